### Quelles sont mes chances ? Tout ce que les probabilités disent en français. Les mêmes clés que en.ftl.
###
### procedure-NOM, -about       une procédure de la carte d'aide, et à quoi elle sert
### goal-NOM                    ce qu'espère l'attaquant, comme milieu d'une phrase
### input-NOM                   ce qu'on demande ; input-PROCÉDURE-NOM là où une procédure le demande autrement
### choice-NOM-VALEUR           les valeurs d'un choix ou d'une lecture d'un point ouvert
### row-PROCÉDURE-LIGNE         un résultat ; avec -sentence, ce qui en découle
### number-NOM                  ce que l'on compte ; number-NOM-VALEUR quand une valeur porte un nom
### refused-CLÉ                 pourquoi on ne peut pas lancer ainsi

## Les procédures

procedure-field-battle = Bataille rangée
procedure-field-battle-about = Deux armées se rencontrent en rase campagne : un dé par unité et par point du meilleur chef, un de plus pour le défenseur, et le plus de touches l'emporte.
goal-field-battle = l'attaquant l'emporte
procedure-assault = Assaut
procedure-assault-about = Les assiégeants donnent l'assaut à une place : il leur faut une touche, plus personne dedans et quelqu'un encore debout dehors.
goal-assault = la place est prise
procedure-naval-combat = Combat naval
procedure-naval-combat-about = Deux flottes s'affrontent en mer ou dans un port : deux touches coulent un navire, une seule coule un pirate.
goal-naval-combat = l'attaquant l'emporte
procedure-piracy-europe = Piraterie en Europe
procedure-piracy-europe-about = Des pillards ravagent une zone de mer d'Europe : la défense les frappe d'abord, puis les survivants lancent pour des gains.
goal-piracy-europe = les pillards obtiennent au moins un gain
procedure-piracy-world = Piraterie dans le reste du monde
procedure-piracy-world-about = Un capitaine corsaire pille l'Espagne ou le Portugal outre-mer : la défense le frappe d'abord, puis il lance pour des gains.
goal-piracy-world = le capitaine obtient au moins un gain
procedure-intelligence = Collecte de renseignements
procedure-intelligence-about = Pour 2 PC, une puissance en espionne une autre, qui ne lance aucun dé : chaque touche vaut une des trois actions offensives.
goal-intelligence = une action au moins est gagnée
procedure-assassination = Assassinat
procedure-assassination-about = Pour 2 à 4 PC, une puissance cherche à tuer un chef d'armée ou Élisabeth : l'écart des touches doit dépasser la valeur de la victime.
goal-assassination = la cible meurt
procedure-catholic-rebellion = Rébellion catholique anglaise
procedure-catholic-rebellion-about = Pour 3 à 5 PC, l'Espagne soulève les catholiques d'Angleterre : l'écart des touches donne l'un de sept résultats.
goal-catholic-rebellion = l'Espagne gagne des conversions ou mieux
procedure-navigation = Navigation
procedure-navigation-about = Un capitaine part outre-mer : deux dés et sa valeur de navigation se lisent dans une table.
goal-navigation = le capitaine passe sans dommage
procedure-colony = Colonie
procedure-colony-about = Deux dés disent si une colonie disparaît, subsiste ou rapporte un trésor.
goal-colony = la colonie rapporte un trésor
procedure-indies-fleet = Flotte des Indes
procedure-indies-fleet-about = Un dé dit dans quelle zone se trouve la Flotte des Indes.
goal-indies-fleet = la flotte est dans l'Atlantique Nord
procedure-rebellion = Rébellion
procedure-rebellion-about = Pour 2 à 5 PC, les Protestants se soulèvent dans un espace de la France ou de l'Espagne : chaque touche retire une unité catholique, et il ne doit en rester aucune.
goal-rebellion = la rébellion réussit
procedure-conversion = Tentative de conversion
procedure-conversion-about = Chaque 4 ou 5 est une conversion mineure, chaque 6 une majeure, et le moindre 1 amène de l'agitation.
goal-conversion = il y a au moins une conversion

## Ce qu'on demande

