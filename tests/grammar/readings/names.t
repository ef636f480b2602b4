# Names that are words, words that are names.
vocab
  verb move|march
  verb attack
  verb hold
  verb support|s
  unit troop|army
  area Osaka
  area Kyoto
  area Nara
  area If
  area To
  area March
  area Hold
  area Attack
  area Will
  area Why
  area Nothing
  area From
  area One
  area Six Mile
  area San Francisco
  area San Diego
  area Salt Lake City
  area York
  area New York
  area Oregon
  area OR !code
  area Indiana
  area IN !code
  area Maine
  area ME !code
  area Oklahoma
  area OK !code
  area Hawaii
  area HI !code
  area Nevada
  area NV !code
  area L'Aquila
  area Baden-Baden
  area Trinidad & Tobago
  area São Paulo
  area King's Landing
  area The Hague
  area St. John's
  seat May
  seat Red
  seat Osaka
> move 4 from If to To
line 1:
  0: VERB[move] bare[4] from[If] to[To]
  2: VERB[move] bare[4] from[If] to[] to[]
  2: VERB[move] bare[4] from[] STOP[condition"If"] to[To]
  4: VERB[move] bare[4] from[] STOP[condition"If"] to[] to[]
> move 4 from if to to
line 1:
  0: VERB[move] bare[4] from[If] to[To]
> move 4 from To to Nara
line 1:
  0: VERB[move] bare[4] from[To] to[Nara]
  2: VERB[move] bare[4] from[] to[To] bare[Nara]
> move 4 from Osaka to Kyoto if Nara falls
line 1:
  4: VERB[move] bare[4] from[Osaka|Osaka] to[Kyoto] STOP[condition"if"] bare[Nara] UNKNOWN[?"falls"]
  7: VERB[move] bare[4] from[Osaka|Osaka] to[Kyoto] bare[If] bare[Nara] UNKNOWN[?"falls"]
> march 4 from Osaka to March
line 1:
  0: VERB[move] bare[4] from[Osaka|Osaka] to[March]
  2: VERB[move] bare[4] from[Osaka|Osaka] VERB+to[move]
  4: bare[March] bare+adjacent[4] from[Osaka|Osaka] to[March]
  6: bare[March] bare+adjacent[4] from[Osaka|Osaka] VERB+to[move]
> March -> Osaka
line 1:
  0: bare[March] ->[Osaka|Osaka]
  2: VERB[move] ->[Osaka|Osaka]
> March attacks Osaka with 4
line 1:
  0: bare[March] VERB+s[attack] bare[Osaka|Osaka] with[4]
  2: VERB[move] VERB+s[attack] bare[Osaka|Osaka] with[4]
> Hold holds
line 1:
  0: bare[Hold] VERB+s[hold]
  2: VERB[hold] VERB+s[hold]
> hold Hold
line 1:
  0: VERB[hold] bare[Hold]
  2: VERB[hold] VERB[hold]
  4: bare[Hold] bare[Hold]
  6: bare[Hold] VERB[hold]
> attack Why from Will
line 1:
  0: VERB[attack] bare[Why] from[Will]
  2: VERB[attack] bare[Why] from[]
  2: VERB[attack] STOP[question"Why"] from[Will]
  4: VERB[attack] STOP[question"Why"] from[]
  4: bare[Attack] bare[Why] from[Will]
  6: bare[Attack] bare[Why] from[]
  6: bare[Attack] STOP[question"Why"] from[Will]
  8: bare[Attack] STOP[question"Why"] from[]
> attack why from will
line 1:
  0: VERB[attack] STOP[question"why"] from[Will]
  1: VERB[attack] bare[Why] from[Will]
  4: bare[Attack] STOP[question"why"] from[Will]
  7: bare[Attack] bare[Why] from[Will]
> Why not attack Osaka?
line 1:
  0: STOP[question"Why"] STOP[negation"not"] VERB[attack] bare[Osaka|Osaka] STOP[question"?"]
  3: STOP[question"Why"] STOP[negation"not"] bare[Attack] bare[Osaka|Osaka] STOP[question"?"]
  4: bare[Why] STOP[negation"not"] VERB[attack] bare[Osaka|Osaka] STOP[question"?"]
  7: bare[Why] STOP[negation"not"] bare[Attack] bare[Osaka|Osaka] STOP[question"?"]
