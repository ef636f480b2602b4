ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Seven of the lads in Hiroshima can get on the coach to Okayama.
= move 7 from Hiroshima to Okayama

I'd like three new units in Gunma, dear, and then a fortress there to keep them warm.
= spawn 3 in Gunma
= build a fortress in Gunma

History favours the bold: my five in Shizuoka fall upon Yamanashi.
= move 5 from Shizuoka to Yamanashi

Everybody out of Saga and into Nagasaki, please.
= move all from Saga to Nagasaki

Leave two behind in Aichi and take the rest of them over to Gifu.
= move all but 2 from Aichi to Gifu

Two extra troops for me this round, thanks, and please shift the trebuchet I keep in Kochi up the road to Ehime.
= buy 2 extra troops
= relocate trebuchet from Kochi to Ehime

Put up a trebuchet in Toyama. Then four soldiers leave Ishikawa for Fukui, because Ann has left it nearly bare.
= build a trebuchet in Toyama
= move 4 from Ishikawa to Fukui

My purse allows a stick of dynamite, so I buy one and throw it at Kagawa.
= buy dynamite
= throw dynamite at Kagawa

Let us lay siege to Tokyo with the trebuchets standing in Saitama.
= siege Tokyo from Saitama

We salt Oita. Rome did it to Carthage, or so they say.
= salt Oita

I am going to use my crop supply now, and with the fresh men I want two in Mie and one in Wakayama.
= use crop supply
= spawn 2 in Mie
= spawn 1 in Wakayama

Poor Kagoshima has been in ruins since Tuesday; let me rebuild it.
= rebuild Kagoshima

From Niigata I send six to take Yamagata from Bob, and from Fukushima another three to the same place.
= move 6 from Niigata to Yamagata
= move 3 from Fukushima to Yamagata

A garrison should go up in Kyoto. The ones in Nara stay put.
= build a garrison in Kyoto

Two trebuchets for Chiba, and a bivouac for Ibaraki while the builders are in the neighbourhood.
= build 2 trebuchets in Chiba
= build a bivouac in Ibaraki

Aomori is to receive all four of my new units.
= spawn 4 in Aomori

Kindly transfer nine units out of Miyagi, five to Iwate and four to Akita.
= move 5 from Miyagi to Iwate
= move 4 from Miyagi to Akita

I attack Blue in Tottori with eight men from Hyogo. He has been asking for it since Christmas.
= move 8 from Hyogo to Tottori

The garrison in Kumamoto is a bit idle, so three of them walk over to Miyazaki and a single fellow goes to Fukuoka.
= move 3 from Kumamoto to Miyazaki
= move 1 from Kumamoto to Fukuoka

Hokkaido is cold and lonely; give it two fresh troops.
= spawn 2 in Hokkaido

The trebuchet in Nagano rolls down to Gifu, since nobody up there is worth the stones.
= relocate trebuchet from Nagano to Gifu

Okay, for this turn: I purchase two extra troops, I construct a fortress in Shimane, and I advance with four from Shimane to Yamaguchi.
= buy 2 extra troops
= build a fortress in Shimane
= move 4 from Shimane to Yamaguchi

With five men of Tokushima I enter Kagawa. With two others, also of Tokushima, I enter Kochi.
= move 5 from Tokushima to Kagawa
= move 2 from Tokushima to Kochi

Since Bob's wall in Kanagawa is the only thing between me and the sea, batter it with the trebuchets from Shizuoka.
= siege Kanagawa from Shizuoka

One man minds the shop in Shiga, all the others go on to Kyoto.
= move all but 1 from Shiga to Kyoto

Three new recruits report to Osaka, then six men set off from there to Nara.
= spawn 3 in Osaka
= move 6 from Osaka to Nara

I'm throwing my dynamite at Tochigi and following it up with seven troops out of Gunma.
= throw dynamite at Tochigi
= move 7 from Gunma to Tochigi

It would please me very much to see a bivouac built in Okinawa.
= build a bivouac in Okinawa

Bring the two tired chaps in Iwate home to Miyagi, where there is soup.
= move 2 from Iwate to Miyagi

My bag of salt goes over the fields of Ehime.
= salt Ehime

Fukuoka gets a fortress, Saga gets a garrison. All other places stay as they are.
= build a fortress in Fukuoka
= build a garrison in Saga

Whole army of Akita marches into Aomori, and three from Yamagata come up behind them to hold Akita.
= move all from Akita to Aomori
= move 3 from Yamagata to Akita

As I count eleven of mine in Saitama, ten shall march to Tokyo.
= move 10 from Saitama to Tokyo

