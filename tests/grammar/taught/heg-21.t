ruleset hegemon
map hegemon
seats ann bob cat
seat ann
row unit unit=12 nation=red area=Osaka
row unit unit=13 nation=red area=Nara
row unit unit=14 nation=blue area=Kyoto
row share share=12 unit=12
row share share=13 unit=13
row share share=14 unit=14
call spring

The unit in Osaka goes to Kobe.
= move from Osaka to Kobe

Nara should stay exactly where it is.
= hold in Nara

Let Kyoto advance upon Otsu with Nara backing it up.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Osaka is to prop up Nara, which holds.
= support Nara with Osaka

Please march my Nara unit into Iga.
= move from Nara to Iga

Kyoto stands fast.
= hold in Kyoto

Osaka will support the unit holding in Kyoto.
= support Kyoto with Osaka

I'd like my Kyoto men to lend their support to Osaka's move to Himeji.
= support Osaka to Himeji with Kyoto

Attack Tsu from Nara.
= move from Nara to Tsu

Hold the line in Osaka, hold it in Nara too, and hold it in Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Blue's unit leaves Kyoto for Gifu.
= move from Kyoto to Gifu

Nara supports Osaka going into Kobe.
= support Osaka to Kobe with Nara

I shall move Osaka to Himeji and keep Kyoto at home.
= move from Osaka to Himeji
= hold in Kyoto

Let Nara help to defend Kyoto.
= support Kyoto with Nara

Send the fleet, or whatever it is we have in Osaka, over to Kobe; Nara is to remain in place.
= move from Osaka to Kobe
= hold in Nara

Kyoto to give support to Nara's attack on Tsu.
= support Nara to Tsu with Kyoto

No marching for the Osaka garrison this spring: they hold.
= hold in Osaka

From Kyoto into Iga, if you please, and have Osaka shore up Nara.
= move from Kyoto to Iga
= support Nara with Osaka

Nara invades Iga, and Osaka assists Nara in getting there.
= move from Nara to Iga
= support Nara to Iga with Osaka

The Kyoto unit supports Osaka where it sits.
= support Osaka with Kyoto

Red's Nara unit makes for Otsu.
= move from Nara to Otsu

Osaka is to assist Kyoto in its move against Otsu.
= support Kyoto to Otsu with Osaka

Take Himeji with the unit from Osaka. Nara and Kyoto both hold.
= move from Osaka to Himeji
= hold in Nara
= hold in Kyoto

Keep my troops in Nara dug in.
= hold in Nara

Stand behind Osaka with the Nara unit.
= support Osaka with Nara

osk to otsu, nara to osk ta
= move from Osaka to Otsu
= move from Nara to Osaka

nara stays put ta
= hold in Nara

kioto goes otsu, nara backs it
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

osaka an kyoto both supp nara
= support Nara with Osaka
= support Nara with Kyoto

nara > kobe pls mate
= move from Nara to Kobe

kyoto sit tight lads
= hold in Kyoto

osaka to give kyoto a hand holding
= support Kyoto with Osaka

kyoto s osaka - himeji
= support Osaka to Himeji with Kyoto

get nara down to tsu
= move from Nara to Tsu

osaka hold nara hold kyoto hold, cant be bothered
= hold in Osaka
= hold in Nara
= hold in Kyoto

kyoto lads off to gifoo
= move from Kyoto to Gifu

nara suport osaka into kobe
= support Osaka to Kobe with Nara

himeji from osaka, kyoto stops at home
= move from Osaka to Himeji
= hold in Kyoto

Nara to back kyoto up where its stood
= support Kyoto with Nara

osaka into kobe an nara dont budge
= move from Osaka to Kobe
= hold in Nara

kyoto helps nara get in tsu x
= support Nara to Tsu with Kyoto

osaka aint going nowhere
= hold in Osaka

move kyoto himji
= move from Kyoto to Himeji

nara has iga, osaka suporting that
= move from Nara to Iga
= support Nara to Iga with Osaka

kyoto w/ support for osaka holding
= support Osaka with Kyoto

nara 2 otsu
= move from Nara to Otsu

osaka sup kyoto to gifu
= support Kyoto to Gifu with Osaka

Osaka himeji. Nara holds, Kyoto holds. Sorry its short, on the scaffold
= move from Osaka to Himeji
= hold in Nara
= hold in Kyoto

leave nara as is
= hold in Nara

nara props osaka up
= support Osaka with Nara

The unit in Osaka advances to Kobe.
= move from Osaka to Kobe

Nara stays put.
= hold in Nara

Let Kyoto march up to Otsu.
= move from Kyoto to Otsu

Have Nara back up Osaka, which is holding.
= hold in Osaka
= support Osaka with Nara

Red Osaka to Himeji, with Nara supporting that move.
= move from Osaka to Himeji
= support Osaka to Himeji with Nara

My blue unit shall remain where it is in Kyoto.
= hold in Kyoto

Use Kyoto to help Nara get into Iga.
= support Nara to Iga with Kyoto

Nara goes to Tsu.
= move from Nara to Tsu

The fellow in Osaka will support the one holding in Kyoto.
= support Kyoto with Osaka

Please keep Osaka standing still this spring.
= hold in Osaka

Drive the Kyoto unit on to Gifu, please.
= move from Kyoto to Gifu

Nara to Iga. Kyoto will support Nara's move to Iga.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Nara hereby lends its support to Kyoto's move to Otsu.
= support Kyoto to Otsu with Nara

I want Osaka and Nara both to hold.
= hold in Osaka
= hold in Nara

Osaka attacks Kobe, while Kyoto stays home.
= move from Osaka to Kobe
= hold in Kyoto

