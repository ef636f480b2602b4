ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Would you kindly send six of my troops from Gunma across into Tochigi.
= move 6 from Gunma to Tochigi

I should like a fortress put up in Nagano, if you'd be so good.
= build a fortress in Nagano

Right, five lads out of Hyogo to have a go at Okayama.
= move 5 from Hyogo to Okayama

Everyone in Shiga is to up sticks and march on Gifu.
= move all from Shiga to Gifu

Leave two behind in Aichi and take the rest to Mie.
= move all but 2 from Aichi to Mie

My reinforcements this turn: four in Osaka, and three in Wakayama.
= spawn 4 in Osaka
= spawn 3 in Wakayama

I'll have a pair of trebuchets built in Fukuoka, please.
= build 2 trebuchets in Fukuoka

The trebuchet in Saitama should be wheeled over to Tokyo.
= relocate trebuchet from Saitama to Tokyo

Please lay siege to Kyoto from Nara.
= siege Kyoto from Nara

I'd like to purchase two extra troops, and then put three new men into Hiroshima.
= buy 2 extra troops
= spawn 3 in Hiroshima

A stick of dynamite for me, please, landlord.
= buy dynamite

Lob my dynamite at Yamaguchi.
= throw dynamite at Yamaguchi

Empty the bag of salt over the fields of Niigata.
= salt Niigata

Time to dip into the larder: I'm using my crop supply.
= use crop supply

Get the masons back to Toyama and rebuild what was knocked down.
= rebuild Toyama

Invade Iwate from Aomori with seven. Then throw up a garrison in Aomori.
= move 7 from Aomori to Iwate
= build a garrison in Aomori

I am pulling three units back from Ehime to Kochi and another two from Ehime to Kagawa.
= move 3 from Ehime to Kochi
= move 2 from Ehime to Kagawa

Could we have a bivouac at Tottori, please.
= build a bivouac in Tottori

Ten of my finest leave Miyazaki tonight and fall upon Kagoshima.
= move 10 from Miyazaki to Kagoshima

Raise eight fresh units in Ibaraki and send four of them on to Chiba.
= spawn 8 in Ibaraki
= move 4 from Ibaraki to Chiba

With the trebuchets I have in Ishikawa, bombard Fukui.
= siege Fukui from Ishikawa

Bring the whole of the Saga contingent home to Nagasaki. In Nagasaki itself, a bivouac.
= move all from Saga to Nagasaki
= build a bivouac in Nagasaki

First build a trebuchet in Oita, next rebuild Kumamoto, and lastly shift one troop from Oita to Kumamoto.
= build a trebuchet in Oita
= rebuild Kumamoto
= move 1 from Oita to Kumamoto

From Shizuoka to Yamanashi: twelve troops.
= move 12 from Shizuoka to Yamanashi

My new recruits, all five of them, muster in Kanagawa.
= spawn 5 in Kanagawa

Attack Akita with four men from Yamagata, and attack Miyagi with three men from Yamagata as well.
= move 4 from Yamagata to Akita
= move 3 from Yamagata to Miyagi

Keep a single man at Shimane; the others are off to Hiroshima.
= move all but 1 from Shimane to Hiroshima

I wish to fortify Hokkaido with a fortress, and my two newcomers shall man it.
= build a fortress in Hokkaido
= spawn 2 in Hokkaido

Buy me some dynamite and chuck it straight at Fukushima.
= buy dynamite
= throw dynamite at Fukushima

Have nine soldiers cross from Tokushima to Kagawa before the rain sets in.
= move 9 from Tokushima to Kagawa

alright mate 4 from osaka to kioto cheers
= move 4 from Osaka to Kyoto

fortress nara pls x
= build a fortress in Nara

everyone out of gifu n into nagano, wagons roll
= move all from Gifu to Nagano

stick 3 in mie an 2 in shiga
= spawn 3 in Mie
= spawn 2 in Shiga

Sorry im late, been at the in-laws. Hyogo attacks Tottori w 6
= move 6 from Hyogo to Tottori

treb in fukuoka ta, and 3 fresh lads there n all
= build a trebuchet in Fukuoka
= spawn 3 in Fukuoka

wheel that trebuchet oita -> miyazaki will ya
= relocate trebuchet from Oita to Miyazaki

gonna siege saitama from gunma lol
= siege Saitama from Gunma

2 xtra troops please barman
= buy 2 extra troops

get us some dynamite
= buy dynamite

dynamite on niigatta, BOOM
= throw dynamite at Niigata

salt tokushima the gits
= salt Tokushima

use me crop supply, lads are starvin
= use crop supply

toyama wants rebuildin. so does gifu
= rebuild Toyama
= rebuild Gifu

5 kochi-ehime. 3 kochi-kagawa
= move 5 from Kochi to Ehime
= move 3 from Kochi to Kagawa

all bar 2 from Aichi up to shizoka
= move all but 2 from Aichi to Shizuoka

grand, so 7 new lads in hirosima and march 5 of em into okayama
= spawn 7 in Hiroshima
= move 5 from Hiroshima to Okayama

Yamaguchi to Shimane eight men , god bless them
= move 8 from Yamaguchi to Shimane

bivvy in akita would be lovely. 2 from aomori can go keep it warm
= build a bivouac in Akita
= move 2 from Aomori to Akita

smash chiba with ten from ibaraki!!!
= move 10 from Ibaraki to Chiba

me trebs in Nagasaki r to beseige Saga
= siege Saga from Nagasaki

garison in yamanashi, then 1 troop tokyo to kanagawa, kettles on
= build a garrison in Yamanashi
= move 1 from Tokyo to Kanagawa

spwan 6 hokaido
= spawn 6 in Hokkaido

right im having fukui, 9 going in from ishikawa
= move 9 from Ishikawa to Fukui

dear all, my grandson is typing this for me. three from Iwate go too Miyagi please and four from Iwate to Akita
= move 3 from Iwate to Miyagi
= move 4 from Iwate to Akita

kagoshima > kumamoto the whole mob
= move all from Kagoshima to Kumamoto

buy dynamite bruv n lob it at yamagata
= buy dynamite
= throw dynamite at Yamagata

two trebs wakayama
= build 2 trebuchets in Wakayama

fukushima lot can go tochigi but leave 1 there to lock up
= move all but 1 from Fukushima to Tochigi

Ello ello. Troops new: kanagawa 4. Bild a fortres there an all
= spawn 4 in Kanagawa
= build a fortress in Kanagawa

Roll six of my guys out of Nagano and over to Niigata.
= move 6 from Nagano to Niigata

I'd like three new units to appear in Tochigi this turn.
= spawn 3 in Tochigi

Please put up a fortress in Gifu for me, dear.
= build a fortress in Gifu

Everyone in Okayama packs up and heads to Hiroshima.
= move all from Okayama to Hiroshima

My forces in Fukuoka shall assault Oita with five troops.
= move 5 from Fukuoka to Oita

Bombard Saga with the trebuchets in Nagasaki.
= siege Saga from Nagasaki

I'll take two extra troops, please. I will pay for them now.
= buy 2 extra troops

Purchase one stick of dynamite and throw it at Kochi.
= buy dynamite
= throw dynamite at Kochi

Take the bag of salt and spread it over the fields of Ibaraki.
= salt Ibaraki

I am using my crop supply this turn.
= use crop supply

Haul the trebuchet that's sitting in Aomori down to Iwate.
= relocate trebuchet from Aomori to Iwate

Akita is in ruins; please have it rebuilt.
= rebuild Akita

Send 8 troops from Shizuoka to attack Kanagawa, then raise a garrison in Shizuoka.
= move 8 from Shizuoka to Kanagawa
= build a garrison in Shizuoka

All but two of my troops in Hyogo are to advance on Tottori.
= move all but 2 from Hyogo to Tottori

Set up a bivouac in Yamanashi.
= build a bivouac in Yamanashi

I want two trebuchets constructed in Toyama.
= build 2 trebuchets in Toyama

Four fresh soldiers go to Ehime, and one goes to Kagawa.
= spawn 4 in Ehime
= spawn 1 in Kagawa

Movement order: three units, Miyagi to Yamagata. Second movement order: two units, Miyagi to Fukushima.
= move 3 from Miyagi to Yamagata
= move 2 from Miyagi to Fukushima

Red hereby directs that seven troops proceed from Mie to Wakayama.
= move 7 from Mie to Wakayama

Leave one man behind in Shimane and march the rest into Yamaguchi.
= move all but 1 from Shimane to Yamaguchi

Invade Saitama from Gunma with nine.
= move 9 from Gunma to Saitama

