"""The games of a tournament: who sits where, with which seed, and how one ends."""

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

    @property
    def named(self) -> dict[str, int | str]:
        """The numbers by which an error names the match."""
        return {"number": self.number, "game": self.game, "seats": ",".join(self.seats), "seed": self.seed}


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
    """Every bot must be registered, and a council plays in this process only, where it may start others.

    No other function of the arena knows how a bot is named.
    """
    for bot in bots:
        if isinstance(sitter_named(bot), Council) and not is_here:
            raise BadLineup("error-council", name=bot)


def seats_at_a_table(game: AnyGame, bots: Sequence[str], wanted: int | None) -> int:
    """How many bots sit down to one game: as many as are named, or as few as the game allows if they are too many."""
    least, most = game.players.start, game.players.stop - 1
    players = wanted if wanted is not None else least if len(bots) > most else len(bots)
    if players not in game.players:
        raise BadSeats("error-players", game=game.name, least=least, most=most, given=players)
    if players > len(bots):
        raise BadLineup("error-too-few-bots", players=players, given=len(bots))
    return players


def matches(game: str, bots: Sequence[str], games: int, seed: str, players: int = 0) -> list[Match]:
    """The games of a tournament, in an order that may be cut short anywhere.

    Every lineup of so many bots plays equally often, and in it each bot sits in each seat equally often; both as
    far as the number of games allows. The games in which a lineup rotates share their chance. More games only add
    to the fewer.
    """
    lineups = list(combinations(range(len(bots)), players or len(bots)))
    return [_match(number, game, bots, lineups, seed) for number in range(games)]


def _match(number: int, game: str, bots: Sequence[str], lineups: Sequence[tuple[int, ...]], seed: str) -> Match:
    rounds, place = divmod(number, len(lineups))
    lineup = lineups[place]
    deal, turn = divmod(rounds, len(lineup))
    # Lineups begin their rotation in different places, so that a tournament cut short favours nobody.
    starts = [(earlier + place) % len(lineup) for earlier in range(turn + 1)]
    seated = [lineup[start:] + lineup[:start] for start in starts]
    named = [tuple(bots[bot] for bot in seating) for seating in seated]
    # Two of the same bot that change places would play the very same game again.
    again = named[:-1].count(named[-1])
    chance = f"{seed} {deal * len(lineups) + place}" + (f" again {again}" if again else "")
    return Match(number, game, seated[-1], named[-1], chance)


def play_match(match: Match) -> Outcome:
    """Play one game to its end."""
    try:
        table = Table(match.game, match.seats, match.seed)
        table.finish()
    except Exception as error:
        problem = error if isinstance(error, FondacoError) else str(error)
        raise MatchFailed("error-match", **match.named, name=type(error).__name__, problem=problem) from error
    return Outcome(match.number, match.bots, tuple(table.scores), tuple(table.winners), table.length)
