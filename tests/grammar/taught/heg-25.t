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

The red unit in Osaka goes to Kobe.
= move from Osaka to Kobe

Nara holds, please.
= hold in Nara

Kyoto marches on Otsu and Nara walks over to Iga.
= move from Kyoto to Otsu
= move from Nara to Iga

Osaka supports Nara, which stays where it is.
= support Nara with Osaka
= hold in Nara

I move Nara to Tsu with the support of Osaka.
= move from Nara to Tsu
= support Nara to Tsu with Osaka

My blue unit remains in Kyoto and defends it.
= hold in Kyoto

Let Kyoto help Osaka on its way to Kobe. Osaka of course goes to Kobe.
= support Osaka to Kobe with Kyoto
= move from Osaka to Kobe

I should like everyone to stand still: Osaka, Nara and Kyoto all hold.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Blue advances from Kyoto into Gifu, since there is no one about.
= move from Kyoto to Gifu

Osaka attacks Himeji.
= move from Osaka to Himeji

From Nara we set out for Iga; the unit at Osaka stays at home.
= move from Nara to Iga
= hold in Osaka

The unit at Nara lends its support to Kyoto.
= support Kyoto with Nara

Take Otsu with the Kyoto unit, and let the Nara unit back it up.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Hold firm in Osaka, boys.
= hold in Osaka

I propose to send Nara to Iga, to send Kyoto to Gifu, and to keep Osaka in place.
= move from Nara to Iga
= move from Kyoto to Gifu
= hold in Osaka

Osaka will support Kyoto, for I fear an attack from the lake.
= support Kyoto with Osaka

Off to Kobe with the men of Osaka, and off to Osaka with the men of Nara.
= move from Osaka to Kobe
= move from Nara to Osaka

The Kyoto blues go to Otsu.
= move from Kyoto to Otsu

Nara supports Osaka in its place, and Kyoto does the same.
= support Osaka with Nara
= support Osaka with Kyoto

My grandson says to try Tsu, so Nara moves to Tsu.
= move from Nara to Tsu

Please order unit 12 in Osaka to move to Himeji and unit 14 in Kyoto to hold.
= move from Osaka to Himeji
= hold in Kyoto

Kyoto gives support to Nara for its march to Iga.
= support Nara to Iga with Kyoto

Whatever the others may do, Osaka holds.
= hold in Osaka

I shift the blue unit out of Kyoto to Gifu, and red in Nara goes up to Kyoto behind it.
= move from Kyoto to Gifu
= move from Nara to Kyoto

Osaka backs Kyoto's move to Otsu.
= support Kyoto to Otsu with Osaka

Nara goes east to Tsu. Kyoto supports that. Osaka holds.
= move from Nara to Tsu
= support Nara to Tsu with Kyoto
= hold in Osaka

Since Cat is bound to attack Kyoto, both my red units shall support it: Osaka and Nara.
= support Kyoto with Osaka
= support Kyoto with Nara

I'm keeping the Nara unit where it is.
= hold in Nara

Set the Osaka unit in motion towards Kobe, and the Kyoto one towards Osaka to take its place.
= move from Osaka to Kobe
= move from Kyoto to Osaka

We enter Iga from Nara.
= move from Nara to Iga

Nara stands its ground and Kyoto supports it there.
= hold in Nara
= support Nara with Kyoto

The old capital must not fall. Kyoto holds with Osaka in support.
= hold in Kyoto
= support Kyoto with Osaka

Have Nara support Osaka's advance into Himeji.
= support Osaka to Himeji with Nara

Kyoto to Otsu, Nara to Iga, Osaka to Kobe, and thanks for running this.
= move from Kyoto to Otsu
= move from Nara to Iga
= move from Osaka to Kobe

My army at Kyoto rests there this spring.
= hold in Kyoto

osaka kobe, nara iga
= move from Osaka to Kobe
= move from Nara to Iga

nara stays put
= hold in Nara

kioto -> otsu
= move from Kyoto to Otsu

osk sup nara, nara hold
= support Nara with Osaka
= hold in Nara

nara off to tsu, kyoto supports it goin there
= move from Nara to Tsu
= support Nara to Tsu with Kyoto

