"""Votes (F6), and what a Regime Change brings with it."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

PAPAL_BORDERS = """
[borders]
aragon-papal-states = "ochre"
papal-states-ottoman = "ochre"
hre-papal-states = "lapis"
"""


def papal_vassal(florins: int = 5) -> Position:
    """The example of F6: the Papal States, a Vassal of France with three Serfs, all its Borders full."""
    return Position(
        f"""
        [[seats]]
        florins = {florins}
        west = ["sindicat-remenca", {{ empire = "france", vassals = [
            {{ empire = "papal-states", repressed = ["ochre cube", "ochre cube", "lapis cube"] }}] }}]
        {PAPAL_BORDERS}
        """
    ).play("turn run west", "operate use sindicat-remenca vote")


def french_vote(
    lapis: str, *, florins: int = 5, borders: str = 'england-france = "ochre"', players: int = 2
) -> Position:
    """Ochre votes with the Sindicat; Lapis has the cards given."""
    return Position(
        f"""
        [[seats]]
        florins = {florins}
        west = ["sindicat-remenca", {{ empire = "portugal" }}]
        [[seats]]
        {lapis}
        [borders]
        england-portugal = "ochre"
        {borders}
        """,
        players=players,
    ).play("turn run west", "operate use sindicat-remenca vote")


# The example


@rule("F6.vote", "F6.cost", "F6.republic", "F6.republic-place")
def test_the_papal_states_leave_their_suzerain_as_a_republic_with_their_serfs() -> None:
    t = papal_vassal().play("vote papal-states", "concede none")
    assert t.florins(OCHRE) == 2
    assert t.seat(OCHRE)["west"] == [
        "sindicat-remenca",
        {"empire": "france"},
        {"empire": "papal-states", "republic": True, "repressed": ["ochre cube", "ochre cube", "lapis cube"]},
    ]
    assert t.asked() == "operate"


@rule("F6.concession")
def test_with_all_borders_taken_a_concession_costs_a_florin_and_represses() -> None:
    t = papal_vassal().play("vote papal-states", "concede hre-papal-states")
    assert t.florins(OCHRE) == 1
    assert t.borders["hre-papal-states"] == "ochre"
    assert t.seat(OCHRE)["west"][-1]["repressed"] == ["ochre cube", "ochre cube", "lapis cube", "lapis cube"]


@rule("F6.concession")
def test_without_a_florin_nothing_is_added_and_the_regime_change_stands() -> None:
    t = papal_vassal(florins=3).play("vote papal-states")
    assert t.reasons("concede hre-papal-states") == ["E2.cube-repress"]
    assert t.legal() == ["concede none"]
    t.play("concede none")
    assert t.florins(OCHRE) == 0
    assert t.seat(OCHRE)["west"][-1]["republic"]


# Targets


@rule("F6.vote", "B3.received-as-king", "B3.status")
def test_a_vote_takes_a_king_from_another_tableau_with_a_concession() -> None:
    t = french_vote('west = ["france"]').play("vote france", "concede france-hre")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france"}
    assert "west" not in t.seat(LAPIS)
    assert t.borders["france-hre"] == "ochre"
    assert t.florins(OCHRE) == 5


@rule("F6.not-pile")
def test_an_empire_in_the_pile_cannot_be_voted_on() -> None:
    t = french_vote("")
    assert t.reasons("vote france") == ["F6.not-pile"]
    assert t.legal() == ["vote portugal"]


@rule("F6.not-pile", "F6.vote")
def test_without_an_empire_in_play_there_is_nothing_to_vote_on() -> None:
    t = Position('[[seats]]\nwest = ["sindicat-remenca", "spanish-tercio"]\n[cities]\nparis = "catholic knight"')
    t.play("turn run west")
    assert t.reasons("operate use sindicat-remenca vote") == ["F6.vote"]


@rule("F6.vote")
def test_the_icon_names_the_half_of_the_tableau_where_the_empire_lies() -> None:
    t = french_vote('east = ["hungary"]', borders='hre-hungary = "ochre"')
    assert t.reasons("vote hungary") == ["F6.vote"]
    t = Position(
        """
        [[seats]]
        east = ["pospolite-ruszenie"]
        [[seats]]
        east = ["hungary"]
        west = ["france"]
        [borders]
        hre-hungary = "ochre"
        france-hre = "ochre"
        """
    ).play("turn run east", "operate use pospolite-ruszenie vote")
    assert t.legal() == ["vote hungary"]
    assert t.reasons("vote france") == ["F6.vote"]


@rule("F6.vote")
def test_only_the_vote_icon_of_a_card_counts() -> None:
    given = """
        options = ["expansion"]
        [[seats]]
        west = ["friese-freedom", "catalan-pactists"]
        [[seats]]
        east = ["hungary"]
        west = ["france"]
        [borders]
        hre-hungary = "ochre"
        france-hre = "ochre"
        """
    for card in ("friese-freedom", "catalan-pactists"):
        t = Position(given).play("turn run west", f"operate use {card} vote")
        assert t.legal() == ["vote france"]
        assert t.reasons("vote hungary") == ["F6.vote"]


@rule("F6.vote", "F9.vassal")
def test_a_western_vassal_of_an_eastern_king_is_voted_on_in_the_east_and_comes_to_the_west() -> None:
    lapis = 'east = [{ empire = "ottoman", vassals = ["hre", "hungary"] }]'
    t = french_vote(lapis, borders='france-hre = "ochre"')
    assert t.reasons("vote hre") == ["F6.vote"]
    t = Position(f'[[seats]]\neast = ["pospolite-ruszenie"]\n[[seats]]\n{lapis}\n[borders]\nfrance-hre = "ochre"')
    t.play("turn run east", "operate use pospolite-ruszenie vote", "vote hre", "concede none")
    assert t.seat(OCHRE)["west"] == [{"empire": "hre"}]
    assert t.seat(LAPIS)["east"] == [{"empire": "ottoman", "vassals": [{"empire": "hungary"}]}]


# Cost


@rule("F6.cost")
def test_every_repressed_token_costs_a_florin_whatever_its_kind_and_owner() -> None:
    lapis = 'west = [{ empire = "france", repressed = ["catholic knight", "islamic rook", "lapis cube"] }]'
    t = french_vote(lapis, florins=2)
    assert t.why("vote france") == [("F6.cost", {"cost": 3, "florins": 2})]
    t = french_vote(lapis, florins=3).play("vote france")
    assert t.florins(OCHRE) == 0


@rule("F6.cost")
def test_tokens_freed_by_the_vote_have_been_paid_for() -> None:
    t = french_vote('west = [{ empire = "france", repressed = ["catholic knight"] }]', florins=1)
    t.play("vote france", "concede none", "emancipate catholic-knight", "free city lyon")
    assert t.florins(OCHRE) == 0
    assert t.cities == {"lyon": "catholic knight"}


# Majority


@rule("F6.majority")
@pytest.mark.parametrize(
    "borders",
    [
        "",
        'england-france = "ochre"\nfrance-hre = "lapis"',
        'england-france = "ochre"\nfrance-hre = "lapis"\nfrance-aragon = "lapis"',
        'england-france = "catholic pirate"\nfrance-hre = "catholic pirate"',
        'portugal-aragon = "ochre"',
    ],
    ids=["nobody", "tie", "behind", "pirates", "elsewhere"],
)
def test_a_vote_needs_more_concessions_than_each_other_player(borders: str) -> None:
    t = french_vote('west = ["france"]', borders=borders)
    assert t.reasons("vote france") == ["F6.majority"]


@rule("F6.majority", "B4.powers")
def test_two_voices_beat_one_and_one_of_different_players() -> None:
    t = Position(
        """
        options = ["expansion"]
        [[seats]]
        west = ["sindicat-remenca", "michelangelo"]
        [[seats]]
        west = ["france"]
        [borders]
        england-france = "ochre"
        france-hre = "lapis"
        france-aragon = "verdigris"
        """,
        players=3,
    ).play("turn run west", "operate use sindicat-remenca vote")
    assert t.legal() == ["vote france"]


@rule("F6.majority", "F6.cost")
def test_all_that_speaks_against_a_vote_is_told_at_once() -> None:
    t = french_vote('west = [{ empire = "france", repressed = ["lapis cube"] }]', florins=0, borders="")
    assert t.reasons("vote france") == ["F6.majority", "F6.cost"]


# Republics


@rule("F6.republic", "F6.republic-place", "E4.new-republic")
def test_an_own_king_becomes_a_republic_at_the_outer_end_and_may_act_at_once() -> None:
    t = Position(
        """
        [[seats]]
        west = ["sindicat-remenca", "aragon", "spanish-tercio"]
        [market]
        west = [{ card = "the-bold", florins = 1 }]
        [borders]
        portugal-aragon = "ochre"
        """
    ).play("turn run west", "operate use sindicat-remenca vote", "vote aragon", "concede none")
    assert t.seat(OCHRE)["west"] == ["sindicat-remenca", "spanish-tercio", {"empire": "aragon", "republic": True}]
    t.play("operate use aragon commerce", "commerce west-0")
    assert t.florins(OCHRE) == 1


@rule("F6.republic", "B3.two-faces")
def test_an_own_republic_becomes_a_king_again() -> None:
    t = Position(
        """
        [[seats]]
        west = ["sindicat-remenca", { empire = "aragon", republic = true }]
        [borders]
        portugal-aragon = "ochre"
        """
    ).play("turn run west", "operate use sindicat-remenca vote", "vote aragon", "concede none")
    assert t.seat(OCHRE)["west"] == ["sindicat-remenca", {"empire": "aragon"}]


@rule("F6.republic", "B3.received-as-king")
def test_the_republic_of_another_player_is_taken_as_a_king() -> None:
    t = french_vote('west = [{ empire = "france", republic = true }]').play("vote france", "concede none")
    assert t.seat(OCHRE)["west"][-1] == {"empire": "france"}


@rule("F6.republic-place", "F9.strip")
def test_a_flipped_king_loses_bishop_queen_and_vassals() -> None:
    t = Position(
        """
        [[seats]]
        west = ["sindicat-remenca", { empire = "aragon", queen = "joanna-the-mad", bishop = "catholic", vassals = [
            { empire = "france", repressed = ["lapis cube"] }] }]
        [borders]
        portugal-aragon = "ochre"
        """
    ).play("turn run west", "operate use sindicat-remenca vote", "vote aragon", "concede none")
    assert t.seat(OCHRE)["west"] == ["sindicat-remenca", {"empire": "aragon", "republic": True}]
    assert t.form["discarded"] == ["joanna-the-mad"]
    assert t.stock("lapis cube") == 10


# The Concession of a Regime Change


@rule("F6.concession")
def test_a_free_border_is_free_of_charge_and_a_pirate_closes_one() -> None:
    t = french_vote('west = ["france"]', florins=0, borders='england-france = "ochre"\nfrance-hre = "islamic pirate"')
    t.play("vote france")
    assert t.reasons("concede france-hre") == ["E2.cube-pirate"]
    assert t.reasons("concede england-portugal") == ["B4.location"]
    assert t.legal() == ["concede france-aragon", "concede none"]


@rule("F6.concession")
def test_without_a_cube_in_reserve_no_concession_is_offered() -> None:
    serfs = ", ".join(['"ochre cube"'] * 8)
    lapis = f'west = ["france", {{ empire = "england", repressed = [{serfs}] }}]'
    t = french_vote(lapis).play("vote france")
    assert t.stock("ochre cube") == 0
    assert t.asked() == "operate"