Could you please spawn one unit in each of Toyama, Ishikawa and Fukui.
= spawn 1 in Toyama
= spawn 1 in Ishikawa
= spawn 1 in Fukui

The fortress at Wakayama was knocked flat, the rotters. Rebuild there, and place two new troops beside the works.
= rebuild Wakayama
= spawn 2 in Wakayama

I would take four from Mie across to Aichi, where the enemy counts only two.
= move 4 from Mie to Aichi

Buy me a bit of dynamite, that's all for the shopping. Then five go from Hyogo to Okayama.
= buy dynamite
= move 5 from Hyogo to Okayama

Yamanashi's twelve are too many for so small a place: half a dozen move to Nagano.
= move 6 from Yamanashi to Nagano

First the trebuchets of Oita besiege Fukuoka, then all of my Oita men storm it.
= siege Fukuoka from Oita
= move all from Oita to Fukuoka

Last stop, Chiba! Three passengers from Ibaraki get off there and another two from Tokyo.
= move 3 from Ibaraki to Chiba
= move 2 from Tokyo to Chiba

3 lads nara to mie plz
= move 3 from Nara to Mie

pop two new uns in kyotto and a fort in shiga cheers
= spawn 2 in Kyoto
= build a fortress in Shiga

all aboard, osaka bus leaving for hyogo, everyone on
= move all from Osaka to Hyogo

Sorry typing in the break..4 frm gifu go nagano, other 2 frm gifu go toyama
= move 4 from Gifu to Nagano
= move 2 from Gifu to Toyama

bonjour, I take 5 mens of Fukuoka and I attack the Oita with
= move 5 from Fukuoka to Oita

treb in chiba pls!! and 1 more in ibaraki
= build a trebuchet in Chiba
= build a trebuchet in Ibaraki

gimme 2 xtra troops
= buy 2 extra troops

Buying dynamite. chucking it at hiroshma, bob wont like that lol
= buy dynamite
= throw dynamite at Hiroshima

kagoshima - all bar 1 - off to miyazaki
= move all but 1 from Kagoshima to Miyazaki

salt on saga, serves him right the chancer
= salt Saga

crop suply, use it now
= use crop supply

Hola! Of my soldiers in Ehime go three to Kochi and two to Kagawa, the rest is staying in house.
= move 3 from Ehime to Kochi
= move 2 from Ehime to Kagawa

rebuild aomori, its a right mess
= rebuild Aomori

besiege Tochigi w the trebs in gunma, then 6 men in after from gunma aswell
= siege Tochigi from Gunma
= move 6 from Gunma to Tochigi

move treb okayama -> tottori
= relocate trebuchet from Okayama to Tottori

my new lads: 2 akita 1 iwate 1 miyagi ta
= spawn 2 in Akita
= spawn 1 in Iwate
= spawn 1 in Miyagi

Ohh I do love Hokaido!! 3 more little men there please love xx
= spawn 3 in Hokkaido

garrison for wakayama (about bloody time) and a bivouack in mie
= build a garrison in Wakayama
= build a bivouac in Mie

I have there in Saitama seven, from these I throw four on Tokio
= move 4 from Saitama to Tokyo

yammaguchi 5 over to shimane to give blue a slap, 1 stays home to lock up
= move 5 from Yamaguchi to Shimane

so basicaly tokushima > kagawa 3, same again tokushima > kochi
= move 3 from Tokushima to Kagawa
= move 3 from Tokushima to Kochi

hit kanagawa w/ 8 out of tokyo eh, sorry bob
= move 8 from Tokyo to Kanagawa

Fukushima lot all go up to yamagata. then 2 of miyagi drop down into fukushima so its not empty
= move all from Fukushima to Yamagata
= move 2 from Miyagi to Fukushima

FORTRESS. NAGASAKI. thats it
= build a fortress in Nagasaki

pls spwan four in Kumamotto
= spawn 4 in Kumamoto

the 6 from niigata they attack to Toyama becouse there is only one man poor him
= move 6 from Niigata to Toyama

chuck the dynomite at fukui and 4 in from ishikawa
= throw dynamite at Fukui
= move 4 from Ishikawa to Fukui

Right so, 2 trebs in shizuoka, and sure throw in a bivouac while yer there
= build 2 trebuchets in Shizuoka
= build a bivouac in Shizuoka

aichi to mie 2, aichi to gifu 2, dont touch the rest
= move 2 from Aichi to Mie
= move 2 from Aichi to Gifu

Okinawa get one new.
= spawn 1 in Okinawa

Siège of kyoto by the trebuchets what are in osaka svp
= siege Kyoto from Osaka

