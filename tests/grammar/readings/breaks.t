# Hard line breaks: one order, or two lines.
vocab
  verb move
  verb attack
  verb hold
  verb spawn
  verb buy
  unit troop
  thing bag of salt
  area Osaka
  area Kyoto
  area Shiga
  area New York
  area York
  area San Francisco
  seat Red
> move 4 troops from Osaka to\nKyoto
line 1: joined
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto]
> move 4 troops from Osaka\nto Kyoto
line 1: joined
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto]
> move 4 troops from Osaka ->\nKyoto
line 1: joined
  0: VERB[move] bare[4 troop] from[Osaka] ->[Kyoto]
> move 4 troops from Osaka\n-> Kyoto
line 1: joined
  0: VERB[move] bare[4 troop] from[Osaka] ->[Kyoto]
> move 4\ntroops from Osaka to Kyoto
line 1: joined
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto]
> attack New\nYork from Osaka
line 1: joined
  0: VERB[attack] bare[New York] from[Osaka]
> move 4 from Osaka to San\nFrancisco and on to Shiga
line 1: joined
  0: VERB[move] bare[4] from[Osaka] to[San Francisco] to[Shiga]
> move 4 from Osaka to Kyoto\nand on to Shiga
line 1: joined
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] to[Shiga]
> move 4 from Osaka to Kyoto\nunless Red attacks
line 1: joined
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] STOP[condition"unless"] bare[Red] VERB+s[attack]
> move 4 from Osaka to Kyoto or\n5
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] STOP[alternative"or"]
line 2:
  0: bare[5]
> attack Kyoto from Osaka\nwith 4
line 1: joined
  0: VERB[attack] bare[Kyoto] from[Osaka] with[4]
> move 4 from Osaka to Kyoto\nIf you have questions, ask.
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
line 2:
  12: STOP[condition"If"] UNKNOWN[?"you"] STOP[past"have"] UNKNOWN[?"questions"] , UNKNOWN[?"ask"] .
> move 4 from Osaka to Kyoto\nwith best regards, Ann
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
line 2:
  4: with[] CHAT["best regards"] , UNKNOWN[?"Ann"]
> move 4 from Osaka to Kyoto.\nto Shiga
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] .
line 2:
  0: to[Shiga]
> from Osaka to Kyoto 4\nfrom Shiga to Kyoto 4
line 1:
  0: from[Osaka] to[Kyoto] bare+adjacent[4]
line 2:
  0: from[Shiga] to[Kyoto] bare+adjacent[4]
> from Osaka attack Kyoto\nfrom Shiga attack York
line 1:
  0: from[Osaka] VERB[attack] bare[Kyoto]
line 2:
  0: from[Shiga] VERB[attack] bare[York]
> move 4 from Osaka to Kyoto\nmove 4 from Shiga to Kyoto
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
line 2:
  0: VERB[move] bare[4] from[Shiga] to[Kyoto]
> move 4 from Osaka to Kyoto\n\nto Shiga
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
line 3:
  0: to[Shiga]
> move 4 from Osaka to Kyoto\n- to Shiga
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
line 2: listed
  0: to[Shiga]
> spawn 3 in Osaka,\nand 2 in Kyoto
line 1: joined
  0: VERB[spawn] bare[3] in[Osaka] , AND bare[2] in[Kyoto]
> buy a\nbag of\nsalt
line 1: joined
  0: VERB[buy] bare[1 bag of salt]
> hold Osaka\n1. hold Kyoto
line 1:
  0: VERB[hold] bare[Osaka]
line 2: listed
  0: VERB[hold] bare[Kyoto]
