vocab
  verb move|march|send|distribute|go
  verb attack|invade
  verb hold|stay
  verb hold|h !exact
  unit troop|army|men|unit|soldier
  area Osaka
  area Kyoto
  area Shiga
  area Aix-la-Chapelle
  area St. Ives
  area Okayama
  area Utah
  area UT !code
  area Nevada
  area New York
  seat Red
> move 4 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
> 4 from Osaka to Kyoto
line 1:
  0: bare[4] from[Osaka] to[Kyoto]
> Osaka -> Kyoto (4)
line 1:
  0: bare[Osaka] ->[Kyoto] ( bare[4] )
> attack Kyoto from Osaka with 4
line 1:
  0: VERB[attack] bare[Kyoto] from[Osaka] with[4]
> from Nevada attack Utah
line 1:
  0: from[Nevada] VERB[attack] bare[Utah]
> Osaka attacks Kyoto with 4
line 1:
  0: bare[Osaka] VERB+s[attack] bare[Kyoto] with[4]
> send four troops from Osaka to Kyoto and on to Shiga
line 1:
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto] to[Shiga]
> I move 4 troops from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto]
> please move 4 troops from Osaka to Kyoto, thanks
line 1:
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto] , CHAT["thanks"]
> moving 4 from Osaka to Kyoto
line 1:
  0: VERB+ing[move] bare[4] from[Osaka] to[Kyoto]
> I would like to move all but 2 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all-but-2] from[Osaka] to[Kyoto]
  2: VERB[move] bare[all] , bare[2] from[Osaka] to[Kyoto]
> could you please move 4 from Osaka to Kyoto?
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] .
> can I move 4 from Osaka to Kyoto?
line 1:
  0: STOP[question"can I"] VERB[move] bare[4] from[Osaka] to[Kyoto] STOP[question"?"]
> I moved 4 from Osaka to Kyoto last turn
line 1:
  0: PAST[move] bare[4] from[Osaka] to[Kyoto] STOP[past"last turn"]
> Osaka-Kyoto
line 1:
  0: bare[Osaka] ->+dash[Kyoto]
> Osaka>Kyoto
line 1:
  0: bare[Osaka] ->[Kyoto]
> Osaka - Kyoto - Shiga
line 1:
  0: bare[Osaka] ->+dash[Kyoto] ->+dash[Shiga]
  1: bare[Osaka] ->+dash[Kyoto] ,+dash bare[Shiga]
  1: bare[Osaka] ,+dash bare[Kyoto] ->+dash[Shiga]
  2: bare[Osaka] ,+dash bare[Kyoto] ,+dash bare[Shiga]
> Osaka→Kyoto
line 1:
  0: bare[Osaka] ->[Kyoto]
> Aix-la-Chapelle - St. Ives
line 1:
  0: bare[Aix-la-Chapelle] ->+dash[St. Ives]
  1: bare[Aix-la-Chapelle] ,+dash bare[St. Ives]
> move 4 from Okasa to Kyoto
line 1:
  4: VERB[move] bare[4] from[?"Okasa"] to[Kyoto]
> move 4 from Osakka to Kytoo
line 1:
  4: VERB[move] bare[4] from[Osaka~"Osakka"] to[Kyoto~"Kytoo"]
> move 4x from O to Kyo
line 1:
  8: VERB[move] bare[4] from[?"O"] to[?"Kyo"]
> don't move 4 from Osaka to Kyoto
line 1:
  0: STOP[negation"don't"] VERB[move] bare[4] from[Osaka] to[Kyoto]
> move 4 from Osaka to Kyoto if Red attacks
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] STOP[condition"if"] bare[Red] VERB+s[attack]
> 1. move 4 from Osaka to Kyoto
line 1: listed
  0: VERB[move] bare[4] from[Osaka] to[Kyoto]
> * hold Osaka
line 1: listed
  0: VERB[hold|hold] bare[Osaka]
> Movement: move 4 from Osaka to Kyoto
line 1:
  0: DESCRIPTION[heading"Movement:"] VERB[move] bare[4] from[Osaka] to[Kyoto]
