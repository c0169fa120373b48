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
