### Pax Renaissance: everything the game says in English. fr.ftl has the same keys.
###
### ask-STEP          the prompt of a decision
### do-STEP-GROUP     an option
### refusal-…         why an option is not allowed
### log-…             what happened; the form `you` speaks to the player it happened to
### what-…            what an Operation, a one-shot, a Power, a Prestige or a victory is, in one sentence
### the rest          names of things; the forms of a name ($token_a) are its attributes
###
### Cards, Empires, cities and banks have their names from components.toml. As those of Empires come
### without article, sentences take them from phrase-the, phrase-in and phrase-of.

game-title = Pax Renaissance
game-subtitle = Bankers who make kings, republics and wars of faith
game-aim = You are a banker of the Renaissance: buy people of the time, let them act for you, and bring Empires under your name. Comets open four ways to win, by faith, by crowns, by trade or by law; whoever meets one of them and says so in time has won. If nobody does, the greatest patron wins.
# What the scores count: it decides a game that nobody wins by a declaration
score-title = Patron Prestige
score-unit = patron Prestige


## Names

seat-ochre = Ochre
seat-lapis = Lapis
seat-verdigris = Verdigris
seat-vermilion = Vermilion

side-east = East
side-west = West
sides-east = the East side
sides-west = the West side
sides-both = both sides

religion-catholic = Catholic
    .a = a Catholic
    .the = the Catholic
religion-islamic = Islamic
    .a = an Islamic
    .the = the Islamic
religion-reformist = Reformist
    .a = a Reformist
    .the = the Reformist
state-catholic = Catholic Theocracy
    .a = a Catholic Theocracy
state-islamic = Islamic Theocracy
    .a = an Islamic Theocracy
state-reformist = Reformist Theocracy
    .a = a Reformist Theocracy
state-medieval = medieval state
    .a = a medieval state
pair-catholic-islamic = Catholic and Islamic
pair-catholic-reformist = Catholic and Reformist
pair-islamic-reformist = Islamic and Reformist

border-england-france = England–France
    .between = between England and France
border-france-hre = France–Holy Roman Empire
    .between = between France and the Holy Roman Empire
border-hre-hungary = Holy Roman Empire–Hungary
    .between = between the Holy Roman Empire and Hungary
border-hungary-byzantium = Hungary–Byzantium
    .between = between Hungary and Byzantium
border-portugal-aragon = Portugal–Aragon
    .between = between Portugal and Aragon
border-aragon-papal-states = Aragon–Papal States
    .between = between Aragon and the Papal States
border-papal-states-ottoman = Papal States–Ottoman
    .between = between the Papal States and the Ottoman Empire
border-ottoman-mamluk = Ottoman–Mamluk
    .between = between the Ottoman Empire and the Mamluk Sultanate
border-england-portugal = England–Portugal
    .between = between England and Portugal
border-france-aragon = France–Aragon
    .between = between France and Aragon
border-hre-papal-states = Holy Roman Empire–Papal States
    .between = between the Holy Roman Empire and the Papal States
border-hungary-ottoman = Hungary–Ottoman
    .between = between Hungary and the Ottoman Empire
border-byzantium-mamluk = Byzantium–Mamluk
    .between = between Byzantium and the Mamluk Sultanate

slot-east-0 = the fair of the East row
slot-east-1 = place 1 of the East row
slot-east-2 = place 2 of the East row
slot-east-3 = place 3 of the East row
slot-east-4 = place 4 of the East row
slot-east-5 = place 5 of the East row
slot-west-0 = the fair of the West row
slot-west-1 = place 1 of the West row
slot-west-2 = place 2 of the West row
slot-west-3 = place 3 of the West row
slot-west-4 = place 4 of the West row
slot-west-5 = place 5 of the West row

operation-inquisitor = inquisitor
    .Name = Inquisitor
operation-commerce = commerce
    .Name = Commerce
operation-behead = behead
    .Name = Behead
operation-tax = tax
    .Name = Tax
operation-repress = repress
    .Name = Repress
operation-vote = vote
    .Name = Vote
operation-corsair = corsair
    .Name = Corsair
operation-siege = siege
    .Name = Siege
operation-campaign = campaign
    .Name = Campaign

one-shot-crusade = crusade
    .Name = Crusade
one-shot-jihad = jihad
    .Name = Jihad
one-shot-reformation = reformation
    .Name = Reformation
one-shot-conspiracy = conspiracy
    .Name = Conspiracy
one-shot-revolt = peasant revolt
    .Name = Peasant revolt
one-shot-campaign = campaign
    .Name = Campaign
one-shot-coronation = coronation
    .Name = Coronation
one-shot-shift = trade shift
    .Name = Trade shift
one-shot-apostasy = apostasy
    .Name = Apostasy
one-shot-none = no one-shot
    .Name = No one-shot

victory-religious = religious victory
    .Name = Religious victory
    .adjective = religious
victory-imperial = imperial victory
    .Name = Imperial victory
    .adjective = imperial
victory-globalisation = globalisation victory
    .Name = Globalisation victory
    .adjective = globalisation
victory-renaissance = Renaissance victory
    .Name = Renaissance victory
    .adjective = Renaissance
ending-religious = religious victory
ending-imperial = imperial victory
ending-globalisation = globalisation victory
ending-renaissance = Renaissance victory
ending-patron = patron victory
ending-bankruptcy = victory of the last bank

token-catholic-knight = Catholic Knight
    .a = a Catholic Knight
    .the = the Catholic Knight
token-islamic-knight = Islamic Knight
    .a = an Islamic Knight
    .the = the Islamic Knight
token-reformist-knight = Reformist Knight
    .a = a Reformist Knight
    .the = the Reformist Knight
token-catholic-rook = Catholic Rook
    .a = a Catholic Rook
    .the = the Catholic Rook
token-islamic-rook = Islamic Rook
    .a = an Islamic Rook
    .the = the Islamic Rook
token-reformist-rook = Reformist Rook
    .a = a Reformist Rook
    .the = the Reformist Rook
token-ochre-cube = ochre cube (●)
    .a = an ochre cube (●)
    .the = the ochre cube (●)
token-lapis-cube = lapis cube (■)
    .a = a lapis cube (■)
    .the = the lapis cube (■)
token-verdigris-cube = verdigris cube (◆)
    .a = a verdigris cube (◆)
    .the = the verdigris cube (◆)
token-vermilion-cube = vermilion cube (▼)
    .a = a vermilion cube (▼)
    .the = the vermilion cube (▼)

agent-catholic-knight = Catholic Knight
    .a = a Catholic Knight
    .the = the Catholic Knight
agent-islamic-knight = Islamic Knight
    .a = an Islamic Knight
    .the = the Islamic Knight
agent-reformist-knight = Reformist Knight
    .a = a Reformist Knight
    .the = the Reformist Knight
agent-catholic-rook = Catholic Rook
    .a = a Catholic Rook
    .the = the Catholic Rook
agent-islamic-rook = Islamic Rook
    .a = an Islamic Rook
    .the = the Islamic Rook
agent-reformist-rook = Reformist Rook
    .a = a Reformist Rook
    .the = the Reformist Rook
agent-cube = cube
    .a = a cube
    .the = the cube
agent-catholic-pirate = Catholic Pirate
    .a = a Catholic Pirate
    .the = the Catholic Pirate
agent-islamic-pirate = Islamic Pirate
    .a = an Islamic Pirate
    .the = the Islamic Pirate
agent-reformist-pirate = Reformist Pirate
    .a = a Reformist Pirate
    .the = the Reformist Pirate
agent-catholic-bishop = Catholic Bishop
    .a = a Catholic Bishop
    .the = the Catholic Bishop
agent-islamic-bishop = Islamic Bishop
    .a = an Islamic Bishop
    .the = the Islamic Bishop
agent-reformist-bishop = Reformist Bishop
    .a = a Reformist Bishop
    .the = the Reformist Bishop

