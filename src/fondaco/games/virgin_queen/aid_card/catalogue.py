"""All procedures of the card, in the order a player looks for them."""

from typing import Final

from fondaco.games.virgin_queen.aid_card.assault import ASSAULT
from fondaco.games.virgin_queen.aid_card.espionage import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE
from fondaco.games.virgin_queen.aid_card.field_battle import FIELD_BATTLE
from fondaco.games.virgin_queen.aid_card.naval_combat import NAVAL_COMBAT
from fondaco.games.virgin_queen.aid_card.piracy import PIRACY_EUROPE, PIRACY_WORLD
from fondaco.games.virgin_queen.aid_card.procedure import Procedure
from fondaco.games.virgin_queen.aid_card.religion import CONVERSION, REBELLION
from fondaco.games.virgin_queen.aid_card.voyages import COLONY, INDIES_FLEET, NAVIGATION

PROCEDURES: Final[dict[str, Procedure]] = {
    procedure.name: procedure
    for procedure in (
        *(FIELD_BATTLE, ASSAULT, NAVAL_COMBAT, PIRACY_EUROPE, PIRACY_WORLD),
        *(INTELLIGENCE, ASSASSINATION, CATHOLIC_REBELLION),
        *(NAVIGATION, COLONY, INDIES_FLEET, REBELLION, CONVERSION),
    )
}
