"""Powers in fairs, votes, wars, Regime Changes and victories (B4.powers)."""

import pytest
from tests.games.pax_renaissance.position_builder import LAPIS, OCHRE, Position, rule

ON = 'options = ["expansion"]\n'


# Fairs: Cape of Good Hope, Renown, Maritime Immunity


def western_fair(
    lapis: str, *, emporium: str = "spice-islands", florins: int = 5, borders: str = 'england-portugal = "lapis"'
) -> Position:
    return Position(
        f"""
        options = ["expansion"]
        emporia = ["tana", "{emporium}"]
        [[seats]]
        [[seats]]
        {lapis}
        [market]
        west = [{{ card = "marechaussee", florins = {florins} }}]
        [borders]
        {borders}
        """
    ).play("turn fair west")


@rule("B4.powers", "G3.concession")
@pytest.mark.parametrize(
    ("lapis", "paid"),
    [
        ('west = ["india-armada"]', 2),
        ('west = ["india-armada", "almeida-armada"]', 3),
        ('west = ["michelangelo"]', 2),
        ('west = ["michelangelo", "india-armada"]', 3),
        ('west = [{ card = "india-armada", bishop = "islamic" }]', 1),
        ('hand = ["india-armada"]', 1),
    ],
)
def test_the_cape_and_renown_pay_a_concession_more(lapis: str, paid: int) -> None:
    assert western_fair(lapis).florins(LAPIS) == paid


@rule("B4.powers", "G3.concession")
def test_the_cape_pays_only_from_the_spice_islands_but_renown_everywhere() -> None:
    borders = 'hungary-byzantium = "lapis"'
    assert western_fair('west = ["india-armada"]', emporium="trebizond", borders=borders).florins(LAPIS) == 1
    assert western_fair('west = ["michelangelo"]', emporium="trebizond", borders=borders).florins(LAPIS) == 2


@rule("B4.powers", "G5.dry")
def test_nobody_is_paid_more_than_the_profits() -> None:
    t = western_fair('west = ["michelangelo", "india-armada"]', florins=2)
    assert t.florins(LAPIS) == 2
    t.play("levy toledo")
    assert t.asked() != "levy"


@rule("B4.powers", "F7.sea-battle", "G3.pirate")
def test_a_concession_with_maritime_immunity_shares_its_border_and_loses_nothing() -> None:
    t = Position(
        ON
        + """
        [[seats]]
        west = ["genoese-fleet"]
        [[seats]]
        east = ["tersane-i-amire"]
        [borders]
        aragon-papal-states = "catholic pirate"
        portugal-aragon = "lapis"
        """
    ).play("turn run west", "operate use genoese-fleet corsair", "corsair aragon-papal-states portugal-aragon")
    assert t.borders == {"portugal-aragon": ["lapis", "catholic pirate"]}


@rule("B4.powers", "G3.pirate", "G3.concession")
def test_a_pirate_beside_a_concession_robs_the_fair_only_without_the_immunity() -> None:
    shared = 'england-portugal = ["lapis", "catholic pirate"]\nengland-france = "lapis"'
    silenced = 'east = [{ card = "tersane-i-amire", bishop = "catholic" }]'
    assert western_fair('east = ["tersane-i-amire"]', florins=2, borders=shared).florins(LAPIS) == 2
    assert western_fair(silenced, florins=2, borders=shared).florins(LAPIS) == 1
    t = western_fair(silenced, florins=1, borders=shared)
    assert t.florins(LAPIS) == 1
    assert t.told("fair-robbed") == []


@rule("B4.powers", "G3.pirate")
def test_the_immunity_of_the_first_seat_counts_like_any_other() -> None:
    t = Position(
        """
        options = ["expansion"]
        emporia = ["tana", "spice-islands"]
        [[seats]]
        east = ["tersane-i-amire"]
        [market]
        west = [{ card = "marechaussee", florins = 2 }]
        [borders]
        england-portugal = ["ochre", "catholic pirate"]
        england-france = "lapis"
        """
    ).play("turn fair west")
    assert t.s.florins == [2, 1]


# Votes: Renown


def vote_in_france(own: str, lapis: str, borders: str) -> Position:
    return Position(
        f"""
        options = ["expansion"]
        [[seats]]
        west = ["sindicat-remenca", {{ empire = "portugal" }}, {own}]
        [[seats]]
        west = ["france", {lapis}]
        [borders]
        england-portugal = "ochre"
        {borders}
        """
    ).play("turn run west", "operate use sindicat-remenca vote")


