"""The words of the rulebook as small ints, and the axes on which options point at them."""

from typing import Final

from fondaco.kernel import Axis

# East and West: the two market rows, the two halves of a Tableau and the two fairs (B4.east-west)
EAST: Final = 0
WEST: Final = 1
BOTH: Final = 2

# Religions; a Map card that is no Theocracy is medieval (B5.medieval)
CATHOLIC: Final = 0
ISLAMIC: Final = 1
REFORMIST: Final = 2
RELIGIONS: Final = 3
MEDIEVAL: Final = 3

# Empires, and where a card can be: in one of them, anywhere in the East or West, or nowhere (B4.location)
ENGLAND: Final = 0
FRANCE: Final = 1
HRE: Final = 2
HUNGARY: Final = 3
BYZANTIUM: Final = 4
PORTUGAL: Final = 5
ARAGON: Final = 6
PAPAL_STATES: Final = 7
OTTOMAN: Final = 8
MAMLUK: Final = 9
EMPIRES: Final = 10
SIDE_LOCATION: Final = 10  # plus EAST or WEST
NOWHERE: Final = 12
NO_EMPIRE: Final = -1

# Pieces (B1.knights, B1.rooks): knights of the three Religions, then rooks; then the players' cubes
KNIGHT: Final = 0
ROOK: Final = 3
PIECES: Final = 6
CUBE: Final = 6
"""A Repressed cube is CUBE plus its owner's seat."""
TOKENS: Final = 10
"""The kinds of tokens that can be Repressed: six pieces and four colours of cubes."""
EMPTY: Final = -1

# Agents as printed on cards (B4.agents): a piece, a pirate, a bishop or a cube
PIRATE_AGENT: Final = 7  # plus the Religion
BISHOP_AGENT: Final = 10  # plus the Religion
CUBE_AGENT: Final = 6
AGENTS: Final = 13

# Places in cities: one in every city, three in Constantinople (E2.constantinople)
PLACES: Final = 28
BORDERS: Final = 13

# Routes (B5.routes): three black ones for the East fair, two white ones for the West fair
TANA: Final = 0
TIMBUKTU: Final = 1
NOVGOROD: Final = 2
TREBIZOND: Final = 3
SPICE_ISLANDS: Final = 4
ROUTES: Final = 5

# Cards: 152 Tableau cards, four Comets, and the ten Empires
TABLEAU_CARDS: Final = 152
FIRST_COMET: Final = 152
FIRST_EMPIRE: Final = 156
CARDS: Final = 166
NO_CARD: Final = -1

# The class of a card (B4.piece-icon)
QUEEN: Final = 5
POLYMATH: Final = 6
COMET: Final = 7
EMPIRE_CLASS: Final = 8
CLASS_LABELS: Final = ("bishop", "pirate", "cube", "knight", "rook", "queen", "polymath", "comet")

# The market: two rows of six places (C6.market)
COLUMNS: Final = 6
SLOTS: Final = 12
FACE_UP: Final[tuple[int, ...]] = tuple(slot for slot in range(SLOTS) if slot % COLUMNS)
"""The places whose cards lie face up (C6.facedown-cards)."""

# Prestige (B4.prestige): the three Religions, then
PATRON: Final = 3
LAW: Final = 4
DISCOVERY: Final = 5
PRESTIGES: Final = 6

# Operations (F)
INQUISITOR: Final = 0
COMMERCE: Final = 1
BEHEAD: Final = 2
TAX: Final = 3
REPRESS: Final = 4
VOTE: Final = 5
CORSAIR: Final = 6
SIEGE: Final = 7
CAMPAIGN: Final = 8
OPERATIONS: Final = 9
POLITICAL: Final[tuple[int, ...]] = (BEHEAD, TAX, REPRESS, VOTE)  # F.purple

# Targets of the repress Operation, a bit each (F5.repress)
REPRESS_CUBES: Final = 1
REPRESS_ROOKS: Final = 2
REPRESS_KNIGHTS: Final = 4

