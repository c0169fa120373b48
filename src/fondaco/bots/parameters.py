"""Hash of all parameters of the bots, so that games played with different ones can be told apart."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict

from fondaco.bots.levels import LEVELS, strength_of
from fondaco.bots.search import settings_of
from fondaco.bots.search.weights import weights_of


def parameters_hash(game: str, bots: Iterable[str]) -> str:
    """Hash of the parameters of these bots in a game; empty if they have none."""
    taught = {bot.partition("@")[0] for bot in bots} & {"search", *LEVELS}
    if not taught:
        return ""
    levels = {level: asdict(strength_of(game, level)) for level in sorted(taught - {"search"})}
    known = json.dumps([levels, asdict(settings_of(game)), weights_of(game)], sort_keys=True)
    return hashlib.sha256(known.encode()).hexdigest()[:12]
