### Virgin Queen, The Enterprise of England: everything the game says in English. fr.ftl has the same keys.
###
### ask-STEP          the prompt of a decision; it begins with the power that is asked, as one player may have two
### do-STEP-GROUP     an option
### refusal-…         why an option is not allowed
### log-…             what happened, told of the powers
### the rest          names of things; the forms of a name ($power_own) are its attributes
###
### Leaders, cards and Home Cards have their names from components.toml; powers, places and zones are
### named here, as sentences need their articles.

game-title = Virgin Queen
game-subtitle = The Enterprise of England
game-aim = Spain, England and the Protestant rebels of the Netherlands, in the years of the Armada. Cards give command points for armies, fleets, raids, spies and preachers; after turn 6 the most points win, and London, the whole north or a whole country of one faith win at once. With two players, one has England and the rebels. Map, forces, ratings, costs, deck and scores are home-made: only the dice procedures and the sequence of play come from the aid card of Virgin Queen.
score-title = Victory points
score-unit = { $points ->
    [one] victory point
   *[other] victory points
  }


## Names

power-spain = Spain
    .Name = Spain
    .Short = Spain
    .own = Spain's
power-england = England
    .Name = England
    .Short = England
    .own = England's
power-rebels = the rebels
    .Name = The rebels
    .Short = Rebels
    .own = the rebels'
power-nobody = this free city
    .Name = Nobody
    .Short = Free
    .own = nobody's
power-ottoman = the Ottomans
    .Name = The Ottomans
    .Short = Ottomans
    .own = the Ottomans'

space-london = London
    .the = London
space-norwich = Norwich
    .the = Norwich
space-portsmouth = Portsmouth
    .the = Portsmouth
space-plymouth = Plymouth
    .the = Plymouth
space-lancaster = Lancaster
    .the = Lancaster
space-york = York
    .the = York
space-edinburgh = Edinburgh
    .the = Edinburgh
space-dublin = Dublin
    .the = Dublin
space-amsterdam = Amsterdam
    .the = Amsterdam
space-rotterdam = Rotterdam
    .the = Rotterdam
space-utrecht = Utrecht
    .the = Utrecht
space-groningen = Groningen
    .the = Groningen
space-antwerp = Antwerp
    .the = Antwerp
space-brussels = Brussels
    .the = Brussels
space-madrid = Madrid
    .the = Madrid
space-corunna = Corunna
    .the = Corunna
space-seville = Seville
    .the = Seville
space-barcelona = Barcelona
    .the = Barcelona
space-lisbon = Lisbon
    .the = Lisbon
space-north-sea = North Sea
    .the = the North Sea
space-channel = English Channel
    .the = the English Channel
space-biscay = Bay of Biscay
    .the = the Bay of Biscay
space-cadiz = Gulf of Cádiz
    .the = the Gulf of Cádiz
space-mediterranean = Mediterranean
    .the = the Mediterranean

zone-north-atlantic = North Atlantic
    .the = the North Atlantic
    .in = in the North Atlantic
zone-antilles = Antilles
    .the = the Antilles
    .in = in the Antilles
zone-caribbean-sea = Caribbean Sea
    .the = the Caribbean Sea
    .in = in the Caribbean Sea
zone-mexican-coast = Mexican Coast
    .the = the Mexican Coast
    .in = on the Mexican Coast

country-england = England
    .the = England
country-scotland = Scotland
    .the = Scotland
country-ireland = Ireland
    .the = Ireland
country-netherlands = Netherlands
    .the = the Netherlands
country-spain = Spain
    .the = Spain
country-portugal = Portugal
    .the = Portugal

faith-catholic = Catholic
faith-protestant = Protestant

unit-spanish-regular = Spanish regular
    .a = a Spanish regular
    .A = A Spanish regular
unit-english-regular = English regular
    .a = an English regular
    .A = An English regular
unit-rebel-regular = rebel regular
    .a = a rebel regular
    .A = A rebel regular
unit-cavalry = cavalry
    .a = a cavalry unit
    .A = A cavalry unit

ship-spanish-galley = Spanish galley
    .a = a Spanish galley
    .A = A Spanish galley
    .many = Spanish galleys
ship-spanish-galleon = Spanish galleon
    .a = a Spanish galleon
    .A = A Spanish galleon
    .many = Spanish galleons
ship-english-galleon = English galleon
    .a = an English galleon
    .A = An English galleon
    .many = English galleons
ship-race-galleon = race galleon
    .a = a race galleon
    .A = A race galleon
    .many = race galleons
ship-rebel-galleon = rebel galleon
    .a = a rebel galleon
    .A = A rebel galleon
    .many = rebel galleons
ship-armada = Armada
    .a = a level of the Armada
    .A = A level of the Armada
    .many = levels of the Armada

victim-parma = Parma
victim-mansfeld = Mansfeld
victim-santa-cruz = Santa Cruz
victim-leicester = Leicester
victim-drake = Drake
victim-hawkins = Hawkins
victim-orange = William of Orange
victim-la-marck = La Marck
victim-elizabeth = Elizabeth

treasure-silver = silver
treasure-gold = gold
treasure-pearls = pearls

science-cryptography = Cryptography
science-plantation = Plantation

raided-spain = Spanish settlements
raided-portugal = Portuguese settlements

mission-intelligence = Intelligence
mission-assassination = Assassination
mission-plot = Plot in England

phase-cards = card phase
phase-diplomacy = diplomacy
phase-spring = spring deployment
phase-actions = actions
phase-winter = winter
phase-marriages = royal marriages
phase-patronage = patronage
phase-victory = victory

ending-points = by points
ending-arms = by force of arms
ending-religion = by religion
ending-gunpowder = by the Gunpowder Plot

setting-start = First turn
setting-start-turn-3 = turn 3, four turns in all
setting-start-turn-2 = turn 2, four turns in all; no missions before turn 3
setting-plot-conversions = The six conversions of a plot
setting-plot-conversions-placed = are placed at once
setting-plot-conversions-rolled = are rolled with six dice
setting-piracy-rewards = Who chooses the rewards of piracy
setting-piracy-rewards-target = the power that is raided
setting-piracy-rewards-raider = the raider


## Phrases

phrase-left = { $left ->
    [0] no points left
    [one] 1 point left
   *[other] { $left } points left
  }
phrase-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
phrase-cost = { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }
phrase-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } against { $against }
phrase-amount = { $amount ->
    [one] 1 unit
   *[other] { $amount } units
  }
phrase-units = { $number ->
    [0] no units
    [one] 1 unit
   *[other] { $number } units
  }
phrase-ships = { $number ->
    [one] 1 ship
   *[other] { $number } ships
  }
phrase-own-ships = { $ships ->
    [0] no ships
    [one] 1 ship
   *[other] { $ships } ships
  }
phrase-treasures = { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
  }
phrase-home-effect = { $effect ->
    [0] , and a Jesuit goes to England
    [2] , and 2 dice more to gather intelligence in that impulse
    [4] , and a rebel galleon appears in a port, with La Marck
   *[other] {""}
  }
