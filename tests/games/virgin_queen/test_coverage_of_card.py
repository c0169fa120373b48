"""Every procedure line of the aid card comes up in play, with the dice the card asks for (Q.scn.coverage)."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from tests.games.virgin_queen.aid_card.laws import dice
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import IN_PORTUGAL_S, PHASE, WAITING, ZONE

LATE: Final = 6
ATLANTIC, MEDITERRANEAN = 0, 1
PORTUGAL = 1


class Line(NamedTuple):
    """A line of the card: its procedure, its inputs on the card, a position up to the first throw, and its result."""

    procedure: str
    inputs: dict[str, int]
    begin: Callable[[], Position]
    result: str


def marched() -> Position:
    t = Position().war(REBELS).control(REBELS, "utrecht").units("utrecht", rebel_regular=2).leader("orange", "utrecht")
    t.units("antwerp", spanish_regular=2, cavalry=1).leader("parma", "antwerp").act(SPAIN)
    return t.march("antwerp", "utrecht", "with 3")


def stormed(inside: int) -> Position:
    t = Position().war(REBELS).control(REBELS, "amsterdam").units("amsterdam", spanish_regular=5, rebel_regular=inside)
    return t.leader("parma", "amsterdam").act(SPAIN).play("act assault", "assault amsterdam")


def galleys(sea: str, origin: str) -> Position:
    t = Position().war(ENGLAND).ships(sea, english_galleon=1).ships(origin, spanish_galley=2)
    return t.act(SPAIN).sail(origin, sea)


def armada_and_race_galleons() -> Position:
    t = Position().war(ENGLAND).ships("channel", race_galleon=2).leader("drake", "channel").armada("biscay", 3)
    return t.act(SPAIN).sail("biscay", "channel")


def singed_beard() -> Position:
    t = Position().war(ENGLAND).armada("lisbon", 2).ships("cadiz", race_galleon=2).leader("drake", "cadiz").act(ENGLAND)
    return t.sail("cadiz", "lisbon")


def corsairs_met() -> Position:
    t = Position(turn=5).ships("mediterranean", spanish_galley=2)
    return t.begin((frames.OTTOMAN, 0, 0)).play("intercept attack")


def drake_off_cadiz() -> Position:
    t = (
        Position()
        .ships("cadiz", race_galleon=2, spanish_galley=1)
        .leader("drake", "cadiz")
        .ships("lisbon", spanish_galleon=1)
    )
    return t.act(ENGLAND).play("act piracy", "piracy cadiz")


def corsairs_off_barcelona() -> Position:
    return Position().ships("mediterranean", spanish_galley=1).begin((frames.OTTOMAN, 0, 0))


def raided(zone: str, target: str) -> Position:
    t = Position().leader("drake", zone).treasure(IN_PORTUGAL_S, "gold")
    t.s.patrols, t.s.fortress = [1] * 4, [1] * 4
    return t.act(ENGLAND).play("act raid", "raid drake", f"raid-target {target}")


def looked_for() -> Position:
    t = Position().knows(ENGLAND, "cryptography").informant(ENGLAND, SPAIN).home("walsingham").impulse(ENGLAND)
    return t.play("impulse home walsingham", "act intelligence", "intelligence spain", "aid roll")


def leader_aimed_at() -> Position:
    t = (
        Position(turn=LATE)
        .control(REBELS, "amsterdam")
        .leader("orange", "amsterdam")
        .hand(SPAIN, "hand-pistols")
        .act(SPAIN)
    )
    t.play("act assassinate", "assassinate orange", "mission-cost 4", "aid play hand-pistols")
    return t.play("aid roll")


def queen_aimed_at() -> Position:
    t = Position(turn=LATE).knows(ENGLAND, "cryptography").hand(SPAIN, "mary", "cipher-key").act(SPAIN)
    t.play("act assassinate", "assassinate elizabeth", "mission-cost 2", "aid play mary", "aid play cipher-key")
    return t.play("aid roll")


def plotted() -> Position:
    t = Position(turn=LATE).jesuits(england=2).units("dublin", spanish_regular=1).units("york", spanish_regular=1)
    return t.act(SPAIN).play("act plot", "mission-cost 5", "aid roll")


def set_out() -> Position:
    return Position().leader("hawkins", WAITING).act(ENGLAND).play("act expedition", "expedition hawkins")


def colony(plantation: bool) -> Position:
    t = Position()
    t.s.colony = 1
    if plantation:
        t.knows(ENGLAND, "plantation")
    return t.begin((frames.RICHES, 0, 0))


def rebelled() -> Position:
    return (
        Position()
        .units("amsterdam", spanish_regular=1)
        .act(REBELS)
        .play("act rebel", "rebel amsterdam", "rebel-size 3")
    )


def converted() -> Position:
    return Position().act(SPAIN).play("act convert", "convert england", "convert-dice 4")


NO_GALLEONS: Final = {"galleons": 0, "defend_galleons": 0}
LINES: Final = {
    "field battle": Line(
        "field-battle", {"attack": 3, "leader": 2, "defend": 2, "defend_leader": 2}, marched, "battle-result"
    ),
    "assault on a garrison": Line(
        "assault", {"attack": 5, "leader": 2, "defend": 1}, lambda: stormed(1), "assault-result"
    ),
    "assault on empty walls": Line(
        "assault", {"attack": 5, "leader": 2, "defend": 0}, lambda: stormed(0), "assault-result"
    ),
    "galleys in the Atlantic": Line(
        "naval-combat",
        NO_GALLEONS | {"galleys": 2, "defend_galleons": 1, "sea": ATLANTIC},
        lambda: galleys("channel", "biscay"),
        "sea-winner",
    ),
    "galleys in the Mediterranean": Line(
        "naval-combat",
        NO_GALLEONS | {"galleys": 2, "defend_galleons": 1, "sea": MEDITERRANEAN},
        lambda: galleys("mediterranean", "cadiz"),
        "sea-winner",
    ),
    "the Armada and race galleons": Line(
        "naval-combat",
        NO_GALLEONS | {"armada": 3, "defend_race_galleons": 2, "defend_leader": 1},
        armada_and_race_galleons,
        "sea-winner",
    ),
    "the Armada in port": Line(
        "naval-combat",
        NO_GALLEONS | {"race_galleons": 2, "leader": 1, "defend_armada": 2, "port": 1},
        singed_beard,
        "sea-winner",
    ),
    "corsairs at sea": Line(
        "naval-combat",
        NO_GALLEONS | {"galleys": 2, "defend_corsairs": 2, "defend_galleys": 1, "sea": MEDITERRANEAN},
        corsairs_met,
        "sea-result",
    ),
    "piracy in Europe": Line(
        "piracy-europe",
        {
            **{"corsairs": 0, "ships": 2, "piracy": 2, "ottoman": 0, "ports": 2},
            **{"in_zone": 1, "at_peace": 1, "adjacent": 1, "fortresses": 2},
        },
        drake_off_cadiz,
        "raid-result",
    ),
    "Ottoman piracy": Line(
        "piracy-europe",
        {
            **{"corsairs": 2, "ships": 1, "piracy": 1, "ottoman": 1, "ports": 1},
            **{"in_zone": 1, "at_peace": 1, "adjacent": 0, "fortresses": 1, "knights": 1},
        },
        corsairs_off_barcelona,
        "raid-result",
    ),
    "piracy against Spain in the New World": Line(
        "piracy-world",
        {"piracy": 2, "settlements": 2, "patrols": 1, "fortresses": 1},
        lambda: raided("antilles", "spain"),
        "raid-result",
    ),
    "piracy against Portugal": Line(
        "piracy-world",
        {"piracy": 2, "target": PORTUGAL, "settlements": 2},
        lambda: raided("north-atlantic", "portugal"),
        "raid-result",
    ),
    "intelligence gathering": Line(
        "intelligence", {"cryptography": 1, "informant": 1, "walsingham": 1}, looked_for, "gathered"
    ),
    "assassination of a leader": Line(
        "assassination", {"cp": 4, "pistols": 1, "rating": 2, "home": 1}, leader_aimed_at, "margin"
    ),
    "assassination of Elizabeth": Line(
        "assassination",
        {"cp": 2, "cryptography": 1, "mary_alive": 1, "mary_card": 1, "elizabeth": 1, "defend_cryptography": 1},
        queen_aimed_at,
        "margin",
    ),
    "the English Catholic rebellion": Line(
        "catholic-rebellion",
        {"cp": 5, "jesuits": 2, "mary_alive": 1, "near": 1, "landed": 1},
        plotted,
        "operatives-lost",
    ),
    "navigation": Line("navigation", {"navigation": 1}, set_out, "drowned"),
    "a colony": Line("colony", {}, lambda: colony(False), "colony"),
    "a colony with Plantation": Line("colony", {"plantation": 1}, lambda: colony(True), "colony"),
    "rebellion": Line("rebellion", {"cp": 3, "home": 1, "units": 1}, rebelled, "rebellion-fails"),
    "conversion": Line("conversion", {"dice": 4}, converted, "conversion-roll"),
}


@rule("dice.hit", "component.units", "component.leaders")
@pytest.mark.parametrize("name", LINES)
def test_the_line_comes_up_with_the_dice_of_the_card(name: str) -> None:
    line = LINES[name]
    t = line.begin()
    for thrown in card_throws(line):
        assert t.dice_to_roll() == thrown
        t.dice(*[2] * thrown)
    assert line.result in t.heard


def card_throws(line: Line) -> list[int]:
    """The dice of each throw that is made, in the order of play: missions let the attacker roll first."""
    thrown = dice(line.procedure, **line.inputs)
    order = ("attack", "defence") if line.procedure == "assassination" else tuple(thrown)
    return [thrown[who] for who in order if thrown[who]]


@rule("indies.zone", "indies.philippines")
def test_the_die_of_the_indies_fleet() -> None:
    late = Position().printed.philippines_from
    for turn, zones in ((late, (0, 0, 1, 1, 2, 3)), (late - 1, (0, 0, 1, 1, 2, 2))):
        for die, zone in enumerate(zones, 1):
            t = Position(turn=turn).begin((frames.FLEET_DIE, 0, 0)).dice(die)
            assert ZONE.labels[t.s.fleet_zone] == ZONE.labels[zone]


@rule("dice.hit")
def test_every_procedure_of_the_card_has_a_line_here() -> None:
    assert {line.procedure for line in LINES.values()} | {"indies-fleet"} == set(PROCEDURES)


@rule("sequence.order")
@pytest.mark.parametrize("players", [2, 3])
def test_all_eight_phases_are_heard_in_order_every_turn(players: int) -> None:
    t = Position.start(players).idle_until()
    heard = [(numbers["turn"], numbers["phase"]) for numbers in t.told("phase")]
    first, last = t.told("turn")[0]["turn"], t.s.last_turn
    assert heard == [(turn, phase) for turn in range(first, last + 1) for phase in range(len(PHASE))]


# A game of ours


@rule("sequence.order", "sequence.4.impulse-order", "indies.zone")
def test_a_scripted_turn_goes_from_the_cards_through_voyage_revolt_and_battle_to_the_end() -> None:
    t = Position.start(3).idle_until("impulse")
    t.hand(SPAIN, "five").hand(ENGLAND, "five").hand(REBELS, "five")
    t.units("amsterdam", spanish_regular=0).leader("drake", WAITING)
    t.play("impulse play five", "act convert", "convert england", "convert-dice 2").dice(2, 3).play("act end")
    t.play("impulse play five", "act expedition", "expedition drake").dice(6, 6)
    t.play("act colony", "act end")
    t.play("impulse play five", "act rebel", "rebel amsterdam", "rebel-size 2").dice(2, 2, 2)
    t.play("take-adjacent groningen", "take-adjacent rotterdam", "banner both", "act end")
    assert (t.asked_seat(), t.asked()) == (SPAIN, "impulse")
    t.hand(SPAIN, "five").units("utrecht", spanish_regular=3).play("impulse play five")
    t.march("utrecht", "amsterdam", "alone 3").play("withdraw fight").dice(*[5] * 3).dice(*[2] * 4)
    t.play("lose rebel-regular")
    t.idle_until(turn=t.s.turn + 1)
    for event in ("conversion-roll", "colonises", "rebellion-succeeds", "war", "battle-result", "captured", "siege"):
        assert event in t.heard
    assert t.s.colony == 1