Add five recruits at Kumamoto. Then five men cross from Kumamoto into Miyazaki.
= spawn 5 in Kumamoto
= move 5 from Kumamoto to Miyazaki

Build me one trebuchet in Shiga and have it ready to go.
= build a trebuchet in Shiga

Reinforce Fukui with two troops out of Ishikawa.
= move 2 from Ishikawa to Fukui

Blow up Tokyo with my dynamite.
= throw dynamite at Tokyo

First, build a fortress in Aichi.
Second, shift the trebuchet from Aichi to Gifu.
Third, move 3 from Mie to Aichi.
= build a fortress in Aichi
= relocate trebuchet from Aichi to Gifu
= move 3 from Mie to Aichi

Pull every last soldier back from Chiba to Ibaraki.
= move all from Chiba to Ibaraki

Lay siege to Kyoto from Nara, and follow up with a march of six troops from Nara into Kyoto.
= siege Kyoto from Nara
= move 6 from Nara to Kyoto

Okinawa gets three new units, and please build a garrison there too.
= spawn 3 in Okinawa
= build a garrison in Okinawa

Have four men ferry across from Tokushima to Wakayama, and let two men from Kochi go up to Tokushima.
= move 4 from Tokushima to Wakayama
= move 2 from Kochi to Tokushima

yo gimme 4 dudes from nagano to gifu
= move 4 from Nagano to Gifu

3 new ones in tochgi
= spawn 3 in Tochigi

fortess in aichi pls n thx
= build a fortress in Aichi

10-4 good buddy rollin 5 outta Mie into Nara
= move 5 from Mie to Nara

Sorry so late, just got off a double shift.. everybody in Saga goes to Fukuoka
= move all from Saga to Fukuoka

hiroshima -> okayama 6
= move 6 from Hiroshima to Okayama

lob the dynamite at kotchi lol
= throw dynamite at Kochi

grab me 2 xtra troops
= buy 2 extra troops

Dear host, Grandma wants the crop suply used this turn . Love, Dot
= use crop supply

SALT TOYAMA!!! HA
= salt Toyama

treb in iwate scoot it over to akita
= relocate trebuchet from Iwate to Akita

rebild gunma, its a mess over there
= rebuild Gunma

pound kyoto w the trebs from shiga
= siege Kyoto from Shiga

ok so 3 guys fukui to ishikawa
and also 2 guys fukui to gifu
= move 3 from Fukui to Ishikawa
= move 2 from Fukui to Gifu

spwan 2 ehime, 1 kagawa, 1 kochi
= spawn 2 in Ehime
= spawn 1 in Kagawa
= spawn 1 in Kochi

leave 1 in Miyagi rest of em go hit yamagta
= move all but 1 from Miyagi to Yamagata

dynomite, buying one. chuck it at tokyo
= buy dynamite
= throw dynamite at Tokyo

Gonna need a bivvouac in nigata
= build a bivouac in Niigata

two trebuchet up in Aomori eh
= build 2 trebuchets in Aomori

Op order: Osaka elements (x7) assault Hyogo. Garrison to be built Osaka.
= move 7 from Osaka to Hyogo
= build a garrison in Osaka

kumamto full send into kagoshima, all of em
= move all from Kumamoto to Kagoshima

im attacking chiba w 8 from ibaraki bro
= move 8 from Ibaraki to Chiba

Kids are screaming so quick one - shizuoka 4 to yamanashi, thats all, gnight
= move 4 from Shizuoka to Yamanashi

put 5 newbies in okinwa and get a fort goin there
= spawn 5 in Okinawa
= build a fortress in Okinawa

Nagasaki,,, build garison
= build a garrison in Nagasaki

three men to tottori they come from shimane
= move 3 from Shimane to Tottori

treb in wakiyama build it. then 2 of my wakayama boys up to nara
= build a trebuchet in Wakayama
= move 2 from Wakayama to Nara

Saitma gets all but 2 of the Gunma crew
= move all but 2 from Gunma to Saitama

hokaido: +4 pls. also aomori +1
= spawn 4 in Hokkaido
= spawn 1 in Aomori

siege oita from miyazki then march 5 in from miyazaki. lets gooo
= siege Oita from Miyazaki
= move 5 from Miyazaki to Oita

Dear host, I would like to transfer six troops from Hiroshima to Okayama.
= move 6 from Hiroshima to Okayama

From Nara I let go three soldiers against Mie.
= move 3 from Nara to Mie

All my troops in Gunma shall now march to Tochigi.
= move all from Gunma to Tochigi

I place my new units so: four come to Aichi, and one comes to Gifu.
= spawn 4 in Aichi
= spawn 1 in Gifu

In Kyoto I want to construct a fortress.
= build a fortress in Kyoto

Please erect for me a trebuchet in Fukuoka.
= build a trebuchet in Fukuoka

My trebuchet which stands in Osaka goes to Hyogo.
= relocate trebuchet from Osaka to Hyogo

I make the siege of Saga with my trebuchets from Fukuoka.
= siege Saga from Fukuoka

The ruins of Miyagi must be rebuilt.
= rebuild Miyagi

I purchase two extra troops, and I put five new ones in Shiga.
= buy 2 extra troops
= spawn 5 in Shiga

I take one stick of dynamite from the shop, please.
= buy dynamite

My dynamite flies to Niigata.
= throw dynamite at Niigata

With my bag of salt I make the fields of Ehime infertile: salt Ehime.
= salt Ehime

I wish to make use of my crop supply this turn.
= use crop supply

Good evening! Seven units leave Tokyo in direction of Chiba.
= move 7 from Tokyo to Chiba

Let us conquer Yamanashi: five troops advance there from Nagano.
= move 5 from Nagano to Yamanashi

Everybody except two goes out of Kochi and enters in Tokushima.
= move all but 2 from Kochi to Tokushima

First, I install a garrison in Akita. Second, I send four troops from Akita to Aomori.
= build a garrison in Akita
= move 4 from Akita to Aomori

A bivouac is to be built in Toyama.
= build a bivouac in Toyama

We are attacking Shimane out of Tottori with eight men.
= move 8 from Tottori to Shimane

I buy a dynamite and I throw it directly on Kagawa.
= buy dynamite
= throw dynamite at Kagawa

Three new soldiers are born in Oita today, and all the old and new of Miyazaki walk to Kagoshima.
= spawn 3 in Oita
= move all from Miyazaki to Kagoshima

Two trebuchets for Saitama, please; I have the workers for it.
= build 2 trebuchets in Saitama

I bring nine troops over from Iwate to Miyagi, then six from Miyagi on to Fukushima.
= move 9 from Iwate to Miyagi
= move 6 from Miyagi to Fukushima

Honoured game master, I request that two units be moved from Wakayama into Nara.
= move 2 from Wakayama to Nara

Ishikawa: my reinforcements of four men appear here.
= spawn 4 in Ishikawa

From Kumamoto go three to Nagasaki and two to Oita.
= move 3 from Kumamoto to Nagasaki
= move 2 from Kumamoto to Oita

I bombard Kanagawa with the trebuchets of Shizuoka, and after it ten men of Shizuoka storm Kanagawa.
= siege Kanagawa from Shizuoka
= move 10 from Shizuoka to Kanagawa

My workers repair what is destroyed in Yamaguchi, and in Hiroshima they raise a fortress.
= rebuild Yamaguchi
= build a fortress in Hiroshima

I leave only one man behind in Fukui, the rest goes to Shiga.
= move all but 1 from Fukui to Shiga

hello mr host i go with 4 man from osaka in kyoto ok
= move 4 from Osaka to Kyoto

new troop i make: 2 gifu, 6 aichi thx
= spawn 2 in Gifu
= spawn 6 in Aichi

plz make fortres at nagano
= build a fortress in Nagano

all my troops of mie go nara!!! hahaha
= move all from Mie to Nara

i buy dinamite
= buy dynamite

sorry for late, was at dentist. trow the dynamite on kanagawa
= throw dynamite at Kanagawa

Hirosima 5 -> Yamaguchi, okayama 2 -> tottori
= move 5 from Hiroshima to Yamaguchi
= move 2 from Okayama to Tottori

trebuchet from shizuoka he go to yamanashi now
= relocate trebuchet from Shizuoka to Yamanashi

one trebuche in kumamoto i built
= build a trebuchet in Kumamoto

kkkkk i atack niigata!! from toyama w 6
= move 6 from Toyama to Niigata

the crop suply i use it now pls
= use crop supply

salt on saga, nothing will grow there anymore hehe
= salt Saga

becomes 3 new units: Kagosima
= spawn 3 in Kagoshima