# One-shots (B4.bomb, M2.apostasy); wars come first, and the Religious Wars in the order of their Religions
CRUSADE: Final = 0
JIHAD: Final = 1
REFORMATION: Final = 2
CONSPIRACY: Final = 3
REVOLT: Final = 4
CAMPAIGN_WAR: Final = 5  # no one-shot, but a Battle like the others (F9.campaign)
CORONATION: Final = 6
SHIFT: Final = 7
APOSTASY: Final = 8
NO_ONE_SHOT: Final = 9
FIRST_CIVIL_WAR: Final = 3
WARS: Final = 6
ONE_SHOT_LABELS: Final = (
    *("crusade", "jihad", "reformation", "conspiracy", "revolt"),
    *("campaign", "coronation", "shift", "apostasy", "none"),
)

# Powers (B4.powers)
HERETIC_HUNT: Final = 0
ROOK_KNIGHTS: Final = 1
CAPE: Final = 2
RANSOM: Final = 3
NO_HAND_LIMIT: Final = 4
SYNCRETISM: Final = 5
MARITIME_IMMUNITY: Final = 6
POPULAR_REPRISALS: Final = 7
GALLEYS: Final = 8
FORTIFICATIONS: Final = 9  # plus EAST or WEST
NAVIGATION: Final = 11
SECULAR_REPUBLIC: Final = 12
BOTH_SIDES: Final = 13
COUNTER_REFORMATION: Final = 14
CIPHERS: Final = 15
RENOWN: Final = 16
HUMANIST_LAW: Final = 17
TREACHERY: Final = 18
UNBELIEF: Final = 19
BUFFER_STATE: Final = 20
POWERS: Final = 21

# Victories (B6.victory-cards), and the two endings without a declaration (L2.patron-trigger, G6.elimination)
RELIGIOUS: Final = 0
IMPERIAL: Final = 1
GLOBALISATION: Final = 2
RENAISSANCE: Final = 3
VICTORIES: Final = 4
BY_PATRON: Final = 4
BY_BANKRUPTCY: Final = 5
NOT_OVER: Final = -1

# What may be done once in a turn, a bit each (D1.once-each); plus EAST or WEST
RAN: Final = 0
HELD_FAIR: Final = 2
SAILED_FREE: Final = 4
READ_CIPHERS: Final = 5

# The causes of a Regime Change
BY_WAR: Final = 0
BY_VOTE: Final = 1
BY_CORONATION: Final = 2
BY_CAMPAIGN: Final = 3

