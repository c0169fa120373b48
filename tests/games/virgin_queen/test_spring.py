"""Phase 3: leaders, Home Cards, a formation from the capital, escorts and captains."""

import pytest
from tests.games.virgin_queen.position_builder import ENGLAND, REBELS, SPAIN, Position, rule

from fondaco.games.virgin_queen.game import VirginQueenGame
from fondaco.games.virgin_queen.rules import frames
from fondaco.games.virgin_queen.vocabulary import LEADER, SPACE, WAITING
from fondaco.kernel import Frame

T = VirginQueenGame().printed
SPRING = (frames.SPRING, 0, 0)


def place(leader: str) -> Frame:
    number = LEADER.labels.index(leader)
    return frames.PLACE_LEADER, T.leader_power[number], number


def assign(captain: str) -> Frame:
    return frames.ASSIGN_CAPTAIN, ENGLAND, LEADER.labels.index(captain)


def formation(power: int) -> Frame:
    return frames.FORMATION, power, 0


@rule("sequence.3.leaders", "sequence.3.home-card", "sequence.3.formation", "sequence.3.spain-escorts")
@rule("sequence.3.england-captains")
def test_each_power_in_the_order_of_impulses_places_leaders_chooses_a_card_and_moves_a_formation() -> None:
    t = Position().units("madrid", spanish_regular=2).units("london", english_regular=1)
    for leader in ("mansfeld", "santa-cruz", "leicester", "drake", "hawkins"):
        t.leader(leader, WAITING)
    t.begin(SPRING)
    assert t.s.phase == 2
    asked = []
    while t.asked():
        asked.append((t.asked_seat(), t.asked()))
        idle = [move for move in t.legal() if move.split()[-1] in ("nothing", "voyage")]
        t.play((idle or t.legal())[0])
    assert asked == [
        *((SPAIN, "place"), (SPAIN, "place"), (SPAIN, "choose"), (SPAIN, "deploy")),
        *[(SPAIN, "escort")] * T.escorts,
        *((ENGLAND, "place"), (ENGLAND, "choose"), (ENGLAND, "deploy"), (ENGLAND, "assign"), (ENGLAND, "assign")),
        (REBELS, "choose"),
    ]
    assert t.told("no-formation") == [{"power": REBELS}]


# Leaders


@rule("sequence.3.leaders", "enterprise.leaders")
def test_an_army_leader_is_placed_behind_walls_or_with_units() -> None:
    t = Position().leader("mansfeld", WAITING).units("utrecht", spanish_regular=1).begin(place("mansfeld"))
    assert t.asked_seat() == SPAIN
    walls = ["amsterdam", "antwerp", "brussels", "madrid", "corunna", "seville", "barcelona", "lisbon"]
    assert {move.removeprefix("place ") for move in t.legal()} == {"utrecht", *walls}
    assert t.refused("place rotterdam") == {"enterprise.leaders"}  # no walls and no units
    assert t.refused("place london") == {"enterprise.leaders"}  # another's
    assert t.refused("place edinburgh") == {"enterprise.leaders"}
    t.play("place utrecht")
    assert t.where("mansfeld") == "utrecht"
    assert t.heard[-1] == "placed"


@rule("enterprise.leaders")
def test_units_of_others_do_not_make_a_place_for_a_leader() -> None:
    t = Position().control(ENGLAND, "utrecht").units("utrecht", rebel_regular=2).begin(place("leicester"))
    assert t.refused("place utrecht") == {"enterprise.leaders"}


@rule("enterprise.leaders")
def test_an_admiral_is_placed_in_a_port() -> None:
    t = Position().leader("santa-cruz", WAITING).begin(place("santa-cruz"))
    ports = {"amsterdam", "rotterdam", "antwerp", "corunna", "seville", "barcelona", "lisbon"}
    assert {move.removeprefix("place ") for move in t.legal()} == ports
    assert t.refused("place madrid") == {"enterprise.leaders"}


@rule("enterprise.leaders")
def test_no_leader_is_placed_in_a_besieged_space() -> None:
    t = Position().war(ENGLAND).units("antwerp", english_regular=1).begin(place("mansfeld"))
    assert t.refused("place antwerp") == {"enterprise.leaders"}
    assert Position().war(ENGLAND).units("antwerp", english_regular=1).begin(place("santa-cruz")).refused(
        "place antwerp"
    ) == {"enterprise.leaders"}


@rule("enterprise.leaders")
def test_a_leader_without_a_place_waits() -> None:
    t = Position().leader("orange", WAITING).begin(place("orange"))
    assert t.asked() == "" and t.where("orange") == WAITING
    assert t.heard == ["waits"]
    t.control(REBELS, "utrecht").begin(place("orange"))
    assert t.asked() == ""
    t.control(REBELS, "amsterdam").begin(place("orange"))
    assert t.legal() == ["place amsterdam"]


