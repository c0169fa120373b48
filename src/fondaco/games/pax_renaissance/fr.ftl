### Pax Renaissance : tout ce que le jeu dit en français. Les mêmes clés que en.ftl.
###
### ask-ÉTAPE          la question posée
### do-ÉTAPE-GROUPE    une option
### refusal-…          pourquoi une option est refusée
### log-…              ce qui s'est passé ; la forme `you` parle à la personne concernée
### what-…             ce qu'est une Opération, un one-shot, un Pouvoir, un Prestige ou une victoire, en une phrase
### le reste           les noms des choses ; leurs formes ($token_a) sont les attributs
###
### Cartes, Empires, villes et banques tirent leurs noms de components.toml. Les cartes y ont leur article :
### dans les phrases leur nom est entre guillemets. Les Empires n'en ont pas : phrase-the, phrase-in et phrase-of
### le leur donnent. Un espace insécable précède : ; ? et ! (un test y veille).

game-title = Pax Renaissance
game-subtitle = Des banquiers qui font les rois, les républiques et les guerres de foi
game-aim = Vous êtes à la tête d'une banque de la Renaissance : achetez des gens de ce temps, faites-les agir pour vous et rangez des Empires sous votre nom. Les Comètes ouvrent quatre façons de gagner, par la foi, les couronnes, le commerce ou la loi ; qui en remplit une et le dit à temps l'emporte. Sinon, c'est le plus grand mécène.
# Ce que comptent les scores : ils décident d'une partie que personne ne gagne en le déclarant
score-title = Prestige de mécène
score-unit = Prestige de mécène


## Les noms

seat-ochre = Ocre
seat-lapis = Lapis
seat-verdigris = Vert-de-gris
seat-vermilion = Vermillon

side-east = est
side-west = ouest
sides-east = le côté est
sides-west = le côté ouest
sides-both = les deux côtés

religion-catholic = catholique
religion-islamic = islamique
religion-reformist = réformiste
state-catholic = Théocratie catholique
    .a = une Théocratie catholique
state-islamic = Théocratie islamique
    .a = une Théocratie islamique
state-reformist = Théocratie réformiste
    .a = une Théocratie réformiste
state-medieval = État médiéval
    .a = un État médiéval
pair-catholic-islamic = catholique et islamique
pair-catholic-reformist = catholique et réformiste
pair-islamic-reformist = islamique et réformiste

border-england-france = Angleterre–France
    .between = entre l'Angleterre et la France
border-france-hre = France–Saint-Empire
    .between = entre la France et le Saint-Empire
border-hre-hungary = Saint-Empire–Hongrie
    .between = entre le Saint-Empire et la Hongrie
border-hungary-byzantium = Hongrie–Byzance
    .between = entre la Hongrie et Byzance
border-portugal-aragon = Portugal–Aragon
    .between = entre le Portugal et l'Aragon
border-aragon-papal-states = Aragon–États pontificaux
    .between = entre l'Aragon et les États pontificaux
border-papal-states-ottoman = États pontificaux–Ottomans
    .between = entre les États pontificaux et les Ottomans
border-ottoman-mamluk = Ottomans–Mamelouks
    .between = entre les Ottomans et les Mamelouks
border-england-portugal = Angleterre–Portugal
    .between = entre l'Angleterre et le Portugal
border-france-aragon = France–Aragon
    .between = entre la France et l'Aragon
border-hre-papal-states = Saint-Empire–États pontificaux
    .between = entre le Saint-Empire et les États pontificaux
border-hungary-ottoman = Hongrie–Ottomans
    .between = entre la Hongrie et les Ottomans
border-byzantium-mamluk = Byzance–Mamelouks
    .between = entre Byzance et les Mamelouks

slot-east-0 = la foire de la rangée est
    .from = à la foire de la rangée est
slot-east-1 = place 1 de la rangée est
    .from = à la place 1 de la rangée est
slot-east-2 = place 2 de la rangée est
    .from = à la place 2 de la rangée est
slot-east-3 = place 3 de la rangée est
    .from = à la place 3 de la rangée est
slot-east-4 = place 4 de la rangée est
    .from = à la place 4 de la rangée est
slot-east-5 = place 5 de la rangée est
    .from = à la place 5 de la rangée est
slot-west-0 = la foire de la rangée ouest
    .from = à la foire de la rangée ouest
slot-west-1 = place 1 de la rangée ouest
    .from = à la place 1 de la rangée ouest
slot-west-2 = place 2 de la rangée ouest
    .from = à la place 2 de la rangée ouest
slot-west-3 = place 3 de la rangée ouest
    .from = à la place 3 de la rangée ouest
slot-west-4 = place 4 de la rangée ouest
    .from = à la place 4 de la rangée ouest
slot-west-5 = place 5 de la rangée ouest
    .from = à la place 5 de la rangée ouest

operation-inquisitor = inquisiteur
    .Name = Inquisiteur
operation-commerce = commerce
    .Name = Commerce
operation-behead = décapitation
    .Name = Décapitation
operation-tax = taxe
    .Name = Taxe
operation-repress = répression
    .Name = Répression
operation-vote = vote
    .Name = Vote
operation-corsair = corsaire
    .Name = Corsaire
operation-siege = siège
    .Name = Siège
operation-campaign = campagne
    .Name = Campagne

one-shot-crusade = croisade
    .Name = Croisade
one-shot-jihad = jihad
    .Name = Jihad
one-shot-reformation = réforme
    .Name = Réforme
one-shot-conspiracy = conspiration
    .Name = Conspiration
one-shot-revolt = révolte paysanne
    .Name = Révolte paysanne
one-shot-campaign = campagne
    .Name = Campagne
one-shot-coronation = couronnement
    .Name = Couronnement
one-shot-shift = déplacement du commerce
    .Name = Déplacement du commerce
one-shot-apostasy = apostasie
    .Name = Apostasie
one-shot-none = pas de one-shot
    .Name = Pas de one-shot

victory-religious = victoire religieuse
    .Name = Victoire religieuse
    .adjective = religieuse
victory-imperial = victoire impériale
    .Name = Victoire impériale
    .adjective = impériale
victory-globalisation = victoire de la mondialisation
    .Name = Victoire de la mondialisation
    .adjective = mondialisation
victory-renaissance = victoire de la Renaissance
    .Name = Victoire de la Renaissance
    .adjective = Renaissance
ending-religious = victoire religieuse
ending-imperial = victoire impériale
ending-globalisation = victoire de la mondialisation
ending-renaissance = victoire de la Renaissance
ending-patron = victoire des mécènes
ending-bankruptcy = victoire de la dernière banque

token-catholic-knight = Cavalier catholique
    .a = un Cavalier catholique
    .the = le Cavalier catholique
token-islamic-knight = Cavalier islamique
    .a = un Cavalier islamique
    .the = le Cavalier islamique
token-reformist-knight = Cavalier réformiste
    .a = un Cavalier réformiste
    .the = le Cavalier réformiste
token-catholic-rook = Tour catholique
    .a = une Tour catholique
    .the = la Tour catholique
token-islamic-rook = Tour islamique
    .a = une Tour islamique
    .the = la Tour islamique
token-reformist-rook = Tour réformiste
    .a = une Tour réformiste
    .the = la Tour réformiste
token-ochre-cube = cube ocre (●)
    .a = un cube ocre (●)
    .the = le cube ocre (●)
token-lapis-cube = cube lapis (■)
    .a = un cube lapis (■)
    .the = le cube lapis (■)
token-verdigris-cube = cube vert-de-gris (◆)
    .a = un cube vert-de-gris (◆)
    .the = le cube vert-de-gris (◆)
token-vermilion-cube = cube vermillon (▼)
    .a = un cube vermillon (▼)
    .the = le cube vermillon (▼)

agent-catholic-knight = Cavalier catholique
    .a = un Cavalier catholique
    .the = le Cavalier catholique
agent-islamic-knight = Cavalier islamique
    .a = un Cavalier islamique
    .the = le Cavalier islamique
agent-reformist-knight = Cavalier réformiste
    .a = un Cavalier réformiste
    .the = le Cavalier réformiste
agent-catholic-rook = Tour catholique
    .a = une Tour catholique
    .the = la Tour catholique
agent-islamic-rook = Tour islamique
    .a = une Tour islamique
    .the = la Tour islamique
agent-reformist-rook = Tour réformiste
    .a = une Tour réformiste
    .the = la Tour réformiste
agent-cube = cube
    .a = un cube
    .the = le cube
agent-catholic-pirate = Pirate catholique
    .a = un Pirate catholique
    .the = le Pirate catholique
agent-islamic-pirate = Pirate islamique
    .a = un Pirate islamique
    .the = le Pirate islamique
agent-reformist-pirate = Pirate réformiste
    .a = un Pirate réformiste
    .the = le Pirate réformiste
agent-catholic-bishop = Évêque catholique
    .a = un Évêque catholique
    .the = l'Évêque catholique
agent-islamic-bishop = Évêque islamique
    .a = un Évêque islamique
    .the = l'Évêque islamique
agent-reformist-bishop = Évêque réformiste
    .a = un Évêque réformiste
    .the = l'Évêque réformiste

prestige-catholic = catholique
prestige-islamic = islamique
prestige-reformist = réformiste
prestige-patron = mécène
prestige-law = loi
prestige-discovery = découverte

