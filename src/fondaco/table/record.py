"""Text format of a recorded game: readable, diffable, and enough to replay it without a random generator."""

from dataclasses import dataclass, field

from fondaco.kernel import FondacoError
from fondaco.kernel.parsing import whole_number
from fondaco.table.errors import NotARecord, RecordError

FORMAT = 1
TITLE = "fondaco record"
CHANCE = "*"
FORCED = "!"
SECRET = "?"
LARGEST = 999_999_999
"""No number in a record is larger."""
MOVES = "moves:\n"


@dataclass
class Line:
    """A decision of the record: who, what, and whether it was forced."""

    seat: int
    move: str
    forced: bool = False
    number: int = 0

    def __str__(self) -> str:
        who = CHANCE if self.seat < 0 else str(self.seat)
        return f"{who} {self.move}{' ' + FORCED if self.forced else ''}"


@dataclass
class Record:
    """A parsed record."""

    game: str
    rules: int
    seats: list[str]
    settings: dict[str, str]
    components: str
    seed_hashes: list[tuple[int, str]]
    """The hash of each seed, and the first chance event it was used for."""
    lines: list[Line]
    seeds: list[str] = field(default_factory=list)
    """The seeds themselves, where known."""
    result: str = ""
    places: dict[str, int] = field(default_factory=dict)
    """The line of each header and of the result, for errors."""

    def __str__(self) -> str:
        settings = " ".join(f"{name}={value}" for name, value in self.settings.items())
        head = [
            f"{TITLE} {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {' '.join(self.seats)}",
            f"settings: {settings}".strip(),
            f"components: {self.components}",
            *(f"seed-hash: {start} {digest}" for start, digest in self.seed_hashes),
            *(f"seed: {seed}" for seed in self.seeds),
        ]
        end = [f"result: {self.result}"] if self.result else []
        return "\n".join([*head, MOVES.strip(), *map(str, self.lines), *end, ""])


def parse(text: str) -> Record:
    """Parse a record; an error names the first wrong line."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(TITLE):
        raise NotARecord(f"{TITLE} {FORMAT}")
    version = lines[0][len(TITLE) :].strip()
    if not version:
        raise RecordError(1, FondacoError("error-record-no-format", count=FORMAT))
    if version != str(FORMAT):
        raise RecordError(1, FondacoError("error-record-format", given=version, count=FORMAT))
    head, start = _parse_head(lines)
    record = Record(
        game=_one(head, "game"),
        rules=_whole(head, "rules"),
        seats=_one(head, "seats").split(),
        settings=_settings(head),
        components=_one(head, "components"),
        seed_hashes=[_seed_hash(line, value) for line, value in head.get("seed-hash", [])],
        lines=[],
    )
    record.seeds = [value for _, value in head.get("seed", [])]
    record.places = {name: found[-1][0] for name, found in head.items()}
    _parse_moves(record, lines, start)
    return record


def _parse_head(lines: list[str]) -> tuple[dict[str, list[tuple[int, str]]], int]:
    head: dict[str, list[tuple[int, str]]] = {}
    for number, text in enumerate(lines[1:], 2):
        if text.strip() == MOVES.strip():
            return head, number
        name, colon, value = text.partition(":")
        if not colon or name not in ("game", "rules", "seats", "settings", "components", "seed-hash", "seed"):
            raise RecordError(number, FondacoError("error-record-header", given=repr(text)))
        head.setdefault(name, []).append((number, value.strip()))
    raise RecordError(len(lines), FondacoError("error-record-moves"))


def _one(head: dict[str, list[tuple[int, str]]], name: str) -> str:
    if len(head.get(name, [])) != 1:
        line = head[name][-1][0] if name in head else 1
        raise RecordError(line, FondacoError("error-record-once", name=name))
    return head[name][0][1]


def _whole(head: dict[str, list[tuple[int, str]]], name: str) -> int:
    value = _one(head, name)
    number = whole_number(value, LARGEST)
    if number is None:
        raise RecordError(head[name][0][0], FondacoError("error-record-number", name=name, given=repr(value)))
    return number


def _settings(head: dict[str, list[tuple[int, str]]]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for word in _one(head, "settings").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise RecordError(head["settings"][0][0], FondacoError("error-record-setting", given=repr(word)))
        settings[name] = value
    return settings


def _seed_hash(line: int, value: str) -> tuple[int, str]:
    first, _, digest = value.partition(" ")
    start = whole_number(first, LARGEST)
    if start is None or not digest:
        raise RecordError(line, FondacoError("error-record-hash", given=repr(value)))
    return start, digest


def _parse_moves(record: Record, lines: list[str], start: int) -> None:
    for number, text in enumerate(lines[start:], start + 1):
        if not text.strip():
            continue
        if record.result:
            raise RecordError(number, FondacoError("error-record-end"))
        if text.startswith("result:"):
            record.result, record.places["result"] = text.partition(":")[2].strip(), number
            continue
        record.lines.append(parse_line(text, number))


def parse_line(text: str, number: int) -> Line:
    """Parse the line of one decision."""
    who, _, move = text.strip().partition(" ")
    forced = move.endswith(f" {FORCED}")
    move = move.removesuffix(f" {FORCED}").strip()
    seat = -1 if who == CHANCE else whole_number(who, LARGEST)
    if not move or seat is None:
        raise RecordError(number, FondacoError("error-record-line", given=repr(text)))
    return Line(seat, move, forced, number)