@rule("sequence.3.leaders")
def test_only_those_who_wait_are_placed_and_captains_come_later() -> None:
    t = Position().leader("mansfeld", "antwerp").leader("drake", WAITING).begin(SPRING)
    assert t.asked() == "choose"


# Home Cards


@rule("sequence.3.home-card", "enterprise.home-cards")
@pytest.mark.parametrize(
    ("power", "cards"),
    [
        (SPAIN, ["jesuit-college", "council-of-the-indies"]),
        (ENGLAND, ["walsingham", "privy-council"]),
        (REBELS, ["sea-beggars", "states-general"]),
    ],
)
def test_each_power_chooses_one_of_its_two_home_cards(power: int, cards: list[str]) -> None:
    t = Position().begin((frames.HOME_CARD, power, 0))
    assert t.asked_seat() == power
    assert t.legal() == [f"choose {card}" for card in cards]
    other = "walsingham" if power != ENGLAND else "sea-beggars"
    assert t.refused(f"choose {other}") == {"enterprise.home-cards"}
    t.play(f"choose {cards[1]}")
    assert t.s.home[power] == [2 * power + 1 if seat == power else -1 for seat in range(3)]
    assert t.s.home_held == [int(seat == power) for seat in range(3)]
    assert t.told("home-card") == [{"power": power}]


# The formation


@rule("sequence.3.formation", "enterprise.spring")
def test_a_formation_goes_from_the_capital_to_a_friendly_space_however_far() -> None:
    t = Position().units("madrid", spanish_regular=3).begin(formation(SPAIN))
    assert t.asked_seat() == SPAIN
    t.play("deploy to brussels", "deploy-units alone 2")
    assert t.units_in("madrid") == {"spanish-regular": 1}
    assert t.units_in("brussels") == {"spanish-regular": 2}
    assert t.told("deployed") == [{"power": SPAIN, "number": 2, "space": SPACE.labels.index("brussels")}]
    assert t.asked() == ""


@rule("sequence.3.formation")
def test_it_may_stay() -> None:
    t = Position().units("madrid", spanish_regular=3).begin(formation(SPAIN))
    before = t.lying
    t.play("deploy nothing")
    assert t.changed(before) == set() and t.asked() == ""


@rule("enterprise.spring")
def test_it_goes_neither_to_others_nor_to_unrest_nor_to_enemies_nor_nowhere() -> None:
    t = Position().war(REBELS).units("madrid", spanish_regular=3).unrest("utrecht")
    t.units("rotterdam", rebel_regular=1).begin(formation(SPAIN))
    assert t.refused("deploy to london") == {"enterprise.spring"}
    assert t.refused("deploy to edinburgh") == {"enterprise.spring"}
    assert t.refused("deploy to madrid") == {"enterprise.spring"}
    assert t.refused("deploy to utrecht") == {"enterprise.spring"}
    assert t.refused("deploy to rotterdam") == {"enterprise.spring"}
    assert "deploy to groningen" in t.legal()


@rule("enterprise.spring", "enterprise.alliance")
def test_it_may_go_to_an_ally() -> None:
    t = Position().control(REBELS, "rotterdam").units("london", english_regular=1).begin(formation(ENGLAND))
    assert t.refused("deploy to rotterdam") == {"enterprise.spring"}
    t.s.allied = 1
    t.play("deploy to rotterdam", "deploy-units alone 1")
    assert t.units_in("rotterdam") == {"english-regular": 1}


@rule("sequence.3.formation", "enterprise.spring")
def test_without_a_capital_or_units_in_it_or_under_siege_nothing_moves() -> None:
    assert Position().begin(formation(SPAIN)).asked() == ""
    assert Position().begin(formation(REBELS)).asked() == ""
    lost = Position().control(SPAIN, "london").units("london", english_regular=1).begin(formation(ENGLAND))
    assert lost.asked() == ""
    t = Position().war(ENGLAND).units("madrid", spanish_regular=1, english_regular=2).begin(formation(SPAIN))
    assert t.asked() == "" and t.heard == ["no-formation"]
    t = Position().control(REBELS, "brussels").units("brussels", rebel_regular=1)
    t.s.capital[REBELS] = SPACE.labels.index("brussels")
    assert t.begin(formation(REBELS)).asked() == "deploy"