@rule("B4.powers", "F6.majority")
def test_renown_doubles_the_voices_of_a_concession() -> None:
    even = 'england-france = "ochre"\nfrance-hre = "lapis"'
    assert vote_in_france('"michelangelo"', "", even).reasons("vote france") == []
    assert vote_in_france('{ card = "michelangelo", bishop = "islamic" }', "", even).reasons("vote france") == [
        "F6.majority"
    ]
    two = 'england-france = "ochre"\nfrance-aragon = "ochre"\nfrance-hre = "lapis"'
    assert vote_in_france("", '"michelangelo"', two).reasons("vote france") == ["F6.majority"]
    assert vote_in_france('"michelangelo"', "", "").reasons("vote france") == ["F6.majority"]


# Wars: Knights of Rhodes, Buffer State, Popular Reprisals, Treachery


def crusade(tableau: str, *, more: str = "") -> Position:
    return Position(
        f"""
        {ON}
        [[seats]]
        hand = ["jesuits"]
        {tableau}
        [cities]
        valencia = "catholic knight"
        algiers = "islamic rook"
        paris = "catholic rook"
        bruges = "islamic rook"
        {more}
        """
    ).play("turn play jesuits", "one-shot aragon")


@rule("B4.powers", "K1.attackers")
@pytest.mark.parametrize(
    ("tableau", "attackers"),
    [
        ('west = ["knights-hospitaller"]', 2),
        ('west = [{ card = "knights-hospitaller", bishop = "islamic" }]', 1),
        ('[[seats]]\nwest = ["knights-hospitaller"]', 1),
    ],
    ids=["own", "silenced", "of-another"],
)
def test_with_the_hospitallers_catholic_rooks_beside_the_land_join_a_crusade(tableau: str, attackers: int) -> None:
    assert crusade(tableau).told("battle")[0]["attackers"] == attackers


@rule("B4.powers", "K1.attackers")
def test_the_hospitallers_join_no_reformation() -> None:
    t = Position(
        """
        [[seats]]
        hand = ["luther"]
        west = ["knights-hospitaller"]
        [cities]
        vienna = "catholic rook"
        paris = "reformist rook"
        lyon = "catholic rook"
        """
    ).play("turn play luther", "one-shot hre")
    assert t.told("battle") == [{"empire": 2, "attackers": 2, "defenders": 1}]


def buffer(lapis: str) -> Position:
    return Position(
        f"""
        {ON}
        [[seats]]
        florins = 3
        west = ["france", "portugal"]
        [[seats]]
        {lapis}
        [cities]
        paris = "catholic knight"
        toledo = "catholic knight"
        """
    ).play("turn run west")


@rule("B4.powers", "F9.campaign")
def test_the_buffer_state_keeps_france_and_portugal_apart_for_everybody() -> None:
    navarre = 'west = [{ empire = "aragon", queen = "catherine-of-navarre" }]'
    t = buffer(navarre).play("operate use france campaign")
    assert t.reasons("campaign portugal") == ["F9.campaign"]
    assert t.reasons("campaign england") == []
    t = buffer(navarre).play("operate use portugal campaign")
    assert t.reasons("campaign france") == ["F9.campaign"]
    assert t.reasons("campaign aragon") == []


@rule("B4.powers", "F9.campaign")
@pytest.mark.parametrize(
    "lapis",
    [
        'west = [{ empire = "aragon", queen = "catherine-of-navarre", bishop = "islamic" }]',
        'old-maids = ["catherine-of-navarre"]',
    ],
    ids=["silenced", "old-maid"],
)
def test_a_silenced_or_unmarried_navarre_is_no_buffer(lapis: str) -> None:
    assert buffer(lapis).play("operate use france campaign").reasons("campaign portugal") == []


@rule("B4.powers", "K1.attackers")
def test_the_buffer_state_counts_in_religious_wars_too() -> None:
    for tableau, attackers in (("", 2), ('west = [{ empire = "aragon", queen = "catherine-of-navarre" }]', 1)):
        t = Position(
            f"""
            {ON}
            [[seats]]
            hand = ["grand-inquisitor"]
            {tableau}
            [cities]
            toledo = "catholic knight"
            granada = "islamic rook"
            paris = "catholic knight"
            """
        ).play("turn play grand-inquisitor", "one-shot portugal")
        assert t.told("battle")[0]["attackers"] == attackers