ten from hyogo into okayma.. and yes ten, I counted twice
= move 10 from Hyogo to Okayama

i leave 3 at nagano the others go all to Yamanashi
= move all but 3 from Nagano to Yamanashi

grandads asleep so its me typing, hes says 2 men ishikawa to fukui then a fort at ishikawa
= move 2 from Ishikawa to Fukui
= build a fortress in Ishikawa

oita 4 -> miyazaki, 2 -> kumamoto
= move 4 from Oita to Miyazaki
= move 2 from Oita to Kumamoto

Need more bodies as usual. buy the 2 extra troops n stick 3 new in gunma
= buy 2 extra troops
= spawn 3 in Gunma

shiga's five take a wee stroll in to kyoto
= move 5 from Shiga to Kyoto

relocate my trebuchett from Saga in Fukuoka and with it 3 troops also
= relocate trebuchet from Saga to Fukuoka
= move 3 from Saga to Fukuoka

morning all. 2 ppl from ibaraki down to chiba plus anothr 2 from tochigi to ibaraki. have a good one
= move 2 from Ibaraki to Chiba
= move 2 from Tochigi to Ibaraki

wakayama fort was blown up AGAIN so rebild it, and 1 new guy there
= rebuild Wakayama
= spawn 1 in Wakayama

Between two weddings and a funeral wreath I have a minute for the war: six soldiers from Hyogo go into Okayama, please.
= move 6 from Hyogo to Okayama

My fresh recruits this time: four report for duty in Gunma, and another two in Tochigi.
= spawn 4 in Gunma
= spawn 2 in Tochigi

Everybody in Saga gets up and walks to Fukuoka, where the food is better.
= move all from Saga to Fukuoka

Empty Nagano into Gifu, except for two who stay behind to lock the gates.
= move all but 2 from Nagano to Gifu

I would like a fortress in Shizuoka, since that is where Bob will surely come, and a garrison in Yamanashi behind it.
= build a fortress in Shizuoka
= build a garrison in Yamanashi

Let the trebuchet that stands in Kochi be brought over to Ehime. From Kochi five men follow it there.
= relocate trebuchet from Kochi to Ehime
= move 5 from Kochi to Ehime

Put up two trebuchets in Iwate for me, and once that is done turn the ones I already have in Akita on Aomori.
= build 2 trebuchets in Iwate
= siege Aomori from Akita

Kagoshima has lain in ruins long enough; have it rebuilt.
= rebuild Kagoshima

I'll spend my money on one stick of dynamite and throw it straight at Tokyo.
= buy dynamite
= throw dynamite at Tokyo

Three extra troops I shall buy as well, for the season looks a hard one.
= buy 3 extra troops

Of the nine I keep in Toyama, let four strike Niigata and three go down to Ishikawa; the other two remain at home.
= move 4 from Toyama to Niigata
= move 3 from Toyama to Ishikawa

Salt the fields of Fukui so nothing grows for Ann, and then use my crop supply so that something grows for me.
= salt Fukui
= use crop supply

Poor Miyazaki has a single guard, so three men from Oita should join him there. Raise two new ones in Oita to fill their beds.
= move 3 from Oita to Miyazaki
= spawn 2 in Oita

All eight of my new units are to appear in Hokkaido.
= spawn 8 in Hokkaido

Seven of the Chiba troops attack Ibaraki. Two from Saitama do likewise. In Chiba I want a bivouac built.
= move 7 from Chiba to Ibaraki
= move 2 from Saitama to Ibaraki
= build a bivouac in Chiba

ok so 5 dudes from kyoto go smash shiga lol
= move 5 from Kyoto to Shiga

hey boss, night shift here. put 3 new in wakayma an 2 in nara. thats all my fresh ones
= spawn 3 in Wakayama
= spawn 2 in Nara

Evrybody out of tottori and in to shimane, leave just one there to feed cat
= move all but 1 from Tottori to Shimane

Trebuchet to Hirosima please build, and troops 4 from there to Yamaguchi go.
= build a trebuchet in Hiroshima
= move 4 from Hiroshima to Yamaguchi

fortres in Aichi thx!! bob is looking at me funny over there
= build a fortress in Aichi

my treb in Kanagawa, bombard tokio w it. sent from my phone
= siege Tokyo from Kanagawa

gonna buy 2 xtra troops n some dynamite 💥
= buy 2 extra troops
= buy dynamite

the dynamite goes on nagasaki. boom. then 6 ppl from kumamto walk in there
= throw dynamite at Nagasaki
= move 6 from Kumamoto to Nagasaki

salt gifu! and crop suply use it now
= salt Gifu
= use crop supply

