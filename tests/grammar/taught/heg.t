# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
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

My unit in Osaka advances to Kobe.
= move from Osaka to Kobe

The Nara unit stays where it is.
= hold in Nara

Kyoto goes to Otsu, and Osaka holds.
= move from Kyoto to Otsu
= hold in Osaka

Let Nara support Osaka in holding its ground.
= support Osaka with Nara

Osaka marches to Himeji, and Nara supports this move from Osaka to Himeji.
= move from Osaka to Himeji
= support Osaka to Himeji with Nara

A Osaka - Kobe
A Nara S A Osaka - Kobe
A Kyoto H
= move from Osaka to Kobe
= support Osaka to Kobe with Nara
= hold in Kyoto

Red's men at Nara are to go to Iga.
= move from Nara to Iga

Please have my unit at Kyoto stand fast.
= hold in Kyoto

With Kyoto I lend support to the unit that holds in Nara.
= support Nara with Kyoto

The blue unit leaves Kyoto for Gifu.
= move from Kyoto to Gifu

All three of my units hold: Osaka, Nara and Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Nara attacks Tsu with the support of Kyoto.
= move from Nara to Tsu
= support Nara to Tsu with Kyoto

Back up Kyoto's move into Otsu with the Osaka unit.
= support Kyoto to Otsu with Osaka

From Nara the red army marches to Iga; from Kyoto the blue army marches to Otsu.
= move from Nara to Iga
= move from Kyoto to Otsu

My unit in Kyoto helps the unit in Otsu to hold.
= support Otsu with Kyoto

Osaka shall not budge; it holds.
= hold in Osaka

Kindly order Osaka to Kobe.
= move from Osaka to Kobe

Nara gives support to the unit of Iga for its march to Tsu.
= support Iga to Tsu with Nara

Ladies and gentlemen, Kyoto supports Nara to Iga, and Nara moves to Iga.
= support Nara to Iga with Kyoto
= move from Nara to Iga

Hold at Nara, hold at Osaka, and move the unit of Kyoto to Otsu, thank you.
= hold in Nara
= hold in Osaka
= move from Kyoto to Otsu

Occupy Tsu with the Nara unit.
= move from Nara to Tsu

My Osaka unit defends Kobe by supporting the unit holding there.
= support Kobe with Osaka

Nara takes Osaka's place while Osaka goes on to Himeji.
= move from Nara to Osaka
= move from Osaka to Himeji

Support for Osaka's hold comes from both Nara and Kyoto.
= support Osaka with Nara
= support Osaka with Kyoto

Kyoto: move to Gifu. Nara: support Kyoto to Gifu. Osaka: hold.
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara
= hold in Osaka

The garrison of Kyoto remains in Kyoto.
= hold in Kyoto

Into Kobe goes my unit from Osaka, dear host.
= move from Osaka to Kobe

I support the move Himeji to Kobe with my unit in Osaka.
= support Himeji to Kobe with Osaka

To Nara from Osaka, if you please.
= move from Osaka to Nara

Bonjour, Nara will hold and Kyoto will support Nara. Cordialement, Luc
= hold in Nara
= support Nara with Kyoto

osaka > kobe
= move from Osaka to Kobe

nara hodl
= hold in Nara

kyoto 2 otsu thx
= move from Kyoto to Otsu

nara suports osaka
= support Osaka with Nara

nara s osaka - kobe
= support Osaka to Kobe with Nara

Osaka go in Himeji
= move from Osaka to Himeji

hold all of them osaka nara kyoto
= hold in Osaka
= hold in Nara
= hold in Kyoto

A Kyo H... kyoto that is
= hold in Kyoto

kyoto to gifu plss, w supp from nara
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

sup nara w kyoto
= support Nara with Kyoto

Nara she move to Iga
= move from Nara to Iga

osaka stay put mate
= hold in Osaka

support kyoto->otsu w osaka!!
= support Kyoto to Otsu with Osaka

nara-tsu, osaka-kobe, kyoto h
= move from Nara to Tsu
= move from Osaka to Kobe
= hold in Kyoto

Unit in Kyoto support unit who hold in Otsu
= support Otsu with Kyoto

my guy in nara goes to tsu ok
= move from Nara to Tsu

osaka helpin nara get to iga, nara -> iga
= support Nara to Iga with Osaka
= move from Nara to Iga

Hold kyoto;hold nara;Osaka to himeji
= hold in Kyoto
= hold in Nara
= move from Osaka to Himeji

just woke up lol. kyoto holds, nara supprts kyoto
= hold in Kyoto
= support Kyoto with Nara

mv Osaka Kobe
= move from Osaka to Kobe

SUPPORT OSAKA TO KOBE FROM NARA UNIT
= support Osaka to Kobe with Nara

blue one in kyoto to gfiu
= move from Kyoto to Gifu

Osaka,,, attack to Kobe. Nara hold
= move from Osaka to Kobe
= hold in Nara

nara supp iga
= support Iga with Nara

with my osaka i support kobe to himeji, ty
= support Kobe to Himeji with Osaka

kyoto unti dont move just holds
= hold in Kyoto

osaka into nara n nara into iga
= move from Osaka to Nara
= move from Nara to Iga