The unit at Kyoto is to support the unit at Nara as it holds.
= support Nara with Kyoto

Take the unit at Nara and relocate it to Otsu.
= move from Nara to Otsu

Osaka gives Kyoto a hand in reaching Himeji.
= support Kyoto to Himeji with Osaka

Stand fast in Nara, soldiers.
= hold in Nara

Kyoto pushes into Tsu.
= move from Kyoto to Tsu

Defend the unit holding in Kobe with my unit in Osaka.
= support Kobe with Osaka

All three orders: Osaka moves to Kobe, Nara moves to Osaka, Kyoto holds.
= move from Osaka to Kobe
= move from Nara to Osaka
= hold in Kyoto

Osaka heads out for Iga.
= move from Osaka to Iga

Support the attack from Otsu into Gifu with Kyoto.
= support Otsu to Gifu with Kyoto

Nara will occupy Kyoto, and Kyoto will move along to Otsu.
= move from Nara to Kyoto
= move from Kyoto to Otsu

osaka to kobie
= move from Osaka to Kobe

nara just chills
= hold in Nara

kioto > otsu
= move from Kyoto to Otsu

osk holds n nara suports it
= hold in Osaka
= support Osaka with Nara

nara to iga w kyoto helpin
= move from Nara to Iga
= support Nara to Iga with Kyoto

kyoto dont move, hold
= hold in Kyoto

Osaka H
= hold in Osaka

rollin osaka on over to himejii
= move from Osaka to Himeji

kyoto s nara
= support Nara with Kyoto

nara supp osaka to kobe
= support Osaka to Kobe with Nara

nra goes tsu
= move from Nara to Tsu

Everybody sits tight - osaka nara and kyoto all hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

kyoto gonna go to gifu bro
= move from Kyoto to Gifu

osaka has kyotos back, kyoto is holding
= support Kyoto with Osaka
= hold in Kyoto

Nara - Otsu, and thats my grandsons idea not mine
= move from Nara to Otsu

use osaka 2 support nara going into iga
= support Nara to Iga with Osaka

blue guy in kyoto moves to iga
= move from Kyoto to Iga

osaka guys gettin on the road to kobe
= move from Osaka to Kobe

Unit at Nara holds position, unit at Osaka displaces to Himeji
= hold in Nara
= move from Osaka to Himeji

suport kobe w osaka pls
= support Kobe with Osaka

nara in to osaka, osaka off to kobe
= move from Nara to Osaka
= move from Osaka to Kobe

Kyoto supports, the move otsu to gifu
= support Otsu to Gifu with Kyoto

stay in kyoto ok thx
= hold in Kyoto

Osaka heading to Tsu, been a long week
= move from Osaka to Tsu

kyoto 2 otsu, nara gives it a push (support)
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

The unit of Osaka goes to Kobe.
= move from Osaka to Kobe

My red unit in Nara marches into Iga.
= move from Nara to Iga

I let the unit in Kyoto stay where it is.
= hold in Kyoto

Osaka remains in its position, Nara too.
= hold in Osaka
= hold in Nara

The unit in Nara gives support to the unit in Osaka.
= support Osaka with Nara

With Osaka I support the move of Kyoto to Otsu.
= support Kyoto to Otsu with Osaka

Please transfer my unit from Kyoto to Otsu.
= move from Kyoto to Otsu

My unit in Nara shall advance on Tsu, and the unit in Osaka shall keep its place.
= move from Nara to Tsu
= hold in Osaka

I would like that Kyoto helps Nara to defend itself.
= support Nara with Kyoto

From Osaka we travel to Himeji.
= move from Osaka to Himeji

Nara supports the attack from Kyoto to Gifu.
= support Kyoto to Gifu with Nara

Kyoto goes to Gifu and Nara does not move.
= move from Kyoto to Gifu
= hold in Nara

My order for the unit in Osaka: defend the place, no movement.
= hold in Osaka

The army in Osaka has to assist the army in Nara on its way to Iga.
= support Nara to Iga with Osaka

I change the position of my unit of Osaka to Kobe. The unit of Nara I leave there.
= move from Osaka to Kobe
= hold in Nara

Kyoto should back up Osaka in its defence.
= support Osaka with Kyoto

In the spring my unit of Nara enters Tsu.
= move from Nara to Tsu

The blue unit from Kyoto attacks Otsu with the support of Nara.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Osaka is ordered to hold the position.
= hold in Osaka

I request support from Kyoto for the move of Osaka into Himeji.
= support Osaka to Himeji with Kyoto

My unit from Osaka marches to Kobe, my unit from Nara to Iga, and my unit from Kyoto to Otsu.
= move from Osaka to Kobe
= move from Nara to Iga
= move from Kyoto to Otsu

Osaka supports Kyoto, and Kyoto holds.
= support Kyoto with Osaka
= hold in Kyoto

With the unit in Kyoto I occupy Gifu.
= move from Kyoto to Gifu

Nara is to wait without moving.
= hold in Nara

Nara helps Osaka to get into Kobe; Kyoto rests.
= support Osaka to Kobe with Nara
= hold in Kyoto

osaka go kobe
= move from Osaka to Kobe

nara he marches to iga please
= move from Nara to Iga

kyoto stay
= hold in Kyoto

osaka hold nara hold
= hold in Osaka
= hold in Nara

nara suport osaka pls
= support Osaka with Nara

with osk i support kioto to otsu
= support Kyoto to Otsu with Osaka

kyoto ->otsu thx
= move from Kyoto to Otsu

nara to tsu,osaka no moving
= move from Nara to Tsu
= hold in Osaka

kioto help nara for defend,nara stays where is
= support Nara with Kyoto
= hold in Nara