prestige-catholic = Catholic
prestige-islamic = Islamic
prestige-reformist = Reformist
prestige-patron = patron
prestige-law = law
prestige-discovery = discovery

power-heretic-hunt = Hunt for heretics
power-rook-knights = Rooks as Knights
power-cape = Cape of Good Hope
power-ransom = Ransom
power-no-hand-limit = No hand limit
power-syncretism = Syncretism
power-maritime-immunity = Immunity at sea
power-popular-reprisals = Popular reprisals
power-galleys = Galleys
power-eastern-fortifications = Eastern fortifications
power-western-fortifications = Western fortifications
power-navigation = Navigation
power-secular-republic = Secular republic
power-both-sides = Both sides at once
power-counter-reformation = Counter-Reformation
power-ciphers = Broken ciphers
power-renown = Renown
power-humanist-law = Humanist law
power-treachery = Treachery
power-unbelief = Unbelief
power-buffer-state = Buffer state

class-bishop = Bishop
class-pirate = Pirate
class-cube = merchant
class-knight = Knight
class-rook = Rook
class-queen = Queen
class-polymath = polymath
class-comet = Comet
class-empire = Empire


## What things do

what-operation-inquisitor = Move a Bishop of the colour shown to a card beside it, or to a card of the same place in any Tableau.
what-operation-commerce = Take 1 florin from a card of the market row shown.
what-operation-behead = Discard a card of the same place from any Tableau. Whoever beheads an Empire is discarded too.
what-operation-tax = The owner of a Concession around this land pays 1 florin or loses it, and a Troop is raised there.
what-operation-repress = Put a piece shown from this land onto its Empire card, and take 1 florin.
what-operation-vote = With the most Concessions around an Empire in play, take it; your own King becomes a Republic. Costs 1 florin for each piece Repressed on it.
what-operation-corsair = Move a Pirate of the colour shown from this coast to a near one; it kills what it finds there.
what-operation-siege = Kill a Knight, a Rook or a Pirate of this land.
what-operation-campaign = All Knights of this land attack a neighbour, for 1 florin each. If one survives, the neighbour becomes a Vassal.

what-one-shot-crusade = All Catholics in and around the land attack its heretics. If one survives, the Empire is yours, and the land may become Catholic.
what-one-shot-jihad = All Muslims in and around the land attack its heretics. If one survives, the Empire is yours, and the land may become Islamic.
what-one-shot-reformation = All Reformists in and around the land attack its heretics. If one survives, the Empire is yours, and the land may become Reformist.
what-one-shot-conspiracy = The card's Agents, Knights and Rooks Repressed there and Pirates on the coast attack all in the cities. If one survives, the Empire is yours.
what-one-shot-revolt = The card's Agents, Serfs, your Concessions and Pirates around the land attack all in the cities. If one survives, the Empire is yours.
what-one-shot-campaign = All Knights of a King's land attack a neighbour, for 1 florin each. If one survives, it becomes a Vassal.
what-one-shot-coronation = The Queen marries a King who is still in the pile and named on her card: his Empire is yours.
what-one-shot-shift = Another Emporium opens: fairs set out from there from now on.
what-one-shot-apostasy = Whoever has Prestige of both Religions discards every card that bears either.
what-one-shot-none = This card has no one-shot.

what-power-heretic-hunt = Its beheading reaches only cards on which a Bishop of a hunted Religion stands.
what-power-rook-knights = In your crusades Catholic Rooks next to the land attack as Knights do.
what-power-cape = Your Concessions earn 1 florin more when a fair sets out from the Spice Islands.
what-power-ransom = Sold from the Tableau, this card brings 2 florins more.
what-power-no-hand-limit = You may hold as many cards as you like.
what-power-syncretism = Bishops silence none of your cards.
what-power-maritime-immunity = Pirates neither kill your Concessions nor rob fairs that pass them.
what-power-popular-reprisals = As an action, discard this Queen: the peasants of her Empire rise.
what-power-galleys = Once in each of your turns a fair costs no action.
what-power-eastern-fortifications = To run your East side costs no action.
what-power-western-fortifications = To run your West side costs no action.
what-power-navigation = For the globalisation victory each of your patron Prestige counts as a Concession.
what-power-secular-republic = Counts as a Republic for the Renaissance victory.
what-power-both-sides = One action runs both sides of your Tableau.
what-power-counter-reformation = As an action, start an apostasy between any two Religions.
what-power-ciphers = Once when you run the West side, use a political Operation of somebody else's card.
what-power-renown = Your Concessions count twice in votes and earn 1 florin more at fairs.
what-power-humanist-law = Your patron Prestige counts as law too.
what-power-treachery = When you sell a card with a war or an apostasy, you may still start it.
what-power-unbelief = No apostasy takes cards from you.
what-power-buffer-state = France and Portugal are not neighbours in war.

what-prestige-catholic = Counts for the religious victory once the Catholic faith is supreme.
what-prestige-islamic = Counts for the religious victory once the Islamic faith is supreme.
what-prestige-reformist = Counts for the religious victory once the Reformist faith is supreme.
what-prestige-patron = Decides the game if both piles run out before anybody has won.
what-prestige-law = Counts for the Renaissance victory.
what-prestige-discovery = Counts for the globalisation victory, and opens the way to the Spice Islands.

what-victory-religious = One Religion has more Bishops, and more pieces in its own Theocracies, than the other two together; you have the most Prestige of it.
what-victory-imperial = You have at least 2 Kings more than anybody else; 3 more if two play.
what-victory-globalisation = You have at least 2 Concessions more than anybody else, and the most discovery Prestige.
what-victory-renaissance = You have the most Republics, and at least 2 law Prestige more than anybody else.


## Turns of phrase that several sentences share

phrase-the = { $empire ->
        [England] England
        [France] France
        [Hungary] Hungary
        [Byzantium] Byzantium
        [Portugal] Portugal
        [Aragon] Aragon
        [Ottoman] the Ottoman Empire
        [Mamluk] the Mamluk Sultanate
       *[other] the { $empire }
    }
phrase-in = in { phrase-the }
phrase-of = of { phrase-the }
phrase-florins = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
phrase-cost = { $cost ->
        [0] nothing
        [one] { $cost } florin
       *[other] { $cost } florins
    }
phrase-for-cost = { $cost ->
        [0] for nothing
       *[other] for { phrase-cost }
    }
phrase-price = { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }
# A card; of an Empire the land and the face that is up
phrase-card = { $face ->
        [1] { $empire } (King)
        [2] { $empire } (Republic)
       *[0] { $card }
    }
# The same within a sentence
phrase-the-card = { $face ->
        [1] { phrase-the } (King)
        [2] { phrase-the } (Republic)
       *[0] { $card }
    }
phrase-whose = { $own ->
        [1] your Tableau
       *[0] { $seat }'s Tableau
    }
phrase-whose-cube = { $own ->
        [1] your own Concession
       *[0] { $seat }'s Concession
    }
# One of several like places: "Constantinople (2)"
phrase-nth = { $nth ->
        [0] {""}
       *[other] {" "}({ $nth })
    }
phrase-where = { $where ->
        [10] {" "}(East)
        [11] {" "}(West)
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
        [0] Crusade
        [1] Jihad
        [2] Reformation
        [3] Conspiracy
        [4] Peasant revolt
       *[other] Campaign
    }
# Who would fight, and with what success
phrase-outcome = { $outcome ->
        [0] would fail
        [1] would succeed, and the Empire is yours
        [2] would succeed, and it becomes a Republic
        [3] would succeed, and it has a King again
        [4] would succeed, and it becomes a Vassal
       *[other] would succeed, but it stays as it is
    }
phrase-battle = { $attackers ->
        [one] { $attackers } attacker
       *[other] { $attackers } attackers
    } against { $defenders ->
        [0] no defenders
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }, { phrase-outcome }{ $turns ->
        [1] {" "}and { $state_a }
       *[0] {""}
    }
