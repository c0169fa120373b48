"""Points the rulebook leaves open, or that its glossary would have settled: what we play, each in one place.

Every name says what is allowed here; the value is the answer recommended for the first edition.
The published second edition plays those marked 2e the other way round. They are switches for whoever reads the
rulebook otherwise: change one here, and the whole house plays by it.
"""

CAMPAIGN_AGAINST_OWN_EMPIRE = True
"""Q.campaign-own-king: a King may campaign against another Empire of the same Tableau (2e: no)."""
CUBES_FIGHT_RELIGIOUS_WARS = True
"""Q.religious-cubes: a cube Agent attacks in a Religious War like any other (2e: no)."""
OLD_MAIDS_ARE_SOLD = False
"""Q.old-maid-sale: an old maid is neither in hand nor in the Tableau (2e: yes)."""
PIRATES_COUNT_TWICE = False
"""Q.pirate-twice: a Pirate between two Theocracies of its Religion counts for each of them (2e: yes)."""
PATRON_WAITS_FOR_A_GAP = False
"""Q.patron-timing: the game ends only when a market place cannot be filled any more (2e: yes)."""