Morning dear,had a perm at 9 so quick one. Tokushima all of them over to Kagawa,ta
= move all from Tokushima to Kagawa

fukushima -> miyagi 4, yamagata -> miyagi 3, akita nobody moves
= move 4 from Fukushima to Miyagi
= move 3 from Yamagata to Miyagi

move trebuchet it is in Fukui to Ishikawa, also new men 2 there
= relocate trebuchet from Fukui to Ishikawa
= spawn 2 in Ishikawa

Re build Okinawa, its a mess, and a garison on Kagoshima
= rebuild Okinawa
= build a garrison in Kagoshima

frm the ten i got in saitama three of em to gunma an four to tochigi the rest chill
= move 3 from Saitama to Gunma
= move 4 from Saitama to Tochigi

NIIGATA GETS 5 NEW ONES, SORRY CAPSLOCK BROKEN
= spawn 5 in Niigata

Morning all. I'd like to run six of my chaps out of Hyogo and into Okayama, if you'd be so kind.
= move 6 from Hyogo to Okayama

From Nara go please five soldiers to Mie, and from Wakayama go also two there.
= move 5 from Nara to Mie
= move 2 from Wakayama to Mie

Of the forces presently stationed in Gifu, I hereby direct three to Aichi and a further two to Nagano; the remainder shall stay where it is.
= move 3 from Gifu to Aichi
= move 2 from Gifu to Nagano

I've just come off a night shift so this is short: four new units in Saga, a fortress there as well.
= spawn 4 in Saga
= build a fortress in Saga

Kindly purchase one stick of dynamite and throw the same at Tokushima.
= buy dynamite
= throw dynamite at Tokushima

Hit Fukui from Ishikawa with eight, Ann has left it wide open.
= move 8 from Ishikawa to Fukui

My trebuchet in Kumamoto should be pointed at Oita and let fly, for that wall has been annoying me the whole week.
= siege Oita from Kumamoto

Everyone in Akita gets on the bus to Aomori, bar two who mind the depot.
= move all but 2 from Akita to Aomori

Sir, as discussed, please do the needful: three fresh troops are to be raised at Ehime, and from Kochi all available troops are to proceed to Ehime.
= spawn 3 in Ehime
= move all from Kochi to Ehime

I want that you build for me one bivouac in Yamanashi.
= build a bivouac in Yamanashi

Put up a garrison in Toyama, because Bob keeps peeping over the mountains at me. After that five of the Niigata boys march down to join it.
= build a garrison in Toyama
= move 5 from Niigata to Toyama

Salt Gunma for me, nobody shall eat there.
= salt Gunma

The trebuchet which currently stands in Saitama is to be transferred to Chiba.
= relocate trebuchet from Saitama to Chiba

Poor Tottori got flattened last week, so let's get it rebuilt, and pop two newcomers in there to cheer the place up.
= rebuild Tottori
= spawn 2 in Tottori

I'll have two extra troops from the shop, please.
= buy 2 extra troops

Now that the harvest is in, I make use of my crop supply. Then four go from Miyagi against Fukushima.
= use crop supply
= move 4 from Miyagi to Fukushima

Time to be bold! All of the lot in Shimane charges into Yamaguchi.
= move all from Shimane to Yamaguchi

Two trebuchets for Shizuoka, please, and one fortress for Kanagawa next door.
= build 2 trebuchets in Shizuoka
= build a fortress in Kanagawa

Kagoshima sends three men up to Miyazaki, Kumamoto sends another two to the same place, and Fukuoka sits tight.
= move 3 from Kagoshima to Miyazaki
= move 2 from Kumamoto to Miyazaki

I see Osaka is held by one lonely blue soldier, so seven of mine will cross over from Kyoto and take it.
= move 7 from Kyoto to Osaka

My new recruits will report for duty as follows: two at Tochigi, two at Ibaraki and one at Chiba.
= spawn 2 in Tochigi
= spawn 2 in Ibaraki
= spawn 1 in Chiba

Chuck the dynamite at Nagasaki, would you? I've been carrying it about for three turns and it makes the wife nervous.
= throw dynamite at Nagasaki

I have nine in Hiroshima. Five of them should attack Okayama, and the other four should attack Shimane.
= move 5 from Hiroshima to Okayama
= move 4 from Hiroshima to Shimane

Troops in Iwate: leave one behind for watching, the rest goes to Miyagi.
= move all but 1 from Iwate to Miyagi

First I bombard Shiga with the trebuchet from Gifu. Afterwards six infantry follow on the same road into Shiga.
= siege Shiga from Gifu
= move 6 from Gifu to Shiga

