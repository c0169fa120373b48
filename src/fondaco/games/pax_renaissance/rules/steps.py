"""Which step each number of `frames.py` stands for."""

from typing import Final

from fondaco.games.pax_renaissance import sequence
from fondaco.games.pax_renaissance.rules import agents, bishops, fairs, frames, market, playing, setup, turn
from fondaco.games.pax_renaissance.rules.operations import military, political, running
from fondaco.games.pax_renaissance.rules.war import battle, regime, survivors
from fondaco.games.pax_renaissance.state import Pax
from fondaco.kernel import Step, numbered

STEPS: Final[tuple[Step[Pax], ...]] = numbered(
    {
        # C. Set-up
        frames.SET_UP: sequence.SetUp(),
        frames.DRAW_BANK: setup.DrawBank(),
        frames.DRAW_FIRST_PLAYER: setup.DrawFirstPlayer(),
        frames.BEGIN: sequence.Begin(),
        # D. A turn: two actions, then the market
        frames.TURN: sequence.Turn(),
        frames.AFTER_ACTION: sequence.AfterAction(),
        frames.REFRESH: sequence.Refresh(),
        frames.DRAW_CARD: market.DrawCard(),
        frames.FORETELL: market.Foretell(),
        frames.REFRESHED: sequence.Refreshed(),
        frames.CUT_HAND: turn.CutHand(),
        frames.ACTIVATE: market.Activate(),
        # E2. Playing a card
        frames.TORCH: playing.Torch(),
        frames.ONE_SHOT: playing.OneShot(),
        frames.LOCATE_AGENTS: agents.LocateAgents(),
        frames.AGENTS: sequence.Agents(),
        frames.SETTLE: agents.Settle(),
        frames.SAIL: agents.Sail(),
        frames.CONCEDE: agents.Concede(),
        frames.ORDAIN: agents.Ordain(),
        frames.TAKE: agents.Take(),
        frames.PUT: agents.Put(),
        frames.PACIFY: bishops.Pacify(),
        # E4, F. Operations
        frames.OPERATE: running.Operate(),
        frames.CIPHER: running.Cipher(),
        frames.LOCATE: running.Locate(),
        frames.INQUIRE: bishops.Inquire(),
        frames.PREACH: bishops.Preach(),
        frames.COMMERCE: running.Commerce(),
        frames.BEHEAD: political.Behead(),
        frames.TAX: political.Tax(),
        frames.TAXED: political.Taxed(),
        frames.REPRESS: political.Repress(),
        frames.VOTE: political.Vote(),
        frames.CORSAIR: military.Corsair(),
        frames.SIEGE: military.Siege(),
        frames.CAMPAIGN: military.Campaign(),
        # G. Troops
        frames.LEVY: fairs.Levy(),
        # J, K. Battles
        frames.WAR: sequence.War(),
        frames.ENLIST: battle.Enlist(),
        frames.BATTLE: sequence.Battle(),
        frames.LOSE: battle.Lose(),
        frames.AFTERMATH: sequence.Aftermath(),
        frames.SURVIVE: survivors.Survive(),
        frames.TURN_MAP: battle.TurnMap(),
        # Regime Changes
        frames.REGIME_CHANGE: sequence.RegimeChange(),
        frames.EMANCIPATE: regime.Emancipate(),
        frames.FREE: regime.Free(),
    }
)
