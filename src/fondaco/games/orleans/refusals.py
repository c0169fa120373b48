"""Every way the game says no, with the clause that says it."""

from __future__ import annotations

from typing import Final

from fondaco.kernel import RefusalCode

NOT_NOW: Final = 1
NOT_YOUR_TURN: Final = 2
TILE_TAKEN: Final = 3
ABOVE_DRAW_LIMIT: Final = 4
MARKET_FULL: Final = 5
BAG_TOO_SMALL: Final = 6
NOBODY_THERE: Final = 7
TECHNOLOGY_STAYS: Final = 8
NOT_WAITING: Final = 9
PLACED_EARLIER: Final = 10
NOT_YOUR_PLACE: Final = 11
SPACE_TAKEN: Final = 12
WRONG_TYPE: Final = 13
MONK_ONLY: Final = 14
NO_OWN_AT_TOWN_HALL: Final = 15
NOT_ACTIVATED: Final = 16
NO_ACTION: Final = 17
TRACK_FINISHED: Final = 18
NO_FOLLOWER_LEFT: Final = 19
PILGRIMAGE_TIME: Final = 20
TOWN_TAKEN: Final = 21
NO_STATION_LEFT: Final = 22
NO_DEED: Final = 23
NO_GOOD_LEFT: Final = 24
DEVELOPMENT_FINISHED: Final = 25
BANK_EMPTY: Final = 26
NO_STATION_BUILT: Final = 27
CANNOT_PAY: Final = 28
BAG_EMPTY: Final = 29
NO_TECHNOLOGY_LEFT: Final = 30
WRONG_PILE: Final = 31
NO_CONNECTION: Final = 32
NOT_ON_CONNECTION: Final = 33
DEED_SPACE_TAKEN: Final = 34
NO_OWN_FOR_DEED: Final = 35
GIVE_ONE_FIRST: Final = 36
NOT_DRAWN: Final = 37
FITS_NOWHERE: Final = 38
FIRST_ON_FARMER: Final = 39
NOT_ON_MONK: Final = 40
ONE_PER_PLACE: Final = 41
SINGLE_SPACE: Final = 42
UNTYPED_SPACE: Final = 43
NO_SUCH_FOOD: Final = 44
NO_SUCH_ITEM: Final = 45
NO_NEUTRAL_IN_BAG: Final = 46
BEHIND_COINS: Final = 47
STATION_IN_ORLEANS: Final = 48
NO_WAY_OUT: Final = 49

REFUSALS: tuple[RefusalCode, ...] = (
    RefusalCode("", ""),
    RefusalCode("flow.phases", "refusal-not-now"),
    RefusalCode("phase.actions", "refusal-not-your-turn"),
    RefusalCode("component.place-tiles", "refusal-tile-taken"),
    RefusalCode("followers.draw-limit", "refusal-above-draw-limit"),
    RefusalCode("followers.market-limit", "refusal-market-full"),
    RefusalCode("followers.bag-short", "refusal-bag-too-small"),
    RefusalCode("followers.move-back", "refusal-nobody-there"),
    RefusalCode("followers.move-back-space", "refusal-technology-stays"),
    RefusalCode("phase.planning", "refusal-not-waiting"),
    RefusalCode("plan.no-move", "refusal-placed-earlier"),
    RefusalCode("plan.own-places", "refusal-not-your-place"),
    RefusalCode("plan.match", "refusal-space-taken"),
    RefusalCode("plan.match", "refusal-wrong-type"),
    RefusalCode("monk.no-reverse", "refusal-monk-only"),
    RefusalCode("town-hall.no-own", "refusal-no-own-at-town-hall"),
    RefusalCode("plan.activated", "refusal-not-activated"),
    RefusalCode("action.activated-only", "refusal-no-action"),
    RefusalCode("track.last-space", "refusal-track-finished"),
    RefusalCode("supply.action-blocked", "refusal-no-follower-left"),
    RefusalCode("place.monastery-pilgrimage", "refusal-pilgrimage-time"),
    RefusalCode("station.one-per-town", "refusal-town-taken"),
    RefusalCode("station.supply", "refusal-no-station-left"),
    RefusalCode("deed.space", "refusal-no-deed"),
    RefusalCode("tile.goods-exhausted", "refusal-no-good-left"),
    RefusalCode("development.points", "refusal-development-finished"),
    RefusalCode("supply.coins", "refusal-bank-empty"),
    RefusalCode("tile.treasury", "refusal-no-station-built"),
    RefusalCode("tile.pharmacy", "refusal-cannot-pay"),
    RefusalCode("tile.bathhouse-draw", "refusal-bag-empty"),
    RefusalCode("supply.limited", "refusal-no-technology-left"),
    RefusalCode("town.first-tile", "refusal-wrong-pile"),
    RefusalCode("move.one-link", "refusal-no-connection"),
    RefusalCode("move.goods", "refusal-not-on-connection"),
    RefusalCode("deed.space", "refusal-deed-space-taken"),
    RefusalCode("deed.no-own", "refusal-no-own-for-deed"),
    RefusalCode("town-hall.action", "refusal-give-one-first"),
    RefusalCode("tile.bathhouse-draw", "refusal-not-drawn"),
    RefusalCode("tile.bathhouse-return", "refusal-fits-nowhere"),
    RefusalCode("tech.first-farmer", "refusal-first-on-farmer"),
    RefusalCode("tech.no-monk", "refusal-not-on-monk"),
    RefusalCode("tech.one-per-place", "refusal-one-per-place"),
    RefusalCode("tech.not-single", "refusal-single-space"),
    RefusalCode("tech.not-single", "refusal-untyped-space"),
    RefusalCode("event.harvest", "refusal-no-such-food"),
    RefusalCode("torture.closed-list", "refusal-no-such-item"),
    RefusalCode("torture.follower", "refusal-no-neutral-in-bag"),
    RefusalCode("torture.development-limit", "refusal-behind-coins"),
    RefusalCode("station.orleans", "refusal-station-in-orleans"),
    RefusalCode("move.one-link", "refusal-no-way-out"),
)
