"""The command `fondaco odds`: exact odds of a dice procedure, and the effect of each input."""

import json
import random
import sys
from argparse import REMAINDER, SUPPRESS, BooleanOptionalAction, Namespace
from collections.abc import Callable
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Final

from fondaco.companion.odds.answer import Answer, answer, pools, roll, sweep
from fondaco.companion.odds.sentences import FOLDER, YES_OR_NO, Label, OddsError, Reasons, Sentences
from fondaco.games.virgin_queen.aid_card.catalogue import PROCEDURES
from fondaco.games.virgin_queen.aid_card.plan import Rolled
from fondaco.games.virgin_queen.aid_card.procedure import FLAG, NUMBER, Input, Procedure
from fondaco.terminal.parser import Parser, whole
from fondaco.terminal.screen import Screen, columns, padded, wants_colour

BAR: Final = 20
"""Length of the bar of a certain result."""
DEFENCE_FIRST: Final = ("piracy.europe.order", "piracy.world.order")
"""The clauses by which the defence may take dice."""


def add_arguments(parser: Parser) -> None:
    """Command-line arguments; those of a procedure are parsed once it is known."""
    parser.add_argument("procedure", metavar="PROCEDURE", nargs="?", help=parser.say("odds-procedure"))
    parser.add_argument("inputs", metavar="INPUTS", nargs=REMAINDER, help=parser.say("odds-see"))
    add_options(parser, Sentences(parser.language))


def add_options(parser: Parser, words: Sentences) -> None:
    """Options that may stand before the procedure or among its inputs."""
    parser.add_argument("--json", action="store_true", help=words.say("odds-help-json"))
    parser.add_argument("--roll", action="store_true", help=words.say("odds-help-roll"))
    parser.add_argument("--seed", metavar="N", type=whole, help=words.say("odds-help-seed"))


def run(arguments: Namespace) -> int:
    """Print the list of procedures, or the odds or a roll of one."""
    words = Sentences(arguments.language)
    screen = Screen(sys.stdout, wants_colour(sys.stdout))
    if arguments.procedure is None:
        if arguments.json:
            inputs = {name: [each.name for each in procedure.inputs] for name, procedure in PROCEDURES.items()}
            print_json([{"procedure": name, "inputs": asked} for name, asked in inputs.items()])
        else:
            show_list(screen, words)
        return 0
    procedure = find(arguments.procedure)
    asked = input_parser(procedure, words).parse(arguments.inputs, arguments)
    values = {each.name: value_of(procedure, each, asked) for each in procedure.inputs}
    refused = procedure.refusals(values)
    if refused and asked.json:
        reasons = [
            {"input": each.input, "key": each.key, "clause": each.clause, "sentence": words.refusal(procedure, each)}
            for each in refused
        ]
        print_json({"procedure": procedure.name, "values": said_values(procedure, values), "refusals": reasons})
        sys.stdout.flush()
    if refused:
        raise OddsError("refused-roll", reasons=Reasons(procedure, tuple(refused)))
    found = answer(procedure, values)
    rolled = roll(procedure, values, dice_of(asked.seed)) if asked.roll or asked.seed is not None else None
    if asked.json:
        print_json(everything(found, words, rolled))
    elif rolled:
        show_roll(screen, words, found, rolled)
    else:
        show_odds(screen, words, found)
    return 0


# Parsing


def input_parser(procedure: Procedure, words: Sentences) -> Parser:
    """Argument parser of one procedure's inputs; options of the command may stand among them."""
    about = f"{words.name(procedure)}. {words.about(procedure)} [{procedure.clause}]"
    parser = Parser(f"fondaco odds {procedure.name}", about, words.language, FOLDER, argument_default=SUPPRESS)
    for each in procedure.inputs:
        told = f"{words.label(procedure, each)} ({allowed(procedure, each, words)}) [{each.clause}]".replace("%", "%%")
        if each.kind == FLAG:
            parser.add_argument(f"--{each.name}", dest=slot(each), action=BooleanOptionalAction, help=told)
        else:
            parser.add_argument(f"--{each.name}", dest=slot(each), metavar="N" if not each.labels else "X", help=told)
    add_options(parser, words)
    return parser


