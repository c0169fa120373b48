"""The sequence of play beside a real table: what comes when, and whose line it is."""

from typing import Any

import pytest
from tests.companion.tracking import at, go_to, is_shown, next_entry, refused, shown

from fondaco.companion.tracker import PHASES, POWERS, STEPS, Book, Hand, Refused

rule = pytest.mark.rule


def lines(phase: int) -> list[tuple[int, str, str]]:
    """The lines of a phase: number, name and clause."""
    return [(step.line, step.name, step.clause) for step in PHASES[phase - 1].steps]


def done_in_order(book: Book) -> list[str]:
    """The steps of one turn as strict order asks for them."""
    turn, names = book.state.turn, []
    while book.state.turn == turn:
        assert len(book) < 200, "the turn never ends"
        step = book.state.step
        assert step is not None
        if step.name not in names:
            names.append(step.name)
        book.do(next_entry(book))
    return names


@rule("powers.six")
def test_six_powers_take_part_unless_the_table_says_otherwise() -> None:
    state = Book.begin().state
    assert state.settings.powers == ("ottoman", "spain", "england", "france", "empire", "protestant")
    assert set(state.vp) == set(state.hands) == set(POWERS)
    fewer = Book.begin(powers=["protestant", "spain"])
    assert fewer.state.settings.powers == ("spain", "protestant")  # in the order of impulses, however named
    assert refused(fewer, do="vp", power="france", by=1).key == "absent"
    for powers in (["spain"], ["spain", "spain"], ["spain", "england", "spain"]):
        with pytest.raises(Refused) as caught:
            Book({"do": "begin", "powers": powers})
        assert caught.value.clause == "powers.six"


@rule("sequence.order")
def test_a_turn_has_eight_phases_in_fixed_order() -> None:
    names = ["cards", "diplomacy", "spring", "actions", "winter", "marriages", "patronage", "victory"]
    assert [(phase.number, phase.name) for phase in PHASES] == list(enumerate(names, 1))
    book = Book.begin()
    order = done_in_order(book)
    assert order == list(STEPS)
    assert [STEPS[name].phase for name in order] == sorted(STEPS[name].phase for name in order)


@rule("sequence.order")
def test_strict_order_allows_one_line_and_says_what_comes_first() -> None:
    book = Book.begin()
    assert book.state.allowed == ("personalities",)
    for step in list(STEPS)[1:]:
        refusal = refused(book, do="tick", step=step)
        assert (refusal.clause, refusal.key) == ("sequence.order", "not-yet")
        assert refusal.numbers["step"] == "personalities"
    book.do({"do": "tick", "step": "personalities", "nothing": True})
    assert shown(book, "personalities").ticked == "nothing"
    assert refused(book, do="tick", step="personalities").key == "ticked-already"


@rule("sequence.order")
def test_a_phase_closes_when_all_its_ticks_are_set() -> None:
    book = at("treasures-riches")
    assert [phase.closed for phase in book.state.phases] == [False] * 8
    book.do({"do": "tick", "step": "treasures-riches"})
    assert [phase.closed for phase in book.state.phases] == [True] + [False] * 7
    assert [phase.current for phase in book.state.phases] == [False, True] + [False] * 6


@rule("sequence.order")
def test_the_free_mode_takes_lines_in_any_order() -> None:
    book = Book.begin(free=True)
    book.do({"do": "tick", "step": "catholic-league"})
    assert shown(book, "catholic-league").ticked == "done"
    assert book.state.phase == 1
    assert "catholic-league" not in book.state.allowed
    assert {"deal", "impulses", "next-turn"} <= set(book.state.allowed)
    book.do({"do": "pass", "power": "france"})
    assert book.state.mover == "empire"
    book.do({"do": "settings", "free": False})
    assert book.state.allowed == ("personalities",)


# 1 Cards