all three hold (osaka nara kyoto)
= hold in Osaka
= hold in Nara
= hold in Kyoto

I go from Osaka at Himeji
= move from Osaka to Himeji

kyoto help nara into iga pls, nara goes iga obv
= support Nara to Iga with Kyoto
= move from Nara to Iga

blues to gifu from kyoto eh
= move from Kyoto to Gifu

osaka hold n kyoto hold
= hold in Osaka
= hold in Kyoto

Nara she sustains Osaka who holds
= support Osaka with Nara
= hold in Osaka

mv osaka to kobe w nara supporting
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

kyotos not goin anywhere
= hold in Kyoto

nara > tsu
= move from Nara to Tsu

otsu gets kyoto,s blues, osaka slides up to kyoto behind them
= move from Kyoto to Otsu
= move from Osaka to Kyoto

Osaka do support for Kyoto, it will be attack for sure
= support Kyoto with Osaka

iga for nara. osaka sits tight there now love
= move from Nara to Iga
= hold in Osaka

kyoto suports osaka in its place there
= support Osaka with Kyoto

Himeji looks empty so osaka in there
= move from Osaka to Himeji

kyoto gifu, nara kyoto, osaka nara. all aboard
= move from Kyoto to Gifu
= move from Nara to Kyoto
= move from Osaka to Nara

support to nara from osaka & from kyoto
= support Nara with Osaka
= support Nara with Kyoto

hold osaka!!
= hold in Osaka

osaka backs kyoto going otsu
= support Kyoto to Otsu with Osaka

kyoto to otsu and nara back it, thats into otsu
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

my nara unit she likes the ninjas so go to Iga
= move from Nara to Iga

dont move kyoto, just hold it
= hold in Kyoto

Osaka go Kobe. Kyoto go osaka. nara nothing just hold
= move from Osaka to Kobe
= move from Kyoto to Osaka
= hold in Nara

red in osaka, to kobe with ye
= move from Osaka to Kobe

kyoto supp. osaka > himeji
osaka > himeji
= support Osaka to Himeji with Kyoto
= move from Osaka to Himeji

Nara hlod
= hold in Nara

unit 14 (kyoto) into otsu thx
= move from Kyoto to Otsu

tsu with nara, osaka suports
= move from Nara to Tsu
= support Nara to Tsu with Osaka

nara hepls kyoto stay where it is
= support Kyoto with Nara

gifu here we come, kyoto moves there. others both hold, nara & osaka
= move from Kyoto to Gifu
= hold in Nara
= hold in Osaka

osaka hold cos i cant be arsed
= hold in Osaka

Osaka travels to Kobe this spring.
= move from Osaka to Kobe

The red unit in Nara goes to Iga, and the one in Kyoto stays put and holds.
= move from Nara to Iga
= hold in Kyoto

Let Kyoto lend its support to Nara, which holds its ground.
= hold in Nara
= support Nara with Kyoto

Nara helps Osaka on its way into Kobe, so that cat cannot bounce it.
= support Osaka to Kobe with Nara

I want blue to advance on Otsu from Kyoto, and Nara should back that advance.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Stand firm in Osaka, please; spring is my busiest time and I cannot watch it daily.
= hold in Osaka

Out of Kyoto we go to Gifu, out of Nara to Tsu, and out of Osaka to Himeji.
= move from Kyoto to Gifu
= move from Nara to Tsu
= move from Osaka to Himeji

My unit at Osaka shall give support to the one in Kyoto.
= support Kyoto with Osaka

The Kyoto unit moves on Iga with the support of Nara, while Osaka simply holds.
= move from Kyoto to Iga
= support Kyoto to Iga with Nara
= hold in Osaka

Nara shall march to Tsu, since the road there is empty as far as I see.
= move from Nara to Tsu

Hold with the unit in Nara. Hold likewise with the one in Kyoto.
= hold in Nara
= hold in Kyoto

Kobe has been tempting me all winter, so take the Osaka unit there.
= move from Osaka to Kobe

Osaka is in danger, and therefore both Nara and Kyoto support it where it stands.
= support Osaka with Nara
= support Osaka with Kyoto