Kyoto supporting nara 2 tsu, nara going tsu
= support Nara to Tsu with Kyoto
= move from Nara to Tsu

kyoto otsu move .nara osaka support ,, osaka hold
= move from Kyoto to Otsu
= support Osaka with Nara
= hold in Osaka

Osaka holding pls & Nara 2 Iga xx
= hold in Osaka
= move from Nara to Iga

The unit in Osaka goes to Kobe.
= move from Osaka to Kobe

Nara stands fast.
= hold in Nara

Osaka supports Nara in its place.
= support Nara with Osaka

Kyoto's unit lends its support to Osaka moving to Kobe.
= support Osaka to Kobe with Kyoto

Red in Nara marches to Iga; blue in Kyoto marches to Otsu.
= move from Nara to Iga
= move from Kyoto to Otsu

Both red units hold: Osaka and Nara.
= hold in Osaka
= hold in Nara

Osaka to Kobe. Nara supports Osaka to Kobe. Kyoto holds.
= move from Osaka to Kobe
= support Osaka to Kobe with Nara
= hold in Kyoto

My men at Kyoto are to stay where they are.
= hold in Kyoto

Support the unit holding in Nara with the one in Kyoto.
= support Nara with Kyoto

Advance on Tsu from Nara.
= move from Nara to Tsu

Let the Osaka unit back up the march of Nara into Iga.
= support Nara to Iga with Osaka

Osaka: hold
Nara: support Osaka
Kyoto: move to Otsu
= hold in Osaka
= support Osaka with Nara
= move from Kyoto to Otsu

From Kyoto we proceed to Gifu.
= move from Kyoto to Gifu

Give Kobe, which is holding, the support of Osaka.
= support Kobe with Osaka

I order Kyoto to support Otsu's move to Gifu.
= support Otsu to Gifu with Kyoto

Himeji is our goal; the army of Osaka sets out for it.
= move from Osaka to Himeji

Nara and Kyoto both support Osaka, which holds.
= support Osaka with Nara
= support Osaka with Kyoto
= hold in Osaka

Kyoto goes to Nara, Nara goes to Osaka, Osaka goes to Kyoto.
= move from Kyoto to Nara
= move from Nara to Osaka
= move from Osaka to Kyoto

Herr Host, the blue unit of Kyoto shall hold its ground.
= hold in Kyoto

With Nara I support Iga, as it holds.
= support Iga with Nara

Unit 12 (Osaka) moves to Kobe; unit 13 (Nara) moves to Osaka.
= move from Osaka to Kobe
= move from Nara to Osaka

Nara to Iga with support out of Kyoto.
= move from Nara to Iga
= support Nara to Iga with Kyoto

The troops of Nara are sent into Kyoto.
= move from Nara to Kyoto

Every unit of mine holds, that is Osaka, Nara and Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Osaka helps Kobe to reach Himeji by supporting that move.
= support Kobe to Himeji with Osaka

General, lead the Kyoto unit to Otsu, and have Nara hold.
= move from Kyoto to Otsu
= hold in Nara

Support for Tsu, holding, is given by Nara.
= support Tsu with Nara

I stay put with Kyoto, and likewise with Osaka.
= hold in Kyoto
= hold in Osaka

Osaka shall support Kyoto to Otsu, and Kyoto moves to Otsu.
= support Kyoto to Otsu with Osaka
= move from Kyoto to Otsu

Nara leaves for Tsu, while Kyoto supports Osaka's stand.
= move from Nara to Tsu
= support Osaka with Kyoto

osaka - kobe
= move from Osaka to Kobe

nara H
= hold in Nara

osaka s nara (hold)
= support Nara with Osaka

kyoto supports osaka>kobe
= support Osaka to Kobe with Kyoto

nara->iga kyoto->otsu
= move from Nara to Iga
= move from Kyoto to Otsu

hold osaka,hold nara
= hold in Osaka
= hold in Nara

osaka to himeji, nara suports osaka to himeji, kyoto hold, gg
= move from Osaka to Himeji
= support Osaka to Himeji with Nara
= hold in Kyoto

kyoto dont move it hold
= hold in Kyoto

nara holding support from kyoto
= support Nara with Kyoto

nara go tsu!!
= move from Nara to Tsu

osaka suport nara to iga pls
= support Nara to Iga with Osaka

Osaka hold / Nara supp Osaka / Kyoto mv Otsu
= hold in Osaka
= support Osaka with Nara
= move from Kyoto to Otsu

kioto to gifu, cheers
= move from Kyoto to Gifu

osaka supports kobe where he is
= support Kobe with Osaka

nara S iga - tsu
= support Iga to Tsu with Nara

i walk with osaka in himeji
= move from Osaka to Himeji

nara sup osaka,kyoto sup osaka,osaka holdd
= support Osaka with Nara
= support Osaka with Kyoto
= hold in Osaka

lol carousel: kyoto nara, nara osaka, osaka kyoto, all moves
= move from Kyoto to Nara
= move from Nara to Osaka
= move from Osaka to Kyoto

the blue one (kyoto) holds thx
= hold in Kyoto

w nara suport iga
= support Iga with Nara

osaka moov kobe nara moov osaka
= move from Osaka to Kobe
= move from Nara to Osaka

