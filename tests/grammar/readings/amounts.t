# Numbers and what looks like them.
vocab
  verb move|m
  verb bid|raise
  verb spawn
  verb buy
  unit troop|men
  thing bag of salt|salt
  thing stick of dynamite|dynamite
  thing fortress
  coin coin|coins|c
  share share !label
  area Osaka
  area Kyoto
  area Peru
  colour teal
  colour colour|color !label
  text country|called !text
> move 4x from Osaka
line 1:
  0: VERB[move] bare[4] from[Osaka]
> move x4 from Osaka
line 1:
  0: VERB[move] bare[4] from[Osaka]
> move 4troops from Osaka
line 1:
  0: VERB[move] bare[4 troop] from[Osaka]
> bid 7c on share 12
line 1:
  0: VERB[bid] bare[7 coin] on[#share 12]
> bid 7 coins on share 12/1
line 1:
  0: VERB[bid] bare[7 coin] on[#share 12 1]
> share 12: 7
line 1:
  0: bare+:[#share 12] bare[7]
> 7 on #12
line 1:
  0: bare[7] on[# 12]
> bid 7 on share #12
line 1:
  0: VERB[bid] bare[7] on[#share 12]
> bid 7 on share no. 12
line 1:
  0: VERB[bid] bare[7] on[#share 12]
> bid seven on share twelve
line 1:
  0: VERB[bid] bare[7] on[#share 12]
> bid 7 on shares 12 and 13
line 1:
  0: VERB[bid] bare[7] on[#share 12] AND bare[13]
> raise my bid on share 12 to 7
line 1:
  0: VERB[bid] VERB+the[bid] on[#share 12] to[7]
> buy 2 bags of salt
line 1:
  0: VERB[buy] bare[2 bag of salt]
> buy a bag of salt, a stick of dynamite and a fortress
line 1:
  0: VERB[buy] bare[1 bag of salt] , bare[1 stick of dynamite] AND bare[1 fortress]
> buy two additional men
line 1:
  0: VERB[buy] bare[2 more troop]
> buy 2 extra
line 1:
  0: VERB[buy] bare[2 more]
> move twenty-one men from Osaka to Kyoto
line 1:
  0: VERB[move] bare[21 troop] from[Osaka] to[Kyoto]
> move a dozen men from Osaka to Kyoto
line 1:
  0: VERB[move] bare[12 troop] from[Osaka] to[Kyoto]
> move half a dozen men from Osaka to Kyoto
line 1:
  0: VERB[move] bare[6 troop] from[Osaka] to[Kyoto]
> move half of my troops from Osaka to Kyoto
line 1:
  0: VERB[move] STOP[vague"half of"] bare+the[troop] from[Osaka] to[Kyoto]
> move half the troops from Osaka
line 1:
  0: VERB[move] STOP[vague"half"] bare+the[troop] from[Osaka]
> move the rest from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all] from[Osaka] to[Kyoto]
> move everything from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all] from[Osaka] to[Kyoto]
> move all of them from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all] from[Osaka] to[Kyoto]
> move 2 of them to Kyoto
line 1:
  0: VERB[move] bare[2 <them>] to[Kyoto]
> move all my troops except 2 from Osaka to Kyoto
line 1:
  0: VERB[move] bare[all-but-2 troop] from[Osaka] to[Kyoto]
  2: VERB[move] bare[all troop] STOP[negation"except"] bare[2] from[Osaka] to[Kyoto]
> move all from Osaka but two
line 1:
  0: VERB[move] bare[all] from[Osaka] STOP[negation"but two"]
  2: VERB[move] bare[all] from[Osaka] , bare[2]
> move at most 3 from Osaka
line 1:
  0: VERB[move] bare[up-to-3] from[Osaka]
> move up to Kyoto
line 1:
  0: VERB[move] to[Kyoto]
> move 1/2 from Osaka
line 1:
  0: VERB[move] bare[bad"1/2"] from[Osaka]
> move ½ from Osaka
line 1:
  0: VERB[move] bare[bad"½"] from[Osaka]
> move 3-4 from Osaka
line 1:
  0: VERB[move] bare[bad"3-4"] from[Osaka]
> move 1e3 from Osaka
line 1:
  0: VERB[move] bare[bad"1e3"] from[Osaka]
> move 007 from Osaka
line 1:
  0: VERB[move] bare[bad"007"] from[Osaka]
> move 1,000 from Osaka
line 1:
  0: VERB[move] bare[bad"1,000"] from[Osaka]
> move 99999999999999999999999 from Osaka
line 1:
  0: VERB[move] bare[bad"99999999999999999999999"] from[Osaka]
> move ٣ from Osaka
line 1:
  4: VERB[move] UNKNOWN[?"٣"] from[Osaka]
> move ４ from Osaka
line 1:
  0: VERB[move] bare[4] from[Osaka]
> move 0x10 from Osaka
line 1:
  0: VERB[move] bare[bad"0x10"] from[Osaka]
> move 4.
line 1:
  0: VERB[move] bare[4] .
> move 4, please
line 1:
  0: VERB[move] bare[4] ,
> move 4,spawn 2
line 1:
  0: VERB[move] bare[4] , VERB[spawn] bare[2]
> spawn nothing
line 1:
  0: VERB[spawn] bare[0]
> spawn 0 in Osaka
line 1:
  0: VERB[spawn] bare[0] in[Osaka]
> spawn 3 in Osaka and 2 in Kyoto
line 1:
  0: VERB[spawn] bare[3] in[Osaka] AND bare[2] in[Kyoto]
> spawn 3 each in Osaka and Kyoto
line 1:
  0: VERB[spawn] bare[3] EACH["each"] in[Osaka] AND bare[Kyoto]
> move Peru 1 to Peru 3
line 1:
  0: VERB[move] bare[Peru] bare+adjacent[1] to[Peru] bare+adjacent[3]
> join at Kyoto, colour teal, country Sunrise Empire
line 1:
  4: UNKNOWN[?"join"] in[Kyoto] , bare[teal] , bare[country "Sunrise Empire"]
> start in Kyoto, color: #1188aa, called "The Big, One". thanks
line 1:
  4: UNKNOWN[?"start"] in[Kyoto] , bare+:[#colour] bare[10:1149098] , bare[country "The Big, One"] . CHAT["thanks"]
  4: UNKNOWN[?"start"] in[Kyoto] , bare+:[#colour] UNKNOWN[?"#"] bare[bad"1188aa"] , bare[country "The Big, One"] . CHAT["thanks"]
> country: If Only
line 1:
  0: bare[country "If Only"]
> wait 72h
line 1:
  4: UNKNOWN[?"wait"] bare[@"72h"]
> extend to 2026-01-05T20:00Z
line 1:
  4: UNKNOWN[?"extend"] to[@"2026-01-05T20:00Z"]
> extend to 2026-01-05 20:00, please
line 1:
  4: UNKNOWN[?"extend"] to[@"2026-01-05 20:00"] ,
> 5m Osaka
line 1:
  0: bare[@"5m"] bare[Osaka]
> move infinity troops
line 1:
  0: VERB[move] STOP[vague"infinity"] bare[troop]
> move some troops to Osaka
line 1:
  0: VERB[move] STOP[vague"some"] bare[troop] to[Osaka]
> move 4 more troops to Osaka
line 1:
  0: VERB[move] bare[4 more troop] to[Osaka]
> move another troop to Osaka
line 1:
  0: VERB[move] bare[more troop] to[Osaka]
> move 10% from Osaka
line 1:
  0: VERB[move] bare[bad"10%"] from[Osaka]
> bid 7 on share 12½
line 1:
  0: VERB[bid] bare[7] on[#share] bare[bad"12½"]
> move 4² from Osaka
line 1:
  0: VERB[move] bare[bad"4²"] from[Osaka]
> move ² from Osaka
line 1:
  0: VERB[move] bare[bad"²"] from[Osaka]
> move ④ from Osaka
line 1:
  4: VERB[move] UNKNOWN[?"④"] from[Osaka]
> move ≥4 from Osaka
line 1:
  0: VERB[move] ->[] =[4] from[Osaka]
> move ±4 from Osaka
line 1:
  4: VERB[move] UNKNOWN[?"±4"] from[Osaka]
> move ~4 from Osaka
line 1:
  0: VERB[move] UNKNOWN[?"~"] bare[4] from[Osaka]
> ~~move 4 from Osaka~~
line 1:
  0: UNKNOWN[?"~~"] VERB[move] bare[4] from[Osaka] UNKNOWN[?"~~"]
> move 4*3 from Osaka
line 1:
  0: VERB[move] bare[4] bare[3] from[Osaka]
> Osaka ↔ Kyoto
line 1:
  0: bare[Osaka] UNKNOWN[?"↔"] bare[Kyoto]
> move **4** from _Osaka_
line 1:
  0: VERB[move] bare[4] from[Osaka]