power-heretic-hunt = Chasse aux hérétiques
power-rook-knights = Tours à cheval
power-cape = Cap de Bonne-Espérance
power-ransom = Rançon
power-no-hand-limit = Main sans limite
power-syncretism = Syncrétisme
power-maritime-immunity = Immunité maritime
power-popular-reprisals = Représailles populaires
power-galleys = Galères
power-eastern-fortifications = Fortifications de l'est
power-western-fortifications = Fortifications de l'ouest
power-navigation = Navigation
power-secular-republic = République laïque
power-both-sides = Deux côtés à la fois
power-counter-reformation = Contre-Réforme
power-ciphers = Chiffres percés
power-renown = Renom
power-humanist-law = Loi humaniste
power-treachery = Traîtrise
power-unbelief = Incroyance
power-buffer-state = État tampon

class-bishop = Évêque
class-pirate = Pirate
class-cube = marchand
class-knight = Cavalier
class-rook = Tour
class-queen = Reine
class-polymath = polymathe
class-comet = Comète
class-empire = Empire


## Ce que font les choses

what-operation-inquisitor = Déplacer un Évêque de la couleur montrée vers la carte d'à côté, ou vers une carte du même lieu dans n'importe quel Tableau.
what-operation-commerce = Prendre 1 florin sur une carte de la rangée montrée.
what-operation-behead = Défausser une carte du même lieu dans n'importe quel Tableau. Qui décapite un Empire est défaussé aussi.
what-operation-tax = Une Concession au bord de ces terres paie 1 florin ou disparaît, et une Troupe y est levée.
what-operation-repress = Mettre un pion montré de ces terres sur leur carte Empire, et prendre 1 florin.
what-operation-vote = Avec le plus de Concessions autour d'un Empire en jeu, le prendre ; votre propre Roi devient une République. Coûte 1 florin par pion Réprimé sur la carte.
what-operation-corsair = Déplacer un Pirate de la couleur montrée de cette côte vers une côte proche ; il y tue ce qu'il trouve.
what-operation-siege = Tuer un Cavalier, une Tour ou un Pirate de ces terres.
what-operation-campaign = Tous les Cavaliers de ces terres attaquent un voisin, pour 1 florin chacun. S'il en survit un, le voisin devient Vassal.

what-one-shot-crusade = Tous les catholiques des environs attaquent les hérétiques du lieu. S'il en survit un, l'Empire est à vous, et ses terres peuvent devenir catholiques.
what-one-shot-jihad = Tous les musulmans des environs attaquent les hérétiques du lieu. S'il en survit un, l'Empire est à vous, et ses terres peuvent devenir islamiques.
what-one-shot-reformation = Tous les réformistes des environs attaquent les hérétiques du lieu. S'il en survit un, l'Empire est à vous, et ses terres peuvent devenir réformistes.
what-one-shot-conspiracy = Les Agents de la carte, les Cavaliers et Tours Réprimés là et les Pirates de la côte attaquent tous ceux des villes. S'il en survit un, l'Empire est à vous.
what-one-shot-revolt = Les Agents de la carte, les Serfs, vos Concessions et les Pirates des environs attaquent tous ceux des villes. S'il en survit un, l'Empire est à vous.
what-one-shot-campaign = Tous les Cavaliers des terres d'un Roi attaquent un voisin, pour 1 florin chacun. S'il en survit un, le voisin devient Vassal.
what-one-shot-coronation = La Reine épouse un Roi encore dans la pile et nommé sur sa carte : son Empire est à vous.
what-one-shot-shift = Un autre Emporium s'ouvre : les foires partent désormais de là.
what-one-shot-apostasy = Qui a du Prestige des deux Religions défausse toutes ses cartes portant l'une ou l'autre.
what-one-shot-none = Cette carte n'a pas de one-shot.

what-power-heretic-hunt = Sa décapitation n'atteint que les cartes où se tient un Évêque des Religions qu'elle pourchasse.
what-power-rook-knights = Dans vos croisades, les Tours catholiques voisines attaquent comme des Cavaliers.
what-power-cape = Vos Concessions rapportent 1 florin de plus quand une foire part des Îles aux épices.
what-power-ransom = Vendue depuis le Tableau, cette carte rapporte 2 florins de plus.
what-power-no-hand-limit = Votre Main peut compter autant de cartes que vous voulez.
what-power-syncretism = Les Évêques ne font taire aucune de vos cartes.
what-power-maritime-immunity = Les Pirates ne tuent pas vos Concessions et n'y pillent pas les foires.
what-power-popular-reprisals = Action : défausser cette Reine, et les paysans de son Empire se soulèvent.
what-power-galleys = Une fois par tour, une foire ne vous coûte pas d'action.
what-power-eastern-fortifications = Activer votre côté est ne coûte pas d'action.
what-power-western-fortifications = Activer votre côté ouest ne coûte pas d'action.
what-power-navigation = Pour la victoire de la mondialisation, chacun de vos Prestiges mécène compte comme une Concession.
what-power-secular-republic = Compte comme une République pour la victoire de la Renaissance.
what-power-both-sides = Une seule action active les deux côtés de votre Tableau.
what-power-counter-reformation = Action : lancer une apostasie entre deux Religions au choix.
what-power-ciphers = Une fois, en activant le côté ouest, utiliser une Opération politique d'une carte d'autrui.
what-power-renown = Vos Concessions comptent double dans les votes et rapportent 1 florin de plus aux foires.
what-power-humanist-law = Votre Prestige mécène compte aussi comme loi.
what-power-treachery = En vendant une carte à guerre ou apostasie, vous pouvez encore la déclencher.
what-power-unbelief = Aucune apostasie ne vous prend de cartes.
what-power-buffer-state = La France et le Portugal ne sont pas voisins à la guerre.

what-prestige-catholic = Compte pour la victoire religieuse quand la foi catholique est suprême.
what-prestige-islamic = Compte pour la victoire religieuse quand la foi islamique est suprême.
what-prestige-reformist = Compte pour la victoire religieuse quand la foi réformiste est suprême.
what-prestige-patron = Décide de la partie si les deux pioches s'épuisent avant toute victoire.
what-prestige-law = Compte pour la victoire de la Renaissance.
what-prestige-discovery = Compte pour la victoire de la mondialisation, et ouvre la route des Îles aux épices.

what-victory-religious = Une Religion a plus d'Évêques, et plus de pions dans ses Théocraties, que les deux autres réunies ; vous avez le plus de son Prestige.
what-victory-imperial = Vous avez au moins 2 Rois de plus que quiconque ; 3 de plus à deux joueurs.
what-victory-globalisation = Vous avez au moins 2 Concessions de plus que quiconque, et le plus de Prestige découverte.
what-victory-renaissance = Vous avez le plus de Républiques, et au moins 2 Prestiges loi de plus que quiconque.


## Des tours de phrase que plusieurs phrases partagent

phrase-the = { $empire ->
        [Angleterre] l'Angleterre
        [France] la France
        [Saint-Empire] le Saint-Empire
        [Hongrie] la Hongrie
        [Byzance] Byzance
        [Portugal] le Portugal
        [Aragon] l'Aragon
        [Ottomans] les Ottomans
        [Mamelouks] les Mamelouks
       *[other] les { $empire }
    }
phrase-in = { $empire ->
        [Angleterre] en Angleterre
        [France] en France
        [Saint-Empire] dans le Saint-Empire
        [Hongrie] en Hongrie
        [Byzance] à Byzance
        [Portugal] au Portugal
        [Aragon] en Aragon
        [Ottomans] chez les Ottomans
        [Mamelouks] chez les Mamelouks
       *[other] dans les { $empire }
    }
phrase-of = { $empire ->
        [Angleterre] d'Angleterre
        [France] de France
        [Saint-Empire] du Saint-Empire
        [Hongrie] de Hongrie
        [Byzance] de Byzance
        [Portugal] du Portugal
        [Aragon] d'Aragon
        [Ottomans] des Ottomans
        [Mamelouks] des Mamelouks
       *[other] des { $empire }
    }
phrase-florins = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
phrase-cost = { $cost ->
        [0] rien
        [one] { $cost } florin
       *[other] { $cost } florins
    }
phrase-for-cost = { $cost ->
        [0] sans frais
       *[other] pour { phrase-cost }
    }
phrase-price = { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }
# Une carte ; d'un Empire, le pays et la face visible
phrase-card = { $face ->
        [1] { $empire } (Roi)
        [2] { $empire } (République)
       *[0] « { $card } »
    }
# La même dans une phrase
phrase-the-card = { $face ->
        [1] { phrase-the } (Roi)
        [2] { phrase-the } (République)
       *[0] « { $card } »
    }
phrase-whose = { $own ->
        [1] chez vous
       *[0] chez { $seat }
    }
phrase-whose-cube = { $own ->
        [1] votre propre Concession
       *[0] une Concession ({ $seat })
    }
# Une place parmi plusieurs pareilles : « Constantinople (2) »
phrase-nth = { $nth ->
        [0] {""}
       *[other] {" "}({ $nth })
    }
phrase-where = { $where ->
        [10] {" "}(est)
        [11] {" "}(ouest)
        [12] {""}
       *[other] {" "}({ $empire })
    }
phrase-shot = { $shot ->
        [0] { one-shot-crusade }
        [1] { one-shot-jihad }
        [2] { one-shot-reformation }
        [3] { one-shot-conspiracy }
        [4] { one-shot-revolt }
        [5] { one-shot-campaign }
        [6] { one-shot-coronation }
        [7] { one-shot-shift }
        [8] { one-shot-apostasy }
       *[9] { one-shot-none }
    }