Blue's unit in Kyoto is to go to Otsu.
= move from Kyoto to Otsu

Let Osaka support Nara's march into Iga, and let Nara make that march.
= support Nara to Iga with Osaka
= move from Nara to Iga

osaka - kobe
= move from Osaka to Kobe

nara holds kioto holds too
= hold in Nara
= hold in Kyoto

kyoto goes 2 otsu n osaka supports it goin there
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka

Nara, it is supporting Osaka please, osaka hold
= support Osaka with Nara
= hold in Osaka

send the blue guy in kyotto over to gifu cuz nobodys home
= move from Kyoto to Gifu

Oska to Himeji i go. Nara to Tsu i go.
= move from Osaka to Himeji
= move from Nara to Tsu

just sit tight in osaka
= hold in Osaka

nara s kyoto - iga
= support Kyoto to Iga with Nara

Have a chair full of foils here so fast: nara into iga,kyoto suports nara into iga
= move from Nara to Iga
= support Nara to Iga with Kyoto

kyoto stay where u are dont budge, hold!
= hold in Kyoto

Osaka he support Kyoto, because ann and bob friends but cat no
= support Kyoto with Osaka

nara 2 tsu pls my mum says bedtime
= move from Nara to Tsu

Kyoto hold , Nara suport Kyoto , Osaka go Kobe
= hold in Kyoto
= support Kyoto with Nara
= move from Osaka to Kobe

moving osaka up to himeji w help of kyoto
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

the unit wich is in Kyoto goes in Otsu now, finally some sun here in Tampere
= move from Kyoto to Otsu

My unit in Osaka goes along the coast to Kobe, please.
= move from Osaka to Kobe

Nara holds.
= hold in Nara

Kyoto advances on Otsu, and Nara stays put where she is.
= move from Kyoto to Otsu
= hold in Nara

The Osaka unit shall give its support to Nara.
= support Nara with Osaka

From Kyoto I march to Gifu, because it is standing open.
= move from Kyoto to Gifu

Osaka heads for Himeji. Kyoto holds. Nara helps to hold Kyoto.
= move from Osaka to Himeji
= hold in Kyoto
= support Kyoto with Nara

Let the reds in Nara drive off to Iga for me.
= move from Nara to Iga

Nara moves to Tsu with the support of Osaka.
= move from Nara to Tsu
= support Nara to Tsu with Osaka

I wish that Kyoto stays on its place this spring.
= hold in Kyoto

Kyoto will back up Osaka's march into Kobe.
= support Osaka to Kobe with Kyoto

The blue unit in Kyoto proceeds to Otsu; both of the red ones remain in position, namely in Osaka and in Nara.
= move from Kyoto to Otsu
= hold in Osaka
= hold in Nara

Osaka can sit tight this time, the lads have earned it.
= hold in Osaka

Go from Nara into Iga, and have Kyoto support that very move.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Please let Nara defend Osaka with everything it's got, I mean support it where it stands.
= support Osaka with Nara

I attack Himeji from Osaka.
= move from Osaka to Himeji

Kyoto is nervous, so Osaka supports her there. Kyoto itself holds.
= support Kyoto with Osaka
= hold in Kyoto

Off to Gifu with the Kyoto boys, off to Tsu with the Nara boys, and the Osaka boys mind the house.
= move from Kyoto to Gifu
= move from Nara to Tsu
= hold in Osaka

Kindly arrange for my unit at Osaka to take Kobe.
= move from Osaka to Kobe

With Kyoto I support Nara, which does not move.
= support Nara with Kyoto

The blues walk from Kyoto to Iga with help from Nara for that walk.
= move from Kyoto to Iga
= support Kyoto to Iga with Nara

Nara steps forward to Otsu, since nobody else will do it.
= move from Nara to Otsu

My order for Osaka: hold. My order for Kyoto: move to Otsu.
= hold in Osaka
= move from Kyoto to Otsu

We are keeping Nara where it is, for the patients there need their rest.
= hold in Nara

Osaka assists Kyoto in its move to Otsu, Nara does likewise.
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara

Take the unit out of Kyoto and bring it to Gifu, it is more useful there.
= move from Kyoto to Gifu

