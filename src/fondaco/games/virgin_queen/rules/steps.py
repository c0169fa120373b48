"""Every step under its number."""

from typing import Final

from fondaco.games.virgin_queen import sequence
from fondaco.games.virgin_queen.rules import (
    actions,
    card_phase,
    construction,
    courts,
    diplomacy,
    expeditions,
    frames,
    rolling,
    spring,
    winter,
)
from fondaco.games.virgin_queen.rules.espionage import assassination, intelligence, missions, plot
from fondaco.games.virgin_queen.rules.piracy import raiding, rewards
from fondaco.games.virgin_queen.rules.religion import conversions, rebellions
from fondaco.games.virgin_queen.rules.war import field_battles, fleets, marching, sieges
from fondaco.games.virgin_queen.state import Enterprise
from fondaco.kernel import Step, numbered

STEPS: Final[tuple[Step[Enterprise], ...]] = numbered(
    {
        frames.SET_UP: sequence.SetUp(),
        frames.TURN: sequence.Turn(),
        # 1 Cards
        frames.PERSONALITIES: sequence.Personalities(),
        frames.FORTRESSES_AND_JESUITS: card_phase.FortressesAndJesuits(),
        frames.PLACE_JESUIT: card_phase.PlaceJesuit(),
        frames.PLACE_FORTRESS: card_phase.PlaceFortress(),
        frames.NEW_CARDS: card_phase.NewCards(),
        frames.DEAL: card_phase.Deal(),
        frames.DRAW: card_phase.Draw(),
        frames.TREASURES: card_phase.Treasures(),
        frames.DRAW_TREASURE: card_phase.DrawTreasure(),
        frames.RICHES: card_phase.Riches(),
        frames.COLONY_DICE: card_phase.ColonyDice(),
        # 2 Diplomacy
        frames.DIPLOMACY: sequence.Diplomacy(),
        frames.NEGOTIATE: diplomacy.Negotiate(),
        frames.AGREE: diplomacy.Agree(),
        frames.RANSOM: diplomacy.Ransom(),
        frames.DECLARE: diplomacy.Declare(),
        # 3 Spring deployment
        frames.SPRING: sequence.Spring(),
        frames.PLACE_LEADER: spring.PlaceLeader(),
        frames.HOME_CARD: spring.HomeCard(),
        frames.FORMATION: spring.Formation(),
        frames.FORMATION_UNITS: spring.FormationUnits(),
        frames.ESCORT: spring.Escort(),
        frames.ASSIGN_CAPTAIN: spring.AssignCaptain(),
        # 4 Actions
        frames.ACTIONS: sequence.Actions(),
        frames.FLEET_DIE: actions.FleetDie(),
        frames.OTTOMAN: raiding.OttomanTurn(),
        frames.INTERCEPT: raiding.Intercept(),
        frames.OTTOMAN_RAID: raiding.OttomanRaid(),
        frames.IMPULSE: actions.Impulse(),
        frames.ACT: actions.Act(),
        frames.END_IMPULSE: sequence.EndImpulse(),
        # Marching and fighting on land
        frames.MARCH_FROM: marching.MarchFrom(),
        frames.MARCH_TO: marching.MarchTo(),
        frames.MARCH_UNITS: marching.MarchUnits(),
        frames.WITHDRAW: marching.Withdraw(),
        frames.FIELD_BATTLE: field_battles.FieldBattle(),
        frames.FIELD_RESULT: field_battles.FieldResult(),
        frames.FIELD_END: field_battles.FieldEnd(),
        frames.LOSE: field_battles.Lose(),
        frames.RETREAT: field_battles.Retreat(),
        frames.ASSAULT: sieges.Assault(),
        frames.ASSAULT_RESULT: sieges.AssaultResult(),
        frames.ASSAULT_END: sieges.AssaultEnd(),
        # At sea
        frames.SAIL_FROM: fleets.SailFrom(),
        frames.SAIL_TO: fleets.SailTo(),
        frames.NAVAL_RESULT: fleets.NavalResult(),
        frames.NAVAL_END: fleets.NavalEnd(),
        frames.LOSE_SHIP: fleets.LoseShip(),
        frames.RETREAT_FLEET: fleets.RetreatFleet(),
        # Dice
        frames.ATTACK_DIE: rolling.AttackDie(),
        frames.DEFENCE_DIE: rolling.DefenceDie(),
        # Construction and control
        frames.RAISE: construction.Raise(),
        frames.BUILD_AT: construction.BuildAt(),
        frames.BUILD: construction.Build(),
        frames.TAKE: construction.Take(),
        frames.QUELL: construction.Quell(),
        # Piracy
        frames.PIRACY: raiding.Piracy(),
        frames.PIRACY_ATTACK: raiding.PiracyAttack(),
        frames.REWARDS: rewards.Rewards(),
        frames.REWARD: rewards.Reward(),
        frames.SINK: rewards.Sink(),
        frames.DRAW_FROM_HAND: rewards.DrawFromHand(),
        frames.HIDE_TREASURE: rewards.HideTreasure(),
        frames.LOOT: rewards.Loot(),
        # The New World
        frames.EXPEDITION: expeditions.Expedition(),
        frames.VOYAGE: expeditions.Voyage(),
        frames.VOYAGE_TO: expeditions.VoyageTo(),
        frames.NAVIGATION: expeditions.Navigation(),
        frames.RAID: expeditions.Raid(),
        frames.RAID_TARGET: expeditions.RaidTarget(),
        frames.RAID_ATTACK: expeditions.RaidAttack(),
        frames.COLONISE: expeditions.Colonise(),
        # Espionage
        frames.INFORMANT: missions.Informant(),
        frames.INTELLIGENCE: missions.GatherIntelligence(),
        frames.ASSASSINATE: missions.Assassinate(),
        frames.PLOT: missions.BeginPlot(),
        frames.MISSION_COST: missions.MissionCost(),
        frames.AID: missions.Aid(),
        frames.GUARD: missions.Guard(),
        frames.GATHERED: intelligence.Gathered(),
        frames.GATHER: intelligence.Gather(),
        frames.GATHERED_MORE: intelligence.GatheredMore(),
        frames.NEUTRALISE: intelligence.Neutralise(),
        frames.SECOND_DIE: intelligence.SecondDie(),
        frames.DISCARD_ANY: intelligence.DiscardAny(),
        frames.SHOW: intelligence.Show(),
        frames.SHOW_HOME: intelligence.ShowHome(),
        frames.ATTEMPTED: assassination.Attempted(),
        frames.DEFEND: assassination.Defend(),
        frames.EXECUTE: assassination.Execute(),
        frames.PLOTTED: plot.Plotted(),
        # Religion
        frames.CONVERT: conversions.Convert(),
        frames.CONVERT_DICE: conversions.ConvertDice(),
        frames.CONVERTED: conversions.Converted(),
        frames.MAJOR: conversions.Major(),
        frames.MINOR: conversions.Minor(),
        frames.UNREST: conversions.Unrest(),
        frames.REBEL: rebellions.Rebel(),
        frames.REBEL_COST: rebellions.RebelCost(),
        frames.REBELLED: rebellions.Rebelled(),
        frames.TAKE_ADJACENT: rebellions.TakeAdjacent(),
        frames.RAISE_BANNER: rebellions.RaiseBanner(),
        frames.ENGLISH_RISING: rebellions.EnglishRising(),
        # Patronage and treasures
        frames.PATRONISE: construction.Patronise(),
        frames.SPEND: construction.Spend(),
        # 5 to 8
        frames.WINTER: sequence.Winter(),
        frames.DISCARD: winter.Discard(),
        frames.MARRIAGES: sequence.Marriages(),
        frames.PATRONAGE: sequence.Patronage(),
        frames.SCIENCE_DIE: courts.ScienceDie(),
        frames.VICTORY: sequence.Victory(),
    }
)
