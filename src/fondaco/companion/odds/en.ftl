### What are my odds? Everything the odds say in English. fr.ftl has the same keys.
###
### procedure-NAME, -about      a dice procedure of the aid card, and what it is for
### goal-NAME                   what the attacker hopes for, as the middle of a sentence
### input-NAME                  what is asked; input-PROCEDURE-NAME where one procedure asks it otherwise
### choice-INPUT-LABEL          the values of a choice or of a reading of an open point
### row-PROCEDURE-ROW           a result; with -sentence, what follows from it
### number-NAME                 what is counted; number-NAME-VALUE where a value has a name of its own
### refused-KEY                 why it cannot be rolled like that

## The procedures

procedure-field-battle = Field battle
procedure-field-battle-about = Two armies meet in the open: one die for each unit and each point of the best leader, one more for the defender, and more hits win.
goal-field-battle = the attacker wins
procedure-assault = Assault
procedure-assault-about = The besiegers storm a fortified space: they need a hit, nobody left inside and somebody left outside.
goal-assault = the place is taken
procedure-naval-combat = Naval combat
procedure-naval-combat-about = Two fleets fight at sea or in a port: two hits sink a ship, one hit a corsair.
goal-naval-combat = the attacker wins
procedure-piracy-europe = Piracy in Europe
procedure-piracy-europe-about = Raiders plunder a sea zone of Europe: first the defender strikes at them, then the survivors roll for rewards.
goal-piracy-europe = the raiders get at least one reward
procedure-piracy-world = Piracy in the rest of the world
procedure-piracy-world-about = A sea captain plunders Spain or Portugal overseas: first the defender strikes at him, then he rolls for rewards.
goal-piracy-world = the captain gets at least one reward
procedure-intelligence = Intelligence gathering
procedure-intelligence-about = For 2 CP a power spies on another, which rolls no dice: each hit is one of three offensive actions.
goal-intelligence = at least one action is won
procedure-assassination = Assassination
procedure-assassination-about = For 2 to 4 CP a power tries to kill an army leader or Elizabeth: the margin of hits must be above the victim's rating.
goal-assassination = the target dies
procedure-catholic-rebellion = English Catholic rebellion
procedure-catholic-rebellion-about = For 3 to 5 CP Spain stirs up the Catholics of England: the margin of hits gives one of seven results.
goal-catholic-rebellion = Spain wins conversions or more
procedure-navigation = Navigation
procedure-navigation-about = A captain sails overseas: two dice and his navigation rating are read from a table.
goal-navigation = the captain comes through unharmed
procedure-colony = Colony
procedure-colony-about = Two dice tell whether a colony perishes, lives on or yields a treasure.
goal-colony = the colony yields a treasure
procedure-indies-fleet = Indies Fleet
procedure-indies-fleet-about = One die tells in which zone the Indies Fleet is.
goal-indies-fleet = the fleet is in the North Atlantic
procedure-rebellion = Rebellion
procedure-rebellion-about = For 2 to 5 CP Protestants rise in a space of France or Spain: every hit removes a Catholic unit, and none may be left.
goal-rebellion = the rebellion succeeds
procedure-conversion = Conversion attempt
procedure-conversion-about = Each 4 or 5 is a minor conversion, each 6 a major one, and any 1 brings unrest.
goal-conversion = there is at least one conversion

## What is asked

