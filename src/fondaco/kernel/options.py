"""Option encoding: each option of a step has a fixed number and a machine notation."""

from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Axis:
    """A dimension of options, such as the four countries."""

    name: str
    labels: tuple[str, ...]
    words: str = ""
    """The family of text keys that names the labels; the axis's own name unless another axis has them already."""

    def key(self, value: int) -> str:
        """The text key of a label."""
        return f"{self.words or self.name}-{self.labels[value]}"

    def __len__(self) -> int:
        return len(self.labels)


@dataclass(frozen=True)
class Group:
    """Options of one kind: a word and its axes."""

    word: str
    axes: tuple[Axis, ...] = ()

    def __post_init__(self) -> None:
        if len({axis.name for axis in self.axes}) < len(self.axes):
            raise ValueError(f"the options {self.word!r} point twice along the same axis")

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size


class Options:
    """All options of a step in a fixed order; the number of an option never changes."""

    def __init__(self, *groups: Group) -> None:
        self.groups = groups
        self._places: list[tuple[Group, tuple[int, ...]]] = []
        self._first: dict[str, int] = {}
        for group in groups:
            if group.word in self._first:
                raise ValueError(f"two groups of options share the word {group.word!r}")
            self._first[group.word] = len(self._places)
            self._places += [(group, place) for place in product(*(range(len(axis)) for axis in group.axes))]

    def __len__(self) -> int:
        return len(self._places)

    def __repr__(self) -> str:
        return f"Options({', '.join(self.words(option) or '·' for option in range(len(self)))})"

    def first(self, word: str) -> int:
        """The number of the first option of a group."""
        return self._first[word]

    def group(self, option: int) -> str:
        """The group of an option, by its word."""
        return self._places[option][0].word

    def arguments(self, option: int) -> dict[str, int]:
        """The arguments of an option, by axis."""
        group, place = self._places[option]
        return {axis.name: value for axis, value in zip(group.axes, place, strict=True)}

    def words(self, option: int) -> str:
        """An option in machine notation, without the step's own word."""
        group, place = self._places[option]
        labels = [axis.labels[value] for axis, value in zip(group.axes, place, strict=True)]
        return " ".join(word for word in (group.word, *labels) if word)