phrase-arrival = { $meets ->
    [1] : battle, { phrase-dice }, { $percent }% to hold the field
    [2] : { $few ->
        [0] siege of { phrase-inside }
       *[other] too few to besiege { phrase-inside }
      }; if they come out, { phrase-dice }, { $percent }% to hold the field
    [3] : siege of empty walls
    [4] : joins the siege
   *[0] {""}
  }
phrase-inside = { $inside ->
    [0] empty walls
    [one] 1 unit
   *[other] { $inside } units
  }
phrase-there = { $there ->
    [1] , { $number ->
        [one] 1 enemy unit
       *[other] { $number } enemy units
      }
    [2] , fortress with { phrase-units }
    [3] , empty fortress
    [4] , besieged
   *[0] { $friendly ->
        [0] , undefended
       *[other] , friendly, { phrase-units }
      }
  }
phrase-guard = { $walls ->
    [0] {""}
   *[other] fortress,{" "}
  }{ $patrols ->
    [one] 1 patrol
   *[other] { $patrols } patrols
  }, { $escorts ->
    [one] 1 escort
   *[other] { $escorts } escorts
  }, { phrase-treasures }
phrase-mission = { $kind ->
    [0] { $dice ->
        [one] 1 die
       *[other] { $dice } dice
      }, { $percent }% to learn something
    [1] { phrase-dice }, { $percent }% to kill
   *[2] { phrase-dice }, { $percent }% for six conversions or more, { $wins }% to win the game
  }
phrase-voyage = { $percent }% unharmed, { $lost }% drowned


## Cards and diplomacy

ask-jesuit = { $power_Short }: send a Jesuit to England or the Netherlands. In England each adds a die to your plots, in the Netherlands one to your conversions there.
do-jesuit = { $country } ({ $number } there now)
ask-fortress = { $power_Short }: build a fortress in a zone of the New World. It adds a die against raids and hides one treasure.
do-fortress = { $zone }: { phrase-guard }
ask-negotiate = { $power_Short }: propose one thing to another power, or nothing.
do-negotiate-peace = Propose peace to { $power }
do-negotiate-alliance = Propose an alliance to { $power }
do-negotiate-nothing = Propose nothing
ask-agree = { $power_Short }: { $other } proposed { $alliance ->
    [0] peace
   *[other] an alliance
  }. Do you agree?
do-agree-yes = Agree
do-agree-no = Decline
ask-ransom = { $power_Short }: { $leader } is in { $other_own } hands. A ransom costs one card drawn at random from your { $number }.
do-ransom-pay = Pay: { $leader } goes free, and one of your cards, drawn at random, goes to { $other }
do-ransom-leave = Leave { $leader } in prison
ask-declare = { $power_Short }: declare one war, or none. A war costs 2 points of the first card you play.
do-declare-war = Declare war on { $power }
do-declare-nothing = Declare no war


## Spring

ask-place = { $power_Short }: { $leader } has arrived (battle { $battle }, piracy { $piracy }, navigation { $navigation }). Where does he serve?
do-place = { $space }: { phrase-units }, { phrase-own-ships }
ask-choose = { $power_Short }: choose one of your two Home Cards in secret for this turn.
do-choose = { $home }: { phrase-points }{ phrase-home-effect }
ask-deploy = { $power_Short }: a formation may go from { $space_the } ({ phrase-units }) to any friendly space, at no cost.
do-deploy-to = To { $space }: { phrase-units }, { phrase-own-ships }
do-deploy-nothing = Stay in the capital
ask-deploy-units = { $power_Short }: how many of the { $number } in { $space_the } go to { $target_the }? At most 4 without a leader, and 2 more for each point of his rating.
do-deploy-units-with = { phrase-amount } with the leaders
do-deploy-units-alone = { phrase-amount } without leaders
ask-escort = { $power_Short }: place an escort of the Indies Fleet. Each one adds a die against raids in its zone.
do-escort = { $zone }: { phrase-guard }
ask-assign = { $power_Short }: send { $leader } (battle { $battle }, piracy { $piracy }, navigation { $navigation }) to a port for raids in Europe, or keep him for the New World.
do-assign-to = { $space }: { phrase-own-ships }, { phrase-units }
do-assign-voyage = Keep him for a voyage to the New World
ask-intercept = { $power_Short }: the Ottomans come with { $corsairs ->
    [one] 1 corsair
   *[other] { $corsairs } corsairs
  } and { $galleys ->
    [one] 1 galley
   *[other] { $galleys } galleys
  }. Attack them before they raid?
do-intercept-attack = Attack: { phrase-dice }, { $percent }% to win
do-intercept-wait = Let them raid


## Impulses

ask-impulse = { $power_Short }: play a card for its points, or pass. { $number ->
    [one] 1 card
   *[other] { $number } cards
  } in hand{ $homes ->
    [0] {""}
   *[other] , and your Home Card
  }{ $debt ->
    [0] {""}
    [one] ; the war costs 1 point of it
   *[other] ; the war costs { $debt } points of it
  }.
do-impulse-play = { $card }: { phrase-points }
do-impulse-home = Home Card { $home }: { phrase-points }{ phrase-home-effect }
do-impulse-pass = Pass
ask-act = { $power_Short }: { phrase-left }. What do you do?
do-act-march = March (1 point by road, 2 by sea)
do-act-sail = Sail (1 point)
do-act-assault = Storm a besieged fortress (1 point)
do-act-raise = Raise a regular (2 points)
do-act-build = Build a ship (2 points)
do-act-take = Take control of a space (1 point)
do-act-quell = Quell unrest (1 point)
do-act-piracy = Raid Spanish shipping in Europe (2 points)
do-act-expedition = Send a captain to the New World (2 points)
do-act-voyage = Sail on in the New World (1 point)
do-act-raid = Raid settlements in the New World (2 points)
do-act-colony = Found the English colony (3 points)
do-act-informant = Place an informant (3 points)
do-act-intelligence = Gather intelligence (2 points)
do-act-assassinate = Attempt an assassination (2 to 4 points)
do-act-plot = Plot a Catholic rebellion in England (3 to 5 points)
do-act-convert = Attempt conversions (2 to 4 points, 1 a die)
do-act-rebel = Start a rebellion (2 to 5 points, 1 a die)
do-act-patronise = Pay a scientist (1 point, 17% to discover)
do-act-treasure = Spend a treasure (you hold { $number })
do-act-end = End the impulse with { phrase-left }


## Marching and fighting

ask-march = { $power_Short }: where does the formation set out? { $left ->
    [one] You have 1 point
   *[other] You have { $left } points
  }; a road costs 1, a crossing 2.
do-march = { $space }: { phrase-units }{ $rating ->
    [-1] {""}
   *[other] , leader with battle { $rating }
  }
ask-march-to = { $power_Short }: where do they go from { $space_the }? { phrase-units } there; { phrase-left }.
do-march-to = { $space }{ $near ->
    [0] {""}
   *[other] , { phrase-cost }{ phrase-there }
  }
ask-march-units = { $power_Short }: how many go from { $space_the } to { $target_the } for { phrase-cost }? { $road ->
    [0] At most 5 by sea, and
   *[other] At most
  } 4 without a leader, 2 more for each point of his rating; { phrase-left }.