@rule("sequence.1.cards", "sequence.1.personalities", "sequence.1.fortresses-jesuits", "sequence.1.new-cards")
@rule("sequence.1.deal", "sequence.1.treasures")
def test_the_card_phase_has_five_lines_the_last_in_three_acts() -> None:
    assert PHASES[0].clause == "sequence.1.cards"
    assert lines(1) == [
        (1, "personalities", "sequence.1.personalities"),
        (2, "fortresses-jesuits", "sequence.1.fortresses-jesuits"),
        (3, "new-cards", "sequence.1.new-cards"),
        (4, "deal", "sequence.1.deal"),
        (5, "treasures-pool", "sequence.1.treasures"),
        (5, "treasures-deal", "sequence.1.treasures"),
        (5, "treasures-riches", "sequence.1.treasures"),
    ]
    assert [step.part for step in PHASES[0].steps] == [0, 0, 0, 0, 1, 2, 3]


@rule("sequence.1.deal")
def test_a_marked_power_is_dealt_one_card_fewer_and_the_mark_goes() -> None:
    book = at("new-cards")
    book.do({"do": "penalty", "power": "spain"})
    book.do({"do": "penalty", "power": "england"})
    book.do({"do": "penalty", "power": "england", "by": 4})
    go_to(book, "deal")
    notes = [(note.key, dict(note.numbers)) for note in shown(book, "deal").notes]
    assert notes == [
        ("note-penalty", {"power": "spain", "cards": 1}),
        ("note-penalty", {"power": "england", "cards": 5}),
    ]
    book.do({"do": "tick", "step": "deal", "dealt": {"spain": 5, "england": 4, "france": 3, "empire": 0}})
    cards = {power: book.state.hands[power].cards for power in ("spain", "england", "france", "empire", "ottoman")}
    assert cards == {"spain": 4, "england": 1, "france": 3, "empire": 0, "ottoman": None}  # never below one
    assert not book.state.penalties
    assert not shown(book, "deal").notes


@rule("sequence.1.deal")
def test_dealt_cards_join_the_hand_and_belong_to_the_deal_alone() -> None:
    book = Book.begin()
    assert refused(book, do="tick", step="personalities", dealt={"spain": 3}).key == "no-deal"
    book.do({"do": "hand", "power": "spain", "cards": 2})
    go_to(book, "deal")
    assert refused(book, do="tick", step="deal", nothing=True, dealt={"spain": 3}).key == "no-deal"
    book.do({"do": "tick", "step": "deal", "dealt": {"spain": 3}})
    assert book.state.hands["spain"].cards == 5


@rule("sequence.1.deal")
def test_a_penalty_can_be_taken_away_but_not_below_none() -> None:
    book = Book.begin()
    book.do({"do": "penalty", "power": "spain"})
    book.do({"do": "penalty", "power": "spain", "by": -1})
    assert book.state.penalties == {}
    for by in (-1, 0):
        assert refused(book, do="penalty", power="spain", by=by).key == "penalty-out-of-range"


@rule("component.turn-track", "sequence.1.personalities")
def test_pieces_on_the_turn_track_come_back_with_the_new_personalities() -> None:
    book = at("impulses")
    book.do({"do": "place", "piece": "two galleys", "power": "ottoman"})
    book.do({"do": "place", "piece": "Drake", "power": "england", "turn": 3})
    assert [piece.turn for piece in book.state.track] == [2, 3]  # the next turn unless somebody says otherwise
    assert [reminder.numbers["piece"] for reminder in book.state.reminders] == ["two galleys", "Drake"]
    assert not book.state.due
    go_to(book, "personalities", 2)
    note = shown(book, "personalities").notes[0]
    assert (note.key, dict(note.numbers)) == ("note-piece", {"piece": "two galleys", "power": "ottoman"})
    assert refused(book, do="tick", step="personalities", nothing=True).clause == "component.turn-track"
    book.do({"do": "tick", "step": "personalities"})
    assert [piece.piece for piece in book.state.track] == ["Drake"]
    assert [line.notice.key for line in book.state.told] == ["log-done", "log-returned"]
    book.do({"do": "take", "piece": "Drake"})
    assert not book.state.track
    assert refused(book, do="take", piece="Drake").key == "no-piece"
    assert refused(book, do="place", piece="Drake", power="england", turn=2).key == "turn-is-over"


# 2 Diplomacy


@rule("sequence.2.diplomacy", "sequence.2.negotiation", "sequence.2.ransom", "sequence.2.war")
def test_the_diplomacy_phase_has_three_segments() -> None:
    assert PHASES[1].clause == "sequence.2.diplomacy"
    assert lines(2) == [
        (1, "negotiation", "sequence.2.negotiation"),
        (2, "ransom", "sequence.2.ransom"),
        (3, "war", "sequence.2.war"),
    ]