input-attack = Attacking units
input-leader = Battle rating of the attacker's best leader
input-defend = Defending units
input-defend-leader = Battle rating of the defender's best leader
input-assault-attack = Besieging units without cavalry
input-cavalry = Besieging cavalry
input-assault-defend = Besieged land units without cavalry
input-defend-cavalry = Besieged cavalry
input-galleons = Attacking galleons
input-race-galleons = Attacking race galleons
input-galleys = Attacking galleys
input-corsairs = Attacking corsairs
input-armada = Level of the attacking Spanish Armada
input-defend-galleons = Defending galleons
input-defend-race-galleons = Defending race galleons
input-defend-galleys = Defending galleys
input-defend-corsairs = Defending corsairs
input-defend-armada = Level of the defending Spanish Armada
input-port = The defender is in a port
input-sea = Sea
input-corsairs-read = A corsair's die counts
input-ships = Other attacking naval units
input-piracy = Piracy rating of the leader
input-piracy-world-piracy = Piracy rating of the captain or leader
input-ottoman = The piracy is Ottoman
input-ports = Ports of the target on the zone
input-in-zone = Naval units of the target in the zone
input-at-peace = The target is not at war with the raider
input-adjacent = Naval units in adjacent ports and sea zones
input-fortresses = Fortresses adjacent to the zone
input-piracy-world-fortresses = Spanish fortresses in the zone
input-knights = The Knights of St John are adjacent
input-damaged = The captain is already damaged
input-target = Target
input-settlements = Settlements of the target in the zone
input-patrols = Spanish patrols in the zone
input-else-read = With a sound captain and several settlements
input-cryptography = Attacker has Cryptography or the Cipher Key
input-informant = Informant from an earlier impulse
input-walsingham = Walsingham Home Card played
input-hand = Cards in the target's hand, Home Cards included
input-turn = Turn
input-cp = CP spent
input-pistols = Hand pistols
input-mary-alive = Mary Queen of Scots is alive
input-mary-card = Mary Queen of Scots card played
input-elizabeth = The target is Elizabeth
input-rating = Battle rating of the target
input-home = The target is in a home space it controls
input-rebellion-home = The space is a Protestant home space
input-defend-cryptography = Defender has Cryptography or the Cipher Key
input-reroll-read = At a margin of +1
input-elizabeth-read = Elizabeth's rating of 2
input-jesuits = Jesuits in England
input-near = Spanish regular in Ireland or Scotland
input-landed = Spanish regular in England
input-navigation = Navigation rating of the captain
input-plantation = Plantation bonus
input-virginia-dare = The Virginia Dare VP has been won before
input-philippines = The Philippines are Spanish
input-units = Catholic units in the space
input-dice = Dice

value-yes = yes
value-no = no

choice-sea-atlantic = Atlantic
choice-sea-mediterranean = Mediterranean
choice-corsairs-read-everywhere = in every sea
choice-corsairs-read-atlantic-only = in the Atlantic only
choice-target-spain = Spain
choice-target-portugal = Portugal
choice-else-read-two-dice = two dice
choice-else-read-one-die = one die
choice-reroll-read-repeated = both sides roll again until another margin comes up
choice-reroll-read-once = both sides roll again once
choice-reroll-read-attacker-alone = the attacker alone rolls again
choice-elizabeth-read-without-rating = gives her no dice
choice-elizabeth-read-with-rating = gives her two dice

side-attack = Attacker
side-defence = Defender
side-table = Both

## The results

row-field-battle-attacker-wins = The attacker wins
row-field-battle-attacker-wins-sentence = The attacker has more hits and holds the field; if nobody is left of the defence, its leader is captured.
row-field-battle-attacker-wins-and-falls = The attacker has more hits but falls
row-field-battle-attacker-wins-and-falls-sentence = The attacker has more hits but no unit left: the defender holds the field and captures the attacking leader.
row-field-battle-defender-wins-and-falls = The defender wins on hits but falls
row-field-battle-defender-wins-and-falls-sentence = The attacker does not have more hits, but no defender is left: the attacker holds the field and captures the defending leader.
row-field-battle-defender-wins = The defender wins
row-field-battle-defender-wins-sentence = The attacker does not have more hits and the defender holds the field; if nobody is left of the attack, its leader is captured.

row-assault-taken = The place is taken
row-assault-taken-sentence = The attacker takes control of the space, every besieged army leader is captured and every besieged naval unit goes to the turn track.
row-assault-siege-goes-on = The siege goes on
row-assault-siege-goes-on-sentence = The assault fails, but the besiegers still outnumber the besieged and the siege goes on.
row-assault-siege-broken = The siege is broken
row-assault-siege-broken-sentence = The assault fails and the besiegers no longer outnumber the besieged: the siege is broken and whoever is left of the attack must retreat.

row-naval-combat-attacker-wins = The attacker wins
row-naval-combat-attacker-wins-sentence = The attacker wins at sea; a hit left over sinks one more defending ship, and if no defender is left, the leader of the defence goes to the turn track.
row-naval-combat-defender-wins = The defender wins
row-naval-combat-defender-wins-sentence = The defender wins at sea; a hit left over sinks one more attacking ship, and if no attacker is left, the leader of the attack goes to the turn track.