do-march-units-with = { phrase-amount } with the leaders{ phrase-arrival }
do-march-units-alone = { phrase-amount } without leaders{ phrase-arrival }
ask-withdraw = { $power_Short }: { $other } arrived at { $space_the } with { phrase-units }. Your { $inside ->
    [one] unit
   *[other] { $inside } units
  } can go inside the walls, which hold { $limit }, or fight in the field.
do-withdraw-inside = Go inside the walls{ $few ->
    [0] : the siege begins
   *[other] : they are too few to besiege you
  }
do-withdraw-fight = Fight in the field: { phrase-dice }, { $percent }% to hold it
ask-lose = { $power_Short }: choose a unit that is lost at { $place_the }; { $number ->
    [one] 1 loss
   *[other] { $number } losses
  } to take.
do-lose = Lose { $unit_a }
ask-retreat = { $power_Short }: { phrase-units } must give way at { $space_the }. Where do they go?
do-retreat-to = Retreat to { $space_the }
do-retreat-inside = Go inside the walls
ask-assault = { $power_Short }: which fortress is stormed for 1 point ({ phrase-left })?
do-assault = { $space }{ $open ->
    [0] {""}
   *[other] : { phrase-dice } with { $inside ->
        [0] nobody inside
        [one] 1 unit inside
       *[other] { $inside } units inside
      }, { $percent }% to take it, { $broken }% to have to give up the siege
  }


## At sea

ask-sail = { $power_Short }: which fleet sails for 1 point ({ phrase-left })?
do-sail = { $place }: { phrase-ships }
ask-sail-to = { $power_Short }: where does the fleet ({ phrase-ships }) sail from { $place_the } ({ phrase-left })?
do-sail-to = { $place }{ $meets ->
    [0] {""}
   *[other] : naval combat, { phrase-dice }, { $percent }% to win
  }
ask-lose-ship = { $power_Short }: choose a ship that is lost in { $place_the }; { $number ->
    [one] 1 loss
   *[other] { $number } losses
  } to take.
do-lose-ship = Lose { $ship_a }
ask-retreat-fleet = { $power_Short }: the beaten fleet must leave { $place_the }. Where does it go?
do-retreat-fleet = Sail to { $place_the }


## Construction and control

ask-raise = { $power_Short }: where is a regular raised for 2 points ({ phrase-left })?
do-raise = { $space }: { phrase-units }, { phrase-own-ships }
ask-build = { $power_Short }: in which port is a ship built for 2 points ({ phrase-left })?
do-build = { $space }
ask-build-ship = { $power_Short }: which ship is built in { $space_the } for 2 points ({ phrase-left })?
do-build-ship = Build { $ship_a }{ $level ->
    [0] {""}
   *[other] : level { $level } of 4
  }
ask-take = { $power_Short }: which space do your units take for 1 point ({ phrase-left })?
do-take = Take { $space_the }
ask-quell = { $power_Short }: where is unrest quelled for 1 point ({ phrase-left })?
do-quell = Quell the unrest in { $space_the }
ask-patronise = { $power_Short }: which science is paid for with 1 point? A 6 in the patronage phase makes it yours; { phrase-left }.
do-patronise = { $science }: 17% to discover it
ask-spend = { $power_Short }: which treasure is turned into points ({ phrase-left })?
do-spend = Spend { $treasure } for { phrase-points } (you hold { $number })


## Piracy and the New World

ask-piracy = { $power_Short }: which sea is raided for 2 points? Spain rolls first, then your ships that are left; { phrase-left }.
do-piracy = { $sea }{ $open ->
    [0] {""}
   *[other] : { phrase-ships } against { $against ->
        [0] no dice
        [one] 1 die
       *[other] { $against } dice
      }, { $percent }% to win a reward, { $lost }% to lose all ships
  }
ask-reward = { $power_Short }: { $number ->
    [one] 1 hit
   *[other] { $number } hits
  } of { $raider } left. Choose a reward; none comes twice before all possible ones were given.
do-reward-piece = { $world ->
    [0] Spain loses a ship in the sea or next to it
   *[other] Spain loses a patrol or an escort
  }
do-reward-prize = { $world ->
    [0] A card from Spain's hand for { $raider }
   *[other] A treasure for { $raider }
  }
do-reward-point = { $own ->
    [0] A point that counts for nobody
   *[other] 1 point for { $raider }
  }
do-reward-level = The Armada loses a level
ask-sink = { $power_Short }: which ship do you give up?
do-sink = { $ship_A } in { $place_the }
ask-hide = { $power_Short }: your fortress hides one treasure from the raiders. Which one?
do-hide = Hide { $treasure }
do-hide-nothing = Hide nothing
ask-expedition = { $power_Short }: which captain sets out for the North Atlantic for 2 points ({ phrase-left })?
do-expedition = { $leader }: { phrase-voyage }
ask-voyage = { $power_Short }: which captain sails on for 1 point ({ phrase-left })?
do-voyage = { $leader }{ $away ->
    [0] {""}
   *[other] , { $zone_in }{ $damaged ->
        [0] {""}
       *[other] , damaged
      }, { phrase-treasures } aboard
  }
ask-voyage-to = { $power_Short }: to which zone does { $leader } sail from { $zone_the } for 1 point ({ phrase-left })?
do-voyage-to = { $zone } ({ phrase-guard }): { phrase-voyage }
ask-raid = { $power_Short }: which captain raids where he is, for 2 points ({ phrase-left })?
do-raid = { $leader }{ $away ->
    [0] {""}
   *[other] , { $zone_in }{ $damaged ->
        [0] {""}
       *[other] , damaged
      }, { phrase-treasures } aboard
  }
ask-raid-target = { $power_Short }: whom does { $leader } raid { $zone_in } for 2 points ({ phrase-left })?
do-raid-target = { $raided }{ $open ->
    [0] {""}
   *[other] : against { $against ->
        [0] no dice
        [one] 1 die
       *[other] { $against } dice
      }, { $percent }% to win a reward, { $lost }% to lose the captain
  }


## Espionage

ask-informant = { $power_Short }: with which power is an informant placed for 3 points? He gives 2 dice from your next impulse on; { phrase-left }.
do-informant = An informant with { $power }
ask-intelligence = { $power_Short }: on which power is intelligence gathered for 2 points ({ phrase-left })?
do-intelligence = Intelligence on { $power }
ask-assassinate = { $power_Short }: who is to die? 2 to 4 points, and a margin of 2 at least, above the victim's rating; { phrase-left }.
do-assassinate = { $victim }
ask-mission-cost = { $power_Short }: { $mission }{ $kind ->
    [1] {" "}of { $victim }
    [2] {""}
   *[other] {" "}against { $other }
  }. How many points, and so dice, do you spend? { phrase-left }; a hidden Cipher Key is not counted in the odds.
do-mission-cost = { $amount ->
    [one] 1 point
   *[other] { $amount } points
  }: { phrase-mission }
ask-aid = { $power_Short }: { $mission }{ $kind ->
    [1] {" "}of { $victim }
    [2] {""}
   *[other] {" "}against { $other }
  }. Play a card along, or roll; { phrase-left }. A hidden Cipher Key is not counted in the odds.
