# Deeds spoken of, and orders that others carry out for them.
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

family supports

Have Osaka support the attack from Nara on Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara's attack on Kyoto
= support Nara to Kyoto with Osaka

Osaka supports the advance of Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara in moving to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara attacking Kyoto
= support Nara to Kyoto with Osaka

Move Nara to Kyoto and have Osaka support it
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Nara to Kyoto, supported by Osaka
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

# where it has gone is not who is supported
Nara to Kyoto, Osaka supports it
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports the attack on Kyoto
?

Nara moves to Kyoto and Kobe, Osaka supports it
?

supported by Osaka
?

Nara was supported by Osaka
?

my attack on Kyoto from Nara
?

Nara attacks Kyoto with support from Osaka
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Unit 12 supports unit 13 in moving to Kyoto
= support unit 13 to Kyoto with unit 12

osaka s nara kyoto
= support Nara to Kyoto with Osaka

Nara attacks Kyoto with support
?

unit 12 moves to Kobe and unit 13 holds
= move unit 12 to Kobe
= hold unit 13

Osaka hold Nara hold
= hold in Osaka
= hold in Nara

# no bid: who says no verb means none that is for another season
Both Osaka and Nara stay put
= hold in Osaka
= hold in Nara

Let unit 13 support unit 12 in its move to Kobe
= support unit 12 to Kobe with unit 13

Osaka supports Nara in its advance to Kyoto
= support Nara to Kyoto with Osaka

family holds

osaka nara n kyoto all hold
?

osaka nara and kyoto hold
?

Nara to Iga and Kyoto holds
= move from Nara to Iga
= hold in Kyoto

nara iga and kyoto holds
= move from Nara to Iga
= hold in Kyoto

family supports

With Kyoto I back the attack Nara makes on Iga.
?