> Orders for turn 3:
line 1: heading
  0: DESCRIPTION[heading"Orders for turn 3:"]
> move 4.5 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[bad"4.5"] from[Osaka] to[Kyoto]
> move -4 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[-4] from[Osaka] to[Kyoto]
> move 4 of my troops from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4 troop] from[Osaka] to[Kyoto]
> move all troops but 2 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all-but-2 troop] from[Osaka] to[Kyoto]
  2: VERB[move] bare[all troop] , bare[2] from[Osaka] to[Kyoto]
> move up to 3 men from osaka to new york
line 1:
  0: VERB[move] bare[up-to-3 troop] from[Osaka] to[New York]
> move a troop from Osaka to Kyoto
line 1:
  0: VERB[move] bare[1 troop] from[Osaka] to[Kyoto]
> attack ut from nv
line 1:
  4: VERB[attack] bare[UT] from[?"nv"]

vocab
  verb move|m|mv|march
  verb hold|h !exact
  verb support|s !exact
  verb retreat|falls back|fall back
  unit army
  unit A !code
  unit fleet
  unit F !code
  unit unit|u !label
  area Osaka
  area Kyoto
  area Nara
  area North Sea
> A Osaka - Kyoto
line 1:
  0: bare[A] bare[Osaka] ->+dash[Kyoto]
  1: bare[A] bare[Osaka] ,+dash bare[Kyoto]
  1: bare[Osaka] ->+dash[Kyoto]
  2: bare[Osaka] ,+dash bare[Kyoto]
> A Osaka H
line 1:
  0: bare[A] bare[Osaka] VERB[hold]
  1: bare[Osaka] VERB[hold]
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
> Osaka S Nara-Kyoto
line 1:
  0: bare[Osaka] VERB[support] bare[Nara] ->+dash[Kyoto]
> F North Sea -> Nara
line 1:
  0: bare[F] bare[North Sea] ->[Nara]
> a army in Osaka moves to Kyoto
line 1:
  1: bare[1 army] in[Osaka] VERB+s[move] to[Kyoto]
> the army in Osaka marches to Kyoto
line 1:
  0: bare+the[army] in[Osaka] VERB+s[move] to[Kyoto]
> unit 12 to Kyoto
line 1:
  0: bare[#unit 12] to[Kyoto]
  3: bare[unit] bare[12] to[Kyoto]
> u12 - Kyoto
line 1:
  0: bare[#unit 12] ->+dash[Kyoto]
  1: bare[#unit 12] ,+dash bare[Kyoto]
  3: bare[unit] bare[12] ->+dash[Kyoto]
  4: bare[unit] bare[12] ,+dash bare[Kyoto]
> #12 to Kyoto
line 1:
  0: bare[# 12] to[Kyoto]
> unit 12 supports 14 to Kyoto
line 1:
  4: bare[#unit 12] UNKNOWN[?"supports"] bare[14] to[Kyoto]
  7: bare[unit] bare[12] UNKNOWN[?"supports"] bare[14] to[Kyoto]
> 12-Kyoto
line 1:
  0: bare[12] ->+dash[Kyoto]
> army Osaka falls back to Kyoto
line 1:
  0: bare[army] bare[Osaka] VERB[retreat] to[Kyoto]
  1: bare[army] bare[Osaka] VERB+s[retreat] to[Kyoto]
> Osaka m Kyoto
line 1:
  0: bare[Osaka] VERB[move] bare[Kyoto]
> move Osaka to Kyoto; Nara to Osaka; North Sea to Nara.
line 1:
  0: VERB[move] bare[Osaka] to[Kyoto] . bare[Nara] to[Osaka] . bare[North Sea] to[Nara] .
> move Osaka to Kyoto and Nara to Osaka
line 1:
  0: VERB[move] bare[Osaka] to[Kyoto] AND bare[Nara] to[Osaka]
> 3 Osaka - Kyoto
line 1:
  0: bare[3] bare[Osaka] ->+dash[Kyoto]
  1: bare[3] bare[Osaka] ,+dash bare[Kyoto]