# The names of things in machine notation, in the order of the components
CARD_LABELS: Final = (
    "inquisition-pope", "papal-elephant", "grand-inquisitor", "antipope", "reformed-theology", "star-chamber",
    "peters-pence", "jesuits", "house-of-borgia", "bonfire-of-the-vanities", "anabaptist-reformation",
    "knights-hospitaller", "genoese-fleet", "india-armada", "hanseatic-league", "merchant-adventurers",
    "scottish-privateers", "almeida-armada", "gold-coast-monopoly", "arumer-zwarte-hoop", "conquistadors",
    "last-knight", "spanish-tercio", "gonfalonier", "teutonic-knights", "cromwell", "swabian-league", "the-bold",
    "holy-land-crusade", "santa-hermandad", "swiss-rislaufer", "duke-of-milan", "schwarzer-haufen",
    "merchants-of-the-staple", "communeros-guilds", "flanders-guild", "the-hidden", "bundschuh-revolt",
    "florentine-wool", "sindicat-remenca", "republic-of-dithmarschen", "hochstetter-bank", "gutenberg",
    "isabella-of-castille", "anne-of-brittany", "joanna-the-mad", "margaret-of-anjou", "mary-the-rich",
    "order-of-santiago", "la-serenissima", "kingmaker", "luther", "friese-freedom", "marechaussee", "duchy-of-ferrara",
    "the-grim", "safavids", "dervishes", "qizilbash", "barbarossa-brothers", "ottoman-navy", "jewish-pirates",
    "mamluk-slave-soldiers", "black-army", "janissaries", "black-sheep-tribe", "bashi-bazouk",
    "zupy-krakowskie-company", "the-handsome", "bosnian-and-serbian-silver", "crim-horde", "kremlin",
    "elzbieta-of-bohemia", "sophia-palaiologina", "hurrem-sultan-roxelana", "sitt-i-hatun-of-dulkadir",
    "carlotta-lusignan-of-cyprus", "greek-klephts", "crimean-goths", "damascus-coffee", "pospolite-ruszenie",
    "timar-system", "vlad-the-impaler", "saint-stefan-cel-mare", "soninke-wangara", "cem-anti-hostage",
    "grande-of-spain", "duke-of-athens", "funj-nomads", "zaporozhian-host", "elizabeth-bathory", "amerigo-vespucci",
    "podesta-of-venice", "unity-of-the-brethren", "papal-legate-to-persia", "unified-christendom", "civil-engineer",
    "sahn-i-seman-medrese", "academia", "theft-of-the-holy-crown", "franco-ottoman-navy", "prussian-league-navy",
    "tersane-i-amire", "isfendiyarid-dynasty", "brotherhood-of-st-mark", "transylvanian-plot", "glinskis-rebellion",
    "phocoean-alum", "dalmatian-merchant-marine", "counts-of-celji", "sahkulu-shiite-revolt", "celebi-tax-revolts",
    "despina-khatun", "grand-mufti", "grand-hetman", "agents-of-dukagjini", "nomads-of-tlemcen", "last-sigh",
    "nothing-new", "last-byzantine", "beylerbey-of-egypt", "lizard-union", "red-sea-fleet", "man-for-all-seasons",
    "oratory-of-divine-love", "cryptography", "michelangelo", "artistic-geometry", "romantic-realism",
    "mining-engineer", "machiavellianism", "hermeticism", "faith-vs-reason", "reichskrone", "french-pirates",
    "venetian-navy", "welser-klein-venedig", "kalmar-union", "wolf-of-rimini", "mons-meg", "kappeler-milchsuppe",
    "bank-of-strozzi", "william-caxton", "tolfa-alum", "cornish-tin", "catalan-pactists", "catherine-of-navarre",
    "margaret-of-austria", "mary-rose", "european-union", "epicurean-swerve", "humanism", "comet-west-1",
    "comet-west-2", "comet-east-1", "comet-east-2",
)  # fmt: skip
EMPIRE_LABELS: Final = (
    "england", "france", "hre", "hungary", "byzantium", "portugal", "aragon", "papal-states", "ottoman", "mamluk",
)  # fmt: skip
CITY_LABELS: Final = (
    "bordeaux", "london", "bruges", "lyon", "paris", "lubeck", "novgorod", "nurnberg", "vienna", "buda", "varna",
    "caffa", "tana", "trebizond", "granada", "spice-islands", "toledo", "algiers", "timbuktu", "valencia", "venice",
    "constantinople", "modon", "rhodes", "cairo", "cyprus",
)  # fmt: skip
BORDER_LABELS: Final = (
    "england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon", "aragon-papal-states",
    "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "france-aragon", "hre-papal-states",
    "hungary-ottoman", "byzantium-mamluk",
)  # fmt: skip
BANK_LABELS: Final = ("fugger", "medici", "coeur", "marchionni")
POWER_LABELS: Final = (
    "heretic-hunt", "rook-knights", "cape", "ransom", "no-hand-limit", "syncretism", "maritime-immunity",
    "popular-reprisals", "galleys", "eastern-fortifications", "western-fortifications", "navigation",
    "secular-republic", "both-sides", "counter-reformation", "ciphers", "renown", "humanist-law", "treachery",
    "unbelief", "buffer-state",
)  # fmt: skip
RELIGION_LABELS: Final = ("catholic", "islamic", "reformist")
PIECE_LABELS: Final = tuple(f"{religion}-{kind}" for kind in ("knight", "rook") for religion in RELIGION_LABELS)
SEAT_LABELS: Final = ("ochre", "lapis", "verdigris", "vermilion")
PLACE_LABELS: Final = tuple(
    place
    for city in CITY_LABELS
    for place in ([f"{city}-{number}" for number in (1, 2, 3)] if city == "constantinople" else [city])
)
SLOT_LABELS: Final = tuple(f"{side}-{column}" for side in ("east", "west") for column in range(COLUMNS))

