"""The command `fondaco tune`: successive halving of search settings for a game.

Many candidates play few games against greedy, the better half plays twice as many, and so on; large margins count for
more. The last one replaces the current settings only if it also beats them in a duel by a significance test: the
confidence interval of its share of wins must lie above one half.
"""

from __future__ import annotations

import tomllib
from argparse import Namespace
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import asdict, dataclass, replace
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.arena.intervals import wilson
from fondaco.arena.sentences import ArenaError, ArenaSentences
from fondaco.bots.search import Budget, Search, Settings, settings_of
from fondaco.bots.search.settings import FILE, save_settings
from fondaco.bots.search.worker_pool import worker_pool
from fondaco.table import Table, find_game, register_bot
from fondaco.terminal.parser import Parser, whole

OPPONENT: Final = "greedy"
FIRST_GAMES: Final = 6
"""Games of each candidate in the first round."""
DUEL: Final = 96
"""Games of the duel with the current settings; about three in five must be won."""
RANGES: Final[dict[str, tuple[float, float]]] = {
    "exploration": (0.01, 0.5),
    "focus": (0.2, 6.0),
    "widening": (2.0, 16.0),
    "temperature": (3.0, 80.0),
    "trust": (0.01, 0.5),
    "playout": (0.6, 40.0),
    "completion": (0.6, 6.0),
    "patience": (6.0, 120.0),
    "repeat": (1.0, 32.0),
}
"""Search space of each parameter, log-uniform; integers are rounded."""
HORIZONS: Final = (0, 1, 2, 3)
BY_MUCH: Final = 0.5
"""Weight of the margin relative to the victory, to tell candidates apart that win all their games."""


@dataclass(frozen=True)
class Trial:
    """A game of one candidate against another bot, or against other settings."""

    game: str
    budget: str
    seed: str
    seat: int
    candidate: Settings
    rival: Settings | None


def add_arguments(parser: Parser) -> None:
    """Command-line arguments."""
    say = parser.say
    parser.add_argument("game", help=say("search-game"))
    parser.add_argument("--candidates", type=whole, default=16, metavar="N", help=say("tune-candidates"))
    parser.add_argument("--try", dest="tried", action="append", default=[], metavar="SETTINGS", help=say("tune-try"))
    parser.add_argument("--budget", default="0.05s", help=say("tune-budget"))
    parser.add_argument("--workers", type=whole, default=2, metavar="N", help=say("search-workers"))
    parser.add_argument("--seed", default="tune", help=say("tune-seed"))
    parser.add_argument("--dry", action="store_true", help=say("tune-dry"))
    parser.add_argument("--into", type=Path, default=FILE, metavar="FILE", help=say("search-into"))


def run(arguments: Namespace) -> int:
    """Tune the settings and report every round."""
    game = find_game(arguments.game).name
    if arguments.candidates < max(2, 1 + len(arguments.tried)) or arguments.workers < 1:
        raise ArenaError("error-tune-candidates")
    budget = str(Budget.parse(arguments.budget))
    given = [as_told(settings_of(game), text) for text in arguments.tried]
    with worker_pool(arguments.workers) as pool:
        tuner = Tuner(game, budget, arguments.seed, pool, given, arguments.language)
        tune(tuner, arguments.candidates, None if arguments.dry else arguments.into)
    return 0


def tune(tuner: Tuner, candidates: int, into: Path | None) -> None:
    """Successive halving, then the duel; the winner is saved unless it is a dry run."""
    best = tuner.halve(tuner.candidates(candidates))
    wins, games = tuner.duel(best)
    words = tuner.words
    low, high = (words.percent(share, 0) for share in wilson(wins, games))
    print(words.say("tune-duel", wins=f"{wins:g}", games=games, low=low, high=high))
    if not is_better(wins, games):
        print(words.say("tune-kept"))
    elif into is None:
        print(words.say("tune-dry-found", settings=short(best)))
    else:
        save_settings(tuner.game, best, into)
        print(words.say("tune-written", settings=short(best)))


def is_better(wins: float, games: int) -> bool:
    """Significance test: whether the confidence interval of the share of wins lies above one half."""
    return wilson(wins, games)[0] > 0.5


class Result(NamedTuple):
    """The result of a game for a candidate."""

    victory: float
    """Its share of the victory."""
    lead: float
    """Its margin, as a share of all points."""