my red from osaka go at himeji ok
= move from Osaka to Himeji

nara supports kyoto into gifu, it was long day in clinic
= support Kyoto to Gifu with Nara

kyoto move gifu and nara is staying
= move from Kyoto to Gifu
= hold in Nara

in osaka dont move, keep
= hold in Osaka

osaka gives suport for nara to iga
= support Nara to Iga with Osaka

unit osaka change to kobe. unit nara stay there
= move from Osaka to Kobe
= hold in Nara

Osaka is hold and will be suported from kyoto
= hold in Osaka
= support Osaka with Kyoto

nara into tsuu!!
= move from Nara to Tsu

kyoto attack otsu, nara support it
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Osaka sits. my teacher is looking
= hold in Osaka

kyoto suports osaka to himeji
= support Osaka to Himeji with Kyoto

osaka kobe, nara iga, kyoto otsu all move
= move from Osaka to Kobe
= move from Nara to Iga
= move from Kyoto to Otsu

i walk from kyoto until gifu
= move from Kyoto to Gifu

Nara must wait in nara
= hold in Nara

the kyoto one i bring to otsu w/ help of osaka
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka

Osaka supports to kyoto, they are good friend
= support Kyoto with Osaka

A Osaka - Kobe
= move from Osaka to Kobe

A Osaka H, A Nara S A Osaka
= hold in Osaka
= support Osaka with Nara

A Nara - Iga; A Osaka S A Nara - Iga
= move from Nara to Iga
= support Nara to Iga with Osaka

The red corps at Osaka stands fast.
= hold in Osaka

Spring 1, orders of Ann: A Kyoto - Otsu.
= move from Kyoto to Otsu

Kyoto's army advances on Otsu and Nara lends its support to that advance.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Blue, to your posts: the unit in Kyoto holds.
= hold in Kyoto

My unit in Nara backs up the unit holding in Kyoto.
= support Kyoto with Nara

Army Nara marches to Tsu.
= move from Nara to Tsu

RED: Osaka HOLD. Nara HOLD. 
BLUE: Kyoto HOLD.
= hold in Osaka
= hold in Nara
= hold in Kyoto

General to the Second Corps at Osaka: you are to occupy Himeji.
= move from Osaka to Himeji

Kyoto supports Osaka into Kobe.
= support Osaka to Kobe with Kyoto

A Osaka -> Kobe
A Kyoto S A Osaka -> Kobe
A Nara Holds
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto
= hold in Nara

We leave Kyoto and go to Gifu.
= move from Kyoto to Gifu

Remain in Nara, soldiers, not a step backwards.
= hold in Nara

A Kyoto S A Osaka
= support Osaka with Kyoto

The troops at Osaka assist Nara's move to Iga.
= support Nara to Iga with Osaka

Nara-Iga, Kyoto-Otsu, Osaka holds.
= move from Nara to Iga
= move from Kyoto to Otsu
= hold in Osaka

Cover Nara from Osaka while Nara stays put.
= support Nara with Osaka

I wrote to the commander in Nara this evening that he is to set out for Kyoto.
= move from Nara to Kyoto

Osaka takes over Nara, and Nara goes off to Tsu.
= move from Osaka to Nara
= move from Nara to Tsu

The army at Kyoto supports the army at Nara, which holds.
= support Nara with Kyoto

Blue army: Kyoto to Gifu, supported by red Nara.
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

Osaka is ordered to enter Kobe.
= move from Osaka to Kobe

Hold at Kyoto with the blue unit; with the red one in Nara strike at Iga.
= hold in Kyoto
= move from Nara to Iga

A Osa-Kob
= move from Osaka to Kobe

A osa H A nar S osa
= hold in Osaka
= support Osaka with Nara

a nara-iga a osaka s nara-iga
= move from Nara to Iga
= support Nara to Iga with Osaka

osaka sits tight
= hold in Osaka

blue kyo > nara. red nara > tsu
= move from Kyoto to Nara
= move from Nara to Tsu

kyoto goes otsu nara supp that
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

hold kioto w/ the blue fella
= hold in Kyoto

nara sup kyoto hold
= support Kyoto with Nara

nara->tsu , regards Hans
= move from Nara to Tsu

everyone H: osk, nara, kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

Second corps!! out of osaka and take himeji, i expect a telegram by noon
= move from Osaka to Himeji

kyo S osa-kobe
= support Osaka to Kobe with Kyoto

osa-kobe / kyo S osa-kobe / nara H
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto
= hold in Nara

kyoto unit off to gifu it goes
= move from Kyoto to Gifu

nara stay were it is
= hold in Nara

A kyoto s. A osaka, A osaka holding
= support Osaka with Kyoto
= hold in Osaka

osaka help nara get in iga, nara u go iga
= support Nara to Iga with Osaka
= move from Nara to Iga

nara iga move, kyoto otsu move, osaka hold. bye
= move from Nara to Iga
= move from Kyoto to Otsu
= hold in Osaka

osaka cover nara, he holds
= support Nara with Osaka

Wrote to the old man at nara: he go to kyoto this spring. rain
= move from Nara to Kyoto

osaka-nara,nara-tsu
= move from Osaka to Nara
= move from Nara to Tsu

kyto supports nara wich holds
= support Nara with Kyoto

A kyo - gifu, w supp from A nara
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

into kobe w the osaka mob
= move from Osaka to Kobe

blue hold kyoto red nara hit iga cheers
= hold in Kyoto
= move from Nara to Iga

Osaka goes to Kobe, please.
= move from Osaka to Kobe

Hi dear, my unit in Nara will just stay where it is.
= hold in Nara

I'd like the Kyoto unit to advance on Otsu.
= move from Kyoto to Otsu

