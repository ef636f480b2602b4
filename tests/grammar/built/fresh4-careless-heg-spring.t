# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
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

osaka s nara - kyoto
= support Nara to Kyoto with Osaka

osaka S nara-kyoto
= support Nara to Kyoto with Osaka

osaka sup nara to kyoto
= support Nara to Kyoto with Osaka

osaka suports nara to kyoto
= support Nara to Kyoto with Osaka

osaka supp nara kyoto
= support Nara to Kyoto with Osaka

nara-kyoto, osaka s
= move Nara to Kyoto
= support Nara to Kyoto with Osaka

osaka h
= hold in Osaka

osaka hold nara hold
= hold in Osaka
= hold in Nara

osaka H, nara - kyoto
= hold in Osaka
= move from Nara to Kyoto

osaka holds nara to kyoto
?

# clear to a reader, but refused so far
osaka kobe
?

12 kobe
= move unit 12 to Kobe

12-kobe
= move unit 12 to Kobe

unit 12 s unit 13 kyoto
= support unit 13 to Kyoto with unit 12

u12 s u13 to kyoto
= support unit 13 to Kyoto with unit 12

12 hold
= hold unit 12

rest hold
= the rest hold

others hold
= the rest hold

all hold
?

osaka holdd
= hold in Osaka

osakka -> kobe
= move from Osaka to Kobe

mov osaka kobe
= move from Osaka to Kobe

support nara kyoto from osaka
= support Nara to Kyoto with Osaka

osaka s nara h
= support Nara with Osaka to hold

osaka s nara hold
= support Nara with Osaka to hold