class Tuner:
    """Tuner of one game: plays candidates in a worker pool."""

    def __init__(
        self, game: str, budget: str, seed: str, pool: Executor, given: Sequence[Settings] = (), language: str = "en"
    ) -> None:
        self.game, self.budget, self.seed, self.pool = game, budget, seed, pool
        self.given, self.words = list(given), ArenaSentences(language)

    def candidates(self, count: int) -> list[Settings]:
        """The current settings, those given on the command line, and random ones near and far from the current."""
        random = Random(self.seed)
        usual = settings_of(self.game)
        found = count - 1 - len(self.given)
        near = [varied(usual, random, 0.35) for _ in range((found + 1) // 2)]
        return [usual, *self.given, *near, *(varied(usual, random, 1.0) for _ in range(found - len(near)))]

    def halve(self, candidates: list[Settings]) -> Settings:
        """Successive halving: play rounds until one candidate is left."""
        games = FIRST_GAMES
        while len(candidates) > 1:
            waiting = [self._trials(candidate, None, f"round {games}", games) for candidate in candidates]
            results = [self._mean(trials) for trials in waiting]
            ranked = sorted(zip(results, candidates), key=lambda pair: -pair[0].victory - BY_MUCH * pair[0].lead)
            for (victory, lead), candidate in ranked:
                share = self.words.percent(victory).rjust(6)
                ahead = f"{'' if lead < 0 else '+'}{self.words.percent(lead)}".rjust(6)
                line = self.words.say("tune-round", share=share, games=f"{games:3}", lead=ahead)
                print(line, short(candidate), sep="  ", flush=True)
            print(flush=True)
            candidates = [candidate for _, candidate in ranked[: (len(ranked) + 1) // 2]]
            games *= 2
        return candidates[0]

    def duel(self, best: Settings, games: int = DUEL) -> tuple[float, int]:
        """The candidate's wins against the current settings, and the number of games; none against itself."""
        usual = settings_of(self.game)
        if best == usual:
            return 0.0, 0
        return games * self._mean(self._trials(best, usual, "duel", games)).victory, games

    def _trials(self, candidate: Settings, rival: Settings | None, name: str, games: int) -> list[Future[Result]]:
        trials = [
            Trial(self.game, self.budget, f"{self.seed} {name} {game // 2}", game % 2, candidate, rival)
            for game in range(games)
        ]
        return [self.pool.submit(play, trial) for trial in trials]

    def _mean(self, trials: Iterable[Future[Result]]) -> Result:
        """The mean result of games."""
        results = [trial.result() for trial in trials]
        return Result(*(sum(numbers) / len(results) for numbers in zip(*results)))


def varied(usual: Settings, random: Random, how_far: float) -> Settings:
    """Random variation: each parameter at most so far away on its log scale."""
    changed: dict[str, float | int | bool] = {}
    for name, (low, high) in RANGES.items():
        now = min(high, max(low, float(getattr(usual, name)) or low))
        step = how_far * (log(high) - log(low)) * (random.random() - 0.5)
        number = exp(min(log(high), max(log(low), log(now) + step)))
        changed[name] = round(number) if isinstance(getattr(usual, name), int) else round(number, 4)
    for flag in ("closed", "learned"):
        if random.random() < how_far / 2:
            changed[flag] = not getattr(usual, flag)
    if random.random() < how_far / 2:
        changed["horizon"] = random.choice(HORIZONS)
    return replace(usual, **changed)  # type: ignore[arg-type]


def as_told(usual: Settings, text: str) -> Settings:
    """Parse settings as given on the command line: `horizon=3 closed=false`."""
    told: dict[str, float | int | bool] = {}
    for word in text.split():
        name, _, written = word.partition("=")
        if name not in asdict(usual):
            raise ArenaError("error-no-search-setting", name=name, known=", ".join(asdict(usual)))
        now = getattr(usual, name)
        told[name] = _value(written, type(now))
        if type(told[name]) is not type(now):
            raise ArenaError("error-search-setting", name=name, known=str(now).lower(), given=written)
    return replace(usual, **told)  # type: ignore[arg-type]


def _value(written: str, kind: type) -> Any:
    """Parse a value as in settings.toml: a number, true or false; None if it is neither."""
    try:
        value = tomllib.loads(f"value = {written}")["value"]
    except tomllib.TOMLDecodeError:
        return None
    return float(value) if kind is float and type(value) is int else value


def play(trial: Trial) -> Result:
    """Play a trial; the candidate's result."""
    budget = Budget.parse(trial.budget)
    register_bot("candidate", lambda: Search(budget, trial.candidate))
    register_bot("rival", lambda: Search(budget, trial.rival))
    other = OPPONENT if trial.rival is None else "rival"
    seats = ["candidate", other] if trial.seat == 0 else [other, "candidate"]
    table = Table(trial.game, seats, trial.seed)
    table.finish()
    own, rival_score = table.scores[trial.seat], table.scores[1 - trial.seat]
    lead = (own - rival_score) / max(1, abs(own) + abs(rival_score))
    return Result((trial.seat in table.winners) / len(table.winners), lead)


def short(settings: Settings) -> str:
    """The settings on one line."""
    return " ".join(f"{name} {value:g}" for name, value in asdict(settings).items())
