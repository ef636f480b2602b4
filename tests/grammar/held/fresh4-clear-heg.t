# The second fresh half: only measured.
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

Let Osaka support the unit in Nara in its advance to Kyoto
= support Nara to Kyoto with Osaka

Osaka lends support to Nara
= support Nara with Osaka

Osaka helps Nara take Kyoto
?

Nara advances to Kyoto; Osaka backs it up
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Nara marches on Kyoto
= move from Nara to Kyoto

Unit 13 attacks Kyoto, backed by unit 12
= move unit 13 to Kyoto
= support unit 13 to Kyoto with unit 12

Keep Osaka where it is
= hold in Osaka

Osaka stands its ground
= hold in Osaka

Let Osaka hold and Nara go to Kyoto
= hold in Osaka
= move from Nara to Kyoto

Both Osaka and Nara stay put
= hold in Osaka
= hold in Nara

The rest of my units hold
= the rest hold