@rule("sequence.2.negotiation")
def test_agreements_are_written_down() -> None:
    book = at("negotiation")
    book.do({"do": "war", "powers": ["england", "spain"]})
    book.do({"do": "peace", "powers": ["spain", "england"]})
    assert book.state.wars == ()
    assert refused(book, do="peace", powers=["spain", "england"]).key == "not-at-war"
    book.do({"do": "alliance", "powers": ["france", "ottoman"]})
    assert book.state.allies("france") == ("ottoman",)
    assert book.state.allies("ottoman") == ("france",)
    assert refused(book, do="alliance", powers=["ottoman", "france"]).key == "allied-already"
    book.do({"do": "parting", "powers": ["ottoman", "france"]})
    assert book.state.alliances == ()
    assert refused(book, do="parting", powers=["ottoman", "france"]).key == "not-allied"


@rule("sequence.2.ransom")
def test_a_leader_is_ransomed_for_one_card() -> None:
    book = at("negotiation")
    book.do({"do": "hand", "power": "spain", "cards": 3})
    book.do({"do": "hand", "power": "ottoman", "cards": 1})
    book.do({"do": "capture", "leader": "Alba", "owner": "spain", "captor": "ottoman"})
    assert refused(book, do="capture", leader="Alba", owner="spain", captor="france").key == "captive-already"
    assert refused(book, do="capture", leader="Don Juan", owner="spain", captor="spain").key == "own-leader"
    refusal = refused(book, do="ransom", leader="Alba")
    assert (refusal.clause, refusal.key) == ("sequence.2.ransom", "not-in-ransom-segment")
    go_to(book, "ransom")
    assert shown(book, "ransom").notes[0].numbers["leader"] == "Alba"
    assert refused(book, do="ransom", leader="Guise").key == "no-captive"
    book.do({"do": "ransom", "leader": "Alba"})
    assert (book.state.hands["spain"].cards, book.state.hands["ottoman"].cards) == (2, 2)
    assert not book.state.captives


@rule("sequence.2.ransom")
def test_an_empty_hand_pays_no_ransom_but_a_leader_may_be_released() -> None:
    book = at("ransom")
    book.do({"do": "capture", "leader": "Alba", "owner": "spain", "captor": "ottoman"})
    book.do({"do": "hand", "power": "spain", "cards": 0, "home": True})
    assert refused(book, do="ransom", leader="Alba").key == "no-card-for-ransom"
    book.do({"do": "release", "leader": "Alba"})
    assert not book.state.captives
    assert book.state.hands["spain"].cards == 0


@rule("sequence.2.war")
def test_a_war_is_paid_for_in_the_war_segment() -> None:
    book = at("ransom")
    assert refused(book, do="war", powers=["spain", "england"], paid=2).clause == "sequence.2.war"
    book.do({"do": "war", "powers": ["france", "empire"]})  # a rebellion or an event brings war free of charge
    go_to(book, "war")
    book.do({"do": "war", "powers": ["spain", "england"], "paid": 2})
    assert book.state.wars == (("france", "empire"), ("spain", "england"))
    assert book.state.enemies("england") == ("spain",)
    assert book.state.told[0].notice.numbers["paid"] == 2
    assert refused(book, do="war", powers=["england", "spain"], paid=2).key == "at-war-already"


# 3 Spring deployment


@rule("sequence.3.leaders", "sequence.3.home-card", "sequence.3.formation")
@rule("sequence.3.spain-escorts", "sequence.3.england-captains", "sequence.3.hre-preference")
def test_in_spring_each_power_has_three_lines_and_three_have_one_more() -> None:
    def three(line: int, power: str) -> list[tuple[int, str, str]]:
        return [(line, f"{name}.{power}", f"sequence.3.{name}") for name in ("leaders", "home-card", "formation")]

    assert lines(3) == [
        *three(1, "ottoman"),
        *three(2, "spain"),
        (2, "spain-escorts", "sequence.3.spain-escorts"),
        *three(3, "england"),
        (3, "england-captains", "sequence.3.england-captains"),
        *three(4, "france"),
        *three(5, "empire"),
        (5, "hre-preference", "sequence.3.hre-preference"),
        *three(6, "protestant"),
    ]
    extras = ("spain-escorts", "england-captains", "hre-preference")
    assert [STEPS[name].power for name in extras] == ["spain", "england", "empire"]
    assert all(step.power == step.name.partition(".")[2] for step in PHASES[2].steps if "." in step.name)


