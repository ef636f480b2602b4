# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Kindly transfer three of my troops from Nagano to Niigata.
= move 3 from Nagano to Niigata

From Gunma, five units advance on Tochigi.
= move 5 from Gunma to Tochigi

I place two new units in Aichi and one in Gifu.
= spawn 2 in Aichi
= spawn 1 in Gifu

Seven men leave Hyogo for Okayama.
= move 7 from Hyogo to Okayama

The whole of my force in Iwate shall march to Aomori.
= move all from Iwate to Aomori

Everyone but two goes from Miyagi to Yamagata.
= move all but 2 from Miyagi to Yamagata

Please erect a fortress in Toyama.
= build a fortress in Toyama

Construct a trebuchet in Fukui, and send four soldiers from there into Ishikawa.
= build a trebuchet in Fukui
= move 4 from Fukui to Ishikawa

Two trebuchets are to be built in Saitama.
= build 2 trebuchets in Saitama

Put up a bivouac at Kochi, please.
= build a bivouac in Kochi

I would like a garrison built in Yamaguchi.
= build a garrison in Yamaguchi

Shift the trebuchet that stands in Okayama to Hiroshima.
= relocate trebuchet from Okayama to Hiroshima

Please have the ruined fortress in Shiga rebuilt.
= rebuild Shiga

My trebuchets in Kanagawa are to besiege Tokyo.
= siege Tokyo from Kanagawa

I purchase two extra troops this turn.
= buy 2 extra troops

One dynamite for me from the shop, please.
= buy dynamite

Throw my dynamite into Kagawa!
= throw dynamite at Kagawa

Empty the bag of salt over the fields of Saga.
= salt Saga

I play my crop supply now.
= use crop supply

1) Four new units appear in Osaka. 2) Six go from Osaka to Wakayama. 3) A bivouac is raised in Nara.
= spawn 4 in Osaka
= move 6 from Osaka to Wakayama
= build a bivouac in Nara

Attack Kyoto from Shiga with 8 units.
= move 8 from Shiga to Kyoto

Men of Kumamoto, to arms! Nine of you fall upon Miyazaki at dawn.
= move 9 from Kumamoto to Miyazaki

Kindly do the needful and add 3 fresh troops to my holding in Ehime.
= spawn 3 in Ehime

Reinforce Chiba from Ibaraki with two units.
= move 2 from Ibaraki to Chiba

Leave one behind in Tottori and bring all the others to Shimane.
= move all but 1 from Tottori to Shimane

My orders for this turn:
10 from Fukushima to Miyagi,
3 from Fukushima to Niigata.
= move 10 from Fukushima to Miyagi
= move 3 from Fukushima to Niigata

Spawn: Oita 2, Fukuoka 4.
= spawn 2 in Oita
= spawn 4 in Fukuoka

Into Kagoshima I send six troops out of Kumamoto.
= move 6 from Kumamoto to Kagoshima

Dear Host, I should be grateful if you would station a garrison at Nagasaki. Yours, Margaret
= build a garrison in Nagasaki

Invade Yamanashi from Shizuoka, strength 5.
= move 5 from Shizuoka to Yamanashi

The trebuchet in Mie rolls over to Aichi.
= relocate trebuchet from Mie to Aichi

Lay siege to Hokkaido with the trebuchets of Aomori.
= siege Hokkaido from Aomori

Let four fresh recruits gather in Akita; then let all who are there march on Yamagata.
= spawn 4 in Akita
= move all from Akita to Yamagata

I will take dynamite and 2 extra troops from the shop, please.
= buy dynamite
= buy 2 extra troops

Blow up whatever stands in Gifu with my dynamite.
= throw dynamite at Gifu

Repair the ruins in Tokushima, please.
= rebuild Tokushima

Spread salt on Ibaraki. Nothing shall grow there again!
= salt Ibaraki

Red uses its crop supply and spawns 5 in Nagano.
= use crop supply
= spawn 5 in Nagano

A fortress for Osaka, a garrison for Nara.
= build a fortress in Osaka
= build a garrison in Nara

Fortify Nagano with a fortress.
= build a fortress in Nagano

Withdraw all units from Wakayama to Nara.
= move all from Wakayama to Nara

Half a dozen soldiers cross from Hiroshima into Yamaguchi.
= move 6 from Hiroshima to Yamaguchi

Twelve from Tokyo: seven to Saitama and five to Chiba.
= move 7 from Tokyo to Saitama
= move 5 from Tokyo to Chiba

Split my new men evenly, two in Kochi and two in Ehime.
= spawn 2 in Kochi
= spawn 2 in Ehime

Bonjour ! Je... sorry, in English : 4 units of Ishikawa attack Toyama. Merci !
= move 4 from Ishikawa to Toyama

A single scout walks from Saga to Nagasaki.
= move 1 from Saga to Nagasaki

Build three trebuchets at Kumamoto.
= build 3 trebuchets in Kumamoto

Keep 3 in Osaka; the rest of the Osaka army moves to Hyogo.
= move all but 3 from Osaka to Hyogo

Hereby I order: (a) relocation of one trebuchet, Saitama to Gunma; (b) siege of Tochigi from Gunma.
= relocate trebuchet from Saitama to Gunma
= siege Tochigi from Gunma

Good evening. Please let 2 troops go from Kagawa to Tokushima. Thank you very much for your work.
= move 2 from Kagawa to Tokushima

Throw everything in Nara at Mie.
= move all from Nara to Mie

Fresh troops: one each in Tottori, Shimane and Okayama.
= spawn 1 in Tottori
= spawn 1 in Shimane
= spawn 1 in Okayama

Have my engineers set up a bivouac in Niigata, and a trebuchet in Nagano.
= build a bivouac in Niigata
= build a trebuchet in Nagano

Move 3 troops from Aichi to Shizuoka, and from Shizuoka to Kanagawa another 4.
= move 3 from Aichi to Shizuoka
= move 4 from Shizuoka to Kanagawa

Bombard Fukuoka with my trebuchets standing in Oita.
= siege Fukuoka from Oita

Okinawa gets three new units this time.
= spawn 3 in Okinawa

All hands from Aomori down to Iwate, except for four who stay to guard the port.
= move all but 4 from Aomori to Iwate

The destroyed garrison at Hyogo should be built up again.
= rebuild Hyogo

I am spending my money on two extra troops. Also raise a fortress in Kyoto.
= buy 2 extra troops
= build a fortress in Kyoto

To finish: salt on Wakayama, dynamite on Mie.
= salt Wakayama
= throw dynamite at Mie

osaka to hyogo 5
= move 5 from Osaka to Hyogo

hi!! 3 guys gunma -> nagano thx
= move 3 from Gunma to Nagano

spwan 4 in shiga
= spawn 4 in Shiga

pls put 2 new ones in mie n 3 in nara
= spawn 2 in Mie
= spawn 3 in Nara

all frm Iwate too Akita
= move all from Iwate to Akita

evrything except 1 out of Tochigi into Ibaraki ok
= move all but 1 from Tochigi to Ibaraki

fortress gifu pls
= build a fortress in Gifu

bulid trebuchet Okayama
= build a trebuchet in Okayama

2 trebs in saitama mate
= build 2 trebuchets in Saitama

i make bivouac in Kagawa
= build a bivouac in Kagawa

garison at Yamagata thanks :)
= build a garrison in Yamagata

move trebuchet hiroshima-->shimane
= relocate trebuchet from Hiroshima to Shimane

rebiuld fukui!!
= rebuild Fukui

seige toyama from ishikawa
= siege Toyama from Ishikawa

buyin 2 extra troops
= buy 2 extra troops

ill grab some dynamite too lol, just the one
= buy dynamite

chuck the dynamite at kochi
= throw dynamite at Kochi

dump that salt bag on Nagasaki haha
= salt Nagasaki

crop suply: use it
= use crop supply

kids are screaming so quick one, 4 from aichi into mie ta
= move 4 from Aichi to Mie

I attack with 6 army Kumamoto from Fukuoka
= move 6 from Fukuoka to Kumamoto

Oska 3 to Kyoto, 2 to Nara
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

send evry1 in chiba over to tokyo
= move all from Chiba to Tokyo

five soldiers go Nagano Yamanashi
= move 5 from Nagano to Yamanashi

Hit Miyagi w/ 7 outta Fukushima.
= move 7 from Fukushima to Miyagi

new units; Ehime x3 Tokushima x1
= spawn 3 in Ehime
= spawn 1 in Tokushima

Please to move of Hyogo four troop in Tottori
= move 4 from Hyogo to Tottori

+2 saga. +2 oita. then oita 5 > miyazaki
= spawn 2 in Saga
= spawn 2 in Oita
= move 5 from Oita to Miyazaki

trebuchet from Nara goes to Wakayama plese
= relocate trebuchet from Nara to Wakayama

besiege aomori frm iwate w the trebs
= siege Aomori from Iwate

Ok so im gonna march 8 of my blokes from Niigata into Yamagata, cheers
= move 8 from Niigata to Yamagata

the ruin in Shizuoka, fix it up
= rebuild Shizuoka

i want buy dynamite and after i throw dynamite on Osaka
= buy dynamite
= throw dynamite at Osaka

SALT IBARAKI
= salt Ibaraki

mv 3 Kyoto>Fukui
= move 3 from Kyoto to Fukui

Ishikawa,,, all but two , to Gifu
= move all but 2 from Ishikawa to Gifu

nagno 4 to niigata
= move 4 from Nagano to Niigata

4 Troops Form Hiroshima To Yamaguchi
= move 4 from Hiroshima to Yamaguchi

raise fort ress in Wakayama
= build a fortress in Wakayama

mine in Shimane (all of em) -> Hiroshima
= move all from Shimane to Hiroshima

spawn in tokyo 3 and chiba 2 ty ty
= spawn 3 in Tokyo
= spawn 2 in Chiba

lets go... tochigi gets hit by 9 from gunma
= move 9 from Gunma to Tochigi

Kagosima: spawn one.
= spawn 1 in Kagoshima

red: 2 extra troops buy, bivouac Saitama build
= buy 2 extra troops
= build a bivouac in Saitama

Sorry for late!! Was in the hospital w my mum. mie 3 to shiga, shiga 2 to gifu
= move 3 from Mie to Shiga
= move 2 from Shiga to Gifu

leave 2 in akita rest go aomori
= move all but 2 from Akita to Aomori

Using the crop supply this turn,and 3 spawned units Kyoto
= use crop supply
= spawn 3 in Kyoto

gimme a garrison n a trebuchet in Oita
= build a garrison in Oita
= build a trebuchet in Oita

wakayma to nara, 2 troops .
= move 2 from Wakayama to Nara

Hokaido 5 into Aomori
= move 5 from Hokkaido to Aomori

two man from Tokushima they go to Kagawa
= move 2 from Tokushima to Kagawa

yo host!! fukuoka gets 5 new dudes n then 6 dudes from fukuoka smash saga
= spawn 5 in Fukuoka
= move 6 from Fukuoka to Saga

kanagawa 2 shizuoka: 4 troops
= move 4 from Kanagawa to Shizuoka

Mv 6 fm Ibaraki 2 Fukushima, tx
= move 6 from Ibaraki to Fukushima

toss dynamite yamanashi
= throw dynamite at Yamanashi

Hey hope ur well. can you stick a bivouac in toyama for me
= build a bivouac in Toyama

spawn 1 Gunma, 1 Nagano, 2 Yamanashi . move 3 Yamanashi Tokyo
= spawn 1 in Gunma
= spawn 1 in Nagano
= spawn 2 in Yamanashi
= move 3 from Yamanashi to Tokyo

treb's in Kyoto to siege Nara!!!
= siege Nara from Kyoto

Ehime --- > Kochi ... 3
= move 3 from Ehime to Kochi

2 trebuchet more i build at Nagasaki, and rebuild Saga
= build 2 trebuchets in Nagasaki
= rebuild Saga

