# Whole mails.
vocab
  verb move|march|send
  verb attack
  verb spawn|place|deploy
  verb hold
  verb build
  unit troop|army|men|unit
  thing fortress|fort
  area Osaka
  area Kyoto
  area Nara
  area Shiga
  seat Red|Bob
  seat Blue|Ann
> Hi Bob,\n\nhere are my orders for turn 4. I think Blue is going to attack Nara, so let's see!\n\nSpawning:\n- 3 in Osaka\n\nMovement:\n1. Osaka -> Kyoto (4)\n2. Kyoto -> Nara, 2 men\n3) Nara to Shiga with everything but 1\n\nThat's all, thanks!\nAnn
line 1:
  0: CHAT["Hi"] bare[Red] ,
line 3:
  12: CHAT["here are"] UNKNOWN+the[?"orders"] for[?"turn"] bare[4] . CHAT["I think"] bare[Blue] STOP[past"is"] VERB[attack] bare[Nara] , UNKNOWN[?"see"] .
line 5:
  0: VERB+:+ing[spawn]
line 6: listed
  0: bare[3] in[Osaka]
line 8: heading
  0: DESCRIPTION[heading"Movement:"]
line 9: listed
  0: bare[Osaka] ->[Kyoto] ( bare[4] )
line 10: listed
  0: bare[Kyoto] ->[Nara] , bare[2 troop]
line 11: listed
  0: bare[Nara] to[Shiga] with[all-but-1]
  2: bare[Nara] to[Shiga] with[all] , bare[1]
line 13:
  0: CHAT["That's all"] , CHAT["thanks"] .
line 14:
  0: bare[Blue]
> spawn 3 in Osaka\nMOVE ALL FROM OSAKA TO KYOTO\nbuild a fort in nara.\nGood luck everybody\n\nSent from my phone
line 1:
  0: VERB[spawn] bare[3] in[Osaka]
line 2:
  0: VERB[move] bare[all] from[Osaka] to[Kyoto]
line 3:
  0: VERB[build] bare[1 fortress] in[Nara] .
line 4:
  0: CHAT["Good luck"] bare[all]
line 6:
  4: CHAT["Sent from"] UNKNOWN+the[?"phone"]
> Dear host, my army in Osaka marches to Kyoto and from there to Nara. The rest stay where they are.
line 1:
  0: CHAT["Dear host"] , bare+the[troop] in[Osaka] VERB+s[move] to[Kyoto] AND from[<there>] to[Nara] . bare[all] KEPT["stay where they are"] .
> First, I'll spawn three new troops in Osaka. Next I move them to Kyoto; finally I attack Nara from Kyoto with all of them.
line 1:
  0: , VERB[spawn] bare[3 troop] in[Osaka] . VERB[move] bare[<them>] to[Kyoto] . VERB[attack] bare[Nara] from[Kyoto] with[all] .
> moves:\nOsaka to Kyoto 4\nNara to Shiga 2
line 1:
  0: VERB+:+s[move]
line 2:
  0: bare[Osaka] to[Kyoto] bare+adjacent[4]
line 3:
  0: bare[Nara] to[Shiga] bare+adjacent[2]
> Osaka: hold\nKyoto: attack Nara\nNara: spawn 2
line 1:
  0: bare+:[Osaka] VERB[hold]
line 2:
  0: bare+:[Kyoto] VERB[attack] bare[Nara]
line 3:
  0: bare+:[Nara] VERB[spawn] bare[2]
> Order #1: spawn 2 in Osaka
line 1:
  0: DESCRIPTION[heading"Order #1:"] VERB[spawn] bare[2] in[Osaka]
> Turn 4 orders, Ann: spawn 2 in Osaka
line 1:
  8: UNKNOWN[?"Turn"] bare[4] UNKNOWN[?"orders"] , bare+:[Blue] VERB[spawn] bare[2] in[Osaka]
> Can you move 4 from Osaka to Kyoto for me? Thanks.
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] for[<me>] . . CHAT["Thanks"] .
> move 4 from Osaka to Kyoto (all that's left)
line 1:
  8: VERB[move] bare[4] from[Osaka] to[Kyoto] ( bare[all] UNKNOWN[?"that's"] UNKNOWN[?"left"] )
> move 4 (four) troops from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4] ( bare[4] ) bare[troop] from[Osaka] to[Kyoto]
> move 4 troops from Osaka (Red's) to Kyoto!!!
line 1:
  0: VERB[move] bare[4 troop] from[Osaka] ( bare[Red's] ) to[Kyoto] .
> move 4 troops: Osaka - Kyoto
line 1:
  0: VERB[move] bare+:[4 troop] bare[Osaka] ->+dash[Kyoto]
  1: VERB[move] bare+:[4 troop] bare[Osaka] ,+dash bare[Kyoto]
> 4 Osaka->Kyoto, 2 Nara->Shiga
line 1:
  0: bare[4] bare[Osaka] ->[Kyoto] , bare[2] bare[Nara] ->[Shiga]
> [move 4 from Osaka to Kyoto]
line 1:
  0: ( VERB[move] bare[4] from[Osaka] to[Kyoto] )
> Osaka, Kyoto and Nara hold
line 1:
  0: bare[Osaka] , bare[Kyoto] AND bare[Nara] VERB[hold]
> All my troops in Osaka should move to Kyoto.
line 1:
  0: bare[all troop] in[Osaka] VERB[move] to[Kyoto] .
> What happens if I attack Nara?
line 1:
  4: STOP[question"What"] UNKNOWN[?"happens"] STOP[condition"if"] VERB[attack] bare[Nara] STOP[question"?"]
> attack bob in Nara
line 1:
  0: VERB[attack] bare[Red] in[Nara]
> attack Nara (Bob) from Osaka w/ 4
line 1:
  0: VERB[attack] bare[Nara] ( bare[Red] ) from[Osaka] with[4]