phrase-Shot = { $shot ->
        [0] Croisade
        [1] Jihad
        [2] Réforme
        [3] Conspiration
        [4] Révolte paysanne
       *[other] Campagne
    }
# Qui se battrait, et avec quel succès
phrase-outcome = { $outcome ->
        [0] ce serait un échec
        [1] ce serait un succès, et l'Empire vous reviendrait
        [2] ce serait un succès, et l'Empire deviendrait une République
        [3] ce serait un succès, et l'Empire retrouverait un Roi
        [4] ce serait un succès, et l'Empire deviendrait Vassal
       *[other] ce serait un succès, mais rien n'y changerait
    }
phrase-battle = { $attackers ->
        [one] { $attackers } attaquant
       *[other] { $attackers } attaquants
    } contre { $defenders ->
        [0] aucun défenseur
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }, { phrase-outcome }{ $turns ->
        [1] , en { $state }
       *[0] {""}
    }
phrase-needs = { $which ->
        [0] une Religion suprême, et le plus de son Prestige
        [1] { $lead } Rois de plus que quiconque
        [2] { $lead } Concessions de plus que quiconque, et le plus de Prestige découverte
       *[3] le plus de Républiques, et { $lead } Prestiges loi de plus que quiconque
    }
# Ce qu'il advient d'un pion qui cède la place
phrase-gives-way = { $dies ->
        [1] qui meurt
       *[0] qui rejoint les Réprimés
    }
# Les foires qui passent par là
phrase-trade = { $trade ->
        [1] , sur la route de la foire est
        [2] , sur la route de la foire ouest
        [3] , sur la route des deux foires
       *[0] {""}
    }
# Ce que trouve un Pirate
phrase-prey = { $prey ->
        [1] , en tuant { phrase-whose-cube }
        [2] , en tuant le Pirate { $religion } qui s'y trouve
        [3] , à côté d'une Concession à l'abri : { phrase-whose-cube }
       *[0] {""}
    }
# Ce que trouve un Évêque
phrase-meets = { $meets ->
        [1]  : les deux Évêques meurent
        [2]  : peut y tuer un Réprimé
       *[0] {""}
    }
phrase-bishop = l'Évêque { $religion }
phrase-religion-of-bishops = { $bishops ->
        [0] { religion-catholic }
        [1] { religion-islamic }
       *[2] { religion-reformist }
    }
phrase-religion-of-strength = { $strength ->
        [0] { religion-catholic }
        [1] { religion-islamic }
       *[2] { religion-reformist }
    }
# Ce que ferait une carte en agissant
phrase-act = { $act ->
        [0] déplacer { $kinds ->
            [1] un Évêque catholique
            [2] un Évêque islamique
            [4] un Évêque réformiste
           *[other] un Évêque
        }
        [1] prendre 1 florin au Marché, { $kinds ->
            [1] rangée est
            [2] rangée ouest
           *[other] dans l'une ou l'autre rangée
        }
        [2] décapiter une carte
        [3] taxer une Concession
        [4] réprimer { $kinds ->
            [1] une Concession
            [2] une Tour
            [3] une Concession ou une Tour
            [4] un Cavalier
            [5] une Concession ou un Cavalier
            [6] une Tour ou un Cavalier
           *[other] un pion
        } pour 1 florin
        [5] voter { $kinds ->
            [1] à l'est
            [2] à l'ouest
           *[other] à l'est ou à l'ouest
        }
        [6] déplacer { $kinds ->
            [1] un Pirate catholique
            [2] un Pirate islamique
            [4] un Pirate réformiste
           *[other] un Pirate
        }
        [7] tuer un Cavalier, une Tour ou un Pirate
       *[8] faire campagne avec { $knights ->
            [one] { $knights } Cavalier
           *[other] { $knights } Cavaliers
        } { phrase-for-cost }
    }
phrase-doomed = { $doomed ->
        [0] aucune carte perdue
        [one] { $doomed } carte perdue
       *[other] { $doomed } cartes perdues
    }{ $mine ->
        [0] {""}
       *[other] , dont { $mine } à vous
    }


## Un tour

ask-turn = { $actions ->
        [0] Il ne vous reste aucune action, mais un Pouvoir vous permet d'agir sans en dépenser : servez-vous-en, ou finissez votre tour.
        [one] Il vous reste une action : acheter, jouer ou vendre une carte, activer un côté de votre Tableau, tenir une foire ou déclarer une victoire.
       *[other] Choisissez la première de vos deux actions : acheter, jouer ou vendre une carte, activer un côté de votre Tableau, tenir une foire ou déclarer une victoire.
    }
do-turn-buy = { $comet ->
        [1] Acheter la Comète pour { phrase-price }, afin d'ouvrir à tous une victoire : « { $card } »
       *[0] Acheter « { $card } »{ phrase-where } pour { phrase-price }
    }{ $florins ->
        [0] {""}
       *[other] , et y prendre { phrase-florins }
    }
do-turn-play = Jouer « { $card } »{ phrase-where }{ $possible ->
        [1] { $shot ->
            [6]  : elle peut épouser un Roi
            [7]  : le commerce peut se déplacer vers { $emporium }
            [8]  : apostasie { $pair }, { phrase-doomed }
           *[other]  : { phrase-shot }{ $where ->
                [10] {" "}à l'est
                [11] {" "}à l'ouest
               *[other] , { phrase-battle }
            }
        }
       *[0] { $shot ->
            [6]  : il ne reste aucun Roi pour elle
            [9] {""}
           *[other]  : one-shot impossible à présent ({ phrase-shot }){ $hindrance ->
                [1] , car personne n'attaquerait
                [2] , car il n'y a pas d'hérétique à combattre
                [3] , car votre Tableau n'a pas encore de Prestige découverte
                [4] , car cet Emporium est déjà ouvert
               *[0] {""}
            }
        }
    }
do-turn-sell = Vendre { phrase-the-card }{ $couple ->
        [1] {" "}avec sa Reine
       *[0] {""}
    }{ $held ->
        [1] {" "}depuis votre Main
       *[0] {" "}depuis votre Tableau
    } pour { phrase-florins }{ $vassals ->
        [0] {""}
        [one] , en perdant { $vassals } Vassal
       *[other] , en perdant { $vassals } Vassaux
    }