nara iga with kyoto supporting that move
= move from Nara to Iga
= support Nara to Iga with Kyoto

mv nara kyoto
= move from Nara to Kyoto

hold hold hold (osaka nara kyoto)
= hold in Osaka
= hold in Nara
= hold in Kyoto

osaka is supporting kobe into himeji ok
= support Kobe to Himeji with Osaka

sorry late! kyoto otsu move. nara stay
= move from Kyoto to Otsu
= hold in Nara

suport tsu w/ nara
= support Tsu with Nara

kyoto nd osaka just sit tight
= hold in Kyoto
= hold in Osaka

osaka s kyoto-otsu, kyoto-otsu
= support Kyoto to Otsu with Osaka
= move from Kyoto to Otsu

nara tsu, kyoto spt osaka hold
= move from Nara to Tsu
= support Osaka with Kyoto

Please move the unit in Osaka to Kobe.
= move from Osaka to Kobe

Nara holds, it is so pretty in spring.
= hold in Nara

My blue unit in Kyoto goes to Otsu.
= move from Kyoto to Otsu

Osaka stays put and Nara supports it there.
= hold in Osaka
= support Osaka with Nara

Kyoto marches to Otsu, with Nara supporting that move.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Good morning! Osaka to Himeji, Nara to Iga, Kyoto to Gifu.
= move from Osaka to Himeji
= move from Nara to Iga
= move from Kyoto to Gifu

All three sit still today: hold in Osaka, hold in Nara, hold in Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

From Nara we walk to Tsu, because my aunt lives near the harbour.
= move from Nara to Tsu

Support Kyoto with Osaka, please.
= support Kyoto with Osaka

The army at Kyoto is to help Osaka get into Kobe.
= support Osaka to Kobe with Kyoto

Let Nara go to Iga and let Kyoto support it on its way.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Kyoto remains where it is, my feet hurt too.
= hold in Kyoto

Use Nara's unit to support the one holding in Kyoto.
= support Kyoto with Nara

Into Kobe with the unit from Osaka, thank you.
= move from Osaka to Kobe

Kindly send Kyoto's unit over to Gifu and keep Nara in place.
= move from Kyoto to Gifu
= hold in Nara

Osaka lends Nara a hand by supporting it in its place.
= support Nara with Osaka

The red unit in Nara travels to Otsu while the red unit in Osaka supports it there.
= move from Nara to Otsu
= support Nara to Otsu with Osaka

Unit in Osaka: stay where you are and guard the shop.
= hold in Osaka

Spring orders:
Osaka to Himeji
Kyoto supports Osaka to Himeji
Nara holds
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto
= hold in Nara

I'd like Nara to advance to Tsu and Kyoto to advance to Otsu, please.
= move from Nara to Tsu
= move from Kyoto to Otsu

With Kyoto I support Nara, who holds.
= support Nara with Kyoto
= hold in Nara

To Iga goes Kyoto, as the children decided over breakfast.
= move from Kyoto to Iga

Osaka attacks Kobe with support from Nara.
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

Please back up Kyoto's move to Gifu with the unit in Nara.
= support Kyoto to Gifu with Nara

My Osaka people take the train to Tsu.
= move from Osaka to Tsu

Hold Osaka and hold Kyoto, and have Nara step over to Iga.
= hold in Osaka
= hold in Kyoto
= move from Nara to Iga

Kyoto shall stand by Osaka as a support while Osaka holds its ground.
= support Osaka with Kyoto
= hold in Osaka

Nara, off to Himeji with you, and take an umbrella.
= move from Nara to Himeji

Osaka gives support to Kyoto going to Otsu.
= support Kyoto to Otsu with Osaka

Everything from me in one line, I'm at work: Nara to Kobe, Osaka supports Nara to Kobe, Kyoto holds.
= move from Nara to Kobe
= support Nara to Kobe with Osaka
= hold in Kyoto

osaka to kobe pls
= move from Osaka to Kobe

nara hold thx
= hold in Nara

kyoto->otsu
= move from Kyoto to Otsu

osaka stay, nara suport osaka
= hold in Osaka
= support Osaka with Nara

kyoto 2 gifu, nara supports kyoto 2 gifu
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

Himeji for osaka, iga for nara, kyoto stays. bye x
= move from Osaka to Himeji
= move from Nara to Iga
= hold in Kyoto

holding kyoto, im lazy today
= hold in Kyoto

nara go too tsu
= move from Nara to Tsu

osaka helps kyoto get in otsu, support i mean
= support Kyoto to Otsu with Osaka

suport nara with kyoto plz
= support Nara with Kyoto

i move my unit of Osaka in Kobe thanks you
= move from Osaka to Kobe

osakka hold,nara hold,kyoto hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

nara to iga kyoto suports that
= move from Nara to Iga
= support Nara to Iga with Kyoto

Kioto to Otsu, greetings from the greenhouse
= move from Kyoto to Otsu

osaka s kyoto (support)
= support Kyoto with Osaka

send osaka over himeji
= move from Osaka to Himeji

nara stays home n kyoto supports nara,, soup is ready
= hold in Nara
= support Nara with Kyoto

Osaka - Kobe. Kyoto support Osaka - Kobe.
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto

gifu! kyoto go there pls
= move from Kyoto to Gifu

red in nara moves otsu, red in osaka holds
= move from Nara to Otsu
= hold in Osaka

nara suports osaka wich holds
= support Osaka with Nara
= hold in Osaka

kyoto stay were it is
= hold in Kyoto

move naar to iga (nara, my glasses!!)
= move from Nara to Iga

osaka tsu, nara sup osaka tsu, kyoto hold
= move from Osaka to Tsu
= support Osaka to Tsu with Nara
= hold in Kyoto

Nara unit he go to Kobe please
= move from Nara to Kobe

blue from kyoto goes iga lol
= move from Kyoto to Iga

supprt for nara to tsu by osaka
= support Nara to Tsu with Osaka

hold nara hold osaka, and the kyoto one to otsu. kettle boiling
= hold in Nara
= hold in Osaka
= move from Kyoto to Otsu

osaka 2 himeji,
nara hold
= move from Osaka to Himeji
= hold in Nara

kyoto is suporting osaka, osaka is holding ok
= support Osaka with Kyoto
= hold in Osaka

My unit in Osaka goes to Kobe.
= move from Osaka to Kobe

Nara stays where it is.
= hold in Nara

Let Kyoto support Osaka.
= support Osaka with Kyoto

With Nara, support Osaka's move to Kobe.
= support Osaka to Kobe with Nara

Let the Kyoto unit march to Otsu.
= move from Kyoto to Otsu

Into Iga I send the one in Nara.
= move from Nara to Iga

The unit in Osaka is to hold.
= hold in Osaka

Osaka's advance on Himeji is supported by Kyoto.
= support Osaka to Himeji with Kyoto

I'd like Nara to lend its support to Kyoto.
= support Kyoto with Nara

Osaka moves to Kobe, and Nara supports that move.
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

All three of them hold: Osaka, Nara and Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Have Nara walk over to Tsu.
= move from Nara to Tsu

From Kyoto to Gifu, please, and Nara stays put.
= move from Kyoto to Gifu
= hold in Nara

Kyoto holds, and Osaka supports it there.
= hold in Kyoto
= support Kyoto with Osaka

My unit in Osaka keeps its place.
= hold in Osaka

Let's have Kyoto help Nara into Iga.
= support Nara to Iga with Kyoto

Blue shall go from Kyoto to Otsu and red from Nara to Iga.
= move from Kyoto to Otsu
= move from Nara to Iga

Gifu is the place my Kyoto unit should march to.
= move from Kyoto to Gifu

I want my unit in Nara to sit tight.
= hold in Nara

The move from Nara to Tsu gets the support of Osaka.
= support Nara to Tsu with Osaka

Nara is to be supported by both Osaka and Kyoto.
= support Nara with Osaka
= support Nara with Kyoto

Bring the red unit in Osaka over to Himeji.
= move from Osaka to Himeji

My blue unit remains in Kyoto.
= hold in Kyoto

Kyoto enters Otsu, and it does so with the support of Nara.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

The unit in Osaka gives its backing to the one holding in Nara.
= support Nara with Osaka

Hold in Osaka; the other red one goes from Nara to Iga.
= hold in Osaka
= move from Nara to Iga

March out of Osaka, destination Kobe.
= move from Osaka to Kobe

I wish Kyoto to stand still and Nara to support it.
= hold in Kyoto
= support Kyoto with Nara

Support Kyoto's march to Gifu with the unit that stands in Nara.
= support Kyoto to Gifu with Nara

Nara goes to Tsu, Kyoto to Otsu, and Osaka stays at home.
= move from Nara to Tsu
= move from Kyoto to Otsu
= hold in Osaka

osaka -> himeji
= move from Osaka to Himeji

nara hold
= hold in Nara

kyoto suport nara
= support Nara with Kyoto

nara S osaka to kobe
= support Osaka to Kobe with Nara

kyoto go gifu pls
= move from Kyoto to Gifu

nara into tsu
= move from Nara to Tsu

hold osaka thx
= hold in Osaka

kyoto supports osaka to kobe ok
= support Osaka to Kobe with Kyoto

nara helps kyoto hold, support
= support Kyoto with Nara

osaka mvs to himeji, kyoto suports that
= move from Osaka to Himeji
= support Osaka to Himeji with Kyoto

osaka nara kyoto all hold
= hold in Osaka
= hold in Nara
= hold in Kyoto

nara goin to iga
= move from Nara to Iga

kyoto to otsu, nara stays
= move from Kyoto to Otsu
= hold in Nara

nara hold n osaka suport it
= hold in Nara
= support Nara with Osaka

osaka just sits there
= hold in Osaka

kyoto help nara go to tsu
= support Nara to Tsu with Kyoto

blue from kyoto to gifu, red nara to tsu
= move from Kyoto to Gifu
= move from Nara to Tsu

mvoe kyoto too otsu
= move from Kyoto to Otsu

kyoto stays home lol
= hold in Kyoto

osaka support nara > iga
= support Nara to Iga with Osaka

kyoto suported by osaka an nara
= support Kyoto with Osaka
= support Kyoto with Nara

osaka unit over to kobe ta
= move from Osaka to Kobe

blue stays put in kyoto
= hold in Kyoto