row-piracy-europe-three-rewards = Three rewards or more
row-piracy-europe-three-rewards-sentence = For each hit the target loses a naval unit in or next to the zone, has a random card drawn from its hand, grants 1 piracy VP or sees an adjacent Spanish Armada drop a level, the hits shared as evenly as possible.
row-piracy-europe-two-rewards = Two rewards
row-piracy-europe-two-rewards-sentence = Two rewards, different ones where that is possible: a naval unit of the target in or next to the zone, a random card from its hand, 1 piracy VP or a level of an adjacent Spanish Armada.
row-piracy-europe-one-reward = One reward
row-piracy-europe-one-reward-sentence = One reward: a naval unit of the target in or next to the zone, a random card from its hand, 1 piracy VP or a level of an adjacent Spanish Armada.
row-piracy-europe-no-reward = No reward
row-piracy-europe-no-reward-sentence = The raiders come away with nothing.
row-piracy-europe-raiders-lost = All raiders lost
row-piracy-europe-raiders-lost-sentence = The defence leaves no raider: there is no attack roll, and the leader goes to the turn track.

row-piracy-world-three-rewards = Three rewards or more
row-piracy-world-three-rewards-sentence = For each hit the target loses a patrol in the zone, has one of its treasures drawn at random or grants 1 piracy VP, the hits shared as evenly as possible; with a fortress in the zone Spain may keep one treasure out of the draw.
row-piracy-world-two-rewards = Two rewards
row-piracy-world-two-rewards-sentence = Two rewards, different ones where that is possible: a patrol in the zone, a random treasure or 1 piracy VP; with a fortress in the zone Spain may keep one treasure out of the draw.
row-piracy-world-one-reward = One reward
row-piracy-world-one-reward-sentence = One reward: a patrol in the zone, a random treasure or 1 piracy VP; with a fortress in the zone Spain may keep one treasure out of the draw.
row-piracy-world-no-reward = No reward
row-piracy-world-no-reward-sentence = The captain comes away with nothing.
row-piracy-world-captain-removed = The captain is removed
row-piracy-world-captain-removed-sentence = The defence removes the sea captain from the game, and there is no attack roll.

row-intelligence-three-actions = Three actions
row-intelligence-three-actions-sentence = All three offensive actions are open: neutralise an informant of the target on your power card (or a Jesuit, if it is Spain) and on a 4, 5 or 6 one more operative, look at the hand in secret, and, with a 6 among the dice and at least three cards in the hand, force a random discard.
row-intelligence-two-actions = Two actions
row-intelligence-two-actions-sentence = Two different offensive actions: neutralise an operative, look at the hand in secret, or, with a 6 among the dice and at least three cards in the hand, force a random discard.
row-intelligence-one-action = One action
row-intelligence-one-action-sentence = One offensive action: neutralise an operative, look at the hand in secret, or, with a 6 among the dice and at least three cards in the hand, force a random discard.
row-intelligence-no-effect = No effect
row-intelligence-no-effect-sentence = The spies learn nothing, and nothing happens to them.

row-assassination-killed = The target dies
row-assassination-killed-sentence = The target dies, 1 VP is awarded and the defending power discards a random card.
row-assassination-discard-only = The target lives; a card is lost
row-assassination-discard-only-sentence = The margin is not above the target's rating: the target lives, but the defending power discards a random card.
row-assassination-no-effect = Nothing happens
row-assassination-no-effect-sentence = The second roll gives +1 again, and nothing happens.
row-assassination-neutralised = The informant is neutralised
row-assassination-neutralised-sentence = The informant that gave dice, if there was one, is neutralised; after an attempt on Elizabeth, England may execute Mary Queen of Scots if she is captured.
row-assassination-two-defensive = Two defensive actions
row-assassination-two-defensive-sentence = The defender takes two different actions: neutralise the informant that gave dice, look at the attacker's hand in secret, deal the attacker one card fewer next turn; after an attempt on Elizabeth, England may execute Mary Queen of Scots if she is captured.
row-assassination-three-defensive = Three defensive actions
row-assassination-three-defensive-sentence = The informant that gave dice is neutralised, the defender looks at the attacker's hand in secret and the attacker is dealt one card fewer next turn; after an attempt on Elizabeth, England may execute Mary Queen of Scots if she is captured.