A bag of salt goes to Kagawa, and three of my people in Tokushima retire to Kochi, where it's quieter.
= salt Kagawa
= move 3 from Tokushima to Kochi

I take two additional soldiers from the market, and I buy also dynamite.
= buy 2 extra troops
= buy dynamite

It is requested that the garrison for Nagano be constructed this turn.
= build a garrison in Nagano

The girls in Hyogo are run off their feet, so two relief troops come over to them from Kyoto and one from Tottori.
= move 2 from Kyoto to Hyogo
= move 1 from Tottori to Hyogo

Reinforce Okinawa with five brand-new units. Nothing else moves down there.
= spawn 5 in Okinawa

I'm pulling the whole crew out of Ishikawa and taking them to Toyama for a rest.
= move all from Ishikawa to Toyama

From the eleven which I keep in Tokyo, kindly depute four to Saitama, three to Kanagawa and two to Yamanashi.
= move 4 from Tokyo to Saitama
= move 3 from Tokyo to Kanagawa
= move 2 from Tokyo to Yamanashi

Wheel the old catapult, I mean the trebuchet, along from Oita to Fukuoka and set up a bivouac in Fukuoka for the fellows who push it.
= relocate trebuchet from Oita to Fukuoka
= build a bivouac in Fukuoka

Three of mine step from Mie over the border to Aichi, which nobody guards as far as I see.
= move 3 from Mie to Aichi

Let Aomori have one more man, and let Hokkaido have three.
= spawn 1 in Aomori
= spawn 3 in Hokkaido

Yamagata must be repaired this turn; I cannot leave it as a ruin.
= rebuild Yamagata

In Wakayama I would like a trebuchet to be erected.
The two soldiers in Nara should walk down there to guard it.
= build a trebuchet in Wakayama
= move 2 from Nara to Wakayama

Ten of the Fukuoka regiment advance on Saga and, from the other side, four from Nagasaki do likewise.
= move 10 from Fukuoka to Saga
= move 4 from Nagasaki to Saga

Right, Kochi's full to the doors, so half a dozen get off there and walk to Ehime.
= move 6 from Kochi to Ehime

Please use the crop supply now, then spawn three in Niigata and have five that already stand in Niigata go for Gunma.
= use crop supply
= spawn 3 in Niigata
= move 5 from Niigata to Gunma

yo 5 guys hyogo 2 okayma go go
= move 5 from Hyogo to Okayama

ok so nara -> mie w 3 n wakyama -> mie w 2 k thx
= move 3 from Nara to Mie
= move 2 from Wakayama to Mie

i take from Gifu 4 soldier and i put in to Nagano, rest is staying
= move 4 from Gifu to Nagano

boooom dynamite on hirosima pls lol
= throw dynamite at Hiroshima

new troop: 2 kagosima, 1 miyazaki,, 3 oita
= spawn 2 in Kagoshima
= spawn 1 in Miyazaki
= spawn 3 in Oita

Sory for late, was at work on the roof. Please fortres in Toyama build, and to Ishikawa go 4 peoples from Toyama.
= build a fortress in Toyama
= move 4 from Toyama to Ishikawa

every1 in tottori get over to shimane asap
= move all from Tottori to Shimane

all the Akita lot off to Iwate but leave 1 there for the cat
= move all but 1 from Akita to Iwate

siege fukoka from saga!! they wont see that comin
= siege Fukuoka from Saga

Kindly do one thing, from Chiba 3 nos. troops send to Ibaraki. same no. also from Tochigi to there only.
= move 3 from Chiba to Ibaraki
= move 3 from Tochigi to Ibaraki

treb in kochi plz
= build a trebuchet in Kochi

Aus Shizuoka, sorry, from Shizuoka I march with 6 in Aichi in. Ann has there only 2
= move 6 from Shizuoka to Aichi

gonna buy the 2 xtra troops n chuck 4 newbies in osk
= buy 2 extra troops
= spawn 4 in Osaka

on me break so quick one,, Kioto four to Shiga, two to Nara, ta
= move 4 from Kyoto to Shiga
= move 2 from Kyoto to Nara

salt on yamagata haha enjoy ur rice bob
= salt Yamagata

trebuchet wants moving Ehime to Kagawa please driver
= relocate trebuchet from Ehime to Kagawa

In Fukui was fire, all broken, so rebuild it Fukui please and 2 new man there
= rebuild Fukui
= spawn 2 in Fukui

use my crops supply thing
= use crop supply

7 from kumamto at kagoshima, ann is afk so free real estate
= move 7 from Kumamoto to Kagoshima