take me 2 extra troop (buy) and 1 dynamit also buy
= buy 2 extra troops
= buy dynamite

I make again the Iwate (is ruin), rebuild
= rebuild Iwate

with trebuchets in tokio siege on saitama, then 7 soldier from tokio to saitama also
= siege Saitama from Tokyo
= move 7 from Tokyo to Saitama

garnison in Hokaido please :)
= build a garrison in Hokkaido

build bivuac tochigi. 2 troops tochigi to ibaraki
= build a bivouac in Tochigi
= move 2 from Tochigi to Ibaraki

Ehime -> Kochi 8 units. Greetings from Krakow
= move 8 from Ehime to Kochi

all without 1 go from kagawa to tokusima
= move all but 1 from Kagawa to Tokushima

i let 3 in akita rest goes to yamagata
= move all but 3 from Akita to Yamagata

my son is crying, so fast: twelve men hyogo to osaka
= move 12 from Hyogo to Osaka

i set 5 fresh ones on fukushima,after 4 of fukushima against nigata
= spawn 5 in Fukushima
= move 4 from Fukushima to Niigata

chiba 3 men to ibaraki they shall walk
= move 3 from Chiba to Ibaraki

oita all men to miyasaki.
= move all from Oita to Miyazaki

two trebuchets in wakayama, i have many stone lol
= build 2 trebuchets in Wakayama

Yamagata 4 more soldier put in. And miyagi 1 more
= spawn 4 in Yamagata
= spawn 1 in Miyagi

siege nagasaki out of saga by trebuchet ok?? go go
= siege Nagasaki from Saga

attack to fukui from ishikawa, we are 9. also fotress on ishikawa
= move 9 from Ishikawa to Fukui
= build a fortress in Ishikawa

dear sir,i want send 2 troop at shiga from kyoto,best regards mehmet
= move 2 from Kyoto to Shiga

ORDERS, RED, ISLAND COMMAND: 1) 5 units Osaka - Kyoto. 2) 2 units Nara - Mie.
= move 5 from Osaka to Kyoto
= move 2 from Nara to Mie

Soldiers of the Eastern Army! Six of you shall leave Gunma tonight and be masters of Tochigi by dawn.
= move 6 from Gunma to Tochigi

Levy: +4 Aichi.
= spawn 4 in Aichi

Engineers will raise a fortress at Hiroshima.
= build a fortress in Hiroshima

Dear diary, today I sent three battalions across the hills from Nagano into Gifu.
= move 3 from Nagano to Gifu

The whole garrison of Saga is to march on Fukuoka.
= move all from Saga to Fukuoka

Reinforcements raised this turn: Miyagi 3, Iwate 2, Akita 1.
= spawn 3 in Miyagi
= spawn 2 in Iwate
= spawn 1 in Akita

The siege train in Okayama opens fire on Hiroshima.
= siege Hiroshima from Okayama

Leave one man to hold Oita; everybody else goes to Miyazaki.
= move all but 1 from Oita to Miyazaki

I construct a trebuchet at Shiga.
= build a trebuchet in Shiga

Assault on Chiba by four units out of Ibaraki.
= move 4 from Ibaraki to Chiba

Two companies of fresh recruits report for duty at Kumamoto, and the carpenters there put up a garrison.
= spawn 2 in Kumamoto
= build a garrison in Kumamoto

Quartermaster: purchase two extra troops, if you please.
= buy 2 extra troops

Our sappers toss their dynamite into Yamaguchi, and in the smoke four units from Hiroshima rush the place.
= throw dynamite at Yamaguchi
= move 4 from Hiroshima to Yamaguchi

Let nothing grow there again. Salt the fields of Tottori.
= salt Tottori

Open the granaries and make use of the crop supply.
= use crop supply

The trebuchet presently at Hyogo is shifted to Okayama.
= relocate trebuchet from Hyogo to Okayama

The ruins of Kochi are to be rebuilt.
= rebuild Kochi

Fukushima => Niigata, 7 units, attack.
= move 7 from Fukushima to Niigata

PHASE 1 - PURCHASES
 dynamite
PHASE 2 - MOVES
 3 x Ehime-Kagawa
= buy dynamite
= move 3 from Ehime to Kagawa

My lords, I hereby decree that the people of Wakayama be given a bivouac for our weary foot.
= build a bivouac in Wakayama

Kagoshima to Kumamoto: all units.
= move all from Kagoshima to Kumamoto

Strike! Eight spears from Saitama at Tokyo, and five more from Kanagawa at the same Tokyo.
= move 8 from Saitama to Tokyo
= move 5 from Kanagawa to Tokyo

I muster three in Toyama and then throw five from Toyama against Ishikawa.
= spawn 3 in Toyama
= move 5 from Toyama to Ishikawa

Shizuoka shall have two trebuchets; begin building at once.
= build 2 trebuchets in Shizuoka

Recruit one unit in Hokkaido. The old fort of Iwate is to be rebuilt.
= spawn 1 in Hokkaido
= rebuild Iwate

From Yamagata I withdraw everything except two units, and they fall back upon Miyagi.
= move all but 2 from Yamagata to Miyagi

With the machines in Fukui we lay siege to Kyoto. Meanwhile four units step over from Fukui into Shiga.
= siege Kyoto from Fukui
= move 4 from Fukui to Shiga

Transfer: 2 u., Tokushima to Kochi.
= move 2 from Tokushima to Kochi

Order of the day No. 14: the fort at Aomori is to be built without delay, and two units there cross to Hokkaido.
= build a fortress in Aomori
= move 2 from Aomori to Hokkaido

5A Osa-Kyo
= move 5 from Osaka to Kyoto

A(3) nara - mie , A(2) nara - waka
= move 3 from Nara to Mie
= move 2 from Nara to Wakayama

gunma>tochigi 4u, thx Bill
= move 4 from Gunma to Tochigi

spwn 3 aichi 2 gifu
= spawn 3 in Aichi
= spawn 2 in Gifu

hi all sorry late, was at the con. +2 units hyogo pls
= spawn 2 in Hyogo

fortres goes up in fukuoka this time, 3 men raised there aswell
= build a fortress in Fukuoka
= spawn 3 in Fukuoka

all Saga guys -> Nagasaki. cheers
= move all from Saga to Nagasaki

kagoshima, leave 1, rest up to Myazaki
= move all but 1 from Kagoshima to Miyazaki

treb in shiga plz, and salt on tottori hehe
= build a trebuchet in Shiga
= salt Tottori

seige Hirosima from Okayama w the trebs
= siege Hiroshima from Okayama

FORWARD lads!!! six of you out of Ibaragi into chiba, no quarter
= move 6 from Ibaraki to Chiba

i buy 2 extra troop
= buy 2 extra troops

gimme one stick of dynamite pls shopkeeper
= buy dynamite

lob the dynamite on Tokio
= throw dynamite at Tokyo

crop suply, using it now
= use crop supply

treb Kyo => Shiga (relocating)
= relocate trebuchet from Kyoto to Shiga

re-build ehime it is still in ruins poor thing
= rebuild Ehime

Ord. 1/ fkshima - niigta 5. Ord. 2/ yamgata - akita 3. gg
= move 5 from Fukushima to Niigata
= move 3 from Yamagata to Akita

bivouak at Wakayama my feet hurt lol
= build a bivouac in Wakayama

garrisson for kochi + 1 new man there
= build a garrison in Kochi
= spawn 1 in Kochi

charge ehime w/ 7 frm kochi, charge tokushma w 2 frm kochi
= move 7 from Kochi to Ehime
= move 2 from Kochi to Tokushima

Evening entry. Cold. Took 4 of lads from nagano down too Yamanashi , lost a boot.
= move 4 from Nagano to Yamanashi

toyama 2 new, ishikawa 2 new... then 4 ishikawa-fukui
= spawn 2 in Toyama
= spawn 2 in Ishikawa
= move 4 from Ishikawa to Fukui

Hok everything to Aomri
= move all from Hokkaido to Aomori

I am wanting build 2 trebuchet in Shizuoka
= build 2 trebuchets in Shizuoka

9 kanagawa x shizuoka. 1 chiba walks over to Ibaraki
= move 9 from Kanagawa to Shizuoka
= move 1 from Chiba to Ibaraki

Kumamoto--Oita, 2 trps
= move 2 from Kumamoto to Oita

MY BRAVE BOYS OF IWATE , 3 MARCHES ON MIYAGI AT ONCE
= move 3 from Iwate to Miyagi

dynamyte bought, and thrown at shimane. boom
= buy dynamite
= throw dynamite at Shimane