Have Nara support Osaka, which is holding.
= support Osaka with Nara

Move Osaka to Himeji and back it up with the unit in Kyoto.
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

Kyoto helps Nara on its way to Iga.
= support Nara to Iga with Kyoto

Everything quiet on the farm: Osaka holds and Nara holds.
= hold in Osaka
= hold in Nara

The blue unit marches out of Kyoto into Gifu.
= move from Kyoto to Gifu

Send the Nara fellows to Tsu.
= move from Nara to Tsu

My order for Osaka is to sit tight.
= hold in Osaka

Kyoto stays put and Nara gives it support.
= hold in Kyoto
= support Kyoto with Nara

Use Osaka to support the move from Nara to Iga.
= support Nara to Iga with Osaka

I am taking Iga with the unit from Nara. Osaka moves to Kobe. Kyoto holds.
= move from Nara to Iga
= move from Osaka to Kobe
= hold in Kyoto

Let the army at Kyoto defend the one sitting at Osaka with its support.
= support Osaka with Kyoto

From Osaka I'm heading west to Himeji.
= move from Osaka to Himeji

Kindly note that Kyoto will hold its position.
= hold in Kyoto

Otsu is my target: Kyoto attacks it and Nara supports that attack.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Nara should be moved to Otsu, thanks mate.
= move from Nara to Otsu

Please let Osaka lend a hand to Kyoto as it moves into Gifu.
= support Kyoto to Gifu with Osaka

March Nara to Tsu while Osaka holds the fort at home.
= move from Nara to Tsu
= hold in Osaka

I'll have Kyoto go to Iga this spring.
= move from Kyoto to Iga

My troops in Osaka are supporting my troops in Nara, who are staying at home.
= support Nara with Osaka

Osaka moves to Tsu.
Kyoto supports that.
= move from Osaka to Tsu
= support Osaka to Tsu with Kyoto

Nara attacks Kobe this season.
= move from Nara to Kobe

Tell the Kyoto unit to walk over to Himeji, it could do with the exercise.
= move from Kyoto to Himeji

osaka -> kobe
= move from Osaka to Kobe

nara dont move just hold
= hold in Nara

kioto off to otsu pls
= move from Kyoto to Otsu

nara suports osaka (osaka holding)
= support Osaka with Nara

osk to himeji n kyoto supports it
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

kyoto help nara get to iga
= support Nara to Iga with Kyoto

osaka n nara both hold, im too tired for this lol
= hold in Osaka
= hold in Nara

gifu here we come!! from kyoto
= move from Kyoto to Gifu

nara guys go tsu ok
= move from Nara to Tsu

osaka stay
= hold in Osaka

kyto hold, nara support kyoto
= hold in Kyoto
= support Kyoto with Nara

support w osaka for nara going to iga
= support Nara to Iga with Osaka

nara iga, osaka kobe, kyoto holds. cheers
= move from Nara to Iga
= move from Osaka to Kobe
= hold in Kyoto

kyoto to give suport to osaka where its standing only
= support Osaka with Kyoto

himeji from osaka attack!
= move from Osaka to Himeji

Kyoto wil be holding. Rgds
= hold in Kyoto

kyoto hits otsu, nara backs kyoto into otsu
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

nara up to otsu mate
= move from Nara to Otsu

osaka give kyoto support going into gifu
= support Kyoto to Gifu with Osaka

narra moves tsu, osaka sits on its bum
= move from Nara to Tsu
= hold in Osaka

take kyoto unit 2 iga thx xx
= move from Kyoto to Iga

osaka is minding nara, support it there pls
= support Nara with Osaka

Osaka into tsu,, with kyoto suporting it there
= move from Osaka to Tsu
= support Osaka to Tsu with Kyoto

nara go kobe
= move from Nara to Kobe

the kyoto one walks to himejji
= move from Kyoto to Himeji

The Osaka unit advances on Kobe.
= move from Osaka to Kobe

Kyoto is to stay exactly where it is.
= hold in Kyoto

Have Nara lend its support to the unit holding in Osaka.
= support Osaka with Nara

My unit in Nara helps Osaka get into Kyoto.
= support Osaka to Kyoto with Nara

Send Kyoto's blue unit to Otsu, and Nara's red one to Iga.
= move from Kyoto to Otsu
= move from Nara to Iga

Osaka holds. Nara supports it.
= hold in Osaka
= support Osaka with Nara

Please march the red unit out of Nara and into Tsu.
= move from Nara to Tsu

Red in Osaka goes to Himeji with blue in Kyoto backing that move.
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

Stand fast at Nara, lads.
= hold in Nara

The blue fellow in Kyoto shall prop up Nara, which is holding.
= support Nara with Kyoto

Off to Gifu with the unit from Kyoto.
= move from Kyoto to Gifu

I want Osaka assisting Kyoto's move to Nara.
= support Kyoto to Nara with Osaka

osk to kobe pls
= move from Osaka to Kobe

nara stay put luv
= hold in Nara

kyoto backs up nara whos not movin
= support Nara with Kyoto

nara >tsu, kioto> otsu
= move from Nara to Tsu
= move from Kyoto to Otsu

osaka helps nara into iga. nara goes iga obvs
= support Nara to Iga with Osaka
= move from Nara to Iga

blue one kyoto just sits tight yea
= hold in Kyoto

giv osaka a hand holding , from nara
= support Osaka with Nara

off u pop osaka, himeji way
= move from Osaka to Himeji

Nara sup Kyoto-Gifu
= support Kyoto to Gifu with Nara

everyones stayin home.. osaka hold nara hold kyoto hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

kyotos lot head for giffu, sent from my ipad
= move from Kyoto to Gifu

naras unit, shove it into iga mate
= move from Nara to Iga

