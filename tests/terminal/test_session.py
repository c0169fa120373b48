"""A sitting: what is typed, what is answered, and what stays hidden."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.terminal.keyboard import Sitting, sit

from fondaco import Table
from fondaco.terminal.screen import CURTAIN_LINES

CURTAIN = "\n" * CURTAIN_LINES


def after(typed: str, screen: str) -> str:
    """What was said after the last time something was typed, up to the next prompt."""
    return screen.rpartition(f"> {typed}\n")[2].partition("\n● ")[0]


def said(*typed: str, seed: int = 3, language: str = "en", seats: str = "you,greedy") -> str:
    """The answer to the last thing typed."""
    _, screen = sit(typed, seats, seed, language)
    return after(typed[-1], screen)


def at_random(seed: int) -> Callable[[Sitting, str], str]:
    random = Random(seed)

    def answer(sitting: Sitting, prompt: str) -> str:
        if not prompt:
            return ""
        return str(random.choice([choice.number for choice in sitting.listed if choice.allowed]))

    return answer


# Options


def test_a_number_plays() -> None:
    sitting, screen = sit(["1"])
    assert sitting.decision is not None
    assert sitting.decision.step == "roll"
    assert "1 Roll your 5 free dice" in screen


@pytest.mark.parametrize("typed", ["roll", "ROLL your", "free dice", "  1 "])
def test_a_part_of_an_option_plays(typed: str) -> None:
    sitting, _ = sit(["1", typed])
    assert sitting.decision is not None
    assert sitting.decision.step == "take"


def test_machine_notation_plays() -> None:
    sitting, _ = sit(["end", "roll", "take white", "stone place"])
    assert "0 take white" in sitting.table.save()
    assert "0 stone place" in sitting.table.save()


def test_french_words_play_without_their_accents() -> None:
    sitting, screen = sit(["finir", "LANCER VOS DES"], language="fr")
    assert sitting.decision is not None
    assert sitting.decision.step == "take", screen[-500:]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type the number of an option"),
        ("0", "0 is not on the list: the options go from 1 to"),
        ("99", "99 is not on the list"),
        ("9" * 5000, "is not on the list"),
        ("xyzzy", "No option fits “xyzzy”"),
        ("take purp", "Several fit (5, 6, 7, 8)"),
        ("thomas gresham", "Several fit: 1 White 5: Thomas Gresham"),
        ("move white", "“move white” is not allowed: Something else has to be decided first. [track.must-move]"),
        ("undo twice", "“undo” is typed alone."),
        ("log soon", "After “log” comes a number of lines"),
        ("rules xyzzy", "No clause and no text fits “xyzzy”."),
        ("\x00\x1b[2J", "No option fits"),
        ("é" * 200, "No option fits"),
    ],
)
def test_anything_mistyped_gets_a_clear_line_and_the_prompt_again(typed: str, answer: str) -> None:
    sitting, screen = sit(["end", "roll", typed])
    heard = " ".join(after(typed.strip(), screen).split())
    assert answer in heard
    assert "\033" not in heard
    assert len(after(typed.strip(), screen).splitlines()) <= 2
    assert screen.rstrip().endswith(">")
    assert sitting.decision is not None
    assert sitting.decision.step == "take"


def test_what_is_not_allowed_is_listed_and_says_why() -> None:
    _, screen = sit([])
    assert "Not now: (3) Use an advantage tile first" in screen
    for typed in ("3", "advantage tile"):
        assert "is not allowed: You have no advantage tile" in " ".join(said(typed).split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_allowed_takes_one_line_for_each_reason(language: str) -> None:
    _, screen = sit(answer=at_random(4), seed=6, language=language)
    refused = [line for line in screen.splitlines() if re.match(r"  \([\d–, ]+\) ", line)]
    assert len(refused) > 20
    assert all(len(line) <= 80 and " – " in line for line in refused)


def test_options_mostly_fit_one_line() -> None:
    for language in ("en", "fr"):
        _, screen = sit(answer=at_random(4), seed=6, language=language)
        options = len(re.findall(r"(?m)^[ \d]\d \S", screen))
        wrapped = len(re.findall(r"(?m)^   \S", screen))
        assert wrapped * 20 < options


# Commands


def test_why_explains_every_reason_and_cites_the_clause() -> None:
    answer = said("why 3")
    assert "is not allowed now:" in answer
    assert "- You have no advantage tile" in answer
    assert "[advantage.use]" in answer


def test_a_number_of_many_digits_is_on_no_list() -> None:
    for typed in (f"why {'9' * 5000}", "9" * 5000, "00000000000099"):
        assert "is not on the list" in said(typed)


def test_why_explains_what_belongs_to_another_moment() -> None:
    assert "[year.second.choose]" in said("why take white")
    assert "[sale.goods-space-max]" in said("why market")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why", "[year.first.end]:"),
        ("why 1", "“End your turn” is allowed now [year.first.end]."),
        ("why end your", "“End your turn” is allowed now"),
        ("why 99", "99 is not on the list"),
        ("why xyzzy", "No option is called “xyzzy”"),
        ("why sell", "Several fit:"),
    ],
)
def test_why_answers_whatever_is_asked(typed: str, answer: str) -> None:
    assert answer in said(typed)


def test_why_in_french() -> None:
    answer = said("pourquoi 3", language="fr")
    assert "n'est pas permis maintenant" in answer
    assert "[advantage.use]" in answer


def test_rules_are_read_at_the_table() -> None:
    assert "[sale.ship]" in said("rules sale.ship")
    assert said("rules sale").count("[sale.") > 5
    assert "sale.ship" in said("rules")
    assert "[sale.ship]" in said("règles sale.ship", language="fr")


def test_the_log_tells_as_many_lines_as_asked() -> None:
    assert len(said("end", "log 3").splitlines()) == 3
    assert said("end", "log 0") == "● you> "
    assert len(said("end", "log").splitlines()) > 10


def test_undo_takes_back_the_last_decision() -> None:
    sitting, screen = sit(["end", "roll", "undo"])
    assert "Taken back." in screen
    assert sitting.decision is not None
    assert sitting.decision.step == "roll"
    assert said("undo") == "There is no decision to take back."


def test_undo_across_a_bots_turn_just_works() -> None:
    sitting, _ = sit(["end", "undo"])
    assert sitting.decision is not None
    assert sitting.decision.step == "end"


def test_the_hint_names_the_best_options_and_what_would_follow() -> None:
    lines = said("hint").splitlines()
    assert lines[0] == "The search thinks for a second…"
    chosen = re.fullmatch(r"The search would choose ([1-9]): (.+)", lines[1])
    assert chosen
    assert re.fullmatch(r"It imagined \d[\d,]* games. What you can expect, from 0% \(lost\) to 100% \(won\):", lines[2])
    assert lines[3] == f" {chosen[1]} {chosen[2]}"
    assert re.fullmatch(r"   \d+%, [a-z ]+; looked at (once|\d[\d,]* times)", lines[4])
    follows = lines[lines.index("It would probably go on:") + 1 :]
    assert follows[0] == f"   ● you: {chosen[2]}" and len(follows) > 1


def test_a_hint_speaks_french_tells_of_everybody_and_fits_a_narrow_screen() -> None:
    hint = said("indice", language="fr", seats="you,random,random").replace("\u00a0", " ")
    assert "La recherche choisirait" in hint and "La suite probable :" in hint
    assert re.search(r"Après \d+ : ● vous \d+ %, ■ random \(2\) \d+ %,\s+◆ random \(3\) \d+ %", hint)
    assert "{" not in hint and all(len(line) <= 80 for line in hint.splitlines())
    assert len(re.findall("examiné", hint)) <= 5


def test_the_board_is_shown_again() -> None:
    assert "Action track" in said("board")


def test_help_names_every_command_in_both_languages() -> None:
    english, french = said("help"), said("aide", language="fr")
    for word in ("why", "rules", "log", "undo", "hint", "board", "save", "help", "quit"):
        assert f"  {word}" in english
    for word in ("pourquoi", "règles", "journal", "annuler", "indice", "plateau", "sauver", "aide", "quitter"):
        assert f"  {word}" in french
    assert all(len(line) <= 80 for line in [*english.splitlines(), *french.splitlines()])


def test_quit_leaves() -> None:
    _, screen = sit(["quit", "1", "1"])
    assert screen.count("you>") == 1


# Saving


def test_the_game_is_on_disk_after_every_move(tmp_path: Path) -> None:
    file = tmp_path / "game"
    lengths: list[int] = []

    def answer(sitting: Sitting, prompt: str) -> str:
        assert file.read_text(encoding="utf-8") == sitting.table.save()
        lengths.append(sitting.table.length)
        return "1"

    sitting, _ = sit(seats="you,random", keep=file, answer=answer)
    assert sitting.table.over
    assert lengths == sorted(lengths)
    assert Table.replay(file.read_text(encoding="utf-8")).scores == sitting.table.scores


def test_a_copy_is_saved_but_never_over_something_else(tmp_path: Path) -> None:
    copy, letter = tmp_path / "a copy", tmp_path / "letter"
    letter.write_text("dear friend")
    sitting, screen = sit([f"save {copy}", f"save {letter}", "save"], keep=tmp_path / "game")
    assert copy.read_text(encoding="utf-8") == sitting.table.save()
    assert letter.read_text() == "dear friend"
    assert "not overwritten" in " ".join(screen.split())
    assert "The game is kept in" in screen


def test_a_file_that_another_changed_is_left_and_the_game_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file = tmp_path / "game"

    def answer(sitting: Sitting, prompt: str) -> str:
        if file.read_text() == "another game":
            raise EOFError
        file.write_text("another game")
        return "1"

    sitting, screen = sit(keep=file, answer=answer)
    assert file.read_text() == "another game"
    assert "the game is now kept in" in " ".join(screen.split())
    assert sitting.save_file is not None
    assert sitting.save_file.path.read_text(encoding="utf-8") == sitting.table.save()


def test_a_game_that_cannot_be_saved_anywhere_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    sitting, screen = sit(["end"], keep=tmp_path / "no such folder" / "game")
    assert "This game is not being saved" in screen
    assert sitting.decision is not None
    assert sitting.decision.step == "roll"


# Several people


def test_the_hot_seat_hides_hands_between_people() -> None:
    """Every tile that is named on the screen belongs to the person at the keyboard."""
    random = Random(5)
    tiles: list[tuple[int, bool]] = []

    def answer(sitting: Sitting, prompt: str) -> str:
        if not prompt:
            return ""
        assert sitting.decision is not None
        tiles.append((sitting.decision.seat, any(sitting.decision.view.hand)))
        return str(random.choice([choice.number for choice in sitting.listed if choice.allowed]))

    sitting, screen = sit(seats="anna,ben", seed=2, answer=answer)
    assert sitting.table.over
    assert any(held for _, held in tiles)
    last = ""
    for part in screen.split(CURTAIN)[1:]:
        owners = {name for name in ("anna", "ben") if f"{name}> " in part}
        if "press Enter" in part:
            assert len(part.strip().splitlines()) == 1
            assert "Your tiles" not in part
            continue
        assert len(owners) == 1
        assert owners != {last}  # a curtain falls when the person changes, and only then
        last = owners.pop()
        if "Your tiles" in part:
            own = [line for line in part.partition("Your tiles")[0].splitlines() if line[:1] in ("●", "■")]
            assert last in own[-1]


def test_the_screen_of_one_person_tells_nothing_of_what_another_drew() -> None:
    sitting, screen = sit(seats="anna,ben,carla", seed=4, answer=at_random(3))
    assert sitting.table.over
    for part in screen.split(CURTAIN):
        for line in part.splitlines():
            if "has drawn" in line:
                assert f"{line.split()[0]}> " in part


def test_another_person_is_asked_before_something_seen_is_taken_back() -> None:
    typed = ["", "roll", "undo"]
    refused, screen = sit(["", "end", "", "end", "", *typed, "n"], seats="anna,ben", seed=3)
    question = "do you agree to take this back? (y/n)"
    assert question in screen
    assert "does not agree; nothing was taken back" in screen
    agreed, screen = sit(["", "end", "", "end", "", *typed, "y"], seats="anna,ben", seed=3)
    assert "Taken back." in screen
    assert agreed.table.length < refused.table.length


def test_news_is_told_since_the_last_decision() -> None:
    _, screen = sit(["end"])
    first, second = screen.split("● you> end\n")
    assert "Year 1 begins." in first
    assert "greedy" in second.partition("Action track")[0]
    assert "goes first" not in second


def test_at_the_end_only_what_is_new_is_told_to_all() -> None:
    _, screen = sit(seats="anna,ben", seed=2, answer=at_random(5))
    end = screen.rpartition("> ")[2]
    assert "wins with" in end
    assert "Year 1 begins." not in end


# The end


def test_the_end_shows_scores_winners_and_the_seed() -> None:
    sitting, screen = sit(answer=at_random(1), seats="you,random", seed=8)
    end = screen.partition("The game is over.")[2]
    for name, points in zip(sitting.table.names, sitting.table.scores):
        assert f"{name}: {points} point" in end
    assert "winner" in end or "shared victory" in end
    assert "All chance came from the seed 8." in end


def test_bots_alone_play_to_the_end_before_spectators() -> None:
    sitting, screen = sit(seats="random,random", language="fr")
    assert sitting.table.over
    assert "La partie est terminée." in screen
    assert "Vos Privilèges" not in screen


def test_colour_adds_nothing_but_colour() -> None:
    _, plain = sit(["end", "roll", "why 99", "help"])
    _, coloured = sit(["end", "roll", "why 99", "help"], colour=True)
    assert "\033[" not in plain
    assert "\033[" in coloured
    assert re.sub(r"\033\[[0-9;]*m", "", coloured) == plain
