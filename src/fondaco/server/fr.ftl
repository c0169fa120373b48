### Ce que dit la table en ligne, en français. en.ftl a les mêmes clés.


## Ce qui ne va pas

error-malformed = Cette demande est illisible.
error-not-signed-in = Personne ne sait qui vous êtes ici : rouvrez la page, ou envoyez un jeton.
error-not-yours = Ceci n'est pas à vous.
error-not-found = Il n'y a rien ici.
error-no-table = Cette table n'existe pas.
error-no-seat = Cette place n'existe pas.
error-stale = La table a changé entre-temps : regardez de nouveau, rien n'a été fait.
error-not-possible = C'est impossible pour l'instant.
error-not-begun = La partie n'a pas encore commencé.
error-begun = La partie a déjà commencé.
error-halted = Cette partie ne peut pas continuer : { $problem }
error-not-halted = Cette partie continue ici même.
error-over = La partie est finie.
error-illegal = Les règles ne le permettent pas.
error-too-often = C'est trop à la fois : patientez un instant.
error-not-your-seat = Cette place n'est pas la vôtre.
error-spectator = Vous regardez : seuls les joueurs peuvent faire cela.
error-bot-plays-on = À cette table, un robot joue à votre place.
error-seat-taken = Cette place est prise.
error-seated-already = Vous avez déjà une place à cette table.
error-not-host = Seul celui qui a ouvert la table peut le faire.
error-no-bot = Aucun robot ne s'appelle « { $name } ».
error-long-thought = Un bot réfléchit ici au plus { $seconds } secondes ou { $games } parties.
error-no-move = « { $move } » n'est pas un coup de ce jeu.
error-nothing-to-undo = Vous n'avez aucune décision à reprendre.
error-no-takeback = Personne ne demande à reprendre un coup.
error-empty-remark = Il n'y a rien à dire dans une ligne vide.
error-long-remark = Une remarque a au plus { $limit } lettres.
error-no-seat-for-me = Gardez une place pour vous.
error-order = Cette table ne peut pas s'ouvrir : { $problem }
error-form-token = Cette page est trop ancienne : rechargez-la, rien n'a été fait.
error-unreadable = Cette demande est illisible : { $problem }
error-name-twice = un nom se trouve deux fois après le point d'interrogation
error-whole-number = { $name } est un nombre entier
error-bad-json = ce n'est pas du JSON
error-field-missing = { $field } manque
error-field-unknown = { $field } n'est pas dans le contrat (voir /api/openapi.json)
error-field-type = { $field } : il faut { $wanted }, et non { $given }
error-field-contract = { $field } ne suit pas le contrat (voir /api/openapi.json)
error-not-json = Envoyez ceci en JSON, avec le type de contenu application/json.
error-too-large = C'est plus que tout ce qu'il faut ici.
error-too-long = Cette adresse est trop longue.
error-method = Cela ne se fait pas ainsi à cet endroit.
error-host = Cette maison ne répond pas à ce nom.
error-origin = Ceci vient de la page d'un autre site : rien n'a été fait.
error-sign-in = Aucun compte n'a ce nom et ce mot de passe.
error-no-game = Ce jeu n'existe pas ici.
error-no-moment = Ce moment n'existe pas : { $length } décisions ont été prises.
error-not-over = Cela se dit quand la partie est finie.
error-no-hints = À une table avec pendule, personne ne reçoit d'indice.
error-nothing-to-decide = Vous n'avez rien à décider pour l'instant : il n'y a rien à conseiller.
error-clock = Une pendule a au plus { $days } jours pour la partie et { $more ->
    [one] un jour
   *[other] { $more } jours
  } par décision.
error-mistake = C'était une erreur de la maison, et elle est notée. Rien n'est perdu.
error-closed = La maison n'atteint pas ses archives pour l'instant. Rien n'est perdu : réessayez dans un moment.


## La commande

serve-open =
    Fondaco est ouvert : { $address }
    Ctrl+C le ferme ; toutes les parties sont gardées.
