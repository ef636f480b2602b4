# Lines as the rulebooks' players write them.
vocab
  verb place|put|deploy
  verb move
  verb attack|battle|fight|start a battle
  verb support
  verb decline|no support
  verb use
  verb flee
  verb end turn|end battle|pass
  unit army|icon
  unit free army
  thing Army of the Dead !name
  thing Path to the Underworld !name
  area Brazil
  area Peru
  area Iceland
  area Chile
  seat Green
  seat Red
  seat attacker
> place army in Brazil
line 1:
  0: VERB[place] bare[army] in[Brazil]
> place an army in Brazil 3
line 1:
  0: VERB[place] bare[1 army] in[Brazil] bare+adjacent[3]
> place 3 in Brazil and 2 in Peru
line 1:
  0: VERB[place] bare[3] in[Brazil] AND bare[2] in[Peru]
> put my army in Peru
line 1:
  0: VERB[place] bare+the[army] in[Peru]
> place 1 army on Brazil
line 1:
  0: VERB[place] bare[1 army] on[Brazil]
> move 2 armies from Brazil to Peru
line 1:
  0: VERB[move] bare[2 army] from[Brazil] to[Peru]
> move my army Brazil to Iceland
line 1:
  0: VERB[move] bare+the[army] bare[Brazil] to[Iceland]
> attack green in Brazil
line 1:
  0: VERB[attack] bare[Green] in[Brazil]
> I start a battle against Green in Brazil
line 1:
  0: VERB[attack] against[Green] in[Brazil]
> attack green in Brazil from Peru, place free army in Peru
line 1:
  0: VERB[attack] bare[Green] in[Brazil] from[Peru] , VERB[place] bare[free army] in[Peru]
> attack green in Brazil using Army of the Dead
line 1:
  0: VERB[attack] bare[Green] in[Brazil] with[Army of the Dead]
  1: VERB[attack] bare[Green] in[Brazil] VERB+ing[use] bare[Army of the Dead]
> We support Red
line 1:
  0: VERB[support] bare[Red]
> support the attacker
line 1:
  0: VERB[support] bare+the[attacker]
> no support
line 1:
  0: VERB[decline]
> I will not support anyone
line 1:
  4: STOP[negation"will not"] VERB[support] UNKNOWN[?"anyone"]
> use Path to the Underworld: flee 2 to Chile
line 1:
  0: VERB[use] bare+:[Path to the Underworld] VERB[flee] bare[2] to[Chile]
  3: LEAD+to["use"] bare+:[Path to the Underworld] VERB[flee] bare[2] to[Chile]
> debrief: 2 in Brazil, 1 in Peru
line 1:
  0: DESCRIPTION[heading"debrief:"] bare[2] in[Brazil] , bare[1] in[Peru]
> end turn
line 1:
  0: VERB[end turn]

vocab
  verb activate|activation
  verb deactivate|de-activate
  verb recruit|hire
  verb acquire
  verb mobilise
  verb attack
  verb deploy|put|place
  verb end diplomacy|no diplomacy
  unit unit
  unit mercenary
  thing leader
  coin point|spoils of war point
  thing bribe !name
  thing long oration|oration !name
  thing blackmail !name
  thing threats !name
  thing tactic !label
  area Anvil
  area Ashford
  area Crag
  region Brinn
> activate Brinn
line 1:
  0: VERB[activate] bare[Brinn]
> try to activate Brinn with bribe
line 1:
  0: VERB[activate] bare[Brinn] with[bribe]
> activation of Brinn, tactic: long oration
line 1:
  0: VERB[activate] of[Brinn] , bare+:[tactic] bare[long oration]
  1: VERB[activate] of[Brinn] , with[long oration]
> I try to activate Brinn, using Blackmail
line 1:
  0: VERB[activate] bare[Brinn] , with[blackmail]
> deactivate Brinn using threats
line 1:
  0: VERB[deactivate] bare[Brinn] with[threats]
> recruit mercenaries
line 1:
  0: VERB[recruit] bare[mercenary]
> hire mercenaries for 5 points
line 1:
  0: VERB[recruit] bare[mercenary] for[5 point]
> acquire spoils of war points with long oration
line 1:
  0: VERB[acquire] bare[point] with[long oration]
> deploy the rest in Anvil
line 1:
  0: VERB[deploy] bare[all] in[Anvil]
> attack Crag from Anvil with 4
line 1:
  0: VERB[attack] bare[Crag] from[Anvil] with[4]
> Anvil attacks Crag with 3 and the leader
line 1:
  0: bare[Anvil] VERB+s[attack] bare[Crag] with[3] AND bare+the[leader]