phrase-needs = { $which ->
        [0] a supreme Religion, and the most Prestige of it
        [1] { $lead } Kings more than anybody else
        [2] { $lead } Concessions more than anybody else, and the most discovery Prestige
       *[3] the most Republics, and { $lead } law Prestige more than anybody else
    }
# What happens to a piece that gives way
phrase-gives-way = { $dies ->
        [1] which is killed
       *[0] which is Repressed
    }
# Which fairs come by
phrase-trade = { $trade ->
        [1] , on the route of the East fair
        [2] , on the route of the West fair
        [3] , on the routes of both fairs
       *[0] {""}
    }
# What a Pirate finds
phrase-prey = { $prey ->
        [1] , killing { phrase-whose-cube }
        [2] , killing { $religion_the } Pirate there
        [3] , beside { phrase-whose-cube }, which is immune
       *[0] {""}
    }
# What a Bishop finds
phrase-meets = { $meets ->
        [1] : both Bishops die
        [2] : may kill a Repressed piece there
       *[0] {""}
    }
phrase-bishop = { $religion_the } Bishop
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
# What a card would do when it acts
phrase-act = { $act ->
        [0] move { $kinds ->
            [1] a Catholic Bishop
            [2] an Islamic Bishop
            [4] a Reformist Bishop
           *[other] a Bishop
        }
        [1] take 1 florin from the market, { $kinds ->
            [1] East row
            [2] West row
           *[other] either row
        }
        [2] behead a card
        [3] tax a Concession
        [4] repress { $kinds ->
            [1] a Concession
            [2] a Rook
            [3] a Concession or a Rook
            [4] a Knight
            [5] a Concession or a Knight
            [6] a Rook or a Knight
           *[other] a piece
        } for 1 florin
        [5] vote { $kinds ->
            [1] in the East
            [2] in the West
           *[other] in the East or West
        }
        [6] move { $kinds ->
            [1] a Catholic Pirate
            [2] an Islamic Pirate
            [4] a Reformist Pirate
           *[other] a Pirate
        }
        [7] kill a Knight, a Rook or a Pirate
       *[8] campaign with { $knights ->
            [one] { $knights } Knight
           *[other] { $knights } Knights
        } { phrase-for-cost }
    }
phrase-doomed = { $doomed ->
        [0] no card is lost
        [one] { $doomed } card is lost
       *[other] { $doomed } cards are lost
    }{ $mine ->
        [0] {""}
       *[other] , { $mine } of them yours
    }


## A turn

ask-turn = { $actions ->
        [0] No action is left, but a Power lets you do something for nothing: use it, or end your turn.
        [one] One action is left: buy, play or sell a card, run a side of your Tableau, hold a fair, or declare a victory.
       *[other] Choose the first of your two actions: buy, play or sell a card, run a side of your Tableau, hold a fair, or declare a victory.
    }
do-turn-buy = { $comet ->
        [1] Buy the Comet for { phrase-price }, to open a victory to all: { $card }
       *[0] Buy { $card }{ phrase-where } for { phrase-price }
    }{ $florins ->
        [0] {""}
       *[other] , and take { phrase-florins } from it
    }
do-turn-play = Play { $card }{ phrase-where }{ $possible ->
        [1] { $shot ->
            [6] : she may marry a King
            [7] : trade may shift to { $emporium }
            [8] : apostasy of { $pair }, { phrase-doomed }
           *[other] : { phrase-shot }{ $where ->
                [10] {" "}in the East
                [11] {" "}in the West
               *[other] , { phrase-battle }
            }
        }
       *[0] { $shot ->
            [6] : no King is left for her
            [9] {""}
           *[other] : no { phrase-shot } is possible now{ $hindrance ->
                [1] , for nobody would attack
                [2] , for there is no heretic to fight
                [3] , for your Tableau has no discovery Prestige yet
                [4] , for that Emporium is open already
               *[0] {""}
            }
        }
    }
do-turn-sell = Sell { phrase-the-card }{ $couple ->
        [1] {" "}with the Queen
       *[0] {""}
    }{ $held ->
        [1] {" "}from your hand
       *[0] {" "}from your Tableau
    } for { phrase-florins }{ $vassals ->
        [0] {""}
        [one] , losing { $vassals } Vassal
       *[other] , losing { $vassals } Vassals
    }
do-turn-run = Run { $sides }: { $ready ->
        [0] no card can act
        [one] { $ready } card can act
       *[other] { $ready } cards can act
    }{ $free ->
        [1] {" "}(costs no action)
       *[0] {""}
    }
do-turn-fair = Hold the { $side } fair: { phrase-florins } { $florins ->
        [one] sets
       *[other] set
    } out from { $emporium }, you receive { $income }, { $levies ->
        [0] no land may raise a Troop
        [one] { $levies } land may raise a Troop
       *[other] { $levies } lands may raise Troops
    }{ $free ->
        [1] {" "}(costs no action)
       *[0] {""}
    }
do-turn-declare = Declare the { $victory } and win{ $double ->
        [1] {" "}(takes both actions)
       *[0] {""}
    }
do-turn-revolt = Give up { $card } for a peasant revolt { phrase-in }: { phrase-battle }
do-turn-apostasy = Apostasy of { $pair }: { phrase-doomed }
do-turn-end = End your turn{ $actions ->
        [0] {""}
        [one] {" "}({ $actions } action unused)
       *[other] {" "}({ $actions } actions unused)
    }

ask-cut = Only 2 cards may stay in your hand now: choose one to discard.
do-cut = Discard { $card }

ask-activate = The Comet opens one way to win, for everybody: choose which victory becomes active.
do-activate = { $victory_Name }: { phrase-needs }{ $met ->
        [1] {" "}(you meet it now)
        [2] {" "}({ $seat } meets it now)
       *[0] {""}
    }


## Playing a card

ask-torch = { $card } carries a torch: you may put out the { $victory }, so that nobody can declare it until another Comet is bought.
do-torch-light = Put out the { $victory }
do-torch-keep = Leave it active

ask-one-shot = { $sold ->
        [1] { $card } is sold, but its one-shot can still take place: choose before anything else happens.
       *[0] { $shot ->
            [6] { $card } may marry a King who is still in the pile: choose him, or leave her unmarried.
            [7] { $card } can set off its one-shot ({ phrase-shot }): choose before its Agents are placed.
            [8] { $card } can set off its one-shot ({ phrase-shot }): choose before its Agents are placed.
           *[other] { $card } can set off its one-shot ({ phrase-shot }): choose before its Agents are placed; in a war they attack.
        }
    }
do-one-shot = { $shot ->
        [6] Marry the King { phrase-of }: the Empire is yours
       *[other] { phrase-Shot } { phrase-in }: { phrase-battle }
    }
do-one-shot-trigger = { $shot ->
        [7] Shift trade to { $emporium }: { $side } fairs set out from there
       *[other] Apostasy of { $pair }: { phrase-doomed }
    }
do-one-shot-refuse = { $sold ->
        [1] Let nothing more happen
       *[0] { $shot ->
            [6] Let her stay unmarried: an old maid, whose Prestige still counts
           *[other] No { phrase-shot }: place its Agents as you like
        }
    }

ask-region = { $card } is at home in all of the { $side }: choose the one Empire where its Agents go.
do-region = { $empire }: { $cities ->
        [0] no free city
        [one] { $cities } free city
       *[other] { $cities } free cities
    }, { $borders ->
        [0] no free border
        [one] { $borders } free border
       *[other] { $borders } free borders
    }
do-region-none = Place no Agents, but for Bishops

ask-settle = Choose a city { phrase-in } for { $agent_the }: whoever stands in a full one gives way, for 1 florin.
do-settle = { $place }{ phrase-nth }: { $taken ->
        [1] replace { $token_the }, { phrase-gives-way }, for 1 florin
       *[0] free
    }