do-aid-roll = Roll: { phrase-mission }
do-aid-play = Play { $card } along: { phrase-mission }
ask-guard = { $power_Short }: a mission of { $other } is under way ({ $mission }). Play the Cipher Key for a die more in defence?
do-guard-decline = Do not play it: { phrase-mission } for { $other }
do-guard-play = Play the Cipher Key: { phrase-mission } for { $other }
ask-gather = { $power_Short }: { $number ->
    [one] 1 hit
   *[other] { $number } hits
  } left against { $other }. What do your spies do? Each action once.
do-gather-neutralise = Neutralise an operative, and on a 4, 5 or 6 a second one
do-gather-look = Look at { $other_own } cards
do-gather-discard = Discard a card or treasure of { $other }, drawn at random
do-gather-stop = Stop here
ask-neutralise = { $power_Short }: which operative is neutralised? Your spies are at work against { $other }.
do-neutralise-informant = { $power_own } informant
do-neutralise-jesuit = A Jesuit
ask-defend = { $power_Short }: the attempt of { $other } failed. { $number ->
    [one] 1 action
   *[other] { $number } actions
  } left to strike back.
do-defend-neutralise = Neutralise { $other_own } informant
do-defend-look = Look at { $other_own } cards
do-defend-fewer = One card fewer for { $other } next turn
ask-mary = { $power_Short }: Mary Queen of Scots is in your hands. Execute her? Spain would score 1 point, and lose her dice in plots.
do-mary-execute = Execute Mary
do-mary-spare = Spare her


## Winter

ask-discard = { $power_Short }: one card may be kept for next turn, and you hold { $number }. Which one do you discard?
do-discard = Discard { $card } ({ phrase-points })


## Religion

ask-convert = { $power_Short }: where do you preach? 1 point a die, 2 to 4 dice; { phrase-left }.
do-convert = { $country }: { $number ->
    [one] 1 space
   *[other] { $number } spaces
  } to convert{ $near ->
    [-1] {""}
    [0] , within reach of a 6 only; { $percent }% with { $most } dice
   *[other] , { $near } within reach; { $percent }% with { $most } dice
  }
ask-convert-dice = { $power_Short }: how many points, a die for each, in { $country_the }? 4 or 5 converts a space next to your faith, 6 can do more, and a 1 brings unrest; { phrase-left }.
do-convert-dice = { $amount } points, { $dice } dice: { $percent }% to convert, { $unrest }% of unrest
ask-major = { $power_Short }: { $number ->
    [one] one 6
   *[other] { $number } sixes
  } to use in { $country_the }. Convert a space anywhere, keep it for one that is guarded, or use it to calm unrest.
do-major-reposition = Convert { $space_the }, even far from your faith
do-major-keep = Keep it: it converts last, even under enemy units
do-major-cancel = Cancel the unrest of this roll, and one conversion more
do-major-cancel-at = Calm { $space_the }, and one conversion more
ask-minor = { $power_Short }: which space is converted in { $country_the }? Conversions left: { $minors }, and { $majors ->
    [0] no six kept
    [one] 1 six kept
   *[other] { $majors } sixes kept
  }.
do-minor-to = Convert { $space_the }
do-minor-stop = Convert no more
ask-unrest = { $power_Short }: a 1 was rolled. In which converted space does unrest break out?
do-unrest = Unrest in { $space_the }
ask-rebel = { $power_Short }: where do you rise? 1 point a die, 2 to 5 points, and a die more at home; { phrase-left }.
do-rebel = { $space }: { $number ->
    [0] no unit
    [one] 1 unit
   *[other] { $number } units
  } to remove{ $dear ->
    [0] {""}
   *[other] , 1 die more
  }{ $most ->
    [0] {""}
   *[other] ; { $percent }% with { $most } points
  }
ask-rebel-size = { $power_Short }: how large is the rebellion in { $space_the }? { phrase-units } of Spain there; { phrase-left }.
do-rebel-size = { $amount } points: { $dice } dice against { $units ->
    [0] nobody
    [one] 1 unit
   *[other] { $units } units
  }, { $percent }% to succeed, { $raised ->
    [one] 1 regular
   *[other] { $raised } regulars
  } if so
ask-take-adjacent = { $power_Short }: the rebellion in { $space_the } spreads. Take a neighbouring space; { $number ->
    [one] 1 more
   *[other] up to { $number } more
  }.
do-take-adjacent = Take { $space_the }
ask-banner = { $power_Short }: add William of Orange, a capital, or both in { $space_the }?
do-banner-nothing = Add nothing in { $space_the }
do-banner-leader = William of Orange comes to { $space_the }
do-banner-capital = Make { $space_the } the capital
do-banner-both = Make { $space_the } the capital, with William of Orange
ask-rise = { $power_Short }: the English Catholics rise with 4 dice. Where?
do-rise = { $space }: { $number ->
    [0] no unit
    [one] 1 unit
   *[other] { $number } units
  } to remove{ $dear ->
    [0] {""}
   *[other] , 1 die more
  }


## Why not

refusal-not-now = That is not to be decided now.
refusal-not-your-turn = Another player decides now.
refusal-not-in-hand = You do not hold this card.
refusal-no-points = That costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }; you have { $number ->
    [0] none
   *[other] { $number }
  }.
refusal-no-target = There is nothing you could do that to.
refusal-not-yours = { $space } is not yours.
refusal-no-units = You have nothing there to do it with.
refusal-shut-in = Your units in { $space_the } are besieged and cannot leave.
refusal-no-road = No road and no common sea leads to { $space_the }.
refusal-not-at-war = You are not at war with { $power }.
refusal-no-ships-to-carry = To cross to { $space_the } you need ships alone in the sea between.
refusal-too-many-units = The formation may have { $limit ->
    [0] no unit
    [one] 1 unit
   *[other] { $limit } units
  }, not { $number }.