> attack Crag from Anvil with all
line 1:
  0: VERB[attack] bare[Crag] from[Anvil] with[all]
> mobilise 3 from Ashford to Anvil
line 1:
  0: VERB[mobilise] bare[3] from[Ashford] to[Anvil]
> mobilizing two units from Ashford to Crag
line 1:
  0: VERB+ing[mobilise] bare[2 unit] from[Ashford] to[Crag]
> no diplomacy
line 1:
  0: VERB[end diplomacy]

vocab
  verb bid|raise
  verb start auction|open auction|put|auction|challenge
  verb vote
  verb build
  verb no build
  verb disband|remove
  verb join
  verb retreat|r|falls back
  verb hold|h|stay|stand
  verb support|s
  verb move|march|m
  verb cancel
  unit unit|u !label
  unit army
  unit A !code
  share share !label
  thing auction
  coin coin
  area Osaka
  area Kyoto
  area Nara
  seat Red
  seat Gold
> bid 7 on share 12
line 1:
  0: VERB[bid] bare[7] on[#share 12]
> I bid 7 coins for share 12
line 1:
  0: VERB[bid] bare[7 coin] for[#share 12]
> share 12: 7
line 1:
  0: bare+:[#share 12] bare[7]
> raise my bid on share 12 to 7
line 1:
  0: VERB[bid] VERB+the[bid] on[#share 12] to[7]
> bid 7 for Osaka's share
line 1:
  0: VERB[bid] bare[7] for[Osaka's] bare[#share]
> start auction for share 4
line 1:
  0: VERB[start auction] for[#share 4]
> put share 4 up for auction
line 1:
  0: VERB[start auction] bare[#share 4] for[auction]
  0: VERB[start auction] bare[#share 4] VERB[start auction]
> open an auction on share 4
line 1:
  0: VERB[start auction] on[#share 4]
> challenge share 4
line 1:
  0: VERB[start auction] bare[#share 4]
> vote: build in Nara
line 1:
  0: VERB+:[vote] VERB[build] in[Nara]
> I vote to build at Nara and Osaka
line 1:
  0: VERB[vote] VERB+to[build] in[Nara] AND bare[Osaka]
> vote disband 4
line 1:
  0: VERB[vote] VERB[disband] bare[4]
> vote: no build for Red
line 1:
  0: VERB+:[vote] VERB[no build] for[Red]
> Red: no build
line 1:
  0: bare+:[Red] VERB[no build]
> build a unit at Nara, one in Osaka
line 1:
  1: VERB[build] bare[1 unit] in[Nara] , bare[1] in[Osaka]
> disband the unit in Osaka
line 1:
  0: VERB[disband] bare+the[unit] in[Osaka]
> Osaka supports Kyoto to hold
line 1:
  0: bare[Osaka] VERB+s[support] bare[Kyoto] VERB+to[hold]
> support Nara to Kyoto with Osaka
line 1:
  0: VERB[support] bare[Nara] to[Kyoto] with[Osaka]
> Osaka S Kyoto H
line 1:
  0: bare[Osaka] VERB[support] bare[Kyoto] VERB[hold]
> A Osaka S A Nara - Kyoto
line 1:
  0: bare[A] bare[Osaka] VERB[support] bare[A] bare[Nara] ->+dash[Kyoto]
  1: bare[A] bare[Osaka] VERB[support] bare[A] bare[Nara] ,+dash bare[Kyoto]
  1: bare[A] bare[Osaka] VERB[support] bare[Nara] ->+dash[Kyoto]
  1: bare[Osaka] VERB[support] bare[A] bare[Nara] ->+dash[Kyoto]
  2: bare[Osaka] VERB[support] bare[A] bare[Nara] ,+dash bare[Kyoto]
  2: bare[Osaka] VERB[support] bare[Nara] ->+dash[Kyoto]
  2: bare[A] bare[Osaka] VERB[support] bare[Nara] ,+dash bare[Kyoto]
  3: bare[Osaka] VERB[support] bare[Nara] ,+dash bare[Kyoto]
> unit 12 stays
line 1:
  0: bare[#unit 12] VERB+s[hold]
  1: bare[#unit 12] KEPT["stays"]
  3: bare[unit] bare[12] VERB+s[hold]
  4: bare[unit] bare[12] KEPT["stays"]
> Osaka retreats to Nara
line 1:
  0: bare[Osaka] VERB+s[retreat] to[Nara]
> the rest hold
line 1:
  0: bare[all] VERB[hold]
> cancel Osaka
line 1:
  0: VERB[cancel] bare[Osaka]
> sign me up
line 1:
  4: UNKNOWN[?"sign"] bare[<me>]
> join as eve
line 1:
  4: VERB[join] as[?"eve"]

vocab
  verb spawn
  verb buy|get|purchase
  verb spend
  verb use|play
  verb salt
  verb turn
  verb throw
  verb dynamite
  verb build|rebuild
  verb siege|besiege
  verb move
  verb withdraw|cancel all
  verb change
  verb admit
  verb extend
  verb replace
  verb amend
  unit troop|army|men|unit|soldier
  thing crop supply
  thing bag of salt|salt|bags of salt
  thing dynamite|stick of dynamite
  thing fortress|fort
  thing wasteland
  coin influence
  text country !text
  option vacated
  area Osaka
  area Kyoto
  area Brume
  seat Ann
> deploy all new troops in Kyoto
line 1:
  4: UNKNOWN[?"deploy"] bare[all troop] in[Kyoto]
> buy 2 extra troops
line 1:
  0: VERB[buy] bare[2 more troop]
> spend 10 influence for 2 more units
line 1:
  0: VERB[spend] bare[10 influence] for[2 more troop]
> purchase two additional units
line 1:
  0: VERB[buy] bare[2 more troop]
> buy a crop supply
line 1:
  0: VERB[buy] bare[1 crop supply]
> get one stick of dynamite
line 1:
  0: VERB[buy] bare[1 dynamite]
  3: LEAD+to["get"] bare[1 dynamite]
> I use a Crop Supply
line 1:
  0: VERB[use] bare[1 crop supply]
> use bag of salt on Brume
line 1:
  0: VERB[use] bare[bag of salt] on[Brume]
  3: LEAD+to["use"] bare[bag of salt] on[Brume]
> salt Brume
line 1:
  0: bare[bag of salt] bare[Brume]
  0: VERB[salt] bare[Brume]
> turn Brume into a wasteland
line 1:
  0: VERB[turn] bare[Brume] to[1 wasteland]
> throw dynamite at Brume
line 1:
  0: VERB[throw] bare[dynamite] in[Brume]
  0: VERB[throw] VERB[dynamite] in[Brume]
> dynamite Brume
line 1:
  0: bare[dynamite] bare[Brume]
  0: VERB[dynamite] bare[Brume]
> build a fortress in Osaka and Kyoto
line 1:
  0: VERB[build] bare[1 fortress] in[Osaka] AND bare[Kyoto]
> rebuild the fort at Osaka
line 1:
  0: VERB[build] bare+the[fortress] in[Osaka]
> besiege Kyoto from Osaka
line 1:
  0: VERB[siege] bare[Kyoto] from[Osaka]
> move a bag of salt from Osaka
line 1:
  0: VERB[move] bare[1 bag of salt] from[Osaka]
> change my start to Osaka
line 1:
  4: VERB[change] UNKNOWN+the[?"start"] to[Osaka]
> I changed my mind, start in Osaka
line 1:
  4: STOP[correction"I changed my mind"] , UNKNOWN[?"start"] in[Osaka]
> admit Ann ann@example.org
line 1:
  0: VERB[admit] bare[Ann] bare["ann@example.org"]
> extend to 2026-01-05T20:00Z
line 1:
  0: VERB[extend] to[@"2026-01-05T20:00Z"]
> extend by 24h
line 1:
  0: VERB[extend] by[@"24h"]
> amend vacated = neutral because proposal 7 passed
line 1:
  12: VERB[amend] bare[vacated] =[?"neutral"] UNKNOWN[?"because"] STOP[vague"proposal"] bare[7] UNKNOWN[?"passed"]
> spawn 3 in Osaka; move 2 from Osaka to Kyoto; buy dynamite.
line 1:
  0: VERB[spawn] bare[3] in[Osaka] . VERB[move] bare[2] from[Osaka] to[Kyoto] . VERB[buy] bare[dynamite] .
  0: VERB[spawn] bare[3] in[Osaka] . VERB[move] bare[2] from[Osaka] to[Kyoto] . VERB[buy] VERB[dynamite] .
> spawn 3 in Osaka, then move 2 from there to Kyoto
line 1:
  0: VERB[spawn] bare[3] in[Osaka] , THEN VERB[move] bare[2] from[<there>] to[Kyoto]
> move 4 from Osaka to Kyoto and attack Brume with them
line 1:
  4: VERB[move] bare[4] from[Osaka] to[Kyoto] AND UNKNOWN[?"attack"] bare[Brume] with[<them>]
> move 4 form Osaka to Kyoto
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
