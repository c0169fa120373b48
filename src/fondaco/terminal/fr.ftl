# Ce qu'on donne aux commandes du terminal : l'aide de leurs arguments.

no-colour = sans couleurs

## play

play-game = le jeu, par exemple orleans ; sans jeu, le dernier
play-seats = personnes et robots autour de la table, avec des virgules ({ $usual })
play-seed = la même graine apporte les mêmes dés et les mêmes cartes
play-save = où la partie est gardée
play-from-last-sound = avec { "--resume" } : là où les règles d'aujourd'hui refusent ce qui a été joué, continuer depuis le moment d'avant, dans un nouveau fichier
play-resume = reprendre une partie ; sans FILE, la dernière
play-components = vos propres faits imprimés, de votre propre boîte
play-setting = ce dont la table convient

## rules, cards

rules-game = le jeu, par exemple column-of-fire
rules-words = un article, son début, ou des mots à trouver
cards-game = le jeu, par exemple { $usual }

## check, analyse

check-file = une partie notée, ou la sauvegarde d'une partie
check-components = les faits imprimés avec lesquels elle a été jouée

## position

position-file = une position en TOML ou en JSON ; - pour l'entrée standard
position-play = les coups à jouer d'abord, comme { "\"MOVE; MOVE; …\"" }
position-moves = la liste des coups permis
position-why = pourquoi un coup est permis ou non
position-json = noter la position en JSON
position-seed = le hasard qu'aucun coup ne nomme suit cette graine (0)

## odds

odds-procedure = comme field-battle ; sans elle, la liste
odds-see = voir 'fondaco odds PROCEDURE --help'

## companion

companion-file = où la partie est gardée ; sinon la dernière
companion-new = commencer une nouvelle partie dans un fichier à elle
companion-powers = les puissances qui participent, avec des virgules (toutes les six)
companion-turns = combien de tours ({ $usual } ; pas sur l'aide de jeu)
companion-goal = les PV qui font gagner ({ $usual } ; pas sur l'aide de jeu)
companion-free = les lignes dans n'importe quel ordre, pour apprendre
companion-seed = la même graine apporte les mêmes dés