Kyoto is to be taken: send six troops there out of Osaka.
= move 6 from Osaka to Kyoto

My lord, five fresh companies are to be raised in Nara.
= spawn 5 in Nara

By order of the shogun, a fortress shall rise at Aichi.
= build a fortress in Aichi

From Gifu, 3 to Nagano and 2 to Toyama.
= move 3 from Gifu to Nagano
= move 2 from Gifu to Toyama

Everybody in Tochigi goes to Gunma.
= move all from Tochigi to Gunma

Leave one man in Chiba and bring the rest over to Ibaraki.
= move all but 1 from Chiba to Ibaraki

1) Spawn: Oita 4
2) Build: trebuchet, Oita
3) Move: Oita to Miyazaki, 3
= spawn 4 in Oita
= build a trebuchet in Oita
= move 3 from Oita to Miyazaki

The trebuchets in Fukuoka shall lay siege to Saga.
= siege Saga from Fukuoka

I buy two extra troops this turn.
= buy 2 extra troops

One stick of dynamite from the shop, please.
= buy dynamite

Throw my dynamite into Hiroshima.
= throw dynamite at Hiroshima

I empty my bag of salt over the fields of Shimane.
= salt Shimane

I am playing my crop supply now.
= use crop supply

Rebuild the ruins at Kochi.
= rebuild Kochi

Wheel the trebuchet over from Ehime to Kagawa.
= relocate trebuchet from Ehime to Kagawa

Put up a garrison in Yamagata and a bivouac in Akita.
= build a garrison in Yamagata
= build a bivouac in Akita

Three units march north from Miyagi into Iwate; four more go from Miyagi into Akita.
= move 3 from Miyagi to Iwate
= move 4 from Miyagi to Akita

Attack Niigata with seven troops from Fukushima.
= move 7 from Fukushima to Niigata

New recruits: 2 Tokyo, 3 Saitama, 1 Kanagawa.
= spawn 2 in Tokyo
= spawn 3 in Saitama
= spawn 1 in Kanagawa

I want two trebuchets built in Shizuoka.
= build 2 trebuchets in Shizuoka

Hello Mr. Host, in this round I wish to invade Okayama with 5 men starting at Hyogo. Kind regards, Matti
= move 5 from Hyogo to Okayama

All except two in Kumamoto shall march upon Kagoshima.
= move all but 2 from Kumamoto to Kagoshima

Aomori crosses the strait with 4 units to Hokkaido.
= move 4 from Aomori to Hokkaido

Out of Nagano: two into Yamanashi, two into Gunma, one into Aichi.
= move 2 from Nagano to Yamanashi
= move 2 from Nagano to Gunma
= move 1 from Nagano to Aichi

Let eight new soldiers appear in Hokkaido.
= spawn 8 in Hokkaido

Place 3 new units each in Nara and in Wakayama.
= spawn 3 in Nara
= spawn 3 in Wakayama

First buy dynamite, then throw it at Fukui.
= buy dynamite
= throw dynamite at Fukui

To the master of the engines: bombard Tottori from Okayama.
= siege Tottori from Okayama

Tokushima must get a fortress. Ehime must get a trebuchet.
= build a fortress in Tokushima
= build a trebuchet in Ehime

Advance a dozen troops, Saitama to Tokyo.
= move 12 from Saitama to Tokyo

The whole force of Ishikawa falls on Toyama.
= move all from Ishikawa to Toyama

Make my ruined fortress in Mie whole again.
= rebuild Mie

I would like 4 extra troops; here is my money.
= buy 4 extra troops

Yamaguchi: build bivouac. Hiroshima: build garrison.
= build a bivouac in Yamaguchi
= build a garrison in Hiroshima

Pull nine men back from Nagasaki to Saga.
= move 9 from Nagasaki to Saga

Kagoshima sends a single unit across to Okinawa.
= move 1 from Kagoshima to Okinawa

Into Shiga go 3 from Kyoto, 2 from Gifu and 2 from Mie.
= move 3 from Kyoto to Shiga
= move 2 from Gifu to Shiga
= move 2 from Mie to Shiga

Crop supply used, and six new troops spawned in Ibaraki.
= use crop supply
= spawn 6 in Ibaraki

Turn orders, Red:
spawn 5 Osaka
fortress Osaka
5 from Osaka to Hyogo
= spawn 5 in Osaka
= build a fortress in Osaka
= move 5 from Osaka to Hyogo

Sow salt at Yamanashi so that nothing will grow there again.
= salt Yamanashi

Take ten soldiers out of Kanagawa and throw them against Shizuoka.
= move 10 from Kanagawa to Shizuoka

The Gunma trebuchet is to be rolled down the road to Saitama, and carefully, for it is old.
= relocate trebuchet from Gunma to Saitama

Dear host, kindly muster three in Kagawa, and march two of them to Tokushima.
= spawn 3 in Kagawa
= move 2 from Kagawa to Tokushima

Blow up Miyazaki with the dynamite.
= throw dynamite at Miyazaki

The men of Fukui, all of them, come to Kyoto's aid: move them there.
= move all from Fukui to Kyoto

Move two from Osaka to Nara, then two from Nara to Mie.
= move 2 from Osaka to Nara
= move 2 from Nara to Mie

My purchase list is one dynamite and three extra troops.
= buy dynamite
= buy 3 extra troops

Akita and Iwate each send 2 to Aomori.
= move 2 from Akita to Aomori
= move 2 from Iwate to Aomori

All my Wakayama troops save three are transferred to Osaka.
= move all but 3 from Wakayama to Osaka

Build: trebuchet in Kumamoto, fortress in Fukuoka, garrison in Oita.
= build a trebuchet in Kumamoto
= build a fortress in Fukuoka
= build a garrison in Oita

The siege engines standing in Shiga open fire on Fukui, and afterwards four men storm from Shiga into Fukui.
= siege Fukui from Shiga
= move 4 from Shiga to Fukui

I, Count Red, command that Niigata be strengthened with six newly levied men.
= spawn 6 in Niigata

Ehime's bivouac: yes, build it. Kochi receives 2 new troops.
= build a bivouac in Ehime
= spawn 2 in Kochi

Restore Hyogo, which blue has left in ruins.
= rebuild Hyogo

Spring offensive. Tottori attacks Shimane with 5. Okayama attacks Hiroshima with 6.
= move 5 from Tottori to Shimane
= move 6 from Okayama to Hiroshima

A pair of trebuchets goes up in Toyama, plus a fortress in Ishikawa.
= build 2 trebuchets in Toyama
= build a fortress in Ishikawa

Shift the trebuchet at Nara into Osaka, then besiege Hyogo from Osaka.
= relocate trebuchet from Nara to Osaka
= siege Hyogo from Osaka

Recruit four at Tochigi. Afterwards everyone in Tochigi but one goes to Fukushima.
= spawn 4 in Tochigi
= move all but 1 from Tochigi to Fukushima

Yamagata | Miyagi | 3
Yamagata | Niigata | 2
(from, to, troops)
= move 3 from Yamagata to Miyagi
= move 2 from Yamagata to Niigata

Salt Saga, use the crop supply, and raise 7 in Fukuoka. Long live Red!
= salt Saga
= use crop supply
= spawn 7 in Fukuoka

6 osaka>kyoto
= move 6 from Osaka to Kyoto

hi all, sorry im late!! 3 new guys in nara pls
= spawn 3 in Nara

fort in aichi thx
= build a fortress in Aichi

everthing in tochgi to gunma!!!
= move all from Tochigi to Gunma

chiba -> ibaraki all but 1
= move all but 1 from Chiba to Ibaraki

treb gunma ==> saitama
= relocate trebuchet from Gunma to Saitama

boom!! dynamite on hiroshima lol
= throw dynamite at Hiroshima

gimme 2 xtra troops
= buy 2 extra troops

buy dynamit
= buy dynamite

i use now the crop suply
= use crop supply

salt on shimane, mwahaha
= salt Shimane

rebild kochi pls
= rebuild Kochi

siege saga w trebs from fukuoka
= siege Saga from Fukuoka

spwan 4 oita, bulid trebuchet oita, 3 oita to miyazaki
= spawn 4 in Oita
= build a trebuchet in Oita
= move 3 from Oita to Miyazaki

Gifu 3 to nagano 2 to toyama
= move 3 from Gifu to Nagano
= move 2 from Gifu to Toyama

nagano attak with 5 on yamanashi
= move 5 from Nagano to Yamanashi

garison in yamagata, bivuac akita
= build a garrison in Yamagata
= build a bivouac in Akita

me wants to make move four soldiers Hyogo to Okayama thank you
= move 4 from Hyogo to Okayama

2 trebs shizuoka please host
= build 2 trebuchets in Shizuoka

kk so aomori hits hokaido with 4
= move 4 from Aomori to Hokkaido

spawns: 2toyama 3fukui 1shiga
= spawn 2 in Toyama
= spawn 3 in Fukui
= spawn 1 in Shiga

Kumamoto must keep 2 mens, all other mens to Miyazaki they walk.
= move all but 2 from Kumamoto to Miyazaki

grandpa here, typing w one finger. 7 of my lads fukushima into ibaraki
= move 7 from Fukushima to Ibaraki

ok my trun. fortres in tokushima. 5 dudes spawn there too
= build a fortress in Tokushima
= spawn 5 in Tokushima

CHAAARGE!!! 11 SAMURAI CHIBA TO TOKYO!!!
= move 11 from Chiba to Tokyo

hey its me dad's phone lol, move 2 form osaka to nara
= move 2 from Osaka to Nara

get dynamite, chuck it at fukui
= buy dynamite
= throw dynamite at Fukui

ishikawa all go toyama,,, good luck bob
= move all from Ishikawa to Toyama

recruit 8 hokkaido. thats it from me
= spawn 8 in Hokkaido

9 men nagasaki back to saga they are tired haha
= move 9 from Nagasaki to Saga

Okinawa gets 1 from kagoshima
= move 1 from Kagoshima to Okinawa

mie needs rebuilt, do that
= rebuild Mie

tottori sieged from okayama by my trebs pls
= siege Tottori from Okayama

3 kyoto - shiga
2 gifu - shiga
= move 3 from Kyoto to Shiga
= move 2 from Gifu to Shiga

i go with ten from kanagawa in shizuoka
= move 10 from Kanagawa to Shizuoka

new unit: nara three,wakayama three
= spawn 3 in Nara
= spawn 3 in Wakayama

bivouac kagoshima / garrison okinawa / tea break
= build a bivouac in Kagoshima
= build a garrison in Okinawa

crop suply plus 6 new in ibaraki
= use crop supply
= spawn 6 in Ibaraki

shopping: dynamite x1, troops x3 extra
= buy dynamite
= buy 3 extra troops

kochi 3 > ehime. tokushma 2 > kagawa
= move 3 from Kochi to Ehime
= move 2 from Tokushima to Kagawa

hiroshima leave 4 there rest goes yamaguchi
= move all but 4 from Hiroshima to Yamaguchi

pls can u put me 6 fresh in niigata ty ty
= spawn 6 in Niigata

sugoi game!! ok: fukui everybody to kyoto
= move all from Fukui to Kyoto

dynamite on Miyazki!
= throw dynamite at Miyazaki

move the trebuchet ehime kagawa
= relocate trebuchet from Ehime to Kagawa

a tribuchet in kumamoto, a fortess in fukuoka
= build a trebuchet in Kumamoto
= build a fortress in Fukuoka

akita 2 aomori, iwate also 2 aomori
= move 2 from Akita to Aomori
= move 2 from Iwate to Aomori

sry for typos on train... spawn foru in tochigi
= spawn 4 in Tochigi

shiga catapults, i mean trebuchets, siege fukui
= siege Fukui from Shiga

gifu gets stormed now by 4 from shiga. hehe
= move 4 from Shiga to Gifu

salt yamanshi with the bag
= salt Yamanashi

