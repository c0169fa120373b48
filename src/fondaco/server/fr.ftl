### Ce que dit la table en ligne, en français. en.ftl a les mêmes clés.


## Ce qui ne va pas

error-malformed = Cette demande est illisible.
error-not-signed-in = Personne ne sait qui vous êtes ici : rouvrez la page, ou envoyez un jeton.
error-not-yours = Ceci n’est pas à vous.
error-not-found = Il n’y a rien ici.
error-no-table = Cette table n’existe pas.
error-no-seat = Cette place n’existe pas.
error-stale = La table a changé entre-temps : regardez de nouveau, rien n’a été fait.
error-not-possible = C’est impossible pour l’instant.
error-not-begun = La partie n’a pas encore commencé.
error-begun = La partie a déjà commencé.
error-over = La partie est finie.
error-illegal = Les règles ne le permettent pas.
error-too-often = C’est trop à la fois : patientez un instant.
error-not-your-seat = Cette place n’est pas la vôtre.
error-spectator = Vous regardez : seuls les joueurs peuvent faire cela.
error-bot-plays-on = À cette table, un robot joue à votre place.
error-seat-taken = Cette place est prise.
error-seated-already = Vous avez déjà une place à cette table.
error-not-host = Seul celui qui a ouvert la table peut le faire.
error-no-bot = Aucun robot ne s’appelle « { $name } ».
error-no-move = « { $move } » n’est pas un coup de ce jeu.
error-nothing-to-undo = Vous n’avez aucune décision à reprendre.
error-no-takeback = Personne ne demande à reprendre un coup.
error-empty-remark = Il n’y a rien à dire dans une ligne vide.
error-long-remark = Une remarque a au plus { $limit } lettres.
error-no-seat-for-me = Gardez une place pour vous.
error-order = Cette table ne peut pas s’ouvrir : { $problem }
error-form-token = Cette page est trop ancienne : rechargez-la, rien n’a été fait.


## La commande

serve-open =
    Fondaco est ouvert : { $address }
    Ctrl+C le ferme ; toutes les parties sont gardées.


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
house-language-en = Anglais
house-language-fr = Français
house-theme-auto = Couleurs : celles de votre appareil. Passer au clair
house-theme-light = Couleurs : claires. Passer au sombre
house-theme-dark = Couleurs : sombres. Suivre votre appareil
house-independent = Fondaco est un projet indépendant. Il n’est lié ni aux auteurs ni aux éditeurs des jeux et ne contient rien de leurs textes ni de leurs images ; chaque règle y est écrite avec nos propres mots.
house-owners = Une colonne de feu est un jeu de Michael Rieneck, publié par Kosmos d’après le roman de Ken Follett ; Orléans est de Reiner Stockhausen (dlp games), Pax Renaissance de Phil et Matt Eklund (Sierra Madre Games, Ion Game Design), Virgin Queen d’Ed Beach (GMT Games). Achetez ces jeux : ils sont bons.
house-page-title = { $title } · Fondaco
house-copy = Copier
house-copied = Copié
house-error-title = Cela n’a pas marché
house-error-missing-title = Il n’y a rien ici
house-error-server-title = Un incident dans la maison
house-error-kept = Rien n’est perdu : toute décision confirmée à une table est écrite.
house-error-do = Revenez en arrière et réessayez, ou repartez des tables.
house-error-missing-do = Relisez l’adresse : il y manque peut-être une lettre. Une table partagée par un lien demande le lien entier.
house-error-server-do = Rechargez la page dans un instant. Si rien ne change, prévenez la personne qui tient ce serveur.
house-error-home = Vers les tables
house-error-status = Erreur { $status }
error-not-a-form = Ceci ne vient pas d’un de nos formulaires.