The unit in Osaka advances on Kobe.
= move from Osaka to Kobe

Nara stays where it is.
= hold in Nara

Kyoto will help Nara to keep its ground.
= support Nara with Kyoto

Nara gives its support to the move of Osaka into Kobe.
= support Osaka to Kobe with Nara

Osaka goes to Himeji, while Nara remains in place.
= move from Osaka to Himeji
= hold in Nara

A Nara - Iga
= move from Nara to Iga

My blue unit leaves Kyoto and takes the road to Otsu, and the red one in Nara backs this march.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

The troops in Osaka are ordered to stand firm.
= hold in Osaka

With Osaka I support Kyoto, which is holding.
= support Kyoto with Osaka

Spring orders:
Osaka to Kobe
Kyoto to Otsu
Nara to Tsu
= move from Osaka to Kobe
= move from Kyoto to Otsu
= move from Nara to Tsu

Transfer my Kyoto unit to Gifu, and have the other two hold: Osaka and Nara.
= move from Kyoto to Gifu
= hold in Osaka
= hold in Nara

Let Osaka assist Nara in its attack on Iga.
= support Nara to Iga with Osaka

osk to kobe plz
= move from Osaka to Kobe

kyoto hold
= hold in Kyoto

A Nar S A Kyo-Ots
= support Kyoto to Otsu with Nara

nara help osaka stay alive
= support Osaka with Nara

Kioto go in Gifu and Osaka make hold
= move from Kyoto to Gifu
= hold in Osaka

push nara into tsu lets gooo n kyoto chills at home
= move from Nara to Tsu
= hold in Kyoto

osaka not moving this spring,sits tight
= hold in Osaka

Nara-Iga, kyoto S that. osaka H
= move from Nara to Iga
= support Nara to Iga with Kyoto
= hold in Osaka

himeji for osaka's lot, off they pop
= move from Osaka to Himeji

use kyoto for suport of Nara (he holds)
= support Nara with Kyoto

Kyo > Otsu ; Nara > Iga, sorry typing w one hand
= move from Kyoto to Otsu
= move from Nara to Iga

osaka backs up nara goin to tsu
= support Nara to Tsu with Osaka

Osaka's unit goes to Kobe, please.
= move from Osaka to Kobe

My unit in Nara shall stay put and hold.
= hold in Nara

Kyoto marches to Otsu, and Osaka supports it on the way.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka

Let the men of Nara back up Osaka, which will be holding.
= support Osaka with Nara
= hold in Osaka

The blue unit which I have in Kyoto moves to Otsu, because I see the road is free.
= move from Kyoto to Otsu

I wish all three of my units, Osaka, Nara and Kyoto, to hold.
= hold in Osaka
= hold in Nara
= hold in Kyoto

From Nara we travel to Iga.
= move from Nara to Iga

Nara lends its support to Kyoto, where blue sits tight.
= support Kyoto with Nara

Red's army at Osaka is to advance on Himeji. The one at Nara holds its ground.
= move from Osaka to Himeji
= hold in Nara

I'd like Kyoto to help Nara get into Iga. Nara itself of course goes to Iga.
= support Nara to Iga with Kyoto
= move from Nara to Iga

Kindly keep Osaka exactly where it is.
= hold in Osaka

With Osaka I support the unit of Nara in its place.
= support Nara with Osaka

The seaside would do them good, so the lot in Nara are off to Tsu.
= move from Nara to Tsu

Osaka to Kobe,
Kyoto to Otsu,
Nara stays guarding home.
= move from Osaka to Kobe
= move from Kyoto to Otsu
= hold in Nara

The Kyoto unit supports Osaka in its march to Kobe.
= support Osaka to Kobe with Kyoto

I order Nara into Osaka's place, while Osaka goes ahead to Kobe.
= move from Nara to Osaka
= move from Osaka to Kobe

Blue in Kyoto gives a helping hand to Osaka, which holds.
= support Osaka with Kyoto
= hold in Osaka

Kyoto advances to Gifu; it is a long way, but they had a good breakfast.
= move from Kyoto to Gifu

Nara holds, and Osaka supports Nara there.
= hold in Nara
= support Nara with Osaka

My instruction for Nara: support Kyoto's move to Otsu.
= support Kyoto to Otsu with Nara

Everything I own in Osaka departs for Kobe and in Kyoto they hold.
= move from Osaka to Kobe
= hold in Kyoto

Go from Kyoto to Iga please.
= move from Kyoto to Iga

Let Nara step over to Tsu, supported by Kyoto. Let Osaka hold meanwhile.
= move from Nara to Tsu
= support Nara to Tsu with Kyoto
= hold in Osaka

I should think that Kyoto had better hold, with so many envious neighbours about.
= hold in Kyoto

Osaka is holding. Both Nara and Kyoto are supporting it.
= hold in Osaka
= support Osaka with Nara
= support Osaka with Kyoto

Nara marches upon Iga with the support of Osaka.
= move from Nara to Iga
= support Nara to Iga with Osaka

The unit from Osaka shall be moved to Otsu.
= move from Osaka to Otsu

Kyoto stays, and Nara also stays. Osaka, being the youngest and fittest, goes to Himeji.
= hold in Kyoto
= hold in Nara
= move from Osaka to Himeji

Use Kyoto to support Nara, which I expect Bob will attack.
= support Nara with Kyoto

We are going from Osaka to Iga and from Nara to Tsu.
= move from Osaka to Iga
= move from Nara to Tsu

Support from Osaka for Kyoto, please, and Kyoto holds.
= support Kyoto with Osaka
= hold in Kyoto

Nara's folk will chum Osaka along in its move to Himeji, by giving support.
= support Osaka to Himeji with Nara

