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

osaka sup. kyoto-otsu
= support Kyoto to Otsu with Osaka

Osaka to hold. Kyoto to Otsu
= hold in Osaka
= move from Kyoto to Otsu

Osaka to Kobe, Nara the same
= move from Osaka to Kobe
= move from Nara to Kobe

Osaka to Kobe, Nara too
!

Osaka holds, Nara does likewise
= hold in Osaka
= hold in Nara
