"""What a seat knows of a position."""

from dataclasses import dataclass

from fondaco.kernel import View


@dataclass(frozen=True)
class EnterpriseView(View):
    """What a seat knows of a position; fields as in the state."""

    turn: int
    phase: int
    last_turn: int
    rolled_conversions: int
    raider_chooses: int
    active: int
    points_left: int
    passes: int
    home_played: int
    mission_tried: int
    treasure_used: int
    winner: int
    ending: int
    vp: tuple[int, ...]
    history: tuple[int, ...]
    piracy_vp: tuple[int, ...]
    capital: tuple[int, ...]
    units: tuple[int, ...]
    ships: tuple[int, ...]
    armada_at: int
    armada_level: int
    reserve_units: tuple[int, ...]
    reserve_ships: tuple[int, ...]
    track_ships: tuple[int, ...]
    control: tuple[int, ...]
    faith: tuple[int, ...]
    unrest: tuple[int, ...]
    fresh_sieges: int
    leader_at: tuple[int, ...]
    captor: tuple[int, ...]
    damaged: int
    patrols: tuple[int, ...]
    fortress: tuple[int, ...]
    escorts: tuple[int, ...]
    fleet_zone: int
    colony: int
    virginia: int
    treasure: tuple[int, ...]
    raided: int
    informant: tuple[int, ...]
    jesuits: tuple[int, ...]
    missions: tuple[int, ...]
    mary: int
    elizabeth: int
    science: tuple[int, ...]
    patron: tuple[int, ...]
    penalty: tuple[int, ...]
    war: tuple[int, ...]
    war_debt: tuple[int, ...]
    allied: int
    attack_dice: tuple[int, ...]
    defence_dice: tuple[int, ...]
    fight: tuple[int, ...]
    corsairs: int
    galleys: int
    converting: int
    converted: int
    minors: int
    majors: int
    unrest_owed: int
    hand: tuple[int, ...]
    hand_totals: tuple[int, ...]
    held: tuple[int, ...]
    home: tuple[int, ...]
    home_held: tuple[int, ...]
    deck_total: int
    discard: tuple[int, ...]
    removed: tuple[int, ...]
