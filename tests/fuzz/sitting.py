"""Random game at a table of people: why not, undo, log, past views, record and replay."""

from importlib import import_module
from random import Random
from typing import Any

from tests.fuzz.walk import COME_BACK_EVERY, differences, position

import fondaco
from fondaco.kernel import EVERYONE, NATURE, OWN, OWN_AND_SIZES, OWN_AND_TOTALS, Event
from fondaco.table import Move, UndoNeedsAgreement
from fondaco.words import LANGUAGES, read_chapters, speaker

OWNED = (OWN, OWN_AND_TOTALS, OWN_AND_SIZES)
PEOPLE = ("ada", "bo", "cyd", "dee", "eve", "fay")
ASK_EVERY = 10
"""Sampling: at one decision of so many, every action is asked about, and every legal one played and undone."""
TAKE_BACK_EVERY = 8
LOOK_BACK_EVERY = 40
REPLAY_EVERY = 150


class Sitting:
    """A random game with people in all seats."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.random = Random(f"sitting {game} {players} {seed}")
        self.table = fondaco.Table(game, seats=PEOPLE[:players], seed=f"sitting {seed}")
        self.game, self.seed, self.players = self.table.game, seed, players
        rules = read_chapters(self.game.folder)
        self.clauses = {clause.id for chapter in rules for clause in chapter.clauses}
        self.module = import_module(f"tests.fuzz.{game.replace('-', '_')}")
        self.turns = 0
        self.seen: dict[int, list[Any]] = {}
        """What everybody saw after so many decisions."""

    def __str__(self) -> str:
        return f"table of {self.game.name}, {self.players} players, seed {self.seed}, decision {self.table.length}"

    def run(self) -> None:
        """Play to the end; a failed check names its place."""
        try:
            self._play()
        except Exception as error:
            raise AssertionError(f"{self}: {type(error).__name__}: {error}") from error

    def _play(self) -> None:
        table = self.table
        while decisions := table.decisions:
            owed = [decision for decision in decisions if not decision.optional]
            decision = self.random.choice(owed if self.random.randrange(COME_BACK_EVERY) else decisions)
            number, a, b = decision.frame
            forced = len(decision.moves) == 1 and self.game.steps[number].may_be_forced(table._state, a, b)
            assert decision.moves and (decision.optional or not forced), f"{decision} was not played"
            if self.turns % ASK_EVERY == 0:
                self._ask_about_everything(decision.seat)
                for move in decision.moves:
                    self._play_and_take_back(move, everyone=True)
            move = self.random.choice(decision.moves)
            if self.turns % TAKE_BACK_EVERY == 0:
                self._play_and_take_back(move, everyone=False)
            if self.turns % LOOK_BACK_EVERY == 0:
                self.seen[table.length] = [table.view(seat) for seat in range(-1, self.players)]
            if self.turns % REPLAY_EVERY == 0:
                self._replay()
            self._play_any_way(move)
            self.turns += 1
        assert table.over and table.decision is None and not table.moves()
        self._replay()
        self._look_back()
        self._check_log()
        assert table.unfair() == [], "chance did not follow the seed"
        self._ask_about_everything(None)

    # Moves

    def _play_any_way(self, move: Move) -> None:
        """Play it as a value, as text, or as a number: all the same."""
        move_as: list[str | int | Move] = [move, str(move), move.action]
        self.table.play(self.random.choice(move_as), seat=move.seat)

    def _ask_about_everything(self, seat: int | None) -> None:
        """For every action of the game: it is legal, or an existing clause says why not."""
        legal = {move.action for move in self.table.moves(seat)}
        seats = [seat] if seat is None else [seat, *(other for other in range(self.players) if other != seat)]
        for asked in seats:
            mine = legal if asked == seat else {move.action for move in self.table.moves(asked)}
            for action in range(self.game.size):
                refusals = self.table.why_not(action, asked)
                word = self.game.notation[action]
                assert (action in mine) == (not refusals), f"{word!r} for seat {asked}: {refusals}"
                for refusal in refusals:
                    assert refusal.clause in self.clauses, f"{word!r}: no clause is called {refusal.clause!r}"

    # Undo

    def _play_and_take_back(self, move: Move, everyone: bool) -> None:
        """An undone move leaves no trace, and played again it has the same effect."""
        table, others = self.table, [other for other in range(self.players) if other != move.seat]
        before, length, saved = table._state.copy(), table.length, table.save()
        table.play(str(move), seat=move.seat)
        after = table._state.copy()
        if everyone or not self._undo_alone(move.seat, before, table._entries[length:]):
            table.undo(move.seat, agreed=others)
        assert position(table._state) == position(before), f"{move!r}: {differences(table._state, before)}"
        assert table.length == length
        if not after.over:  # the end publishes the seed, and a new one is used after it
            assert table.save() == saved
            table.play(str(move), seat=move.seat)
            assert position(table._state) == position(after), f"{move!r}: {differences(table._state, after)}"
            table.undo(move.seat, agreed=others)

    def _undo_alone(self, seat: int, before: Any, entries: list[Any]) -> bool:
        """Nobody need agree until something new was seen; a secret shown to others is such a thing."""
        news = any(entry.seat != seat for entry in entries)
        secrets = [name for name, how in before.VISIBLE.items() if how in OWNED]
        foreseen = (
            self.module.OWN_DECISIONS_REVEAL_NOTHING
            and not self.table.over  # the end may reveal secrets
            and all(getattr(before, name)[seat] == getattr(self.table._state, name)[seat] for name in secrets)
        )
        try:
            self.table.undo(seat)
        except UndoNeedsAgreement as asked:
            assert news or not foreseen, "nothing was new, yet all were asked"
            assert asked.seats == [other for other in range(self.players) if other != seat]
            return False
        assert not news, "a decision was taken back though something new was seen since"
        return True

    def _look_back(self) -> None:
        for length, views in self.seen.items():
            for seat, view in enumerate(views, start=-1):
                assert self.table.view(seat, at=length) == view, f"after {length} decisions seat {seat} saw another"

    # Record and log

    def _replay(self) -> None:
        table = self.table
        again = fondaco.Table.replay(table.save())
        assert position(again._state) == position(table._state), differences(again._state, table._state)
        assert again.scores == table.scores and again.winners == table.winners
        assert [entry.events for entry in again._entries] == [entry.events for entry in table._entries]
        assert again.save() == table.save()
        assert table.record() == table.save() or not table.over
        for seat in range(-1, self.players):
            self._check_public_record(seat)

    def _check_public_record(self, seat: int) -> None:
        """Of others' secret draws a reader learns only that they happened, until the game is over."""
        lines = self.table.record(seat).split("moves:\n")[1].splitlines()
        for entry, line in zip(self.table._entries, lines, strict=False):
            hidden = not self.table.over and entry.witness not in (EVERYONE, seat)
            assert line.endswith("?") == hidden, f"seat {seat} reads {line!r}"
            assert self.table.over or entry.seat == seat or not line.endswith("!"), f"seat {seat} reads {line!r}"

    def _check_log(self) -> None:
        """Everybody reads what is public and what only they may know."""
        events: list[Event] = [*self.table._opening]
        for entry in self.table._entries:
            events += entry.events
            assert entry.seat != NATURE or not entry.forced
        for language in LANGUAGES:
            spoken = speaker(self.game, language)
            for seat in range(-1, self.players):
                mine = [event.key for event in events if event.witness in (EVERYONE, seat)]
                log = self.table.log(seat, language)
                assert len(log) == sum(spoken.has(f"log-{key}") for key in mine), f"seat {seat} reads other news"
                assert not any("{" in sentence for sentence in log), "a sentence is not finished"
