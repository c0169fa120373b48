"""Validation errors of names and passwords."""

from fondaco.kernel import FondacoError
from fondaco.server.templating import FOLDER


class InvalidInput(FondacoError):
    """Something typed that cannot be accepted."""

    texts = FOLDER


class InvalidName(InvalidInput):
    """A name that cannot be used."""


class InvalidPassword(InvalidInput):
    """A password that is too short or too long."""