Put Kyoto in Otsu and Nara in Kyoto.
= move from Kyoto to Otsu
= move from Nara to Kyoto

Please let the red unit in Nara remain and hold, and let blue walk out of Kyoto to Gifu.
= hold in Nara
= move from Kyoto to Gifu

Kyoto shall go to Otsu with both my reds supporting, that is to say Osaka and Nara.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara

osk to kobe ta
= move from Osaka to Kobe

nara holds
kioto holds
= hold in Nara
= hold in Kyoto

Kyoto go Otsu, Nara suport that
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

osaka stays put thx, knees bad
= hold in Osaka

nara -> iga pls
= move from Nara to Iga

osaka backing up nara whos holding
= support Nara with Osaka
= hold in Nara

Unit of Kyoto, it goes on Gifu. Unit of Osaka, it stays.
= move from Kyoto to Gifu
= hold in Osaka

kyoto hlps osaka get to kobe, osaka goes kobe obv
= support Osaka to Kobe with Kyoto
= move from Osaka to Kobe

Nara shud go Tsu, nice beach
= move from Nara to Tsu

blue lads in kyoto giving support nara pls
= support Nara with Kyoto

himeji for osaka's yin, nara bide where ye are
= move from Osaka to Himeji
= hold in Nara

just hold the lot!! osaka nara kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

Osaka is supporting Kyoto only sir
= support Kyoto with Osaka

nara supprts osaka 2 himeji
= support Osaka to Himeji with Nara

kyto to iga, i like the ninjas there
= move from Kyoto to Iga

osaka out to kobe and nara fills in behind it so nara to osaka
= move from Osaka to Kobe
= move from Nara to Osaka

Kyoto stay home an hold
= hold in Kyoto

from Osaka army to Otsu, Kyoto make support for this move
= move from Osaka to Otsu
= support Osaka to Otsu with Kyoto

nara + kyoto both suport osaka
hes holding
= support Osaka with Nara
= support Osaka with Kyoto
= hold in Osaka

i move nara to kobe . kyoto no moving, hold
= move from Nara to Kobe
= hold in Kyoto

Osaka support Nara in to Iga; Nara to Iga itself.rest as is
= support Nara to Iga with Osaka
= move from Nara to Iga

otsu next for the kyoto mob
= move from Kyoto to Otsu

Nara be so good & hold thankyou
= hold in Nara

nara gies kyoto a haun there, kyoto hauds
= support Kyoto with Nara
= hold in Kyoto

O to kobe N to tsu (thats osaka and nara)
= move from Osaka to Kobe
= move from Nara to Tsu

kyoto support nara's trip to tsu plz
= support Nara to Tsu with Kyoto

red Osaka one march Iga
= move from Osaka to Iga

kyoto>gifu nara hold osaka hold. kettle on
= move from Kyoto to Gifu
= hold in Nara
= hold in Osaka

w/ Osaka am supporting Kyoto move to Otsu, w/ Kyoto am moving there
= support Kyoto to Otsu with Osaka
= move from Kyoto to Otsu

get nara into kyoto and kyoto into otsu
= move from Nara to Kyoto
= move from Kyoto to Otsu

Nara supports osaka, and osaka supports Nara, like old married couple
= support Osaka with Nara
= support Nara with Osaka

himeji!! send osaka
= move from Osaka to Himeji

hold in osaka pls bob is lurking. kyoto suport it
= hold in Osaka
= support Osaka with Kyoto

nara moveing to Otsu this spring
= move from Nara to Otsu

Kyoto goes to Tsu,long walk for them, Nara supporting of it
= move from Kyoto to Tsu
= support Kyoto to Tsu with Nara

Osaka rolls out to Kobe.
= move from Osaka to Kobe

The unit in Nara holds its ground.
= hold in Nara

Kyoto goes to Otsu and Nara goes to Iga.
= move from Kyoto to Otsu
= move from Nara to Iga

Send the Osaka unit to Himeji, with Nara staying right where it is on hold.
= move from Osaka to Himeji
= hold in Nara

Nara supports the unit holding in Osaka.
= support Osaka with Nara

Have Kyoto back up Nara's move into Iga.
= support Nara to Iga with Kyoto

March from Nara to Tsu.
= move from Nara to Tsu

Hold Kyoto, because I don't trust Bob as far as I can throw him.
= hold in Kyoto

Nara drives on Tsu, and Osaka rides shotgun by supporting that move.
= move from Nara to Tsu
= support Nara to Tsu with Osaka

Everyone digs in: hold in Osaka, hold in Nara, hold in Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

My blue unit leaves Kyoto and heads for Gifu.
= move from Kyoto to Gifu

Osaka sits tight while Kyoto gives it support.
= hold in Osaka
= support Osaka with Kyoto

Get my man out of Osaka and into Kobe before Cat shuts the door.
= move from Osaka to Kobe

Use Nara to support Osaka's march to Kobe.
= support Osaka to Kobe with Nara

The red unit of Nara advances to Iga. The blue unit of Kyoto supports this advance.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Kyoto takes a little trip to Otsu, it's pretty in spring.
= move from Kyoto to Otsu

Nara defends Kyoto with its support, and Kyoto itself holds.
= support Kyoto with Nara
= hold in Kyoto

In Osaka we hold our position.
= hold in Osaka

Shift Osaka across to Kobe, shift Nara into Osaka, and let Kyoto hold.
= move from Osaka to Kobe
= move from Nara to Osaka
= hold in Kyoto

Please let the unit in Kyoto support the one in Nara, which is holding.
= support Nara with Kyoto

Kyoto is off to Gifu with Nara's support.
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