nagasaki +2 new, saga bivoac build
= spawn 2 in Nagasaki
= build a bivouac in Saga

hyogo rebuilding plz, blue u monster
= rebuild Hyogo

aichi: +4, treb. then 3 aichi->shizuoka
= spawn 4 in Aichi
= build a trebuchet in Aichi
= move 3 from Aichi to Shizuoka

yamagata sends miyagi 3 men and niigata 2 men,greetings from Brasil
= move 3 from Yamagata to Miyagi
= move 2 from Yamagata to Niigata

all Iwate troop march Miyagi.
= move all from Iwate to Miyagi

treb from nara over to osaka n siege hyogo from there
= relocate trebuchet from Nara to Osaka
= siege Hyogo from Osaka

buying 4 extra troop, mi amigos
= buy 4 extra troops

one (1) bloke kagawa to tokushima, cheers
= move 1 from Kagawa to Tokushima

8 Hyogo into Kyoto attak!! also garrisson in hyogo
= move 8 from Hyogo to Kyoto
= build a garrison in Hyogo

Please march four of my soldiers from Nara over to Osaka; the sea air will do them good.
= move 4 from Nara to Osaka

Good evening! I'd like three new units in Shiga, thank you kindly.
= spawn 3 in Shiga

Would you be so kind as to send six troops from Hyogo into Okayama.
= move 6 from Hyogo to Okayama

Everyone in Kyoto goes to Shiga, the whole lot of them, like our school outing last week.
= move all from Kyoto to Shiga

My husband insists on a fortress in Gifu, so please put one up there.
= build a fortress in Gifu

Take all my men out of Miyagi except two, and march them to Fukushima.
= move all but 2 from Miyagi to Fukushima

Two trebuchets in Aichi, please. I had to look up what they are.
= build 2 trebuchets in Aichi

Let's have a garrison at Toyama and a bivouac at Ishikawa.
= build a garrison in Toyama
= build a bivouac in Ishikawa

The trebuchet that stands in Nagano should be wheeled over to Gunma.
= relocate trebuchet from Nagano to Gunma

Wakayama lies in ruins, which is a shame, so please rebuild it.
= rebuild Wakayama

I shall besiege Tokyo from Saitama with my trebuchets.
= siege Tokyo from Saitama

I'll buy the two extra troops this time; the purse allows it.
= buy 2 extra troops

One stick of dynamite for me please, same as at the quarry.
= buy dynamite

Throw my dynamite at Akita. Sorry, Ann, nothing personal!
= throw dynamite at Akita

Spread the bag of salt over Ehime; as a farmer it hurts me to write this.
= salt Ehime

I use my crop supply this turn.
= use crop supply

From Fukuoka to Saga: five troops. From Oita to Miyazaki: two.
= move 5 from Fukuoka to Saga
= move 2 from Oita to Miyazaki

New recruits are to appear as follows: two in Kochi, one in Kagawa and four in Tokushima.
= spawn 2 in Kochi
= spawn 1 in Kagawa
= spawn 4 in Tokushima

Attack Kumamoto with 7 troops out of Kagoshima, and may the better side win.
= move 7 from Kagoshima to Kumamoto

Into Iwate I send three from Aomori, because my sister lives there.
= move 3 from Aomori to Iwate

Hello dear, grandpa here. Put 5 new ones in Hokkaido and move 2 from Aomori to Akita. Kisses.
= spawn 5 in Hokkaido
= move 2 from Aomori to Akita

Please construct a trebuchet in Tochigi.
= build a trebuchet in Tochigi

Leave one man behind in Chiba to water the plants; the others all march to Ibaraki.
= move all but 1 from Chiba to Ibaraki

Invade Shimane from Hiroshima with a dozen troops.
= move 12 from Hiroshima to Shimane

Half a dozen fresh troops for Yamaguchi, please and thank you.
= spawn 6 in Yamaguchi

I am on night shift, so briefly: fortress in Kanagawa, 3 troops from Tokyo to Chiba.
= build a fortress in Kanagawa
= move 3 from Tokyo to Chiba

Four men leave Niigata for Yamagata this morning.
= move 4 from Niigata to Yamagata

My orders:
spawn two in Mie
move two from Mie to Aichi
= spawn 2 in Mie
= move 2 from Mie to Aichi

Please have the ruined place Fukui put back up again.
= rebuild Fukui

Lay siege to Nagasaki from Saga.
= siege Nagasaki from Saga

The shop is closed so I have time at last: purchase dynamite and toss it at Tottori straight away.
= buy dynamite
= throw dynamite at Tottori

I want Bob out of Shizuoka, therefore ten of mine attack it from Yamanashi.
= move 10 from Yamanashi to Shizuoka

A bivouac would look lovely in Nagano; please build one.
= build a bivouac in Nagano

Transfer the whole of my army in Ishikawa to Fukui.
= move all from Ishikawa to Fukui

Three to Osaka from Wakayama, and one to Mie from Wakayama as well.
= move 3 from Wakayama to Osaka
= move 1 from Wakayama to Mie

I think Gunma deserves a garrison, build it there please.
= build a garrison in Gunma

Shift the trebuchet from Okayama to Hiroshima, and mind the bridges.
= relocate trebuchet from Okayama to Hiroshima

Salt goes on Kochi. My doctor would disapprove.
= salt Kochi

Dear host, kindly use the crop supply, and add 4 new units in Miyazaki.
= use crop supply
= spawn 4 in Miyazaki

Eight of my troops cross from Yamaguchi to Fukuoka.
= move 8 from Yamaguchi to Fukuoka

For Okinawa two newcomers, they will enjoy the beach.
= spawn 2 in Okinawa

Blue is far too cosy in Hyogo, so I attack there from Osaka with nine.
= move 9 from Osaka to Hyogo

First two extra troops from the market, then a fortress in Saitama.
= buy 2 extra troops
= build a fortress in Saitama

Bombard Kagawa from Okayama with the trebuchets, please; a proper siege.
= siege Kagawa from Okayama

Bring 3 troops back from Tottori to Hyogo, it is cold up there.
= move 3 from Tottori to Hyogo

All but three of the troops in Kumamoto should go on to Oita.
= move all but 3 from Kumamoto to Oita

Three trebuchets are to be built in Fukushima (the children counted, we can afford them).
= build 3 trebuchets in Fukushima

March: Gifu to Aichi, 2; Gifu to Shiga, 2; Gifu to Nagano, 1.
= move 2 from Gifu to Aichi
= move 2 from Gifu to Shiga
= move 1 from Gifu to Nagano

With best wishes from the ward: one new unit in Saga, one in Nagasaki, and one more in Oita.
= spawn 1 in Saga
= spawn 1 in Nagasaki
= spawn 1 in Oita

My dynamite is for Ibaraki; please light it and throw.
= throw dynamite at Ibaraki

The burnt-down fortress in Toyama must be rebuilt, so please do that.
= rebuild Toyama

I order five of my troops to storm Yamanashi from Tokyo.
= move 5 from Tokyo to Yamanashi

It's raining and I'm bored, so let's conquer Akita: six men from Iwate.
= move 6 from Iwate to Akita

Raise four new troops at Aomori and send three of the old ones from Aomori to Hokkaido.
= spawn 4 in Aomori
= move 3 from Aomori to Hokkaido

One trebuchet for Mie and a garrison for Nara, if you please.
= build a trebuchet in Mie
= build a garrison in Nara

Every single soldier in Tokushima heads for Ehime now, singing.
= move all from Tokushima to Ehime

Please move 2 units from Shiga to Fukui; my wife picked the direction.
= move 2 from Shiga to Fukui

Make it 7 new troops in Tochigi, that is where the strawberries come from.
= spawn 7 in Tochigi

Please carry the trebuchet from Saga over to Fukuoka, and then besiege Yamaguchi from Fukuoka.
= relocate trebuchet from Saga to Fukuoka
= siege Yamaguchi from Fukuoka

As agreed with the family:
- rebuild Kanagawa
- 3 from Shizuoka into Kanagawa
- bivouac in Shizuoka
= rebuild Kanagawa
= move 3 from Shizuoka to Kanagawa
= build a bivouac in Shizuoka

hi its mum, 3 from osaka to kyoto pls x
= move 3 from Osaka to Kyoto

Spwan 4 in nara thx
= spawn 4 in Nara

evryone from mie to aichi. lets go!!
= move all from Mie to Aichi

fortres in shiga plz
= build a fortress in Shiga

okayama -> hiroshima 5
= move 5 from Okayama to Hiroshima

2 new guys kochi, 1 new guy ehime , sorry bus is shaking
= spawn 2 in Kochi
= spawn 1 in Ehime

treb in gifu
= build a trebuchet in Gifu

buy dynamit!!
= buy dynamite

boom dynamite at tokio haha
= throw dynamite at Tokyo

sige Chiba frm Tokyo
= siege Chiba from Tokyo

i want 2 extra troops, buy them pls. tea break over
= buy 2 extra troops

kumamoto rebuild it pls
= rebuild Kumamoto

salt on saga lol
= salt Saga

crop supply use it now pls
= use crop supply

all exept 1 from nagano to niigata
= move all but 1 from Nagano to Niigata

Move for troops from Aomori to Akita (four, stupid phone)
= move 4 from Aomori to Akita

hokkaido +3, aomori +1
= spawn 3 in Hokkaido
= spawn 1 in Aomori

put trebuchet from nara 2 osaka
= relocate trebuchet from Nara to Osaka

attak kyoto w 6 from shiga,, blue is mean
= move 6 from Shiga to Kyoto

fukuoka to oita tree troops. excuse my english
= move 3 from Fukuoka to Oita

Garison in ishikawa, bivuac in fukui, and good night
= build a garrison in Ishikawa
= build a bivouac in Fukui

gunma>tochigi 2 , tochigi>ibaraki 2
= move 2 from Gunma to Tochigi
= move 2 from Tochigi to Ibaraki

2 trebs toyama pls!
= build 2 trebuchets in Toyama

send all my ppl frm wakayama over to osaka, baby is crying gotta go
= move all from Wakayama to Osaka

I taking 5 soldier from Hyogo to go in Tottori
= move 5 from Hyogo to Tottori

yamagata gets 2 miyagi gets 2 iwate gets 1 (new ones)
= spawn 2 in Yamagata
= spawn 2 in Miyagi
= spawn 1 in Iwate

Kagoshima into Miyazaki 4 men please thankyou
= move 4 from Kagoshima to Miyazaki

re build nagasaki. and buy dinamite
= rebuild Nagasaki
= buy dynamite

from saitama i go to gunma with 3 troop
= move 3 from Saitama to Gunma

leave 2 in shizuoka rest to yamanashi ok
= move all but 2 from Shizuoka to Yamanashi

new fortess kagawa, dad says its smart
= build a fortress in Kagawa

8 unts tokushima to kochi
= move 8 from Tokushima to Kochi

spawn in Fukishima 3
= spawn 3 in Fukushima

Throw Dynamite. At Bob in Ehime
= throw dynamite at Ehime

besige hiroshima, from yamaguchi, w the trebuchets
= siege Hiroshima from Yamaguchi

hyogo 2 into osaka 1 into kyoto
= move 2 from Hyogo to Osaka
= move 1 from Hyogo to Kyoto

pls make bivouack at niigata its cold there i guess
= build a bivouac in Niigata

Salt bag. Shimane. thanks!
= salt Shimane

the treb @ aichi goes 2 shizuoka
= relocate trebuchet from Aichi to Shizuoka

okinawa 3 new. sunshine :)
= spawn 3 in Okinawa

nrara to mie 2 pls
= move 2 from Nara to Mie

one men from akita go to yamagata
= move 1 from Akita to Yamagata

hv to run, customer waiting: 4 tokyo to kanagawa, fortress tokyo
= move 4 from Tokyo to Kanagawa
= build a fortress in Tokyo

use the crops supply and spawn 5 oita
= use crop supply
= spawn 5 in Oita