@rule("sequence.3.home-card")
def test_only_that_a_home_card_was_chosen_is_recorded() -> None:
    book = at("home-card.spain")
    assert not book.state.hands["spain"].home
    book.do({"do": "tick", "step": "home-card.spain"})
    assert book.state.hands["spain"].home
    go_to(book, "home-card.france").do({"do": "tick", "step": "home-card.france", "nothing": True})
    assert not book.state.hands["france"].home
    go_to(book, "personalities", 2)
    assert not any(hand.home for hand in book.state.hands.values())  # it was for this turn


@rule("sequence.3.hre-preference")
def test_the_preference_of_the_empire_shows_on_turn_one_only() -> None:
    book = at("hre-preference")
    assert is_shown(book, "hre-preference")
    go_to(book, "leaders.protestant", 2)
    assert not is_shown(book, "hre-preference")
    book.do({"do": "settings", "free": True})
    refusal = refused(book, do="tick", step="hre-preference")
    assert (refusal.clause, refusal.key) == ("sequence.3.hre-preference", "other-turn")


@rule("sequence.3.spain-escorts", "sequence.3.hre-preference", "powers.six")
def test_lines_of_absent_powers_stay_but_are_greyed_and_not_waited_for() -> None:
    book = at("leaders.england", powers=("england", "protestant"))
    for name in ("leaders.spain", "spain-escorts", "hre-preference"):
        assert shown(book, name).greyed
        assert refused(book, do="tick", step=name).key == "absent"
    assert not shown(book, "england-captains").greyed
    go_to(book, "impulses")
    assert book.state.phases[2].closed


# 4 Actions


@rule("sequence.4.impulse-order", "sequence.4.until-all-pass")
def test_the_action_phase_is_one_line_that_is_not_ticked_by_hand() -> None:
    assert PHASES[3].clause == "sequence.4.impulse-order"
    assert lines(4) == [(1, "impulses", "sequence.4.until-all-pass")]
    book = at("impulses")
    assert book.state.allowed == ()
    for step in ("impulses", "morisco-unrest"):
        refusal = refused(book, do="tick", step=step)
        assert (refusal.clause, refusal.key) == ("sequence.4.until-all-pass", "not-all-passed")


@rule("sequence.4.impulse-order")
def test_impulses_go_round_in_the_order_of_the_card() -> None:
    book = Book.begin()
    assert refused(book, do="impulse", power="ottoman").key == "no-actions-now"
    go_to(book, "impulses")
    movers = []
    for _ in range(8):
        movers.append(book.state.mover)
        others = [power for power in POWERS if power != book.state.mover]
        assert {refused(book, do="impulse", power=power).key for power in others} == {"not-your-place"}
        book.do({"do": "impulse", "power": book.state.mover, "note": "a siege"})
    assert movers == [*POWERS, "ottoman", "spain"]
    assert book.state.impulses[0].note == "a siege"


@rule("sequence.4.impulse-order")
def test_an_impulse_takes_a_card_out_of_a_counted_hand() -> None:
    book = at("impulses")
    book.do({"do": "hand", "power": "ottoman", "cards": 1, "home": True})
    book.do({"do": "impulse", "power": "ottoman"})
    assert book.state.hands["ottoman"] == Hand(0, True, 0)
    for power in POWERS[1:]:
        book.do({"do": "impulse", "power": power})
    assert refused(book, do="impulse", power="ottoman").key == "no-card"
    book.do({"do": "impulse", "power": "ottoman", "plays": "home"})
    assert book.state.hands["ottoman"].empty
    book.do({"do": "hand", "power": "spain", "cards": 4, "home": False})
    assert refused(book, do="impulse", power="spain", plays="home").key == "no-home-card"
    book.do({"do": "impulse", "power": "spain", "plays": "nothing"})
    assert book.state.hands["spain"].cards == 4