BATHORY = '{ empire = "hungary", queen = "elizabeth-bathory", repressed = ["lapis cube"] }'


@rule("B4.powers", "J2.attackers", "J2.republic")
def test_popular_reprisals_discard_the_queen_for_a_revolt_in_her_empire() -> None:
    t = Position(ON + f"[[seats]]\neast = [{BATHORY}]").play("turn revolt")
    assert t.form["actions"] == 1
    assert t.form["discarded"] == ["elizabeth-bathory"]
    t.play("survivor border hre-hungary", "concede hungary-ottoman")
    assert t.seat(OCHRE)["east"] == [{"empire": "hungary", "republic": True}]
    assert t.borders == {"hre-hungary": "lapis", "hungary-ottoman": "ochre"}
    assert t.asked() == "turn"


@rule("B4.powers", "J2.attackers")
def test_popular_reprisals_need_a_revolt_that_can_be_fought() -> None:
    t = Position(ON + '[[seats]]\neast = [{ empire = "hungary", queen = "elizabeth-bathory" }]')
    assert t.reasons("turn revolt") == ["J1.attackers"]
    t = Position(
        ON + '[[seats]]\neast = [{ empire = "hungary", queen = "elizabeth-bathory" }]\n[borders]\nhre-hungary = "ochre"'
    )
    assert t.reasons("turn revolt") == []
    silenced = BATHORY.replace("queen", 'bishop = "catholic", queen')
    assert Position(ON + f"[[seats]]\neast = [{silenced}]").reasons("turn revolt") == ["B4.powers"]
    assert Position(ON + f"[[seats]]\n[[seats]]\neast = [{BATHORY}]").reasons("turn revolt") == ["B4.powers"]


@rule("B4.powers", "J.declare")
def test_treachery_triggers_the_war_of_a_card_that_is_sold() -> None:
    t = Position(ON + '[[seats]]\nhand = ["the-bold"]\nwest = ["machiavellianism"]').play("turn sell the-bold")
    assert t.legal() == ["one-shot france", "one-shot refuse"]
    t.play("one-shot france", "survivor city paris", "survivor city lyon", "concede none")
    assert t.seat(OCHRE) == {"florins": 2, "west": ["machiavellianism", {"empire": "france"}]}
    assert t.form["discarded"] == ["the-bold"]


@rule("B4.powers", "M2.apostasy", "K1.launch")
def test_treachery_knows_apostasies_and_religious_wars_but_no_shifts() -> None:
    own = 'west = ["machiavellianism", "jesuits"]'
    t = Position(
        ON + f'[[seats]]\nhand = ["unity-of-the-brethren"]\n{own}\n[[seats]]\nwest = ["luther", "peters-pence"]'
    )
    t.play("turn sell unity-of-the-brethren", "one-shot trigger")
    assert "west" not in t.seat(LAPIS)
    cities = '[cities]\nvalencia = "catholic knight"\nalgiers = "islamic rook"'
    t = Position(ON + f"[[seats]]\n{own}\n{cities}").play("turn sell jesuits", "one-shot aragon")
    assert t.told("battle") == [{"empire": 6, "attackers": 1, "defenders": 1}]
    t = Position(ON + '[[seats]]\nwest = ["machiavellianism"]\nhand = ["kremlin"]').play("turn sell kremlin")
    assert t.asked() == "turn"


@rule("B4.powers", "J.declare")
def test_treachery_may_be_forgone_and_then_no_agent_is_placed() -> None:
    t = Position(ON + '[[seats]]\nhand = ["the-bold"]\nwest = ["machiavellianism"]').play(
        "turn sell the-bold", "one-shot refuse"
    )
    assert t.asked() == "turn"
    assert t.cities == {}
    assert "pending" not in t.form
    silenced = '[[seats]]\nhand = ["the-bold"]\nwest = [{ card = "machiavellianism", bishop = "islamic" }]'
    assert Position(ON + silenced).play("turn sell the-bold").asked() == "turn"


# Apostasy: Counter-Reformation, Unbelief


