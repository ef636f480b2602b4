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

Nara stays where it is.
= hold in Nara

Osaka gives support to the move of Nara to Kyoto.
= support Nara to Kyoto with Osaka

Osaka > Kobe, others hold.
= move from Osaka to Kobe
= the rest hold