kagawa: 3 new units raise there, then Tokushima gets 2 from kagawa
= spawn 3 in Kagawa
= move 2 from Kagawa to Tokushima

Hi! Kids are finally asleep, so here goes: take five of my troops from Nara and send them into Mie.
= move 5 from Nara to Mie

I'd love a fortress in Gifu, please.
= build a fortress in Gifu

G'day mate, I'm going to have a crack at Hiroshima with six blokes from Okayama.
= move 6 from Okayama to Hiroshima

Could you put my new units down like this: two in Kochi, one in Ehime. Thank you so much!
= spawn 2 in Kochi
= spawn 1 in Ehime

Everybody in Aomori packs up and goes down to Iwate.
= move all from Aomori to Iwate

Leave one man behind in Tottori to feed the chickens, and take the rest across to Shimane.
= move all but 1 from Tottori to Shimane

Kindly do the needful and spawn four troops in Tokyo.
= spawn 4 in Tokyo

I'll be spending on two extra troops this turn.
= buy 2 extra troops

Let's get the trebuchets going: lay siege to Kyoto from Shiga.
= siege Kyoto from Shiga

One stick of dynamite for me, please, and I want it thrown at Saga straight away!
= buy dynamite
= throw dynamite at Saga

Three soldiers go from Niigata to Toyama. After that, build me a garrison in Niigata.
= move 3 from Niigata to Toyama
= build a garrison in Niigata

That bag of salt I've been keeping is for Nagasaki.
= salt Nagasaki

Fukushima is a wreck, so I want it rebuilt.
= rebuild Fukushima

The trebuchet in Hyogo should be hauled over to Osaka.
= relocate trebuchet from Hyogo to Osaka

Attack Saitama with 7 from Gunma, and also Tokyo with 4 from Kanagawa.
= move 7 from Gunma to Saitama
= move 4 from Kanagawa to Tokyo

My crop supply has been sitting in the shed long enough; I'm using it now.
= use crop supply

Please set up a bivouac for the lads in Yamagata.
= build a bivouac in Yamagata

Two trebuchets to be constructed in Kumamoto.
= build 2 trebuchets in Kumamoto

Hello my friend, hope you are well. Eight of my units are marching from Aichi to Shizuoka today.
= move 8 from Aichi to Shizuoka

I am hitting Oita from Miyazaki with 3 guys. The new recruits, two of them, appear in Miyazaki.
= move 3 from Miyazaki to Oita
= spawn 2 in Miyazaki

Howzit! Invade Kagoshima from Kumamoto with nine men.
= move 9 from Kumamoto to Kagoshima

From Ishikawa, two units head to Fukui and three to Toyama.
= move 2 from Ishikawa to Fukui
= move 3 from Ishikawa to Toyama

New heads this month: 1 in Chiba, 1 in Ibaraki, 2 in Tochigi.
= spawn 1 in Chiba
= spawn 1 in Ibaraki
= spawn 2 in Tochigi

I want to place all three of my fresh troops in Wakayama, darling.
= spawn 3 in Wakayama

Chuck the dynamite at Yamaguchi.
= throw dynamite at Yamaguchi

Send the whole Akita herd over the fence into Iwate, then put up a trebuchet in Akita.
= move all from Akita to Iwate
= build a trebuchet in Akita

Kagawa gets a fortress and Tokushima gets a bivouac.
= build a fortress in Kagawa
= build a bivouac in Tokushima

All but two of my troops in Nagano go and attack Yamanashi.
= move all but 2 from Nagano to Yamanashi

For the record, my only purchase this turn is dynamite.
= buy dynamite

My trebuchets in Fukuoka will be pounding Saga, and five soldiers from Oita will be moving to Fukuoka.
= siege Saga from Fukuoka
= move 5 from Oita to Fukuoka

sorry so late, kids!! 3 guys nara to mie pls
= move 3 from Nara to Mie

gonna smash kioto w 6 from osaka lol
= move 6 from Osaka to Kyoto

fortres in gifu thx
= build a fortress in Gifu

yeah nah just whack 4 new ones in fukuoka mate
= spawn 4 in Fukuoka

all of em from iwate > aomori
= move all from Iwate to Aomori

new troops 2 chiba 1 saitama 1 tokyo
= spawn 2 in Chiba
= spawn 1 in Saitama
= spawn 1 in Tokyo

Hiroshma im coming for you,, 5 from okayama
= move 5 from Okayama to Hiroshima

get me a dynamite pls n chuck it at oita
= buy dynamite
= throw dynamite at Oita

salt on nagasaki!!! haha take that
= salt Nagasaki

eish what a day. okay boet 7 men kumamoto into kagoshima
= move 7 from Kumamoto to Kagoshima

trebuchet in shiga i want one
= build a trebuchet in Shiga

pls do siege of nara from osaka only
= siege Nara from Osaka

i buy 2 extra troop
= buy 2 extra troops

everyone bar one out of toyama n into ishikawa
= move all but 1 from Toyama to Ishikawa

the treb thats in hyogo, move it to okayama
= relocate trebuchet from Hyogo to Okayama

rebuld miyagi. its a mess there like my kitchen
= rebuild Miyagi

crop suply use it now ta
= use crop supply

Bivouac yamanashi, garrison nagano. Regards
= build a bivouac in Yamanashi
= build a garrison in Nagano

2 trebs for tochigi pls
= build 2 trebuchets in Tochigi

hokaido 4 guys go to aomori and 2 new guys in hokaido
= move 4 from Hokkaido to Aomori
= spawn 2 in Hokkaido

yeet the dynamite at wakayama
= throw dynamite at Wakayama

ok so fukui, take 2 from there, put in kyoto. thats it from me xx
= move 2 from Fukui to Kyoto

atack gunma from niigata wit five
= move 5 from Niigata to Gunma

My 3 nos. of new troops to be put at Kochi only
= spawn 3 in Kochi

shimane to yamaguchi everyone, ehime to kagawa 3
= move all from Shimane to Yamaguchi
= move 3 from Ehime to Kagawa

10 shizuoka -> aichi. 2 aichi -> mie. cheers
= move 10 from Shizuoka to Aichi
= move 2 from Aichi to Mie

bombing saga w my trebs in fukuoka hehe
= siege Saga from Fukuoka

rush ibaraki w/ 8 from fukushima gg
= move 8 from Fukushima to Ibaraki

pop a garison in tokushima hun, and a fort in kochi
= build a garrison in Tokushima
= build a fortress in Kochi

yamagta six of mine over to akita before the rain comes
= move 6 from Yamagata to Akita

I should like half a dozen of my chaps in Hyogo to cross over into Okayama, if you'd be so kind.
= move 6 from Hyogo to Okayama

Leave two lads minding the shop in Nagano and send everybody else to Gifu.
= move all but 2 from Nagano to Gifu

Kindly put up a fortress in Aichi. My five new recruits are to appear in Shizuoka.
= build a fortress in Aichi
= spawn 5 in Shizuoka

The trebuchet currently parked in Mie should be wheeled over to Nara, please.
= relocate trebuchet from Mie to Nara

Gunma is to be besieged by my trebuchets in Saitama.
= siege Gunma from Saitama

I'll purchase two extra troops this turn and lob my dynamite at Fukuoka.
= buy 2 extra troops
= throw dynamite at Fukuoka

Empty my sack of salt over the fields of Niigata, the poor devils.
= salt Niigata

Time to open up the crop supply.
= use crop supply

All hands out of Kochi and into Ehime. Then patch up Kagawa, it's been in ruins long enough.
= move all from Kochi to Ehime
= rebuild Kagawa

Invade Iwate from Aomori with nine troops.
= move 9 from Aomori to Iwate

We need somewhere for the boys to sleep, so a garrison goes up in Kumamoto, please, and a pair of trebuchets in Oita.
= build a garrison in Kumamoto
= build 2 trebuchets in Oita

From Tokyo, three men go to Chiba, and another four go to Kanagawa.
= move 3 from Tokyo to Chiba
= move 4 from Tokyo to Kanagawa

chuck 5 blokes from osaka in2 kyoto ta
= move 5 from Osaka to Kyoto

spwan 4 saitma n 2 tokio
= spawn 4 in Saitama
= spawn 2 in Tokyo

evryone outta Nagasaki,, go saga!!
= move all from Nagasaki to Saga

right, kettle's on. fortres in hiroshima please, and treb from shimane over to tottori
= build a fortress in Hiroshima
= relocate trebuchet from Shimane to Tottori

gimme 2 extra troops n some dynamite thx
= buy 2 extra troops
= buy dynamite