Osaka comes to the aid of Nara, and Nara digs in.
= support Nara with Osaka
= hold in Nara

I should be glad if Nara went to Tsu.
= move from Nara to Tsu

Osaka to Kobe, Kyoto to Osaka.
= move from Osaka to Kobe
= move from Kyoto to Osaka

I leave Kyoto alone, it just holds. Nara however marches into Iga and has Osaka's support in doing so.
= hold in Kyoto
= move from Nara to Iga
= support Nara to Iga with Osaka

Kyoto lends Osaka its support.
= support Osaka with Kyoto

The Nara unit is hereby directed to enter Otsu, with Kyoto supporting that move.
= move from Nara to Otsu
= support Nara to Otsu with Kyoto

Let my red fellow from Osaka pay Himeji a visit while the other red one, in Nara, guards the door by holding.
= move from Osaka to Himeji
= hold in Nara

Nara rolls down to Tsu, and Kyoto takes the seat which becomes free in Nara.
= move from Nara to Tsu
= move from Kyoto to Nara

Everything is quiet around Osaka, so it can support Nara on its way to Iga.
= support Nara to Iga with Osaka

Kyoto, Nara and Osaka all hold.
= hold in Kyoto
= hold in Nara
= hold in Osaka

osaka 2 kobe
= move from Osaka to Kobe

nara hodl lol
= hold in Nara

kioto to otsu, nara stays
= move from Kyoto to Otsu
= hold in Nara

Osaka suports Kyoto pls. and kyoto stay
= support Kyoto with Osaka
= hold in Kyoto

From Nara i go on Gifu because nobody is there
= move from Nara to Gifu

osk > himeji, kyoto hold, nara sup kyoto
= move from Osaka to Himeji
= hold in Kyoto
= support Kyoto with Nara

nara over to Iga please drive on
= move from Nara to Iga

nara goes otsu, osaka helps it go there
= move from Nara to Otsu
= support Nara to Otsu with Osaka

kyoto dont move just hold
= hold in Kyoto

Osaka to Himeji, for this Kyoto is supporting Osaka.
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

Blue from Kyoto in Otsu. The Reds (osaka + nara) hold both.
= move from Kyoto to Otsu
= hold in Osaka
= hold in Nara

oska stand still this spring xx
= hold in Osaka

nara attak iga an kyoto support that
= move from Nara to Iga
= support Nara to Iga with Kyoto

nara sup osk
= support Osaka with Nara

i attack kobe w kyoto gl everyone
= move from Kyoto to Kobe

Osaka gives support on Kyoto, Kyoto is holding only.
= support Kyoto with Osaka
= hold in Kyoto

kyto->gifu nara->tsu
osaka hold k
= move from Kyoto to Gifu
= move from Nara to Tsu
= hold in Osaka

take kobi with the osaka lads
= move from Osaka to Kobe

Kyoto suport nara, it stays there nara
= support Nara with Kyoto

osaka to iga w nara backing it up, kyoto aint moving so hold
= move from Osaka to Iga
= support Osaka to Iga with Nara
= hold in Kyoto

nara unit kindly shift to otsu
= move from Nara to Otsu

osaka H, kyoto - otsu
= hold in Osaka
= move from Kyoto to Otsu

just leave Nara be love, hold
= hold in Nara

osaka AND nara both support kyoto to ootsu
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara

kyoto to gifu asap thx
= move from Kyoto to Gifu

nara is holding, osaka does suport to her
= hold in Nara
= support Nara with Osaka

Kyoto in direction Tsu marching, thank you
= move from Kyoto to Tsu

osaka kobe then kyoto into osaka behind em
= move from Osaka to Kobe
= move from Kyoto to Osaka

kyoto chill (hold). nara iga, osaka support nara iga
= hold in Kyoto
= move from Nara to Iga
= support Nara to Iga with Osaka

kyoto helps osaka out, suport it where its sat
= support Osaka with Kyoto

nara otsu, kyoto S nara otsu
= move from Nara to Otsu
= support Nara to Otsu with Kyoto

osaka off to himegi an nara holds the fort, hold
= move from Osaka to Himeji
= hold in Nara