> move 1 from Nothing to Nara
line 1:
  0: VERB[move] bare[1] from[Nothing] to[Nara]
  2: VERB[move] bare[1] from[0] to[Nara]
> I will move 4 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4] from[Osaka|Osaka] to[Kyoto]
  3: bare[Will] VERB[move] bare[4] from[Osaka|Osaka] to[Kyoto]
> May attacks Osaka
line 1:
  0: bare[May] VERB+s[attack] bare[Osaka|Osaka]
  2: STOP[vague"May"] VERB+s[attack] bare[Osaka|Osaka]
> move 4 from OR to IN
line 1:
  0: VERB[move] bare[4] from[OR] to[IN]
  2: VERB[move] bare[4] from[OR] to[] in[]
  2: VERB[move] bare[4] from[] STOP[alternative"OR"] to[IN]
  4: VERB[move] bare[4] from[] STOP[alternative"OR"] to[] in[]
> move 4 from or to in
line 1:
  0: VERB[move] bare[4] from[] STOP[alternative"or"] to[] in[]
> move 4 from Osaka or Kyoto to Nara
line 1:
  0: VERB[move] bare[4] from[Osaka|Osaka] STOP[alternative"or"] bare[Kyoto] to[Nara]
> ok move 4 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[4] from[Osaka|Osaka] to[Kyoto]
> OK -> HI
line 1:
  0: bare[OK] ->[HI]
  2: ->[HI]
> me - or
line 1:
  0: bare[<me>] ->+dash[] STOP[alternative"or"]
  1: bare[<me>] ,+dash STOP[alternative"or"]
> attack nv from OR with 3
line 1:
  0: VERB[attack] bare[NV] from[OR] with[3]
  2: VERB[attack] bare[NV] from[] STOP[alternative"OR"] with[3]
  4: bare[Attack] bare[NV] from[OR] with[3]
  6: bare[Attack] bare[NV] from[] STOP[alternative"OR"] with[3]
> hi all, move 3 in Nara to Osaka
line 1:
  0: CHAT["hi all"] , VERB[move] bare[3] in[Nara] to[Osaka|Osaka]
> move 3 from san f to san
line 1:
  2: VERB[move] bare[3] from[San Francisco~"san f"] to[San Diego|San Francisco~"san"]
  5: VERB[move] bare[3] from[San Francisco~"san f"] bare[To] bare[San Diego|San Francisco~"san"]
  5: VERB[move] bare[3] bare[From] bare[San Francisco~"san f"] to[San Diego|San Francisco~"san"]
  8: VERB[move] bare[3] bare[From] bare[San Francisco~"san f"] bare[To] bare[San Diego|San Francisco~"san"]
> move 3 from San Fransisco to Salt Lake
line 1:
  3: VERB[move] bare[3] from[San Francisco~"San Fransisco"] to[Salt Lake City~"Salt Lake"]
  6: VERB[move] bare[3] from[San Francisco~"San Fransisco"] bare[To] bare[Salt Lake City~"Salt Lake"]
  6: VERB[move] bare[3] bare[From] bare[San Francisco~"San Fransisco"] to[Salt Lake City~"Salt Lake"]
  9: VERB[move] bare[3] bare[From] bare[San Francisco~"San Fransisco"] bare[To] bare[Salt Lake City~"Salt Lake"]
> move 3 from york to new yrok
line 1:
  2: VERB[move] bare[3] from[York] to[New York~"new yrok"]