do-settle-none = Do not place { $agent_the }

ask-sail = Choose a coast { phrase-of } for { $agent_the }: it kills what it finds there, and takes 1 florin from every fair that passes.
do-sail = { $border }{ phrase-prey }{ phrase-trade }
do-sail-none = Do not place { $agent_the }

ask-concede = { $regime ->
        [1] The new regime { phrase-in } grants you a Concession: choose a border, where it earns from passing fairs and counts in votes.
       *[0] Choose a border { phrase-of } for your Concession: it earns from passing fairs and counts in votes.
    }
do-concede = { $border }{ $taken ->
        [1] , replacing { phrase-whose-cube } for 1 florin
       *[0] {""}
    }{ phrase-trade }
do-concede-none = Add no Concession

ask-ordain = Choose a card for { $agent_the }: whatever card it stands on falls silent, but keeps its Prestige.
do-ordain = { phrase-card } in { phrase-whose }{ phrase-meets }
do-ordain-none = Do not place { $agent_the }

ask-take = The stock has no { $agent } left: choose one to take from elsewhere.
do-take-repressed = Take it from the Repressed { phrase-of }
do-take-city = Take it from { $place }{ phrase-nth }
do-take-border = Take it from the border { $border_between }
do-take-bishop = Take it from { phrase-the-card } in { phrase-whose }
do-take-none = Do without

ask-pacify = The Bishop comes among the Repressed { phrase-of } and may kill one of them, so that votes cost less and wars find fewer attackers.
do-pacify = Kill { $token_the }
do-pacify-none = Spare them all


## Operations

ask-operate = { $ready ->
        [0] No other card can act: finish.
       *[other] Choose a card and what it does: each card of { $sides } acts once, in any order you like.
    }
do-operate-use = { phrase-card }{ phrase-where }: { phrase-act }
do-operate-read = Read a broken cipher: use a political Operation of somebody else's card
do-operate-done = Finish with { $sides }

ask-cipher = Choose whose card acts for you, as if it were yours.
do-cipher = { phrase-card } in { phrase-whose }: { phrase-act }

ask-locate = { phrase-card } may act anywhere in the { $side } ({ $operation }): choose the Empire.
do-locate = { $empire }: { $targets ->
        [one] { $targets } target
       *[other] { $targets } targets
    } to choose from

ask-inquire = Choose the Bishop that { phrase-the-card } sends on: a card falls silent under a Bishop and speaks again when it leaves.
do-inquire = { $religion } Bishop on { phrase-the-card } in { phrase-whose }

ask-preach = Choose where { phrase-bishop } goes: two Bishops on one card kill each other.
do-preach = { phrase-card } in { phrase-whose }{ phrase-meets }

ask-commerce = Choose a place of the market: you take 1 florin from it.
do-commerce = { $kind ->
        [0] The empty { $side } fair ({ phrase-florins } there)
        [1] The face-down card of the { $side } row ({ phrase-florins } there)
       *[2] { $card } ({ phrase-florins } there)
    }

ask-behead = Choose the card that { phrase-the-card } beheads: it is discarded with all that lies on it.
do-behead = { phrase-card } in { phrase-whose }{ $couple ->
        [1] {" "}with its Queen
       *[0] {""}
    }{ $assassin ->
        [1] : the assassin dies too
       *[0] {""}
    }

ask-tax = Choose the Concession { phrase-of } to be taxed: its owner pays 1 florin or loses it, and raises a Troop in that land.
do-tax = { $border }: { phrase-whose-cube }

ask-taxed = Your Concession { $border_between } is taxed { phrase-in }: pay, or let it become a Serf.
do-taxed-pay = Pay 1 florin (you have { $florins })
do-taxed-yield = Give up the Concession, which { $dies ->
        [1] is killed
       *[0] becomes a Serf
    }

ask-repress = Choose the piece { phrase-in } to be Repressed: you receive 1 florin.
do-repress-city = { $place }{ phrase-nth }: { $token_the }{ $dies ->
        [1] , which is killed
       *[0] {""}
    }
do-repress-border = { $border }: { phrase-whose-cube }{ $dies ->
        [1] , which is killed
       *[0] {""}
    }

ask-vote = Choose the Empire that shall choose you: you need the most Concessions around it, and 1 florin for each piece Repressed on it.
do-vote = { $empire } { phrase-for-cost }: { $outcome ->
        [2] your King becomes a Republic
        [3] your Republic has a King again
       *[other] you take it from { $seat }
    } ({ $voices ->
        [one] { $voices } vote
       *[other] { $voices } votes
    } against { $rival })

ask-corsair = Choose a Pirate { phrase-of } and where it sails: it kills what it finds there.
do-corsair = { $religion } Pirate from { $source } to { $border }{ $prey ->
        [1] , killing { phrase-whose-cube }
        [2] , killing the Pirate there
        [3] , beside { phrase-whose-cube }, which is immune
       *[0] {""}
    }{ phrase-trade }

ask-siege = The siege kills one piece { phrase-in }: choose which.
do-siege-city = { $place }{ phrase-nth }: { $token_the }
do-siege-pirate = { $border }: { $religion_the } Pirate

ask-campaign = { $knights ->
        [one] { $knights } Knight marches
       *[other] { $knights } Knights march
    } from { phrase-the } { phrase-for-cost }: choose the neighbour to attack.
do-campaign = Campaign against { phrase-the } { phrase-for-cost }: { phrase-battle }


## Troops, battles and new regimes

ask-levy = A Troop is raised { phrase-in }: choose the city, which decides its kind and its Religion.
do-levy = { $place }: { $token_a }

ask-lose = { $attacking ->
        [1] Choose who falls among your attackers: { $losses } more to name, and the rest survive.
       *[0] Choose who falls among the defenders: { $losses } more to name.
    }
do-lose-agent = The card's { $agent }
do-lose-repressed = Repressed { $token }
do-lose-city = { $token } in { $place }{ phrase-nth }
do-lose-pirate = { $religion } Pirate { $border_between }
do-lose-concession = Your Concession { $border_between }

ask-survivor = The attack { phrase-in } has succeeded: choose where { $pirate ->
        [1] { $religion_the } Pirate
       *[0] { $token_the }
    } settles.
do-survivor-city = { $place }
do-survivor-border = { $border }{ $taken ->
        [1] , replacing { phrase-whose-cube } for 1 florin
       *[0] {""}
    }{ phrase-trade }
do-survivor-none = Leave it outside{ $sort ->
        [0] , Repressed on the Empire card
        [1] , where it is killed
       *[2] , Repressed as before
    }

ask-theocracy = Your conspiracy has succeeded { phrase-in }, which is { $state_a }: you may turn the land over.
do-theocracy-turn = Turn it over into { $state_a }
do-theocracy-keep = Leave it as it is

ask-emancipate = The new regime { phrase-in } may free Repressed pieces: choose one, or leave them.
do-emancipate = Free { $token_the }
do-emancipate-none = Free nobody else

ask-free = Choose where { $token_the } goes, now that it is free.
do-free-city = { $place }
do-free-border = { $border }{ phrase-trade }


## Why not

refusal-not-now = Something else has to be decided first.
refusal-not-your-turn = It is not your turn.
refusal-cannot-pay = The price is { phrase-price }; you have { $florins }.
refusal-face-down = The face-down card is never sold; a fair uses it up.
refusal-hand-full = You hold 2 cards already: play or sell one first.
refusal-no-card-there = There is no card at this place.
refusal-paid-this-turn = You laid a florin on { $card } in this turn, so you may not buy it before the next.
refusal-victory-already-active = The { $victory } is active already.
refusal-fair-held = You have held the { $side } fair in this turn already.
refusal-no-action-left = You have no action left.
refusal-not-in-hand = This card is not in your hand.
refusal-side-run = You have run the { $side } side in this turn already.
refusal-concessions-behind = You have { $own ->
        [one] { $own } Concession
       *[other] { $own } Concessions
    }, another player { $other }: you need { $lead } more than that.
