"""Powers that concern actions and Operations; they work all the time (B4.powers, D1, E4)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

from fondaco.kernel import NATURE

FLORINS = "[market]\neast = [{ card = 'kremlin', florins = 9 }]\nwest = [{ card = 'luther', florins = 9 }]\n"
RUNNERS = "east = ['damascus-coffee'EAST]\nwest = ['hochstetter-bank'WEST]"
EAST_LEVIES = ("levy caffa", "levy buda", "levy modon", "levy cairo")
WEST_LEVIES = (
    *("levy tana", "levy varna", "levy rhodes", "levy venice", "levy algiers", "levy toledo"),
    *("levy london", "levy paris", "levy vienna"),
)


def owned(east: str = "", west: str = "", other: str = "") -> str:
    """A card with commerce on either side of the first Tableau, and more."""
    row = RUNNERS.replace("EAST", f", {east}" if east else "").replace("WEST", f", {west}" if west else "")
    return f"options = ['expansion']\n[[seats]]\n{row}\n[[seats]]\n{other}\n{FLORINS}"


# Fortifications: a side runs without an action


@rule("B4.powers", "D1.two-actions")
@pytest.mark.parametrize(("side", "card"), [("east", "'civil-engineer'"), ("west", "'mining-engineer'")])
def test_with_fortifications_a_side_is_run_without_an_action(side: str, card: str) -> None:
    other = "west" if side == "east" else "east"
    t = Position(owned(**{side: card})).play(f"turn run {side}")
    assert t.s.actions == 2

    t.play("operate done")
    assert t.reasons(f"turn run {side}") == ["D1.once-each"]
    t.play(f"turn run {other}", "operate done", "turn sell hochstetter-bank")
    assert t.who == NATURE  # the other side costs its action: two are done


@rule("B4.powers", "D1.two-actions")
def test_with_no_action_left_a_fortified_side_may_still_be_run_and_nothing_else() -> None:
    t = Position(owned(west="'mining-engineer'")).play("turn sell damascus-coffee", "turn fair east", *EAST_LEVIES)
    assert (t.asked(), t.who, t.s.actions) == ("turn", OCHRE, 0)
    assert t.legal() == ["turn run west", "turn end"]
    assert t.reasons("turn sell hochstetter-bank") == ["D1.two-actions"]
    assert t.reasons("turn buy west-1") == ["D1.two-actions", "E1.buy"]

    t.play("turn run west", "operate use hochstetter-bank commerce", "commerce west-0", "operate done")
    assert t.who == NATURE


@rule("B4.powers", "F1.silence-powers")
def test_silenced_fortifications_are_of_no_use() -> None:
    t = Position(owned(west="{ card = 'mining-engineer', bishop = 'islamic' }")).play("turn run west")

    assert t.s.actions == 1


@rule("B4.powers")
def test_an_opponents_fortifications_are_of_no_use() -> None:
    assert Position(owned(other="west = ['mining-engineer']")).play("turn run west").s.actions == 1


# Galleys: one fair without an action


@rule("B4.powers", "D1.two-actions", "D1.once-each")
def test_with_the_venice_galleys_one_fair_a_turn_takes_no_action() -> None:
    t = Position(owned(west="'podesta-of-venice'")).play("turn fair east", *EAST_LEVIES)
    assert t.s.actions == 2 and t.form["done"] == ["east-fair", "free-fair"]
    assert t.reasons("turn fair east") == ["D1.once-each"]

    t.play("turn fair west", *WEST_LEVIES)
    assert t.s.actions == 1  # only one is free
    t.play("turn end").settle().play("turn end").settle()
    assert t.who == OCHRE and "done" not in t.form


@rule("B4.powers", "D1.two-actions")
def test_the_free_fair_may_come_after_both_actions() -> None:
    t = Position(owned(west="'podesta-of-venice'")).play("turn sell damascus-coffee", "turn sell hochstetter-bank")
    assert t.legal() == ["turn fair east", "turn fair west", "turn end"]

    t.play("turn fair east", *EAST_LEVIES)
    assert t.who == NATURE and t.asked() == "draw"


# Both sides with one action


@rule("B4.powers", "D1.once-each", "E4.run")
@pytest.mark.parametrize("card", ["'transylvanian-plot'", "'last-sigh'"])
def test_both_sides_are_run_with_one_action(card: str) -> None:
    t = Position(owned(east=card)).play("turn run both")
    assert t.s.actions == 1
    uses = ["operate use damascus-coffee commerce", "operate use hochstetter-bank commerce"]
    assert t.legal() == [*uses, "operate done"]

    t.play(uses[1], "commerce west-0", uses[0], "commerce east-0", "operate done")
    assert t.florins(OCHRE) == 2 and t.form["done"] == ["east-operations", "west-operations"]
    for sides in ("east", "west", "both"):
        assert t.reasons(f"turn run {sides}") == ["D1.once-each"]


@rule("B4.powers", "E4.run")
@pytest.mark.parametrize("silenced", [True, False])
def test_without_the_power_sides_are_run_one_at_a_time(silenced: bool) -> None:
    card = "{ card = 'last-sigh', bishop = 'catholic' }" if silenced else ""
    t = Position(owned(east=card, other="" if silenced else "east = ['last-sigh']"))

    assert "turn run both" not in t.legal() and t.reasons("turn run both") == ["E4.run"]


@rule("B4.powers", "D1.once-each")
def test_a_side_run_before_cannot_be_run_with_the_other() -> None:
    t = Position(owned(east="'last-sigh'")).play("turn run west", "operate done")

    assert t.reasons("turn run both") == ["D1.once-each"] and "turn run east" in t.legal()


@rule("B4.powers")
def test_both_sides_together_are_never_free() -> None:
    every = owned(
        east="'last-sigh', 'civil-engineer'", west="'mining-engineer', 'faith-vs-reason', 'podesta-of-venice'"
    )

    assert Position(every).play("turn run both").s.actions == 1


# Ciphers: a political Operation of another player's card

FOREIGN = "west = ['the-bold', 'genoese-fleet', 'sindicat-remenca']"
TOWNS = "[cities]\nparis = 'catholic knight'\n[borders]\nfrance-aragon = 'verdigris'\n"


def ciphers(other: str = FOREIGN, west: str = "'cryptography'", towns: str = TOWNS) -> Position:
    given = owned(west=west, other=other).replace(FLORINS, "[[seats]]\n" + FLORINS)
    return Position(given + towns)


@rule("B4.powers", "F.purple")
def test_in_a_west_activation_one_political_operation_of_another_players_card_is_read() -> None:
    t = ciphers().play("turn run west")
    assert t.legal() == ["operate use hochstetter-bank commerce", "operate read", "operate done"]

    t.play("operate read")
    # neither sieges nor commerce nor corsairs, which are not political; there is nothing to vote on
    assert t.legal() == ["cipher the-bold tax", "cipher genoese-fleet repress"]
    assert t.reasons("cipher the-bold siege") == t.reasons("cipher genoese-fleet corsair") == ["B4.powers"]
    assert t.reasons("cipher the-bold behead") == ["B4.powers"]  # an icon the card does not have
    assert t.reasons("cipher hochstetter-bank commerce") == t.reasons("cipher luther tax") == ["B4.powers"]
    assert t.reasons("cipher sindicat-remenca vote") == ["F6.vote"]
    own = ciphers(west="'cryptography', 'duke-of-milan'").play("turn run west", "operate read")
    assert own.reasons("cipher duke-of-milan tax") == ["B4.powers"]  # one's own cards are no secret
    t.play("cipher genoese-fleet repress", "repress border france-aragon")
    assert t.florins(OCHRE) == 1 and t.florins(LAPIS) == 0 and t.borders == {}


@rule("B4.powers", "F.purple")
def test_a_foreign_card_may_behead_or_vote_for_the_reader() -> None:
    axe = "west = ['star-chamber', 'merchants-of-the-staple', 'sindicat-remenca', 'france']"
    t = ciphers(axe, towns="[borders]\nengland-france = 'ochre'").play("turn run west", "operate read")

    assert t.legal() == ["cipher star-chamber behead", "cipher sindicat-remenca vote"]
    t.play("cipher sindicat-remenca vote", "vote france", "concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france"}


@rule("B4.powers")
def test_ciphers_are_read_once_a_turn_beside_the_own_operations() -> None:
    t = ciphers(towns=TOWNS + "england-france = 'verdigris'\n").play("turn run west", "operate read")
    t.play("cipher the-bold tax", "tax france-aragon", "taxed yield", "levy bruges")
    assert t.reasons("operate read") == ["B4.powers"] and t.form["done"] == ["west-operations", "ciphers"]

    t.play("operate use hochstetter-bank commerce", "commerce west-0")
    assert t.florins(OCHRE) == 1


@rule("B4.powers")
def test_a_side_may_be_run_for_the_ciphers_alone() -> None:
    given = f"options = ['expansion']\n[[seats]]\nwest = ['cryptography']\n[[seats]]\n{FOREIGN}\n"
    t = Position(given + "[borders]\nfrance-aragon = 'lapis'").play("turn run west")

    assert t.legal() == ["operate read", "operate done"]
    assert Position(given).reasons("turn run west") == ["E4.run"]  # there is nothing to read


@rule("B4.powers")
def test_ciphers_are_not_read_in_the_east() -> None:
    t = ciphers().play("turn run east")

    assert t.reasons("operate read") == ["B4.powers"] and "operate read" not in t.legal()


@rule("B4.powers", "F1.silence-powers", "F1.silence-operations")
def test_silenced_ciphers_and_silenced_cards_are_not_read() -> None:
    t = ciphers(west="{ card = 'cryptography', bishop = 'catholic' }").play("turn run west")
    assert t.reasons("operate read") == ["B4.powers"]

    silenced = "west = [{ card = 'the-bold', bishop = 'catholic' }, { card = 'genoese-fleet', bishop = 'catholic' }]"
    t = ciphers(silenced).play("turn run west")
    assert t.reasons("operate read") == ["B4.powers"]
    t = ciphers(silenced.replace("'the-bold', bishop = 'catholic'", "'the-bold'")).play("turn run west", "operate read")
    assert t.legal() == ["cipher the-bold tax"] and t.reasons("cipher genoese-fleet repress") == [
        "F1.silence-operations"
    ]


@rule("B4.powers")
def test_a_card_in_hand_has_no_power() -> None:
    hand = "[[seats]]\nhand = ['podesta-of-venice']\n"
    t = Position("options = ['expansion']\n" + hand + FLORINS).play("turn fair east", *EAST_LEVIES)

    assert t.s.actions == 1