serve-host = où écouter ({ $usual } : cette machine seulement)
serve-port = le port ({ $usual }, ou le prochain qui est libre)
serve-database = où les tables sont gardées : un fichier, ou une URL comme postgresql+psycopg://…
serve-workers = les processus qui se partagent le travail ; il faut PostgreSQL
serve-name = un nom d'hôte que les visiteurs emploient (n'importe lequel, sauf sur cette machine)
serve-secure = les visiteurs viennent par https, à travers un proxy
serve-proxied = croire le proxy de devant sur l'adresse des visiteurs
serve-pace = secondes entre deux décisions de robots
serve-thinkers = processus où les robots réfléchissent (un de moins que les cœurs)
serve-no-browser = ne pas ouvrir la page
error-serve-workers = plusieurs processus demandent PostgreSQL : nommez une base avec --database
error-serve-listen = impossible d'écouter sur { $host } : { $problem }
error-serve-port-in-use = le port { $port } est pris : choisissez-en un autre avec --port
error-serve-port = { $name } : un port est un nombre jusqu'à { $most }, et non « { $given } »
error-serve-count = { $name } : il faut un nombre de { $least } à { $most }, et non « { $given } »
error-serve-pace = { $name } : il faut un nombre de secondes jusqu'à { $most }, et non « { $given } »

## La base de données

storage-address = ce n'est pas l'adresse d'une base de données : écrivez sqlite:///fondaco.db ou postgresql://user@host/fondaco
storage-driver = les tables se gardent dans SQLite ou PostgreSQL, pas dans { $given }
storage-no-file = SQLite a besoin d'un fichier où garder les tables : écrivez sqlite:///fondaco.db
storage-no-driver = PostgreSQL a besoin de son pilote : pip install 'fondaco[postgres]'
storage-unusable = { $place } ne peut pas servir : la base de données dit « { $given } »
storage-busy = { $place } a trop à faire : aucune connexion ne s'est libérée
storage-too-new = { $place } vient d'un Fondaco plus récent
storage-file = le fichier de base de données { $file }
storage-host = la base PostgreSQL sur { $host }
storage-host-and-port = la base PostgreSQL sur { $host }, port { $port }
storage-this-machine = cette machine


## La maison

house-name = Fondaco
house-description = Une maison pour les jeux de la Renaissance : on y joue contre des gens et des robots, dans le navigateur.
house-home = Fondaco, vers les tables
house-skip = Aller au contenu
house-nav = La maison
house-tables = Tables
house-rules = Règles
house-account = Compte
house-account-of = (votre compte)
house-language = Langue
house-language-en = English
house-language-fr = Français
house-theme-auto = Couleurs : celles de votre appareil. Passer au clair
house-theme-light = Couleurs : claires. Passer au sombre
house-theme-dark = Couleurs : sombres. Suivre votre appareil
house-independent = Fondaco est un projet indépendant. Il n'est lié ni aux auteurs ni aux éditeurs des jeux et ne contient rien de leurs textes ni de leurs images ; chaque règle y est écrite avec nos propres mots.
house-owners = Une colonne de feu est un jeu de Michael Rieneck, publié par Kosmos d'après le roman de Ken Follett ; Orléans est de Reiner Stockhausen (dlp games), Pax Renaissance de Phil et Matt Eklund (Sierra Madre Games, Ion Game Design), Virgin Queen d'Ed Beach (GMT Games). Achetez ces jeux : ils sont bons.
house-page-title = { $title } · Fondaco
house-copy = Copier
house-copied = Copié
house-error-title = Cela n'a pas marché
house-error-missing-title = Une pièce vide
house-error-server-title = Un incident dans la maison
house-error-kept = Rien n'est perdu : toute décision confirmée à une table est écrite.
house-error-do = Revenez en arrière et réessayez, ou repartez des tables.
house-error-missing-do = Relisez l'adresse : il y manque peut-être une lettre. Une table partagée par un lien demande le lien entier.
house-error-server-do = Rechargez la page dans un instant. Si rien ne change, prévenez la personne qui tient ce serveur.
house-error-home = Vers les tables
house-error-status = Erreur { $status }
error-not-a-form = Ceci ne vient pas d'un de nos formulaires.


## Le hall