input-attack = Unités de l'attaquant
input-leader = Valeur de combat du meilleur chef attaquant
input-defend = Unités du défenseur
input-defend-leader = Valeur de combat du meilleur chef défenseur
input-assault-attack = Unités assiégeantes, hors cavalerie
input-cavalry = Cavalerie assiégeante
input-assault-defend = Unités terrestres assiégées, hors cavalerie
input-defend-cavalry = Cavalerie assiégée
input-galleons = Galions de l'attaquant
input-race-galleons = Galions de course de l'attaquant
input-galleys = Galères de l'attaquant
input-corsairs = Pirates de l'attaquant
input-armada = Niveau de l'Armada espagnole qui attaque
input-defend-galleons = Galions du défenseur
input-defend-race-galleons = Galions de course du défenseur
input-defend-galleys = Galères du défenseur
input-defend-corsairs = Pirates du défenseur
input-defend-armada = Niveau de l'Armada espagnole qui défend
input-port = Le défenseur est dans un port
input-sea = Mer
input-corsairs-read = Le dé d'un pirate compte
input-ships = Autres unités navales de l'attaquant
input-piracy = Valeur de piraterie du chef
input-piracy-world-piracy = Valeur de piraterie du capitaine ou du chef
input-ottoman = La piraterie est ottomane
input-ports = Ports de la cible sur la zone
input-in-zone = Unités navales de la cible dans la zone
input-at-peace = La cible n'est pas en guerre avec le pillard
input-adjacent = Unités navales dans les ports et mers adjacents
input-fortresses = Forteresses adjacentes à la zone
input-piracy-world-fortresses = Forteresses espagnoles dans la zone
input-knights = Les Chevaliers de Saint-Jean sont adjacents
input-damaged = Le capitaine est déjà endommagé
input-target = Cible
input-settlements = Villages de la cible dans la zone
input-patrols = Patrouilles espagnoles dans la zone
input-else-read = Capitaine intact et plusieurs villages
input-cryptography = L'attaquant a la Cryptographie ou la Clé de Chiffrement
input-informant = Informateur d'une impulsion antérieure
input-walsingham = Carte d'origine Walsingham jouée
input-hand = Cartes en main de la cible, cartes d'origine comprises
input-turn = Tour
input-cp = PC dépensés
input-pistols = Pistolets de main
input-mary-alive = Mary Reine des Écossais est en vie
input-mary-card = Carte Mary Reine des Écossais jouée
input-elizabeth = La cible est Élisabeth
input-rating = Valeur de combat de la cible
input-home = La cible est dans un espace d'origine qu'elle contrôle
input-rebellion-home = L'espace est un espace d'origine protestant
input-defend-cryptography = Le défenseur a la Cryptographie ou la Clé de Chiffrement
input-reroll-read = Quand l'écart est de +1
input-elizabeth-read = La valeur 2 d'Élisabeth
input-jesuits = Jésuites en Angleterre
input-near = Régulier espagnol en Irlande ou en Écosse
input-landed = Régulier espagnol en Angleterre
input-navigation = Valeur de navigation du capitaine
input-plantation = Bonus Plantation
input-virginia-dare = Le PV Virginia Dare a déjà été gagné
input-philippines = Les Philippines sont espagnoles
input-units = Unités catholiques dans l'espace
input-dice = Dés

value-yes = oui
value-no = non

choice-sea-atlantic = Atlantique
choice-sea-mediterranean = Méditerranée
choice-corsairs-read-everywhere = dans toutes les mers
choice-corsairs-read-atlantic-only = dans l'Atlantique seulement
choice-target-spain = Espagne
choice-target-portugal = Portugal
choice-else-read-two-dice = deux dés
choice-else-read-one-die = un dé
choice-reroll-read-repeated = les deux camps relancent jusqu'à un autre écart
choice-reroll-read-once = les deux camps relancent une seule fois
choice-reroll-read-attacker-alone = l'attaquant relance seul
choice-elizabeth-read-without-rating = ne lui donne aucun dé
choice-elizabeth-read-with-rating = lui donne deux dés

side-attack = Attaquant
side-defence = Défenseur
side-table = Commun

## Les résultats