@rule("sequence.4.until-all-pass")
def test_the_phase_ends_when_all_have_passed_without_an_impulse_in_between() -> None:
    book = at("impulses", powers=("spain", "england", "france"))
    book.do({"do": "pass", "power": "spain"})
    book.do({"do": "pass", "power": "england"})
    book.do({"do": "impulse", "power": "france"})
    assert book.state.passes == 0
    book.do({"do": "impulse", "power": "spain"})  # a pass does not bind
    for count, power in enumerate(("england", "france"), 1):
        book.do({"do": "pass", "power": power})
        assert (book.state.passes, book.state.phase) == (count, 4)
    book.do({"do": "pass", "power": "spain"})  # wherever in the order that happens
    assert book.state.phase == 5
    assert shown(book, "impulses").ticked == "done"
    assert refused(book, do="pass", power="england").key == "no-actions-now"


@rule("sequence.4.until-all-pass")
def test_a_power_without_cards_passes_by_itself() -> None:
    book = at("impulses", powers=("spain", "england", "france"))
    book.do({"do": "hand", "power": "england", "cards": 0, "home": False})
    book.do({"do": "hand", "power": "france", "cards": 0, "home": True})
    book.do({"do": "pass", "power": "spain"})
    assert [(each.power, each.passed, each.automatic) for each in book.state.impulses] == [
        ("spain", True, False),
        ("england", True, True),
    ]
    assert book.state.mover == "france"  # a Home Card is a card
    book.do({"do": "pass", "power": "france"})
    assert book.state.phase == 5


@rule("sequence.4.until-all-pass")
def test_a_pass_with_cards_in_hand_is_warned_of_and_not_forbidden() -> None:
    book = at("impulses")
    book.do({"do": "hand", "power": "ottoman", "cards": 2})
    assert not book.state.warnings
    book.do({"do": "pass", "power": "ottoman"})
    (warning,) = book.state.warnings
    assert (warning.key, dict(warning.numbers)) == ("warn-passed", {"power": "ottoman", "cards": 3})
    book.do({"do": "impulse", "power": "spain"})
    assert not book.state.warnings


@rule("sequence.4.instant-victory")
@pytest.mark.parametrize("how", ["military", "religious", "gunpowder"])
def test_a_victory_at_once_ends_the_game_when_it_is_confirmed(how: str) -> None:
    book = at("war")
    win: dict[str, Any] = {"do": "win", "power": "spain", "how": how}
    assert refused(book, **win, confirmed=True).key == "not-in-actions"
    go_to(book, "impulses")
    for unconfirmed in (win, {**win, "confirmed": False}):
        assert refused(book, **unconfirmed).key == "confirm"
    book.do({**win, "confirmed": True})
    assert (book.state.over, book.state.winners, book.state.victory) == (True, ("spain",), how)
    assert book.state.step is None
    assert book.state.allowed == ()
    assert not book.state.warnings
    assert refused(book, do="pass", power="ottoman").clause == "sequence.4.instant-victory"
    book.do({"do": "note", "text": "A good game."})
    book.undo()
    book.undo()
    assert not book.state.over


@rule("sequence.4.instant-victory")
def test_the_gunpowder_plot_is_spanish_and_reminds_of_the_end() -> None:
    book = at("impulses", turn=3)
    assert refused(book, do="win", power="england", how="gunpowder", confirmed=True).key == "plot-is-spanish"
    book.do({"do": "roll", "procedure": "catholic-rebellion", "values": {}, "faces": [[5]], "row": "gunpowder"})
    assert [warning.key for warning in book.state.warnings] == ["warn-plot"]
    book.do({"do": "pass", "power": "ottoman"})
    assert "warn-plot" not in [warning.key for warning in book.state.warnings]


