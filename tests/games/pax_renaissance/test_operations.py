"""Running a side of the Tableau (E4, F), and the Powers that change it."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

from fondaco.kernel import NATURE

FLORINS = "[market]\neast = [{ card = 'dervishes', florins = 9 }]\nwest = [{ card = 'kingmaker', florins = 9 }]\n"
EXPANSION = "options = ['expansion']\n"


def seats(first: str, second: str = "", florins: int = 0) -> str:
    return f"[[seats]]\nflorins = {florins}\n{first}\n[[seats]]\n{second}\n"


# One Operation with each card


@rule("E4.run", "B4.operations-line")
def test_each_card_of_the_side_may_be_used_once() -> None:
    t = Position(seats("east = ['damascus-coffee']\nwest = ['gutenberg', 'hochstetter-bank']") + FLORINS)
    t.play("turn run west")
    uses = ["operate use gutenberg commerce", "operate use hochstetter-bank commerce"]
    assert t.legal() == [*uses, "operate done"] and t.s.actions == 1
    assert t.reasons("operate use damascus-coffee commerce") == ["E4.run"]
    assert t.reasons("operate use kingmaker siege") == ["E4.run"]  # nobody's card

    t.play(uses[1], "commerce west-0", uses[0], "commerce west-0")
    assert t.florins(OCHRE) == 2 and t.legal() == ["operate done"]
    t.play("operate done", "turn run east", "operate use damascus-coffee commerce", "commerce east-0", "operate done")
    assert t.florins(OCHRE) == 3 and t.who == NATURE  # the market is refreshed


@rule("E4.run")
def test_an_activation_may_stop_at_any_time() -> None:
    t = Position(seats("west = ['gutenberg', 'hochstetter-bank']") + FLORINS)
    t.play("turn run west", "operate use gutenberg commerce", "commerce west-0", "operate done")

    assert t.asked() == "turn" and "pending" not in t.form


@rule("E4.run")
@pytest.mark.parametrize("side", ["east", "west"])
def test_a_side_on_which_nothing_can_be_done_is_not_run(side: str) -> None:
    t = Position(seats("east = ['damascus-coffee']\nwest = ['gutenberg']"))  # no Florin lies in the market

    assert t.reasons(f"turn run {side}") == ["E4.run"]


@rule("E4.one-icon")
def test_a_card_is_used_for_one_of_its_icons_only() -> None:
    t = Position(seats("west = ['flanders-guild']") + FLORINS + '[cities]\nparis = "catholic knight"')
    t.play("turn run west")
    assert t.legal() == ["operate use flanders-guild siege", "operate use flanders-guild commerce", "operate done"]

    t.play("operate use flanders-guild commerce", "commerce west-0")
    assert t.reasons("operate use flanders-guild siege") == ["E4.one-icon"]
    assert t.reasons("operate use flanders-guild commerce") == ["E4.one-icon"]
    assert t.legal() == ["operate done"]


@rule("E4.order", "F1.silence-operations")
def test_operations_see_the_result_of_those_before() -> None:
    row = "west = ['gutenberg', { card = 'hochstetter-bank', bishop = 'reformist' }, 'reformed-theology']"
    t = Position(seats(row) + FLORINS).play("turn run west")
    assert t.reasons("operate use hochstetter-bank commerce") == ["F1.silence-operations"]

    t.play("operate use gutenberg commerce", "commerce west-0")
    t.play("operate use reformed-theology inquisitor", "inquire hochstetter-bank", "preach gutenberg")
    t.play("operate use hochstetter-bank commerce", "commerce west-0")
    assert t.florins(OCHRE) == 2
    assert t.seat(OCHRE)["west"][0] == {"card": "gutenberg", "bishop": "reformist"}


@rule("E4.order")
def test_a_bishop_that_comes_first_silences_the_card() -> None:
    row = "west = ['gutenberg', { card = 'hochstetter-bank', bishop = 'reformist' }, 'reformed-theology']"
    t = Position(seats(row) + FLORINS).play("turn run west", "operate use reformed-theology inquisitor")
    t.play("inquire hochstetter-bank", "preach gutenberg")

    assert t.legal() == ["operate use hochstetter-bank commerce", "operate done"]


# Empires as cards: King and Republic


@rule("B3.icons", "B3.status", "B4.operations-line")
@pytest.mark.parametrize(
    ("republic", "shown", "hidden"), [(False, "campaign", "commerce"), (True, "commerce", "campaign")]
)
def test_an_empire_does_what_its_visible_face_shows(republic: bool, shown: str, hidden: str) -> None:
    face = ", republic = true" if republic else ""
    given = (
        seats(f"west = [{{ empire = 'aragon'{face} }}]", florins=5) + FLORINS + '[cities]\nvalencia = "catholic knight"'
    )
    t = Position(given).play("turn run west")

    assert t.legal() == [f"operate use aragon {shown}", "operate done"]
    assert t.reasons(f"operate use aragon {hidden}") == ["B4.operations-line"]


@rule("B3.icons", "B4.prestige")
@pytest.mark.parametrize(("republic", "patron"), [("false", 1), ("true", 0)])
def test_an_empire_has_the_prestige_of_its_visible_face(republic: str, patron: int) -> None:
    t = Position(seats(f"east = [{{ empire = 'mamluk', republic = {republic} }}]"))

    assert t.game.scores(t.s) == [patron, 0]


@rule("E4.acquired")
def test_a_card_won_in_the_activation_may_be_used_too() -> None:
    france = "west = [{ empire = 'france', repressed = ['catholic knight'] }]"
    cities = "[cities]\nlondon = 'catholic knight'\n"
    t = Position(seats("west = ['england']", france, florins=3) + cities).play("turn run west")
    assert t.reasons("operate use france campaign") == ["E4.run"]

    t.play(
        "operate use england campaign",
        "campaign france",
        "concede none",
        "emancipate catholic-knight",
        "free city lyon",
    )
    assert t.seat(OCHRE)["west"] == [{"empire": "england", "vassals": [{"empire": "france"}]}]
    assert "operate use france campaign" in t.legal()
    assert t.reasons("operate use england campaign") == ["E4.one-icon"]


@rule("E4.acquired")
def test_a_card_won_for_the_other_side_cannot_be_used() -> None:
    vassal = "west = [{ empire = 'england', vassals = ['hungary'] }]"
    given = seats("west = ['sindicat-remenca']", vassal, florins=5) + "[borders]\nhre-hungary = 'ochre'\n"
    t = Position(given + "[cities]\nbuda = 'catholic knight'").play(
        "turn run west", "operate use sindicat-remenca vote"
    )
    t.play("vote hungary", "concede none")

    assert t.seat(OCHRE)["east"] == [{"empire": "hungary"}]
    assert t.reasons("operate use hungary campaign") == ["E4.run"]


REMENCA = "[borders]\nfrance-aragon = 'ochre'\n"


@rule("E4.new-republic", "E4.strawman", "E2.strawman")
def test_a_vote_against_the_own_king_makes_a_republic_that_may_act_at_once() -> None:
    t = Position(seats("west = ['aragon', 'sindicat-remenca']") + FLORINS + REMENCA)
    t.play("turn run west", "operate use sindicat-remenca vote", "vote aragon", "concede none")
    assert t.seat(OCHRE)["west"] == ["sindicat-remenca", {"empire": "aragon", "republic": True}]

    t.play("operate use aragon commerce", "commerce west-0")
    assert t.florins(OCHRE) == 1


@rule("E4.new-republic", "E4.one-icon")
def test_a_king_already_used_does_not_act_again_as_a_republic() -> None:
    cities = "[cities]\nvalencia = 'catholic knight'"
    t = Position(seats("west = ['aragon', 'sindicat-remenca']", florins=1) + FLORINS + REMENCA + cities)
    t.play("turn run west", "operate use aragon campaign", "campaign portugal", "concede none")
    t.play("operate use sindicat-remenca vote", "vote aragon", "concede none")

    assert t.reasons("operate use aragon commerce") == ["E4.one-icon"]


# Targets and Locations


@rule("E4.target", "F5.repress")
@pytest.mark.parametrize(
    ("card", "empire", "kinds"),
    [
        ("genoese-fleet", "aragon", {"cube"}),
        ("kingmaker", "england", {"rook"}),
        ("grande-of-spain", "byzantium", {"knight"}),
        ("teutonic-knights", "hre", {"cube", "rook"}),
        ("arumer-zwarte-hoop", "france", {"cube", "rook", "knight"}),
        ("glinskis-rebellion", "hungary", {"rook", "knight"}),
    ],
)
def test_only_the_kinds_of_token_on_the_icon_are_repressed(card: str, empire: str, kinds: set[str]) -> None:
    cities = {
        "aragon": ("algiers", "valencia", "france-aragon"),
        "england": ("bordeaux", "london", "england-france"),
        "byzantium": ("caffa", "trebizond", "byzantium-mamluk"),
        "hre": ("lubeck", "vienna", "hre-hungary"),
        "france": ("lyon", "paris", "france-hre"),
        "hungary": ("buda", "varna", "hre-hungary"),
    }
    rook, knight, border = cities[empire]
    side = "east" if card in ("grande-of-spain", "glinskis-rebellion") else "west"
    given = f"[cities]\n{rook} = 'islamic rook'\n{knight} = 'reformist knight'\n[borders]\n{border} = 'lapis'"
    t = Position(EXPANSION + seats(f"{side} = ['{card}']") + given)
    t.play(f"turn run {side}", f"operate use {card} repress")

    for kind, move in (("cube", f"border {border}"), ("rook", f"city {rook}"), ("knight", f"city {knight}")):
        assert t.reasons(f"repress {move}") == ([] if kind in kinds else ["E4.target"])


@rule("E4.location-map")
def test_map_operations_hit_only_the_location_of_the_card() -> None:
    cities = "[cities]\nlondon = 'catholic rook'\nvalencia = 'catholic knight'\n"
    borders = "[borders]\nengland-france = 'lapis'\nportugal-aragon = 'lapis'\naragon-papal-states = 'islamic pirate'\n"
    row = "east = ['jewish-pirates']\nwest = ['duke-of-milan', 'conquistadors', 'genoese-fleet']"
    given = seats(row) + cities + borders + "england-portugal = 'islamic pirate'"
    t = Position(given).play("turn run west", "operate use duke-of-milan siege")
    assert t.legal() == ["siege city valencia", "siege pirate aragon-papal-states"]
    assert t.reasons("siege city london") == t.reasons("siege pirate england-portugal") == ["B4.location"]

    t.play("siege city valencia", "operate use conquistadors tax")
    assert t.legal() == ["tax portugal-aragon"] and t.reasons("tax england-france") == ["B4.location"]
    t.play("tax portugal-aragon", "taxed yield", "levy algiers")
    assert t.reasons("operate use genoese-fleet repress") == ["F5.repress"]  # nobody is left in Aragon
    t.play("operate done", "turn run east", "operate use jewish-pirates corsair")
    assert {move.split()[1] for move in t.legal()} == {"aragon-papal-states"}


@rule("E4.location-border")
@pytest.mark.parametrize(("card", "side"), [("the-bold", "west"), ("duke-of-milan", "west")])
def test_a_concession_is_located_on_both_sides_of_its_border(card: str, side: str) -> None:
    t = Position(
        seats(f"{side} = ['{card}']") + "[borders]\nfrance-aragon = 'lapis'"
    )  # one card in France, one in Aragon
    t.play(f"turn run {side}", f"operate use {card} tax")

    assert t.legal() == ["tax france-aragon"]


@rule("E4.location-border")
@pytest.mark.parametrize("card", ["order-of-santiago", "conquistadors"])
def test_a_pirate_is_located_on_both_sides_of_its_border(card: str) -> None:
    t = Position(seats(f"west = ['{card}']") + "[borders]\nportugal-aragon = 'islamic pirate'")
    t.play("turn run west", f"operate use {card} siege", "siege pirate portugal-aragon")

    assert t.borders == {} and t.stock("islamic rook") == 7


@rule("E4.location-campaign")
def test_a_campaign_goes_against_a_neighbour() -> None:
    t = Position(seats("west = ['england']", florins=1) + "[cities]\nlondon = 'catholic knight'")
    t.play("turn run west", "operate use england campaign")

    assert t.legal() == ["campaign france", "campaign portugal", "campaign aragon"]
    assert t.reasons("campaign hre") == ["F9.campaign"]


@rule("E4.location-free")
def test_commerce_inquisitor_and_vote_pay_no_attention_to_the_location() -> None:
    row = "west = ['papal-elephant', { card = 'hochstetter-bank', bishop = 'islamic' }]\neast = ['kremlin']"
    bishop = "east = [{ card = 'safavids', bishop = 'catholic' }, 'hungary', 'crimean-goths']"
    t = Position(seats(row, bishop) + FLORINS + "[borders]\nhre-hungary = 'lapis'")
    t.play(
        "turn run west", "operate use papal-elephant inquisitor", "inquire safavids", "preach hungary", "operate done"
    )
    t.play(
        "turn run east", "operate use kremlin commerce", "commerce east-0"
    )  # a card in the Empire, an eastern Florin
    assert t.florins(OCHRE) == 1

    t.play("operate done").settle()
    t.play("turn run east", "operate use crimean-goths vote")  # a card in Byzantium
    assert (t.who, t.legal()) == (LAPIS, ["vote hungary"])


@rule("E4.east-west-location")
def test_a_card_of_the_east_acts_in_one_empire_of_the_east_at_a_time() -> None:
    cities = "[cities]\nbuda = 'catholic knight'\ncairo = 'islamic rook'\nparis = 'catholic knight'"
    t = Position(seats("east = ['qizilbash', 'timar-system']") + cities).play("turn run east")
    t.play("operate use qizilbash siege")
    assert t.legal() == ["locate hungary", "locate mamluk"]
    assert t.reasons("locate france") == ["B4.location"]
    assert t.reasons("locate byzantium") == ["F8.siege"]  # nobody is there

    t.play("locate hungary")
    assert t.legal() == ["siege city buda"]
    t.play("siege city buda", "operate use timar-system siege", "locate mamluk", "siege city cairo")
    assert t.cities == {"paris": "catholic knight"}


# Strawmen, and what is independent


@rule("E4.strawman", "F5.profit", "F5.repress")
def test_an_own_concession_repressed_earns_a_florin_escapes_taxes_and_becomes_a_serf() -> None:
    row = "west = ['aragon', 'genoese-fleet', 'duke-of-milan']\nhand = ['sindicat-remenca']"
    t = Position(seats(row) + "[borders]\naragon-papal-states = 'ochre'").play(
        "turn run west", "operate use genoese-fleet repress"
    )
    t.play("repress border aragon-papal-states")
    assert t.florins(OCHRE) == 1 and t.borders == {}
    assert t.seat(OCHRE)["west"][0] == {"empire": "aragon", "repressed": ["ochre cube"]}
    assert t.reasons("operate use duke-of-milan tax") == ["F4.tax"]

    t.play("operate done", "turn play sindicat-remenca", "one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 2, "defenders": 0}]


@rule("E4.independence")
def test_cards_and_the_tokens_they_placed_live_separate_lives() -> None:
    row = "west = ['grand-inquisitor', 'communeros-guilds']\nhand = ['order-of-santiago']"
    t = Position(seats(row)).play("turn play order-of-santiago", "one-shot refuse", "settle granada", "settle toledo")
    t.play("turn run west", "operate use grand-inquisitor behead", "behead order-of-santiago")

    assert t.form["discarded"] == ["order-of-santiago"]
    assert t.cities == {"granada": "catholic rook", "toledo": "catholic rook"}


@rule("E4.independence")
def test_killing_tokens_leaves_the_card_that_brought_them() -> None:
    t = Position(seats("west = ['conquistadors']\nhand = ['duke-of-milan']"))
    t.play("turn play duke-of-milan", "one-shot refuse", "settle valencia", "settle algiers", "turn run west")
    t.play("operate use conquistadors siege", "siege city valencia")

    assert t.seat(OCHRE)["west"] == ["conquistadors", "duke-of-milan"] and t.cities == {"algiers": "catholic knight"}


# Colours


@rule("F.red")
def test_military_operations_kill() -> None:
    cities = "[cities]\nparis = 'catholic knight'\nbruges = 'islamic rook'"
    t = Position(seats("west = ['the-bold', 'friese-freedom', 'france']") + cities)
    t.play("turn run west", "operate use the-bold siege", "siege city paris")
    t.play("operate use friese-freedom siege", "siege city bruges")

    assert t.cities == {} and t.s.repressed == [0] * 100  # Killed, not Repressed
    assert (t.stock("catholic knight"), t.stock("islamic rook"), t.florins(OCHRE)) == (10, 7, 0)