Garison for Nigata. Then from nagano 3 go up there to nigata,and 1 goes to gunma.
= build a garrison in Niigata
= move 3 from Nagano to Niigata
= move 1 from Nagano to Gunma

My troops at hokaido are simply sitting idle, so pls be shifting five of them to Aomori.
= move 5 from Hokkaido to Aomori

tokyo has 8. 3 to kanagawa 3 to saitma 1 to chiba.
= move 3 from Tokyo to Kanagawa
= move 3 from Tokyo to Saitama
= move 1 from Tokyo to Chiba

buy dinamite pls
= buy dynamite

+3 okinawa
n 4 of the oita lot over to fukuoka, theyre bored there
= spawn 3 in Okinawa
= move 4 from Oita to Fukuoka

Bivouak in Yamanashi I would like to have built, thank you very much
= build a bivouac in Yamanashi

night shift brain sorry!! 2 of my lot in Tokusima need to pop to Kochi and the other 4 of them to kagawa xx
= move 2 from Tokushima to Kochi
= move 4 from Tokushima to Kagawa

yamaguchi whole gang attack shimane lets gooo
= move all from Yamaguchi to Shimane

From miyagi i am hitting fukusima with 4 and from yamagata same
= move 4 from Miyagi to Fukushima
= move 4 from Yamagata to Fukushima

2 trebs saitama 1 fort tochigi
= build 2 trebuchets in Saitama
= build a fortress in Tochigi

Nagsaki gets 2 more the poor sods only got one bloke in it
= spawn 2 in Nagasaki

crop suply use, after this spawn 3 Mie and 5 go Mie to Aichi
= use crop supply
= spawn 3 in Mie
= move 5 from Mie to Aichi

fire the trebuchet whats in Okayama onto Hyogo then send em in, five from okayama
= siege Hyogo from Okayama
= move 5 from Okayama to Hyogo

pls take 1 soldeir from Oita in Miyazaki, it is there nobody
= move 1 from Oita to Miyazaki

gunma ppl all to tochigi xcept 2
= move all but 2 from Gunma to Tochigi

Dear host, wakayama 3 into Osaka ( it's Bob's ), the others stay at home. Greetings from Hamburg
= move 3 from Wakayama to Osaka

i buy dynamit and i throw him on Iwate
= buy dynamite
= throw dynamite at Iwate

shiga!!! 6 ppl from gifu in there now, 2 more from kyto
= move 6 from Gifu to Shiga
= move 2 from Kyoto to Shiga