row-catholic-rebellion-gunpowder = The Gunpowder Plot succeeds
row-catholic-rebellion-gunpowder-sentence = The Gunpowder Plot succeeds and Spain wins the game at once.
row-catholic-rebellion-conversions-and-rebellion = Six conversions and a rebellion
row-catholic-rebellion-conversions-and-rebellion-sentence = Six Catholic conversions, then a rebellion of 4 CP in England.
row-catholic-rebellion-conversions = Six conversions
row-catholic-rebellion-conversions-sentence = Six Catholic conversions, all of them in England.
row-catholic-rebellion-england-shows = England shows its hand
row-catholic-rebellion-england-shows-sentence = England shows its hand to Spain, and may execute Mary Queen of Scots if she is captured.
row-catholic-rebellion-operatives-lost = Operatives lost
row-catholic-rebellion-operatives-lost-sentence = All operatives in England are lost, and England may execute Mary Queen of Scots if she is captured.
row-catholic-rebellion-spain-shows = Operatives lost, Spain shows its hand
row-catholic-rebellion-spain-shows-sentence = All operatives in England are lost, Spain shows its hand to England, and England may execute Mary Queen of Scots if she is captured.
row-catholic-rebellion-card-fewer = Operatives lost, one card fewer
row-catholic-rebellion-card-fewer-sentence = All operatives in England are lost, Spain is dealt one card fewer next turn, and England may execute Mary Queen of Scots if she is captured.

row-navigation-no-effect = Unharmed
row-navigation-no-effect-sentence = The captain comes through unharmed.
row-navigation-damaged = Damaged
row-navigation-damaged-sentence = The captain is damaged and sails on.
row-navigation-voyage-lost = The voyage is lost
row-navigation-voyage-lost-sentence = Damaged a second time, the captain loses his voyage and goes to the turn track.
row-navigation-eliminated = The captain dies
row-navigation-eliminated-sentence = The captain dies and leaves the game.

row-colony-treasure-and-vp = Treasure and VP
row-colony-treasure-and-vp-sentence = The colony yields a treasure and the Virginia Dare VP.
row-colony-treasure = Treasure
row-colony-treasure-sentence = The colony yields a treasure.
row-colony-no-effect = Nothing
row-colony-no-effect-sentence = The colony lives on and yields nothing.
row-colony-eliminated = The colony perishes
row-colony-eliminated-sentence = The colony is eliminated.

row-indies-fleet-north-atlantic = North Atlantic
row-indies-fleet-north-atlantic-sentence = The Indies Fleet is in the North Atlantic.
row-indies-fleet-antilles = Antilles
row-indies-fleet-antilles-sentence = The Indies Fleet is in the Antilles.
row-indies-fleet-caribbean-sea = Caribbean Sea
row-indies-fleet-caribbean-sea-sentence = The Indies Fleet is in the Caribbean Sea.
row-indies-fleet-mexican-coast = Mexican Coast
row-indies-fleet-mexican-coast-sentence = The Indies Fleet is off the Mexican Coast.

row-rebellion-succeeds = The rebellion succeeds
row-rebellion-succeeds-sentence = No Catholic unit is left: leaders and other units are displaced, the rebel adds a regular for every 2 CP, takes the space and one adjacent space for each CP, may add a leader and a capital, and is at war with the power that held it.
row-rebellion-fails = The rebellion fails
row-rebellion-fails-sentence = Catholic units remain: those that were hit are gone, and nothing more happens.

row-conversion-majors = A major conversion
row-conversion-majors-sentence = Each 6 may wait for a space under an opposing unit, reposition a space to enlarge the base region, or cancel unrest and count as a minor conversion; the other conversions take free adjacent spaces.
row-conversion-minors-only = Minor conversions only
row-conversion-minors-only-sentence = Each minor conversion takes a space next to one of the converter's religion and without an opposing unit.
row-conversion-unrest-only = Unrest only
row-conversion-unrest-only-sentence = A 1 came up and no conversion: unrest is owed, but no space was converted.
row-conversion-nothing = Nothing
row-conversion-nothing-sentence = Nothing is converted and no unrest is owed.

## What is counted