lobby-title = Prenez place
lobby-lead = Des jeux de la Renaissance, contre vos amis ou contre des marchands qui ne dorment jamais. Sans compte, et chaque décision est gardée.
lobby-play = Jouer à { $game } contre deux marchands
lobby-to-new = ou dressez votre propre table
lobby-mine = Mes tables
lobby-mine-empty = Les tables où vous avez une place figurent ici. Le bouton bleu ci-dessus ouvre la première.
lobby-free = Tables ouvertes
lobby-free-empty = Personne ne cherche de joueurs en ce moment. Dressez votre table, laissez une place à un ami et montrez-la dans le hall : elle figurera ici.
lobby-watched = Parties à regarder
lobby-watched-empty = Les parties que tout le monde peut regarder figurent ici tant qu'elles se jouent.
lobby-your-turn = À vous
lobby-waits-for = À { $names } de décider
lobby-won-by = Victoire : { $names }
lobby-free-seats = { $count ->
    [0] Tout le monde est assis
    [one] Une place libre
   *[other] { $count } places libres
  }
lobby-seat-free = libre
lobby-since-now = à l'instant
lobby-since-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
  }
lobby-since-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
  }
lobby-since-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
  }
lobby-has-clock = à la pendule
lobby-new = Nouvelle table
lobby-game = Jeu
lobby-players = Joueurs
lobby-seats = Qui s'assied où
lobby-seat = Place { $number }
lobby-seat-me = Moi
lobby-seat-here = Quelqu'un à cet écran
lobby-seat-friend = Un ami, par un lien
lobby-seat-name = Nom de la personne à la place { $number }
lobby-seat-name-hint = Nom, si à cet écran
lobby-bot = { $level } (robot)
lobby-settings = Options
lobby-settings-of = Options de { $game }
lobby-clock = Pendule
lobby-clock-none = Sans pendule : prenez tout votre temps
lobby-clock-bank = Chaque joueur a un temps pour toute la partie
lobby-clock-hint = Qui n'a plus de temps est remplacé par un robot, qui garde les points de sa place. À la pendule, personne ne reçoit d'indice.
lobby-bank = Temps pour la partie
lobby-unit = Unité de temps
lobby-unit-minutes = minutes
lobby-unit-hours = heures
lobby-unit-days = jours
lobby-increment = Secondes ajoutées par décision
lobby-who = Qui peut venir
lobby-by-link = Seulement qui a le lien
lobby-public = Tout le monde : le hall montre la table
lobby-open = Ouvrir la table
lobby-games = Les jeux
lobby-game-players = Joueurs
lobby-game-facts = Données imprimées
lobby-game-reconstructed = { $count } sur { $total } reconstituées, pour bien jouer sans les cartes de l'éditeur
lobby-game-rules = Règles : { $game }
lobby-error-game = Ce jeu n'est pas encore dans la maison.
lobby-error-players = Ce jeu se joue de { $least } à { $most } joueurs.
lobby-error-seat = Dites qui s'assied à la place { $number }.
lobby-error-me-twice = Vous ne pouvez vous asseoir qu'une fois : choisissez « Quelqu'un à cet écran » pour l'autre place.
lobby-error-setting = Cette option n'existe pas dans ce jeu.
lobby-error-bank = Le temps pour la partie est un nombre entier de { $least } à { $most }.
lobby-error-increment = Les secondes ajoutées par décision sont un nombre entier de { $least } à { $most }.
lobby-error-order = Ces options ne vont pas ensemble : personne ne peut commencer à une place qui n'existe pas.
error-name-taken = Ce nom est celui du compte d'une autre personne : choisissez-en un autre.


## Robots, du plus faible au plus fort ; les trois derniers sont pour les programmes

bot-apprentice = Apprenti
bot-apprentice-text = prend ce qui lui plaît sur le moment et commet bien des étourderies : pour découvrir le jeu.
bot-merchant = Marchand
bot-merchant-text = prend ce qui lui paraît le meilleur sur le moment et se trompe parfois : un bon adversaire pour les premières parties.
bot-banker = Banquier
bot-banker-text = calcule chacun de ses coups jusqu'au bout et ne commet pas d'étourderies : pour qui connaît le jeu.
bot-doge = Doge
bot-doge-text = prévoit la suite, et ce que feront les autres : le plus fort de la maison.
bot-random = Au hasard
bot-greedy = Glouton
bot-search = Chercheur


## La table

table-heading = { $game }
table-title-yours = ● À vous · { $game }
table-title-over = Partie finie · { $game }
table-board = Le plateau
table-tab-board = Plateau
table-mine = Mes affaires
table-others = Les autres
table-players = Joueurs
table-log = Journal
table-chat = Discussion
table-panels = À côté du plateau
table-news = Ce qui vient d'arriver
table-options = Choix
table-all-options = Montrer tous les choix
table-rule = Règle
table-rule-of = Règle { $clause }, dans un nouvel onglet
table-reconstructed = Reconstitué : ce qui est imprimé ici n'est pas connu et a été complété.
table-can-offer = Un clic propose :
table-can-do = Un clic fait ceci :
table-cannot-do = Pas maintenant :
table-thinks = { $name } réfléchit
table-play-now = Jouer maintenant
table-level = De quelle force ?
table-decides = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
  }