row-field-battle-attacker-wins = L'attaquant l'emporte
row-field-battle-attacker-wins-sentence = L'attaquant a plus de touches et reste maître du terrain ; s'il ne reste rien de la défense, son chef est capturé.
row-field-battle-attacker-wins-and-falls = L'attaquant a plus de touches mais succombe
row-field-battle-attacker-wins-and-falls-sentence = L'attaquant a plus de touches mais plus une seule unité : le défenseur reste maître du terrain et capture le chef attaquant.
row-field-battle-defender-wins-and-falls = Le défenseur l'emporte aux touches mais succombe
row-field-battle-defender-wins-and-falls-sentence = L'attaquant n'a pas plus de touches, mais il ne reste aucun défenseur : l'attaquant reste maître du terrain et capture le chef défenseur.
row-field-battle-defender-wins = Le défenseur l'emporte
row-field-battle-defender-wins-sentence = L'attaquant n'a pas plus de touches et le défenseur reste maître du terrain ; s'il ne reste rien de l'attaque, son chef est capturé.

row-assault-taken = La place est prise
row-assault-taken-sentence = L'attaquant prend le contrôle de l'espace, tout chef d'armée assiégé est capturé et toute unité navale assiégée part sur la piste des tours.
row-assault-siege-goes-on = Le siège continue
row-assault-siege-goes-on-sentence = L'assaut échoue, mais les assiégeants restent plus nombreux que les assiégés et le siège continue.
row-assault-siege-broken = Le siège est levé
row-assault-siege-broken-sentence = L'assaut échoue et les assiégeants ne sont plus les plus nombreux : le siège est levé et ce qui reste de l'attaque doit se retirer.

row-naval-combat-attacker-wins = L'attaquant l'emporte
row-naval-combat-attacker-wins-sentence = L'attaquant l'emporte en mer ; une touche isolée coule un navire de plus en défense et, s'il ne reste aucun défenseur, le chef de la défense part sur la piste des tours.
row-naval-combat-defender-wins = Le défenseur l'emporte
row-naval-combat-defender-wins-sentence = Le défenseur l'emporte en mer ; une touche isolée coule un navire de plus chez l'attaquant et, s'il n'en reste rien, le chef de l'attaque part sur la piste des tours.

row-piracy-europe-three-rewards = Trois gains ou plus
row-piracy-europe-three-rewards-sentence = Pour chaque touche, la cible perd une unité navale dans la zone ou à côté, se fait tirer une carte de sa main au hasard, cède 1 PV de piraterie ou voit une Armada espagnole adjacente baisser d'un niveau, les touches étant réparties le plus également possible.
row-piracy-europe-two-rewards = Deux gains
row-piracy-europe-two-rewards-sentence = Deux gains, différents si c'est possible : une unité navale de la cible dans la zone ou à côté, une carte de sa main au hasard, 1 PV de piraterie ou un niveau d'une Armada espagnole adjacente.
row-piracy-europe-one-reward = Un gain
row-piracy-europe-one-reward-sentence = Un gain : une unité navale de la cible dans la zone ou à côté, une carte de sa main au hasard, 1 PV de piraterie ou un niveau d'une Armada espagnole adjacente.
row-piracy-europe-no-reward = Aucun gain
row-piracy-europe-no-reward-sentence = Les pillards repartent les mains vides.
row-piracy-europe-raiders-lost = Tous les pillards perdus
row-piracy-europe-raiders-lost-sentence = La défense ne laisse aucun pillard : il n'y a pas de jet d'attaque, et le chef part sur la piste des tours.

row-piracy-world-three-rewards = Trois gains ou plus
row-piracy-world-three-rewards-sentence = Pour chaque touche, la cible perd une patrouille de la zone, se fait tirer un de ses trésors au hasard ou cède 1 PV de piraterie, les touches étant réparties le plus également possible ; avec une forteresse dans la zone, l'Espagne peut soustraire un trésor au tirage.
row-piracy-world-two-rewards = Deux gains
row-piracy-world-two-rewards-sentence = Deux gains, différents si c'est possible : une patrouille de la zone, un trésor au hasard ou 1 PV de piraterie ; avec une forteresse dans la zone, l'Espagne peut soustraire un trésor au tirage.
row-piracy-world-one-reward = Un gain
row-piracy-world-one-reward-sentence = Un gain : une patrouille de la zone, un trésor au hasard ou 1 PV de piraterie ; avec une forteresse dans la zone, l'Espagne peut soustraire un trésor au tirage.
row-piracy-world-no-reward = Aucun gain
row-piracy-world-no-reward-sentence = Le capitaine repart les mains vides.
row-piracy-world-captain-removed = Le capitaine est éliminé
row-piracy-world-captain-removed-sentence = La défense retire le capitaine corsaire de la partie, et il n'y a pas de jet d'attaque.