number-attack-hits = Attacker's hits
number-defence-hits = Defender's hits
number-attack-losses = Attacker's losses
number-defence-losses = Defender's losses
number-attack-eliminated = The attacker is eliminated
number-defence-eliminated = The defender is eliminated
number-attack-ships-lost = Attacker's ships lost
number-attack-corsairs-lost = Attacker's corsairs lost
number-defence-ships-lost = Defender's ships lost
number-defence-corsairs-lost = Defender's corsairs lost
number-corsairs-lost = Corsairs lost
number-ships-lost = Other naval units lost
number-captain = The captain afterwards
number-captain-0 = sound
number-captain-1 = damaged
number-captain-2 = removed
number-six = A 6 is among the dice
number-discard-open = A discard can be forced
number-margin = Margin of hits
number-mary-may-die = A captured Mary may be executed
number-total = Total
number-conversions = Conversions
number-minors = Minor conversions
number-majors = Major conversions
number-unrest = Unrest is owed

## Why it cannot be rolled like that

refused-out-of-range = { $input }: a number from { $least } to { $most } is expected
refused-too-early = no espionage mission before turn { $least }
refused-no-attackers = an assault needs at least one besieging unit
refused-no-ships = a naval combat needs ships or corsairs on both sides
refused-two-armadas = there is only one Spanish Armada, so it cannot be on both sides
refused-no-raiders = a raid needs at least one naval unit
refused-portugal-has-none = { $input }: Portugal has none, it defends with its settlements
refused-mary-is-dead = the Mary Queen of Scots card can only be played while she is alive
refused-not-a-number = { $input }: a whole number is expected, not “{ $given }”
refused-no-such-choice = { $input }: “{ $given }” is not one of { $known }
refused-no-procedure = no procedure is called “{ $given }”: there are { $known }
refused-no-procedure-near = no procedure is called “{ $given }”: did you mean “{ $near }”?
refused-cited = { $problem } [{ $clause }]
refused-roll = { $reasons }

## Die by die

throw-attack = { $dice ->
    [0] The attacker has no dice.
    [one] The attacker rolls one die: { $faces } – { $read }.
   *[other] The attacker rolls { $dice } dice: { $faces } – { $read }.
  }
throw-defence = { $dice ->
    [0] The defender has no dice.
    [one] The defender rolls one die: { $faces } – { $read }.
   *[other] The defender rolls { $dice } dice: { $faces } – { $read }.
  }
throw-table = { $dice ->
    [one] One die is rolled: { $faces }.
   *[other] { $dice } dice are rolled: { $faces } – { $read }.
  }
read-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
read-hits-and-six = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }, { $six ->
    [0] no 6
   *[other] a 6 among them
  }
read-conversions = { $minors ->
    [one] 1 minor conversion
   *[other] { $minors } minor conversions
  }, { $majors ->
    [one] 1 major
   *[other] { $majors } major
  }, { $unrest ->
    [0] no unrest
   *[other] unrest
  }
read-sum = { $total } in all
read-sum-changed = { $total } in all, { $changed } with the modifier

## The answer

odds-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
  }
odds-dice-against = { $attack ->
    [0] no dice
    [one] 1 die
   *[other] { $attack } dice
  } against { $defence ->
    [0] none
   *[other] { $defence }
  }
odds-sentence = { $procedure }, { $dice }: { $goal } in { $percent } of cases ({ $fraction }).
odds-percent = { $number }%
odds-less-than = <{ $percent }
odds-more-than = >{ $percent }
odds-points = { $number } points
odds-pool = { $side }: { $dice }
odds-first-defence = The defender rolls first; the attacker has these dice if no defence die hits.
odds-inputs = Given
odds-results = Results
odds-numbers = Hits, losses and the rest
odds-mean = { $number } ({ $mean } on average)
odds-changes = One more, one less, or otherwise
odds-procedures = What are my odds? The dice procedures of the aid card:
odds-how = “fondaco odds PROCEDURE --help” tells what each asks for.
odds-range = from { $least } to { $most }, usually { $usual }
odds-usually = usually { $usual }
odds-usually-of = { $known }; usually { $usual }
odds-help-json = print everything for scripts
odds-help-roll = roll the dice and tell die by die
odds-help-seed = roll the dice of this seed