Nara go to Tsu. kyoto come in nara place.
= move from Nara to Tsu
= move from Kyoto to Nara

with osaka I make the support for Nara to Iga, sorry for my english
= support Nara to Iga with Osaka

all 3 of mine hold, osaka nara kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

Osaka's crowd can head off to Kobe, and the lads in Nara stay put.
= move from Osaka to Kobe
= hold in Nara

The boys in blue go from Kyoto to Otsu, there's great drink in Otsu.
= move from Kyoto to Otsu

Nara minds Osaka's back for the spring, like any decent neighbour.
= support Osaka with Nara

Let Osaka go into Himeji and have Kyoto give it a shove from behind.
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

Nobody's going anywhere tonight: Osaka, Nara and Kyoto all hold.
= hold in Osaka
= hold in Nara
= hold in Kyoto

My unit from Nara goes to Iga, and please the one in Kyoto helps it to go there.
= move from Nara to Iga
= support Nara to Iga with Kyoto

In Osaka we keep calm and hold.
= hold in Osaka

I want that Kyoto supports Nara, because in Nara they are a little afraid.
= support Nara with Kyoto

Please move from Kyoto to Gifu, and from Nara to Tsu. Osaka supports nobody, it only holds.
= move from Kyoto to Gifu
= move from Nara to Tsu
= hold in Osaka

Bob's unit is going from Tsu to Iga and I promised to help him, so Nara supports it.
= support Tsu to Iga with Nara

Osaka goes to Nara, because my Nara unit leaves for Tsu.
= move from Osaka to Nara
= move from Nara to Tsu

Kyoto's my only blue unit so I'm keeping it home: hold there.
= hold in Kyoto

I'm sending Kyoto into Otsu and Nara's backing that up.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Cat's guy in Kobe is holding this spring, and my Osaka unit has his back.
= support Kobe with Osaka

Both reds go east: Nara to Iga, Osaka to Nara.
= move from Nara to Iga
= move from Osaka to Nara

My Osaka unit props up Kyoto, and so does the one in Nara. Kyoto itself sits tight.
= support Kyoto with Osaka
= support Kyoto with Nara
= hold in Kyoto

The blue corps at Kyoto will advance upon Gifu.
= move from Kyoto to Gifu

Osaka is to hold its ground at all costs, with Nara in support.
= hold in Osaka
= support Osaka with Nara

Red units: Osaka advances on Kobe; Nara remains in position. Blue unit: Kyoto lends its support to the attack on Kobe.
= move from Osaka to Kobe
= hold in Nara
= support Osaka to Kobe with Kyoto

The unit at Kyoto shall assist the Gifu unit in its advance to Otsu, as agreed with Bob.
= support Gifu to Otsu with Kyoto

Stand fast in Nara. Stand fast likewise in Kyoto.
= hold in Nara
= hold in Kyoto

Strike Iga out of Nara, and let Osaka follow up into the gap at Nara.
= move from Nara to Iga
= move from Osaka to Nara

Kyoto to Otsu please, the other two can just hold where they are.
= move from Kyoto to Otsu
= hold in Osaka
= hold in Nara

Osaka moves over to Himeji, since Bob said he'd leave it free for me.
= move from Osaka to Himeji

Nara holds, and Osaka keeps it company by supporting it.
= hold in Nara
= support Nara with Osaka

Can you get Kyoto to support Nara going to Tsu, and send Nara to Tsu of course.
= support Nara to Tsu with Kyoto
= move from Nara to Tsu

Just the one change this spring: from Nara to Iga.
= move from Nara to Iga

Otsu is staying where it is and I've promised Cat that Kyoto would support it.
= support Otsu with Kyoto

My unit in Osaka would like to see the sea and goes to Kobe.
= move from Osaka to Kobe

At my age one prefers to hold, and so Kyoto holds, with Osaka supporting it.
= hold in Kyoto
= support Kyoto with Osaka

My neighbour Bob travels from Himeji to Kobe, and from Osaka I support him on this journey.
= support Himeji to Kobe with Osaka