kyoto to gifu w support from nara
= move from Kyoto to Gifu
= support Kyoto to Gifu with Nara

osaka backs up kyoto where it is
= support Kyoto with Osaka

osaka hold. nara to tsu
= hold in Osaka
= move from Nara to Tsu

sory late!! osaka moves kobe
= move from Osaka to Kobe

osaka stand still, nara support him
= hold in Osaka
= support Osaka with Nara

suport kyoto to otsu with nara
= support Kyoto to Otsu with Nara

nara-iga, kyoto-gifu, osaka hold
= move from Nara to Iga
= move from Kyoto to Gifu
= hold in Osaka

Osaka to Kobe.
= move from Osaka to Kobe

My unit in Nara marches to Iga.
= move from Nara to Iga

The blue unit leaves Kyoto for Otsu.
= move from Kyoto to Otsu

Kyoto stays where it is.
= hold in Kyoto

Hold fast in Osaka, brave fellows!
= hold in Osaka

Nara holds.
= hold in Nara

Nara supports Osaka, which stands still.
= support Osaka with Nara

The unit in Osaka lends its support to the one holding in Kyoto.
= support Kyoto with Osaka

Osaka supports Kyoto's move to Otsu.
= support Kyoto to Otsu with Osaka

Kyoto is to help Nara on its way to Iga.
= support Nara to Iga with Kyoto

Kyoto holds; Nara supports Kyoto.
= hold in Kyoto
= support Kyoto with Nara

All three of my units hold: Osaka, Nara, Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Set course from Osaka to Himeji.
= move from Osaka to Himeji

Let the blue one wander to Gifu.
= move from Kyoto to Gifu

I should like the Nara unit to go to Tsu.
= move from Nara to Tsu

Unit in Kyoto: support attack of Osaka upon Kobe.
= support Osaka to Kobe with Kyoto

With Osaka, I support Nara into Kyoto's neighbour Iga.
= support Nara to Iga with Osaka

Nara advances on Iga. Osaka keeps its position. Kyoto keeps its position.
= move from Nara to Iga
= hold in Osaka
= hold in Kyoto

Support from Kyoto for the holding unit of Nara.
= support Nara with Kyoto

Kyoto will back up Osaka in Osaka, where it holds.
= support Osaka with Kyoto

The red army of Osaka invades Kobe.
= move from Osaka to Kobe

From Kyoto, a march upon Otsu; from Nara, a march upon Iga.
= move from Kyoto to Otsu
= move from Nara to Iga

Nobody stirs in Nara this spring; they hold.
= hold in Nara

Nara goes to Kyoto, Kyoto goes to Otsu.
= move from Nara to Kyoto
= move from Kyoto to Otsu

I support Bob's unit holding in Kobe with mine in Osaka.
= support Kobe with Osaka

My Kyoto unit supports the unit in Gifu on its move to Otsu.
= support Gifu to Otsu with Kyoto

Help Cat's unit from Iga into Tsu, using Nara.
= support Iga to Tsu with Nara

Otsu, which holds, has the support of my Kyoto.
= support Otsu with Kyoto

Osaka: stand. Kyoto: Otsu. Nara: support Kyoto to Otsu.
= hold in Osaka
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

Please let Osaka and Nara both hold.
= hold in Osaka
= hold in Nara

Aye, Kyoto, awa' wi' ye tae Gifu.
= move from Kyoto to Gifu

My troops of Osaka assist the unit from Himeji in moving to Kobe.
= support Himeji to Kobe with Osaka

The army of Nara gives its support to the defenders of Iga, who hold.
= support Iga with Nara

Order to Kyoto: proceed to Nara. Order to Nara: proceed to Tsu.
= move from Kyoto to Nara
= move from Nara to Tsu

nara 2 iga pls
= move from Nara to Iga

blue dude kyoto->otsu
= move from Kyoto to Otsu

kyoto hold
= hold in Kyoto

osaka H
= hold in Osaka

nara just chills, hold
= hold in Nara

nara S osaka
= support Osaka with Nara

osaka suport kyoto (kyoto holding)
= support Kyoto with Osaka

Osaka S Kyoto-Otsu
= support Kyoto to Otsu with Osaka

kyoto sup nara > iga
= support Nara to Iga with Kyoto

osaka-kobe, nara s osaka-kobe
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

kyoto hld nara supp kyoto
= hold in Kyoto
= support Kyoto with Nara

osaka nara kyoto all hold im lazy
= hold in Osaka
= hold in Nara
= hold in Kyoto

oska to himeji
= move from Osaka to Himeji

the blue he goes gifu from kyoto
= move from Kyoto to Gifu

tsu!! go nara go
= move from Nara to Tsu

kyoto s osaka to kobe thx
= support Osaka to Kobe with Kyoto

w osaka i support nara to iga
= support Nara to Iga with Osaka

nara iga go. osaka stay. kyoto stay
= move from Nara to Iga
= hold in Osaka
= hold in Kyoto

kyoto is supporting nara what holds
= support Nara with Kyoto

kyoto helps osaka hold
= support Osaka with Kyoto

red at osaka atk kobe
= move from Osaka to Kobe

kyto-otsu nara-iga
= move from Kyoto to Otsu
= move from Nara to Iga

