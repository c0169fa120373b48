"""Every way the game says no, with the clause that says it."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import Refusals

REFUSALS: Final = Refusals(not_now="year.second.sequence", not_your_turn="advantage.own-turn-only")

CANNOT_PAY: Final = REFUSALS.add("vp.no-voluntary-debt", "cannot-pay")
DIE_NOT_FREE: Final = REFUSALS.add("def.free-die", "die-not-free")
DIE_NOT_ROLLED: Final = REFUSALS.add("year.second.roll", "die-not-rolled")
DIE_ON_LOCH_LEVEN: Final = REFUSALS.add("event.lochleven-locked", "die-on-loch-leven")
NO_HOUSE_TO_GAIN: Final = REFUSALS.add("end.deck-empty-house", "no-house-to-gain")
NO_SECOND_SYMBOL: Final = REFUSALS.add("symbol.divider", "no-second-symbol")
MUST_MOVE: Final = REFUSALS.add("track.must-move", "must-move")
NO_SPACE_AHEAD: Final = REFUSALS.add("track.no-return", "no-space-ahead")
PURPLE_TIED: Final = REFUSALS.add("track.purple-blocked", "purple-tied")
NOT_A_GOODS_SPACE: Final = REFUSALS.add("symbol.track-only", "not-a-goods-space")
GOODS_SPACE_CHOICE: Final = REFUSALS.add("sale.goods-space", "goods-space-choice")
NO_SUCH_GOOD: Final = REFUSALS.add("sale.price", "no-such-good")
NO_HOUSE: Final = REFUSALS.add("sale.house-required", "no-house")
NOT_BOUGHT: Final = REFUSALS.add("board.goods-box", "not-bought")
ALREADY_SOLD: Final = REFUSALS.add("sale.one-per-kind", "already-sold")
NOT_DUE: Final = REFUSALS.add("conflict.trigger", "not-due")
COUNTRY_FULL: Final = REFUSALS.add("stone.full", "country-full")
NO_STONE: Final = REFUSALS.add("symbol.stone", "no-stone")
WRONG_STONE: Final = REFUSALS.add("symbol.stone", "wrong-stone")
NO_NEUTRAL_HERE: Final = REFUSALS.add("players.neutral-stone", "no-neutral-here")
NO_CHARACTER: Final = REFUSALS.add("symbol.remove-character", "no-character")
NO_FACE_UP_CARD: Final = REFUSALS.add("symbol.remove-character", "no-face-up-card")
NO_DIE_ON_CARD: Final = REFUSALS.add("symbol.remove-die", "no-die-on-card")
DIE_AT_LIMIT: Final = REFUSALS.add("symbol.rotate", "die-at-limit")
NO_TILE: Final = REFUSALS.add("advantage.use", "no-tile")
POINTS_TILE: Final = REFUSALS.add("advantage.vp-end", "points-tile")
NOT_ELIGIBLE: Final = REFUSALS.add("event.lochleven-die", "not-eligible")
FULL_LAP: Final = REFUSALS.add("symbol.advance", "full-lap")
NO_HOUSE_FOR_GOOD: Final = REFUSALS.add("sale.captain", "no-house-for-good")
NO_DIE_TO_TURN: Final = REFUSALS.add("symbol.rotate", "no-die-on-card")
NO_DIE_TO_RANSOM: Final = REFUSALS.add("pay.remove-die", "no-die-on-card")
NO_GOOD_TO_LOSE: Final = REFUSALS.add("event.scope", "no-such-good")