SEAT: Final = Axis("seat", SEAT_LABELS)
OWNER: Final = Axis("owner", SEAT_LABELS, words="seat")
SIDE: Final = Axis("side", ("east", "west"))
SIDES: Final = Axis("sides", ("east", "west", "both"))
RELIGION: Final = Axis("religion", RELIGION_LABELS)
MAP_SIDE: Final = Axis("state", (*RELIGION_LABELS, "medieval"))
BANK: Final = Axis("bank", BANK_LABELS)
EMPIRE: Final = Axis("empire", EMPIRE_LABELS)
CITY: Final = Axis("city", CITY_LABELS)
PLACE: Final = Axis("place", PLACE_LABELS)
BORDER: Final = Axis("border", BORDER_LABELS)
SOURCE: Final = Axis("source", BORDER_LABELS, words="border")
SLOT: Final = Axis("slot", SLOT_LABELS)
CARD: Final = Axis("card", (*CARD_LABELS, *EMPIRE_LABELS))
"""Every card that can lie in a Tableau, a hand or the market; Empires stand for their card."""
OPERATION_LABELS: Final = ("inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign")
OPERATION: Final = Axis("operation", OPERATION_LABELS)
ONE_SHOT: Final = Axis("one-shot", ONE_SHOT_LABELS)
VICTORY: Final = Axis("victory", ("religious", "imperial", "globalisation", "renaissance"))
ENDING: Final = Axis("ending", (*VICTORY.labels, "patron", "bankruptcy"))
PAIR: Final = Axis("pair", ("catholic-islamic", "catholic-reformist", "islamic-reformist"))
PAIRS: Final = ((CATHOLIC, ISLAMIC), (CATHOLIC, REFORMIST), (ISLAMIC, REFORMIST))
TOKEN: Final = Axis("token", (*PIECE_LABELS, *(f"{seat}-cube" for seat in SEAT_LABELS)))
OTHER_AGENTS: Final = tuple(f"{religion}-{kind}" for kind in ("pirate", "bishop") for religion in RELIGION_LABELS)
AGENT: Final = Axis("agent", (*PIECE_LABELS, "cube", *OTHER_AGENTS))
PRESTIGE: Final = Axis("prestige", (*RELIGION_LABELS, "patron", "law", "discovery"))
POWER: Final = Axis("power", POWER_LABELS)
CLASS: Final = Axis("class", (*CLASS_LABELS, "empire"))
EMPORIUM: Final = Axis("emporium", ("tana", "timbuktu", "novgorod", "trebizond", "spice-islands"))

AXES: Final = {
    axis.name: axis
    for axis in (
        *(SEAT, OWNER, SIDE, SIDES, RELIGION, MAP_SIDE, BANK, EMPIRE, CITY, PLACE, BORDER, SOURCE, SLOT, CARD),
        *(OPERATION, ONE_SHOT, VICTORY, ENDING, PAIR, TOKEN, AGENT, PRESTIGE, POWER, CLASS, EMPORIUM),
    )
}

assert (len(CARD), len(EMPIRE), len(PLACE), len(BORDER), len(SLOT)) == (CARDS, EMPIRES, PLACES, BORDERS, SLOTS)
assert (len(AGENT), len(TOKEN), len(OPERATION), len(POWER)) == (AGENTS, TOKENS, OPERATIONS, POWERS)
assert (SIDE_LOCATION, NOWHERE, FIRST_EMPIRE, CARDS) == (EMPIRES, EMPIRES + 2, FIRST_COMET + 4, FIRST_EMPIRE + EMPIRES)
assert (ROOK, CUBE, PIRATE_AGENT, BISHOP_AGENT) == (RELIGIONS, PIECES, PIECES + 1, PIRATE_AGENT + RELIGIONS)
assert (CRUSADE, EMPORIUM.labels[SPICE_ISLANDS]) == (CATHOLIC, "spice-islands")