table-waits-for = { $count ->
    [one] { $names } décide encore.
   *[other] { $names } décident encore.
  }
table-meanwhile = En attendant, pointez une chose pour lire ce qu'elle est.
table-watching = Vous regardez cette table.
table-bot-plays-on = Un robot joue à votre place. Vous voyez toujours vos affaires.
table-undo = Annuler
table-hint = Indice
table-menu = Menu
table-leave = Laisser ma place à un robot
table-leave-confirm = Un robot joue à votre place jusqu'à la fin de la partie. Vous ne pourrez pas la reprendre, mais vous pourrez regarder.
table-replay = Revoir la partie
table-rules = Règles
table-analysis = Analyse
table-record = Transcription
table-copy-link = Copier le lien de cette table
table-link-copied = Le lien est copié
table-notify = Me prévenir quand c'est à moi
table-notify-granted = Vous serez prévenu quand ce sera à vous
table-notify-denied = Votre navigateur n'autorise pas les notifications ici
table-hints-again = Montrer de nouveau les conseils
table-hints-again-done = Les conseils sont de retour
table-keys = Touches
table-to-lobby = Vers toutes les tables
table-takeback = Une demande de reprise
table-takeback-asks = { $name } demande à reprendre sa dernière décision. On en a appris davantage depuis, votre accord est donc nécessaire.
table-takeback-asked = { $name } demande aux autres à reprendre une décision.
table-takeback-waits = Vous demandez à reprendre votre dernière décision. On consulte les autres.
table-takeback-agree = Accepter
table-takeback-refuse = Refuser
table-takeback-withdraw = Retirer la demande
table-halted = Cette partie ne peut pas continuer
table-go-on = Continuer à une nouvelle table
table-over = La partie est finie
table-result-name = Joueur
table-result-won = Résultat
table-again = Rejouer
table-curtain = { $name }, c'est à votre tour de regarder
table-curtain-why = Aucun secret n'est montré pendant que l'écran change de mains.
table-curtain-lift = Je suis { $name } : montrer mon côté
table-line-you = (vous)
table-line-bot = robot { $level }
table-line-decides = décide
table-line-ready = a fini
table-line-won = victoire
table-clock = Temps restant
table-zoom = Zoom
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Ajuster
table-sheet = Montrer ou cacher les choix
table-chat-text = Dire quelque chose à la table
table-chat-send = Envoyer
table-chat-empty = Personne n'a encore rien dit.
table-unread = (nouveau)
table-close = Fermer
table-cancel = Renoncer
table-your-turn = C'est à vous de jouer.
table-lost = Connexion perdue, nouvel essai en cours…
table-back = De nouveau connecté.
table-gone = Vous ne regardez plus depuis cette place. Rechargez la page pour regarder.
table-offline = Vous n'êtes pas connecté : rien n'a été envoyé. Réessayez dans un instant.
table-failed = La maison n'a pas répondu ; rien n'est perdu. Le plateau montre ce qui compte.
room-waiting = { $count ->
    [0] Tout le monde est là
    [one] On attend encore un joueur
   *[other] On attend encore { $count } joueurs
  }
room-free = une place libre
room-take = Prendre cette place
room-watching = Vous regardez. Prenez une place libre pour jouer.
room-hints = Indices
room-hints-allowed = à qui doit décider et le demande
room-hints-refused = aucun, car il y a une pendule
room-share = Envoyez ce lien à qui vous voulez inviter :
room-copy = Copier
room-begin = { $count ->
    [0] Commencer
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux places libres
  }
room-begin-confirm = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les places libres.
  }
room-begin-yes = Commencer
room-leave = Quitter ma place
room-leave-confirm = Votre place redevient libre. Vous pourrez la reprendre tant que personne d'autre ne l'occupe.


## Revoir

