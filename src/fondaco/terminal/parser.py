"""Argument parser: argparse with help in English and French, and with errors as values."""

from argparse import ArgumentError, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from fondaco.table import FondacoError
from fondaco.words import LANGUAGES, phrases

HIGHEST_PORT: Final = 65535


class Parser(ArgumentParser):
    """Argument parser of one command; every command has --help and --lang."""

    def __init__(self, prog: str, description: str, language: str, texts: Path, **options: Any) -> None:
        """The command's name and purpose, the user's language, and the folder with the command's texts."""
        self.language, self.say = language, phrases(texts, language).say
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=partial(_Help, usage=self.say("cli-usage")),
            allow_abbrev=False,
            add_help=False,
            exit_on_error=False,
            **options,
        )
        self._positionals.title, self._optionals.title = self.say("cli-arguments"), self.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))
        self.add_argument(
            "--lang", metavar=f"{{{','.join(LANGUAGES)}}}", type=known_language, help=self.say("cli-lang")
        )
        self.set_defaults(language=language)

    def parse(self, given: Sequence[str], namespace: Namespace | None = None) -> Namespace:
        """Parse arguments; a FondacoError says what is wrong."""
        found = Namespace() if namespace is None else namespace
        try:
            _, unknown = self.parse_known_args(given, found)
        except ArgumentError as error:
            raise self._usage(self._problem(error, found)) from None
        if unknown:
            raise self._usage(FondacoError("error-unknown-arguments", given=" ".join(unknown)))
        return found

    def error(self, message: str) -> NoReturn:
        """Called by argparse for a missing argument up to Python 3.12; later versions raise."""
        raise ArgumentError(None, message)

    def _usage(self, problem: FondacoError) -> FondacoError:
        return FondacoError("error-usage", problem=problem, command=self.prog)

    def _problem(self, error: ArgumentError, found: Namespace) -> FondacoError:
        """Translate an argparse error, whose message is English only, by what argparse was doing."""
        refused = error.__context__
        if isinstance(refused, FondacoError):
            refused.numbers["name"] = str(error.argument_name)
            return refused
        if error.argument_name is None:
            missing = [each for each in self._actions if each.required and getattr(found, each.dest, None) is None]
            return FondacoError("error-required", name=", ".join(str(each.metavar or each.dest) for each in missing))
        flags = ["/".join(action.option_strings) for action in self._actions if action.nargs == 0]
        key = "error-value-unwanted" if error.argument_name in flags else "error-value-missing"
        return FondacoError(key, name=error.argument_name)


class _Help(HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage = f"{usage} "

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


def known_language(text: str) -> str:
    """Argument type: a supported language."""
    if text not in LANGUAGES:
        raise FondacoError("error-choice", given=text, known=", ".join(map(repr, LANGUAGES)))
    return text


def whole(text: str) -> int:
    """Argument type: an integer."""
    try:
        return int(text)
    except ValueError:
        raise FondacoError("error-not-whole", given=text) from None
