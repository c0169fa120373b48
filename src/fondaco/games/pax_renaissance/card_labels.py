"""The id of every card, in the order of the components."""

CARD_LABELS = (
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
EMPIRE_LABELS = (
    "england", "france", "hre", "hungary", "byzantium", "portugal", "aragon", "papal-states", "ottoman", "mamluk",
)  # fmt: skip
CITY_LABELS = (
    "bordeaux", "london", "bruges", "lyon", "paris", "lubeck", "novgorod", "nurnberg", "vienna", "buda", "varna",
    "caffa", "tana", "trebizond", "granada", "spice-islands", "toledo", "algiers", "timbuktu", "valencia", "venice",
    "constantinople", "modon", "rhodes", "cairo", "cyprus",
)  # fmt: skip
BORDER_LABELS = (
    "england-france", "france-hre", "hre-hungary", "hungary-byzantium", "portugal-aragon", "aragon-papal-states",
    "papal-states-ottoman", "ottoman-mamluk", "england-portugal", "france-aragon", "hre-papal-states",
    "hungary-ottoman", "byzantium-mamluk",
)  # fmt: skip
BANK_LABELS = ("fugger", "medici", "coeur", "marchionni")
POWER_LABELS = (
    "heretic-hunt", "rook-knights", "cape", "ransom", "no-hand-limit", "syncretism", "maritime-immunity",
    "popular-reprisals", "galleys", "eastern-fortifications", "western-fortifications", "navigation",
    "secular-republic", "both-sides", "counter-reformation", "ciphers", "renown", "humanist-law", "treachery",
    "unbelief", "buffer-state",
)  # fmt: skip