> move 3 from L’Aquila to Baden Baden
line 1:
  0: VERB[move] bare[3] from[L'Aquila] to[Baden-Baden]
> move 3 from Trinidad and Tobago to Sao Paulo
line 1:
  0: VERB[move] bare[3] from[Trinidad & Tobago] to[São Paulo]
> move 3 from trinidad & tobago to SÃO  PAULO
line 1:
  0: VERB[move] bare[3] from[Trinidad & Tobago] to[São Paulo]
> move 3 from kings landing to the hague
line 1:
  0: VERB[move] bare[3] from[King's Landing] to[The Hague]
> move 3 from Hague to St Johns
line 1:
  2: VERB[move] bare[3] from[The Hague~"Hague"] to[St. John's]
  5: VERB[move] bare[3] bare[From] bare[The Hague~"Hague"] to[St. John's]
> attack "Why" from 'If' with 1
line 1:
  0: VERB[attack] bare[Why] from[If] with[1]
  2: VERB[attack] bare[Why] from[] STOP[condition"If"] with[1]
  4: VERB[attack] bare[Why] bare[From] bare[If] with[1]
  4: bare[Attack] bare[Why] from[If] with[1]
  6: bare[Attack] bare[Why] from[] STOP[condition"If"] with[1]
  6: VERB[attack] bare[Why] bare[From] STOP[condition"If"] with[1]
  8: bare[Attack] bare[Why] bare[From] bare[If] with[1]
  10: bare[Attack] bare[Why] bare[From] STOP[condition"If"] with[1]
> move Osaka's army to Nara
line 1:
  0: VERB[move] bare[Osaka|Osaka's] bare[troop] to[Nara]
> King's Landing's army attacks Nara
line 1:
  0: bare[King's Landing's] bare[troop] VERB+s[attack] bare[Nara]
> move one from One to Six Mile
line 1:
  0: VERB[move] bare[1] from[One] to[Six Mile]
  1: VERB[move] bare[One] from[One] to[Six Mile]
  2: VERB[move] bare[1] from[1] to[Six Mile]
  3: VERB[move] bare[One] from[1] to[Six Mile]
> move six from Six Mile to Nara
line 1:
  0: VERB[move] bare[6] from[Six Mile] to[Nara]
> Red: attack Nara
line 1:
  0: bare+:[Red] VERB[attack] bare[Nara]
  4: bare+:[Red] bare[Attack] bare[Nara]
> from From to To
line 1:
  0: from[From] to[To]
  2: from[From] to[] to[]
  2: from[] from[To] bare[To]
  4: from[] from[To] to[]
> to To from From
line 1:
  0: to[To] from[From]
  2: to[To] from[] from[]
  2: to[] to[From] bare[From]
  4: to[] to[From] from[]
> support To to To
line 1:
  0: VERB[support] bare[To] to[To]
  2: VERB[support] bare[To] to[] to[]
  2: VERB[support] to[To] bare[To]
  4: VERB[support] to[To] to[]
> move 3 from Osaka/Kyoto to Nara
line 1:
  0: VERB[move] bare[3] from[Osaka|Osaka] UNKNOWN[?"/"] bare[Kyoto] to[Nara]

vocab
  verb move
  verb attack
  area Indiana
  area IN !code
  area Ontario
  area ON !code
  area Ohio
  area OH !code
  area Afghanistan
  area 004 !code
> move 4 from IN to OH
line 1:
  0: VERB[move] bare[4] from[IN] to[OH]
  2: VERB[move] bare[4] from[IN] to[] CHAT["OH"]
  2: VERB[move] bare[4] from[] to[OH]
  2: VERB[move] bare[4] from[] in[] to[OH]
  4: VERB[move] bare[4] from[] in[] to[] CHAT["OH"]
  4: VERB[move] bare[4] from[] to[] CHAT["OH"]
> move 4 from ON to IN
line 1:
  0: VERB[move] bare[4] from[ON] to[IN]
  2: VERB[move] bare[4] from[ON] to[] in[]
  2: VERB[move] bare[4] from[] to[IN]
  2: VERB[move] bare[4] from[] on[] to[IN]
  4: VERB[move] bare[4] from[] on[] to[] in[]
  4: VERB[move] bare[4] from[] to[] in[]
> attack IN from ON
line 1:
  0: VERB[attack] bare[IN] from[ON]
  2: VERB[attack] bare[IN] from[] on[]
  2: VERB[attack] in[] from[ON]
  4: VERB[attack] in[] from[] on[]
> IN -> ON
line 1:
  0: bare[IN] ->[ON]
  2: in[] ->[ON]
> move 4 in to Ohio
line 1:
  0: VERB[move] bare[4] to[Ohio]
> move 4 from 004 to Ohio
line 1:
  0: VERB[move] bare[4] from[004] to[Ohio]
  2: VERB[move] bare[4] from[bad"004"] to[Ohio]