@rule("B4.powers", "M2.apostasy")
def test_the_counter_reformation_is_an_apostasy_for_an_action() -> None:
    given = '[[seats]]\nwest = ["oratory-of-divine-love"]\n[[seats]]\nwest = ["luther"]\neast = ["the-grim"]'
    t = Position(ON + given)
    assert [move for move in t.legal() if "apostasy" in move] == [
        "turn apostasy catholic-islamic",
        "turn apostasy catholic-reformist",
        "turn apostasy islamic-reformist",
    ]
    t.play("turn apostasy islamic-reformist")
    assert t.seat(LAPIS) == {"florins": 0}
    assert t.seat(OCHRE)["west"] == ["oratory-of-divine-love"]
    assert t.form["actions"] == 1
    t = Position(ON + given).play("turn apostasy catholic-reformist")
    assert t.seat(LAPIS)["west"] == ["luther"]


@rule("B4.powers", "M2.apostasy")
def test_without_the_power_there_is_no_such_action() -> None:
    for tableau in ("", 'west = [{ card = "oratory-of-divine-love", bishop = "reformist" }]'):
        t = Position(ON + f"[[seats]]\n{tableau}")
        assert t.reasons("turn apostasy catholic-islamic") == ["B4.powers"]


@rule("B4.powers", "M2.apostasy")
def test_who_thinks_religion_a_delusion_loses_nothing_to_apostasy() -> None:
    for swerve, left in (('"epicurean-swerve"', 3), ('{ card = "epicurean-swerve", bishop = "catholic" }', 1)):
        t = Position(
            ON + f'[[seats]]\nwest = ["oratory-of-divine-love"]\n[[seats]]\nwest = [{swerve}, "luther", "jesuits"]'
        ).play("turn apostasy catholic-reformist")
        assert len(t.seat(LAPIS)["west"]) == left


# Victories: Navigation, Secular Republic, Humanist Law


@rule("B4.powers", "L5.globalisation")
@pytest.mark.parametrize(
    ("own", "concessions"),
    [
        ('east = ["sahn-i-seman-medrese"]\nwest = ["house-of-borgia", "duke-of-milan"]', 3),
        ('east = ["sahn-i-seman-medrese"]\nwest = ["house-of-borgia", "faith-vs-reason"]', 3),
        ('east = [{ card = "sahn-i-seman-medrese", bishop = "islamic" }]\nwest = ["house-of-borgia"]', 1),
        ('east = ["sahn-i-seman-medrese"]', 1),
    ],
)
def test_with_navigation_patrons_count_as_concessions(own: str, concessions: int) -> None:
    borders = '[[seats]]\n[borders]\nengland-france = "ochre"\nfrance-hre = "lapis"\nhre-hungary = "lapis"'
    t = Position(f'{ON}victories = ["globalisation"]\n[[seats]]\n{own}\n{borders}')
    assert t.why("turn declare globalisation")[0] == ("L5.globalisation", {"own": concessions, "other": 2, "lead": 2})


@rule("B4.powers", "L6.renaissance")
@pytest.mark.parametrize(
    ("cards", "count"),
    [
        ('east = ["academia"]', 1),
        ('east = ["academia"]\nwest = ["epicurean-swerve", { empire = "aragon", republic = true }]', 3),
        ('east = [{ card = "academia", bishop = "islamic" }]', 0),
    ],
)
def test_a_secular_republic_counts_as_a_republic(cards: str, count: int) -> None:
    lapis = ", ".join(f'{{ empire = "{empire}", republic = true }}' for empire in ("england", "hre", "france"))
    t = Position(f'{ON}victories = ["renaissance"]\n[[seats]]\n{cards}\n[[seats]]\nwest = [{lapis}]')
    assert t.why("turn declare renaissance")[0] == ("L6.renaissance", {"own": count, "other": 3})


@rule("B4.powers", "L6.renaissance")
@pytest.mark.parametrize(
    ("cards", "law"),
    [
        ('"romantic-realism", "house-of-borgia", "duke-of-milan", "gutenberg"', 3),
        ('"romantic-realism", "artistic-geometry", "gutenberg"', 2),
        ('{ card = "romantic-realism", bishop = "islamic" }, "house-of-borgia", "gutenberg"', 1),
        ('"gonfalonier", "romantic-realism"', 2),
    ],
    ids=["patrons", "once", "silenced", "both-icons"],
)
def test_humanist_law_counts_patrons_as_law_once(cards: str, law: int) -> None:
    lapis = '"sindicat-remenca", "the-hidden", "flanders-guild"'
    t = Position(f'{ON}victories = ["renaissance"]\n[[seats]]\nwest = [{cards}]\n[[seats]]\nwest = [{lapis}]')
    assert t.why("turn declare renaissance")[-1] == ("L6.renaissance", {"own": law, "other": 3, "lead": 2})