row-intelligence-three-actions = Trois actions
row-intelligence-three-actions-sentence = Les trois actions offensives sont ouvertes : neutraliser un informateur de la cible posé sur votre fiche (ou un Jésuite, si c'est l'Espagne) et, sur 4, 5 ou 6, un opérationnel de plus, regarder la main en secret et, avec un 6 parmi les dés et au moins trois cartes dans cette main, imposer une défausse au hasard.
row-intelligence-two-actions = Deux actions
row-intelligence-two-actions-sentence = Deux actions offensives différentes : neutraliser un opérationnel, regarder la main en secret ou, avec un 6 parmi les dés et au moins trois cartes dans cette main, imposer une défausse au hasard.
row-intelligence-one-action = Une action
row-intelligence-one-action-sentence = Une action offensive : neutraliser un opérationnel, regarder la main en secret ou, avec un 6 parmi les dés et au moins trois cartes dans cette main, imposer une défausse au hasard.
row-intelligence-no-effect = Sans effet
row-intelligence-no-effect-sentence = Les espions n'apprennent rien, et il ne leur arrive rien.

row-assassination-killed = La cible meurt
row-assassination-killed-sentence = La cible meurt, 1 PV est accordé et la puissance visée écarte une carte au hasard.
row-assassination-discard-only = La cible survit ; une carte est perdue
row-assassination-discard-only-sentence = L'écart ne dépasse pas la valeur de la cible : elle survit, mais la puissance visée écarte une carte au hasard.
row-assassination-no-effect = Rien ne se passe
row-assassination-no-effect-sentence = Le second jet donne encore +1, et rien ne se passe.
row-assassination-neutralised = L'informateur est neutralisé
row-assassination-neutralised-sentence = L'informateur qui a donné des dés, s'il y en avait un, est neutralisé ; si l'on visait Élisabeth, l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.
row-assassination-two-defensive = Deux actions défensives
row-assassination-two-defensive-sentence = Le défenseur fait deux actions différentes : neutraliser l'informateur qui a donné des dés, regarder en secret la main de l'attaquant, lui ôter une carte à la prochaine donne ; si l'on visait Élisabeth, l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.
row-assassination-three-defensive = Trois actions défensives
row-assassination-three-defensive-sentence = L'informateur qui a donné des dés est neutralisé, le défenseur regarde en secret la main de l'attaquant et celui-ci reçoit une carte de moins au tour suivant ; si l'on visait Élisabeth, l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.

row-catholic-rebellion-gunpowder = La Conspiration des Poudres réussit
row-catholic-rebellion-gunpowder-sentence = La Conspiration des Poudres réussit et l'Espagne gagne la partie sur-le-champ.
row-catholic-rebellion-conversions-and-rebellion = Six conversions et une rébellion
row-catholic-rebellion-conversions-and-rebellion-sentence = Six conversions catholiques, puis une rébellion de 4 PC en Angleterre.
row-catholic-rebellion-conversions = Six conversions
row-catholic-rebellion-conversions-sentence = Six conversions catholiques, toutes en Angleterre.
row-catholic-rebellion-england-shows = L'Angleterre montre sa main
row-catholic-rebellion-england-shows-sentence = L'Angleterre montre sa main à l'Espagne, et peut exécuter Mary Reine des Écossais si elle est captive.
row-catholic-rebellion-operatives-lost = Opérationnels perdus
row-catholic-rebellion-operatives-lost-sentence = Tous les opérationnels en Angleterre sont perdus, et l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.
row-catholic-rebellion-spain-shows = Opérationnels perdus, l'Espagne montre sa main
row-catholic-rebellion-spain-shows-sentence = Tous les opérationnels en Angleterre sont perdus, l'Espagne montre sa main à l'Angleterre, et l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.
row-catholic-rebellion-card-fewer = Opérationnels perdus, une carte de moins
row-catholic-rebellion-card-fewer-sentence = Tous les opérationnels en Angleterre sont perdus, l'Espagne reçoit une carte de moins au tour suivant, et l'Angleterre peut exécuter Mary Reine des Écossais si elle est captive.