refusal-discovery-behind = You have { $own } discovery Prestige, another player { $other }: you need more.
refusal-kings-behind = You have { $own ->
        [one] { $own } King
       *[other] { $own } Kings
    }, another player { $other }: you need { $lead } more than that.
refusal-law-behind = You have { $own } law Prestige, another player { $other }: you need { $lead } more than that.
refusal-needs-two-actions = A torch discredits the { $victory }: to declare it takes both actions of a turn.
refusal-no-bishop-majority = No Religion has more Bishops than the other two together: Catholic { $catholic }, Islamic { $islamic }, Reformist { $reformist }.
refusal-no-theocracy-majority = No Religion has more pieces in its own Theocracies than the other two together: Catholic { $catholic }, Islamic { $islamic }, Reformist { $reformist }.
refusal-religion-behind = The { $religion } faith is supreme; you have { $own } of its Prestige, another player { $other }.
refusal-republics-behind = You have { $own ->
        [one] { $own } Republic
       *[other] { $own } Republics
    }, another player { $other }: you need more.
refusal-two-supremacies = No Religion is supreme: most Bishops are { phrase-religion-of-bishops }, most pieces in Theocracies { phrase-religion-of-strength }.
refusal-victory-inactive = The { $victory } is not active: a Comet must be bought first.
refusal-not-your-card = This card is not yours.
refusal-old-maid = An old maid is never sold.
refusal-queen-with-king = A crowned Queen is sold with her King only.
refusal-border-has-pirate = A Pirate holds the border { $border_between }.
refusal-cannot-repress = It costs 1 florin to make somebody give way, and you have none.
refusal-emporium-closed = This Emporium is closed.
refusal-must-place = There is room, so it must be placed.
refusal-no-bishop-here = No Bishop can stand there.
refusal-not-a-sea-border = No trade route crosses the border { $border_between }.
refusal-other-border = The border { $border_between } is elsewhere.
refusal-other-empire = It cannot take place { phrase-in }.
refusal-other-location = The two cards are not of the same place.
refusal-repressed-first = One that is Repressed must be taken first.
refusal-room-left = This city has a free place, so nobody gives way.
refusal-wrong-piece = This is another kind of piece.
refusal-bishop-stays = This Bishop has nowhere to go.
refusal-no-such-bishop = No Bishop of the right colour stands there.
refusal-not-repressed-there = No such piece is Repressed { phrase-in }.
refusal-out-of-reach = This is out of reach.
refusal-empire-in-play = Somebody rules { phrase-the } already, so its King is not free to marry.
refusal-needs-discovery = The way to the Spice Islands needs discovery Prestige in your Tableau, beside this card.
refusal-no-attackers = Nobody would attack { phrase-in }.
refusal-no-heretics = There is no heretic to fight { phrase-in }.
refusal-no-one-shot-here = The card has no such one-shot.
refusal-not-a-suitor = The King { phrase-of } is not among her suitors.
refusal-route-open = { $emporium } is open already.
refusal-spice-final = The way to { $emporium } is open for good.
refusal-no-power = You have no such Power at work.
refusal-border-taken = This border is taken.
refusal-city-taken = This city has no room.
refusal-not-in-battle = Nobody of that kind fights here.
refusal-no-room-to-free = There is no free place for it.
refusal-already-used = This card has acted already.
refusal-no-bishop-to-move = There is no Bishop this card could move.
refusal-no-ciphers = There is no cipher to read now.
refusal-no-florin-in-row = No florin lies in that row of the market.
refusal-no-pirate-to-move = There is no Pirate this card could move.
refusal-no-such-operation = The card has no such Operation.
refusal-nobody-to-behead = There is nobody this card could behead.
refusal-not-on-this-side = This card is not on the side you run.
refusal-not-political = This is no political Operation.
refusal-nothing-to-besiege = There is nobody to besiege.
refusal-nothing-to-repress = There is nothing this card could repress.
refusal-nothing-to-run = No card of your { $side } side can act.
refusal-nothing-to-tax = There is no Concession to tax where a Troop can still be raised.
refusal-nothing-to-vote-on = There is no Empire on that side where you could win the vote and pay for it.
refusal-other-row = There is no florin for this card to take.
refusal-silenced = A Bishop silences this card.
refusal-your-own-card = It must be somebody else's card.
refusal-cannot-behead-itself = A card cannot behead itself.
refusal-cannot-pay-vote = The vote costs { phrase-cost }; you have { $florins }.
refusal-in-empire-pile = Nobody rules { phrase-the } yet, so there is nothing to vote on.
refusal-no-concession-there = There is no Concession { $border_between }.
refusal-no-florin-to-pay = You have no florin to pay with.
refusal-no-majority = You do not have the most Concessions around { phrase-the }.
refusal-not-a-heretic = No hunted Bishop stands on this card.
refusal-not-in-a-tableau = This card lies in no Tableau.
refusal-other-side = The vote of this card does not reach { phrase-the }.
refusal-wrong-target = This card cannot repress such a piece.
refusal-cannot-pay-knights = The Knights cost { phrase-cost }; you have { $florins }.
refusal-no-knights = There are no Knights { phrase-in }.
refusal-no-pirate-there = There is no such Pirate { $border_between }.
refusal-nobody-there = Nobody stands there.
refusal-not-adjacent = A campaign reaches neighbours only, and { phrase-the } is none.
refusal-own-empire = Your Tableau holds { phrase-the } already.
refusal-own-suzerain = A Vassal never attacks its Suzerain: { $empire }.
refusal-same-colour-pirate = A Pirate of the same colour is { $border_between } already.
refusal-same-place = It is there already.


## What happened

log-bank-drawn = { $seat } runs the { $bank } bank, with a Concession { $border_between }.
    .you = You run the { $bank } bank, with a Concession { $border_between }.
log-first-player = The banks are drawn and the market is open: the first turn begins.
log-turn = It is { $seat }'s turn.
    .you = It is your turn.
log-turn-ended-early = { $seat } leaves { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } unused.
    .you = You leave { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } unused.
log-new-in-market = New in the market: { $card }, { $slot }.
log-turned-face-down = { $card } is turned face down, for the next { $side } fair.

log-bought = { $seat } buys { $card } for { phrase-price }{ $florins ->
        [0] {""}
       *[other] {" "}and takes { phrase-florins } from it
    }.
    .you = You buy { $card } for { phrase-price }{ $florins ->
        [0] {""}
       *[other] {" "}and take { phrase-florins } from it
    }.
log-victory-active = { $seat } opens the { $victory } to all.
    .you = You open the { $victory } to all.
log-victory-inactive = { $seat } puts out the { $victory }.
    .you = You put out the { $victory }.
log-sold = { $seat } sells { $card } for { phrase-florins }.
    .you = You sell { $card } for { phrase-florins }.
log-cut-from-hand = { $seat } discards { $card } from the hand.
    .you = You discard { $card } from your hand.
log-ran = { $seat } runs { $sides } of the Tableau.
    .you = You run { $sides } of your Tableau.
log-declared = { $seat } declares the { $victory } and wins.
    .you = You declare the { $victory } and win.

log-played = { $seat } plays { $card }.
    .you = You play { $card }.
log-one-shot = { $seat } sets off the one-shot: { phrase-shot }.
    .you = You set off the one-shot: { phrase-shot }.
log-one-shot-in = { $seat } sets off the one-shot { phrase-in }: { phrase-shot }.
    .you = You set off the one-shot { phrase-in }: { phrase-shot }.
# An Emporium of the East, or else of the West
log-trade-shifted = Trade shifts: { $emporium ->
        [Tana] East
        [Timbuktu] East
        [Novgorod] East
       *[other] West
    } fairs now set out from { $emporium }.