Miyagi 7 to Fukushima,let's wreck em lol
= move 7 from Miyagi to Fukushima

fix up toyama will ya its a tip
= rebuild Toyama

bag o salt on gifu haha soz bob
= salt Gifu

yeah nah just bung a bivouak in Akita this arvo
= build a bivouac in Akita

hokaido all bar 3 go down to aomori. sry typing on the bus
= move all but 3 from Hokkaido to Aomori

trebs in fukui hammer ishikawa. 6 guys fukui to shiga aswell
= siege Ishikawa from Fukui
= move 6 from Fukui to Shiga

boom!! dynamite goes at yamaguchi
= throw dynamite at Yamaguchi

From Hyogo I send five soldiers against Okayama.
= move 5 from Hyogo to Okayama

Everybody in Nagano packs up and heads for Gunma.
= move all from Nagano to Gunma

I would like to raise a fortress in Aichi, and my six fresh recruits shall report to Gifu.
= build a fortress in Aichi
= spawn 6 in Gifu

Keep two men at home in Toyama; the rest of them go over to Ishikawa.
= move all but 2 from Toyama to Ishikawa

My engineers in Saga are to construct two trebuchets.
= build 2 trebuchets in Saga

Besiege Kumamoto with the trebuchets that are standing in Miyazaki.
= siege Kumamoto from Miyazaki

Purchase: two extra troops, please. They are not cheap but I need them.
= buy 2 extra troops

Orders for this turn:
1) Akita hits Aomori with 7 units
2) Garrison to be built in Yamagata
3) Dynamite to be bought
= move 7 from Akita to Aomori
= build a garrison in Yamagata
= buy dynamite

The ruins of Tokushima have been an eyesore long enough, so I am rebuilding the place.
= rebuild Tokushima

I throw my dynamite on Shimane, with greetings from Poland.
= throw dynamite at Shimane

Spread the salt over Chiba, and let my people eat from the crop supply.
= salt Chiba
= use crop supply

Wheel the Kyoto trebuchet over to Shiga and take three troops from Fukui into Shiga as well.
= relocate trebuchet from Kyoto to Shiga
= move 3 from Fukui to Shiga

6 dudes osaka -> wakayma gogogo. and buy dynamite
= move 6 from Osaka to Wakayama
= buy dynamite

sorry short one kids are in the bath. 4 new in mie
= spawn 4 in Mie

i make fortres on Nagasaki and also bivouak on Oita ok
= build a fortress in Nagasaki
= build a bivouac in Oita

yeet the dynamite at kagawa lol
= throw dynamite at Kagawa

Fukushma: all out exept one,to Tochigi.
= move all but 1 from Fukushima to Tochigi

treb in ehime pls
= build a trebuchet in Ehime

Shiga attack with all what is there the Mie
= move all from Shiga to Mie

gonna salt saitma, and use that crop suply thing too
= salt Saitama
= use crop supply

bombard yamaguchi w the trebs in hirosima
= siege Yamaguchi from Hiroshima

Nara x3 to Kyoto, x2 to Osaka. spawn the 5 newbies in nara
= move 3 from Nara to Kyoto
= move 2 from Nara to Osaka
= spawn 5 in Nara

pls to repair Kochi, it is broken since last turn
= rebuild Kochi

roll treb niigta to nagano thx mate
= relocate trebuchet from Niigata to Nagano

Good morning!
I should like three of the soldiers in Nara to walk over to Mie, if you would be so kind.
= move 3 from Nara to Mie

My grandson says Wakayama is poorly guarded, so let six from Osaka have a go at it.
= move 6 from Osaka to Wakayama

Night shift starts in ten minutes, so quickly: two recruits in Gifu, one in Nagano, and then four from Nagano into Gunma.
= spawn 2 in Gifu
= spawn 1 in Nagano
= move 4 from Nagano to Gunma

Put up a fortress in Shiga, please, I do not like the look of those blue fellows next door.
= build a fortress in Shiga

Of the eight standing in Tochigi, kindly dispatch five to Ibaraki; the remaining three stay on guard.
= move 5 from Tochigi to Ibaraki

The aforesaid party hereby directs that all troops presently in Kochi proceed to Ehime.
= move all from Kochi to Ehime

I will be having two trebuchets in Okayama, and one bivouac in Tottori also.
= build 2 trebuchets in Okayama
= build a bivouac in Tottori

Take everybody out of Saga and send them down to Nagasaki, bar two wee laddies to mind the house.
= move all but 2 from Saga to Nagasaki

It has rained all week and the hay is ruined, but at least I can still make war. Seven from Fukuoka go into Oita. Another two from there follow the coast to Kumamoto.
= move 7 from Fukuoka to Oita
= move 2 from Fukuoka to Kumamoto

The engine in Hyogo is no use to me where it stands; have it hauled to Kyoto.
= relocate trebuchet from Hyogo to Kyoto

Poor Miyazaki got burnt down last turn, so rebuild it for me please.
= rebuild Miyazaki

Kindly buy two extra troops, and one stick of dynamite as well.
= buy 2 extra troops
= buy dynamite

The dynamite that I have been saving is to be thrown at Tokyo.
= throw dynamite at Tokyo

Let my trebuchet in Saitama bombard Gunma, and afterwards march five men from Saitama in to finish the job.
= siege Gunma from Saitama
= move 5 from Saitama to Gunma

As we Poles say, guest in the house, God in the house. So I visit Iwate with four guests from Aomori.
= move 4 from Aomori to Iwate

I empty my bag of salt over Yamagata, nothing shall grow there any more.
= salt Yamagata

I'd like to play my crop supply this turn.
= use crop supply

New troops first: four in Hiroshima. Then three of those go on to Shimane and one to Yamaguchi.
= spawn 4 in Hiroshima
= move 3 from Hiroshima to Shimane
= move 1 from Hiroshima to Yamaguchi

A garrison for Toyama, a fortress for Ishikawa, and my purse is empty again just like at the end of every month.
= build a garrison in Toyama
= build a fortress in Ishikawa

From the nine that I am keeping in Kanagawa, please shift four to Shizuoka and two to Yamanashi.
= move 4 from Kanagawa to Shizuoka
= move 2 from Kanagawa to Yamanashi

We shall lay siege to Fukui with the trebuchet that stands in Ishikawa.
= siege Fukui from Ishikawa

I intend to strengthen Chiba by three new units, since Ann is sitting just across the border.
= spawn 3 in Chiba

All the men of Tokushima are to cross over to Kagawa, and out of Kochi let two come to Tokushima so that it does not stand empty.
= move all from Tokushima to Kagawa
= move 2 from Kochi to Tokushima

Right, class, settle down. Two from Akita to Aomori, three from Akita to Iwate, and the rest stay in their seats.
= move 2 from Akita to Aomori
= move 3 from Akita to Iwate

Ma lads in Fukushima are itching for a fight, so six of them are away to hammer Miyagi.
= move 6 from Fukushima to Miyagi

Sir, please do the needful and reinforce Aichi with five fresh troops. Thereafter three from Aichi may proceed to Gifu.
= spawn 5 in Aichi
= move 3 from Aichi to Gifu

The walls of the fortress at Kagoshima lie in rubble. Rebuild there, please, and add two new men to the place.
= rebuild Kagoshima
= spawn 2 in Kagoshima

I want a trebuchet in Nagano.
= build a trebuchet in Nagano

Niigata has ten, which is more than it needs.
Send three to Toyama, and another three to Yamagata.
= move 3 from Niigata to Toyama
= move 3 from Niigata to Yamagata

My client, the red army, elects to purchase three extra troops.
= buy 3 extra troops

Leave one man behind in Mie and let the others all go to Aichi.
= move all but 1 from Mie to Aichi

Having thought about it over my tea, I'll attack Shiga with five out of Kyoto and with two more out of Gifu.
= move 5 from Kyoto to Shiga
= move 2 from Gifu to Shiga

Dear host,
one new soldier in each of Nara, Osaka and Wakayama.
= spawn 1 in Nara
= spawn 1 in Osaka
= spawn 1 in Wakayama

Buy some dynamite for me and chuck it straight at Fukuoka.
= buy dynamite
= throw dynamite at Fukuoka

Bring home four from Tottori to Hyogo, they are doing nothing there except looking at the sea.
= move 4 from Tottori to Hyogo

The catapult from Ibaraki, I mean the trebuchet, should be moved to Chiba, and three men from Ibaraki should go with it.
= relocate trebuchet from Ibaraki to Chiba
= move 3 from Ibaraki to Chiba

I am reinforcing Okinawa by two, because no one else is thinking of that poor island.
= spawn 2 in Okinawa