@rule("enterprise.formation")
@pytest.mark.parametrize(
    ("leaders", "with_them", "alone"),
    [([], 0, 4), (["mansfeld"], 6, 4), (["parma"], 8, 4), (["parma", "mansfeld"], 8, 4), (["santa-cruz"], 0, 4)],
)
def test_four_units_march_alone_and_two_more_for_each_point_of_the_best_army_leader(
    leaders: list[str], with_them: int, alone: int
) -> None:
    t = Position().units("madrid", spanish_regular=11, cavalry=1)
    for leader in leaders:
        t.leader(leader, "madrid")
    t.begin(formation(SPAIN)).play("deploy to antwerp")
    led = [move for move in t.legal() if " with " in move]
    assert led == [f"deploy-units with {number}" for number in range(1, with_them + 1)]
    assert [move for move in t.legal() if " alone " in move] == [
        f"deploy-units alone {number}" for number in range(1, alone + 1)
    ]
    assert t.refused(f"deploy-units alone {alone + 1}") == {"enterprise.formation"}
    assert t.refused("deploy-units alone 0") == {"enterprise.formation"}
    if led:
        assert t.refused(f"deploy-units with {with_them + 1}") == {"enterprise.formation"}


@rule("enterprise.formation")
def test_nobody_leads_who_is_not_there() -> None:
    t = Position().units("madrid", spanish_regular=3).leader("santa-cruz", "madrid").begin(formation(SPAIN))
    assert t.play("deploy to antwerp").refused("deploy-units with 1") == {"enterprise.formation"}


@rule("enterprise.formation")
def test_no_formation_is_larger_than_twelve() -> None:
    text = VirginQueenGame().standard_components
    text = text.replace("battle = 2", "battle = 6", 1)  # Parma at his best
    t = Position(game=VirginQueenGame(text)).units("madrid", spanish_regular=14).leader("parma", "madrid")
    t.begin(formation(SPAIN)).play("deploy to antwerp")
    assert [move for move in t.legal() if " with " in move][-1] == "deploy-units with 12"
    t.play("deploy-units with 12")
    assert t.units_in("antwerp") == {"spanish-regular": 12}


@rule("enterprise.formation")
def test_there_must_be_as_many_units_and_leaders_of_others_do_not_lead() -> None:
    t = Position().units("london", english_regular=2).leader("orange", "london").begin(formation(ENGLAND))
    t.play("deploy to york")
    assert t.legal() == ["deploy-units alone 1", "deploy-units alone 2"]
    assert t.refused("deploy-units alone 3") == {"enterprise.formation"}


@rule("enterprise.formation")
def test_regulars_go_before_cavalry_and_all_army_leaders_go_or_none() -> None:
    t = Position().units("madrid", spanish_regular=2, cavalry=2).leader("mansfeld", "madrid").leader("parma", "madrid")
    t.leader("santa-cruz", "madrid").begin(formation(SPAIN)).play("deploy to antwerp", "deploy-units with 3")
    assert t.units_in("antwerp") == {"spanish-regular": 2, "cavalry": 1}
    assert t.units_in("madrid") == {"cavalry": 1}
    assert t.where("mansfeld") == t.where("parma") == "antwerp"
    assert t.where("santa-cruz") == "madrid"
    t = Position().units("madrid", spanish_regular=2).leader("mansfeld", "madrid")
    t.begin(formation(SPAIN)).play("deploy to antwerp", "deploy-units alone 1")
    assert t.where("mansfeld") == "madrid"


# Escorts and captains


@rule("sequence.3.spain-escorts")
def test_spain_places_escorts_in_any_zones() -> None:
    t = Position().begin((frames.ESCORT, SPAIN, 0), (frames.ESCORT, SPAIN, 0))
    assert t.asked_seat() == SPAIN and len(t.legal()) == 4
    t.play("escort antilles", "escort antilles")
    assert t.s.escorts == [0, 2, 0, 0]
    assert t.told("escort") == [{"zone": 1}, {"zone": 1}]
    assert T.escorts == 2


@rule("sequence.3.england-captains", "enterprise.leaders")
def test_england_assigns_a_captain_to_a_port_or_keeps_him_for_a_voyage() -> None:
    t = Position().leader("drake", WAITING).begin(assign("drake"))
    assert t.asked_seat() == ENGLAND
    ports = {"london", "norwich", "portsmouth", "plymouth", "dublin"}
    assert {move.split()[-1] for move in t.legal()} == {*ports, "voyage"}
    assert t.refused("assign to york") == {"enterprise.leaders"}
    assert t.refused("assign to lisbon") == {"enterprise.leaders"}
    t.play("assign to plymouth")
    assert t.where("drake") == "plymouth"
    assert t.told("placed") == [{"power": ENGLAND, "leader": 4, "space": SPACE.labels.index("plymouth")}]
    t = Position().leader("hawkins", WAITING).begin(assign("hawkins")).play("assign voyage")
    assert t.where("hawkins") == WAITING
    assert t.heard == ["kept-for-voyage"]


@rule("sequence.3.england-captains")
def test_a_captain_who_is_not_waiting_is_not_assigned() -> None:
    assert Position().leader("drake", "antilles").begin(assign("drake")).asked() == ""
