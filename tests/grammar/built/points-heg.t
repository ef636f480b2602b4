# What points back: a deed done for the last one told, by any word or none; who is kept; a number beside the names it counts.
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

Nara to Iga, kyoto suports it there
= move from Nara to Iga
= support Nara to Iga with Kyoto

Osaka go to kobe, nara supports that
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

Nara will push into Tsu; Osaka will cover that advance
= move from Nara to Tsu
= support Nara to Tsu with Osaka

Nara to Tsu. Osaka's helping it get there
= move from Nara to Tsu
= support Nara to Tsu with Osaka

Nara towards Iga, with the support of Kyoto
= move from Nara to Iga
= support Nara to Iga with Kyoto

Kyoto stands; Osaka lends it support
= hold in Kyoto
= support Kyoto with Osaka

Let Nara stand fast, and let both Osaka and Kyoto bolster it there
= hold in Nara
= support Nara with Osaka
= support Nara with Kyoto

I should like Kyoto to stay put, with Osaka lending it support
= hold in Kyoto
= support Kyoto with Osaka

Osaka, Nara and Kyoto all hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

My two red units, Osaka and Nara, are to hold
= hold in Osaka
= hold in Nara

keep the one at Nara where it is
= hold in Nara

kyoto smash otsu!!! osaka help him
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka

Osaka and Nara each support Kyoto where it stands
= support Kyoto with Osaka
= support Kyoto with Nara

support for nara from kyoto and from osaka also
= support Nara with Kyoto
= support Nara with Osaka

Osaka gives support to Nara
= support Nara with Osaka

Osaka lends its support to Nara
= support Nara with Osaka

Osaka lends Nara support to Tsu
= support Nara to Tsu with Osaka

Osaka provides Nara with support
= support Nara with Osaka

Nara to Tsu; Osaka gives it support
= move from Nara to Tsu
= support Nara to Tsu with Osaka

Osaka to Kobe, nara make support for this
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

Osaka to Kobe, nara offers support
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

Nara holds, Osaka supports it
= hold in Nara
= support Nara with Osaka

Nara holds and Osaka supports
= hold in Nara
= support Nara with Osaka

Nara holds with support from Osaka
= hold in Nara
= support Nara with Osaka

Nara stays put, supported by Osaka and Kyoto
= hold in Nara
= support Nara with Osaka
= support Nara with Kyoto

Nara to Tsu, supported by Osaka and Kyoto
= move from Nara to Tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

Nara to Tsu with Osaka and Kyoto helping
= move from Nara to Tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

Nara to Tsu. Osaka and Kyoto support this move.
= move from Nara to Tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

Osaka supports Kyoto in its advance to Gifu
= support Kyoto to Gifu with Osaka

Nara to Tsu; Osaka supports that move; Kyoto supports it too
= move from Nara to Tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

kyoto otsu, nara s that
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Kyoto remains where it is and Osaka backs it up
= hold in Kyoto
= support Kyoto with Osaka

Osaka holds its position, Nara supports it there
= hold in Osaka
= support Osaka with Nara

nara sup osaka, kyoto otsu
?

osaka s nara, kyoto nara
?

osaka supports nara to tsu, kyoto nara to tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

osaka supports nara to tsu, kyoto to otsu
= support Nara to Tsu with Osaka
= move from Kyoto to Otsu

osaka s nara tsu, kyoto nara tsu
= support Nara to Tsu with Osaka
= support Nara to Tsu with Kyoto

osaka h, kyoto otsu, nara tsu
?

osaka attacks himeji, kyoto otsu, nara tsu
= move from Osaka to Himeji
= move from Kyoto to Otsu
= move from Nara to Tsu

Osaka supports Nara, and Kyoto Nara
?

All three hold: Osaka, Nara and Kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

Osaka, Nara and Kyoto, all of them hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

Keep Nara where it is
= hold in Nara

leave the unit in Nara where it stands
= hold in Nara

Nara stays where it is
= hold in Nara

Red holds
?

support nara from kyoto and osaka
= support Nara with Kyoto
= support Nara with Osaka

All three units hold except Osaka
?

All three hold: Osaka and Nara
?

My two units, Osaka, Nara and Kyoto, hold
?

Osaka, Nara and Kyoto, all of them held last year
?

All three hold if Osaka, Nara and Kyoto are free
?

My two red units, Osaka and Nara, should have held
?

All hold: not Osaka, Nara and Kyoto
?

keep Nara where it is if you can
?

Don't keep Nara where it is
?

Keep Nara
?

leave Nara
?

keep an eye on Nara where it is
?

Bob keeps Gifu where it is
?

Red goes to Otsu
?

Why does Blue hold?
?

Blue held
?

Blue moves to Otsu, I guess
?

Blue will probably hold
?

Move Osaka to Blue
?

Blue supports Osaka
= support Osaka with unit 14

If Nara goes to Tsu, Osaka supports it
?

Nara to Tsu or Iga, Osaka supports it
?

Nara to Tsu without support from Osaka
?

Nara to Tsu, unless Osaka supports it
?

Nara to Tsu. Osaka supported it
= move from Nara to Tsu

Nara to Tsu, Osaka supports anyone but him
?

Kyoto holds. I would love Nara to support it
= hold in Kyoto
= support Kyoto with Nara

Red supports that
?

make support from Osaka for nobody
?

offer support to Bob with Osaka
?

Blue heads to Otsu
= move unit 14 to Otsu

Blue holds
= hold unit 14

The blue unit holds
= hold unit 14

The blue unit goes to Otsu
= move unit 14 to Otsu

My blue unit in Kyoto to Otsu
= move unit 14 from Kyoto to Otsu

osaka hld, nara sup osaka, kyoto otsu
! ambiguous

Osaka supports Kyoto to Otsu. Kyoto goes there.
= support Kyoto to Otsu with Osaka
= move from Kyoto to Otsu

Unit in Osaka goes to Kobe. Unit in Nara supports this move. Unit in Kyoto holds.
= move from Osaka to Kobe
= support Osaka to Kobe with Nara
= hold in Kyoto

The unit in Osaka holds and the unit in Nara supports it.
= hold in Osaka
= support Osaka with Nara

My unit in Nara marches into Tsu. My unit in Kyoto helps it get there.
= move from Nara to Tsu
= support Nara to Tsu with Kyoto

Kyoto to Otsu. Nara goes there too
= move from Kyoto to Otsu
= move from Nara to Otsu