log-old-maid = { $seat } leaves { $card } unmarried, an old maid.
    .you = You leave { $card } unmarried, an old maid.
log-crowned = { $seat } marries { $card } to the King { phrase-of }.
    .you = You marry { $card } to the King { phrase-of }.
log-lost-to-apostasy = { $seat } loses { $card } to the apostasy.
    .you = You lose { $card } to the apostasy.
log-reprisals = { $seat } gives up { $card }, and the peasants rise { phrase-in }.
    .you = You give up { $card }, and the peasants rise { phrase-in }.

log-piece-placed = { $seat } places { $agent_a } in { $place }.
    .you = You place { $agent_a } in { $place }.
log-pirate-placed = { $seat } sends { $agent_a } to the coast { $border_between }.
    .you = You send { $agent_a } to the coast { $border_between }.
log-concession-placed = { $seat } gains a Concession { $border_between }.
    .you = You gain a Concession { $border_between }.
log-bishop-placed = { $seat } places { $agent_a } on { $card }.
    .you = You place { $agent_a } on { $card }.
log-piece-taken = { $seat } takes { $agent_a } from elsewhere, as the stock has none.
    .you = You take { $agent_a } from elsewhere, as the stock has none.
log-repressed = Repressed { phrase-in }: { $token }.
log-killed-for-want-of-empire = Killed { phrase-in }, which nobody rules: { $token }.
log-diet-of-worms = Two Bishops meet on { $card } and kill each other.
log-pacified = { $seat } has a Repressed piece killed { phrase-in }: { $token }.
    .you = You have a Repressed piece killed { phrase-in }: { $token }.
log-pirate-sank-concession = The Pirate kills { $seat }'s Concession { $border_between }.
    .you = The Pirate kills your Concession { $border_between }.
log-pirate-sank-pirate = The Pirate kills { $religion_the } Pirate { $border_between }.

log-operation = { $seat } lets { $card } act: { $operation }.
    .you = You let { $card } act: { $operation }.
log-bishop-moved = { $seat } moves { $religion_a } Bishop to { $card }.
    .you = You move { $religion_a } Bishop to { $card }.
log-commerce = { $seat } takes 1 florin from { $slot }.
    .you = You take 1 florin from { $slot }.
log-beheaded = { $seat } has { $card } beheaded.
    .you = You have { $card } beheaded.
log-assassin-killed = The assassin { $card } dies too.
log-taxed = { $seat } taxes the Concession of { $owner } { $border_between }, { phrase-in }.
    .you = You tax the Concession of { $owner } { $border_between }, { phrase-in }.
log-tax-paid = { $seat } pays 1 florin of tax.
    .you = You pay 1 florin of tax.
log-voted = { $seat } wins the vote { phrase-in } for { $florins ->
        [0] nothing
       *[other] { phrase-florins }
    }.
    .you = You win the vote { phrase-in } for { $florins ->
        [0] nothing
       *[other] { phrase-florins }
    }.
log-pirate-moved = { $seat } moves { $religion_a } Pirate from { $source } to { $border }.
    .you = You move { $religion_a } Pirate from { $source } to { $border }.
log-besieged = { $seat } has { $token_the } in { $place } killed.
    .you = You have { $token_the } in { $place } killed.
log-pirate-besieged = { $seat } has { $religion_the } Pirate { $border_between } killed.
    .you = You have { $religion_the } Pirate { $border_between } killed.
log-campaign = { $seat } pays { phrase-florins } for a campaign of { $card } against { phrase-the }.
    .you = You pay { phrase-florins } for a campaign of { $card } against { phrase-the }.

log-fair = { $seat } holds the { $side } fair ({ $card }): { phrase-florins }.
    .you = You hold the { $side } fair ({ $card }): { phrase-florins }.
log-no-voyage = { $seat } keeps the only florin, and no ship sets out.
    .you = You keep the only florin, and no ship sets out.
log-fair-paid = { $seat } receives { phrase-florins } for the Concession { $border_between }.
    .you = You receive { phrase-florins } for your Concession { $border_between }.
log-fair-robbed = A Pirate robs the fair of 1 florin { $border_between }.
log-saturated = No free city { phrase-in }, so no Troop.

log-battle = Battle { phrase-in }: { $attackers ->
        [one] { $attackers } attacker
       *[other] { $attackers } attackers
    } against { $defenders ->
        [0] no defenders
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }.
log-battle-won = { $seat }'s attack { phrase-in } succeeds.
    .you = Your attack { phrase-in } succeeds.
log-battle-lost = { $seat }'s attack { phrase-in } fails.
    .you = Your attack { phrase-in } fails.
log-survivor-in-city = A survivor settles in { $place }: { $token }.
log-survivor-on-border = A survivor settles { $border_between }: { $token }.
log-map-turned = The land turns over { phrase-in }, now { $state_a }.
log-empire-taken = { $seat } takes { phrase-the }, under a King.
    .you = You take { phrase-the }, under a King.
log-became-republic = { $seat } makes a Republic { phrase-of }.
    .you = You make a Republic { phrase-of }.
log-became-king = { $seat } has a King again { phrase-in }.
    .you = You have a King again { phrase-in }.
log-became-vassal = { $seat } makes { phrase-the } a Vassal of { $card }.
    .you = You make { phrase-the } a Vassal of { $card }.
log-empire-to-pile = Back to the pile of Empires goes { phrase-the }.
log-freed-to-city = { $seat } frees { $token_the }, which goes to { $place }.
    .you = You free { $token_the }, which goes to { $place }.
log-freed-to-border = { $seat } frees { $token_the }, which goes to the border { $border_between }.
    .you = You free { $token_the }, which goes to the border { $border_between }.
log-bankrupt = { $seat } has nothing left, and the bank fails.
    .you = You have nothing left, and your bank fails.
log-patron-wins = { $seat } is the greatest patron and wins.
    .you = You are the greatest patron and win.
log-patron-count = { $seat } has { $patron } patron Prestige and { phrase-florins }.
    .you = You have { $patron } patron Prestige and { phrase-florins }.


## What a table may agree on

setting-expansion = Cards of the expansion
setting-expansion-off = without
setting-expansion-on = with
setting-astrology = Astrology: the next card of each pile lies open
setting-astrology-off = no
setting-astrology-on = yes
setting-bankruptcy = Bankruptcy: fairs pay their organiser nothing, and banks can fail
setting-bankruptcy-off = no
setting-bankruptcy-on = yes


## Hints for a first game, three for each of these steps

hint-turn-1 = You have two actions in a turn. Buy cards from the market, play them into your Tableau, then run a side to let all its cards act at once.
hint-turn-2 = A card costs as much as its place in the row, and your florins lie down on the cards before it: cheap cards with florins on them pay for themselves.
hint-turn-3 = A fair pays whoever has Concessions on its route, and fills the lands it passes with Troops. See who would gain before you hold it.
hint-one-shot-1 = The one-shot happens once, when the card is played. In a war its Agents attack instead of settling peacefully.
hint-one-shot-2 = Attackers and defenders fall one for one; a single survivor is enough, and the Empire is yours.
hint-one-shot-3 = Attack your own King and win, and he becomes a Republic: that is how Republics come about.
hint-concede-1 = A Concession is your cube on a border. When a fair passes, it earns 1 florin.
hint-concede-2 = With the most Concessions around an Empire you can win it by a vote, without any war.
hint-concede-3 = Pirates come only to coasts, which are the borders that a trade route crosses.
hint-ordain-1 = A card with a Bishop on it can neither act nor use its Power. Put yours on somebody else's best card.
hint-ordain-2 = Bishops in play also decide which Religion is supreme.
hint-ordain-3 = A Bishop sent to a card with a Bishop removes both.
hint-operate-1 = Each card acts once, with one of its icons. The order is yours, and every result counts for the next card.
hint-operate-2 = You may aim at your own pieces and cards: repress your own Concessions, as Serfs for a later revolt, or vote out your own King.
hint-operate-3 = An Empire won while you run a side may act too, if it lies on that side.
hint-lose-1 = You name the losses of both sides. Keep the attackers that will be of use to you on the map.
hint-lose-2 = The card's Agents and Repressed pieces that survive move in; Pirates and neighbours stay where they are.
hint-lose-3 = Pieces in cities belong to nobody: what counts is their Religion.
hint-vote-1 = A vote needs no battle, only the most Concessions around the Empire.
hint-vote-2 = Each piece Repressed on the Empire makes the vote dearer by 1 florin.
hint-vote-3 = A vote against your own King makes him a Republic.
hint-campaign-1 = All Knights of the land march, and each costs 1 florin. Rooks stay at home.
hint-campaign-2 = A beaten neighbour becomes a Vassal under your King, and counts as a King for the imperial victory.
hint-campaign-3 = The Knights that survive stay in their own land.