nara no go nowhere, hold
= hold in Nara

Nara into Kyoto, Kyoto into Otsu ok
= move from Nara to Kyoto
= move from Kyoto to Otsu

osaka supports kobe hold, ur welcome bob
= support Kobe with Osaka

Kyoto S Gifu - Otsu
= support Gifu to Otsu with Kyoto

nara pls help iga to tsu
= support Iga to Tsu with Nara

support otsu w/ kyoto
= support Otsu with Kyoto

osaka H / kyoto-otsu / nara S kyoto-otsu
= hold in Osaka
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

both red ones hold (osaka n nara)
= hold in Osaka
= hold in Nara

Unit Kyoto moving in Gifu please sir
= move from Kyoto to Gifu

himeji to kobe gets support of osaka
= support Himeji to Kobe with Osaka

iga is supported by my nara, ok? ok.
= support Iga with Nara

kyoto -> nara , nara -> tsu kthx
= move from Kyoto to Nara
= move from Nara to Tsu

Since Bob has gone fishing, let Osaka move to Kobe.
= move from Osaka to Kobe

My unit in Nara stays where it is, as the deer need company.
= hold in Nara

Please let Osaka support Kyoto, which I expect to be everybody's favourite target this spring.
= support Kyoto with Osaka

Kyoto goes to Otsu, and Nara supports it there, for safety's sake.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

A very happy spring to all of you, and Nara to Iga, please.
= move from Nara to Iga

The two red units hold, because I promised my wife to be peaceful until Easter.
= hold in Osaka
= hold in Nara

I'm sorry, Cat, I truly am, but the blue unit marches into Otsu.
= move from Kyoto to Otsu

Osaka to Kobe, Nara to Iga, and Kyoto may sit tight and guard the tea.
= move from Osaka to Kobe
= move from Nara to Iga
= hold in Kyoto

To make Bob sweat a little, Kyoto backs the unit in Gifu.
= support Gifu with Kyoto

As a favour to Cat, who brought the cake, my unit in Nara supports her from Iga into Tsu.
= support Iga to Tsu with Nara

Red in Osaka takes Himeji, if you please, while the castle is still pretty.
= move from Osaka to Himeji

Nara stands fast, Osaka stands behind it with support, and that is all you get out of me.
= hold in Nara
= support Nara with Osaka

Everything I own holds, for I am on holiday and the wine is excellent.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Because why not, Nara goes for a walk to Tsu.
= move from Nara to Tsu

The plan, such as it is: Osaka moves to Kobe and the other two hold.
= move from Osaka to Kobe
= hold in Nara
= hold in Kyoto

I've given Bob my word, so with Osaka I support Himeji's move to Kobe.
= support Himeji to Kobe with Osaka

Let the blues in Kyoto wait, since patience is a virtue even in this game.
= hold in Kyoto

Nara into Iga with the help of Kyoto, who shall support that move, and the devil take the hindmost.
= move from Nara to Iga
= support Nara to Iga with Kyoto

Apologies for the late mail, my cat sat on the router; Kyoto advances to Otsu.
= move from Kyoto to Otsu

I lend Otsu a hand with Kyoto this time, for it holds the only bridge worth having.
= support Otsu with Kyoto

As I like to live dangerously, move from Nara to Tsu all alone, and hold in Osaka.
= move from Nara to Tsu
= hold in Osaka

Just to see Cat's face, Kyoto moves to Gifu and Nara to Iga.
= move from Kyoto to Gifu
= move from Nara to Iga

Nara holds and so does Kyoto, as neither has had breakfast yet, but Osaka goes to Himeji.
= hold in Nara
= hold in Kyoto
= move from Osaka to Himeji

With kind regards to the host, whose patience is legendary: Osaka supports Nara, Kyoto supports Nara as well.
= support Nara with Osaka
= support Nara with Kyoto

My astrologer insists upon it, so Osaka holds.
= hold in Osaka

The red army of Osaka is to help the blue army of Kyoto on its way into Otsu, being a good neighbour.
= support Kyoto to Otsu with Osaka

Kobe looks cold and lonely, so move Osaka there, and support that with Kyoto.
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto

It's the same procedure as every year: Nara to Iga, with Osaka holding at home.
= move from Nara to Iga
= hold in Osaka

For once I shall be helpful and let Nara support the unit in Iga.
= support Iga with Nara

Kyoto leaves for Gifu this morning, with sandwiches.
= move from Kyoto to Gifu

I trust nobody in this game except my unit in Nara, so let Nara support Osaka and let Osaka hold.
= support Osaka with Nara
= hold in Osaka

In honour of my team's victory last night the red unit in Nara storms Tsu, and the others hold.
= move from Nara to Tsu
= hold in Osaka
= hold in Kyoto

Kyoto is to support Gifu into Otsu, since Bob paid for the pizza.
= support Gifu to Otsu with Kyoto

Thanks for waiting, everyone; Osaka heads for Kobe and Kyoto for Otsu, then we shall see who laughs.
= move from Osaka to Kobe
= move from Kyoto to Otsu

My left knee says rain, my heart says war: Kyoto to Otsu, supported by Osaka and supported by Nara too.
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara

