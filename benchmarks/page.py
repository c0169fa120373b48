"""Writer of docs/benchmarks.md, section by section; sections that were not measured stay."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
TITLES = {
    "engine": "Random playouts",
    "costs": "What single things cost",
    "search": "Search",
    "opponents": "Against OpenSpiel's search",
    "memory": "Memory per idle table",
    "start": "Import and start-up",
    "web": "The web table",
}
"""The parts, in page order."""
MARK = "## "
INTRODUCTION = (
    "# Benchmarks",
    "",
    f"Written by `make bench`, but for “{TITLES['opponents']}”: those matches take hours, and `python -m benchmarks "
    "opponents` writes them down one by one. What is compared in any other section is measured in turns, in one run on "
    "one machine, never two at once: medians, with the lowest and the highest of all rounds. Ratios are taken round by "
    "round, so that a busy moment slows both sides alike; only they mean something on another machine.",
)


@dataclass
class Findings:
    """Lines of one section, and its missed goals."""

    lines: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def add(self, *lines: str) -> None:
        """Append lines, and print them."""
        print("\n".join(lines), flush=True)
        self.lines += lines

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Append a table."""
        self.add(*(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)), "")


def sections(text: str) -> dict[str, str]:
    """Split a page into sections by title, without the head."""
    parts: dict[str, str] = {}
    for part in f"\n{text}".split(f"\n{MARK}")[1:]:
        title, _, content = part.partition("\n")
        parts[title.strip()] = content.strip()
    return parts


def assembled(before: str, measured: Mapping[str, Sequence[str]]) -> str:
    """The page with some sections replaced."""
    parts = sections(before)
    for name, lines in measured.items():
        parts[TITLES[name]] = "\n".join(lines).strip()
    known = [f"{MARK}{title}\n\n{parts[title]}" for title in TITLES.values() if parts.get(title)]
    return "\n\n".join(["\n".join(INTRODUCTION), *known]) + "\n"


def write(name: str, lines: Sequence[str]) -> None:
    """Rewrite one section of the page."""
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(assembled(before, {name: lines}), encoding="utf-8")