replay-title = Revoir · { $game }
replay-heading = Une partie de { $game }, instant par instant
replay-moment = Instant { $at } sur { $length }
replay-slider = Instant de la partie
replay-first = Début
replay-previous = Retour
replay-next = Suite
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-from = Vu par
replay-spectator = un spectateur
replay-only-own = Les autres côtés s'ouvrent quand la partie est finie.
replay-nothing = On ne raconte rien de cet instant.
replay-begin = Le commencement.
replay-copy = Copier le lien de cet instant
replay-to-table = Retour à la table
replay-what = Ce qui est arrivé
replay-keys = Les flèches passent d'un instant à l'autre, la barre d'espace lance la lecture.


## Touches

keys-title = Touches
keys-option = prendre un choix
keys-enter = confirmer un choix unique, ou ce qui est visé
keys-undo = annuler
keys-hint = demander un indice
keys-arrows = parcourir le plateau, un tableau, les choix ou le journal
keys-rule = la règle de ce qui est visé
keys-prompt = vers la question
keys-board = vers le plateau
keys-mat = vers mes affaires
keys-log = vers le journal
keys-chat = vers la discussion
keys-zoom = agrandir, réduire, ajuster
keys-escape = fermer, ou montrer tous les choix
keys-help = cette liste


## Conseils

hint-count = Conseil { $number } sur { $count }
hint-next = Suivant
hint-done = Compris
hint-off = Masquer les conseils


## Indices

advice-thinks = La recherche réfléchit une seconde…
advice-best = Le mieux est « { $option } ». De 0 % (perdu) à 100 % (gagné), vous pouvez espérer { $result }.
advice-only = Il n'y a qu'une chose à faire : { $option }.
advice-advised = recommandé
advice-follows = La suite probable
advice-everybody = Ce que chacun peut espérer
advice-forget = Ranger l'indice


## Les règles

rules-title = { $game } : les règles
rules-games = Jeux
rules-search = Chercher dans les règles
rules-search-hint = Un mot, une règle
rules-search-do = Chercher
rules-all = { $total } articles
rules-found = { $count } sur { $total } articles
rules-none-found = Aucun article n'a tous ces mots : essayez-en moins, ou une partie d'un mot.
rules-show-all = Tout montrer
rules-contents = Sommaire
rules-copy = Copier { $clause }
rules-no-game = Aucun jeu de ce nom n'est dans la maison.


## Le compte

account-title = Votre compte
account-guest = Vous jouez ici en invité, sous le nom de { $name }. Ce navigateur vous reconnaîtra ; un autre, non.
account-known = Vous êtes ici sous le nom de { $name }.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins { $count } caractères
account-keep = Gardez votre place
account-keep-text = Choisissez un nom et un mot de passe, et vous poursuivrez vos parties depuis n'importe quel navigateur. Aucune adresse n'est demandée ; un mot de passe oublié ne peut donc pas être remplacé : notez-le.
account-keep-do = Garder ma place
account-sign-in = Revenir
account-sign-in-text = Si vous avez déjà gardé une place, retrouvez-la ici.
account-sign-in-aside = { $count ->
    [one] L'invité { $name } a encore une table. Elle reste à l'invité de ce navigateur : sortez de votre compte pour la reprendre.
   *[other] L'invité { $name } a encore { $count } tables. Elles restent à l'invité de ce navigateur : sortez de votre compte pour les reprendre.
  }
account-sign-in-do = Se connecter
account-aside = Tables de l'invité de ce navigateur
account-aside-text = Avant de vous connecter, vous étiez l'invité { $name }. Ces tables l'attendent : sortez de votre compte pour les reprendre.
account-change-name = Votre nom
account-change-name-text = Les autres le voient dès maintenant. Aux tables où vous êtes déjà assis, vous gardez le nom d'alors.
account-change-name-do = Changer de nom
account-change-password = Votre mot de passe
account-old-password = Ancien mot de passe
account-new-password = Nouveau mot de passe
account-change-password-do = Changer de mot de passe
account-sign-out = Sortir
account-sign-out-text = Vos tables restent à votre compte. Une autre personne peut ensuite jouer ici en invité.
account-sign-out-do = Se déconnecter
account-done-name = Votre nom est changé.
account-done-kept = Votre place est gardée : avec ce nom et ce mot de passe, vous pouvez revenir depuis n'importe quel navigateur.
account-done-password = Votre mot de passe est changé.
account-done-signed-in = Heureux de vous revoir.
account-done-signed-out = Vous avez quitté votre compte et jouez ici en nouvel invité.
account-done-back = Vous avez quitté votre compte et retrouvez l'invité de ce navigateur.
account-kept-already = Vous avez déjà un compte.
account-wrong-password = L'ancien mot de passe est différent : rien n'a été changé.
account-no-sign-in = Ce nom et ce mot de passe ne vont pas ensemble.
error-name-length = Un nom a de { $least } à { $most } caractères.
error-name-letters = Un nom est fait de lettres, de chiffres, de traits d'union, de tirets bas et de points.
error-name-bot = Ce nom ressemble trop à celui d'un robot.
error-password-short = Un mot de passe a au moins { $least } caractères.
error-password-long = Un mot de passe a au plus { $most } caractères.