row-navigation-no-effect = Sans dommage
row-navigation-no-effect-sentence = Le capitaine passe sans dommage.
row-navigation-damaged = Endommagé
row-navigation-damaged-sentence = Le capitaine est endommagé et poursuit sa route.
row-navigation-voyage-lost = Voyage perdu
row-navigation-voyage-lost-sentence = Endommagé une seconde fois, le capitaine perd son voyage et part sur la piste des tours.
row-navigation-eliminated = Le capitaine périt
row-navigation-eliminated-sentence = Le capitaine périt et quitte la partie.

row-colony-treasure-and-vp = Trésor et PV
row-colony-treasure-and-vp-sentence = La colonie rapporte un trésor et le PV Virginia Dare.
row-colony-treasure = Trésor
row-colony-treasure-sentence = La colonie rapporte un trésor.
row-colony-no-effect = Rien
row-colony-no-effect-sentence = La colonie subsiste et ne rapporte rien.
row-colony-eliminated = La colonie disparaît
row-colony-eliminated-sentence = La colonie est éliminée.

row-indies-fleet-north-atlantic = Atlantique Nord
row-indies-fleet-north-atlantic-sentence = La Flotte des Indes est dans l'Atlantique Nord.
row-indies-fleet-antilles = Antilles
row-indies-fleet-antilles-sentence = La Flotte des Indes est aux Antilles.
row-indies-fleet-caribbean-sea = Mer des Caraïbes
row-indies-fleet-caribbean-sea-sentence = La Flotte des Indes est dans la mer des Caraïbes.
row-indies-fleet-mexican-coast = Côte mexicaine
row-indies-fleet-mexican-coast-sentence = La Flotte des Indes est le long de la côte mexicaine.

row-rebellion-succeeds = La rébellion réussit
row-rebellion-succeeds-sentence = Il ne reste aucune unité catholique : les chefs et les autres unités sont déportés, le rebelle ajoute un régulier par tranche de 2 PC, prend l'espace et un espace adjacent par PC, peut ajouter un chef et une capitale, et se trouve en guerre avec la puissance qui tenait la place.
row-rebellion-fails = La rébellion échoue
row-rebellion-fails-sentence = Il reste des unités catholiques : celles qui ont été touchées sont perdues, et rien de plus ne se passe.

row-conversion-majors = Une conversion majeure
row-conversion-majors-sentence = Chaque 6 peut attendre un espace occupé par une unité adverse, déplacer un espace pour agrandir la région de base, ou annuler une agitation et compter comme mineure ; les autres conversions prennent des espaces adjacents libres.
row-conversion-minors-only = Des conversions mineures seulement
row-conversion-minors-only-sentence = Chaque conversion mineure prend un espace voisin d'un espace de sa religion et sans unité adverse.
row-conversion-unrest-only = De l'agitation seulement
row-conversion-unrest-only-sentence = Il y a un 1 et aucune conversion : l'agitation est due, mais aucun espace n'a été converti.
row-conversion-nothing = Rien
row-conversion-nothing-sentence = Rien n'est converti et aucune agitation n'est due.

## Ce que l'on compte

number-attack-hits = Touches de l'attaquant
number-defence-hits = Touches du défenseur
number-attack-losses = Pertes de l'attaquant
number-defence-losses = Pertes du défenseur
number-attack-eliminated = L'attaquant est éliminé
number-defence-eliminated = Le défenseur est éliminé
number-attack-ships-lost = Navires perdus par l'attaquant
number-attack-corsairs-lost = Pirates perdus par l'attaquant
number-defence-ships-lost = Navires perdus par le défenseur
number-defence-corsairs-lost = Pirates perdus par le défenseur
number-corsairs-lost = Pirates perdus
number-ships-lost = Autres unités navales perdues
number-captain = Le capitaine ensuite
number-captain-0 = intact
number-captain-1 = endommagé
number-captain-2 = éliminé
number-six = Un 6 est parmi les dés
number-discard-open = Une défausse peut être imposée
number-margin = Écart des touches
number-mary-may-die = Mary captive peut être exécutée
number-total = Total
number-conversions = Conversions
number-minors = Conversions mineures
number-majors = Conversions majeures
number-unrest = De l'agitation est due