Salt the fields of Saga, please. Also, eight of my troops in Nagasaki shall enter it.
= salt Saga
= move 8 from Nagasaki to Saga

Build me a bivouac in Hokkaido so the lads are not sleeping in the snow, and bring two of them over to Aomori.
= build a bivouac in Hokkaido
= move 2 from Hokkaido to Aomori

Please open the crop supply, then raise three men in Yamanashi and put a garrison there.
= use crop supply
= spawn 3 in Yamanashi
= build a garrison in Yamanashi

hya its jean from ward 6, can u send 4 frm osaka 2 nara ta x
= move 4 from Osaka to Nara

5 guys Kioto to Shiga and 2 of them nara guys to Mie. thx
= move 5 from Kyoto to Shiga
= move 2 from Nara to Mie

pls spwan 3 in gifu its nearly empty the poor thing
= spawn 3 in Gifu

hokaido all to aomori, cold up there brrr
= move all from Hokkaido to Aomori

Am wanting fortress in Hiroshima only. And 2 more troop there
= build a fortress in Hiroshima
= spawn 2 in Hiroshima

I go with 6 army from Fukuoka on Saga, because there is weak enemy
= move 6 from Fukuoka to Saga

och just lob that dynamite ower at Toyko will ye
= throw dynamite at Tokyo

trebuchet ibaraki -> tochigi. men ibaraki -> tochigi x3 as well
= relocate trebuchet from Ibaraki to Tochigi
= move 3 from Ibaraki to Tochigi

cropsupply use it pls, hungry mouths everywhere
= use crop supply

new ones: niigata 2, nagano 2, toyama1. rest no change
= spawn 2 in Niigata
= spawn 2 in Nagano
= spawn 1 in Toyama

Sorry for the typing I have the wrong glasses on.
Seven men form Aichi too Shizuoka.
= move 7 from Aichi to Shizuoka

need trebuchet x2 in Okyama pls sir, kindly do it
= build 2 trebuchets in Okayama

Kagawa - everybody out, to Tokushima!! except 1 he minds the shop
= move all but 1 from Kagawa to Tokushima

thon fort in Fukui thats wrecked, get it rebuilt. an 3 fae Ishikawa tae Toyama
= rebuild Fukui
= move 3 from Ishikawa to Toyama

salt on Gunma plz, the hole bag
= salt Gunma

my soldiers of Saitama, four pieces, to attack the Chiba. also from the Saitama two to Tokyo
= move 4 from Saitama to Chiba
= move 2 from Saitama to Tokyo

buy dynamyte, buy 2 xtra troops, thats my coins gone
= buy dynamite
= buy 2 extra troops

siege with treb frm Hyogo on Okayama then 5 walk in from hyogo aswell
= siege Okayama from Hyogo
= move 5 from Hyogo to Okayama

in yamagata a garison please and thankyou
= build a garrison in Yamagata

harvest is on so short today. kumamoto 3 to oita same again to miyazaki
= move 3 from Kumamoto to Oita
= move 3 from Kumamoto to Miyazaki

mie to wakayama i want 2 ppl going... mie has loads
= move 2 from Mie to Wakayama

Iwate is attack from me, with five, they come out of the Miyagi.
= move 5 from Miyagi to Iwate

pop a bivouak in Nagano for the lads and put 2 new ones in it, bless them
= build a bivouac in Nagano
= spawn 2 in Nagano

w/o prejudice etc etc - 8 from kanagawa into yamanashi. regards
= move 8 from Kanagawa to Yamanashi

Rebuild Kochi!!! who did that to it!!
= rebuild Kochi

ehime 4 men > kochi
ehime 1 man > kagawa , rest of them sit tight
= move 4 from Ehime to Kochi
= move 1 from Ehime to Kagawa

i am having 6 in Tottori na, so 3 send to Shimane, 2 send to Hyogo
= move 3 from Tottori to Shimane
= move 2 from Tottori to Hyogo

Extra troops - buy 4 off them please, pension came
= buy 4 extra troops

fukushima ones have a go at tochigi wi 5, an anither twa fae ibaraki
= move 5 from Fukushima to Tochigi
= move 2 from Ibaraki to Tochigi

spawn Kyoto 2 Osaka 2 Shiga 1, than 4 kyoto to hyogo
= spawn 2 in Kyoto
= spawn 2 in Osaka
= spawn 1 in Shiga
= move 4 from Kyoto to Hyogo

Akita too Aomori: evreyone
= move all from Akita to Aomori

fort kagoshima build. also okinawa 2 new lads theres nobody home
= build a fortress in Kagoshima
= spawn 2 in Okinawa

All Nagasaki's but three to go in Saga pls. The three they are my insurance haha
= move all but 3 from Nagasaki to Saga

hit yamaguchi frm hiroshima w/ 6, frm shimane w/ 2
= move 6 from Hiroshima to Yamaguchi
= move 2 from Shimane to Yamaguchi

treb for gifu .. sorry cat on keyboard.. yes a trebuchet in gifu
= build a trebuchet in Gifu

Send 3 off my Wakayma boys too Nara its looking bit thin
= move 3 from Wakayama to Nara

bang the trebuchet at shiga into Fukui for me, big bang please. thats the siege i mean
= siege Fukui from Shiga

I put 3 new in Gunma and they go direct, all three, on Niigata.
= spawn 3 in Gunma
= move 3 from Gunma to Niigata

dynamite on Saitama, march in after with 4 of the tokyo lot, ta muchly
= throw dynamite at Saitama
= move 4 from Tokyo to Saitama

Tokushima has two too many,send that two to kochi.Dr says rest so thats all
= move 2 from Tokushima to Kochi

Haul three of my boys up the road from Osaka to Kyoto.
= move 3 from Osaka to Kyoto

Roll six out of Nagano and into Gifu, then drop two fresh ones off in Nagano behind them.
= move 6 from Nagano to Gifu
= spawn 2 in Nagano

Pull everything we've got parked in Tottori over to Shimane.
= move all from Tottori to Shimane

Put a fortress up in Hiroshima, because that place has been leaking like an old gasket all game.
= build a fortress in Hiroshima

I'm bolting a trebuchet together in Oita and another one in Miyazaki.
= build a trebuchet in Oita
= build a trebuchet in Miyazaki

Fix up Saga for me, it's been a wreck since Bob came through.
= rebuild Saga

Take the trebuchet that's sitting idle in Okayama and tow it over to Hyogo.
= relocate trebuchet from Okayama to Hyogo

Let the trebuchets in Gunma pound away at Tochigi. Then eight men go from Gunma into Tochigi.
= siege Tochigi from Gunma
= move 8 from Gunma to Tochigi

I'll buy two extra troops and a stick of dynamite, please.
= buy 2 extra troops
= buy dynamite

Chuck the dynamite at Kagawa. They've had it coming since turn two.
= throw dynamite at Kagawa

Salt Yamagata so nobody grows a thing there ever again, mate.
= salt Yamagata

We eat from the crop supply this turn.
= use crop supply

Advance five troops from Fukuoka to Yamaguchi, and leave the rest dug in where they stand.
= move 5 from Fukuoka to Yamaguchi

First squad, four men, moves from Iwate to Aomori; second squad, three men, moves from Iwate to Akita.
= move 4 from Iwate to Aomori
= move 3 from Iwate to Akita

Reinforcements: two to Toyama, one to Ishikawa, three to Fukui.
= spawn 2 in Toyama
= spawn 1 in Ishikawa
= spawn 3 in Fukui

All of the garrison of Kochi except one man will march on Ehime.
= move all but 1 from Kochi to Ehime

Construct a bivouac in Hokkaido; my soldiers are freezing up there and they deserve a roof.
= build a bivouac in Hokkaido

I want a garrison built in Chiba, and four more guys trained there to fill it.
= build a garrison in Chiba
= spawn 4 in Chiba

Tokyo is bursting with tourists and short of soldiers, so five new troops are hired there.
= spawn 5 in Tokyo

My friend, with much love I send seven soldiers from Wakayama to visit your Nara.
= move 7 from Wakayama to Nara

Of the nine men in Shizuoka, four go to Yamanashi and another two go to Kanagawa.
= move 4 from Shizuoka to Yamanashi
= move 2 from Shizuoka to Kanagawa

Poor Mie has been standing there with one fella all winter, so give it three more new units.
= spawn 3 in Mie

Send half a dozen from Kumamoto down to Kagoshima. After that, a fortress goes up in Kumamoto.
= move 6 from Kumamoto to Kagoshima
= build a fortress in Kumamoto

The whole mob in Niigata heads for Fukushima.
= move all from Niigata to Fukushima

