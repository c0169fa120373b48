"""Which step each number of `frames.py` stands for."""

from fondaco.games.column_of_fire import sequence
from fondaco.games.column_of_fire.rules import (
    advantage,
    characters,
    conflicts,
    dice,
    ending,
    events,
    frames,
    free_actions,
    houses,
    religion,
    reveal,
    sales,
    setup,
    symbols,
    track,
)
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.kernel import Step, numbered

STEPS: tuple[Step[ColumnOfFire], ...] = numbered(
    {
        # Game preparation
        frames.SET_UP: sequence.SetUp(),
        frames.DRAW_STARTING_PLAYER: setup.DrawStartingPlayer(),
        frames.DEAL_LOCH_LEVEN: setup.DealLochLeven(),
        frames.ROLL_RELIGION: religion.RollReligion(),
        frames.TURN_UP: reveal.TurnUp(),
        # 1st half of the year
        frames.YEAR: sequence.Year(),
        frames.FIRST_HALF: sequence.FirstHalf(),
        frames.LOCH_LEVEN_DICE: dice.LochLevenDice(),
        frames.RELIGION_DIE: dice.ReligionDie(),
        frames.CHARACTER_DIE: dice.CharacterDie(),
        # 2nd half of the year
        frames.SECOND_HALF: sequence.SecondHalf(),
        frames.ROLL: characters.Roll(),
        frames.ROLL_DIE: characters.RollDie(),
        frames.TAKE_CHARACTER: characters.TakeCharacter(),
        frames.PLACE_STONE: characters.PlaceStone(),
        frames.PLACE_HOUSE: houses.PlaceHouse(),
        frames.TAKE_CARD: characters.TakeCard(),
        frames.USE_CHARACTER: characters.UseCharacter(),
        frames.REVEAL: reveal.Reveal(),
        frames.MOVE: track.Move(),
        frames.USE_SPACE: track.UseSpace(),
        frames.END_TURN: free_actions.EndTurn(),
        frames.CONFLICTS: conflicts.Conflicts(),
        # The end of a year and of the game
        frames.END_OF_YEAR: sequence.EndOfYear(),
        frames.FINAL_SCORING: ending.FinalScoring(),
        # What the steps above call for
        frames.CHOOSE_RELIGION: religion.ChooseReligion(),
        frames.SELL_AT_SHIP: sales.SellAtShip(),
        frames.SELL_GOOD: sales.SellGood(),
        frames.SELL_THREE: sales.SellThree(),
        frames.EVENT: events.Event(),
        frames.SHIELD: events.Shield(),
        frames.STRIKE: events.Strike(),
        frames.LOCH_LEVEN: events.LochLeven(),
        frames.LOSE_GOOD: events.LoseGood(),
        frames.TRADE_PROTECTION: events.TradeProtection(),
        frames.ANY_GOOD: symbols.AnyGood(),
        frames.STONE: symbols.MoveStone(),
        frames.NEUTRAL: symbols.NeutralStone(),
        frames.REMOVE_CHARACTER: symbols.RemoveCharacter(),
        frames.TURN_DIE: symbols.TurnDie(),
        frames.FREE_DIE: symbols.FreeDie(),
        frames.DRAW_ADVANTAGE: advantage.DrawAdvantage(),
        frames.USE_TILE: advantage.UseTile(),
        frames.RANSOM: free_actions.Ransom(),
    }
)
