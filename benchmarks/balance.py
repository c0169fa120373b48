"""Game balance of the reconstructed cards and track: statistics of many greedy games, written to docs/balance.md.

Run with `python -m benchmarks.balance [GAMES]`.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

from fondaco.arena.intervals import wilson
from fondaco.bots import Greedy
from fondaco.games.column_of_fire import GAME
from fondaco.games.column_of_fire.printed import SYMBOL_NAMES
from fondaco.games.column_of_fire.rules import frames
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.vocabulary import CARDS, CHARACTERS, COUNTRIES, NO_CARD
from fondaco.kernel import NATURE, NOBODY, pick

SOURCES = {
    "good-sold": "sales on the track",
    "captain-sold": "sales for three",
    "conflict-points": "conflicts",
    "points-gained": "points symbols",
    "minority": "religious minority",
    "protection-traded": "protection traded",
}
TASK = 10


@dataclass
class Tally:
    """Counters of some games."""

    games: int = 0
    wins_by_turn: Counter[int] = field(default_factory=Counter)
    years: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    offered: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    entered: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    winning_scores: list[int] = field(default_factory=list)
    conflicts: Counter[str] = field(default_factory=Counter)
    tiles: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


def play(players: int, seed: str, tally: Tally) -> None:
    """Play and count one game of greedy bots."""
    game, random, bot = GAME(), Random(seed), Greedy()
    s = game.begin(players, {})
    s.heard = []
    who = game.advance(s)
    while who != NOBODY:
        number, a, b = s.frames[-1]
        step = game.steps[number]
        if who == NATURE:
            option = pick(step, s, a, b, random.random())
        else:
            options = game.legal(s, s.frames[-1])
            view = game.view(s, who)
            option = options[0] if len(options) == 1 else bot.choose(game, view, options, random)
            watch(tally, s, who, number, option)
        who = game.answer(s, option)
    count(tally, game, s)


def watch(tally: Tally, s: ColumnOfFire, seat: int, number: int, option: int) -> None:
    """Count the characters on offer and the spaces used."""
    if number == frames.TAKE_CHARACTER and option <= 8:
        up = [
            country * CHARACTERS + s.face_up[country] for country in range(COUNTRIES) if s.face_up[country] != NO_CARD
        ]
        tally.offered.update(up)
    elif number == frames.USE_SPACE and option < 4:
        tally.entered[s.disk[seat]] += 1
        tally.used[s.disk[seat]] += option > 0
    elif number == frames.USE_TILE:
        tally.tiles[option] += 1


def count(tally: Tally, game: GAME, s: ColumnOfFire) -> None:
    """Count the events of a game, and its end."""
    tally.games += 1
    tally.years[s.year] += 1
    winners = game.winners(s)
    for seat in winners:
        tally.wins_by_turn[(seat - s.starting_player) % s.players] += 1
    tally.scores += s.score
    tally.winning_scores.append(max(s.score))
    keys = {event.key for event in s.heard or []}
    tally.ends["50 points" if "goal-reached" in keys else "a deck used up" if "deck-empty" in keys else "60 years"] += 1
    for event in s.heard or []:
        numbers = dict(event.numbers)
        if event.key in SOURCES:
            tally.points[SOURCES[event.key]] += numbers.get("points", 1)
        elif event.key == "character-chosen":
            card = numbers["card"]
            tally.taken[card // CARDS * CHARACTERS + card % CARDS] += 1
        elif event.key == "final-points":
            for name in ("houses", "protection", "goods", "tiles"):
                tally.points[f"final: {name}"] += numbers[name]
        elif event.key in ("conflict-won", "conflict-averted", "house-expelled"):
            tally.conflicts[event.key] += 1


def play_task(task: tuple[int, int]) -> Tally:
    players, start = task
    tally = Tally()
    for number in range(start, start + TASK):
        play(players, f"balance {players} {number}", tally)
    return tally


def study(players: int, games: int) -> Tally:
    """Play many games on all cores."""
    whole = Tally()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for tally in pool.map(play_task, [(players, start) for start in range(0, games, TASK)]):
            whole.add(tally)
    return whole


def shares(tally: Tally, players: int) -> list[str]:
    total = sum(tally.wins_by_turn.values())
    lines = []
    for turn in range(players):
        wins = tally.wins_by_turn[turn]
        low, high = wilson(wins, total)
        lines.append(f"| {turn + 1} | {wins / total:.1%} | {low:.1%} to {high:.1%} |")
    return lines


def report(players: int, tally: Tally) -> list[str]:
    """A chapter of the page."""
    printed = GAME().printed
    years = sorted(tally.years.elements())
    mean = sum(years) / len(years)
    seats = tally.games * players
    won = tally.conflicts["conflict-won"]
    lines = [
        f"## {players} players, {tally.games} games",
        "",
        f"Years: mean {mean:.1f}, from {years[0]} to {years[-1]}, "
        f"the middle 90 % from {years[len(years) // 20]} to {years[-len(years) // 20]}. "
        f"Points: mean {sum(tally.scores) / seats:.1f}, the winner's {sum(tally.winning_scores) / tally.games:.1f}. "
        f"Ended by: {', '.join(f'{how} {n}' for how, n in tally.ends.most_common())}. "
        f"Conflicts a game: {won / tally.games:.1f} won, "
        f"{tally.conflicts['conflict-averted'] / tally.games:.1f} averted; "
        f"houses expelled {tally.conflicts['house-expelled'] / tally.games:.1f}.",
        "",
        "| turn order | wins (shared ones count for each) | 95 % interval |",
        "|---|---|---|",
        *shares(tally, players),
        "",
        "| points from | a player and game |",
        "|---|---|",
        *(f"| {name} | {points / seats:.1f} |" for name, points in tally.points.most_common()),
        "",
        "| space | colour | entered, of all moves | used when entered |",
        "|---|---|---|---|",
    ]
    moves = sum(tally.entered.values())
    for space, name in enumerate(printed.space_ids):
        entered = tally.entered[space]
        use = f"{tally.used[space] / entered:.0%}" if entered else "–"
        die = ("white", "blue", "orange", "brown", "purple")[printed.space_die[space]]
        lines.append(f"| {name} | {die} | {entered / moves:.1%} | {use} |")
    lines += ["", "| character | taken when face up | symbols | taken in all |", "|---|---|---|---|"]
    rates = {card: tally.taken[card] / offered for card, offered in tally.offered.items()}
    for card in sorted(rates, key=lambda card: -rates[card]):
        symbols = " or ".join(SYMBOL_NAMES[symbol] for symbol in printed.character_symbols[card])
        lines.append(f"| {printed.character_names[card]['en']} | {rates[card]:.0%} | {symbols} | {tally.taken[card]} |")
    return [*lines, ""]


def aims(tally: Tally) -> list[str]:
    """The balance goals of the two-player game, with the results."""
    total = sum(tally.wins_by_turn.values())
    years = list(tally.years.elements())
    within = sum(7 <= year <= 14 for year in years) / len(years)
    seats = tally.games * 2
    sales = (tally.points["sales on the track"] + tally.points["sales for three"]) / seats
    rates = [tally.taken[card] / offered for card, offered in tally.offered.items()]
    moves = sum(tally.entered.values())
    spaces = [tally.entered[space] / moves for space in range(len(GAME().printed.space_ids))]
    return [
        "| aim, two players | found |",
        "|---|---|",
        f"| each seat wins 45 to 55 % | {tally.wins_by_turn[0] / total:.1%} and {tally.wins_by_turn[1] / total:.1%} |",
        f"| 7 to 14 years a game | mean {sum(years) / len(years):.1f}; {within:.0%} of the games within |",
        f"| goods and conflicts both worth pursuing | sales {sales:.1f}, conflicts "
        f"{tally.points['conflicts'] / seats:.1f} points a player and game |",
        f"| no character always or never taken | taken when face up: {min(rates):.0%} to {max(rates):.0%} |",
        f"| no space always or never entered | of all moves: {min(spaces):.1%} to {max(spaces):.1%} |",
        "",
    ]


INTRODUCTION = [
    "# How the reconstructed game plays",
    "",
    "Written by `python -m benchmarks.balance`: the bot `greedy` in every seat, with the cards and the action track of",
    "`components.toml`, most of which are reconstructed. The figures say how that bot plays; people may differ.",
    "",
]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    studies = {players: study(players, games if players == 2 else games // 4) for players in (2, 3, 4)}
    page = [*INTRODUCTION, *aims(studies[2])]
    for players, tally in studies.items():
        page += report(players, tally)
    print("\n".join(page))
    Path("docs/balance.md").write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    main()