refusal-too-many-inside = Walls hold 4 units, not { $number }.
refusal-not-there = You cannot go there.
refusal-enemy-there = The enemy is there.
refusal-unrest-there = There is unrest in { $space_the }.
refusal-came-from-there = The attacker came from { $space_the }.
refusal-not-besieging = You do not besiege { $space_the }.
refusal-fresh-siege = The siege of { $space_the } began in this impulse: storm it in a later one.
refusal-port-open = Ships keep the port of { $space_the } open: you need as many before it.
refusal-no-route = No way leads there from here.
refusal-not-a-port = { $space } is not a port.
refusal-besieged = { $space } is besieged or in unrest.
refusal-reserve-empty = No such piece is left in the reserve.
refusal-not-home = { $space } is not a home space of yours.
refusal-armada-too-early = The Armada is built from turn { $turn } on.
refusal-armada-complete = The Armada is at level 4 already.
refusal-armada-elsewhere = The Armada cannot be built in { $space_the }: it grows in one Atlantic port.
refusal-fortified = { $space } is fortified: it must be stormed.
refusal-already-yours = { $space } is yours already.
refusal-no-unrest = There is no unrest in { $space_the }.
refusal-no-pirate = You have no ship with a pirate in { $place_the }.
refusal-already-raided = You have raided there this turn.
refusal-no-target-port = Spain has no port on { $place_the }.
refusal-reward-not-valid = There is nothing of that kind to take.
refusal-reward-used = This reward was given already: the others come first.
refusal-captain-away = { $leader } is not waiting for a voyage.
refusal-captain-at-home = { $leader } is not in the New World.
refusal-no-settlement = There is no settlement to raid.
refusal-colony-stands = The English colony stands already.
refusal-not-in-north-atlantic = A captain must be in the North Atlantic.
refusal-informant-placed = You have an informant with { $power } already.
refusal-own-power = { $power_Name }: that is your own side.
refusal-too-early-to-spy = Missions begin on turn { $turn }.
refusal-mission-used = You tried that against { $power } this turn.
refusal-one-mission = One mission in an impulse is all.
refusal-only-spain-plots = Only Spain plots in England.
refusal-plot-too-early = Plots in England are ripe from turn { $turn } on.
refusal-not-on-map = { $victim } is no leader of an army on the map.
refusal-ally = You are allied with { $power }.
refusal-action-used = Each action can be used once.
refusal-nothing-to-do = That would do nothing now.
refusal-no-operative = There is no such operative to neutralise.
refusal-other-country = { $space } is in another country.
refusal-same-faith = { $space } is of your faith already.
refusal-not-adjacent = { $space } is not next to a space of your faith.
refusal-enemy-unit-there = Units of the other religion guard { $space_the }.
refusal-not-converted = { $space } was not converted just now.
refusal-no-unrest-to-cancel = There is no unrest to cancel.
refusal-not-protestant = { $space } is not Protestant.
refusal-not-spanish = { $space } is not under Spanish control.
refusal-only-rebels = Only the rebels start a rebellion.
refusal-capital-stands = The rebels hold a capital already.
refusal-leader-in-play = { $leader } is in play or out of the game.
refusal-no-fortress-for-capital = A capital must be fortified, and { $space_the } is not.
refusal-science-known = You know { $science } already.
refusal-patron-already = You have paid for { $science } this turn.
refusal-no-treasure = There is no { $treasure } here.
refusal-one-treasure = One treasure in an impulse is all.
refusal-only-england = Only England does that.
refusal-card-has-no-use = { $card } is of no use in this mission.
refusal-already-at-war = You are at war with { $power } already.
refusal-already-at-peace = You are at peace with { $power }.
refusal-already-allied = You are allied with { $power } already.
refusal-never-allies = There is no alliance with { $power } for you.
refusal-no-revolt = The rebels hold no space yet.
refusal-fortress-stands = There is a fortress { $zone_in } already.
refusal-cannot-serve-there = { $leader } cannot serve in { $space_the }.
refusal-another-home-card = { $home } is not one of your Home Cards.
refusal-no-unit-of-kind = There is no such unit to lose.
refusal-out-of-the-country = Jesuits go to England or the Netherlands, not to { $country_the }.
refusal-conversion-not-yours = You do not convert in { $country_the }.
refusal-not-catholic = { $space } is not Catholic.
refusal-not-english = { $space } is not English.
refusal-leader-left = No leader is left behind alone in { $space_the }, which is not friendly.
refusal-siege-thinned = { $number ->
    [one] 1 unit would stay before walls that hold { $garrison }: all go, or more stay.
   *[other] { $number } units would stay before walls that hold { $garrison }: all go, or more stay.
  }
refusal-siege-ties = The siege of { $space_the } ties its besiegers down: too few would stay.
refusal-no-leader = No leader of an army is in { $space_the }.
refusal-kill-cost = An assassination costs 2 to 4 points.
refusal-plot-cost = A plot costs 3 to 5 points.
refusal-rebellion-size = A rebellion costs 2 to 5 points.
refusal-conversion-dice = A conversion is rolled with 2 to 4 dice.
refusal-never-enemies = There is no war between you and { $power }.


## What happened

log-turn = Turn { $turn } begins.
log-phase = Turn { $turn }, { $phase }.
log-arrives = { $leader } came into play.
log-ships-return = Back in { $space_the }: { $number ->
    [one] { $ship_a }
   *[other] { $number } { $ship_many }
  }.
log-jesuit = A Jesuit went to { $country_the }.
log-fortress = Spain built a fortress { $zone_in }.
log-new-card = { $card } joined the deck.
log-dealt = { $power_Name } drew { $number ->
    [one] 1 card
   *[other] { $number } cards
  }{ $fewer ->
    [0] {""}
   *[other] , { $fewer } fewer as a penalty
  }.
log-drew = { $power_Name } drew { $card }.
log-colony = The English colony rolled { $total }: { $row ->
    [0] a treasure and fame
    [1] a treasure
    [2] nothing
   *[3] it is lost
  }.
log-virginia-dare = Virginia Dare was born: 1 point for England.
log-proposes-peace = { $power_Name } proposed peace to { $other }.
log-proposes-alliance = { $power_Name } proposed an alliance to { $other }.
log-declines = { $power_Name } declined { $other_own } offer.
log-peace = Peace between { $other } and { $power }.
log-alliance = Alliance between { $other } and { $power }.
log-no-ransom = { $power_Name } had no card to ransom { $leader }.
log-ransom = { $power_Name } bought { $leader } back from { $other } for a card.
log-war = War between { $power } and { $other }.
log-waits = { $leader } found no place to serve, and waits.
log-placed = { $leader } serves { $power } in { $space_the }.
log-home-card = { $power_Name } chose a Home Card in secret.
log-no-formation = { $power_Name } had no formation to move in spring.
log-deployed = { $power_Name } moved { phrase-units } to { $space_the }.
log-escort = Spain placed an escort { $zone_in }.
log-kept-for-voyage = { $leader } is kept for a voyage.
log-fleet = The Indies Fleet is { $zone_in }.
log-ottoman = Ottoman corsairs appeared in the Mediterranean.
log-intercepts = Spain attacked the Ottomans at sea.
log-plays = { $power_Name } played { $card } for { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
log-plays-home = { $power_Name } played the Home Card { $home } for { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
log-passes = { $power_Name } passed.
log-beggars = The Sea Beggars launched a galleon in { $space_the }.
log-pays-war = { $power_Name } paid { $number ->
    [one] 1 point
   *[other] { $number } points
  } for the war.
log-marches = { $power_Name } marched with { phrase-units } from { $space_the } to { $target_the }.
log-inside = { $power_Name } went behind the walls of { $space_the }.
log-siege = { $power_Name } laid siege to { $space_the }.
log-goes-back = { $power_Name } fell back from { $space_the } to { $target_the }.
log-captured = { $power_Name } captured { $leader }.
log-battle = { $power_Name } fought { $other } at { $space_the }.
phrase-hits = Attack: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }; defence: { $taken ->
    [0] no hit
    [one] 1 hit
   *[other] { $taken } hits
  }
log-battle-result = { phrase-hits }. Units lost: attacker { $lost }, defender { $killed }.
log-loses = { $unit_A } fell at { $space_the }.
log-holds = { $power_Name } held the field at { $space_the }.
log-no-retreat = { $power_Name } had no way out of { $space_the }: all units there are lost.
log-retreats = { $power_Name } retreated from { $space_the } to { $target_the }.
log-assault = { $power_Name } stormed { $space_the }.
log-assault-result = { phrase-hits }. Units lost: besiegers { $lost }, besieged { $killed }.
log-siege-goes-on = The siege of { $space_the } goes on.
log-siege-broken = The siege of { $space_the } is broken.
log-falls = { $power_Name } took { $space_the }.
log-sails = { $power_Name } sailed from { $place_the } to { $target_place_the }.
log-sea-battle = { $power_Name } met the fleet of { $other } in { $place_the }.
log-sea-result = { phrase-hits }. Ships lost: attacker { $lost }, defender { $killed }.
log-loses-ship = { $ship_A } was lost in { $place_the }.
log-sea-winner = { $power_Name } won the naval combat in { $place_the }.
log-scattered = { $power_Name } had nowhere to flee from { $place_the }: the fleet is out of play until next turn.
log-raises = { $power_Name } raised a regular in { $space_the }.
log-builds = { $power_Name } built { $ship_a } in { $space_the }.
log-armada = The Armada in { $space_the } is at level { $level } of 4.
log-takes = { $power_Name } took control of { $space_the }.
log-quells = { $power_Name } quelled the unrest in { $space_the }.
log-patron = { $power_Name } paid a scientist for { $science }.
log-spends = { $power_Name } turned { $treasure } into { $number ->
    [one] 1 point
   *[other] { $number } points
  }.
log-raid = { $raider_Name } raided Spanish shipping in { $place_the }.
log-raid-defence = Defence: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }.
log-raid-result = { $raider_Name } made { $hits ->
    [0] no hit, and won nothing
    [one] 1 hit, for 1 reward
   *[other] { $hits } hits, for { $hits } rewards
  }.
