"""Every card does all it can: what is printed on it is used in games and positions played for that purpose."""

import pytest
from tests.checksum import form
from tests.games.pax_renaissance import card_corpus
from tests.games.pax_renaissance.card_corpus import position_for, try_every_card
from tests.games.pax_renaissance.card_coverage import POWERS_USED, CardCoverage, Use, all_uses

from fondaco.games.pax_renaissance.game import PaxRenaissanceGame
from fondaco.games.pax_renaissance.printed import Printed
from fondaco.games.pax_renaissance.rules.operations.running import Commerce
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.vocabulary import CARD, FIRST_EMPIRE, POWER, TABLEAU_CARDS
from fondaco.words import speaker

GAME = PaxRenaissanceGame()


@pytest.fixture(scope="module")
def coverage() -> CardCoverage:
    return try_every_card(GAME, GAME.printed)


changes_rules = pytest.mark.skipif(form() == "compiled", reason="compiled rules cannot be changed; the plain form can")


def uses(*words: str) -> list[Use]:
    """Uses written as a card and what it does."""
    return [(CARD.labels.index(card), use) for card, use in (line.split(maxsplit=1) for line in words)]


def are_missing(wanted: list[Use], game: PaxRenaissanceGame = GAME) -> list[bool]:
    """Which of some uses never happen, though their positions are played."""
    times = try_every_card(game, game.printed, games=0, wanted=wanted).times
    return [not times[use] for use in wanted]


def test_everything_printed_on_the_cards_is_used(coverage: CardCoverage) -> None:
    assert [f"{CARD.labels[card]}: {words}" for card, words in coverage.missing] == []
    assert {card for card, words in coverage.times if words == "play"} == set(range(TABLEAU_CARDS))
    lines = list(coverage.report())
    assert sum(line.startswith("+ ") for line in lines) == 152 + 10
    assert lines[-1] == f"0 of the {len(coverage.times)} things that cards can do never happened."


def test_every_icon_is_counted() -> None:
    printed: Printed = GAME.printed
    every = list(all_uses(printed))
    assert len(set(every)) == len(every)
    for card in range(TABLEAU_CARDS):
        mine = [words for other, words in every if other == card]
        least = 1 + len(printed.powers[card]) + (printed.torch[card] >= 0) + (printed.one_shot[card] != 9)
        assert len(mine) >= least + len(printed.operations[card])
    assert sum(card >= FIRST_EMPIRE for card, _ in every) == 25
    assert set(POWERS_USED) == set(range(len(POWER)))


def test_the_corpus_is_the_same_every_time(coverage: CardCoverage) -> None:
    assert try_every_card(GAME, GAME.printed).times == coverage.times


def test_every_position_of_the_corpus_can_be_set_up() -> None:
    for card, words in all_uses(GAME.printed):
        form = position_for(GAME.printed, card, words)
        assert GAME.write_down(GAME.set_up(form))["seats"][0]["florins"] == 20


# What is missing is noticed


def test_a_card_that_nobody_plays_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_corpus, "TRIES", 0)
    played = try_every_card(GAME, GAME.printed, games=1)
    assert any(words == "play" for _, words in played.missing)


def test_a_card_that_does_not_do_all_it_can_is_told() -> None:
    played = CardCoverage(GAME.printed)
    played.times = dict(zip(uses("luther play", "luther tax", "jesuits play"), (2, 0, 1), strict=True))
    assert list(played.report()) == [
        "+ jesuits: play 1",
        "- luther: play 2, tax 0",
        "1 of the 3 things that cards can do never happened.",
        "  luther: tax",
    ]


@changes_rules
def test_an_operation_without_effect_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(_: Commerce, s: Pax, seat: int, __: int, slot: int) -> None:
        """Nobody gets the Florin."""

    wanted = uses("tolfa-alum commerce west", "mamluk republic commerce east", "tolfa-alum vote west")
    assert are_missing(wanted) == [False, False, False]
    monkeypatch.setattr(Commerce, "choose", idle)
    assert are_missing(wanted) == [True, True, False]


@changes_rules
@pytest.mark.parametrize(
    ("place", "instead", "lost"),
    [
        ("fairs.income", lambda s, owner, route: 1, ("michelangelo power renown", "india-armada power cape")),
        ("selling.premium", lambda s, card: 0, ("reichskrone power ransom", "conquistadors power ransom")),
        ("war.battle.neighbours_of", lambda s, empire: [], ("knights-hospitaller power rook-knights",)),
        ("turn.is_free", lambda s, seat, option: False, ("podesta-of-venice power galleys",)),
    ],
)
def test_a_power_without_effect_is_noticed(
    monkeypatch: pytest.MonkeyPatch, place: str, instead: object, lost: tuple[str, ...]
) -> None:
    monkeypatch.setattr(f"fondaco.games.pax_renaissance.rules.{place}", instead)
    assert all(are_missing(uses(*lost)))


def test_something_printed_that_can_never_be_used_is_noticed() -> None:
    """A hunter that cannot behead anybody."""
    text = GAME.standard_components
    first, last = text.index('id = "papal-elephant"'), text.index('id = "grand-inquisitor"')
    card = text[first:last].replace("powers = []", 'powers = ["heretic-hunt"]')
    game = PaxRenaissanceGame(text[:first] + card + text[last:])
    assert are_missing(uses("papal-elephant power heretic-hunt", "papal-elephant tax"), game) == [True, False]


# The list


def test_the_list_tells_what_is_printed() -> None:
    english, french = (GAME.telling.card_table(GAME.printed, speaker(GAME, language)) for language in ("en", "fr"))
    assert len(english) == len(french) == TABLEAU_CARDS
    pope = english[0]
    assert pope["number"] == "PREN001" and pope["name"] == "Inquisition Pope"
    assert pope["operations"] == "behead, inquisitor (Catholic)"
    assert pope["one-shot"] == "crusade" and pope["agents"] == "Catholic Bishop"
    assert not any("{" in value for row in (*english, *french) for value in row.values())
    assert french[0]["name"] == "Le Pape inquisiteur"
