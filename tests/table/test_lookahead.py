"""What a seat would be asked next, as far as that follows from what it knows."""

import pytest
from tests.kernel.council import Council
from tests.kernel.tiny import Cups, Harvest

from fondaco.table import MalformedMove, Table, find_game, games


def moves_after(table: Table, seat: int, *moves: str) -> list[str]:
    """All that would be allowed; nothing where it cannot be foreseen."""
    decision = table.ahead(seat, moves)
    return [str(move) for move in decision.moves] if decision else []


def planning() -> Table:
    """Two people plan a round of Orléans."""
    return Table("orleans", seats=["ada", "bo"], seed=1)


def test_the_second_half_of_a_move_is_seen_before_the_first_is_made() -> None:
    table = planning()
    record = table.record()
    spaces = moves_after(table, 0, "plan own-farmer")
    assert "send village-farmer" in spaces and "send farm-boatman" not in spaces, "only what would be allowed"
    assert table.record() == record and str(table.moves(0)[0]).startswith("plan"), "nothing was decided"
    parts = {str(option): option.parts for option in table.at(0).ahead(["plan own-farmer"])}
    assert parts["send village-farmer"] == ("space-0-village-farmer",)


def test_several_decisions_can_be_foreseen() -> None:
    table = planning()
    there = ("plan own-farmer", "send ship-farmer")
    assert "plan back ship-farmer" in moves_after(table, 1, *there)
    assert "send village-farmer" in moves_after(table, 1, *there, "plan back ship-farmer", "plan own-farmer")


def test_what_is_not_allowed_leads_nowhere() -> None:
    table = planning()
    assert table.ahead(0, ["plan monk"]) is None
    assert table.ahead(0, ["send village-farmer"]) is None
    assert table.ahead(0, ["plan own-farmer", "send farm-boatman"]) is None
    assert table.at(0).ahead(["plan monk"]) == [] == table.at(-1).ahead(["plan own-farmer"])
    with pytest.raises(MalformedMove):
        table.ahead(0, ["castle the king"])


def test_chance_secrets_and_others_cannot_be_foreseen() -> None:
    harvest = Table(Harvest(), seats=["ada", "bo"], seed=1)
    assert harvest.ahead(0, ["plan low"]) is None, "then it rains"
    cups = Table(Cups(), seats=["ada", "bo"], seed=1)
    foreseen = {str(move): cups.ahead(0, [move]) for move in cups.moves(0)}
    assert [move for move, decision in foreseen.items() if decision is None] == ["seek peek", "seek shake"]
    assert cups.ahead(1, ["seek wait"]) is None, "it is not for the other seat to decide"


def test_where_there_is_no_choice_nothing_is_foreseen() -> None:
    council = Table(Council(), seats=["ada", "bo"], seed=1)
    assert council.ahead(0, ["vote aye"]) is not None
    assert council.ahead(0, ["vote ready"]) is None, "nothing but to reconsider"


@pytest.mark.parametrize("name", games())
def test_moves_can_be_listed_with_commas(name: str) -> None:
    assert not any("," in notation for notation in find_game(name).notation)