log-piracy-point = 1 point of piracy for { $raider }.
log-armada-damaged = { $level ->
    [0] The Armada is destroyed
   *[other] The Armada drops to level { $level }
  }.
log-patrol-lost = Spain lost a patrol { $zone_in }.
log-card-drawn = { $other_Name } drew { $card } from { $power_own } hand.
log-card-discarded = { $power_Name } discarded { $card }.
log-treasure-discarded = { $power_Name } lost { $treasure }.
log-hides = Spain hid { $treasure } from the raiders.
log-loot = { $leader } loaded { $treasure }.
log-expedition = { $leader } set out for the New World.
log-voyage = { $leader } sailed to { $zone_the }.
log-unharmed = { $leader } rolled { $total } and came through unharmed.
log-damaged = { $leader } rolled { $total }: his ships are damaged.
log-turned-back = { $leader } rolled { $total }: he gave up the voyage, and his cargo is lost.
log-drowned = { $leader } rolled { $total } and drowned, with his cargo.
log-world-raid = { $leader } raided { $raided } { $zone_in }.
log-captain-lost = { $leader } was killed, and his cargo is lost.
log-colonises = England founded a colony in the North Atlantic.
log-informant = { $power_Name } placed an informant with { $other }.
log-intelligence = { $power_Name } gathered intelligence on { $other }.
log-assassination = { $power_Name } sent assassins against { $victim }.
log-plot = Spain plotted a Catholic rebellion in England.
log-plays-along = { $power_Name } played { $card } along.
log-gathered = The spies of { $power } { $hits ->
    [0] found nothing
    [one] made 1 hit
   *[other] made { $hits } hits
  }.
log-jesuit-neutralised = A Jesuit was neutralised.
log-informant-neutralised = The informant of { $power } with { $other } was neutralised.
log-second-die = The second die showed { $die }; from 4 on one more operative is found.
log-looks = { $power_Name } looked at { $other_own } cards.
log-card-seen = Seen with { $power }: { $card }{ $number ->
    [one] {""}
   *[other] , { $number } of them
  }.
log-home-seen = Seen with { $power }: the Home Card { $home }.
log-margin = { phrase-hits }.
log-rolls-again = A margin of 1: both sides rolled again.
log-survives = { $victim } survived the attempt.
log-killed = { $victim } was murdered: 1 point for { $power }.
log-mary-freed = Mary Queen of Scots is free.
log-executed = England executed Mary Queen of Scots: 1 point for Spain.
log-gunpowder = The Gunpowder Plot succeeded: Spain has won.
log-six-conversions = The plot brought six conversions in England.
log-operatives-lost = Spain lost its Jesuits in England and its informant there.
log-card-fewer = { $power_Name } will draw a card fewer next turn.
log-conversion = { $power_Name } preached in { $country_the } with { $number ->
    [one] 1 die
   *[other] { $number } dice
  }.
log-conversions-lost = { $number ->
    [one] 1 conversion finds no space and is lost.
   *[other] { $number } conversions find no space and are lost.
  }
log-tie-broken = Equal points: an earlier turn decides.
log-wins-by-points = { $seat } wins with { $points } points.
    .you = You win with { $points } points.
log-conversion-roll = Conversions: { $minors } minor, { $majors } major{ $unrest ->
    [0] {""}
   *[other] , and unrest
  }.
log-converted = { $space } is { $faith } now.
log-unrest-cancelled = Unrest was calmed.
log-unrest = Unrest broke out in { $space_the }.
log-rebellion = Rebellion in { $space_the }, of size { $number }.
log-rebellion-roll = The rebels made { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }.
log-rebellion-fails = The rebellion in { $space_the } failed.
log-rebellion-succeeds = The rebellion in { $space_the } succeeded: the space goes to { $power }, { $number ->
    [0] without a regular
    [one] with 1 regular
   *[other] with { $number } regulars
  }.
log-capital = { $space } is the rebels' capital.
log-morisco = Morisco unrest: none on this map.
log-treasures-lost = { $power_Name } lost { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  } not spent in time.
log-loans = Loans of ships: none in this scenario.
log-winters = { $power_Name } { $number ->
    [0] had nobody left to winter in { $space_the }
    [one] took 1 unit to { $space_the } for the winter
   *[other] took { $number } units to { $space_the } for the winter
  }.
log-attrition = { $power_Name } lost { phrase-units } on the way home from { $space_the }.
log-alliance-ends = The alliance of England and the rebels ended.
log-musters = { $power_Name } received a regular in { $space_the }.
log-treasure-home = { $number ->
    [0] No treasure
    [one] 1 treasure
   *[other] { $number } treasures
  } came home to Spain: 1 point for every two.
log-unloads = { $leader } came home with { $number ->
    [one] 1 treasure: 1 point
   *[other] { $number } treasures: { $number } points
  } for England.
log-espionage-reset = Every mission may be tried again.
log-diplomacy-reset = What was still owed for wars is forgotten.
log-league = Catholic League: not in this scenario.
log-marriages = Royal marriages: none in this scenario.
log-virgin-queen = Elizabeth lives: 1 point for England.
log-aging = The royals of this scenario do not die of age.
log-artists = Artists: none in this scenario.
log-discovery = { $power_Name } discovered { $science }.
log-no-discovery = { $power_Name } rolled { $die } for { $science }; it takes a 6.
log-antwerp = { $power_Name } scored 1 point for Antwerp.
log-end = The last turn is over: the points are counted.
log-wins-at-once = { $power_Name } won at once, { $ending }.


## First steps

