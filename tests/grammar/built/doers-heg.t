# Who does it, said by nation, people and place; whom he serves, in any words (frame/frame_doers.c, frame_served.c, frame_timely.c).
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

The red unit in Osaka holds its ground.
= hold in Osaka

The red corps at Osaka stands fast.
= hold in Osaka

My red unit in Nara marches into Iga.
= move from Nara to Iga

red nara goes to tsu
= move from Nara to Tsu

The lads in Kyoto go to Gifu.
= move from Kyoto to Gifu

Hold with the red one in Osaka.
= hold in Osaka

Support red Osaka with blue Kyoto
= support in Osaka with Kyoto

The red unit in Kyoto holds.
?

Transfer my red unit from Nara to Otsu.
= move from Nara to Otsu

Transfer the unit in Nara to Otsu.
= move from Nara to Otsu

Retreat from Nara to Otsu.
= move from Nara to Otsu

Sell Nara to Otsu
?

Disband Nara to Otsu
?

Osaka departs for Kobe.
= move from Osaka to Kobe

Osaka leaves for Kobe.
= move from Osaka to Kobe

My unit leaves Osaka for Kobe.
= move from Osaka to Kobe

Kyoto is off to Gifu
= move from Kyoto to Gifu

Osaka enters Kobe
= move from Osaka to Kobe

The unit in Nara lands in Tsu
= move from Nara to Tsu

Osaka longs for Kobe.
?

Osaka waits for Kobe.
?

Osaka is dying for Kobe.
?

Kyoto helps Nara get into Iga.
= support in Nara to Iga with Kyoto

Use Kyoto to help Nara get into Iga.
= support in Nara to Iga with Kyoto

Osaka has to assist Nara on its way to Iga.
= support in Nara to Iga with Osaka

Let the army at Kyoto defend the one sitting at Osaka with its support.
= support in Osaka with Kyoto

The unit in Osaka will support the one holding in Kyoto.
= support in Kyoto with Osaka

Kyoto defends Osaka.
= support in Osaka with Kyoto

Kyoto advances upon Otsu with Nara backing it up.
= move from Kyoto to Otsu
= support in Kyoto to Otsu with Nara

kyoto goes otsu nara supports that
= move from Kyoto to Otsu
= support in Kyoto to Otsu with Nara

The Kyoto unit supports Osaka where it sits.
= support in Osaka with Kyoto

Kyoto would help Nara get into Iga.
?

Kyoto helps Nara if it gets into Iga.
?

Kyoto helps Nara get out of Iga.
?

Kyoto supports Nara avoiding Iga.
?

Kyoto supports Nara unlike Iga.
?

Kyoto helps Nara by the lake near Iga.
?

Kyoto helps nobody get into Iga.
?

Bob says Kyoto helps Nara get into Iga.
?

move osaka to kobe, mate
= move from Osaka to Kobe

move osaka to kobe, psych
?

move osaka to kobe, tentative
?

move osaka to kobe with a mate
?