def slot(each: Input) -> str:
    """The attribute of an input in the namespace, apart from the command's options."""
    return f"input {each.name}"


def allowed(procedure: Procedure, each: Input, words: Sentences) -> str:
    """The range of an input in words."""
    if each.kind == NUMBER:
        return words.say("odds-range", least=str(each.least), most=str(each.most), usual=str(each.usual))
    if each.kind == FLAG:
        return words.say("odds-usually", usual=words.yes_or_no(each.usual))
    known = ", ".join(
        words.say("odds-pool", side=label, dice=words.value(procedure, each, value))
        for value, label in enumerate(each.labels)
    )
    return words.say("odds-usually-of", known=known, usual=each.labels[each.usual])


def find(name: str) -> Procedure:
    """A procedure by its name; the error of an unknown one suggests others."""
    if name in PROCEDURES:
        return PROCEDURES[name]
    if near := get_close_matches(name.lower(), PROCEDURES, 1):
        raise OddsError("refused-no-procedure-near", given=name, near=near[0])
    raise OddsError("refused-no-procedure", given=name, known=", ".join(PROCEDURES))


def value_of(procedure: Procedure, each: Input, asked: Namespace) -> int:
    """Parse the value of an input."""
    typed = getattr(asked, slot(each), each.usual)
    if not isinstance(typed, str):
        return int(typed)
    if typed in each.labels:
        return each.labels.index(typed)
    label = Label(procedure, each)
    if each.labels:
        problem = OddsError("refused-no-such-choice", input=label, given=typed, known=", ".join(each.labels))
    else:
        try:
            return int(typed)
        except ValueError:
            problem = OddsError("refused-not-a-number", input=label, given=typed)
    raise OddsError("refused-cited", problem=problem, clause=each.clause)