## The board as text

board-before = Before the first turn
board-turn = { $name } to play
board-your-turn = your turn
board-ending = The game is over: { $ending }
board-actions = { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
board-piles = piles: East { $east }, West { $west }
board-comets = { $count ->
        [one] { $count } Comet to come
       *[other] { $count } Comets to come
    }
board-foretold = next: { $cards }
board-victory = { $which ->
        [0] Religious
        [1] Imperial
        [2] Globalisation
       *[3] Renaissance
    }
board-open = { $double ->
        [1] open, takes 2 actions
       *[0] open
    }
board-closed = closed
board-met = met by
board-bishops = Bishops c{ $catholic } i{ $islamic } r{ $reformist }
board-strength = in Theocracies c{ $catholic } i{ $islamic } r{ $reformist }
board-kings = Kings (lead { $lead })
board-concessions = Concessions (lead { $lead })
board-republics = Republics
board-law = law (lead { $lead })
# A land and the Religion on its back
board-land = { $now ->
        [0] Catholic
        [1] Islamic
        [2] Reformist
       *[3] medieval
    } { $back ->
        [0] (c)
        [1] (i)
        [2] (r)
       *[3] (m)
    }
board-king-sign = K
board-republic-sign = R
board-king = King
board-republic = Republic
board-vassal = Vassal
board-piece = { $sort ->
        [0] K
        [1] R
        [2] P
       *[3] B
    }{ $faith ->
        [0] c
        [1] i
       *[2] r
    }
board-cube = cube
board-fair = { $side } fair ({ phrase-florins }) from { $emporium }:
board-borders = Other borders:
board-row = { $side } market
board-face-down = fair: { $card }
board-no-fair = no fair now
board-comet = Comet: opens a victory
# What a Power in sight does follows
board-power = Power { $power }
board-suitors = marries { $who }
board-shift = trade to { $emporium }
board-apostasy = apostasy { $faiths ->
        [3] c-i
        [5] c-r
       *[6] i-r
    }
board-torch = torch: { $victory_adjective }
board-operation = { $operation }{ $icon ->
        [0] { $kinds ->
            [1] {" "}c
            [2] {" "}i
           *[4] {" "}r
        }
        [1] { $kinds ->
            [1] {" "}E
           *[2] {" "}W
        }
        [4] { $kinds ->
            [1] {" "}cube
            [2] {" "}R
            [3] {" "}cube R
            [4] {" "}K
            [5] {" "}cube K
            [6] {" "}R K
           *[7] {" "}cube R K
        }
        [5] { $kinds ->
            [1] {" "}E
           *[2] {" "}W
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
        [one] { $count } card
       *[other] { $count } cards
    } in hand (East { $east }, West { $west })
board-hand = Hand:
board-tableau = { $side }:
board-maids = Old maids:
board-bankrupt = bankrupt
board-signs =
    Kc Ri Pr   Knight, Rook, Pirate: Catholic, Islamic, Reformist
    {"[Bc]"}       a Bishop, who silences the card
    <Kc ●>     pieces Repressed on an Empire
    ●K ■R      before a land: who rules it, as King or Republic
    (r) (m)    the Religion on the back of a land; medieval
    ● ■ ◆ ▼    the players; on borders, their Concessions
    2 … +3     the price of a card, and the florins on it
    c i r      Catholic, Islamic, Reformist
    E W        East, West
    (Tana)     a closed Emporium
    (lead 2)   so many more than anybody else are needed
    siege      a word on a card: “rules siege” tells what it does


## Captions of the drawing

draw-several = { $number } × { $what }
draw-of = { $name } ({ $what })
draw-cube = cubes
draw-rook = Rooks
draw-knight = Knights
draw-anywhere-east = anywhere in the East
draw-anywhere-west = anywhere in the West
draw-short-hre = HRE
draw-suitors-short = suitors
draw-king = King { phrase-of }.
draw-republic = Republic { phrase-of }.
draw-comet = Whoever buys it turns one victory card to its active face at once.
draw-card-east = East card.
draw-card-west = West card.
draw-location = Location: { $place }.
draw-suitors = She may marry a King who is in the pile: { $names }.
draw-agents = Agents: { $what }.
draw-prestige = Prestige: { $what }.
draw-operations = Operations: { $what }.
draw-one-shot = One-shot: { $what }.
draw-torch = Torch: { $victory }.
draw-in-pile = Its Empire card is still in the pile.
draw-vassal = { $name } has it as a Vassal { phrase-of }.
draw-held-king = { $name } has it, under its King.
draw-held-republic = { $name } has it, as a Republic.
draw-back = Other side: { $state }.
draw-repressed-on = Repressed { phrase-in }: { $number }
draw-repressed-text = A conspiracy raises Knights and Rooks, a revolt raises cubes; a vote costs 1 florin for each of them.
draw-capital = Capital.
draw-emporium-black-open = Open Emporium: the fairs of the East set out from here.
draw-emporium-black-closed = Closed Emporium of the East: out of play until trade shifts.
draw-emporium-white-open = Open Emporium: the fairs of the West set out from here.
draw-emporium-white-closed = Closed Emporium of the West: out of play until trade shifts.
draw-raises = Its Troop: { $token }.
draw-stands-in = { $place }, { $empire }.
draw-attacks = Attacks.
draw-defends = Defends.
draw-sea-border = Sea Border: Pirates can come here.
draw-land-border = Land Border: no route crosses it, and no Pirate comes here.
draw-shield = Shield of the { $bank } bank, whose first Concession stands here.
draw-border-free = Nobody stands here.
draw-concession = { $name }: Concession
draw-on-border = Border { $border }. A fair that passes pays its owner 1 florin.
draw-pirate-text = Border { $border }. A fair that passes loses 1 florin.
draw-route-east = black route of the East fair
draw-route-west = white route of the West fair
draw-route-text = It sets out from { $emporium }: { $way }.
draw-fair-east = East fair
draw-fair-west = West fair
draw-price-east = East row, price { $number }.
draw-price-west = West row, price { $number }.
draw-fair-text = Profit of a fair here: { $profit } ({ $florins } on the card, { $grant } from China). The card is { $name }.
draw-locked = Paid on in this turn: whoever did cannot buy it now.
draw-slot-empty = empty place
draw-slot-empty-text = It is filled after this turn.
draw-florins = florins: { $number }
draw-florins-text = Whoever buys the card takes them.
draw-florins-fair = They belong to the profit of the next fair here.
draw-florins-own = They buy cards, votes and soldiers.
draw-pile-east = East pile: { $number }
draw-pile-west = West pile: { $number }
draw-pile-text = Comets left in it, among its last cards: { $comets }.
draw-foretold = The next card of this pile.
draw-active = Active: it can be declared.
draw-inactive = Inactive: a Comet must turn it first.
draw-discredited = Discredited: to declare it takes both actions.
draw-meets = { $name } meets all conditions.
draw-lacks-kings-behind = { $name }: Kings { $own } against { $other }, and { $lead } more are needed.
draw-lacks-concessions-behind = { $name }: Concessions { $own } against { $other }, and { $lead } more are needed.
draw-lacks-discovery-behind = { $name }: discovery { $own } against { $other }, and more is needed.
draw-lacks-republics-behind = { $name }: Republics { $own } against { $other }, and more are needed.
draw-lacks-law-behind = { $name }: law { $own } against { $other }, and { $lead } more is needed.
draw-lacks-religion-behind = { $name }: Prestige of the supreme Religion { $own } against { $other }, and more is needed.
draw-lacks-no-bishop-majority = No Religion has most of the Bishops: Catholic { $catholic }, Islamic { $islamic }, Reformist { $reformist }.
draw-lacks-no-theocracy-majority = No Religion has most of the strength in its own Theocracies: Catholic { $catholic }, Islamic { $islamic }, Reformist { $reformist }.
draw-lacks-two-supremacies = One Religion leads in Bishops, another in strength.
draw-over = the game is over
draw-turn = turn: { $name }
draw-before = before the first turn
draw-actions = actions left: { $number }
draw-war = { $war } { phrase-in }
draw-armies = attackers: { $attackers } · defenders: { $defenders }
draw-acts = acts now
draw-acts-in = acts { phrase-in }
draw-quiet = no card acts
draw-agent-fights = Fights from outside the map.
draw-agent-waits = Still to be placed.
draw-stock = { $what }: { $number } in the stock
draw-stock-text = Whoever needs a piece that is not in the stock takes one from the Repressed, else from the map.
draw-empire-pile = Empires in the pile: { $number }
draw-discard = discards: { $number }
draw-discard-text = Cards that were sold, beheaded or used for a fair; they do not come back.
draw-out = Bankrupt.
draw-decides = Decides now.
draw-cubes = cubes in reserve: { $number }
draw-cubes-text = They become Concessions on Borders.
draw-prestige-count = Prestige ({ $what }): { $number }
draw-hand = cards in hand: { $number }
draw-hand-text = Two at most, unless a Power lifts the limit.
draw-hidden-east = East card, face down
draw-hidden-west = West card, face down
draw-hidden = Only who holds it sees it.
draw-in-hand = In hand.
draw-half-east = East
draw-half-west = West
draw-half-text = One action runs this side: one Operation with each of its cards.
draw-half-running = Being run: one Operation with each of its cards.
draw-player-card = Cards of the West lie to the left of this card, those of the East to its right.
draw-old-maid = Old maid: only her Prestige counts.
draw-married = Married to the King { phrase-of }.
draw-silenced = Silenced by a Bishop.
draw-used = Used in this action.
draw-repressed = Repressed ({ $what }): { $number }
draw-bishop-text = Stands on { $name }: its Operations, all but an inquisitor, and its Powers are silent.

## What can be wrong in a components file

error-campaign = only a King can campaign
error-count-of-places = the cities have { $given } places, not { $count }
error-one-capital = every Map card has exactly one capital
error-not-touching = { $border } does not touch { $name }
error-route-end = the route ends on { $name }
error-last-comets = the Comets are the last four cards
error-coronation = every Queen has the coronation, and nobody else
error-suitors = a Queen has suitors and no Location of her own
error-revolt = only a married Queen can be discarded for a revolt
error-location = every other card of a Tableau has a Location
error-count-of-words = { $count } words are expected, not { $given }
error-three-religions = three numbers are expected: Catholic, Islamic, Reformist
error-no-operation = '{ $given }' is no Operation
error-needs-one-of = '{ $given }' needs one of { $known }
error-needs-nothing = '{ $given }' needs one of nothing
error-no-one-shot = '{ $given }' is no one-shot
error-one-shot-details = a shift names an Emporium, an apostasy two Religions, all others nothing

## What can be wrong in a position

error-the-position = the position
error-the-seat = seat { $given }
error-an-empire = an Empire
error-a-card = a card
error-a-vassal = a Vassal
error-a-market-place = a market place
error-the-pile = the { $side } pile
error-other-game-position = This is a position of { $given }, not of Pax Renaissance.
error-count-of-seats = { $least } to { $most } seats are needed ([[seats]]), not { $given }.
error-ending-and-winners = A game that is over has an ending and winners; give both or neither (L2.declare).
error-table-expected = { $where } must be a table of fields, not { $given }.
error-no-field = { $where } has no field { $given }; it may have { $known }.
error-not-among = { $where }: { $given } is not one of { $known }.
error-unknown = { $where }: { $given } is unknown.
error-unknown-near = { $where }: { $given } is unknown; did you mean { $near }?
error-either = { $one } or { $other }
error-list-expected = { $where } must be a list, not { $given }.
error-whole-number-expected = { $where } must be a whole number from 0 to { $most }, not { $given }.
error-true-or-false = { $where } is either true or false, not { $given }.
error-war-needs-empire = pending: a war and those outside need the empire where it happens.
error-nothing-pending = pending.frames: something must be pending, unless the game has an ending.
error-nobody-pending = pending.frames: nobody sits in seat { $given } ({ $name }).
error-frame-expected = pending.frames: a step with two numbers is expected, not { $given }.
error-bishop-fights = attackers: a Bishop never fights (E2.bishop-no-fight).
error-comet-in-hand = hand: a Comet never enters a hand (E1.comet-no-hand).
error-wrong-side = { $name } lies on the wrong side of the Tableau (I1.side).
error-not-in-row = { $name } is no { $side } card of a Tableau (E2.place-card).
error-two-places = { $name } lies in two places.
error-too-many-bishops = There are only { $count } { $name } Bishops (B1.bishops).
error-nobody-sits = Nobody sits in { $name }.
error-one-emporium-each = emporia: one black and one white Emporium are open at a time (B5.one-open).
error-full-city = { $name } has room for { $count }, not { $given } ({ $clause }).
error-second-concession = { $name } holds one Concession at most (F7.one-token).
error-second-pirate = { $name } holds one Pirate at most (F7.one-token).
error-count-of-columns = A market row has { $count } places, not { $given } (C6.market).
error-not-next = { $name } cannot come next in the { $side } pile (C5.east-pile).
error-expansion-card = { $name } is a card of the expansion, which this table does not use.
error-no-old-maid = { $name } is no Queen and cannot be an old maid (I2.old-maid).
error-queen-in-row = { $name } is a Queen: she has a King or is an old maid (I1.cross).
error-no-suitor = { $queen } never marries the King of { $name } (I.suitors).
error-republic = { $name } is a Republic: it has no Queen and no Vassals, and is none (Q.regime-strip).
error-vassal = { $name } is a Vassal: it lies alone under an Empire that is none (F9.by-vassal).
error-too-many-pieces = There are only { $count } of { $name }, Pirates counted in (B1.rooks).
error-too-many-cubes = { $name } has only { $count } cubes (B1.cubes).
error-closed-city = { $name } is covered by a disk; nobody can stand there (B5.closed).
error-no-sea = { $name } is no Sea Border (E2.sea-border).
error-concession-and-pirate = { $name } holds a Concession or a Pirate, not both (F7.one-token).
error-too-many-comets = There are only two { $name } Comets (A3.comets).
error-last-part = The last part of the { $name } pile is whole while cards lie above it (C5.east-pile).
error-pile-too-high = The { $name } pile cannot have so many cards: the others lie in sight (C5.separate).
error-needs-astrology = The next card of a pile is seen with the Astrology option only (C5.astrology).
error-same-bank = Two seats have the same bank; there is one of each: { $known }.
error-full-hand = { $name } holds more than two cards (E1.hand-limit).
error-needs-bankruptcy = { $name } cannot be bankrupt without the Bankruptcy option (G6.elimination).
error-turn-of-bankrupt = It cannot be the turn of { $name }, who is bankrupt (G6.elimination).
