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

Kobe is empty; Osaka moves there.
= move from Osaka to Kobe

Kobe is empty: move Osaka there.
= move from Osaka to Kobe