@rule("espionage.turn-three")
def test_espionage_is_closed_on_the_first_two_turns() -> None:
    roll: dict[str, Any] = {"do": "roll", "values": {}, "faces": [[5]]}
    book = at("impulses")
    for turn in (1, 2):
        go_to(book, "impulses", turn)
        assert book.state.espionage_closed
        assert [note.key for note in shown(book, "impulses").notes] == ["note-espionage"]
        for name, row in (("intelligence", "one-action"), ("assassination", "killed")):
            assert refused(book, **roll, procedure=name, row=row).key == "espionage-closed"
    book.do({**roll, "procedure": "field-battle", "row": "attacker-wins"})
    go_to(book, "impulses", 3)
    assert not book.state.espionage_closed
    assert not shown(book, "impulses").notes
    book.do({**roll, "procedure": "intelligence", "row": "one-action"})


# 5 Winter


@rule("sequence.5.winter", "sequence.5.morisco-unrest", "sequence.5.treasure-discard", "sequence.5.loans")
@rule("sequence.5.return", "sequence.5.alliances", "sequence.5.regulars", "sequence.5.piracy-markers")
@rule("sequence.5.espionage-reset", "sequence.5.diplomacy-reset", "sequence.5.catholic-league")
def test_winter_has_ten_lines() -> None:
    assert PHASES[4].clause == "sequence.5.winter"
    assert lines(5) == [
        (1, "morisco-unrest", "sequence.5.morisco-unrest"),
        (2, "treasure-discard", "sequence.5.treasure-discard"),
        (3, "loans", "sequence.5.loans"),
        (4, "return", "sequence.5.return"),
        (5, "alliances", "sequence.5.alliances"),
        (6, "regulars", "sequence.5.regulars"),
        (7, "piracy-markers", "sequence.5.piracy-markers"),
        (8, "espionage-reset", "sequence.5.espionage-reset"),
        (9, "diplomacy-reset", "sequence.5.diplomacy-reset"),
        (10, "catholic-league", "sequence.5.catholic-league"),
    ]


@rule("sequence.5.treasure-discard", "sequence.5.piracy-markers", "sequence.5.winter")
def test_unused_treasures_go_before_others_come_home() -> None:
    book = at("treasure-discard")
    book.do({"do": "hand", "power": "spain", "treasures": 2})
    book.do({"do": "tick", "step": "treasure-discard"})
    assert book.state.hands["spain"].treasures == 0
    go_to(book, "piracy-markers").do({"do": "hand", "power": "spain", "treasures": 3})
    go_to(book, "treasures-pool", 2)
    assert book.state.hands["spain"].treasures == 3


@rule("sequence.5.alliances")
def test_alliances_between_major_powers_end_in_winter() -> None:
    book = at("alliances")
    book.do({"do": "alliance", "powers": ["france", "ottoman"]})
    book.do({"do": "war", "powers": ["spain", "england"]})
    book.do({"do": "tick", "step": "alliances"})
    assert book.state.alliances == ()
    assert book.state.wars == (("spain", "england"),)


# 6 Marriages, 7 Patronage, 8 Victory


@rule("sequence.6.marriages", "sequence.6.virgin-queen", "sequence.6.aging", "sequence.7.patronage")
def test_marriages_have_three_lines_and_patronage_two() -> None:
    assert lines(6) == [
        (1, "marriages", "sequence.6.marriages"),
        (2, "virgin-queen", "sequence.6.virgin-queen"),
        (3, "aging", "sequence.6.aging"),
    ]
    assert lines(7) == [(1, "artists", "sequence.7.patronage"), (2, "scientists", "sequence.7.patronage")]


@rule("sequence.8.territory-vp", "sequence.8.winner", "sequence.8.next-turn")
def test_victory_has_three_lines() -> None:
    assert lines(8) == [
        (1, "territory-vp", "sequence.8.territory-vp"),
        (2, "winner", "sequence.8.winner"),
        (3, "next-turn", "sequence.8.next-turn"),
    ]


@rule("sequence.6.virgin-queen", "sequence.8.territory-vp")
def test_points_are_counted_with_what_they_are_for() -> None:
    book = at("virgin-queen")
    book.do({"do": "vp", "power": "england", "by": 1, "note": "Elizabeth"})
    go_to(book, "territory-vp")
    book.do({"do": "vp", "power": "france", "by": 3})
    assert (book.state.vp["england"], book.state.vp["france"]) == (1, 3)
    assert refused(book, do="vp", power="england", by=-2).key == "vp-out-of-range"
    assert refused(book, do="vp", power="france", by=97).key == "vp-out-of-range"