hint-choose-1 = Your Home Card is a sure card with many points. It is chosen in secret and lies hidden until you play it.
hint-choose-2 = One of the two has an effect beside its points; the other has more points.
hint-choose-3 = A Home Card that is not played goes back in winter: nothing is lost, and nothing is saved.
hint-assign-1 = A captain in a port of Europe sails with your fleet and raids Spanish shipping; a captain kept for a voyage can be sent to the New World for 2 points.
hint-assign-2 = Overseas there are treasures: each one he brings home in winter is 1 point and can be spent.
hint-assign-3 = Every zone he enters is a roll of two dice and his navigation: 9 is safe, 7 and 8 damage him, less drowns him.
hint-impulse-1 = Spain, England and the rebels play one card each in turn. When all three have passed in a row, the turn ends.
hint-impulse-2 = A pass is not for ever: as long as somebody plays, you may play again.
hint-impulse-3 = In winter all cards but one are discarded, so spend them while you can.
hint-act-1 = Each action has its price; spend the points of the card as you like, one action after the other.
hint-act-2 = Odds are shown before you commit points. They are exact, but they know nothing of hidden cards.
hint-act-3 = Points that are left when you end the impulse are lost.
hint-march-1 = Units march by road for 1 point. Across a sea it costs 2, and your ships must hold that sea alone.
hint-march-2 = In a field battle every unit and every point of the best leader is a die, and the defender has one more. A die hits on 5 or 6.
hint-march-3 = Before walls you lay siege; more besiegers than besieged are needed. The assault comes in a later impulse.
hint-sail-to-1 = All your ships at a place sail together, one step for each point. Enemy ships there are fought at once.
hint-sail-to-2 = Galleons have 2 dice; galleys have 2 in the Mediterranean and 1 in the Atlantic. Two hits sink a ship.
hint-sail-to-3 = A fleet alone in a sea carries armies across it.
hint-aid-1 = Named cards can be played along now. The opponent's dice may grow by a hidden Cipher Key.
hint-aid-2 = An informant of an earlier impulse gives 2 dice; Cryptography gives 1, in attack and in defence.
hint-aid-3 = Each kind of mission can be tried once a turn against each power, and one in an impulse.
hint-convert-dice-1 = Each 4 or 5 converts a space next to one of your faith and free of enemy units. Each conversion may open the way for the next.
hint-convert-dice-2 = A 6 can convert far away, or under enemy units, or calm unrest.
hint-convert-dice-3 = A 1 brings unrest to a space you converted, and your opponent says where. Two spaces gained are a point.
hint-rebel-size-1 = Each hit removes a Spanish unit. When none is left, the space is yours, and so are neighbours of your faith without walls or units.
hint-rebel-size-2 = Every two points bring a regular. A home space of the rebels gives a die more.
hint-rebel-size-3 = A rebellion where no unit stands always succeeds.
hint-reward-1 = Each hit of a raid is one reward, and no reward comes twice before all possible ones were given.
hint-reward-2 = Points from piracy are limited to ten in a game for each power; those of the Ottomans count for nobody.
hint-reward-3 = A treasure taken overseas counts only once its captain is home.


## The text table; ● ■ ◆ stand for Spain, England and the rebels

# What the signs mean, one line each
board-signs =
    ● ■ ◆         Spain, England, the rebels
    ● Madrid      before a space: its ruler; without a sign it is free
    ● 3 regulars  before pieces and leaders: their power
    Levies (3)    a card and its command points
board-turn = Turn { $turn } of { $last }
board-over = the game is over
board-your-turn = you decide for { $power }
board-to-play = { $name } decides for { $power }
board-impulse = { $power_own } impulse, { phrase-left }
board-deck = deck { $deck }, discards { $discard }
board-power = { $power_Short }
board-fortified = fortified
board-capital = { $power_own } capital
board-unrest = unrest
board-besieged = besieged
board-regulars = { $number ->
    [one] 1 regular
   *[other] { $number } regulars
  }
board-cavalry = { $number } cavalry
board-ships = { $number ->
    [one] { $ship_a }
   *[other] { $number } { $ship_many }
  }
board-armada = Armada of level { $level }
board-seas = Seas
board-empty = no ships:
board-raided = raided by { $raider }
board-settlements = settlements Spanish { $spanish }, Portuguese { $portuguese }
board-guards = { $patrols ->
    [one] 1 patrol
   *[other] { $patrols } patrols
  }, { $escorts ->
    [one] 1 escort
   *[other] { $escorts } escorts
  }
board-fortress = fortress
board-treasures = treasures: { $list }
board-fleet = Indies Fleet with { $list }
board-fleet-empty = Indies Fleet, empty
board-captain = { $leader }{ $damaged ->
    [0] {""}
   *[other] , damaged
  }{ $laden ->
    [0] {""}
   *[other] , with { $cargo }
  }
board-zone = { $zone }:
board-sea = { $place }:
board-colony = English colony
board-points = { phrase-points }
board-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
board-home-held = Home Card
board-informant = informant with { $other }
board-patron = pays for { $science }
board-piracy = piracy { $number } of 10
board-debt = owes { $number } for war
board-penalty = { $number ->
    [one] 1 card
   *[other] { $number } cards
  } fewer next turn
board-track = back next turn: { $list }
board-relations = At war:
board-war = Spain and { $power }
board-peace = nobody
board-allied = England and the rebels are allies
board-courts = Courts:
board-elizabeth = { $alive ->
    [0] Elizabeth is dead
   *[other] Elizabeth lives
  }
board-mary = { $mary ->
    [0] Mary is a captive
    [1] Mary is free
   *[2] Mary is dead
  }
board-jesuits = Jesuits: { $england } in England, { $netherlands } in the Netherlands, { $reserve } to come
board-portugal = in Portugal: { $list }
board-leaders = Elsewhere:
board-absent = { $where ->
    [0] { $turn ->
        [0] { $leader } not yet there
       *[other] { $leader } from turn { $turn }
      }
    [1] { $leader } waiting
    [2] { $leader } captive of { $other }
    [3] { $leader } back next turn
   *[4] { $leader } dead
  }
board-dice = Last dice:
board-attack = attack { $dice }
board-defence = defence { $dice }
board-hand = Hand of { $power }:
board-no-cards = no cards
board-card = { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
  }{ $card } ({ $points })
board-home = Home Card { $home } ({ $points })

## Captions

