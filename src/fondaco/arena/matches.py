"""Matches of a tournament: lineups, seats and seeds, and how one is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from fondaco.arena.sentences import FOLDER, ArenaError
from fondaco.bots import Council
from fondaco.table import AnyGame, BadSeats, FondacoError, Table, sitter_named


class BadLineup(BadSeats):
    """Bots that cannot play together here."""

    texts = FOLDER


class MatchFailed(ArenaError):
    """A game that could not be finished."""


@dataclass(frozen=True)
class Match:
    """A game to be played: its number, its bots in seat order, and its seed."""

    number: int
    game: str
    bots: tuple[int, ...]
    """The bot of each seat, by its index in the contest."""
    seats: tuple[str, ...]
    """The bot of each seat, by its name."""
    seed: str

    @property
    def named(self) -> dict[str, int | str]:
        """Arguments of an error about this match."""
        return {"number": self.number, "game": self.game, "seats": ",".join(self.seats), "seed": self.seed}


@dataclass(frozen=True)
class Outcome:
    """The result of a match, by seats."""

    number: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The winning seats; a victory may be shared."""
    decisions: int

    def victory(self, seat: int) -> float:
        """A seat's share of the victory: 1 alone, a half with another, 0 without."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def check_bots(bots: Sequence[str], is_here: bool) -> None:
    """Every bot must be registered; a council plays in this process only, as it starts processes of its own.

    No other function of the arena parses a bot's name.
    """
    for bot in bots:
        if isinstance(sitter_named(bot), Council) and not is_here:
            raise BadLineup("error-council", name=bot)


def seats_at_a_table(game: AnyGame, bots: Sequence[str], wanted: int | None) -> int:
    """Seats per game: as many as there are bots, or the fewest that the game allows if they are too many."""
    least, most = game.players.start, game.players.stop - 1
    players = wanted if wanted is not None else least if len(bots) > most else len(bots)
    if players not in game.players:
        raise BadSeats("error-players", game=game.name, least=least, most=most, given=players)
    if players > len(bots):
        raise BadLineup("error-too-few-bots", players=players, given=len(bots))
    return players


def matches(game: str, bots: Sequence[str], games: int, seed: str, players: int = 0) -> list[Match]:
    """The matches of a tournament, in an order that may be cut short anywhere.

    Balanced design: every lineup plays equally often, with each bot in each seat equally often, as far as the number
    of games allows. Rotations of a lineup share a seed (common random numbers). More games only extend the list.
    """
    lineups = list(combinations(range(len(bots)), players or len(bots)))
    return [_match(number, game, bots, lineups, seed) for number in range(games)]


def _match(number: int, game: str, bots: Sequence[str], lineups: Sequence[tuple[int, ...]], seed: str) -> Match:
    rounds, place = divmod(number, len(lineups))
    lineup = lineups[place]
    deal, turn = divmod(rounds, len(lineup))
    # Lineups begin their rotation at different seats, so that a tournament cut short favours nobody.
    starts = [(earlier + place) % len(lineup) for earlier in range(turn + 1)]
    seated = [lineup[start:] + lineup[:start] for start in starts]
    named = [tuple(bots[bot] for bot in seating) for seating in seated]
    # Two copies of a bot that swap seats would play the very same game again.
    again = named[:-1].count(named[-1])
    chance = f"{seed} {deal * len(lineups) + place}" + (f" again {again}" if again else "")
    return Match(number, game, seated[-1], named[-1], chance)


def play_match(match: Match) -> Outcome:
    """Play a match to its end."""
    try:
        table = Table(match.game, match.seats, match.seed)
        table.finish()
    except Exception as error:
        problem = error if isinstance(error, FondacoError) else str(error)
        raise MatchFailed("error-match", **match.named, name=type(error).__name__, problem=problem) from error
    return Outcome(match.number, match.bots, tuple(table.scores), tuple(table.winners), table.length)