do-turn-run = Activer { $sides } : { $ready ->
        [0] aucune carte ne peut agir
        [one] { $ready } carte peut agir
       *[other] { $ready } cartes peuvent agir
    }{ $free ->
        [1] {" "}(ne coûte pas d'action)
       *[0] {""}
    }
do-turn-fair = Tenir la foire { $side } : { phrase-florins } au départ ({ $emporium }), vous en recevez { $income } ; { $levies ->
        [0] aucun pays ne peut lever de Troupe
        [one] { $levies } pays peut lever une Troupe
       *[other] { $levies } pays peuvent lever des Troupes
    }{ $free ->
        [1] {" "}(ne coûte pas d'action)
       *[0] {""}
    }
do-turn-declare = Déclarer la { $victory } et gagner{ $double ->
        [1] {" "}(prend les deux actions)
       *[0] {""}
    }
do-turn-revolt = Sacrifier « { $card } » pour une révolte paysanne { phrase-in } : { phrase-battle }
do-turn-apostasy = Apostasie { $pair } : { phrase-doomed }
do-turn-end = Finir votre tour{ $actions ->
        [0] {""}
        [one] {" "}({ $actions } action inutilisée)
       *[other] {" "}({ $actions } actions inutilisées)
    }

ask-cut = Votre Main ne peut plus garder que 2 cartes : choisissez-en une à défausser.
do-cut = Défausser « { $card } »

ask-activate = La Comète ouvre une façon de gagner, pour tout le monde : choisissez la victoire qui devient active.
do-activate = { $victory_Name } : { phrase-needs }{ $met ->
        [1] {" "}(vous la remplissez déjà)
        [2] {" "}({ $seat } la remplit déjà)
       *[0] {""}
    }


## Jouer une carte

ask-torch = La carte « { $card } » porte une torche : vous pouvez éteindre la { $victory }, et nul ne pourra la déclarer avant l'achat d'une autre Comète.
do-torch-light = Éteindre la { $victory }
do-torch-keep = La laisser active

ask-one-shot = { $sold ->
        [1] La carte « { $card } » est vendue, mais son one-shot peut encore avoir lieu : choisissez avant toute chose.
       *[0] { $shot ->
            [6] « { $card } » peut épouser un Roi resté dans la pile : choisissez-le, ou ne la mariez pas.
            [7] La carte « { $card } » peut déclencher son one-shot ({ phrase-shot }) : choisissez avant de placer ses Agents.
            [8] La carte « { $card } » peut déclencher son one-shot ({ phrase-shot }) : choisissez avant de placer ses Agents.
           *[other] La carte « { $card } » peut déclencher son one-shot ({ phrase-shot }) : choisissez avant de placer ses Agents ; à la guerre, ils attaquent.
        }
    }
do-one-shot = { $shot ->
        [6] Épouser le Roi { phrase-of } : l'Empire est à vous
       *[other] { phrase-Shot } { phrase-in } : { phrase-battle }
    }
do-one-shot-trigger = { $shot ->
        [7] Déplacer le commerce vers { $emporium } : les foires de l'{ $side } partiront de là
       *[other] Apostasie { $pair } : { phrase-doomed }
    }
do-one-shot-refuse = { $sold ->
        [1] En rester là
       *[0] { $shot ->
            [6] Ne pas la marier : une vieille fille, dont le Prestige compte encore
           *[other] Renoncer au one-shot ({ phrase-shot }) : placer ses Agents à votre gré
        }
    }

ask-region = La carte « { $card } » est chez elle partout à l'{ $side } : choisissez le seul Empire où vont ses Agents.
do-region = { $empire } : { $cities ->
        [0] aucune ville libre
        [one] { $cities } ville libre
       *[other] { $cities } villes libres
    }, { $borders ->
        [0] aucune Frontière libre
        [one] { $borders } Frontière libre
       *[other] { $borders } Frontières libres
    }
do-region-none = Ne placer aucun Agent, sauf les Évêques

ask-settle = Choisissez une ville { phrase-in } pour { $agent_the } : dans une ville pleine, quelqu'un cède la place pour 1 florin.
do-settle = { $place }{ phrase-nth } : { $taken ->
        [1] remplacer { $token_the }, { phrase-gives-way }, pour 1 florin
       *[0] place libre
    }
do-settle-none = Ne pas placer { $agent_the }

ask-sail = Choisissez une côte { phrase-of } pour { $agent_the } : il tue ce qu'il y trouve et prend 1 florin à chaque foire de passage.
do-sail = { $border }{ phrase-prey }{ phrase-trade }
do-sail-none = Ne pas placer { $agent_the }

ask-concede = { $regime ->
        [1] Le nouveau régime { phrase-in } vous accorde une Concession : choisissez une Frontière, où les foires la paient et où elle compte dans les votes.
       *[0] Choisissez une Frontière { phrase-of } pour votre Concession : les foires la paient et elle compte dans les votes.
    }
do-concede = { $border }{ $taken ->
        [1] , en remplaçant { phrase-whose-cube } pour 1 florin
       *[0] {""}
    }{ phrase-trade }
do-concede-none = N'ajouter aucune Concession

ask-ordain = Choisissez une carte pour { $agent_the } : la carte qui le porte se tait, mais garde son Prestige.
do-ordain = { phrase-card } { phrase-whose }{ phrase-meets }
do-ordain-none = Ne pas placer { $agent_the }

ask-take = La réserve est épuisée ({ $agent }) : choisissez un pion à prendre ailleurs.
do-take-repressed = Le prendre parmi les Réprimés { phrase-of }
do-take-city = Le prendre dans la ville : { $place }{ phrase-nth }
do-take-border = Le prendre sur la Frontière { $border_between }
do-take-bishop = Le prendre sur { phrase-the-card } { phrase-whose }
do-take-none = S'en passer

ask-pacify = L'Évêque arrive parmi les Réprimés { phrase-of } et peut en tuer un : les votes y coûtent moins, les guerres y trouvent moins d'attaquants.
do-pacify = Tuer { $token_the }
do-pacify-none = Les épargner tous


## Opérations

ask-operate = { $ready ->
        [0] Aucune autre carte ne peut agir : finissez.
       *[other] Choisissez une carte et ce qu'elle fait : sur { $sides }, chaque carte agit une fois, dans l'ordre que vous voulez.
    }
do-operate-use = { phrase-card }{ phrase-where } : { phrase-act }
do-operate-read = Lire un chiffre percé : utiliser une Opération politique d'une carte d'autrui
do-operate-done = En terminer avec { $sides }

ask-cipher = Choisissez la carte d'autrui qui agit pour vous, comme si elle était à vous.
do-cipher = { phrase-card } { phrase-whose } : { phrase-act }

ask-locate = La carte { phrase-card } peut agir partout à l'{ $side } ({ $operation }) : choisissez l'Empire.
do-locate = { $empire } : { $targets ->
        [one] { $targets } cible possible
       *[other] { $targets } cibles possibles
    }

ask-inquire = Choisissez l'Évêque que déplace { phrase-the-card } : sous un Évêque une carte se tait, et parle de nouveau quand il part.
do-inquire = Évêque { $religion } sur { phrase-the-card } { phrase-whose }

ask-preach = Choisissez où va { phrase-bishop } : deux Évêques sur une même carte s'entretuent.
do-preach = { phrase-card } { phrase-whose }{ phrase-meets }

ask-commerce = Choisissez une place du Marché : vous y prenez 1 florin.
do-commerce = { $kind ->
        [0] La foire vide de l'{ $side } ({ phrase-florins })
        [1] La carte cachée de la rangée { $side } ({ phrase-florins })
       *[2] « { $card } » ({ phrase-florins })
    }

ask-behead = Choisissez la carte que décapite { phrase-the-card } : elle est défaussée avec tout ce qu'elle porte.
do-behead = { phrase-card } { phrase-whose }{ $couple ->
        [1] {" "}avec sa Reine
       *[0] {""}
    }{ $assassin ->
        [1]  : l'assassin meurt aussi
       *[0] {""}
    }

ask-tax = Choisissez la Concession { phrase-of } à taxer : qui la détient paie 1 florin ou la perd, puis lève une Troupe dans ce pays.
do-tax = { $border } : { phrase-whose-cube }

ask-taxed = Votre Concession { $border_between } est taxée { phrase-in } : payez, ou laissez-la devenir un Serf.
do-taxed-pay = Payer 1 florin (vous en avez { $florins })
do-taxed-yield = Céder la Concession, qui { $dies ->
        [1] meurt
       *[0] devient un Serf
    }

ask-repress = Choisissez le pion à réprimer { phrase-in } : vous recevez 1 florin.
do-repress-city = { $place }{ phrase-nth } : { $token_the }{ $dies ->
        [1] , qui meurt
       *[0] {""}
    }
do-repress-border = { $border } : { phrase-whose-cube }{ $dies ->
        [1] , qui meurt
       *[0] {""}
    }

ask-vote = Choisissez l'Empire qui vous choisira : il vous y faut le plus de Concessions, et 1 florin par pion Réprimé sur sa carte.
do-vote = { $empire } { phrase-for-cost } : { $outcome ->
        [2] votre Roi devient une République
        [3] votre République retrouve un Roi
       *[other] vous prenez l'Empire à { $seat }
    } ({ $voices ->
        [one] { $voices } voix
       *[other] { $voices } voix
    } contre { $rival })

ask-corsair = Choisissez un Pirate { phrase-of } et sa nouvelle côte : il y tue ce qu'il trouve.
do-corsair = Pirate { $religion } : { $source } → { $border }{ $prey ->
        [1] , en tuant { phrase-whose-cube }
        [2] , en tuant le Pirate qui s'y trouve
        [3] , à côté d'une Concession à l'abri : { phrase-whose-cube }
       *[0] {""}
    }{ phrase-trade }

ask-siege = Le siège tue un pion { phrase-in } : choisissez lequel.
do-siege-city = { $place }{ phrase-nth } : { $token_the }
do-siege-pirate = { $border } : le Pirate { $religion }

ask-campaign = { $knights ->
        [one] { $knights } Cavalier se met
       *[other] { $knights } Cavaliers se mettent
    } en marche { phrase-in } { phrase-for-cost } : choisissez le voisin à attaquer.
do-campaign = Campagne contre { phrase-the } { phrase-for-cost } : { phrase-battle }


## Troupes, batailles et nouveaux régimes

ask-levy = Une Troupe est levée { phrase-in } : choisissez la ville, qui décide de sa sorte et de sa Religion.
do-levy = { $place } : { $token_a }

ask-lose = { $attacking ->
        [1] Choisissez qui tombe parmi vos attaquants (encore { $losses }) : les autres survivent.
       *[0] Choisissez qui tombe parmi les défenseurs (encore { $losses }).
    }
do-lose-agent = Agent de la carte : { $agent_the }
do-lose-repressed = Parmi les Réprimés : { $token_the }
do-lose-city = { $place }{ phrase-nth } : { $token_the }
do-lose-pirate = Le Pirate { $religion } { $border_between }
do-lose-concession = Votre Concession { $border_between }

ask-survivor = L'attaque a réussi { phrase-in } : choisissez où s'installe { $pirate ->
        [1] le Pirate { $religion }
       *[0] { $token_the }
    }.
do-survivor-city = { $place }
do-survivor-border = { $border }{ $taken ->
        [1] , en remplaçant { phrase-whose-cube } pour 1 florin
       *[0] {""}
    }{ phrase-trade }
do-survivor-none = Laisser ce pion dehors{ $sort ->
        [0] , parmi les Réprimés de l'Empire
        [1] , où il meurt
       *[2] , parmi les Réprimés comme avant
    }

ask-theocracy = Votre conspiration a réussi { phrase-in }, où règne { $state_a } : vous pouvez retourner la Carte Monde.
do-theocracy-turn = La retourner : { $state_a }
do-theocracy-keep = La laisser ainsi

ask-emancipate = Le nouveau régime { phrase-in } peut émanciper des Réprimés : choisissez-en un, ou laissez-les.
do-emancipate = Émanciper { $token_the }
do-emancipate-none = N'émanciper personne de plus

ask-free = Choisissez où va { $token_the }, à présent libre.
do-free-city = { $place }
do-free-border = { $border }{ phrase-trade }


## Pourquoi non

refusal-not-now = Il faut d'abord décider d'autre chose.
refusal-not-your-turn = Ce n'est pas à vous de jouer.
refusal-cannot-pay = Le prix est de { phrase-price } ; vous en avez { $florins }.
refusal-face-down = La carte cachée ne s'achète jamais ; une foire la consomme.
refusal-hand-full = Vous tenez déjà 2 cartes : jouez ou vendez-en une d'abord.
refusal-no-card-there = Il n'y a pas de carte à cette place.
refusal-paid-this-turn = Vous avez mis ce tour-ci un florin sur « { $card } » : pas d'achat avant le suivant.
refusal-victory-already-active = La { $victory } est déjà active.
refusal-fair-held = Vous avez déjà tenu la foire { $side } ce tour-ci.
refusal-no-action-left = Il ne vous reste aucune action.
refusal-not-in-hand = Cette carte n'est pas dans votre Main.
refusal-side-run = Vous avez déjà activé le côté { $side } ce tour-ci.
refusal-concessions-behind = Concessions : vous en avez { $own }, un adversaire { $other } ; il vous en faut { $lead } de plus que lui.
refusal-discovery-behind = Prestige découverte : vous en avez { $own }, un adversaire { $other } ; il vous en faut davantage.
refusal-kings-behind = Rois : vous en avez { $own }, un adversaire { $other } ; il vous en faut { $lead } de plus que lui.
refusal-law-behind = Prestige loi : vous en avez { $own }, un adversaire { $other } ; il vous en faut { $lead } de plus que lui.
refusal-needs-two-actions = Une torche discrédite la { $victory } : la déclarer prend les deux actions d'un tour.
refusal-no-bishop-majority = Aucune Religion n'a plus d'Évêques que les deux autres réunies : catholique { $catholic }, islamique { $islamic }, réformiste { $reformist }.
refusal-no-theocracy-majority = Aucune Religion n'a plus de pions dans ses Théocraties que les deux autres réunies : catholique { $catholic }, islamique { $islamic }, réformiste { $reformist }.
refusal-religion-behind = La foi { $religion } est suprême ; vous avez { $own } de son Prestige, un adversaire { $other }.
refusal-republics-behind = Républiques : vous en avez { $own }, un adversaire { $other } ; il vous en faut davantage.
refusal-two-supremacies = Aucune Religion n'est suprême : les Évêques sont surtout du côté { phrase-religion-of-bishops }, les pions des Théocraties du côté { phrase-religion-of-strength }.
refusal-victory-inactive = La { $victory } n'est pas active : il faut d'abord acheter une Comète.
refusal-not-your-card = Cette carte n'est pas à vous.
refusal-old-maid = Une vieille fille ne se vend pas.
refusal-queen-with-king = Une Reine couronnée ne se vend qu'avec son Roi.
refusal-border-has-pirate = Un Pirate tient la Frontière { $border_between }.
refusal-cannot-repress = Faire céder la place coûte 1 florin, et vous n'en avez pas.
refusal-emporium-closed = Cet Emporium est fermé.
refusal-must-place = Il y a de la place : ce pion doit y aller.
refusal-no-bishop-here = Aucun Évêque ne peut se tenir là.
refusal-not-a-sea-border = Aucune Route de Commerce ne passe { $border_between }.
refusal-other-border = La Frontière { $border_between } est ailleurs.
refusal-other-empire = Cela ne peut avoir lieu { phrase-in }.
refusal-other-location = Les deux cartes ne sont pas du même lieu.
refusal-repressed-first = Il faut d'abord en prendre un parmi les Réprimés.
refusal-room-left = Cette ville a encore de la place : personne n'y cède la sienne.
refusal-wrong-piece = C'est un pion d'une autre sorte.
refusal-bishop-stays = Cet Évêque n'a nulle part où aller.
refusal-no-such-bishop = Aucun Évêque de la bonne couleur ne se tient là.
refusal-not-repressed-there = Aucun pion de ce genre n'est parmi les Réprimés { phrase-of }.
refusal-out-of-reach = C'est hors d'atteinte.
refusal-empire-in-play = Quelqu'un tient déjà { phrase-the } : le Roi n'y est plus à marier.
refusal-needs-discovery = La route des Îles aux épices demande du Prestige découverte dans votre Tableau, sans compter cette carte.
refusal-no-attackers = Personne n'attaquerait { phrase-in }.
refusal-no-heretics = Il n'y a pas d'hérétique à combattre { phrase-in }.
refusal-no-one-shot-here = La carte n'a pas un tel one-shot.
refusal-not-a-suitor = Le Roi { phrase-of } n'est pas parmi ses prétendants.
refusal-route-open = { $emporium } : cet Emporium est déjà ouvert.
refusal-spice-final = { $emporium } : cet Emporium est ouvert pour de bon.
refusal-no-power = Vous n'avez pas un tel Pouvoir à l'œuvre.
refusal-border-taken = Cette Frontière est prise.
refusal-city-taken = Cette ville est pleine.
refusal-not-in-battle = Personne de ce genre ne se bat ici.
refusal-no-room-to-free = Il n'y a pas de place libre pour ce pion.
refusal-already-used = Cette carte a déjà agi.
refusal-no-bishop-to-move = Il n'y a aucun Évêque que cette carte puisse déplacer.
refusal-no-ciphers = Il n'y a aucun chiffre à lire à présent.
refusal-no-florin-in-row = Il n'y a pas de florin dans cette rangée du Marché.
refusal-no-pirate-to-move = Il n'y a aucun Pirate que cette carte puisse déplacer.
refusal-no-such-operation = La carte n'a pas cette Opération.
refusal-nobody-to-behead = Il n'y a personne que cette carte puisse décapiter.
refusal-not-on-this-side = Cette carte n'est pas du côté activé.
refusal-not-political = Ce n'est pas une Opération politique.
refusal-nothing-to-besiege = Il n'y a personne à assiéger.
refusal-nothing-to-repress = Il n'y a rien que cette carte puisse réprimer.
refusal-nothing-to-run = Aucune carte de votre côté { $side } ne peut agir.
refusal-nothing-to-tax = Il n'y a pas de Concession à taxer là où une Troupe peut encore être levée.
refusal-nothing-to-vote-on = Il n'y a aucun Empire de ce côté où vous puissiez gagner le vote et le payer.
refusal-other-row = Il n'y a là aucun florin pour cette carte.
refusal-silenced = Un Évêque fait taire cette carte.
refusal-your-own-card = Ce doit être la carte de quelqu'un d'autre.
refusal-cannot-behead-itself = Une carte ne se décapite pas elle-même.
refusal-cannot-pay-vote = Le vote coûte { phrase-cost } ; vous en avez { $florins }.
refusal-in-empire-pile = Personne ne tient encore { phrase-the } : il n'y a rien à voter.
refusal-no-concession-there = Il n'y a pas de Concession { $border_between }.
refusal-no-florin-to-pay = Vous n'avez pas de florin pour payer.
refusal-no-majority = Vous n'avez pas le plus de Concessions au bord de l'Empire : { $empire }.
refusal-not-a-heretic = Aucun Évêque pourchassé ne se tient sur cette carte.
refusal-not-in-a-tableau = Cette carte n'est dans aucun Tableau.
refusal-other-side = Le vote de cette carte n'atteint pas { phrase-the }.
refusal-wrong-target = Cette carte ne peut réprimer un tel pion.
refusal-cannot-pay-knights = Les Cavaliers coûtent { phrase-cost } ; vous en avez { $florins }.
refusal-no-knights = Il n'y a pas de Cavaliers { phrase-in }.
refusal-no-pirate-there = Il n'y a pas un tel Pirate { $border_between }.
refusal-nobody-there = Personne ne s'y trouve.
refusal-not-adjacent = Une campagne ne vise que des voisins, et cet Empire n'en est pas un : { $empire }.
refusal-own-empire = Vous tenez déjà { phrase-the }.
refusal-own-suzerain = Un Vassal n'attaque jamais son Suzerain : { $empire }.
refusal-same-colour-pirate = Un Pirate de la même couleur est déjà { $border_between }.
refusal-same-place = Il y est déjà.


## Ce qui s'est passé

log-bank-drawn = { $seat } dirige la banque { $bank }, avec une Concession { $border_between }.
    .you = Vous dirigez la banque { $bank }, avec une Concession { $border_between }.
log-first-player = Les banques sont tirées et le Marché est ouvert : le premier tour commence.
log-turn = C'est à { $seat } de jouer.
    .you = C'est à vous de jouer.
log-turn-ended-early = { $seat } laisse { $left ->
        [one] { $left } action inutilisée
       *[other] { $left } actions inutilisées
    }.
    .you = Vous laissez { $left ->
        [one] { $left } action inutilisée
       *[other] { $left } actions inutilisées
    }.
log-new-in-market = Nouveau au Marché : « { $card } », { $slot }.
log-turned-face-down = « { $card } » passe face cachée, pour la prochaine foire { $side }.

log-bought = { $seat } achète « { $card } » pour { phrase-price }{ $florins ->
        [0] {""}
       *[other] {" "}et y prend { phrase-florins }
    }.
    .you = Vous achetez « { $card } » pour { phrase-price }{ $florins ->
        [0] {""}
       *[other] {" "}et y prenez { phrase-florins }
    }.
log-victory-active = { $seat } ouvre à tous la { $victory }.
    .you = Vous ouvrez à tous la { $victory }.
log-victory-inactive = { $seat } éteint la { $victory }.
    .you = Vous éteignez la { $victory }.
log-sold = { $seat } vend « { $card } » pour { phrase-florins }.
    .you = Vous vendez « { $card } » pour { phrase-florins }.
log-cut-from-hand = { $seat } défausse « { $card } » de sa Main.
    .you = Vous défaussez « { $card } » de votre Main.
log-ran = { $seat } active son Tableau : { $sides }.
    .you = Vous activez votre Tableau : { $sides }.
log-declared = { $seat } déclare la { $victory } et gagne.
    .you = Vous déclarez la { $victory } et gagnez.

log-played = { $seat } joue « { $card } ».
    .you = Vous jouez « { $card } ».
log-one-shot = { $seat } déclenche le one-shot : { phrase-shot }.
    .you = Vous déclenchez le one-shot : { phrase-shot }.
log-one-shot-in = { $seat } déclenche le one-shot { phrase-in } : { phrase-shot }.
    .you = Vous déclenchez le one-shot { phrase-in } : { phrase-shot }.
# Un Emporium de l'est, ou sinon de l'ouest
log-trade-shifted = Le commerce se déplace : les foires de { $emporium ->
        [Tana] l'est
        [Tombouctou] l'est
        [Novgorod] l'est
       *[other] l'ouest
    } partent désormais d'un autre Emporium, { $emporium }.
log-old-maid = { $seat } ne marie pas « { $card } », qui reste vieille fille.
    .you = Vous ne mariez pas « { $card } », qui reste vieille fille.
log-crowned = { $seat } marie « { $card } » au Roi { phrase-of }.
    .you = Vous mariez « { $card } » au Roi { phrase-of }.
log-lost-to-apostasy = { $seat } perd « { $card } » par apostasie.
    .you = Vous perdez « { $card } » par apostasie.
log-reprisals = { $seat } sacrifie « { $card } », et les paysans se soulèvent { phrase-in }.
    .you = Vous sacrifiez « { $card } », et les paysans se soulèvent { phrase-in }.

log-piece-placed = { $seat } place { $agent_a } ({ $place }).
    .you = Vous placez { $agent_a } ({ $place }).
log-pirate-placed = { $seat } envoie { $agent_a } sur la côte { $border_between }.
    .you = Vous envoyez { $agent_a } sur la côte { $border_between }.
log-concession-placed = { $seat } obtient une Concession { $border_between }.
    .you = Vous obtenez une Concession { $border_between }.
log-bishop-placed = { $seat } place { $agent_a } sur « { $card } ».
    .you = Vous placez { $agent_a } sur « { $card } ».
log-piece-taken = { $seat } prend ailleurs { $agent_a }, la réserve étant épuisée.
    .you = Vous prenez ailleurs { $agent_a }, la réserve étant épuisée.
log-repressed = Parmi les Réprimés { phrase-of } : { $token }.
log-killed-for-want-of-empire = Personne ne tient { phrase-the }, et le pion meurt : { $token }.
log-diet-of-worms = Deux Évêques se rencontrent sur « { $card } » et s'entretuent.
log-pacified = { $seat } fait tuer un Réprimé { phrase-in } : { $token }.
    .you = Vous faites tuer un Réprimé { phrase-in } : { $token }.
log-pirate-sank-concession = Le Pirate tue une Concession { $border_between } ({ $seat }).
    .you = Le Pirate tue votre Concession { $border_between }.
log-pirate-sank-pirate = Le Pirate tue le Pirate { $religion } { $border_between }.

log-operation = { $seat } fait agir « { $card } » : { $operation }.
    .you = Vous faites agir « { $card } » : { $operation }.
log-bishop-moved = { $seat } déplace un Évêque { $religion } sur « { $card } ».
    .you = Vous déplacez un Évêque { $religion } sur « { $card } ».
log-commerce = { $seat } prend 1 florin { $slot_from }.
    .you = Vous prenez 1 florin { $slot_from }.
log-beheaded = { $seat } fait décapiter « { $card } ».
    .you = Vous faites décapiter « { $card } ».
log-assassin-killed = L'assassin meurt aussi : « { $card } ».
log-taxed = { $seat } taxe { phrase-in } la Concession { $border_between } ({ $owner }).
    .you = Vous taxez { phrase-in } la Concession { $border_between } ({ $owner }).
log-tax-paid = { $seat } paie 1 florin de taxe.
    .you = Vous payez 1 florin de taxe.
log-voted = { $seat } gagne le vote { phrase-in } { $florins ->
        [0] sans frais
       *[other] pour { phrase-florins }
    }.
    .you = Vous gagnez le vote { phrase-in } { $florins ->
        [0] sans frais
       *[other] pour { phrase-florins }
    }.
log-pirate-moved = { $seat } déplace un Pirate { $religion } : { $source } → { $border }.
    .you = Vous déplacez un Pirate { $religion } : { $source } → { $border }.
log-besieged = { $seat } fait tuer { $token_the } ({ $place }).
    .you = Vous faites tuer { $token_the } ({ $place }).
log-pirate-besieged = { $seat } fait tuer le Pirate { $religion } { $border_between }.
    .you = Vous faites tuer le Pirate { $religion } { $border_between }.
log-campaign = { $seat } paie { phrase-florins } pour une campagne de « { $card } » contre { phrase-the }.
    .you = Vous payez { phrase-florins } pour une campagne de « { $card } » contre { phrase-the }.

log-fair = { $seat } tient la foire { $side } (« { $card } ») : { phrase-florins }.
    .you = Vous tenez la foire { $side } (« { $card } ») : { phrase-florins }.
log-no-voyage = { $seat } garde le seul florin, et nul navire ne part.
    .you = Vous gardez le seul florin, et nul navire ne part.
log-fair-paid = { $seat } reçoit { phrase-florins } pour sa Concession { $border_between }.
    .you = Vous recevez { phrase-florins } pour votre Concession { $border_between }.
log-fair-robbed = Un Pirate pille 1 florin de la foire { $border_between }.
log-saturated = Aucune ville libre { phrase-in } : pas de Troupe.

log-battle = Bataille { phrase-in } : { $attackers ->
        [one] { $attackers } attaquant
       *[other] { $attackers } attaquants
    } contre { $defenders ->
        [0] aucun défenseur
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }.
log-battle-won = { $seat } réussit son attaque { phrase-in }.
    .you = Vous réussissez votre attaque { phrase-in }.
log-battle-lost = { $seat } échoue dans son attaque { phrase-in }.
    .you = Vous échouez dans votre attaque { phrase-in }.
log-survivor-in-city = Un survivant s'installe ({ $place }) : { $token }.
log-survivor-on-border = Un survivant s'installe { $border_between } : { $token }.
log-map-turned = La Carte Monde se retourne { phrase-in } : { $state }.
log-empire-taken = { $seat } prend { phrase-the }, sous un Roi.
    .you = Vous prenez { phrase-the }, sous un Roi.
log-became-republic = { $seat } fonde une République { phrase-in }.
    .you = Vous fondez une République { phrase-in }.
log-became-king = { $seat } retrouve un Roi { phrase-in }.
    .you = Vous retrouvez un Roi { phrase-in }.
log-became-vassal = { $seat } place un nouveau Vassal sous « { $card } » : { $empire }.
    .you = Vous placez un nouveau Vassal sous « { $card } » : { $empire }.
log-empire-to-pile = De retour dans la pile des Empires : { $empire }.
log-freed-to-city = { $seat } émancipe { $token_the } ({ $place }).
    .you = Vous émancipez { $token_the } ({ $place }).
log-freed-to-border = { $seat } émancipe { $token_the }, sur la Frontière { $border_between }.
    .you = Vous émancipez { $token_the }, sur la Frontière { $border_between }.
log-bankrupt = { $seat } n'a plus rien, et sa banque fait faillite.
    .you = Vous n'avez plus rien, et votre banque fait faillite.
log-patron-wins = { $seat } est le plus grand mécène et gagne.
    .you = Vous êtes le plus grand mécène et gagnez.
log-patron-count = { $seat } a { $patron } de Prestige mécène et { phrase-florins }.
    .you = Vous avez { $patron } de Prestige mécène et { phrase-florins }.


## Ce dont une table peut convenir

setting-expansion = Cartes de l'extension
setting-expansion-off = sans
setting-expansion-on = avec
setting-astrology = Astrologie : la prochaine carte de chaque pioche est visible
setting-astrology-off = non
setting-astrology-on = oui
setting-bankruptcy = Faillite : une foire ne paie pas qui l'organise, et les banques peuvent faire faillite
setting-bankruptcy-off = non
setting-bankruptcy-on = oui


## Conseils pour une première partie, trois pour chacune de ces étapes

hint-turn-1 = Un tour compte deux actions. Achetez des cartes au Marché, jouez-les dans votre Tableau, puis activez un côté pour faire agir toutes ses cartes d'un coup.
hint-turn-2 = Une carte coûte autant que sa place dans la rangée, et vos florins se posent sur les cartes qui la précèdent : une carte peu chère couverte de florins se paie toute seule.
hint-turn-3 = Une foire paie les Concessions de sa route et lève des Troupes dans les pays qu'elle traverse. Voyez à qui elle profite avant de la tenir.
hint-one-shot-1 = Le one-shot a lieu une seule fois, quand on joue la carte. À la guerre, ses Agents attaquent au lieu de s'installer en paix.
hint-one-shot-2 = Attaquants et défenseurs tombent un pour un ; un seul survivant suffit, et l'Empire est à vous.
hint-one-shot-3 = Attaquez votre propre Roi et gagnez : il devient une République. C'est ainsi que naissent les Républiques.
hint-concede-1 = Une Concession est votre cube sur une Frontière. Au passage d'une foire, elle rapporte 1 florin.
hint-concede-2 = Avec le plus de Concessions autour d'un Empire, vous pouvez le gagner par un vote, sans guerre.
hint-concede-3 = Les Pirates ne viennent que sur les côtes : les Frontières que croise une Route de Commerce.
hint-ordain-1 = Une carte qui porte un Évêque ne peut ni agir ni user de son Pouvoir. Mettez le vôtre sur la meilleure carte d'autrui.
hint-ordain-2 = Les Évêques en jeu décident aussi de la Religion suprême.
hint-ordain-3 = Un Évêque envoyé sur une carte qui en porte un les fait disparaître tous deux.
hint-operate-1 = Chaque carte agit une fois, par une de ses icônes. L'ordre est à vous, et chaque résultat compte pour la carte suivante.
hint-operate-2 = Vous pouvez viser vos propres pions et cartes : réprimer les vôtres pour une révolte à venir, ou voter contre votre propre Roi.
hint-operate-3 = Un Empire gagné pendant l'activation peut agir aussi, s'il est du côté activé.
hint-lose-1 = Vous nommez les pertes des deux camps. Gardez les attaquants qui vous serviront sur la carte.
hint-lose-2 = Les Agents de la carte et les Réprimés qui survivent s'installent ; Pirates et voisins restent où ils sont.
hint-lose-3 = Les pions des villes n'appartiennent à personne : c'est leur Religion qui compte.
hint-vote-1 = Un vote se passe de bataille : il suffit d'avoir le plus de Concessions autour de l'Empire.
hint-vote-2 = Chaque pion Réprimé sur l'Empire renchérit le vote de 1 florin.
hint-vote-3 = Un vote contre votre propre Roi en fait une République.
hint-campaign-1 = Tous les Cavaliers du pays marchent, pour 1 florin chacun. Les Tours restent chez elles.
hint-campaign-2 = Un voisin battu devient Vassal sous votre Roi, et compte comme un Roi pour la victoire impériale.
hint-campaign-3 = Les Cavaliers survivants restent dans leur propre pays.


## La table en texte

board-before = Avant le premier tour
board-turn = à { $name } de jouer
board-your-turn = à vous de jouer
board-ending = La partie est finie : { $ending }
board-actions = { $count ->
        [0] plus d'action
        [one] { $count } action
       *[other] { $count } actions
    }
board-piles = pioches : est { $east }, ouest { $west }
board-comets = { $count ->
        [one] { $count } Comète à venir
       *[other] { $count } Comètes à venir
    }
board-foretold = à venir : { $cards }
board-victory = { $which ->
        [0] Religieuse
        [1] Impériale
        [2] Mondialisation
       *[3] Renaissance
    }
board-open = { $double ->
        [1] ouverte, prend 2 actions
       *[0] ouverte
    }
board-closed = fermée
board-met = remplie par
board-bishops = Évêques c{ $catholic } i{ $islamic } r{ $reformist }
board-strength = en Théocratie c{ $catholic } i{ $islamic } r{ $reformist }
board-kings = Rois (+{ $lead })
board-concessions = Concessions (+{ $lead })
board-republics = Républiques
board-law = loi (+{ $lead })
# Un pays et la Religion de son verso
board-land = { $now ->
        [0] catholique
        [1] islamique
        [2] réformiste
       *[3] médiéval
    } { $back ->
        [0] (c)
        [1] (i)
        [2] (r)
       *[3] (m)
    }
board-king-sign = R
board-republic-sign = P
board-king = Roi
board-republic = République
board-vassal = Vassal
board-piece = { $sort ->
        [0] C
        [1] T
        [2] P
       *[3] É
    }{ $faith ->
        [0] c
        [1] i
       *[2] r
    }
board-cube = cube
board-fair = Foire { $side } ({ phrase-florins }), { $emporium } :
board-borders = Autres Frontières :
board-row = Marché { $side }
board-face-down = foire : « { $card } »
board-no-fair = pas de foire à présent
board-comet = Comète : ouvre une victoire
# Suit ce que fait un Pouvoir en vue
board-power = Pouvoir « { $power } »
board-suitors = épouse { $who }
board-shift = commerce vers { $emporium }
board-apostasy = apostasie { $faiths ->
        [3] c-i
        [5] c-r
       *[6] i-r
    }
board-torch = torche : { $victory_adjective }
board-operation = { $operation }{ $icon ->
        [0] { $kinds ->
            [1] {" "}c
            [2] {" "}i
           *[4] {" "}r
        }
        [1] { $kinds ->
            [1] {" "}E
           *[2] {" "}O
        }
        [4] { $kinds ->
            [1] {" "}cube
            [2] {" "}T
            [3] {" "}cube T
            [4] {" "}C
            [5] {" "}cube C
            [6] {" "}T C
           *[7] {" "}cube T C
        }
        [5] { $kinds ->
            [1] {" "}E
           *[2] {" "}O
        }
        [6] { $kinds ->
            [1] {" "}c
            [2] {" "}i
           *[4] {" "}r
        }
       *[other] {""}
    }
board-prestige = Prestige { $kinds }
board-florins = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
board-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en Main (est { $east }, ouest { $west })
board-hand = Main :
board-tableau = Côté { $side } :
board-maids = Vieilles filles :
board-bankrupt = en faillite
board-signs =
    Cc Ti Pr   Cavalier, Tour, Pirate : catholique, islamique, réformiste
    {"[Éc]"}       un Évêque, qui fait taire la carte
    <Cc ●>     les pions Réprimés sur un Empire
    ●R ■P      devant un pays : qui le tient, comme Roi ou République
    (r) (m)    la Religion au verso d'un pays ; médiéval
    ● ■ ◆ ▼    les joueurs ; sur les Frontières, leurs Concessions
    2 … +3     le prix d'une carte, et les florins qu'elle porte
    c i r      catholique, islamique, réformiste
    E O        est, ouest
    (Tana)     un Emporium fermé
    Rois (+2)  il en faut autant de plus que quiconque
    siège      un mot d'une carte : « règles siège » dit ce qu'il fait


## Les légendes du dessin

draw-several = { $number } × { $what }
draw-of = { $name } ({ $what })
draw-cube = cubes
draw-rook = Tours
draw-knight = Cavaliers
draw-anywhere-east = partout à l'est
draw-anywhere-west = partout à l'ouest
draw-short-hre = Saint-Empire
draw-suitors-short = prétendants
draw-king = Roi { phrase-of }.
draw-republic = République { phrase-of }.
draw-comet = Qui l'achète retourne aussitôt une carte victoire sur sa face active.
draw-card-east = Carte de l'est.
draw-card-west = Carte de l'ouest.
draw-location = Localisation : { $place }.
draw-suitors = Elle peut épouser un Roi resté dans la pile : { $names }.
draw-agents = Agents : { $what }.
draw-prestige = Prestige : { $what }.
draw-operations = Opérations : { $what }.
draw-one-shot = One-shot : { $what }.
draw-torch = Torche : { $victory }.
draw-in-pile = Sa carte Empire est encore dans la pile.
draw-vassal = Vassal { phrase-of }, chez { $name }.
draw-held-king = Chez { $name }, sous son Roi.
draw-held-republic = Chez { $name }, en République.
draw-back = Autre face : { $state }.
draw-repressed-on = Réprimés { phrase-in } : { $number }
draw-repressed-text = Une conspiration soulève Cavaliers et Tours, une révolte les cubes ; un vote coûte 1 florin pour chacun.
draw-capital = Capitale.
draw-emporium-black-open = Emporium ouvert : les foires de l'est partent d'ici.
draw-emporium-black-closed = Emporium de l'est fermé : hors jeu tant que le commerce ne se déplace pas.
draw-emporium-white-open = Emporium ouvert : les foires de l'ouest partent d'ici.
draw-emporium-white-closed = Emporium de l'ouest fermé : hors jeu tant que le commerce ne se déplace pas.
draw-raises = Sa Troupe : { $token }.
draw-stands-in = { $place }, { $empire }.
draw-attacks = Attaque.
draw-defends = Défend.
draw-sea-border = Frontière Maritime : des Pirates peuvent y venir.
draw-land-border = Frontière terrestre : aucune route ne la traverse, aucun Pirate n'y vient.
draw-shield = Blason de la banque { $bank }, dont la première Concession est ici.
draw-border-free = Personne ne s'y trouve.
draw-concession = { $name } : Concession
draw-on-border = Frontière { $border }. Une foire qui passe paie 1 florin à son propriétaire.
draw-pirate-text = Frontière { $border }. Une foire qui passe perd 1 florin.
draw-route-east = route noire de la foire de l'est
draw-route-west = route blanche de la foire de l'ouest
draw-route-text = Elle part de { $emporium } : { $way }.
draw-fair-east = foire de l'est
draw-fair-west = foire de l'ouest
draw-price-east = Rangée est, prix { $number }.
draw-price-west = Rangée ouest, prix { $number }.
draw-fair-text = Profit d'une foire ici : { $profit } ({ $florins } sur la carte, { $grant } de la Chine). La carte est { $name }.
draw-locked = Payée pendant ce tour : qui l'a fait ne peut pas l'acheter maintenant.
draw-slot-empty = place vide
draw-slot-empty-text = Elle est regarnie après ce tour.
draw-florins = florins : { $number }
draw-florins-text = Qui achète la carte les prend.
draw-florins-fair = Ils comptent dans le profit de la prochaine foire ici.
draw-florins-own = Ils achètent cartes, votes et soldats.
draw-pile-east = pioche est : { $number }
draw-pile-west = pioche ouest : { $number }
draw-pile-text = Comètes qui restent, parmi ses dernières cartes : { $comets }.
draw-foretold = La prochaine carte de cette pioche.
draw-active = Active : on peut la déclarer.
draw-inactive = Inactive : une Comète doit d'abord la retourner.
draw-discredited = Discréditée : la déclarer prend les deux actions.
draw-meets = { $name } remplit toutes les conditions.
draw-lacks-kings-behind = { $name } : Rois { $own } contre { $other }, et il en faut { $lead } de plus.
draw-lacks-concessions-behind = { $name } : Concessions { $own } contre { $other }, et il en faut { $lead } de plus.
draw-lacks-discovery-behind = { $name } : découverte { $own } contre { $other }, et il en faut plus.
draw-lacks-republics-behind = { $name } : Républiques { $own } contre { $other }, et il en faut plus.
draw-lacks-law-behind = { $name } : loi { $own } contre { $other }, et il en faut { $lead } de plus.
draw-lacks-religion-behind = { $name } : Prestige de la Religion suprême { $own } contre { $other }, et il en faut plus.
draw-lacks-no-bishop-majority = Aucune Religion n'a la majorité des Évêques : catholique { $catholic }, islamique { $islamic }, réformiste { $reformist }.
draw-lacks-no-theocracy-majority = Aucune Religion n'a la majorité des forces dans ses Théocraties : catholique { $catholic }, islamique { $islamic }, réformiste { $reformist }.
draw-lacks-two-supremacies = Une Religion domine par ses Évêques, une autre par ses forces.
draw-over = la partie est terminée
draw-turn = tour : { $name }
draw-before = avant le premier tour
draw-actions = actions restantes : { $number }
draw-war = { $war } { phrase-in }
draw-armies = attaquants : { $attackers } · défenseurs : { $defenders }
draw-acts = agit maintenant
draw-acts-in = agit { phrase-in }
draw-quiet = aucune carte n'agit
draw-agent-fights = Combat depuis l'extérieur de la carte.
draw-agent-waits = Encore à placer.
draw-stock = { $what } : { $number } en réserve
draw-stock-text = S'il manque un pion en réserve, on le prend parmi les Réprimés, sinon sur la carte.
draw-empire-pile = Empires dans la pile : { $number }
draw-discard = défausse : { $number }
draw-discard-text = Cartes vendues, décapitées ou jouées en foire ; elles ne reviennent pas.
draw-out = En faillite.
draw-decides = Décide maintenant.
draw-cubes = cubes en réserve : { $number }
draw-cubes-text = Ils deviennent des Concessions aux Frontières.
draw-prestige-count = Prestige ({ $what }) : { $number }
draw-hand = cartes en Main : { $number }
draw-hand-text = Deux au plus, sauf si un Pouvoir lève la limite.
draw-hidden-east = carte de l'est, face cachée
draw-hidden-west = carte de l'ouest, face cachée
draw-hidden = Seule la personne qui la tient la voit.
draw-in-hand = En Main.
draw-half-east = Est
draw-half-west = Ouest
draw-half-text = Une action active ce côté : une Opération avec chacune de ses cartes.
draw-half-running = En activation : une Opération avec chacune de ses cartes.
draw-player-card = Les cartes de l'ouest vont à gauche de cette carte, les cartes de l'est à droite.
draw-old-maid = Vieille fille : seul son Prestige compte.
draw-married = Mariée au Roi { phrase-of }.
draw-silenced = Réduite au silence par un Évêque.
draw-used = Utilisée pendant cette action.
draw-repressed = Réprimés ({ $what }) : { $number }
draw-bishop-text = Sur { $name } : ses Opérations, sauf un inquisiteur, et ses Pouvoirs se taisent.

## Ce qui peut clocher dans un fichier de composants

error-campaign = seul un Roi peut mener une campagne
error-count-of-places = les villes ont { $given } places, et non { $count }
error-one-capital = chaque carte de terres a une capitale et une seule
error-not-touching = { $border } ne touche pas { $name }
error-route-end = la route finit à { $name }
error-last-comets = les Comètes sont les quatre dernières cartes
error-coronation = chaque Reine a le couronnement, et personne d'autre
error-suitors = une Reine a des prétendants et aucun lieu à elle
error-revolt = seule une Reine mariée peut être défaussée pour une révolte paysanne
error-location = toute autre carte de Tableau a un lieu
error-count-of-words = il faut { $count } mots, et non { $given }
error-three-religions = il faut trois nombres : catholique, islamique, réformiste
error-no-operation = « { $given } » n'est pas une Opération
error-needs-one-of = « { $given } » demande un mot parmi { $known }
error-needs-nothing = « { $given } » : rien ne doit suivre l'Opération
error-no-one-shot = « { $given } » n'est pas un one-shot
error-one-shot-details = un 'shift' nomme un Emporium, une 'apostasy' deux Religions, tous les autres rien

## Ce qui peut clocher dans une position

error-the-position = la position
error-the-seat = la place { $given }
error-an-empire = un Empire
error-a-card = une carte
error-a-vassal = un Vassal
error-a-market-place = une place du Marché
error-the-pile = la pioche { $side }
error-other-game-position = C'est une position de { $given }, et non de Pax Renaissance.
error-count-of-seats = Il faut de { $least } à { $most } places ([[seats]]), et non { $given }.
error-ending-and-winners = Une partie terminée a une fin et des vainqueurs (ending, winners) ; donnez les deux ou aucun (L2.declare).
error-table-expected = { $where } : il faut une table de champs, et non { $given }.
error-no-field = { $where } : aucun champ ne s'appelle { $given } ; il y a { $known }.
error-not-among = { $where } : { $given } n'est pas parmi { $known }.
error-unknown = { $where } : { $given } est inconnu.
error-unknown-near = { $where } : { $given } est inconnu ; vouliez-vous dire { $near } ?
error-either = { $one } ou { $other }
error-list-expected = { $where } : il faut une liste, et non { $given }.
error-whole-number-expected = { $where } : il faut un nombre entier de 0 à { $most }, et non { $given }.
error-true-or-false = { $where } : il faut true ou false, et non { $given }.
error-war-needs-empire = pending : une guerre et ceux du dehors demandent l'Empire (empire) où elle a lieu.
error-nothing-pending = pending.frames : quelque chose doit être en cours, sauf si la partie a une fin.
error-nobody-pending = pending.frames : personne n'occupe la place { $given } ({ $name }).
error-frame-expected = pending.frames : il faut une étape avec deux nombres, et non { $given }.
error-bishop-fights = attackers : un Évêque ne combat jamais (E2.bishop-no-fight).
error-comet-in-hand = hand : une Comète n'entre jamais en main (E1.comet-no-hand).
error-wrong-side = { $name } se trouve du mauvais côté du Tableau (I1.side).
error-not-in-row = { $name } n'est pas une carte { $side } de Tableau (E2.place-card).
error-two-places = { $name } se trouve à deux endroits.
error-too-many-bishops = Il n'y a que { $count } Évêques { $name } (B1.bishops).
error-nobody-sits = Personne n'occupe la place { $name }.
error-one-emporium-each = emporia : un Emporium noir et un blanc sont ouverts à la fois (B5.one-open).
error-full-city = { $name } n'a de place que pour { $count }, et non pour { $given } ({ $clause }).
error-second-concession = { $name } porte au plus une Concession (F7.one-token).
error-second-pirate = { $name } porte au plus un Pirate (F7.one-token).
error-count-of-columns = Une rangée du Marché a { $count } places, et non { $given } (C6.market).
error-not-next = { $name } ne peut pas être la prochaine carte de la pioche { $side } (C5.east-pile).
error-expansion-card = { $name } est une carte de l'extension, que cette table n'utilise pas.
error-no-old-maid = { $name } n'est pas une Reine et ne peut pas être une vieille fille (I2.old-maid).
error-queen-in-row = { $name } est une Reine : elle a un Roi ou reste vieille fille (I1.cross).
error-no-suitor = { $queen } n'épouse jamais le Roi de { $name } (I.suitors).
error-republic = { $name } est une République : elle n'a ni Reine ni Vassaux, et n'est pas Vassal (Q.regime-strip).
error-vassal = { $name } est un Vassal : il se trouve seul sous un Empire qui ne l'est pas (F9.by-vassal).
error-too-many-pieces = Il n'y a que { $count } fois { $name }, Pirates compris (B1.rooks).
error-too-many-cubes = { $name } n'a que { $count } cubes (B1.cubes).
error-closed-city = { $name } est couverte d'un disque ; personne ne peut s'y tenir (B5.closed).
error-no-sea = { $name } n'est pas une Frontière Maritime (E2.sea-border).
error-concession-and-pirate = { $name } porte une Concession ou un Pirate, pas les deux (F7.one-token).
error-too-many-comets = Il n'y a que deux Comètes { $name } (A3.comets).
error-last-part = La dernière partie de la pioche { $name } est entière tant que des cartes se trouvent dessus (C5.east-pile).
error-pile-too-high = La pioche { $name } ne peut pas avoir autant de cartes : les autres sont en vue (C5.separate).
error-needs-astrology = La prochaine carte d'une pioche ne se voit qu'avec l'option Astrologie (C5.astrology).
error-same-bank = Deux places ont la même banque ; il y en a une de chaque : { $known }.
error-full-hand = { $name } a plus de deux cartes en main (E1.hand-limit).
error-needs-bankruptcy = { $name } ne peut pas être en faillite sans l'option Faillite (G6.elimination).
error-turn-of-bankrupt = Ce ne peut pas être le tour de { $name }, qui est en faillite (G6.elimination).