We move Nara down to Tsu, mate, because there's nobody home.
= move from Nara to Tsu

Osaka assists Kyoto in its attack on Otsu.
= support Kyoto to Otsu with Osaka

Nara stays. Kyoto stays. Osaka marches on Himeji.
= hold in Nara
= hold in Kyoto
= move from Osaka to Himeji

My fella in Nara lends a hand to the one standing in Osaka.
= support Osaka with Nara

Take Otsu with the unit from Kyoto.
= move from Kyoto to Otsu

Osaka attacks Kobe; the other two, Nara and Kyoto, keep holding.
= move from Osaka to Kobe
= hold in Nara
= hold in Kyoto

Nara clears out to Iga, and Kyoto takes its place in Nara.
= move from Nara to Iga
= move from Kyoto to Nara

Nobody gets past Nara, so Nara holds and Osaka stands behind it in support.
= hold in Nara
= support Nara with Osaka

I order the unit at Osaka to proceed to Kobe.
= move from Osaka to Kobe

Kyoto supports Osaka into Himeji.
= support Osaka to Himeji with Kyoto

From Nara I go to Iga because it is free and I like it.
= move from Nara to Iga

Hold with the boys in Nara.
= hold in Nara

Bring Kyoto round to Gifu and run Nara up into Kyoto behind it.
= move from Kyoto to Gifu
= move from Nara to Kyoto

Osaka keeps its boots where they are, and Nara supports it there.
= hold in Osaka
= support Osaka with Nara

nara hold
= hold in Nara

osaka > himeji. nara just holds
= move from Osaka to Himeji
= hold in Nara

kyoto backs nara goin iga
= support Nara to Iga with Kyoto

kyoto holdin cos bobs a snake lol
= hold in Kyoto

all 3 hold, osaka nara kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

osaka holds n kyoto supports him there
= hold in Osaka
= support Osaka with Kyoto

nara helps osaka in2 kobe, support
= support Osaka to Kobe with Nara

kyoto take a drive to ostu
= move from Kyoto to Otsu

osaka aint goin nowhere, hold
= hold in Osaka

kyoto suport for the nara that is holding please
= support Nara with Kyoto

nobodys in tsu so nara goes there ta
= move from Nara to Tsu

nara n kyoto stay put on hold, osaka go himeji
= hold in Nara
= hold in Kyoto
= move from Osaka to Himeji

otsu with the kyoto unit, mine now mate
= move from Kyoto to Otsu

nara out to iga an kyoto slides in2 nara
= move from Nara to Iga
= move from Kyoto to Nara

the unit who is in Osaka, it goes for Kobe
= move from Osaka to Kobe

i like iga is free so nara go there
= move from Nara to Iga

kyoto round to gifo n nara up in kyoto after it
= move from Kyoto to Gifu
= move from Nara to Kyoto

kyoto hold n osaka hold, nara pop over to tsu
= hold in Kyoto
= hold in Osaka
= move from Nara to Tsu

osaka go nara, nara go iga. keep truckin
= move from Osaka to Nara
= move from Nara to Iga

himeji looks tasty so osakas goin there
= move from Osaka to Himeji

kyoto otsu pls n nara supports kyoto goin otsu
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

osaka to hold up nara (support)
= support Nara with Osaka

bobs on holiday in gifu hahaha kyoto go take gifu
= move from Kyoto to Gifu

nara stays home n holds, kyoto an osaka both support it
= hold in Nara
= support Nara with Kyoto
= support Nara with Osaka

osaka holds the bar
= hold in Osaka

Osaka mov Kobe. Kyoto spt Osaka mov Kobe. Nara hold.
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto
= hold in Nara

iga for nara, otsu for kyoto, n kobe for osaka. big day
= move from Nara to Iga
= move from Kyoto to Otsu
= move from Osaka to Kobe

kyoto she dont move, she hold
= hold in Kyoto

supprt from osaka for nara into iga
= support Nara to Iga with Osaka

osaka kobe
nara holdin
= move from Osaka to Kobe
= hold in Nara

nara goes iga, osaka slides in nara behind it, kyoto sits n holds
= move from Nara to Iga
= move from Osaka to Nara
= hold in Kyoto

nara suports kyoto gettin into gifu
= support Kyoto to Gifu with Nara

kyoto support nara to tsu, nara go tsu
= support Nara to Tsu with Kyoto
= move from Nara to Tsu

truck stop coffee time, osaka n kyoto hold
= hold in Osaka
= hold in Kyoto

kyoto bout to get jumped so nara n osaka both support kyoto, kyoto holds
= support Kyoto with Nara
= support Kyoto with Osaka
= hold in Kyoto

Osaka goes to Kobe.
= move from Osaka to Kobe

The unit in Nara stays where it is, and Osaka supports it.
= hold in Nara
= support Nara with Osaka

Kyoto marches to Otsu, with Nara supporting the move.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

I hold in Osaka and in Nara, and blue goes from Kyoto to Gifu.
= hold in Osaka
= hold in Nara
= move from Kyoto to Gifu

My man in Nara is ordered to Iga, because I believe Bob has forgotten it.
= move from Nara to Iga

Let the army at Osaka advance on Himeji.
= move from Osaka to Himeji

Kyoto holds.
= hold in Kyoto

Nara lends its support to Kyoto, which does not stir.
= support Kyoto with Nara
= hold in Kyoto

Help the attack from Osaka on Kobe with the unit in Kyoto.
= support Osaka to Kobe with Kyoto

Red in Nara to Tsu, red in Osaka to Nara, blue in Kyoto to hold.
= move from Nara to Tsu
= move from Osaka to Nara
= hold in Kyoto

Please keep Osaka exactly where it is. I have a cold and no appetite for adventure.
= hold in Osaka