## Pourquoi on ne peut pas lancer ainsi

refused-out-of-range = { $input } : il faut un nombre de { $least } à { $most }
refused-too-early = aucune mission d'espionnage avant le tour { $least }
refused-no-attackers = un assaut demande au moins une unité assiégeante
refused-no-ships = un combat naval demande des navires ou des pirates des deux côtés
refused-two-armadas = il n'y a qu'une Armada espagnole, elle ne peut pas être des deux côtés
refused-no-raiders = un pillage demande au moins une unité navale
refused-portugal-has-none = { $input } : le Portugal n'en a pas, ses villages le défendent
refused-mary-is-dead = la carte Mary Reine des Écossais ne se joue que tant qu'elle est en vie
refused-not-a-number = { $input } : il faut un nombre entier, et non « { $given } »
refused-no-such-choice = { $input } : « { $given } » n'est pas parmi { $known }
refused-no-procedure = aucune procédure ne s'appelle « { $given } » : il y a { $known }
refused-no-procedure-near = aucune procédure ne s'appelle « { $given } » : vouliez-vous dire « { $near } » ?
refused-cited = { $problem } [{ $clause }]
refused-roll = { $reasons }

## Dé par dé

throw-attack = { $dice ->
    [0] L'attaquant n'a aucun dé.
    [one] L'attaquant lance un dé : { $faces } – { $read }.
   *[other] L'attaquant lance { $dice } dés : { $faces } – { $read }.
  }
throw-defence = { $dice ->
    [0] Le défenseur n'a aucun dé.
    [one] Le défenseur lance un dé : { $faces } – { $read }.
   *[other] Le défenseur lance { $dice } dés : { $faces } – { $read }.
  }
throw-table = { $dice ->
    [one] On lance un dé : { $faces }.
   *[other] On lance { $dice } dés : { $faces } – { $read }.
  }
read-hits = { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }
read-hits-and-six = { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }, { $six ->
    [0] aucun 6
   *[other] avec un 6
  }
read-conversions = { $minors ->
    [one] { $minors } conversion mineure
   *[other] { $minors } conversions mineures
  }, { $majors ->
    [one] { $majors } majeure
   *[other] { $majors } majeures
  }, { $unrest ->
    [0] sans agitation
   *[other] avec agitation
  }
read-sum = { $total } en tout
read-sum-changed = { $total } en tout, { $changed } avec le modificateur

## La réponse

odds-dice = { $dice ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $dice } dés
  }
odds-dice-against = { $attack ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $attack } dés
  } contre { $defence ->
    [0] aucun
   *[other] { $defence }
  }
odds-sentence = { $procedure }, { $dice } : { $goal } dans { $percent } des cas ({ $fraction }).
odds-percent = { $number } %
odds-less-than = < { $percent }
odds-more-than = > { $percent }
odds-points = { $number } points
odds-pool = { $side } : { $dice }
odds-first-defence = Le défenseur lance d'abord ; l'attaquant a ces dés si aucun dé de la défense ne touche.
odds-inputs = Données
odds-results = Résultats
odds-numbers = Touches, pertes et le reste
odds-mean = { $number } ({ $mean } en moyenne)
odds-changes = Un de plus, un de moins, ou autrement
odds-procedures = Quelles sont mes chances ? Les procédures de la carte d'aide :
odds-how = « fondaco odds PROCÉDURE --help » dit ce que chacune demande.
odds-range = de { $least } à { $most }, d'habitude { $usual }
odds-usually = d'habitude { $usual }
odds-usually-of = { $known } ; d'habitude { $usual }
odds-help-json = tout écrire pour les programmes
odds-help-roll = lancer les dés et raconter dé par dé
odds-help-seed = lancer les dés de cette graine
