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

My unit in Osaka goes to Kobe.
= move from Osaka to Kobe

Let Nara back up Osaka's move into Kyoto, please.
= support Osaka to Kyoto with Nara

My unit at Nara shall support the unit at Osaka, which holds.
= support Osaka with Nara