everbody out of gifu into fukui!!!
= move all from Gifu to Fukui

6 trups for ibaraki new ones
= spawn 6 in Ibaraki

miyagi->iwate: 7
iwate->akita: 3
= move 7 from Miyagi to Iwate
= move 3 from Iwate to Akita

We attack Saga with 5 we come from Nagasaki
= move 5 from Nagasaki to Saga

a garrisson in my lovely kyoto plz
= build a garrison in Kyoto

spwn 1 yamanashi 1 nagano 1 gifu 1 toyama
= spawn 1 in Yamanashi
= spawn 1 in Nagano
= spawn 1 in Gifu
= spawn 1 in Toyama

pls shift 2 off tottori to shimane, cheers from the allotment
= move 2 from Tottori to Shimane

buy 2 xtra troops + salt miyazaki
= buy 2 extra troops
= salt Miyazaki

Chiba too Ibaraki 3 troops
= move 3 from Chiba to Ibaraki

kochi from ehime with 4, ann wont mind hihi
= move 4 from Ehime to Kochi

rebild hiroshima and put 2 fresh ones there too
= rebuild Hiroshima
= spawn 2 in Hiroshima

Osaka-Nara five
= move 5 from Osaka to Nara

3 trebuchet build in okayama, its for my grandson he likes them
= build 3 trebuchets in Okayama

Fukushima all to Tochigi but leav one
= move all but 1 from Fukushima to Tochigi

evening all, ishikawa 2 troops to toyama, aaand fukui 1 troop to shiga. bed now
= move 2 from Ishikawa to Toyama
= move 1 from Fukui to Shiga

dynamite for kagoshima, chuck it
= throw dynamite at Kagoshima

Three of the lads in Osaka are to cross over into Nara.
= move 3 from Osaka to Nara

In Kyoto I'd like five fresh units, please.
= spawn 5 in Kyoto

Have the whole Hyogo army march on Okayama, leaving two behind to mind the shop.
= move all but 2 from Hyogo to Okayama

Let's put up a fortress in Gifu.
= build a fortress in Gifu

Nara gets a garrison this time, and Mie a bivouac.
= build a garrison in Nara
= build a bivouac in Mie

I want everyone who is in Aichi to go over to Shizuoka.
= move all from Aichi to Shizuoka

Please have the trebuchets in Gunma batter Tochigi.
= siege Tochigi from Gunma

The trebuchet that stands in Saitama should be wheeled over to Tokyo.
= relocate trebuchet from Saitama to Tokyo

I'll take a load of dynamite from the shop, and it goes straight into Fukushima.
= buy dynamite
= throw dynamite at Fukushima

My bag of salt is to be emptied over Oita.
= salt Oita

Time to use our crop supply.
= use crop supply

Seven new men: four join Ehime, three join Kochi.
= spawn 4 in Ehime
= spawn 3 in Kochi

Of the troops in Niigata, six go to Nagano and two to Toyama.
= move 6 from Niigata to Nagano
= move 2 from Niigata to Toyama

Miyagi's ruined fortress must be rebuilt.
= rebuild Miyagi

Get me two extra troops from the shop.
= buy 2 extra troops

Iwate is to be attacked by four men out of Aomori.
= move 4 from Aomori to Iwate

My people in Kagoshima, all of them, should head up to Kumamoto.
= move all from Kagoshima to Kumamoto

Into Saga, please, go eight soldiers from Fukuoka.
= move 8 from Fukuoka to Saga

I'd like Chiba strengthened by three men from Ibaraki.
= move 3 from Ibaraki to Chiba

Two trebuchets should be built in Hiroshima.
= build 2 trebuchets in Hiroshima

Invade Shimane with five of the units now sitting in Tottori.
= move 5 from Tottori to Shimane

Everybody in Akita except one goes down into Yamagata.
= move all but 1 from Akita to Yamagata

From Shiga I'd like to pull two men back to Kyoto.
= move 2 from Shiga to Kyoto

Bring four men from Osaka to Wakayama, then put a fortress up there.
= move 4 from Osaka to Wakayama
= build a fortress in Wakayama

Kanagawa receives a pair of newly raised units and Yamanashi a single one.
= spawn 2 in Kanagawa
= spawn 1 in Yamanashi

Ten troops leave Tokyo for Saitama, and one of the ones in Chiba joins them there.
= move 10 from Tokyo to Saitama
= move 1 from Chiba to Saitama

It's time Kagawa had a garrison, so build one there.
= build a garrison in Kagawa

Blow up Tokushima with my dynamite.
= throw dynamite at Tokushima

We'll shell Ishikawa from Toyama with our trebuchets.
= siege Ishikawa from Toyama

Nagasaki lies in ruins; put it back up.
= rebuild Nagasaki

Purchase four additional troops for me, and spawn four in Fukui.
= buy 4 extra troops
= spawn 4 in Fukui

With three men I'm marching out of Mie and into Aichi.
= move 3 from Mie to Aichi

Hokkaido sends two down to Aomori.
= move 2 from Hokkaido to Aomori

Six soldiers from Yamaguchi shall fall upon Hiroshima, good sir.
= move 6 from Yamaguchi to Hiroshima

Dear host,
kindly spread my new units like this:
one in Nara, two in Osaka, one in Hyogo.
= spawn 1 in Nara
= spawn 2 in Osaka
= spawn 1 in Hyogo

Take the trebuchet out of Kochi and set it up in Ehime.
= relocate trebuchet from Kochi to Ehime

All my units in Miyazaki bar three are off to Oita.
= move all but 3 from Miyazaki to Oita

For Yamaguchi I order one trebuchet.
= build a trebuchet in Yamaguchi

Nobody is to stay behind in Toyama: the lot of them goes to Gifu.
= move all from Toyama to Gifu

Pour the salt onto Saga's fields.
= salt Saga

Open up the crop supply for us now.
= use crop supply

Two of those in Kyoto shift to Shiga, and two of those in Nara shift to Mie.
= move 2 from Kyoto to Shiga
= move 2 from Nara to Mie

My soldiers in Nagano deserve a bivouac; set one up there.
= build a bivouac in Nagano

What I want from the shop is dynamite.
= buy dynamite

I should like Ibaraki to be taken by nine of the men who are in Fukushima.
= move 9 from Fukushima to Ibaraki

Let seven of my Okayama veterans push into Hyogo and a further two into Tottori.
= move 7 from Okayama to Hyogo
= move 2 from Okayama to Tottori

Reinforce Shizuoka with five new troops.
= spawn 5 in Shizuoka

Next, one unit in Fukui is moving across to Ishikawa.
= move 1 from Fukui to Ishikawa

Wakayama: new fortress. Mie: new garrison.
= build a fortress in Wakayama
= build a garrison in Mie

Start by dropping six new soldiers in Kumamoto. Then march four from there into Kagoshima.
= spawn 6 in Kumamoto
= move 4 from Kumamoto to Kagoshima

I'm sending Tochigi four men from Gunma as a present.
= move 4 from Gunma to Tochigi

Please get every man out of Gifu and over to Nagano.
= move all from Gifu to Nagano

Yamagata is where my next trebuchet should be built.
= build a trebuchet in Yamagata

The bombardment of Saitama is to be carried out from Gunma.
= siege Saitama from Gunma

Raise a fortress in Aomori, and send one man from there over to Akita.
= build a fortress in Aomori
= move 1 from Aomori to Akita

Leave just one man in Ehime and take the others to Kagawa.
= move all but 1 from Ehime to Kagawa

Light the dynamite and hurl it into Niigata!
= throw dynamite at Niigata

I'd be happiest with three more guys in Tokyo, fresh ones.
= spawn 3 in Tokyo

A dozen of the troops in Fukuoka now storm Oita.
= move 12 from Fukuoka to Oita

See that the ruined garrison in Shiga is restored.
= rebuild Shiga

3 osaka to nara pls
= move 3 from Osaka to Nara

spwan 4 kyoto
= spawn 4 in Kyoto

all frm hiroshima to okayama exept 2
= move all but 2 from Hiroshima to Okayama

fortres in toyama thx
= build a fortress in Toyama

new guys.. 2 mie, 1 nara, 3 osaka
= spawn 2 in Mie
= spawn 1 in Nara
= spawn 3 in Osaka

evryone in shizuoka -> aichi
= move all from Shizuoka to Aichi

trebs in tochigi shoot gunma
= siege Gunma from Tochigi

take my treb in chiba over too tokyo
= relocate trebuchet from Chiba to Tokyo

dynamite pls i buy it
= buy dynamite

chuck teh dynamite at fukushima lol
= throw dynamite at Fukushima

salt kumamoto mate, got the bag
= salt Kumamoto

crop suply use it
= use crop supply

ok so toyama 6 go niigata
= move 6 from Toyama to Niigata

rebuild iwate plz its a mess
= rebuild Iwate

2 xtra troops from shop pls
= buy 2 extra troops

atk akita w 4 from aomori
= move 4 from Aomori to Akita

kagoshima evrybody up to miyazaki!!
= move all from Kagoshima to Miyazaki

send 8 guys fukuoka to oita thats it
= move 8 from Fukuoka to Oita

ibaraki 3 > tochigi
= move 3 from Ibaraki to Tochigi

2 trebs in shimane cheers
= build 2 trebuchets in Shimane

hit tottori, 5 from shimane
= move 5 from Shimane to Tottori

akita all but one to yamagta
= move all but 1 from Akita to Yamagata

Osaka four men to Hyogo then fortress there
= move 4 from Osaka to Hyogo
= build a fortress in Hyogo

kanagawa +2, yamanashi +1 new
= spawn 2 in Kanagawa
= spawn 1 in Yamanashi

tokyo->saitama 10, chiba->tokyo 1
= move 10 from Tokyo to Saitama
= move 1 from Chiba to Tokyo

garison tokushima pls
= build a garrison in Tokushima

siege fukui frm ishikawa
= siege Fukui from Ishikawa

saga rebuild. thats broken
= rebuild Saga

buy me 3 troops extra an put 3 in gifu
= buy 3 extra troops
= spawn 3 in Gifu

mie 3 men into shiga go go go
= move 3 from Mie to Shiga

2 of mine in hokkaido can go aomori now
= move 2 from Hokkaido to Aomori

yamaguchi to shimane six troops. ty
= move 6 from Yamaguchi to Shimane

pls put 5 newbies in nagano
= spawn 5 in Nagano

trebuchet kochi move to tokushima
= relocate trebuchet from Kochi to Tokushima

miyazaki leave 3 rest go kagoshima
= move all but 3 from Miyazaki to Kagoshima

one treb build in ehime
= build a trebuchet in Ehime

toyama all to ishikawa nobody stays
= move all from Toyama to Ishikawa

bivouak in yamanashi
= build a bivouac in Yamanashi

Me want 3 more in Saitama, new.
= spawn 3 in Saitama

i attack miyagi with 9 coming from fukushima
= move 9 from Fukushima to Miyagi

okayama: 7 to hiroshima, 2 to tottori
= move 7 from Okayama to Hiroshima
= move 2 from Okayama to Tottori

nara fortress, mie garrison, ta
= build a fortress in Nara
= build a garrison in Mie

6 new in kumamoto, then 4 from there to fukuoka
= spawn 6 in Kumamoto
= move 4 from Kumamoto to Fukuoka

gunma sends nagano 4 guys haha
= move 4 from Gunma to Nagano

every1 outta gifu to shiga
= move all from Gifu to Shiga

trebs in hyogo fire on okayama now plz
= siege Okayama from Hyogo

fortress iwate + 1 guy from there to akita
= build a fortress in Iwate
= move 1 from Iwate to Akita

ehime all but 1 go kochi
= move all but 1 from Ehime to Kochi

sorry for late, work was hell. saga 7 into nagasaki
= move 7 from Saga to Nagasaki

wakayama is ruin, rebuild it plese
= rebuild Wakayama