osaka > kobe cuz bob is away lol
= move from Osaka to Kobe

nara stay put pls deer
= hold in Nara

osaka suport kyoto thx everyone wants it
= support Kyoto with Osaka

kyoto to otsu n nara supports that, fingers crossed
= move from Kyoto to Otsu
= support Kyoto to Otsu with Nara

hi all happy easter!! nara-iga
= move from Nara to Iga

both reds hold, too tired to think
= hold in Osaka
= hold in Nara

blue one goes otsu sry cat
= move from Kyoto to Otsu

osak to kobe, nara to iga, kyoto hold. done. coffee
= move from Osaka to Kobe
= move from Nara to Iga
= hold in Kyoto

kyoto s gifu bc bob asked nice
= support Gifu with Kyoto

support iga to tsu w/ nara, cat owes me 1
= support Iga to Tsu with Nara

evrything holds im on vacation yeeah
= hold in Osaka
= hold in Nara
= hold in Kyoto

nara go tsu, yolo
= move from Nara to Tsu

Osaka takes himeji please, castle nice
= move from Osaka to Himeji

hold nara, osaka support nara. sry short im driving (wife types)
= hold in Nara
= support Nara with Osaka

osaka moves kobe other two hold ok thx
= move from Osaka to Kobe
= hold in Nara
= hold in Kyoto

i help bob w osaka: suport himeji to kobe
= support Himeji to Kobe with Osaka

kyoto waits. patience my young padawan
= hold in Kyoto

nara -> iga, kyoto supports it, lets gooo
= move from Nara to Iga
= support Nara to Iga with Kyoto

cat (the real one) sat on my keybord, sorry, kyoto move gifu
= move from Kyoto to Gifu

with kyoto i support the otsu, he is my friend
= support Otsu with Kyoto

nara n kyoto hold, hungry, osaka to himeji
= hold in Nara
= hold in Kyoto
= move from Osaka to Himeji

osaka & kyoto both support nara plz its under fire
= support Nara with Osaka
= support Nara with Kyoto

the osaka unit she holds, horoscope says so
= hold in Osaka

osaka help kyoto into otsu pls, good neighbor
= support Kyoto to Otsu with Osaka

Kobe from Osaka. Supported from Kyoto. Regards from the beach
= move from Osaka to Kobe
= support Osaka to Kobe with Kyoto

nara supp iga because y not
= support Iga with Nara

ok last minute as always lol, nara to tsu and hold osaka
= move from Nara to Tsu
= hold in Osaka

kyotto to otsu and osakka to kobe,, sticky keys,, sry
= move from Kyoto to Otsu
= move from Osaka to Kobe

let nara suport osaka which holds, trust no1
= support Osaka with Nara
= hold in Osaka

for the pizza i owe bob: kyoto suports gifu to otsu
= support Gifu to Otsu with Kyoto

we won 3-0!!!! nara attacks tsu rest holds
= move from Nara to Tsu
= hold in Osaka
= hold in Kyoto

red unit in osaka go to kobe, red unit in nara go to iga as well, thx host ur the best
= move from Osaka to Kobe
= move from Nara to Iga

kyoto otsu move, osaka n nara both support it, all in baby
= move from Kyoto to Otsu
= support Kyoto to Otsu with Osaka
= support Kyoto to Otsu with Nara

nothing fancy today headache, hold in nara then kyoto to gifu
= hold in Nara
= move from Kyoto to Gifu

Nara will be holding, is raining anyway
= hold in Nara

Osaka -> Kobe
= move from Osaka to Kobe

Wheel Nara's unit round to Iga.
= move from Nara to Iga

A march on Otsu by Kyoto.
= move from Kyoto to Otsu

Osaka sits tight.
= hold in Osaka

Nara H
= hold in Nara

Garrison duty for Kyoto: it stays put.
= hold in Kyoto

Osaka S Nara
= support Nara with Osaka

Nara S Osaka - Kobe
= support Osaka to Kobe with Nara

Kyoto lends its back to the unit staying in Osaka.
= support Osaka with Kyoto

Support of Kyoto's bid for Otsu, by Nara.
= support Kyoto to Otsu with Nara

Trundle from Osaka to Himeji.
= move from Osaka to Himeji

Gifu is where Kyoto goes.
= move from Kyoto to Gifu

Into Tsu, from Nara.
= move from Nara to Tsu

Osaka: prop up Kyoto where it stands.
= support Kyoto with Osaka

With Kyoto I back the attack Nara makes on Iga.
= support Nara to Iga with Kyoto

Orders
Osaka - Kobe
Nara S Osaka - Kobe
Kyoto H
= move from Osaka to Kobe
= support Osaka to Kobe with Nara
= hold in Kyoto

The blue unit in Kyoto: a raid on Otsu.
= move from Kyoto to Otsu

Nara to Iga; Osaka helps Nara get to Iga.
= move from Nara to Iga
= support Nara to Iga with Osaka

Not an inch does Osaka give: hold.
= hold in Osaka

The defence of Nara is assisted by Kyoto.
= support Nara with Kyoto

Usher the Osaka unit into Kobe and the Kyoto one into Otsu.
= move from Osaka to Kobe
= move from Kyoto to Otsu