ibaraki is wrecked :( rebuild it
= rebuild Ibaraki

kanagwa to shizouka four of em then i'm off to bed
= move 4 from Kanagawa to Shizuoka

Pls note: Hiroshima, new units 2. Tottori, new units 2. Garrison at Tottori also be made.
= spawn 2 in Hiroshima
= spawn 2 in Tottori
= build a garrison in Tottori

Ah sure look, send three of the boys from Osaka over to Nara, they've been idle long enough.
= move 3 from Osaka to Nara

Four fresh ones behind the bar in Kyoto, please, and another two in Shiga.
= spawn 4 in Kyoto
= spawn 2 in Shiga

Would you ever put up a fortress for me in Mie? It's wide open at the minute.
= build a fortress in Mie

Everybody out of Gunma, we're closing; they can all go to Tochigi.
= move all from Gunma to Tochigi

I had six standing in Hyogo. Let five of them head down to Okayama, and leave the one to mind the shop.
= move 5 from Hyogo to Okayama

Bob's crowd in Oita have it coming: seven of mine from Miyazaki are to go in and throw them out.
= move 7 from Miyazaki to Oita

I would like two extra troops, I pay for them now. After this, five soldiers must go from Fukuoka to Saga.
= buy 2 extra troops
= move 5 from Fukuoka to Saga

Good evening from the night shift! Please put one new soldier in Kagawa and one in Tokushima, so they do not feel alone.
= spawn 1 in Kagawa
= spawn 1 in Tokushima

In Nagano it is very quiet, so from there I take everybody except two and bring them to Niigata.
= move all but 2 from Nagano to Niigata

Please rebuild Hiroshima, it makes me sad to see it like this.
= rebuild Hiroshima

The trebuchet which is now in Aichi has to travel to Gifu. Then with this same machine you besiege Nagano from there.
= relocate trebuchet from Aichi to Gifu
= siege Nagano from Gifu

My patients in Ehime are all healthy again, so three of them can walk to Kochi, and one more can accompany the colleagues in Kagawa.
= move 3 from Ehime to Kochi
= move 1 from Ehime to Kagawa

I'm going all in on Tokyo: eight from Saitama and another four from Chiba.
= move 8 from Saitama to Tokyo
= move 4 from Chiba to Tokyo

Pick me up some dynamite and chuck it straight at Fukui.
= buy dynamite
= throw dynamite at Fukui

Can we get a garrison going in Ishikawa? And slap a bivouac down in Toyama while you're there.
= build a garrison in Ishikawa
= build a bivouac in Toyama

I've got that bag of salt just sitting around, so use it on Yamagata. Nobody's growing anything there this year.
= salt Yamagata

Honestly Akita is pointless to hold, so my whole squad there moves on to Iwate.
= move all from Akita to Iwate

Two guys from Wakayama hop over to Nara, and the three new ones I get this turn all spawn in Wakayama to replace them.
= move 2 from Wakayama to Nara
= spawn 3 in Wakayama

You will march six men out of Miyagi and take Fukushima with them. The remainder of the Miyagi force stands fast.
= move 6 from Miyagi to Fukushima

Reinforcements, three in number, are to be raised at Aomori. Five of the Hokkaido contingent will cross the strait and join them.
= spawn 3 in Aomori
= move 5 from Hokkaido to Aomori

Engineers are to construct two trebuchets in Shizuoka forthwith.
= build 2 trebuchets in Shizuoka

Bombard Kanagawa from Shizuoka with the heavy engines. Once the walls are down, nine men advance from Shizuoka and occupy the place.
= siege Kanagawa from Shizuoka
= move 9 from Shizuoka to Kanagawa

Withdraw all but three from Yamaguchi and place them at Shimane, where I expect the old enemy.
= move all but 3 from Yamaguchi to Shimane

Draw upon the crop supply this turn; an army marches on its stomach.
= use crop supply

Quick one before school pick-up: four from Tottori to Okayama, thanks!
= move 4 from Tottori to Okayama

Put two babies in Saga and one in Nagasaki, they're small but they'll grow.
= spawn 2 in Saga
= spawn 1 in Nagasaki

My lot in Kumamoto have had enough of waiting, and so have I. Send five against Kagoshima and keep everyone else at home.
= move 5 from Kumamoto to Kagoshima

Fortress in Chiba please, then three of the Ibaraki troops go to Chiba to live in it.
= build a fortress in Chiba
= move 3 from Ibaraki to Chiba

Someone knocked down my building in Gifu (typical). Rebuild Gifu, and add two new units there so it doesn't happen again.
= rebuild Gifu
= spawn 2 in Gifu

Dear host, now that the snow has gone, I let four of my men walk from Niigata to Toyama. They should greet Ishikawa from me next time.
= move 4 from Niigata to Toyama

I am an old man and prefer walls. A fortress for Ehime, thank you, and likewise one for Kochi.
= build a fortress in Ehime
= build a fortress in Kochi

There are ten of mine in Okayama. Half of them, that is five, shall try their luck in Hiroshima; two others may cross to Kagawa.
= move 5 from Okayama to Hiroshima
= move 2 from Okayama to Kagawa

The single trebuchet in Saitama is doing no good there and should be rolled over to Gunma.
= relocate trebuchet from Saitama to Gunma

I buy two extra troops. My four new soldiers are then set out in Yamanashi, all four.
= buy 2 extra troops
= spawn 4 in Yamanashi

With the trebuchets that I keep in Kyoto I wish to shoot at Shiga, because Ann has a nasty little fort there.
= siege Shiga from Kyoto

From Tokushima go two soldiers to Kagawa, two more to Kochi, and the one who is left keeps the kettle warm.
= move 2 from Tokushima to Kagawa
= move 2 from Tokushima to Kochi

Throw my dynamite at Nagasaki, and when the dust has settled let six come in from Saga.
= throw dynamite at Nagasaki
= move 6 from Saga to Nagasaki

A trebuchet in Hyogo, if the purse allows, and it does.
= build a trebuchet in Hyogo

Blue thinks Fukui is safe. It isn't: three from Ishikawa and three from Shiga walk in together.
= move 3 from Ishikawa to Fukui
= move 3 from Shiga to Fukui

Poor Tochigi is down to one man, so bring it three from Ibaraki and the same number from Fukushima.
= move 3 from Ibaraki to Tochigi
= move 3 from Fukushima to Tochigi

howya, 3 of the lads osaka over to nara there good man
= move 3 from Osaka to Nara

Grand so. 2 new fellas in Mie an 1 in Wakyama
= spawn 2 in Mie
= spawn 1 in Wakayama

throw us up a fortress in gifu will ya, lads are drownded out there in the rain
= build a fortress in Gifu

5 outta hyogo into okayama, an be quick about it theres a pint waiting
= move 5 from Hyogo to Okayama

the whole shower of them in Kumamoto, off with them to Oita
= move all from Kumamoto to Oita

right so dynamite, ill take one. and fire it at tottori like a good man
= buy dynamite
= throw dynamite at Tottori

lave two in Nagano the rest of that crowd goes to Gunma
= move all but 2 from Nagano to Gunma

hola!! please to send 4 soldier of Ehime to the Kochi
= move 4 from Ehime to Kochi

I put tree new troop in Saga.Also in Nagasaki I put one.
= spawn 3 in Saga
= spawn 1 in Nagasaki

For the Fukuoka i want a garrison, is very important this place, thank you so much
= build a garrison in Fukuoka

from Aichi they go six to Shizuoka for make attack, sorry my english i am in pause of work
= move 6 from Aichi to Shizuoka

the trebuchet he is in Kagawa, you bring him to Tokushima please
= relocate trebuchet from Kagawa to Tokushima

Reconstruct the Yamaguchi!! is broken :( and then 2 persons from Simane go there for to take care
= rebuild Yamaguchi
= move 2 from Shimane to Yamaguchi

I buy the 2 troops extra. five news in Toyama
= buy 2 extra troops
= spawn 5 in Toyama

In Niigata are 7 of me. All less one go to Fukushima
= move all but 1 from Niigata to Fukushima

yo yeet 6 from saitama into tokyo lol rip bob
= move 6 from Saitama to Tokyo

ngl chiba lookin kinda mid rn, drop 3 newbies there n 2 in ibaraki
= spawn 3 in Chiba
= spawn 2 in Ibaraki

salt akita fr fr
= salt Akita

bruh gonna need 2 trebs in kanagawa asap
= build 2 trebuchets in Kanagawa

trebs in shizuoka go brrr on yamanashi
then 4 dudes from shizuoka slide in
= siege Yamanashi from Shizuoka
= move 4 from Shizuoka to Yamanashi

everyones bailing on Iwate, aomori is where its at
= move all from Iwate to Aomori

cop 2 extra troops, n lets pop the crop supply too
= buy 2 extra troops
= use crop supply

2 homies kyoto -> shiga, 2 more kyoto -> nara, rest chill
= move 2 from Kyoto to Shiga
= move 2 from Kyoto to Nara

MIYAGI 5 MEN TO FUKUSHIMA AT ONCE
= move 5 from Miyagi to Fukushima

Regt. at Hokaido, strength 8: seven across to Aomori. 1 remains as rear pty.
= move 7 from Hokkaido to Aomori

Bivouac, Yamagata. Fortress, Niigata. Carry on.
= build a bivouac in Yamagata
= build a fortress in Niigata

Bombard Ishikawa fm Toyama wth the trebuchets then adv. 6 men same route
= siege Ishikawa from Toyama
= move 6 from Toyama to Ishikawa

reinf. x4 Gunma, x2 Tochgi, no more talk
= spawn 4 in Gunma
= spawn 2 in Tochigi

sorry typing w one hand baby on other,, 3 wakayama to mie
= move 3 from Wakayama to Mie

Fukui needs rebuilt, and pop 2 newbies in there whilst ur at it x
= rebuild Fukui
= spawn 2 in Fukui

4 frm miyazaki over to kagoshima pls!! kids screaming got 2 go
= move 4 from Miyazaki to Kagoshima

all of them out of Tottori and into Simane, and 1 new one for Hiroshima ta
= move all from Tottori to Shimane
= spawn 1 in Hiroshima

oka so five from Okayama hit Hiroshima (stupid autocorrect) and 2 from Ehime do same
= move 5 from Okayama to Hiroshima
= move 2 from Ehime to Hiroshima

lob my dynamite at kochi plz, he had it coming. Tokushima can send 3 in after
= throw dynamite at Kochi
= move 3 from Tokushima to Kochi

Hej! Now goes four mans from Nagano over to Gifu, it is nice weather for it
= move 4 from Nagano to Gifu

A fortres i Okinawa, I have not many years left to build it
= build a fortress in Okinawa

New soldiers i place so: Kyoto two stycken, Nara one , Osaka one.
= spawn 2 in Kyoto
= spawn 1 in Nara
= spawn 1 in Osaka

Of my 5 in Shiga shall 3 to Fukui, the other can sit
= move 3 from Shiga to Fukui

my trebuchet from Hyogo I will have in Osaka instead, he is too cold there
= relocate trebuchet from Hyogo to Osaka

Bag with salt, that one i strew out on Oita now. And from Fukuoka wander two to Saga
= salt Oita
= move 2 from Fukuoka to Saga