moove five untis from kyoto too hyogo
= move 5 from Kyoto to Hyogo

plop 2 in kagawa the new ones i mean
= spawn 2 in Kagawa

4 troops from Kochi go attack Tokushima please sir
= move 4 from Kochi to Tokushima

extra trooops x3 buy
= buy 3 extra troops

lets salt nagasaki hehe
= salt Nagasaki

2 okinawa 3 saga, new ones
= spawn 2 in Okinawa
= spawn 3 in Saga

Ok hi! bring 2 back from Shiga too Fukui, my daughter is shouting so thats all
= move 2 from Shiga to Fukui

use the crops supply thing
= use crop supply

ishikawa n fukui 1 new each
= spawn 1 in Ishikawa
= spawn 1 in Fukui

bomb yamagata w my dynamite
= throw dynamite at Yamagata

Five units, Hyogo to Okayama.
= move 5 from Hyogo to Okayama

As the cherry petals drift over the river, let three of my gallant fellows stroll from Osaka into Nara.
= move 3 from Osaka to Nara

Second column will advance at once from Gunma on Tochigi, strength seven.
= move 7 from Gunma to Tochigi

Weigh anchor, lads! Six hands sail from Ehime across to Hiroshima.
= move 6 from Ehime to Hiroshima

The entire force presently stationed in Nagano is to be transferred to Gifu.
= move all from Nagano to Gifu

Leave two behind in Aichi and take everybody else to Mie.
= move all but 2 from Aichi to Mie

Well now, I'll have four fresh lads put down in Ibaraki.
= spawn 4 in Ibaraki

New troops: three in Chiba, one in Saitama.
= spawn 3 in Chiba
= spawn 1 in Saitama

OMG yes!! Put all my excitement into this: 8 troops from Tokyo smash into Kanagawa!!!
= move 8 from Tokyo to Kanagawa

Fortress at Kyoto, please.
= build a fortress in Kyoto

If it is not too much trouble, dear host, I should be glad of a small garrison in Shiga.
= build a garrison in Shiga

I would like that you construct one trebuchet in Fukui.
= build a trebuchet in Fukui

Kindly do the needful and erect a bivouac at Tottori.
= build a bivouac in Tottori

Two trebuchets shall be built in Okayama.
= build 2 trebuchets in Okayama

Haul the trebuchet out of Miyagi and set it up in Iwate instead.
= relocate trebuchet from Miyagi to Iwate

Wakayama lies in ruins; have it rebuilt.
= rebuild Wakayama

Let the engineers put the ruined walls of Saga back up.
= rebuild Saga

Trebuchets in Oita: open fire on Miyazaki.
= siege Miyazaki from Oita

I lay siege to Fukuoka, using my trebuchets in Saga.
= siege Fukuoka from Saga

Purchase two extra troops for me, thank you.
= buy 2 extra troops

I'm spending my coins on three extra troops this turn.
= buy 3 extra troops

My purchase this turn: dynamite.
= buy dynamite

The dynamite goes into Niigata. Boom!
= throw dynamite at Niigata

I hereby hurl my dynamite upon Yamagata.
= throw dynamite at Yamagata

My bag of salt I empty over the fields of Shimane.
= salt Shimane

Spread the salt in Kochi.
= salt Kochi

I play my crop supply.
= use crop supply

Now is the hour to make use of the crop supply, I believe.
= use crop supply

Attack Yamaguchi out of Hiroshima, nine troops.
= move 9 from Hiroshima to Yamaguchi

From Aomori, four soldiers cross the strait to Hokkaido; from Akita, two go up to Aomori.
= move 4 from Aomori to Hokkaido
= move 2 from Akita to Aomori

Aye, send a wee party o' three fae Kumamoto doon tae Kagoshima.
= move 3 from Kumamoto to Kagoshima

I invade Nagasaki with five from Saga.
= move 5 from Saga to Nagasaki

Orders of the day. Kyoto: spawn two. Shiga: spawn three. Then Shiga sends four to Gifu.
= spawn 2 in Kyoto
= spawn 3 in Shiga
= move 4 from Shiga to Gifu

My dear friend, please shift a dozen troops from Shizuoka to Yamanashi.
= move 12 from Shizuoka to Yamanashi

Everyone in Toyama marches to Ishikawa.
= move all from Toyama to Ishikawa

All troops of Fukushima except one shall go to Tochigi.
= move all but 1 from Fukushima to Tochigi

Three troops stay in Saitama, the rest go to Gunma.
= move all but 3 from Saitama to Gunma

Reinforce Kagawa from Tokushima with two.
= move 2 from Tokushima to Kagawa

Mie gets five of the new recruits.
= spawn 5 in Mie

Here in the village we say: fence first, cows after. So a fortress for Tokushima.
= build a fortress in Tokushima

Mesdames et messieurs, from Kyoto to Hyogo there march six brave troops.
= move 6 from Kyoto to Hyogo

I wish to raise one new unit in Okinawa.
= spawn 1 in Okinawa

Um, sorry to bother you... two of mine from Nara to Wakayama, please.
= move 2 from Nara to Wakayama

Listen carefully: buy dynamite, then throw it at Aichi.
= buy dynamite
= throw dynamite at Aichi

Trebuchet: Kagawa to Ehime.
= relocate trebuchet from Kagawa to Ehime

The siege engine standing in Gifu is to be moved to Nagano.
= relocate trebuchet from Gifu to Nagano

I have old bones, but my fortress will be young: build it in Yamanashi.
= build a fortress in Yamanashi

Seven troops leave Iwate and take Miyagi.
= move 7 from Iwate to Miyagi

My army of ten in Niigata assaults Toyama.
= move 10 from Niigata to Toyama

Please to put in Hyogo four new units, and in Osaka two.
= spawn 4 in Hyogo
= spawn 2 in Osaka

Move three from Chiba to Ibaraki and another two from Chiba to Tokyo.
= move 3 from Chiba to Ibaraki
= move 2 from Chiba to Tokyo

Oya! Six strong men should enter Kumamoto from Oita.
= move 6 from Oita to Kumamoto

Hiroshima's burnt garrison must rise again: rebuild it.
= rebuild Hiroshima

Bombard Shimane with the trebuchets I keep in Tottori.
= siege Shimane from Tottori

Build a bivouac in Nagano and a garrison in Gifu.
= build a bivouac in Nagano
= build a garrison in Gifu

In Osaka, three recruits appear. In Nara, one more.
= spawn 3 in Osaka
= spawn 1 in Nara

I take five extra troops from the market.
= buy 5 extra troops

To Shizuoka, from Kanagawa, four units.
= move 4 from Kanagawa to Shizuoka

Two of the six in Ishikawa go down to Fukui.
= move 2 from Ishikawa to Fukui

5 hyogo okayama go
= move 5 from Hyogo to Okayama

mv 3 osaka->nara thx
= move 3 from Osaka to Nara

bro send like everyone in gunma to nagano lol
= move all from Gunma to Nagano

spwn 4 ibaraki
= spawn 4 in Ibaraki

fortres in kyoto plz plz
= build a fortress in Kyoto

Tochigi, hit it. 7 from Gunma
= move 7 from Gunma to Tochigi

pls 2 new guy in nara , 3 new guy in mie
= spawn 2 in Nara
= spawn 3 in Mie

saga ---> nagasaki x5
= move 5 from Saga to Nagasaki

treb in fukui pls im so tired today
= build a trebuchet in Fukui

2 trebs okayama
= build 2 trebuchets in Okayama

treb miyagi > iwate
= relocate trebuchet from Miyagi to Iwate

garison shiga!!
= build a garrison in Shiga

Bivouak in Tottori bitte
= build a bivouac in Tottori

i want seige Miyazaki, trebs in Oita do it
= siege Miyazaki from Oita

BUY DYNAMIT
= buy dynamite

dynomite on niigata heheheh
= throw dynamite at Niigata

salt on shimane yo
= salt Shimane

crop supply now pls
= use crop supply

use my crops suply, the card
= use crop supply

rebild wakayama
= rebuild Wakayama

ayy kanagawa ur toast, 8 dudes coming outta tokyo
= move 8 from Tokyo to Kanagawa

all troop of Toyama go Ishikawa
= move all from Toyama to Ishikawa

aichi: leave 2, rest 2 mie
= move all but 2 from Aichi to Mie

fukushima everybody but 1 to tochigi
= move all but 1 from Fukushima to Tochigi

hullo its granny again, three of my little soldiers from osaka ,to kyoto please dear x
= move 3 from Osaka to Kyoto

4 troops aomori hokaido
= move 4 from Aomori to Hokkaido

kumamoto 2 kagoshima w/ 3
= move 3 from Kumamoto to Kagoshima

from ehime i attacking hiroshima by six soldier
= move 6 from Ehime to Hiroshima

put 1 in okinawa. new one
= spawn 1 in Okinawa

(sry typing on the bus) nara wakayama 2 troops move
= move 2 from Nara to Wakayama

shizouka -> yamanashi twelve
= move 12 from Shizuoka to Yamanashi

Buy dinamite and trow it on Aichi
= buy dynamite
= throw dynamite at Aichi

7 iwate=>miyagi; 2 akita=>aomori
= move 7 from Iwate to Miyagi
= move 2 from Akita to Aomori

niigata 10 attak toyama
= move 10 from Niigata to Toyama

spawn: osaka 3 nara 1
= spawn 3 in Osaka
= spawn 1 in Nara

Chiba sending 3 too Ibaraki
= move 3 from Chiba to Ibaraki

Six men for inside Kumamoto, they come out of Oita
= move 6 from Oita to Kumamoto

