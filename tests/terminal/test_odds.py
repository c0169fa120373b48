"""The command `fondaco odds` in both languages."""

import json
from fractions import Fraction
from typing import Any

import pytest

from fondaco import cli
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES


class Run:
    """Runs `fondaco odds` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.code = 0
        self.errors = ""

    def __call__(self, *arguments: str) -> str:
        """What is printed, with plain spaces."""
        self.code = cli.main(["odds", *arguments])
        out, self.errors = self.capsys.readouterr()
        return out.replace("\u00a0", " ")

    def json(self, *arguments: str) -> Any:
        return json.loads(self(*arguments, "--json"))

    def complaint(self, *arguments: str) -> str:
        """The one line with which it is refused."""
        self(*arguments)
        assert self.code == 2
        assert self.errors.startswith("fondaco: ")
        assert self.errors.count("\n") == 1
        return self.errors.removeprefix("fondaco: ").strip().replace("\u00a0", " ")

    def help(self, *arguments: str) -> str:
        with pytest.raises(SystemExit) as left:
            cli.main(["odds", *arguments, "--help"])
        assert left.value.code == 0
        return " ".join(self.capsys.readouterr().out.replace("\u00a0", " ").split())


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Run(capsys)


# The list


def test_without_a_procedure_all_are_listed(run: Run) -> None:
    shown = run()
    assert run.code == 0
    assert all(f"  {name}  " in shown for name in PROCEDURES)
    assert "Field battle" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "Bataille rangée" in run("--lang", "fr")
    listed = run.json()
    assert [each["procedure"] for each in listed] == list(PROCEDURES)
    assert listed[-1]["inputs"] == ["dice"]


# The odds


def test_the_odds_of_a_field_battle(run: Run) -> None:
    shown = run("field-battle", "--attack", "5", "--leader", "2", "--defend", "4")
    assert run.code == 0
    assert " ".join(shown.splitlines()[:2]) == (
        "Field battle, 7 dice against 5: the attacker wins in 53.8% of cases (95351/177147)."
    )
    lines = shown.splitlines()
    assert "  Attacker: 7 dice" in lines
    assert "  Defender: 5 dice" in lines
    assert "  Attacking units                              5" in lines
    assert "  The attacker wins                     53.8%  ###########  95351/177147" in lines
    assert "  The defender wins on hits but falls    0.6%  #  3164/531441" in lines
    assert "  The attacker has more hits but falls   0.0%    0" in lines
    assert "  Attacker's losses (1.7 on average)" in lines
    assert "      0: 13.2% 1: 32.9% 2: 32.9% 3: 16.5% 4: 4.2% 5: 0.3%" in lines
    assert "  The defender is eliminated: 17.3%" in lines
    assert "  Attacking units: 6 → 61.3% (+7.5 points)" in lines
    assert "  Attacking units: 4 → 45.6% (-8.2 points)" in lines
    assert "  Battle rating of the defender's best leader: 1 → 46.0% (-7.8 points)" in lines


def test_the_odds_in_french(run: Run) -> None:
    shown = run("catholic-rebellion", "--informant", "--lang", "fr")
    lines = shown.splitlines()
    assert " ".join(lines[:2]).startswith("Rébellion catholique anglaise, 11 dés contre 5 : l'Espagne")
    assert "  Attaquant : 11 dés" in lines
    assert "  Informateur d'une impulsion antérieure                    oui" in lines
    assert "  La Conspiration des Poudres réussit             21,2 %  ####  1011697/4782969" in lines
    assert "  Jésuites en Angleterre : 2 → 66,2 % (+6,2 points)" in lines
    assert any(line.startswith("      -5 : < 0,1 % -4 : 0,1 %") for line in lines)


def test_the_language_of_the_system_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Flotte des Indes" in run("indies-fleet")
    assert "Indies Fleet" in run("indies-fleet", "--lang", "en")
    assert "Indies Fleet" in run("--lang=en", "indies-fleet")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", PROCEDURES)
def test_every_procedure_is_shown_in_eighty_columns(run: Run, name: str, language: str) -> None:
    shown = run(name, "--lang", language)
    assert run.code == 0
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "{" not in shown
    assert name in json.dumps(run.json(name, "--lang", language))


MANY = ("--galleons", "10", "--race-galleons", "10", "--defend-galleons", "10", "--defend-race-galleons", "10")


def test_a_long_fraction_has_a_line_of_its_own(run: Run) -> None:
    lines = run("naval-combat", *MANY).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("  The attacker wins"))
    assert lines[at].endswith("#")
    assert Fraction(lines[at + 1].strip()) == Fraction(run.json("naval-combat", *MANY)["rows"][0]["fraction"])


def test_in_piracy_the_defender_is_named_first(run: Run) -> None:
    lines = run("piracy-europe").splitlines()
    assert lines.index("  Defender: 1 die") < lines.index("  Attacker: 3 dice")
    assert "  The defender rolls first; the attacker has these dice if no defence die hits." in lines
    assert "rolls first" not in run("assassination")
    assert "Defender:" not in run("navigation")


def test_flags_choices_and_numbers(run: Run) -> None:
    shown = run("naval-combat", "--sea", "mediterranean", "--galleys", "2", "--galleons=0", "--port").splitlines()
    assert shown[0].startswith("Naval combat, 4 dice against 5")
    asked = run.json("piracy-europe", "--no-ottoman", "--knights")
    assert asked["values"]["ottoman"] is False and asked["values"]["knights"] is True
    assert asked["dice"] == {"defence": 1, "attack": 3}
    assert run.json("navigation", "--navigation", "-2")["values"]["navigation"] == -2


# For scripts


def test_everything_is_there_for_scripts(run: Run) -> None:
    told = run.json("field-battle", "--attack", "6")
    assert run.code == 0
    assert told["procedure"] == "field-battle"
    assert told["clause"] == "battle.field.winner"
    assert told["values"] == {"attack": 6, "leader": 0, "defend": 4, "defend-leader": 0}
    assert told["dice"] == {"attack": 6, "defence": 5}
    assert told["chance"] == {"fraction": "2993/6561", "float": 2993 / 6561}
    assert [row["row"] for row in told["rows"]] == list(PROCEDURES["field-battle"].rows)
    assert [row["hoped_for"] for row in told["rows"]] == [True, True, False, False]
    assert sum(Fraction(row["fraction"]) for row in told["rows"]) == 1
    assert told["rows"][0]["float"] == float(Fraction(told["rows"][0]["fraction"]))
    assert told["numbers"]["attack-hits"]["6"] == {"fraction": "1/729", "float": 1 / 729}
    more = next(change for change in told["changes"] if (change["input"], change["value"]) == ("attack", 7))
    assert more["fraction"] == run.json("field-battle", "--attack", "7")["chance"]["fraction"]
    assert more["difference"] == pytest.approx(more["float"] - told["chance"]["float"])
    assert told["refusals"] == []
    assert "roll" not in told
    assert run.json("naval-combat")["values"]["sea"] == "atlantic"
    assert told["summary"].startswith("Field battle, 6 dice against 5")
    assert run.json("field-battle", "--lang", "fr")["name"] == "Bataille rangée"


def test_refusals_are_there_for_scripts_too(run: Run) -> None:
    told = run.json("rebellion", "--cp", "6")
    assert run.code == 2
    assert run.errors.count("\n") == 1
    assert told["values"]["cp"] == 6
    assert told["refusals"] == [
        {
            "input": "cp",
            "key": "out-of-range",
            "clause": "rebellion.size",
            "sentence": "CP spent: a number from 2 to 5 is expected",
        }
    ]


# Rolling


def test_dice_are_rolled_and_told(run: Run) -> None:
    shown = run("field-battle", "--roll", "--seed", "3")
    assert run.code == 0
    assert "  The attacker rolls 4 dice: 2 5 5 2 – 2 hits.\n" in shown
    assert "  The defender rolls 5 dice: 3 5 4 6 5 – 3 hits.\n" in shown
    assert "\nThe defender wins\n" in shown
    assert run("field-battle", "--seed", "3") == shown == run("--seed", "3", "field-battle")
    assert "L'attaquant lance 4 dés : 2 5 5 2 – 2 touches." in run("field-battle", "--seed", "3", "--lang", "fr")


def test_a_roll_without_a_seed_is_any_roll(run: Run) -> None:
    faces = {tuple(run.json("conversion", "--dice", "20", "--roll")["roll"]["throws"][0]["faces"]) for _ in range(3)}
    assert len(faces) > 1
    assert all(set(each) <= set(range(1, 7)) and len(each) == 20 for each in faces)


def test_a_roll_for_scripts(run: Run) -> None:
    rolled = run.json("field-battle", "--seed", "3")["roll"]
    assert rolled["throws"] == [
        {"side": "attack", "kind": "hits", "faces": [2, 5, 5, 2]},
        {"side": "defence", "kind": "hits", "faces": [3, 5, 4, 6, 5]},
    ]
    assert rolled["row"] == "defender-wins"
    assert rolled["numbers"]["attack-losses"] == 3
    assert len(rolled["told"]) == 3


# Help


def test_help_names_every_input_with_its_range(run: Run) -> None:
    for procedure in PROCEDURES.values():
        shown = run.help(procedure.name)
        for each in procedure.inputs:
            assert f"--{each.name}" in shown
            assert all(label in shown for label in each.labels)
    shown = run.help("rebellion")
    assert "CP spent (from 2 to 5, usually 2) [rebellion.size]" in shown
    assert "--home, --no-home The space is a Protestant home space (usually no) [rebellion.dice]" in shown
    assert "atlantic: Atlantic, mediterranean: Mediterranean; usually atlantic" in run.help("naval-combat")
    assert "PC dépensés (de 2 à 5, d'habitude 2)" in run.help("rebellion", "--lang", "fr")
    assert "PROCEDURE" in run.help()


# What is wrong, in one line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("intelligence --turn 2", "no espionage mission before turn 3 [espionage.turn-three]"),
        ("assassination --turn 2", "no espionage mission before turn 3 [espionage.turn-three]"),
        ("rebellion --cp 6", "CP spent: a number from 2 to 5 is expected [rebellion.size]"),
        ("field-battle --attack -3", "Attacking units: a number from 1 to 20 is expected [battle.field.attack-dice]"),
        ("field-battle --attack 0", "Attacking units: a number from 1 to 20 is expected [battle.field.attack-dice]"),
        ("assault --attack 0", "an assault needs at least one besieging unit [battle.assault.success]"),
        ("naval-combat --sea baltic", "Sea: “baltic” is not one of atlantic, mediterranean [naval.dice.galley]"),
        ("rebellion --cp five", "CP spent: a whole number is expected, not “five” [rebellion.size]"),
        ("feild-battle", "no procedure is called “feild-battle”: did you mean “field-battle”?"),
        ("Field-Battle", "no procedure is called “Field-Battle”: did you mean “field-battle”?"),
        ("xyzzy", "no procedure is called “xyzzy”: there are field-battle, assault, naval-combat"),
        ("rebellion --attack 3", "unrecognized arguments: --attack 3 (see fondaco odds rebellion --help)"),
        ("rebellion --cp", "argument --cp: expected one argument (see fondaco odds rebellion --help)"),
        ("rebellion --seed x", "argument --seed: invalid int value: 'x'"),
        ("rebellion --lang de", "invalid choice: 'de'"),
        ("--xyzzy", "unrecognized arguments: --xyzzy"),
        ("rebellion --cp 6 --lang fr", "PC dépensés : il faut un nombre de 2 à 5 [rebellion.size]"),
        ("intelligence --turn 1 --lang fr", "aucune mission d'espionnage avant le tour 3 [espionage.turn-three]"),
        (
            "feild-battle --lang fr",
            "aucune procédure ne s'appelle « feild-battle » : vouliez-vous dire « field-battle » ?",
        ),
        ("rebellion --attack 3 --lang fr", "arguments inconnus : --attack 3 (voir fondaco odds rebellion --help)"),
    ],
)
def test_whatever_is_wrong_is_told_in_one_line(run: Run, arguments: str, complaint: str) -> None:
    assert complaint in run.complaint(*arguments.split())
    run(*arguments.split(), "--json")
    assert run.code == 2


def test_several_reasons_are_one_line_too(run: Run) -> None:
    told = run.complaint("catholic-rebellion", "--no-mary-alive", "--mary-card", "--turn", "1")
    assert told == (
        "no espionage mission before turn 3 [espionage.turn-three];"
        " the Mary Queen of Scots card can only be played while she is alive [espionage.rebellion.mary]"
    )