def dice_of(seed: int | None) -> Callable[[], int]:
    """Dice from a seed, or from the system's random numbers."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    return lambda: source.randint(1, 6)


# List


def show_list(screen: Screen, words: Sentences) -> None:
    """Print every procedure with its purpose."""
    screen.text(words.say("odds-procedures"), "strong")
    for procedure in PROCEDURES.values():
        screen.line("  ", (procedure.name, "strong"), f"  {words.name(procedure)}")
        screen.text(words.about(procedure), first="      ")
    screen.text(words.say("odds-how"))


# Odds


def show_odds(screen: Screen, words: Sentences, found: Answer) -> None:
    """Print the inputs, the dice, the results, the losses, and the effect of a change."""
    screen.text(words.summary(found), "strong")
    show_dice(screen, words, found)
    show_given(screen, words, found)
    show_results(screen, words, found)
    show_numbers(screen, words, found)
    show_changes(screen, words, found)


def show_dice(screen: Screen, words: Sentences, found: Answer) -> None:
    thrown = pools(found.procedure, found.values)
    if len(thrown) == 1:
        return
    for side, dice in thrown.items():
        said = words.say("odds-pool", side=words.side(side), dice=words.say("odds-dice", dice=dice))
        screen.text(said, first="  ")
    if found.procedure.clause in DEFENCE_FIRST:
        screen.text(words.say("odds-first-defence"), first="  ")


def show_given(screen: Screen, words: Sentences, found: Answer) -> None:
    screen.line((words.say("odds-inputs"), "strong"))
    table = [
        (words.label(found.procedure, each), words.value(found.procedure, each, found.values[each.name]))
        for each in found.procedure.inputs
    ]
    room = max(columns(label) for label, _ in table)
    for label, value in table:
        screen.text(value, first=f"  {padded(label, room)}  ", rest=" " * (room + 4))


def show_results(screen: Screen, words: Sentences, found: Answer) -> None:
    screen.line((words.say("odds-results"), "strong"))
    rows = [(words.row(found.procedure, row), chance, words.percent(chance)) for row, chance in found.rows.items()]
    room, share_room = max(columns(label) for label, _, _ in rows), max(columns(share) for _, _, share in rows)
    for label, chance, share in rows:
        bar = "#" * max(round(chance * BAR), int(chance > 0))  # at least one sign for what is possible
        told = f"  {padded(label, room)}  {' ' * (share_room - columns(share))}{share}  {bar}"
        exact = f"  {chance}"
        if columns(told) + len(exact) <= screen.width:
            screen.line(told, (exact, "faded"))
        else:
            screen.line(told)
            screen.line(" " * (room + 2), (exact, "faded"))


def show_numbers(screen: Screen, words: Sentences, found: Answer) -> None:
    screen.line((words.say("odds-numbers"), "strong"))
    for place, (name, shares) in enumerate(found.numbers.items()):
        label = words.number(name)
        if name in YES_OR_NO:
            screen.text(words.say("odds-pool", side=label, dice=words.percent(shares.get(1, Fraction(0)))), first="  ")
            continue
        mean = words.decimal(found.law.mean(place))
        screen.text(words.say("odds-mean", number=label, mean=mean), first="  ")
        table = [
            words.say("odds-pool", side=words.counted(name, value), dice=words.percent(share))
            for value, share in shares.items()
        ]
        together = [each.replace(" ", "\u00a0") for each in table]  # a value and its probability stay on one line
        screen.text(" ".join(together), "faded", first="      ")


def show_changes(screen: Screen, words: Sentences, found: Answer) -> None:
    changes, procedure = sweep(found.procedure, found.values), found.procedure
    if changes:
        screen.line((words.say("odds-changes"), "strong"))
    for each, number, chance in changes:
        side, value = words.label(procedure, each), words.value(procedure, each, number)
        label, difference = words.say("odds-pool", side=side, dice=value), words.points(chance - found.chance)
        screen.text(f"{label} → {words.percent(chance)} ({difference})", first="  ", rest="      ")


# Roll


def show_roll(screen: Screen, words: Sentences, found: Answer, rolled: Rolled) -> None:
    """Print the odds in one sentence, each die, and the consequences."""
    screen.text(words.summary(found))
    for sentence in words.told(found.procedure, rolled)[:-1]:
        screen.text(sentence, first="  ", rest="    ")
    screen.text(words.row(found.procedure, rolled.outcome.row), "strong")
    screen.text(words.consequence(found.procedure, rolled.outcome.row), first="  ")


# JSON


def everything(found: Answer, words: Sentences, rolled: Rolled | None) -> dict[str, Any]:
    """The answer as plain values."""
    procedure = found.procedure
    told: dict[str, Any] = {
        "procedure": procedure.name,
        "name": words.name(procedure),
        "clause": procedure.clause,
        "values": said_values(procedure, found.values),
        "dice": pools(procedure, found.values),
        "chance": both_ways(found.chance),
        "summary": words.summary(found),
        "rows": [
            {"row": row, "name": words.row(procedure, row), "hoped_for": row in procedure.goal, **both_ways(chance)}
            for row, chance in found.rows.items()
        ],
        "numbers": {
            name: {str(value): both_ways(share) for value, share in shares.items()}
            for name, shares in found.numbers.items()
        },
        "changes": [
            {
                "input": each.name,
                "value": said_value(each, value),
                **both_ways(chance),
                "difference": float(chance - found.chance),
            }
            for each, value, chance in sweep(procedure, found.values)
        ],
        "refusals": [],
    }
    if rolled:
        told["roll"] = {
            "throws": [{"side": throw.who, "kind": throw.kind, "faces": list(throw.faces)} for throw in rolled.throws],
            "row": rolled.outcome.row,
            "numbers": dict(zip(procedure.numbers, rolled.outcome.numbers)),
            "told": words.told(procedure, rolled),
        }
    return told


def both_ways(chance: Fraction) -> dict[str, Any]:
    """A probability as a fraction and as a decimal number."""
    return {"fraction": str(chance), "float": float(chance)}


def said_values(procedure: Procedure, values: dict[str, int]) -> dict[str, Any]:
    return {each.name: said_value(each, values[each.name]) for each in procedure.inputs}


def said_value(each: Input, value: int) -> int | bool | str:
    """A value as it is typed: a number, true or false, or a label."""
    if each.labels:
        return each.labels[value]
    return bool(value) if each.kind == FLAG else value


def print_json(told: Any) -> None:
    print(json.dumps(told, ensure_ascii=False, indent=2))