hiroshima is rubble :( rebuild it pls
= rebuild Hiroshima

Shimane siege. trebs @ Tottori
= siege Shimane from Tottori

bivouac nagano, garrison gifu, cheers mate
= build a bivouac in Nagano
= build a garrison in Gifu

Extra troops x3 buy
= buy 3 extra troops

im buyin 5 extra troops k
= buy 5 extra troops

kanagwa 4 > shizuoka
= move 4 from Kanagawa to Shizuoka

ishikawa-fukui 2
= move 2 from Ishikawa to Fukui

gonna dump my bag o salt in kochi
= salt Kochi

Toss dyno at yamagata
= throw dynamite at Yamagata

trebuchay pls in saitama
= build a trebuchet in Saitama

move teh trebuchet kagawa to ehime
= relocate trebuchet from Kagawa to Ehime

fort @ tokushima
= build a fortress in Tokushima

i'm on kyoto w 6 from hyogo ok
= move 6 from Hyogo to Kyoto

abeg carry 4 people go Saitama from Gunma
= move 4 from Gunma to Saitama

Tokushima to Kagawa 2 untis
= move 2 from Tokushima to Kagawa

FOUR SPAWN HYOGO. TWO SPAWN OSAKA
= spawn 4 in Hyogo
= spawn 2 in Osaka

nagano all xcept 3 -> gifu
= move all but 3 from Nagano to Gifu

Wiht nine from Hiroshima I am going to Yamaguchi now.
= move 9 from Hiroshima to Yamaguchi

yo new troops r here, 5 of em mie
= spawn 5 in Mie

fukuoka seige frm saga
= siege Fukuoka from Saga

ok so kyoto spawn two, then
kyoto 5 to shiga. done haha
= spawn 2 in Kyoto
= move 5 from Kyoto to Shiga

saga ruin pls rebuild it thank u host san
= rebuild Saga

Since nobody is home in Kyoto, send five of my men over there from Osaka.
= move 5 from Osaka to Kyoto

Good evening everyone, and sorry for the late mail, the train was stuck outside Nagoya again, but please put two new units in Aichi and one in Gifu.
= spawn 2 in Aichi
= spawn 1 in Gifu

I'd like a fortress in Nara, because Ann has been looking at it the way my dog looks at sausages.
= build a fortress in Nara

Take six troops from Mie to Shiga, and from there march four of them on into Fukui.
= move 6 from Mie to Shiga
= move 4 from Shiga to Fukui

My grandson says that attack is the best defence, so everything in Hyogo goes into Okayama, please.
= move all from Hyogo to Okayama

To keep the wolves off, build a garrison in Tochigi and a bivouac in Gunma.
= build a garrison in Tochigi
= build a bivouac in Gunma

As I seem to be rich for once in my life, buy me two extra troops, and a stick of dynamite as well.
= buy 2 extra troops
= buy dynamite

Throw the dynamite at Fukuoka, with my warmest regards to Bob.
= throw dynamite at Fukuoka

As for Oita, which has given me nothing but grief, salt it, if you please.
= salt Oita

We shall eat well this winter, so use the crop supply now.
= use crop supply

The trebuchet in Saga is only collecting dust, so be so kind as to wheel it over to Nagasaki.
= relocate trebuchet from Saga to Nagasaki

Lay siege to Kumamoto from Fukuoka; it is about time those stones were put to some use.
= siege Kumamoto from Fukuoka

Rebuild Miyagi, which still looks dreadful after last week's little party.
= rebuild Miyagi

Leave two behind in Nagano to feed the horses and bring all the others to Gunma.
= move all but 2 from Nagano to Gunma

Of the seven in Chiba, three go to Ibaraki to say hello to blue and the other four go to Saitama.
= move 3 from Chiba to Ibaraki
= move 4 from Chiba to Saitama

From Tokyo send three to Kanagawa and the rest to Yamanashi, where the wine is better.
= move 3 from Tokyo to Kanagawa
= move all from Tokyo to Yamanashi

Please raise three fresh units in Ehime, one in Kochi and another one in Kagawa, for my wife insists that Shikoku be treated fairly.
= spawn 3 in Ehime
= spawn 1 in Kochi
= spawn 1 in Kagawa

Build two trebuchets in Hiroshima, because why not.
= build 2 trebuchets in Hiroshima

I slept on it, and it is quite simple really: four from Aomori to Akita, then two from Akita to Yamagata.
= move 4 from Aomori to Akita
= move 2 from Akita to Yamagata

My apologies to Bob, who is a nice fellow, but eight men of mine shall march out of Shizuoka and take Aichi.
= move 8 from Shizuoka to Aichi

We had snow up to the windows this morning, which gave me ideas: move 5 men from Niigata to Toyama, and of these 2 straight on to Ishikawa.
= move 5 from Niigata to Toyama
= move 2 from Toyama to Ishikawa

Let us have a trebuchet in Okayama, and then besiege Hiroshima from there with it.
= build a trebuchet in Okayama
= siege Hiroshima from Okayama

Buy the dynamite nobody wanted me to buy, and then toss it straight at Shimane, for I never could keep a toy for long.
= buy dynamite
= throw dynamite at Shimane

Nothing ever grew there anyway, so empty my bag of salt over Tottori.
= salt Tottori

Hello all, greetings from a very wet Ghent!
Two new men in Saitama, please, and four in Tochigi, since that is where the trouble will be.
= spawn 2 in Saitama
= spawn 4 in Tochigi

With a heavy heart, and only because my colonels insist, I order ten troops from Fukushima into Ibaraki.
= move 10 from Fukushima to Ibaraki

Thank you for the quick processing last week, you are a star; this time it is a bivouac in Iwate and three troops from Iwate over to Akita.
= build a bivouac in Iwate
= move 3 from Iwate to Akita

Kindly march all but one of my people out of Wakayama and into Nara, the one being my cousin, who hates walking.
= move all but 1 from Wakayama to Nara

If you please, a garrison for Kanagawa, where the sailors have been misbehaving.
= build a garrison in Kanagawa

Blue left the back door open, so in we go: seven from Gifu to Nagano.
= move 7 from Gifu to Nagano

Please have the ruins in Yamaguchi put up again, my mother is coming to visit.
= rebuild Yamaguchi

I would like one new soldier each in Saga, Nagasaki and Kumamoto, just so that nobody down there feels forgotten.
= spawn 1 in Saga
= spawn 1 in Nagasaki
= spawn 1 in Kumamoto

Being a man of few words: Osaka to Hyogo, four troops, and Kyoto to Hyogo, two more.
= move 4 from Osaka to Hyogo
= move 2 from Kyoto to Hyogo

The engineers are bored, so two fortresses today, one in Ehime and another one in Kochi.
= build a fortress in Ehime
= build a fortress in Kochi

First of all use my crop supply, then spawn three in Kagoshima, and after that send five from Kagoshima to Miyazaki so that Ann gets the message.
= use crop supply
= spawn 3 in Kagoshima
= move 5 from Kagoshima to Miyazaki

Sorry to be so predictable, but once again I put all six of my new units in Osaka.
= spawn 6 in Osaka

Roll the trebuchet from Ishikawa down to Fukui, and from there start the siege of Shiga, in the hope that somebody over there has earplugs.
= relocate trebuchet from Ishikawa to Fukui
= siege Shiga from Fukui

I am writing this from the dentist's waiting room, so only a short one today: purchase two extra troops for me.
= buy 2 extra troops

Half of my family comes from there and will not speak to me again, but salt Kagawa.
= salt Kagawa

Three men leave Tokushima for Kochi to guard the fish, and another two go from Tokushima to Ehime for the oranges.
= move 3 from Tokushima to Kochi
= move 2 from Tokushima to Ehime

Hokkaido is lovely at this time of year, yet duty calls: bring everyone from Hokkaido across to Aomori, except for two who shall mind the bears.
= move all but 2 from Hokkaido to Aomori

As a birthday present for Bob, please throw my dynamite at Oita.
= throw dynamite at Oita

Put up a trebuchet in Yamanashi, for the view alone.
= build a trebuchet in Yamanashi

Let the four fellows in Mie stroll over to Aichi, and let them carry on from there to Shizuoka without so much as a coffee break.
= move 4 from Mie to Aichi
= move 4 from Aichi to Shizuoka

Because the last one burnt down so nicely, build another fortress in Fukui, and add a new unit there as well.
= build a fortress in Fukui
= spawn 1 in Fukui

As promised to blue in the pub, I hereby withdraw all my men from Tochigi to Gunma, and cheers for the beer.
= move all from Tochigi to Gunma

Would you be so good as to reconstruct Nagasaki, which my late regiment left in a shameful state.
= rebuild Nagasaki

I have been told to be bold, and so two troops from Saitama attack Tokyo, two from Chiba attack Tokyo, and the tea is on me afterwards.
= move 2 from Saitama to Tokyo
= move 2 from Chiba to Tokyo

With nine men in Gunma standing about, let five walk to Niigata and the remaining four to Nagano.
= move 5 from Gunma to Niigata
= move 4 from Gunma to Nagano

In order to annoy absolutely everybody, buy dynamite, build a trebuchet in Kyoto and shell Shiga from Kyoto with the thing.
= buy dynamite
= build a trebuchet in Kyoto
= siege Shiga from Kyoto

It is my daughter's turn to choose, and she has chosen three new soldiers for Miyagi, "because of the name".
= spawn 3 in Miyagi

I know this looks mad on the map, but the whole lot in Okinawa sails to Kagoshima.
= move all from Okinawa to Kagoshima

A bivouac in Toyama, please, so that the poor boys don't have to sleep in the rice.
= build a bivouac in Toyama

From Akita two men to Aomori, two to Iwate, and the rest to Yamagata, where I shall join them in spirit.
= move 2 from Akita to Aomori
= move 2 from Akita to Iwate
= move all from Akita to Yamagata

My neighbour, a retired general of artillery, recommends to place two trebuchets in Yamaguchi and I never contradict him, so build them.
= build 2 trebuchets in Yamaguchi

Excuse my English, I am in hurry, but six soldiers must go from Fukuoka to Oita for making the coast safe.
= move 6 from Fukuoka to Oita

What a splendid round that was; now then, five to Osaka as new troops and one garrison there too, thank you kindly.
= spawn 5 in Osaka
= build a garrison in Osaka

Take the old trebuchet out of Gifu and set it up in Aichi, as the mountain air is bad for the ropes.
= relocate trebuchet from Gifu to Aichi

To round off a miserable day at the office, invade Shimane with nine from Hiroshima, and then go on to Tottori with six of them.
= move 9 from Hiroshima to Shimane
= move 6 from Shimane to Tottori

There is a draught in the north wall, so repair what is left of the fortress by rebuilding Iwate, and spawn two in Iwate while you are at it.
= rebuild Iwate
= spawn 2 in Iwate

sry im late, work was hell lol, 3 frm osaka to kyoto pls
= move 3 from Osaka to Kyoto

2 new guys in mie n 1 in nara as well thx
= spawn 2 in Mie
= spawn 1 in Nara

fortres in nara plz cuz ann is getting scary
= build a fortress in Nara

salt oita, its bobs favorite haha
= salt Oita

hi host hope ur feeling better!! all my dudes hyogo -> okayama
= move all from Hyogo to Okayama

gonna need food so use crop suply ok thx
= use crop supply

ok so kids are finally in bed,, 4 from gifu into nagano then from there 2 to gunma
= move 4 from Gifu to Nagano
= move 2 from Nagano to Gunma

dinamite pls!!! gimme. buy it
= buy dynamite

chuck the dynamite at fukuoka, sorry not sorry
= throw dynamite at Fukuoka

treb from saga to nagasaki bcs its useless where it is
= relocate trebuchet from Saga to Nagasaki

nara 5 to mie and also osaka 2 to nara so it isnt empty
= move 5 from Nara to Mie
= move 2 from Osaka to Nara

pls re build miyagi its a mess :(
= rebuild Miyagi

my phone is dying so quick, spwan 4 tokyo, 2 chiba
= spawn 4 in Tokyo
= spawn 2 in Chiba

seige kumamoto frm fukuoka, lets make some noise
= siege Kumamoto from Fukuoka

everybody in tottori exept 1 go to shimane, the one can water the plants
= move all but 1 from Tottori to Shimane

coz im rich now i buy the 2 extra troops
= buy 2 extra troops

garison tochigi n bivouak gunma,,, winter is coming
= build a garrison in Tochigi
= build a bivouac in Gunma

Sorry for delay boss was on my neck. Send. 6 from Aichi. To Shizuoka.
= move 6 from Aichi to Shizuoka

hiroshima needs 2 trebs, build em, because boom
= build 2 trebuchets in Hiroshima

ibaraki gets 3 new men pls, blue is sniffing around there the rat
= spawn 3 in Ibaraki

from niigata 3 go toyama, rest go nagano, merci
= move 3 from Niigata to Toyama
= move all from Niigata to Nagano

lol bob left kochi wide open so 5 ehime > kochi
= move 5 from Ehime to Kochi

Morning. Kofee first. Then 2 from aomori to akita and 2 from aomori to iwate as well.
= move 2 from Aomori to Akita
= move 2 from Aomori to Iwate

i want trebuchette in okayama & siege hiroshima from there w/ it, mwahaha
= build a trebuchet in Okayama
= siege Hiroshima from Okayama

kagoshima army (all) to miyazaki!! for honour!!
= move all from Kagoshima to Miyazaki

buy dynamite and then throw it on shimane bc thats how i feel today
= buy dynamite
= throw dynamite at Shimane

put 1 soldier saga 1 soldier nagasaki 1 soldier kumamoto, sharing is caring
= spawn 1 in Saga
= spawn 1 in Nagasaki
= spawn 1 in Kumamoto

me again haha, 7 troops chiba to saitama pls and ty
= move 7 from Chiba to Saitama

A bag of salt I have, so on Kagawa with it it goes, poor farmers
= salt Kagawa

fukushima: 3 to miyagi, other 2 to yamagata (i got 5 there)
= move 3 from Fukushima to Miyagi
= move 2 from Fukushima to Yamagata

new units, four, wakayama, since my front is there
= spawn 4 in Wakayama

grandma typing with one finger. fortress in kyoto. and 2 more men for kyoto. kisses
= build a fortress in Kyoto
= spawn 2 in Kyoto

move th trebuchet to aichi from gifu it will be more usefull there i beleive
= relocate trebuchet from Gifu to Aichi

hokaido 8 guys to aomori all aboard the ferry hehe
= move 8 from Hokkaido to Aomori

yo can u do 3 from yamanashi into tokyo for me, then 3 from tokyo on to chiba, cheers m8
= move 3 from Yamanashi to Tokyo
= move 3 from Tokyo to Chiba

bivouac iwate thx, boys are freezing
= build a bivouac in Iwate

okinawa evryone to kagoshima bcuz sharks
= move all from Okinawa to Kagoshima

ok my go finaly!! spawn 5 hyogo and after that hyogo to tottori w 6, yeehaw
= spawn 5 in Hyogo
= move 6 from Hyogo to Tottori

Please to make garrison at Kanagawa, the people there is not loyal
= build a garrison in Kanagawa

leave 3 in osaka for gaurd and all others from osaka to hyogo
= move all but 3 from Osaka to Hyogo

shoot w the trebuchet at shiga, siege it from fukui i mean, sry for my bad english
= siege Shiga from Fukui

2 saitama to tokyo, 2 chiba to tokyo, pincer baby
= move 2 from Saitama to Tokyo
= move 2 from Chiba to Tokyo

extra troops x2 i buy them, wallet is crying
= buy 2 extra troops

ugh typing on the bus sorry... 4 units from toyama to ishkawa
= move 4 from Toyama to Ishikawa

rebild yamaguchi plss my inlaws live there
= rebuild Yamaguchi

ive eaten way too much but anyway: shizuoka 4 > kanagawa, shizuoka 1 > yamanashi
= move 4 from Shizuoka to Kanagawa
= move 1 from Shizuoka to Yamanashi

3 more in ehime another 1 in tokushima, bye gotta run
= spawn 3 in Ehime
= spawn 1 in Tokushima

no time today kid is sick so just the crop supply, use it pls
= use crop supply

Dear host i attack with five soldier from Tochigi the Fukushima, wish me luck
= move 5 from Tochigi to Fukushima

2 to mie from nara, and 2 to wakayama from nara as well. ta
= move 2 from Nara to Mie
= move 2 from Nara to Wakayama

tada! trebuchet in yamagata. and 1 guy too
= build a trebuchet in Yamagata
= spawn 1 in Yamagata

sorry blue nothing personal but im sending 9 ( nine ) gunma to saitama
= move 9 from Gunma to Saitama

oita army 6 men go miyazaki then on from there 4 kagoshima, sushi for all
= move 6 from Oita to Miyazaki
= move 4 from Miyazaki to Kagoshima

shiga to kyoto all of em but 2, the 2 stay home w the dog
= move all but 2 from Shiga to Kyoto

Need wall. Fortress, Kumamoto. Danke
= build a fortress in Kumamoto

autocorrect hates me but here gos, spawn 3 in Iwatte and 2 in Miyagy
= spawn 3 in Iwate
= spawn 2 in Miyagi

dynamite, on Nagasaki, throw, hahaha finaly
= throw dynamite at Nagasaki

1 kagawa to ehime to hold the fort, 3 kagawa to tokushima bc thats the weak spot
= move 1 from Kagawa to Ehime
= move 3 from Kagawa to Tokushima

fukui 5 men hop over in gifu n then hop to nagano, all 5, no breaks
= move 5 from Fukui to Gifu
= move 5 from Gifu to Nagano

happy new year all !! spawn 2 aomori, garrison aomori, and 3 from iwate to aomori, party in the north
= spawn 2 in Aomori
= build a garrison in Aomori
= move 3 from Iwate to Aomori

Wheel six men out of Osaka and into Nara.
= move 6 from Osaka to Nara

Osaka -> Kyoto: 4
= move 4 from Osaka to Kyoto

A raid on Shiga by three of my Kyoto troops.
= move 3 from Kyoto to Shiga

Into Mie from Nara, five of them.
= move 5 from Nara to Mie

The transfer of two units from Gifu to Aichi.
= move 2 from Gifu to Aichi

Muster three fresh men in Wakayama.
= spawn 3 in Wakayama

Hyogo +4
= spawn 4 in Hyogo

Okayama: one trebuchet, carpenters!
= build a trebuchet in Okayama

Plonk a fortress down in Tottori.
= build a fortress in Tottori

For Hiroshima I order the construction of two trebuchets.
= build 2 trebuchets in Hiroshima

One garrison for Shimane, if you'd be so kind.
= build a garrison in Shimane

Pitch a bivouac in Nagano.
= build a bivouac in Nagano

Trundle the trebuchet from Saga over to Fukuoka.
= relocate trebuchet from Saga to Fukuoka

Reconstruction of Oita.
= rebuild Oita

Bombard Nagasaki with the trebuchets standing in Saga.
= siege Nagasaki from Saga

From Kagoshima my engines pound Kumamoto.
= siege Kumamoto from Kagoshima

Purchase: 2 extra troops
= buy 2 extra troops

Put a stick of dynamite on my bill.
= buy dynamite

Hurl my dynamite into Tokyo.
= throw dynamite at Tokyo

The bag of salt gets emptied over Gunma.
= salt Gunma

Crack open the crop supply.
= use crop supply

Everybody in Chiba packs up and crosses to Ibaraki.
= move all from Chiba to Ibaraki

Saitama pours itself into Tokyo, save for one man who stays to feed the cat.
= move all but 1 from Saitama to Tokyo

Recruits:
- Ehime 2
- Kochi 3
= spawn 2 in Ehime
= spawn 3 in Kochi

Marches
Iwate to Aomori, 5
Akita to Aomori, 2
= move 5 from Iwate to Aomori
= move 2 from Akita to Aomori

Works: fortress (Akita), garrison (Iwate), bivouac (Miyagi).
= build a fortress in Akita
= build a garrison in Iwate
= build a bivouac in Miyagi

Reinforcement of Niigata out of Nagano with four.
= move 4 from Nagano to Niigata

Against Fukui, from Ishikawa, I hurl seven.
= move 7 from Ishikawa to Fukui

Usher two of my lads from Toyama across the border into Gifu.
= move 2 from Toyama to Gifu

Yamanashi is where I want Shizuoka's men to go, three of them.
= move 3 from Shizuoka to Yamanashi

Oust the defenders of Kanagawa with eight men out of Tokyo.
= move 8 from Tokyo to Kanagawa

Tokushima shall be seized by five troops from Kagawa.
= move 5 from Kagawa to Tokushima

An attack on Yamaguchi out of Hiroshima, nine strong.
= move 9 from Hiroshima to Yamaguchi

Conjure up a pair of new soldiers in Okinawa.
= spawn 2 in Okinawa

Fresh blood: Tochigi gets one, Gunma gets two.
= spawn 1 in Tochigi
= spawn 2 in Gunma

Ruined Fukushima: up with its walls again!
= rebuild Fukushima

Breathe new life into the ruins of Yamagata.
= rebuild Yamagata

Trebuchet, Hyogo -> Okayama
= relocate trebuchet from Hyogo to Okayama

Fukuoka's trebuchet is to be hauled off to Oita.
= relocate trebuchet from Fukuoka to Oita

Stones upon Aichi, please, flung by the trebuchets of Mie.
= siege Aichi from Mie

Siege of Kyoto, from Shiga.
= siege Kyoto from Shiga

Shopping list: dynamite, 3 extra troops.
= buy dynamite
= buy 3 extra troops

Boom goes Niigata: my dynamite flies there now.
= throw dynamite at Niigata

Ruin the soil of Saga with my salt.
= salt Saga

My crop supply: consume it this turn.
= use crop supply

Park four troops from Miyazaki in Kagoshima.
= move 4 from Miyazaki to Kagoshima

All but two of the Hokkaido garrison sail for Aomori.
= move all but 2 from Hokkaido to Aomori

The whole lot in Tottori trudge to Shimane.
= move all from Tottori to Shimane

Out of Kochi, off to Ehime: three.
= move 3 from Kochi to Ehime

Half a dozen warriors pop over from Nara to Wakayama.
= move 6 from Nara to Wakayama

Five newcomers report for duty in Shiga.
= spawn 5 in Shiga

SPAWN
Osaka x3
Nara x1
MOVE
Osaka > Hyogo x2
= spawn 3 in Osaka
= spawn 1 in Nara
= move 2 from Osaka to Hyogo

A storming of Gifu: ten, from Aichi.
= move 10 from Aichi to Gifu

I hereby decree the raising of a fortress at Kumamoto.
= build a fortress in Kumamoto

Bivouac -> Tokushima
= build a bivouac in Tokushima

In Ishikawa let a garrison be put up, and in Toyama a trebuchet.
= build a garrison in Ishikawa
= build a trebuchet in Toyama

Treat me to four extra troops, shopkeeper.
= buy 4 extra troops

Fling two columns out of Saitama: 3 against Gunma, 2 against Chiba.
= move 3 from Saitama to Gunma
= move 2 from Saitama to Chiba

Whisk one soldier away from Kagawa; Okayama is his new home.
= move 1 from Kagawa to Okayama

Bring down a rain of rocks on Ibaraki from Tochigi, and then send in four from Tochigi.
= siege Ibaraki from Tochigi
= move 4 from Tochigi to Ibaraki

osaka->nra 6
= move 6 from Osaka to Nara

whel 4 mne from kyto to shiga plz
= move 4 from Kyoto to Shiga

hyogo +3 nara +2 thx
= spawn 3 in Hyogo
= spawn 2 in Nara

trundel the treb from saga ovr to fukouka
= relocate trebuchet from Saga to Fukuoka

fort in tottri,, now!!
= build a fortress in Tottori

2 trebs hiroshma
= build 2 trebuchets in Hiroshima

garison @ shimane
= build a garrison in Shimane

bivuac nagano pls n thx
= build a bivouac in Nagano

recontruction of oita
= rebuild Oita

bombrad nagasaki frm saga w the trebs
= siege Nagasaki from Saga

poudn kumamoto (from kagoshima, trebs)
= siege Kumamoto from Kagoshima

by 2 extra trops
= buy 2 extra troops

dynamit pls, im buying
= buy dynamite

hrul teh dynamite at tokio
= throw dynamite at Tokyo

salt on gumna lol
= salt Gunma

crop suply - use
= use crop supply

evryone chiba -> ibraki
= move all from Chiba to Ibaraki

saitama to tokyo all exept 1
= move all but 1 from Saitama to Tokyo

ok so like plonk 3 new guys in ehmie and 1 in kochi
= spawn 3 in Ehime
= spawn 1 in Kochi

iwate>aomri 5. akita>aomori 2.
= move 5 from Iwate to Aomori
= move 2 from Akita to Aomori

attakc on fukui out of ishikwa w 7
= move 7 from Ishikawa to Fukui

usehr two blokes frm toyama 2 gifu
= move 2 from Toyama to Gifu

kanagwa gets raided by 8 from tokyo hehe
= move 8 from Tokyo to Kanagawa

seize tokushma w/five outta kagawa
= move 5 from Kagawa to Tokushima

yamaguchi <- hiroshima nine
= move 9 from Hiroshima to Yamaguchi

okinwa plus two new
= spawn 2 in Okinawa

rebiuld fukushma its a mess there
= rebuild Fukushima

up agian with yamagta (rebuild)
= rebuild Yamagata

treb hyogo to okyama
= relocate trebuchet from Hyogo to Okayama

me buy dinamite and 3 xtra troops
= buy dynamite
= buy 3 extra troops

boom nigata!! throw dyno there
= throw dynamite at Niigata

sprinkel my salt bag all ovr saga
= salt Saga

mrach from nagano four of em into niigata
= move 4 from Nagano to Niigata

Sent from my phone: pack 4 trops from Miyazaky to Kagoshima
= move 4 from Miyazaki to Kagoshima

hokaido all but 2 to aomori
= move all but 2 from Hokkaido to Aomori

whole lot totori -> shimane
= move all from Tottori to Shimane

kohci > ehime thre
= move 3 from Kochi to Ehime

six, nara, to wakyama, go go go
= move 6 from Nara to Wakayama

musster fiv in shiga
= spawn 5 in Shiga

spwan:
osaka 3
naar 1
= spawn 3 in Osaka
= spawn 1 in Nara

troops i want new: 2 for the mie and 2 for the aichi
= spawn 2 in Mie
= spawn 2 in Aichi

gfiu from aichi 10 men attack
= move 10 from Aichi to Gifu

bilud fortres kumamto and garrson oita
= build a fortress in Kumamoto
= build a garrison in Oita

a trebuchay for toyama svp
= build a trebuchet in Toyama

bivy in tokushima ta
= build a bivouac in Tokushima

4 extra troops, i buys
= buy 4 extra troops

siege ibarki frm tochigi
= siege Ibaraki from Tochigi

catapult.. i mean trebuchet the hell out of aichi from mie
= siege Aichi from Mie

pop 1 guy kagawa=>okayama
= move 1 from Kagawa to Okayama

Good morning sir, my soldier three from Shizuoka he go Yamanashi
= move 3 from Shizuoka to Yamanashi

boooot them out of chiba with 5 from saitma
= move 5 from Saitama to Chiba

eat the crops (use supply)
= use crop supply

saga 2 -> ngasaki, fukuoka 3 -> oita
= move 2 from Saga to Nagasaki
= move 3 from Fukuoka to Oita

tochgi+1,gunma+2,then gunma to nagano 2
= spawn 1 in Tochigi
= spawn 2 in Gunma
= move 2 from Gunma to Nagano

huge raid on kyot from shiga 12 units
= move 12 from Shiga to Kyoto

let al of yamanshi wander to nagano
= move all from Yamanashi to Nagano

ther trebuchet that sits at mie goes tp nara
= relocate trebuchet from Mie to Nara

jus keep 1 in akita rest go yamagata
= move all but 1 from Akita to Yamagata

frtress iwate / 2 trebs miyagi / bivouak akita
= build a fortress in Iwate
= build 2 trebuchets in Miyagi
= build a bivouac in Akita

trow 4 units miyagi to fukshima!!!1
= move 4 from Miyagi to Fukushima

Send five troops out of Osaka and into Hyogo, please.
= move 5 from Osaka to Hyogo

I want eight fresh troops raised in Gifu.
= spawn 8 in Gifu

Everyone in Miyagi advances to Iwate.
= move all from Miyagi to Iwate

Leave two behind in Kochi; all the rest go to Ehime.
= move all but 2 from Kochi to Ehime

Take the trebuchet that stands in Shiga over to Kyoto.
= relocate trebuchet from Shiga to Kyoto

Attack Tochigi with twelve men from Gunma.
= move 12 from Gunma to Tochigi

Tokyo lies in ruins, so please have it rebuilt.
= rebuild Tokyo

My reinforcements this turn:
Aomori gets 3
Akita gets 2
Hokkaido gets 1
= spawn 3 in Aomori
= spawn 2 in Akita
= spawn 1 in Hokkaido

From Okayama, six men invade Hiroshima and two more march to Tottori.
= move 6 from Okayama to Hiroshima
= move 2 from Okayama to Tottori

Please construct two trebuchets in Saitama.
= build 2 trebuchets in Saitama

I invade Saga out of Fukuoka with my whole garrison.
= move all from Fukuoka to Saga

Ann's people in Mie have annoyed me for the last time. Strike them with 9 from Nara.
= move 9 from Nara to Mie

Ten men leave Shizuoka for Aichi.
= move 10 from Shizuoka to Aichi

Recruit 4 in Kumamoto and another 4 in Nagasaki.
= spawn 4 in Kumamoto
= spawn 4 in Nagasaki

All of my soldiers in Tokushima, save one, shall cross to Kagawa.
= move all but 1 from Tokushima to Kagawa

First place seven new men in Chiba, then let seven attack Tokyo from there.
= spawn 7 in Chiba
= move 7 from Chiba to Tokyo

The trebuchet in Oita is of no use there; bring it to Miyazaki.
= relocate trebuchet from Oita to Miyazaki

Three troops each from Nara and Wakayama to Osaka.
= move 3 from Nara to Osaka
= move 3 from Wakayama to Osaka

Shift a single man from Shimane to Tottori.
= move 1 from Shimane to Tottori

With the fifteen troops I have ready in Hyogo, I attack Kyoto.
= move 15 from Hyogo to Kyoto

Fortify Iwate with a fortress.
= build a fortress in Iwate

Reinforce Ehime by six. Then advance on Kochi from Ehime with ten.
= spawn 6 in Ehime
= move 10 from Ehime to Kochi

5 guys osaka to hyogo thx
= move 5 from Osaka to Hyogo

mvoe 3 from nara to mie
= move 3 from Nara to Mie

spwan 6 in giffu
= spawn 6 in Gifu

fortres in nagano pls
= build a fortress in Nagano

ok so everyone in miyagi goes to iwate lol
= move all from Miyagi to Iwate

all my guys xcept 2 from kochi to ehime
= move all but 2 from Kochi to Ehime

treb from shiga -> kyoto
= relocate trebuchet from Shiga to Kyoto

hit tochigi from gunma, 12
= move 12 from Gunma to Tochigi

rebuild tokio !
= rebuild Tokyo

new ones: 3 aomori, 2 akita, 1 hokaido
= spawn 3 in Aomori
= spawn 2 in Akita
= spawn 1 in Hokkaido

okayama 6 to hiroshima. and 2 to tottori
= move 6 from Okayama to Hiroshima
= move 2 from Okayama to Tottori

2 trebs in saitama plz
= build 2 trebuchets in Saitama

attak saga w evrything from fukuoka
= move all from Fukuoka to Saga

hey its tom. kid is sick so quick one, 9 nara into mie, ta
= move 9 from Nara to Mie

From Shizuoka to Aichi go ten soldier
= move 10 from Shizuoka to Aichi

kumamoto +4 nagasaki +4
= spawn 4 in Kumamoto
= spawn 4 in Nagasaki

tokushima all but1 to kagawa
= move all but 1 from Tokushima to Kagawa

gonna smash blue in tokyo!!! 8 from chiba go go go
= move 8 from Chiba to Tokyo

pls relocat the trebuchet oita to miyazaki
= relocate trebuchet from Oita to Miyazaki

spawn 7 chiba then 7 chiba - tokyo
= spawn 7 in Chiba
= move 7 from Chiba to Tokyo

3 frm wakayama to osaka,2 frm nara to osaka
= move 3 from Wakayama to Osaka
= move 2 from Nara to Osaka

Fortress. Iwate. Cheers
= build a fortress in Iwate

my new troop, is ten, please to put in Ehime
= spawn 10 in Ehime

Kindly transfer six of my soldiers from Gifu to Nagano.
= move 6 from Gifu to Nagano

Invade Tottori from Hyogo with seven men.
= move 7 from Hyogo to Tottori

I should like a fortress to be built in Nara, please.
= build a fortress in Nara

My five new troops go to Aichi.
= spawn 5 in Aichi

Everyone in Oita marches to Fukuoka, leaving just one behind as a guard.
= move all but 1 from Oita to Fukuoka

From Gunma I send 3 units to Tochigi and 2 units to Niigata.
= move 3 from Gunma to Tochigi
= move 2 from Gunma to Niigata

Wheel the trebuchet over from Shiga to Kyoto.
= relocate trebuchet from Shiga to Kyoto

Osaka was wrecked last turn, so please rebuild it.
= rebuild Osaka

Reinforcements: Miyagi 4, Akita 2, Iwate 1.
= spawn 4 in Miyagi
= spawn 2 in Akita
= spawn 1 in Iwate

The whole garrison of Aomori is to advance into Iwate.
= move all from Aomori to Iwate

Hello friends, I want to attack Wakayama with 8 troops, they come from Nara.
= move 8 from Nara to Wakayama

A dozen men shall leave Shizuoka and assault Kanagawa.
= move 12 from Shizuoka to Kanagawa

Recruit three fresh troops in Kochi, then march two from Kochi to Ehime.
= spawn 3 in Kochi
= move 2 from Kochi to Ehime

Y'all in Saitama, all of you, saddle up and ride to Tokyo!
= move all from Saitama to Tokyo

I hereby order the erection of one fortress in Kumamoto and the reconstruction of Saga.
= build a fortress in Kumamoto
= rebuild Saga

Take 5 from Chiba and throw them at Tokyo.
= move 5 from Chiba to Tokyo

Keep two men in Niigata and send all the others to Nagano.
= move all but 2 from Niigata to Nagano

1. Spawn four units in Mie.
2. Attack Aichi from Mie with nine units.
3. Build a trebuchet in Mie.
= spawn 4 in Mie
= move 9 from Mie to Aichi
= build a trebuchet in Mie

Ten soldiers go from Kagawa to Tokushima, and the trebuchet in Kagawa goes to Ehime.
= move 10 from Kagawa to Tokushima
= relocate trebuchet from Kagawa to Ehime

Add 6 new armies to Shimane.
= spawn 6 in Shimane

We storm Miyazaki! Four brave lads from Oita will do it.
= move 4 from Oita to Miyazaki

Please place one new troop each in Kyoto and Hyogo.
= spawn 1 in Kyoto
= spawn 1 in Hyogo

5 guys gunma -> tochigi thx
= move 5 from Gunma to Tochigi

pls put 3 new ones in nagno
= spawn 3 in Nagano

ok so im hittin tottori from hyogo with 6 lol
= move 6 from Hyogo to Tottori

fortess in kyoto
= build a fortress in Kyoto

evrybody from aomori go to akita now
= move all from Aomori to Akita

Sry typing on the road. Move 4 frm Aichi too Gifu
= move 4 from Aichi to Gifu

2 trebs in okayama plz, and 1 fort in hiroshima
= build 2 trebuchets in Okayama
= build a fortress in Hiroshima

I make 3 soldiers in Kochi and after 2 soldiers of Kochi go for Ehime, obrigado!
= spawn 3 in Kochi
= move 2 from Kochi to Ehime

trebuchet shiga to nara
= relocate trebuchet from Shiga to Nara

all exept 1 out of saitama into tokyo!!!
= move all but 1 from Saitama to Tokyo

Kids are screaming so quick one: mie 2 new, nara 1 new
= spawn 2 in Mie
= spawn 1 in Nara

osaka is rubble, fix it up again plz (rebuild)
= rebuild Osaka

I will attack now Shimane, with 7 from Hirosima.
= move 7 from Hiroshima to Shimane

lets gooo 9 dudes kanagawa to shizuoka smash em
= move 9 from Kanagawa to Shizuoka

Kindly do the needful, 4 troops Oita to Miyazaki they will go
= move 4 from Oita to Miyazaki

niigata - all troops, to nagano. no one stays home haha
= move all from Niigata to Nagano

Howdy, gimme a trebuchet down in kumamotto
= build a trebuchet in Kumamoto

Spwan 5 hokaido
= spawn 5 in Hokkaido

iwate atk miyagi w 8
akita atk iwate w 2
= move 8 from Iwate to Miyagi
= move 2 from Akita to Iwate

2 men stay in wakayama the rest of them go to nara,, cheers
= move all but 2 from Wakayama to Nara

My new troop, all six, i want in Chiba to have
= spawn 6 in Chiba

kagwa sends three too tokushima adn tokushima biulds a fortres
= move 3 from Kagawa to Tokushima
= build a fortress in Tokushima

reenforce ehime by 2, my wife says hi btw
= spawn 2 in Ehime

from gifu: 3 to shiga, 4 to aichi
= move 3 from Gifu to Shiga
= move 4 from Gifu to Aichi