## L'analyse

analysis-title = { $game } : retour sur la partie
analysis-lead = Ce que chaque place pouvait espérer, et ce que la recherche aurait joué, sans jamais en savoir plus que la place qui décidait. C'est une forte joueuse, pas un juge : là où vous différez, regardez de nouveau.
analysis-later = L'analyse sera là quand la partie sera finie. D'ici là, elle dirait ce que d'autres ne doivent pas savoir.
analysis-to-table = Vers la table
analysis-seats = Courbe et décisions de
analysis-course = Le cours de la partie
analysis-graph = Ce que chaque place pouvait espérer après ses propres décisions, d'après ce qu'elle savait alors : de 0 % (perdu) à 100 % (gagné)
analysis-beginning = Début
analysis-end = Fin
analysis-fair = En pointillé : ce que chacun peut espérer entre égaux.
analysis-progress = { $done } instants étudiés sur { $total } environ
analysis-complete = Étudié à { $count } instants, répartis sur la partie et plus serrés là où elle a tourné.
analysis-turns = Les tournants
analysis-turns-none = Aux instants étudiés, aucune décision n'a coûté cher et aucun dé n'a fait tourner la partie.
analysis-turns-wait = Les tournants seront là dans un instant.
analysis-turn-link = Tournant { $number } : { $text }
analysis-kind-decision = décision
analysis-kind-chance = hasard
analysis-decisions = Les décisions de { $name }
analysis-decisions-you = Vos décisions
analysis-waits = { $left ->
    [one] Une décision de cette page est encore à l'étude.
   *[other] { $left } décisions de cette page sont encore à l'étude.
  }
analysis-moment = Décision
analysis-played = Joué
analysis-preferred = La recherche préfère
analysis-to-moment = Voir la table à cet instant ({ $at })
analysis-same = de même
analysis-follows = La suite probable
analysis-pages = Pages
analysis-page = Page { $number } sur { $last }
analysis-before = Plus tôt
analysis-after = Plus tard
analysis-nothing = { $name } n'a rien eu à décider librement dans cette partie.


## Le compagnon (ce que seul le web dit ; les chances et les carnets ont leurs propres mots)