draw-over = the game is over
draw-several = { $number } × { $what }
draw-power-name = { $power_Short }
draw-short-orange = Orange
# Turn and phases
draw-turn = turn { $number }
draw-phase-text = Phase { $number } of eight; then the next turn begins.
draw-phase-now = This phase is on.
draw-turn-fortress = Spain adds a fortress in the New World.
draw-turn-armada = From this turn on Spain can build the Armada.
draw-turn-plots = From this turn on Spain can plot in England.
draw-turn-last = The last turn.
draw-track-text = Out of play; comes back to its owner next turn.
# Powers
draw-power-text = Played by { $name }. Impulses go round in this order until all have passed in a row.
draw-power-active = { $name } has the impulse.
draw-command = { $number ->
    [one] 1 command point left
   *[other] { $number } command points left
}
draw-command-text = Left of the card just played; what is not spent is lost.
draw-war = Spain and { $power } are at war
draw-peace = Spain and { $power } are at peace
draw-war-text = Only enemies can be marched against. War is declared in the diplomacy phase, and rebellions bring it.
draw-allied = England and the rebels are allies
draw-not-allied = England and the rebels are not allies
draw-alliance-text = Allies use each other's spaces and fight together. Unless one player has both, the alliance ends in winter.
draw-score = { $power_Short }: { $number ->
    [one] 1 point
   *[other] { $number } points
}
draw-score-text = Scored so far: { $number }. Conquered fortresses are worth { $land } now, spaces converted { $faith }.
draw-total = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
draw-seat-text = Plays { $names }.
draw-deck = deck: { $number }
draw-deck-text = All cards but those in hand are shuffled again every turn.
draw-discard = discards: { $number }
# Spaces, countries and seas
draw-space-ruled = Held by { $power }.
draw-space-free = Independent.
draw-space-faith = Faith: { $faith }.
draw-space-home = Home space of { $power }.
draw-space-capital = Capital of { $power }: a regular comes here every winter.
draw-space-walls = Fortified: up to 4 units inside can stand a siege.
draw-space-open = Without walls.
draw-space-siege = Besieged: it can be stormed, and those inside cannot leave.
draw-space-unrest = Unrest: nothing can be raised or moved here until it is quelled.
draw-space-roads = Roads to { $names }.
draw-space-seas = Harbour on: { $names }.
draw-sea-ports = Ports: { $names }.
draw-sea-next = Next to: { $names }.
draw-country-text = Catholic spaces: { $catholic }. Protestant spaces: { $protestant }.
draw-jesuits = Jesuits, { $where }: { $number }
draw-jesuits-text = In England each adds a die to Spain's plots.
draw-jesuits-left = Jesuits to be sent: { $number }
# Pieces
draw-regular-text = { $place }. Each gives a die in battle and in an assault.
draw-cavalry-text = { $place }. Gives a die in battle, none in an assault.
draw-ship-text = { $place }. All ships of a power at a place sail together; in a sea they carry armies across.
draw-armada = Armada, level { $level }
draw-armada-text = Built level by level, up to four. Each level counts in battle at sea and is lost to a hit.
draw-ottoman = Ottoman raiders: corsairs { $number }, galleys { $galleys }
draw-ottoman-text = They come once a turn, raid Spain and sail home.
draw-raid = piracy: { $raider }
draw-raid-text = Raided here this turn already; the marker goes in winter.
draw-leader-army = Leads armies: battle { $battle }.
draw-leader-admiral = Leads fleets: battle { $battle }, piracy { $piracy }.
draw-leader-captain = Sea captain: battle { $battle }, piracy { $piracy }, navigation { $navigation }.
draw-leader-not-yet = Not in the game yet: comes with a rebellion or with the Sea Beggars.
draw-leader-arrives = Arrives on turn { $number }.
draw-leader-waiting = Waits to be placed, or for a voyage.
draw-leader-captive = In the hands of { $power }; can be ransomed in the diplomacy phase.
draw-leader-track = Out of play until next turn.
draw-leader-dead = Dead.
draw-leader-damaged = Damaged: fewer dice in raids, and a second damage ends the voyage.
# The court and the dice
draw-elizabeth = Elizabeth
draw-elizabeth-lives = England scores a point for her every turn. Her death is worth three points and a kill to Spain.
draw-elizabeth-dead = Murdered.
draw-mary = Mary Queen of Scots
draw-mary-short = Mary
draw-mary-captured = Held in England. While she lives she adds dice to plots against Elizabeth; after a failed plot England may execute her.
draw-mary-free = Free. While she lives she adds dice to plots against Elizabeth.
draw-mary-dead = Dead.
draw-dice = the last roll
draw-dice-none = No dice were rolled
draw-dice-text = Hits of the attacker: { $hits }. Hits of the defender: { $taken }.
draw-die = { $number }: a miss
draw-die-counts = { $number }: counts
# The New World
draw-new-world = New World
draw-new-world-text = Captains kept for a voyage wait here, and the Indies Fleet before it sails.
draw-zone-next = Next to: { $names }.
draw-spanish = Spanish settlements: { $number }
draw-portuguese = Portuguese settlements: { $number }
draw-settlement-text = More settlements give a raider more dice.
draw-patrols = patrols: { $number }
draw-patrols-text = Each gives Spain a die against raids here.
draw-escorts = escorts: { $number }
draw-escorts-text = They count as patrols this turn and are lost before them.
draw-fortress = fortress
draw-fortress-text = A die against raids here, and Spain keeps one treasure out of the draw.
draw-fleet = Indies Fleet
draw-fleet-text = A die shows its zone at the start of the action phase; raiders there can take what it carries.
draw-colony = England's colony
draw-no-colony = No colony yet
draw-colony-text = England founds it with a captain in the North Atlantic; every turn it rolls on the colonies table.
draw-treasure-zone = Waits to be shipped to Spain, or to be raided.
draw-treasure-fleet = Carried by the Indies Fleet.
draw-treasure-portugal = Portugal's: for who raids Portuguese settlements.
draw-treasure-cargo = In the hold: worth a point when it comes home.
draw-treasure-text = { $number ->
    [one] Worth 1 command point to who holds it, once an impulse.
   *[other] Worth { $number } command points to who holds it, once an impulse.
}
# Mats
draw-piracy-points = piracy points: { $number } of at most { $most }
draw-piracy-text = Won by raids and counted in the victory points.
draw-reserve = reserve: { $number } × { $what }
draw-reserve-unit-text = Can be raised.
draw-reserve-cavalry-text = Cannot be raised; those lost stay here.
draw-reserve-ship-text = Can be built in a port at home.
draw-science-unknown = Not known. A patron pays a point and rolls at the end of the turn; a 6 finds it.
draw-science-paid = Paid for: a die is rolled at the end of the turn, and a 6 finds it.
draw-science-known = Known.
draw-informant = informant: { $power }
draw-informant-text = Gives dice in missions against them.
draw-informant-fresh = Just placed: gives dice from the next impulse on.
draw-debt = war to pay for: { $number } command points
draw-debt-text = Paid from the first card played.
draw-penalty = cards fewer next turn: { $number }
draw-penalty-text = The price of a mission that failed.
draw-hand = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
draw-hand-text = In winter all cards but one are discarded.
draw-hidden = a hidden card
draw-card-text = { $number ->
    [one] 1 command point.
   *[other] { $number } command points.
}
draw-card-cipher-key = Or played along with a mission in place of Cryptography.
draw-card-hand-pistols = Or played along with an assassination for more dice.
draw-card-mary = Or played along with a plot against Elizabeth for more dice.
draw-home-jesuit-college = And a Jesuit goes to England.
draw-home-council-of-the-indies = No other effect.
draw-home-walsingham = And more dice when gathering intelligence.
draw-home-privy-council = No other effect.
draw-home-sea-beggars = And a rebel galleon appears in a port, with La Marck.
draw-home-states-general = No other effect.
draw-home-chosen = Chosen for this turn.
draw-home-hidden = One of the two was chosen in secret.

## What can be wrong in a components file

error-no-port = { $name } is no port
error-home-cards = two Home Cards of { $name } are expected here
error-one-way = no way leads back from { $name }
error-empty-box = { $count } more than the box holds
