"""What the bots were taught about a game, in short: whoever knows something else plays other games."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict

from fondaco.bots.levels import LEVELS, strength_of
from fondaco.bots.search import settings_of
from fondaco.bots.search.appraisal import appraisal_of


def knowledge_of(game: str, bots: Iterable[str]) -> str:
    """A short name for all that these bots were taught about a game; nothing if none of them was taught anything."""
    taught = {bot.partition("@")[0] for bot in bots} & {"search", *LEVELS}
    if not taught:
        return ""
    levels = {level: asdict(strength_of(game, level)) for level in sorted(taught - {"search"})}
    known = json.dumps([levels, asdict(settings_of(game)), appraisal_of(game)], sort_keys=True)
    return hashlib.sha256(known.encode()).hexdigest()[:12]