Raise a single soldier in Okinawa, just to keep the flag flying.
= spawn 1 in Okinawa

From Aichi I attack Gifu with five, and from Nagano I attack it with three.
= move 5 from Aichi to Gifu
= move 3 from Nagano to Gifu

Set up two trebuchets in Ibaraki, I plan on knocking on Chiba's door next time round.
= build 2 trebuchets in Ibaraki

Y'all can watch me march ten head out of Hyogo straight into Tottori.
= move 10 from Hyogo to Tottori

Buy dynamite and throw it at Nagasaki.
= buy dynamite
= throw dynamite at Nagasaki

Pour two new ones into Shiga and one into Kyoto, then slide three from Shiga across to Gifu.
= spawn 2 in Shiga
= spawn 1 in Kyoto
= move 3 from Shiga to Gifu

Everyone in Tokushima except two goes over to Kagawa, where the fighting is.
= move all but 2 from Tokushima to Kagawa

Bring the trebuchet from Miyagi north to Iwate, and send two men from Miyagi along with it.
= relocate trebuchet from Miyagi to Iwate
= move 2 from Miyagi to Iwate

Rebuild Ishikawa, please, it breaks my heart to see it in ruins.
= rebuild Ishikawa

Kanagawa gets four of the new recruits. Shizuoka gets the other two.
= spawn 4 in Kanagawa
= spawn 2 in Shizuoka

Bombard Shimane from Hiroshima with the trebuchets.
= siege Shimane from Hiroshima

I'm spending the last of my gold on two extra troops.
= buy 2 extra troops

Drive three troops from Fukui to Kyoto, have the same number go from Shiga to Kyoto, and let the Osaka crew sit tight.
= move 3 from Fukui to Kyoto
= move 3 from Shiga to Kyoto

Two men slip out of Akita into Yamagata, which Ann left wide open while she was on holiday.
= move 2 from Akita to Yamagata

We shall fortify Gunma with a fortress and billet three new troops inside it.
= build a fortress in Gunma
= spawn 3 in Gunma

Saitama is safe now, so all of its people may go on to Tokyo.
= move all from Saitama to Tokyo

gunna send 3 blokes nara -> mie n chuck 2 new ones in nara
= move 3 from Nara to Mie
= spawn 2 in Nara

fortres in hirosima pls boss its gettin ugly down there
= build a fortress in Hiroshima

fix saga its busted
= rebuild Saga

siege tochgi from gunma then 8 guys in from gunma
= siege Tochigi from Gunma
= move 8 from Gunma to Tochigi

dynamite on kagawa BOOM haha
= throw dynamite at Kagawa

usin the crop suply this turn
= use crop supply

Iwate: 4 men aomori, 3 men akita. over
= move 4 from Iwate to Aomori
= move 3 from Iwate to Akita

kochi everbody but 1 go hit ehime
= move all but 1 from Kochi to Ehime

build garison chiba + 4 new dudes there
= build a garrison in Chiba
= spawn 4 in Chiba

hey hows everyone, so um 7 outta wakayama into nara ok cheers
= move 7 from Wakayama to Nara

mie only got 1 guy poor sod, 3 new ones there
= spawn 3 in Mie

nigata whole lot rollin to fukushima 10-4
= move all from Niigata to Fukushima

hit gifu, 5 from aichi an 3 from nagano
= move 5 from Aichi to Gifu
= move 3 from Nagano to Gifu

10 boys hyogo to totori yeehaw
= move 10 from Hyogo to Tottori

spawn 2 shiga an 1 kyoto, then 3 shiga>gifu
= spawn 2 in Shiga
= spawn 1 in Kyoto
= move 3 from Shiga to Gifu

trebuchet miyagi goes iwate, an 2 men with it from miyagi
= relocate trebuchet from Miyagi to Iwate
= move 2 from Miyagi to Iwate

kangawa +4, shizuoka +2 (new)
= spawn 4 in Kanagawa
= spawn 2 in Shizuoka

2 xtra troops pls thats all i can aford after rent
= buy 2 extra troops

anns on hols lol so sneak 2 akita to yamagta
= move 2 from Akita to Yamagata

saitama all 2 tokyo, its safe there now i dont need noone
= move all from Saitama to Tokyo

k so im at the dock, quick one. aomori 2 new, and 3 of my aomori guys cross over to hokkaido
= spawn 2 in Aomori
= move 3 from Aomori to Hokkaido

oi bob ur wakayama is wide open so 5 of mine r comin over from osaka and 2 from nara
= move 5 from Osaka to Wakayama
= move 2 from Nara to Wakayama

i got eight in kagoshima doin nothing put 4 of them in miyazaki
= move 4 from Kagoshima to Miyazaki

miyagi: build fortress. same in fukushima
= build a fortress in Miyagi
= build a fortress in Fukushima

grabbin 1 stick of dynamite n usin the crop supply cos the cupboards bare
= buy dynamite
= use crop supply

Nagano to Toyama x4, Nagano to Niigata x2, remainder hold.
= move 4 from Nagano to Toyama
= move 2 from Nagano to Niigata

gonna lob me rocks at kyoto from shiga (trebs)
= siege Kyoto from Shiga

my brother i send for you in Ehime the six guys that was in Kagawa, hug
= move 6 from Kagawa to Ehime

fukuoka all but 3 over too saga, n then 2 new in fukuoka so she aint bare
= move all but 3 from Fukuoka to Saga
= spawn 2 in Fukuoka

salt nagasaki plus rebuild kumamoto, ta luv
= salt Nagasaki
= rebuild Kumamoto

okinwa boys r homesick 2 of em go kagoshima
= move 2 from Okinawa to Kagoshima

wrench in one hand phone in other: treb built at gifu, 3 men gifu to aichi
= build a trebuchet in Gifu
= move 3 from Gifu to Aichi

tokyo takes 4 new an chiba takes 4 new an saitama gets 1
= spawn 4 in Tokyo
= spawn 4 in Chiba
= spawn 1 in Saitama

yamguchi has 9, 6 r goin hiroshima the other 3 r goin shimane
= move 6 from Yamaguchi to Hiroshima
= move 3 from Yamaguchi to Shimane

lol ann thinks kochi is safe. dynamite goes on kochi then 4 from tokushima walk in
= throw dynamite at Kochi
= move 4 from Tokushima to Kochi

Trebuchet currently Yamanashi relocates Nagano, Sgt says move it
= relocate trebuchet from Yamanashi to Nagano

last orders gents! 3 outta the kanagawa bar and into tokyo, 1 new fella back in kanagawa
= move 3 from Kanagawa to Tokyo
= spawn 1 in Kanagawa

fukui an ishikawa each get a garrison built
= build a garrison in Fukui
= build a garrison in Ishikawa

everythin i got in shimane pile onto tottri, dont leave a soul
= move all from Shimane to Tottori

bivouac for akita plz. n 2 new lads there too
= build a bivouac in Akita
= spawn 2 in Akita

Three of my troops in Osaka go to Nara, where there is hardly anybody left to answer the door.
= move 3 from Osaka to Nara

Good evening from Leipzig! From Gifu I send five men to Nagano, and two more from there go to Toyama.
= move 5 from Gifu to Nagano
= move 2 from Gifu to Toyama

Put four fresh units in Hyogo and one in Okayama. With two of the ones in Hyogo I then march into Tottori.
= spawn 4 in Hyogo
= spawn 1 in Okayama
= move 2 from Hyogo to Tottori

The kids are finally asleep, so quickly: a fortress in Aichi, please.
= build a fortress in Aichi

Deploying six new troops to Saitama.
= spawn 6 in Saitama

Everyone in Kochi packs up and heads for Ehime.
= move all from Kochi to Ehime

Leave one man behind in Iwate; all the others advance on Aomori.
= move all but 1 from Iwate to Aomori

I'd like two trebuchets put up in Fukui, since that is where the fighting will be next month.
= build 2 trebuchets in Fukui

My trebuchet at Shiga should be hauled over to Kyoto, and a garrison goes up at Shiga in its place.
= relocate trebuchet from Shiga to Kyoto
= build a garrison in Shiga

Oita lies in ruins and it hurts my eyes. Rebuild it.
= rebuild Oita

Let the trebuchets of Tochigi pound Gunma.
= siege Gunma from Tochigi

Purchase three extra troops for me, and a stick of dynamite as well.
= buy 3 extra troops
= buy dynamite

The dynamite is for Niigata. Throw it there with my compliments.
= throw dynamite at Niigata

