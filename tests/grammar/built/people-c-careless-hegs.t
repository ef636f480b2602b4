# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
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

osaka hodls
= hold in Osaka

nara sup osaka to kyoto
= support Osaka to Kyoto with Nara

everbody else holds
= the rest hold

nara stays osaka goes kyoto
= hold in Nara
= move from Osaka to Kyoto

sry typing w one hand. nara > tsu
= move from Nara to Tsu

nara s kyoto-otsu
= support Kyoto to Otsu with Nara
