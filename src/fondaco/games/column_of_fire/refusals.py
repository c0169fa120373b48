"""Every way the game says no, with the clause that says it."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import RefusalCode

NOT_NOW: Final = 1
NOT_YOUR_TURN: Final = 2
CANNOT_PAY: Final = 3
DIE_NOT_FREE: Final = 4
DIE_NOT_ROLLED: Final = 5
DIE_ON_LOCH_LEVEN: Final = 6
NO_HOUSE_TO_GAIN: Final = 7
NO_SECOND_SYMBOL: Final = 8
MUST_MOVE: Final = 9
NO_SPACE_AHEAD: Final = 10
PURPLE_TIED: Final = 11
NOT_A_GOODS_SPACE: Final = 12
GOODS_SPACE_CHOICE: Final = 13
NO_SUCH_GOOD: Final = 14
NO_HOUSE: Final = 15
NOT_BOUGHT: Final = 16
ALREADY_SOLD: Final = 17
NOT_DUE: Final = 18
COUNTRY_FULL: Final = 19
NO_STONE: Final = 20
WRONG_STONE: Final = 21
NO_NEUTRAL_HERE: Final = 22
NO_CHARACTER: Final = 23
NO_FACE_UP_CARD: Final = 24
NO_DIE_ON_CARD: Final = 25
DIE_AT_LIMIT: Final = 26
NO_TILE: Final = 27
POINTS_TILE: Final = 28
NOT_ELIGIBLE: Final = 29
FULL_LAP: Final = 30
NO_HOUSE_FOR_GOOD: Final = 31
NO_DIE_TO_TURN: Final = 32
NO_DIE_TO_RANSOM: Final = 33
NO_GOOD_TO_LOSE: Final = 34

REFUSALS: tuple[RefusalCode, ...] = (
    RefusalCode("", ""),
    RefusalCode("year.second.sequence", "refusal-not-now"),
    RefusalCode("advantage.own-turn-only", "refusal-not-your-turn"),
    RefusalCode("vp.no-voluntary-debt", "refusal-cannot-pay"),
    RefusalCode("def.free-die", "refusal-die-not-free"),
    RefusalCode("year.second.roll", "refusal-die-not-rolled"),
    RefusalCode("event.lochleven-locked", "refusal-die-on-loch-leven"),
    RefusalCode("end.deck-empty-house", "refusal-no-house-to-gain"),
    RefusalCode("symbol.divider", "refusal-no-second-symbol"),
    RefusalCode("track.must-move", "refusal-must-move"),
    RefusalCode("track.no-return", "refusal-no-space-ahead"),
    RefusalCode("track.purple-blocked", "refusal-purple-tied"),
    RefusalCode("symbol.track-only", "refusal-not-a-goods-space"),
    RefusalCode("sale.goods-space", "refusal-goods-space-choice"),
    RefusalCode("sale.price", "refusal-no-such-good"),
    RefusalCode("sale.house-required", "refusal-no-house"),
    RefusalCode("board.goods-box", "refusal-not-bought"),
    RefusalCode("sale.one-per-kind", "refusal-already-sold"),
    RefusalCode("conflict.trigger", "refusal-not-due"),
    RefusalCode("stone.full", "refusal-country-full"),
    RefusalCode("symbol.stone", "refusal-no-stone"),
    RefusalCode("symbol.stone", "refusal-wrong-stone"),
    RefusalCode("players.neutral-stone", "refusal-no-neutral-here"),
    RefusalCode("symbol.remove-character", "refusal-no-character"),
    RefusalCode("symbol.remove-character", "refusal-no-face-up-card"),
    RefusalCode("symbol.remove-die", "refusal-no-die-on-card"),
    RefusalCode("symbol.rotate", "refusal-die-at-limit"),
    RefusalCode("advantage.use", "refusal-no-tile"),
    RefusalCode("advantage.vp-end", "refusal-points-tile"),
    RefusalCode("event.lochleven-die", "refusal-not-eligible"),
    RefusalCode("symbol.advance", "refusal-full-lap"),
    RefusalCode("sale.captain", "refusal-no-house-for-good"),
    RefusalCode("symbol.rotate", "refusal-no-die-on-card"),
    RefusalCode("pay.remove-die", "refusal-no-die-on-card"),
    RefusalCode("event.scope", "refusal-no-such-good"),
)