Oga, this is how we do it: I am using my bag of salt on Saga, and seven soldiers will march from Fukuoka into Oita.
= salt Saga
= move 7 from Fukuoka to Oita

I call on my crop supply this turn.
= use crop supply

Yamagata gets two reinforcements, Miyagi gets three, and Akita gets the last one.
= spawn 2 in Yamagata
= spawn 3 in Miyagi
= spawn 1 in Akita

Half a dozen of the garrison troops in Tokyo cross into Kanagawa. The rest stay put.
= move 6 from Tokyo to Kanagawa

First, spawn two in Chiba. Second, transfer two from Ibaraki to Chiba. Third, erect a bivouac in Chiba.
= spawn 2 in Chiba
= move 2 from Ibaraki to Chiba
= build a bivouac in Chiba

Because blue has left Shimane almost empty, I attack it with eight from Hiroshima.
= move 8 from Hiroshima to Shimane

Please bring my people home: the whole force in Kagoshima is to return to Kumamoto.
= move all from Kagoshima to Kumamoto

Of the nine I keep in Nagano, four shall go down to Yamanashi and another two to Gunma.
= move 4 from Nagano to Yamanashi
= move 2 from Nagano to Gunma

Siege Mie from Nara, then storm it with five men from the same place.
= siege Mie from Nara
= move 5 from Nara to Mie

Turn for red:
trebuchet in Wakayama, fortress in Osaka,
and one new unit in each of them.
= build a trebuchet in Wakayama
= build a fortress in Osaka
= spawn 1 in Wakayama
= spawn 1 in Osaka

Two units from Tokushima sail across to Kagawa to keep their cousins company.
= move 2 from Tokushima to Kagawa

I should like to buy some dynamite, having sworn last year that I never would again.
= buy dynamite

With warm greetings from Brno: ten soldiers leave Fukushima for Tochigi, and the new troops, four of them, appear in Fukushima.
= move 10 from Fukushima to Tochigi
= spawn 4 in Fukushima

Toyama takes three from Ishikawa.
= move 3 from Ishikawa to Toyama

As my old club mate used to say, when in doubt, build. So: garrison in Kumamoto, garrison in Miyazaki, bivouac in Oita.
= build a garrison in Kumamoto
= build a garrison in Miyazaki
= build a bivouac in Oita

Nagasaki is wide open. Send in four of the lads standing around in Saga.
= move 4 from Saga to Nagasaki

I want the ruined fortress in Gifu restored, and a couple of new troops stationed there to look after it.
= rebuild Gifu
= spawn 2 in Gifu

All but three of my troops in Hokkaido board the ferry to Aomori.
= move all but 3 from Hokkaido to Aomori

Pull one unit out of Yamaguchi and place it in Hiroshima, and do likewise with two from Shimane.
= move 1 from Yamaguchi to Hiroshima
= move 2 from Shimane to Hiroshima

Ann has been cheeky with her fields in Ehime.
A bag of salt goes over them.
= salt Ehime

Exactly one trebuchet moves this turn, namely the one in Okayama, and its destination is Hyogo.
= relocate trebuchet from Okayama to Hyogo

My exam is tomorrow, hence a short turn: spawn five in Shizuoka, nothing else.
= spawn 5 in Shizuoka

Shell Ibaraki with the trebuchets in Chiba. After that throw the dynamite at Ibaraki too, and walk in with three men from Chiba.
= siege Ibaraki from Chiba
= throw dynamite at Ibaraki
= move 3 from Chiba to Ibaraki

I am spending my money on two extra troops.
= buy 2 extra troops

Kyoto has twelve men eating my rice. Five of them go to Shiga, four to Fukui.
= move 5 from Kyoto to Shiga
= move 4 from Kyoto to Fukui

By my reading of the map the weak point is Yamanashi. I therefore strike there from Shizuoka with six units and use the crop supply.
= move 6 from Shizuoka to Yamanashi
= use crop supply

Set up a fortress at Niigata and march the Nagano troops, all of them, over there.
= build a fortress in Niigata
= move all from Nagano to Niigata

osaka -> nara, 3 guys. brb deploy on fire
= move 3 from Osaka to Nara

sory im half asleep, 2 from kioto to shiga and 1 from kioto to fukui
= move 2 from Kyoto to Shiga
= move 1 from Kyoto to Fukui

new ones 3 aichi 2 gifu 1 mie thx
= spawn 3 in Aichi
= spawn 2 in Gifu
= spawn 1 in Mie

I would then with 4 man from Niigata after Nagano go, there is it almost empty
= move 4 from Niigata to Nagano

fortess in hyogo pls!!
= build a fortress in Hyogo

tokio 5 --> saitama. than all in chiba to ibaraki
= move 5 from Tokyo to Saitama
= move all from Chiba to Ibaraki

abeg carry six of my boys from Fukuoka enter Saga, the man there is sleeping
= move 6 from Fukuoka to Saga

everybody out of kochi!! go to tokushima, kochi is a dump anyway
= move all from Kochi to Tokushima

spwan 4 hiroshma
= spawn 4 in Hiroshima

3 men gunma to tochigi pls, pushing to prod on a friday lol
= move 3 from Gunma to Tochigi

2 trebs in Shizuoka n a garison in yamanashi
= build 2 trebuchets in Shizuoka
= build a garrison in Yamanashi

send trebuchet what is in Mie to Aichi, and with it three soldier
= relocate trebuchet from Mie to Aichi
= move 3 from Mie to Aichi

DYNAMITE on miyazaki boom boom
= throw dynamite at Miyazaki

pls buy me a dynamite and 2 xtra troops, baby is crying got to go
= buy dynamite
= buy 2 extra troops

all but one from akita to aomri
= move all but 1 from Akita to Aomori

salt for bob in kagawa he knows why
= salt Kagawa

Oita is kaputt, please make new
= rebuild Oita

trebs at fukui hit ishikawa, then 5 go in there from fukui
= siege Ishikawa from Fukui
= move 5 from Fukui to Ishikawa

crop suply now
= use crop supply

kumamoto is full of my ppl so 4 of em to kagoshma n 2 to miyazaki the rest chill
= move 4 from Kumamoto to Kagoshima
= move 2 from Kumamoto to Miyazaki

In Iwate I make bivouak. In Miyagi too
= build a bivouac in Iwate
= build a bivouac in Miyagi

shimane <- 3 from tottori
= move 3 from Tottori to Shimane

ok so um 7 outta okayama into hyogo bc blue is never gonna see it coming
= move 7 from Okayama to Hyogo

hi!
+2 nara +2 wakayma
and 3 of naras lot go to osaka, ta
= spawn 2 in Nara
= spawn 2 in Wakayama
= move 3 from Nara to Osaka

hokaido 4 men to aomori by ship please. is cold there
= move 4 from Hokkaido to Aomori

Yamgata two man go Miyagi and from fukushima also two go the same place
= move 2 from Yamagata to Miyagi
= move 2 from Fukushima to Miyagi

just put all 5 of the newbies in saitma, nobody ever expects saitama
= spawn 5 in Saitama

Nagasaki the trebuchet pls relocate it to saga thx, and fort in nagasaki instead
= relocate trebuchet from Nagasaki to Saga
= build a fortress in Nagasaki

extra troops x4. I have too much money hehe
= buy 4 extra troops

from toyama i attacking gifu, eight soldier
= move 8 from Toyama to Gifu

Dear host,my 3 from Ehime they will go to Kagawa,also please new 2 in Ehime so it is not alone
= move 3 from Ehime to Kagawa
= spawn 2 in Ehime

chiba: garrison. tokyo: fortress. kanagwa: 3 new
= build a garrison in Chiba
= build a fortress in Tokyo
= spawn 3 in Kanagawa

move evryone exept 2 from gifu over to shiga
= move all but 2 from Gifu to Shiga

in the ruins of yamaguchi rebuild. and spawn there 1
= rebuild Yamaguchi
= spawn 1 in Yamaguchi

siege niigta w the fukushima trebs
= siege Niigata from Fukushima

hammer Mie, 6 from wakayama... and osaka's lot (all) fill up wakayama behind them
= move 6 from Wakayama to Mie
= move all from Osaka to Wakayama

ibraki gets 3 reinforcments coz ann keeps looking at it funny
= spawn 3 in Ibaraki

trebuchet build! Nagano. one piece
= build a trebuchet in Nagano

two soldiers kyoto to hyogo,, another 2 kyoto to osaka. wahala dey for that side o
= move 2 from Kyoto to Hyogo
= move 2 from Kyoto to Osaka

use the bag o' salt on tochgi & chuck the dynamite at gunma
= salt Tochigi
= throw dynamite at Gunma