Nara goes to Kyoto, and Kyoto makes room for it by going to Gifu.
= move from Nara to Kyoto
= move from Kyoto to Gifu

I wish to support the unit in Iga, which stays there, with mine in Nara. From Kyoto I go to Otsu.
= support Iga with Nara
= move from Kyoto to Otsu

Let Osaka rest this spring, it holds. Nara travels to Tsu, where it is warmer.
= hold in Osaka
= move from Nara to Tsu

Two units help the third: Osaka and Nara both support Kyoto on its way to Otsu, and Kyoto goes.
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara
= move from Kyoto to Otsu

osaka off to kobe there, nara stays in bed
= move from Osaka to Kobe
= hold in Nara

kioto over the road to Otsu
= move from Kyoto to Otsu

nara to mind osakas back, osaka aint stirring
= support Osaka with Nara
= hold in Osaka

Himeji for the Osaka lads, an Kyoto gives em a leg up into it
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

sure lave all three where they are, all hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

Nara go to the Iga please
= move from Nara to Iga

I support to Nara with Kyoto,is my favorite the Nara
= support Nara with Kyoto

the unit of Kyoto go to Gifu and the one of Osaka help for nobody, hold only
= move from Kyoto to Gifu
= hold in Osaka

Bob he goes of Kobe to Himeji and Osaka mine support this
= support Kobe to Himeji with Osaka

From Nara move to Tsu, also of Osaka move to Nara. thank you cariño
= move from Nara to Tsu
= move from Osaka to Nara

Kyoto make the support to Nara that goes to Iga. Nara goes,clear
= support Nara to Iga with Kyoto
= move from Nara to Iga

osk → kobe
= move from Osaka to Kobe

nara yeets into tsu, kyoto backs it
= move from Nara to Tsu
= support Nara to Tsu with Kyoto

kyoto just vibes (hold)
= hold in Kyoto

both my reds chillin aka hold, blue dude goes otsu
= hold in Osaka
= hold in Nara
= move from Kyoto to Otsu

osaka got kyotos back, kyoto holds
= support Kyoto with Osaka
= hold in Kyoto

helpin cat: nara s iga to tsu
= support Iga to Tsu with Nara

kyo to gifu n osaka to kyo after it so its not empty
= move from Kyoto to Gifu
= move from Osaka to Kyoto

OSAKA HOLD. NARA SUPPORT OSAKA. OUT.
= hold in Osaka
= support Osaka with Nara

Unit at Kyoto adv. Otsu. Nara spt Kyoto to Otsu
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Nara stands fast!
= hold in Nara

Red Osaka to Himeji fwd. Red Nara to Osaka, close up the line
= move from Osaka to Himeji
= move from Nara to Osaka

Kyoto spts Gifu in place as agreed w/ Bob
= support Gifu with Kyoto

Osaka - Kobe, Kyoto - Gifu, Nara stays. Dismissed
= move from Osaka to Kobe
= move from Kyoto to Gifu
= hold in Nara

nara 2 iga pls thx
= move from Nara to Iga

osaka holding kyoto holding, nara helping osaka, sorry for short mail school run
= hold in Osaka
= hold in Kyoto
= support Osaka with Nara

kyoto goes otsu and Osaka is too lazy like my teenager so it holds
= move from Kyoto to Otsu
= hold in Osaka

can u have kyoto support nara → tsu and nara go there ta x
= support Nara to Tsu with Kyoto
= move from Nara to Tsu

just the 1 thing from me,, Nara goes 2 tsu
= move from Nara to Tsu

himeji is cats and its staying there, osaka supports it for her bc she babysat game 3 lol
= support Himeji with Osaka

Osaka shall to Kobe ,it is spring after all
= move from Osaka to Kobe

Kyoto rest (hold). Nara rest also
= hold in Kyoto
= hold in Nara

My unit i Nara supports him in Kyoto , they are old friends
= support Kyoto with Nara

I go with Nara towards Iga and Osaka goes after into Nara, slow slow
= move from Nara to Iga
= move from Osaka to Nara

from Otsu goes Bob to Gifu, and Kyoto gives there support . Osaka holds.
= support Otsu to Gifu with Kyoto
= hold in Osaka