Everyone digs in: Osaka, Nara, Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

Kobe's stay in Kobe has the support of my unit in Osaka.
= support Kobe with Osaka

Iga's march on Tsu, seconded by Nara.
= support Iga to Tsu with Nara

Holding: Kyoto.
Moving: Nara to Tsu.
= hold in Kyoto
= move from Nara to Tsu

The seizure of Himeji, out of Osaka.
= move from Osaka to Himeji

Otsu gets propped up by Kyoto while it holds.
= support Otsu with Kyoto

Escort (support) by Osaka for Kyoto's advance to Iga.
= support Kyoto to Iga with Osaka

Kyoto pops over to Otsu.
= move from Kyoto to Otsu

Nara garrisons Nara.
= hold in Nara

Nara, shore up Osaka's position.
= support Osaka with Nara

Gifu's thrust at Otsu shall have Kyoto's shoulder behind it.
= support Gifu to Otsu with Kyoto

Red in Osaka stands fast, red in Nara props it up.
= hold in Osaka
= support Osaka with Nara

Hurl Kyoto at Gifu.
= move from Kyoto to Gifu

Osaka (hold), Nara -> Iga, Kyoto s Nara -> Iga
= hold in Osaka
= move from Nara to Iga
= support Nara to Iga with Kyoto

osaka-kobe
= move from Osaka to Kobe

whel nara to igaa
= move from Nara to Iga

kyto marhc on otsu
= move from Kyoto to Otsu

osaka holsd
= hold in Osaka

nraa h
= hold in Nara

kyoto stayyy
= hold in Kyoto

osaka s naar
= support Nara with Osaka

nara s osaka-koeb
= support Osaka to Kobe with Nara

kyoto suport osaka hold
= support Osaka with Kyoto

nara supp kyoto to ostu
= support Kyoto to Otsu with Nara

oska > himji
= move from Osaka to Himeji

kyoto 2 gfiu
= move from Kyoto to Gifu

nara goes tsu thx
= move from Nara to Tsu

osaka spport kyoto where it is
= support Kyoto with Osaka

w/ kyoto back nara->iga
= support Nara to Iga with Kyoto

osaka kobe move, nara s that osaka-kobe, kyoto hodl
= move from Osaka to Kobe
= support Osaka to Kobe with Nara
= hold in Kyoto

riad on otsu from kyoto!!
= move from Kyoto to Otsu

nara>iga osaka s nara>iga
= move from Nara to Iga
= support Nara to Iga with Osaka

osaka dosnt move, hold
= hold in Osaka

kyoto hlep nara hold
= support Nara with Kyoto

pop osaka to kobee n kyoto to otsu
= move from Osaka to Kobe
= move from Kyoto to Otsu

hold osaka hold nara hold kyotoo
= hold in Osaka
= hold in Nara
= hold in Kyoto

osaka props kobe up plz
= support Kobe with Osaka

iga-tsu suported by nara
= support Iga to Tsu with Nara

nara mvoes tsu, kyoto holdss
= move from Nara to Tsu
= hold in Kyoto

sieze himeji out of osakka
= move from Osaka to Himeji

kyoto sup otsu
= support Otsu with Kyoto

osaka S kyoto to iag
= support Kyoto to Iga with Osaka

kyoto he move in gifu
= move from Kyoto to Gifu

nara stand still pleas
= hold in Nara

shoer up osaka w nara
= support Osaka with Nara

gifu to otsu, kyoto suports it
= support Gifu to Otsu with Kyoto

osaka hold nara suport osaka
= hold in Osaka
= support Osaka with Nara

hrul kyoto at gifuu lol
= move from Kyoto to Gifu

my unit nara i like sit down there. hold.
= hold in Nara

Kyoto supports Nara.
= support Nara with Kyoto

My unit in Osaka should keep its place, and so should the one in Kyoto.
= hold in Osaka
= hold in Kyoto

Osaka backs up Kyoto, and Kyoto holds.
= support Kyoto with Osaka
= hold in Kyoto

Have the Kyoto unit support Osaka in holding its ground.
= support Osaka with Kyoto

kyoto suports nara
= support Nara with Kyoto

osaka n kyoto both hold
= hold in Osaka
= hold in Kyoto

mv frm osaka to kobe, fingers crossed haha
= move from Osaka to Kobe

suport osaka w kyoto!!
= support Osaka with Kyoto

The unit in Osaka advances to Kobe.
= move from Osaka to Kobe

Let Kyoto support the unit holding in Osaka.
= support Osaka with Kyoto

All three units hold: Osaka, Nara and Kyoto.
= hold in Osaka
= hold in Nara
= hold in Kyoto

The unit in Osaka is to support Nara, and Nara itself is to stand still.
= support Nara with Osaka
= hold in Nara

Do not move Kyoto, it shall keep its position.
= hold in Kyoto

osaka to kobe
= move from Osaka to Kobe

nara just sits tight
= hold in Nara

osaka holds n kyoto supports it
= hold in Osaka
= support Osaka with Kyoto

osaka h, kyoto h
= hold in Osaka
= hold in Kyoto

suport nara with osaka. nara it self holds
= support Nara with Osaka
= hold in Nara

osaka aint movin nowhere
= hold in Osaka
