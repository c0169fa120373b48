"""The games of a tournament: who sits where, with which seed, and how one ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from fondaco.bots import Council
from fondaco.table import AnyGame, BadSeats, FondacoError, Table, sitter_named


class MatchFailed(FondacoError):
    """A game could not be played to its end."""


@dataclass(frozen=True)
class Match:
    """One game to be played: its number, its bots in the order of the seats, and its seed."""

    number: int
    game: str
    bots: tuple[int, ...]
    """Which of the bots named sits in each seat."""
    seats: tuple[str, ...]
    """The name of each of them."""
    seed: str


@dataclass(frozen=True)
class Outcome:
    """How the match with this number ended, by seats."""

    number: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won; several may share a victory."""
    decisions: int

    def victory(self, seat: int) -> float:
        """A seat's part of the victory: 1 alone, a half with another, 0 without."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def check_bots(bots: Sequence[str], is_here: bool) -> None:
    """Every bot must be in the house, and a council plays in this process only, where it may start others.

    No other function of the arena knows how a bot is named.
    """
    for bot in bots:
        if isinstance(sitter_named(bot), Council) and not is_here:
            raise BadSeats(f"{bot} is a council, which has processes of its own and plays with --workers 1 only")


def seats_at_a_table(game: AnyGame, bots: Sequence[str], wanted: int | None) -> int:
    """How many bots sit down to one game: as many as are named, or as few as the game allows if they are too many."""
    least, most = game.players.start, game.players.stop - 1
    players = wanted if wanted is not None else least if len(bots) > most else len(bots)
    if players not in game.players:
        raise BadSeats(f"{game.name} is for {least} to {most} players, not {players}")
    if players > len(bots):
        raise BadSeats(f"{players} players need {players} bots, and {len(bots)} are named (the same may come twice)")
    return players


def matches(game: str, bots: Sequence[str], games: int, seed: str, players: int = 0) -> list[Match]:
    """The games of a tournament, in an order that may be cut short anywhere.

    Every company of so many bots plays equally often, and in it each bot sits in each seat equally often; both as
    far as the number of games allows. The games in which a company rotates share their chance. More games only add
    to the fewer.
    """
    companies = list(combinations(range(len(bots)), players or len(bots)))
    return [_match(number, game, bots, companies, seed) for number in range(games)]


def _match(number: int, game: str, bots: Sequence[str], companies: Sequence[tuple[int, ...]], seed: str) -> Match:
    rounds, place = divmod(number, len(companies))
    company = companies[place]
    deal, turn = divmod(rounds, len(company))
    # Companies begin their rotation in different places, so that a tournament cut short favours nobody.
    seated = [_rotated(company, earlier + place) for earlier in range(turn + 1)]
    named = [tuple(bots[bot] for bot in seating) for seating in seated]
    # Two of the same bot that change places would play the very same game again.
    again = named[:-1].count(named[-1])
    chance = f"{seed} {deal * len(companies) + place}" + (f" again {again}" if again else "")
    return Match(number, game, seated[-1], named[-1], chance)


def _rotated(company: tuple[int, ...], turn: int) -> tuple[int, ...]:
    start = turn % len(company)
    return company[start:] + company[:start]


def play_match(match: Match) -> Outcome:
    """Play one game to its end."""
    try:
        table = Table(match.game, match.seats, match.seed)
        table.finish()
    except Exception as error:
        raise MatchFailed(
            f"game {match.number} ({match.game}, seats {','.join(match.seats)}, seed {match.seed!r}) cannot be played: "
            f"{type(error).__name__}: {error}"
        ) from error
    return Outcome(match.number, match.bots, tuple(table.scores), tuple(table.winners), table.length)