def with_points(book: Book, **points: int) -> Book:
    for power, by in points.items():
        book.do({"do": "vp", "power": power, "by": by})
    return book


@rule("sequence.8.winner")
def test_the_goal_wins_in_phase_eight() -> None:
    book = with_points(at("impulses"), spain=25, england=26, france=24)
    assert [warning.key for warning in book.state.warnings] == ["warn-goal", "warn-goal"]
    go_to(book, "winner")
    assert not book.state.over
    assert refused(book, do="tick", step="winner", nothing=True).key == "somebody-won"
    book.do({"do": "tick", "step": "winner"})
    assert (book.state.winners, book.state.victory) == (("england",), "score")
    assert refused(book, do="tick", step="next-turn").clause == "sequence.8.winner"


@rule("sequence.8.winner")
def test_goal_and_turns_are_settings_of_the_table() -> None:
    assert (Book.begin().state.settings.turns, Book.begin().state.settings.goal) == (7, 25)
    book = with_points(at("winner", goal=10), spain=9)
    book.do({"do": "tick", "step": "winner"})
    assert not book.state.over
    with_points(go_to(book, "winner", 2), spain=1).do({"do": "tick", "step": "winner"})
    assert book.state.winners == ("spain",)


@rule("sequence.8.winner")
def test_the_best_score_wins_after_the_last_turn() -> None:
    book = at("winner", turn=2, turns=2)
    with_points(book, spain=3, england=2)
    assert [warning.key for warning in book.state.warnings] == ["warn-last-turn"]
    book.do({"do": "tick", "step": "winner"})
    assert book.state.winners == ("spain",)


@rule("sequence.8.winner")
def test_of_equals_the_one_ahead_a_turn_earlier_wins() -> None:
    book = with_points(at("territory-vp", turns=3), spain=1)
    with_points(go_to(book, "territory-vp", 2), england=5, spain=4)
    with_points(go_to(book, "winner", 3), england=1, spain=1, france=6)
    book.do({"do": "tick", "step": "winner"})
    # 6 each; a turn earlier England and Spain had 5 and France none; two turns earlier Spain had 1
    assert book.state.winners == ("spain",)


@rule("sequence.8.winner")
def test_the_turn_just_before_counts_more_than_an_older_one() -> None:
    book = with_points(at("territory-vp", turns=3), england=2)  # England is ahead first,
    with_points(go_to(book, "territory-vp", 2), spain=3)  # then Spain,
    with_points(go_to(book, "winner", 3), england=2, spain=1)  # and now they are equal
    book.do({"do": "tick", "step": "winner"})
    assert book.state.winners == ("spain",)


@rule("sequence.8.winner")
def test_equals_to_the_beginning_share_the_victory() -> None:
    book = with_points(at("winner", turns=1), spain=2, england=2)
    book.do({"do": "tick", "step": "winner"})
    assert book.state.winners == ("spain", "england")
    ahead = with_points(at("winner", turns=1, vp={"england": 1}), spain=2, england=1)
    ahead.do({"do": "tick", "step": "winner"})
    assert ahead.state.winners == ("england",)


@rule("sequence.8.next-turn")
def test_without_a_winner_the_marker_moves_and_phase_one_begins() -> None:
    book = with_points(at("next-turn"), spain=2)
    assert refused(book, do="tick", step="next-turn", nothing=True).key == "turn-must-begin"
    book.do({"do": "tick", "step": "next-turn"})
    state = book.state
    assert (state.turn, state.phase, state.allowed) == (2, 1, ("personalities",))
    assert not state.ticks
    assert not state.impulses
    assert [score["spain"] for score in state.history] == [0, 2]


@rule("sequence.8.next-turn", "sequence.8.winner")
def test_no_turn_follows_the_last() -> None:
    book = Book.begin(turns=1, free=True)
    assert "next-turn" not in book.state.allowed
    assert refused(book, do="tick", step="next-turn").key == "last-turn"
    late = at("next-turn", turn=2, turns=3)
    assert refused(late, do="settings", turns=2).key == "turns-out-of-range"
    late.do({"do": "settings", "turns": 5})
    late.do({"do": "tick", "step": "next-turn"})
    assert late.state.turn == 3
