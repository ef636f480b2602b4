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
call summer

# clear to a reader, but refused so far
The unit routed from Kyoto retreats to Nara
?

Kyoto falls back to Nara
= retreat from Kyoto to Nara

Unit 14 retreats to Nara
= retreat unit 14 to Nara

Disband Kyoto rather than retreat
?

# clear to a reader, but refused so far
Kyoto withdraws to Nara
= retreat from Kyoto to Nara

kyoto -> nara
= move from Kyoto to Nara

14 nara
= move unit 14 to Nara

kyoto r nara
= retreat from Kyoto to Nara

retret kyoto nara
= retreat from Kyoto to Nara

kyoto disbands
= disband in Kyoto
