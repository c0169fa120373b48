"""The sequence of play, as the rulebook lists it."""

from __future__ import annotations

from fondaco.games.pax_renaissance import frames
from fondaco.games.pax_renaissance.agents import (
    Agents,
    Concede,
    LocateAgents,
    Ordain,
    Put,
    Sail,
    Settle,
    Take,
)
from fondaco.games.pax_renaissance.battle import Aftermath, Battle, Enlist, Lose, TurnMap
from fondaco.games.pax_renaissance.bishops import Inquire, Pacify, Preach
from fondaco.games.pax_renaissance.fairs import Levy
from fondaco.games.pax_renaissance.market import Activate, DrawCard, Foretell, Refresh, Refreshed
from fondaco.games.pax_renaissance.military import Campaign, Corsair, Siege
from fondaco.games.pax_renaissance.operations import Cipher, Commerce, Locate, Operate
from fondaco.games.pax_renaissance.playing import OneShot, Torch
from fondaco.games.pax_renaissance.political import Behead, Repress, Tax, Taxed, Vote
from fondaco.games.pax_renaissance.regime import Emancipate, Free, RegimeChange
from fondaco.games.pax_renaissance.setup import Begin, DrawBank, DrawFirstPlayer, SetUp
from fondaco.games.pax_renaissance.state import Pax
from fondaco.games.pax_renaissance.survivors import Survive
from fondaco.games.pax_renaissance.turn import AfterAction, CutHand, Turn
from fondaco.kernel import Step

SEQUENCE: dict[int, Step[Pax]] = {
    # C. Set-up
    frames.SET_UP: SetUp(),
    frames.DRAW_BANK: DrawBank(),
    frames.DRAW_FIRST_PLAYER: DrawFirstPlayer(),
    frames.BEGIN: Begin(),
    # D. A turn: two actions, then the market
    frames.TURN: Turn(),
    frames.AFTER_ACTION: AfterAction(),
    frames.REFRESH: Refresh(),
    frames.DRAW_CARD: DrawCard(),
    frames.FORETELL: Foretell(),
    frames.REFRESHED: Refreshed(),
    frames.CUT_HAND: CutHand(),
    frames.ACTIVATE: Activate(),
    # E2. Playing a card
    frames.TORCH: Torch(),
    frames.ONE_SHOT: OneShot(),
    frames.LOCATE_AGENTS: LocateAgents(),
    frames.AGENTS: Agents(),
    frames.SETTLE: Settle(),
    frames.SAIL: Sail(),
    frames.CONCEDE: Concede(),
    frames.ORDAIN: Ordain(),
    frames.TAKE: Take(),
    frames.PUT: Put(),
    frames.PACIFY: Pacify(),
    # E4, F. Operations
    frames.OPERATE: Operate(),
    frames.CIPHER: Cipher(),
    frames.LOCATE: Locate(),
    frames.INQUIRE: Inquire(),
    frames.PREACH: Preach(),
    frames.COMMERCE: Commerce(),
    frames.BEHEAD: Behead(),
    frames.TAX: Tax(),
    frames.TAXED: Taxed(),
    frames.REPRESS: Repress(),
    frames.VOTE: Vote(),
    frames.CORSAIR: Corsair(),
    frames.SIEGE: Siege(),
    frames.CAMPAIGN: Campaign(),
    # G. Troops
    frames.LEVY: Levy(),
    # J, K. Battles
    frames.ENLIST: Enlist(),
    frames.BATTLE: Battle(),
    frames.LOSE: Lose(),
    frames.AFTERMATH: Aftermath(),
    frames.SURVIVE: Survive(),
    frames.TURN_MAP: TurnMap(),
    # Regime Changes
    frames.REGIME_CHANGE: RegimeChange(),
    frames.EMANCIPATE: Emancipate(),
    frames.FREE: Free(),
}

STEPS: tuple[Step[Pax], ...] = tuple(SEQUENCE[number] for number in range(len(SEQUENCE)))
