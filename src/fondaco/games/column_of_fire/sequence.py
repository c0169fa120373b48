"""The sequence of play, as the rulebook lists it."""

from __future__ import annotations

from fondaco.games.column_of_fire import frames
from fondaco.games.column_of_fire.advantage import DrawAdvantage, UseTile
from fondaco.games.column_of_fire.characters import (
    PlaceStone,
    Roll,
    RollDie,
    SecondHalf,
    TakeCard,
    TakeCharacter,
    UseCharacter,
)
from fondaco.games.column_of_fire.conflicts import Conflicts
from fondaco.games.column_of_fire.ending import EndOfYear, FinalScoring
from fondaco.games.column_of_fire.events import Event, LochLeven, LoseGood, Shield, Strike, TradeProtection
from fondaco.games.column_of_fire.free_actions import Ransom
from fondaco.games.column_of_fire.houses import PlaceHouse
from fondaco.games.column_of_fire.religion import ChooseReligion, RollReligion
from fondaco.games.column_of_fire.reveal import Reveal, TurnUp
from fondaco.games.column_of_fire.sales import SellAtShip, SellGood, SellThree
from fondaco.games.column_of_fire.setup import DealLochLeven, DrawStartingPlayer, SetUp
from fondaco.games.column_of_fire.state import ColumnOfFire
from fondaco.games.column_of_fire.symbols import AnyGood, FreeDie, MoveStone, NeutralStone, RemoveCharacter, TurnDie
from fondaco.games.column_of_fire.track import Move, UseSpace
from fondaco.games.column_of_fire.year import CharacterDie, EndTurn, FirstHalf, LochLevenDice, ReligionDie, Year
from fondaco.kernel import Step

SEQUENCE: dict[int, Step[ColumnOfFire]] = {
    # Game preparation
    frames.SET_UP: SetUp(),
    frames.DRAW_STARTING_PLAYER: DrawStartingPlayer(),
    frames.DEAL_LOCH_LEVEN: DealLochLeven(),
    frames.ROLL_RELIGION: RollReligion(),
    frames.TURN_UP: TurnUp(),
    # 1st half of the year
    frames.YEAR: Year(),
    frames.FIRST_HALF: FirstHalf(),
    frames.LOCH_LEVEN_DICE: LochLevenDice(),
    frames.RELIGION_DIE: ReligionDie(),
    frames.CHARACTER_DIE: CharacterDie(),
    # 2nd half of the year
    frames.SECOND_HALF: SecondHalf(),
    frames.ROLL: Roll(),
    frames.ROLL_DIE: RollDie(),
    frames.TAKE_CHARACTER: TakeCharacter(),
    frames.PLACE_STONE: PlaceStone(),
    frames.PLACE_HOUSE: PlaceHouse(),
    frames.TAKE_CARD: TakeCard(),
    frames.USE_CHARACTER: UseCharacter(),
    frames.REVEAL: Reveal(),
    frames.MOVE: Move(),
    frames.USE_SPACE: UseSpace(),
    frames.END_TURN: EndTurn(),
    frames.CONFLICTS: Conflicts(),
    # The end of a year and of the game
    frames.END_OF_YEAR: EndOfYear(),
    frames.FINAL_SCORING: FinalScoring(),
    # What steps above call for
    frames.CHOOSE_RELIGION: ChooseReligion(),
    frames.SELL_AT_SHIP: SellAtShip(),
    frames.SELL_GOOD: SellGood(),
    frames.SELL_THREE: SellThree(),
    frames.EVENT: Event(),
    frames.SHIELD: Shield(),
    frames.STRIKE: Strike(),
    frames.LOCH_LEVEN: LochLeven(),
    frames.LOSE_GOOD: LoseGood(),
    frames.TRADE_PROTECTION: TradeProtection(),
    frames.ANY_GOOD: AnyGood(),
    frames.STONE: MoveStone(),
    frames.NEUTRAL: NeutralStone(),
    frames.REMOVE_CHARACTER: RemoveCharacter(),
    frames.TURN_DIE: TurnDie(),
    frames.FREE_DIE: FreeDie(),
    frames.DRAW_ADVANTAGE: DrawAdvantage(),
    frames.USE_TILE: UseTile(),
    frames.RANSOM: Ransom(),
}

STEPS: tuple[Step[ColumnOfFire], ...] = tuple(SEQUENCE[number] for number in range(len(SEQUENCE)))