I move the blue unit out of Kyoto and into Osaka's neighbour Kobe.
= move from Kyoto to Kobe

Spring orders: Nara to Iga, Kyoto supports that.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Osaka will support Nara, as it always has, and nobody shall call me inventive.
= support Nara with Osaka

Send Kyoto over to Otsu.
= move from Kyoto to Otsu

The two red units change nothing: both Osaka and Nara hold.
= hold in Osaka
= hold in Nara

With Osaka I enter Kobe, while Kyoto covers me there.
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto

Kyoto gives support to whoever sits in Osaka, that is, to my own unit.
= support Osaka with Kyoto

The unit from Nara travels to Tsu this spring, as my wife has always wanted to see the sea.
= move from Nara to Tsu

Osaka attacks Otsu, supported by both Kyoto and Nara.
= move from Osaka to Otsu
= support Osaka to Otsu with Kyoto
= support Osaka to Otsu with Nara

Nara digs in.
= hold in Nara

A quiet season: Osaka supports Kyoto, Nara supports Kyoto, Kyoto itself holds.
= support Kyoto with Osaka
= support Kyoto with Nara
= hold in Kyoto

I want the Kyoto unit in Gifu by summer, so that is where it goes.
= move from Kyoto to Gifu

Osaka withdraws to Himeji and Nara takes its place in Osaka.
= move from Osaka to Himeji
= move from Nara to Osaka

Have Osaka back up Kyoto's march to Otsu.
= support Kyoto to Otsu with Osaka

My friend, let Nara stand firm, and let Kyoto stand behind her with support.
= hold in Nara
= support Nara with Kyoto

All three of my units remain in their areas: hold in Osaka, hold in Nara, hold in Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Osaka strikes at Iga. It is the principal variation, as I see it.
= move from Osaka to Iga

Kyoto is to proceed to Himeji, and Osaka is to remain.
= move from Kyoto to Himeji
= hold in Osaka

Support from Nara for the unit in Osaka, please.
= support Osaka with Nara

Nara heads for Iga and Osaka assists.
Kyoto makes for Otsu on its own.
= move from Nara to Iga
= support Nara to Iga with Osaka
= move from Kyoto to Otsu

The blue fellow in Kyoto does not move this season.
= hold in Kyoto

My only change from the plan we discussed with Cat is that Osaka goes to Tsu.
= move from Osaka to Tsu

Nara slips into Otsu, since nothing is standing there, and the others hold: Osaka and Kyoto.
= move from Nara to Otsu
= hold in Osaka
= hold in Kyoto

Use Kyoto to support the move of Nara to Tsu.
= support Nara to Tsu with Kyoto

osk -> kobe
= move from Osaka to Kobe

nara H, osaka S nara
= hold in Nara
= support Nara with Osaka

kioto to otsu, nara suports it
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

hold osaka hold nara & kyoto goes gifu
= hold in Osaka
= hold in Nara
= move from Kyoto to Gifu

nara iga pls, bob is asleep anyway
= move from Nara to Iga

I go with Osaka after Himeji
= move from Osaka to Himeji

kyoto stays put
= hold in Kyoto

Kyoto not move. Nara gives him support
= hold in Kyoto
= support Kyoto with Nara

kyoto supp osaka-kobe
= support Osaka to Kobe with Kyoto

osaka goes otsu
nara 2 iga
kyoto doesnt budge
= move from Osaka to Otsu
= move from Nara to Iga
= hold in Kyoto

leave osaka alone this time, hold. too tired for clever stuff
= hold in Osaka

the blue one (kyoto) 2 kobe
= move from Kyoto to Kobe

nara enter iga, make kyoto back am
= move from Nara to Iga
= support Nara to Iga with Kyoto

osaka suport nara ok thx
= support Nara with Osaka

K y o t o -> Ots, sorry my keyboard
= move from Kyoto to Otsu

both reds hold (osaka, nara). blue kyoto s nara
= hold in Osaka
= hold in Nara
= support Nara with Kyoto

Osaka into Kobe with help of kyoto
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto

kyoto covers osaka which sits
= support Osaka with Kyoto
= hold in Osaka

nara on tsu, seaside yay
= move from Nara to Tsu

everybody on otsu!! osaka goes in, kyoto + nara support it
= move from Osaka to Otsu
= support Osaka to Otsu with Kyoto
= support Osaka to Otsu with Nara

nara hodl
= hold in Nara

osaka s kyoto h
= support Kyoto with Osaka
= hold in Kyoto

gifu is where i want kyoto so kyoto go there
= move from Kyoto to Gifu

Osaka moves back on Himeji and in Osaka comes Nara
= move from Osaka to Himeji
= move from Nara to Osaka

osaka helps kyoto 2 get to otsu
= support Kyoto to Otsu with Osaka

nara.hold(); kyoto.support(nara);
= hold in Nara
= support Nara with Kyoto

all hold,,, osaka nara kyoto, my kid has fever so no brain today
= hold in Osaka
= hold in Nara
= hold in Kyoto

oska attack iga
= move from Osaka to Iga

kyotto - himeji
= move from Kyoto to Himeji

Support to Osaka. From Nara it comes.
= support Osaka with Nara

nara-iga, osaka supports nara-iga, kyoto-otsu
= move from Nara to Iga
= support Nara to Iga with Osaka
= move from Kyoto to Otsu

Unit from Kyoto please to stand on place
= hold in Kyoto

osaka tsu!
= move from Osaka to Tsu

nara sneaks to otus lol its empty. osaka holds
= move from Nara to Otsu
= hold in Osaka

w/ kyoto i suport nara goin to tsu
= support Nara to Tsu with Kyoto