companion-card = Vous jouez à Virgin Queen sur une vraie table ?
companion-card-text = Les chances exactes de chaque jet de l'aide de jeu, des dés qui roulent tout seuls, et un carnet de table qui tient les comptes pour tous.
companion-card-do = Quelles sont mes chances ?
companion-title = Compagnon de Virgin Queen
companion-lead = Pour une partie sur une vraie table, la boîte devant vous : choisissez ce que vous voulez lancer.
companion-odds = Quelles sont mes chances ?
companion-group-fights = Combats
companion-group-piracy = Piraterie
companion-group-espionage = Espionnage
companion-group-voyages = Voyages
companion-group-religion = Religion
companion-way = Où vous êtes
companion-all = Toutes les procédures
companion-chance-of = { $goal } ({ $dice })
companion-show = Montrer les chances
companion-hoped = (espéré)
companion-fewer = Un de moins : { $what }
companion-more = Un de plus : { $what }
companion-readings = Comment nous lisons l'aide de jeu
companion-readings-why = L'aide de jeu laisse ce point ouvert. Le premier choix est notre lecture ; votre table peut en avoir une autre.
companion-refused = Cela ne peut pas être lancé :
companion-changes = Ce qu'un de plus changerait
companion-points = La différence est en points de pourcentage. Toucher une ligne prend cette valeur.
companion-no-changes = Rien ne peut être changé ici.
companion-losses = Ce que cela coûte
companion-mean = { $mean } en moyenne
companion-rows = Tous les résultats
companion-row = Résultat
companion-chance = Chance
companion-exactly = Exactement
companion-counts = Touches et autres comptes
companion-clause = La règle correspondante :
companion-roll = Lancer les dés
companion-rolled = { $name } : { $row }
companion-rolls = Jets
companion-rolls-here = La maison lance ses propres dés. Les jets restent ici jusqu'à ce que vous quittiez la page.
companion-rolls-book = Chaque jet entre dans le carnet « { $title } », visible par tous.
companion-books = Carnets de table
companion-books-lead = Un carnet de table tient le tour, les phases, les points de victoire, les mains, les guerres et les captifs d'une partie sur une vraie table. Tous ceux qui ont son lien écrivent dans le même carnet, en même temps.
companion-book-new = Ouvrir un carnet de table
companion-mine = Mes carnets
companion-mine-empty = Les carnets que vous avez commencés ou ouverts figurent ici.
companion-turn = Tour { $turn } sur { $turns }
companion-over = La partie est finie, au tour { $turn } sur { $turns }
error-no-procedure = L'aide de jeu ne connaît pas cette procédure.
error-companion-number = Une valeur est un nombre entier de quelques chiffres.
error-no-book = Ce carnet n'existe pas : il manque peut-être une lettre au lien.
error-faster = Quelqu'un a été plus rapide : regardez de nouveau, rien n'a été inscrit.
error-book-full = Ce carnet est plein.
error-book-unreadable = Cette maison ne peut pas lire ce carnet.
companion-book-untitled = Virgin Queen
companion-book-title = Titre du carnet
companion-book-begin = Commencer
companion-who-plays = Qui prend part
companion-player = Nom
companion-player-of = Qui joue { $power }
companion-settings = Ce que la table décide
companion-first-turn = Premier tour
companion-turns = Tours
companion-goal = PV pour gagner
companion-order = Ordre des lignes
companion-strict = L'une après l'autre
companion-free = N'importe quelle ligne à tout moment, pour apprendre
companion-share = Quiconque a ce lien écrit dans le carnet :
companion-copy = Copier le lien
companion-impulse-of = Impulsion : { $power }
companion-play-card = Joue une carte
companion-play-home = Joue la carte nationale
companion-play-nothing = Agit sans carte
companion-pass = Passe
companion-done = Fait
companion-nothing = Rien à faire
companion-undo = Reprendre la dernière inscription
companion-powers = Puissances
companion-parts = Parties du carnet
companion-part-now = Ici
companion-part-wars = Guerres
companion-vp = PV
companion-cards = Cartes en main
companion-cards-short = Cartes : { $cards }
companion-home = Carte nationale choisie
companion-treasures = Trésors
companion-treasures-short = Trésors : { $count }
companion-penalty = Cartes en moins à la prochaine donne
companion-penalty-short = Prochaine donne : −{ $count }
companion-phases = Le tour
companion-ticked-done = fait
companion-ticked-nothing = rien à faire
companion-greyed = ne prend pas part
companion-relations = Guerres et alliances
companion-relation-war = en guerre
companion-relation-alliance = alliés
companion-captives = Chefs captifs
companion-no-captives = Personne n'est captif.
companion-held-by = tenu par : { $power }
companion-ransom = Rançon
companion-release = Libérer
companion-track = Piste des tours
companion-take = Enlever
companion-log = Journal
companion-enter = Inscrire autre chose
companion-one = Une puissance
companion-other = L'autre puissance
companion-declare = Guerre
companion-peace = Paix
companion-ally = Alliance
companion-part = Fin de l'alliance
companion-deal = On distribue les cartes
companion-deal-hint = À la ligne du mélange et de la donne : combien chaque puissance en reçoit, avant les pénalités.
companion-deal-do = Distribuées
companion-capture = Un chef est capturé
companion-leader = Chef
companion-owner = À qui
companion-captor = Tenu par
companion-track-put = Poser sur la piste des tours
companion-piece = Quoi
companion-back-on = Revient au tour
companion-note = Une note
companion-note-text = Texte
companion-win = Une victoire immédiate
companion-winner = Qui gagne
companion-how = Comment
companion-win-sure = Cela met fin à la partie
companion-write = Inscrire
error-entry = Cela ne peut pas être inscrit dans un carnet.
error-book-title = Un titre est une ligne de { $limit } lettres au plus.
