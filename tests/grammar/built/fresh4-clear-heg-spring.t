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

Have the unit in Osaka support Nara's attack on Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara's move to Kyoto
= support Nara to Kyoto with Osaka

Osaka backs up the move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Osaka supports Nara's push towards Kyoto
= support Nara to Kyoto with Osaka

Osaka supports the advance of Nara to Kyoto
= support Nara to Kyoto with Osaka

Order the unit at Osaka to hold
= hold in Osaka

Osaka stays put
= hold in Osaka

The Nara unit stays where it is
= hold in Nara

Osaka and Nara hold
= hold in Osaka
= hold in Nara

Osaka holds, Nara moves to Kyoto
= hold in Osaka
= move from Nara to Kyoto

My unit in Osaka moves to Kobe, supported by Nara
= move from Osaka to Kobe
= support Osaka to Kobe with Nara

Nara attacks Kyoto with support from Osaka
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Move Nara to Kyoto and have Osaka support it
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

Unit 12 supports unit 13 in moving to Kyoto
= support unit 13 to Kyoto with unit 12

Unit 12 supports unit 14 in holding
= support unit 14 with unit 12 to hold

Osaka supports Nara holding its position
= support Nara with Osaka to hold

# clear to a reader, but refused so far
Support Kyoto in place with Osaka
?

Send unit 12 to Kobe
= move unit 12 to Kobe

Everyone else holds
= the rest hold

# clear to a reader, but refused so far
All my other units hold position
?

Let unit 12 march to Kobe and unit 13 hold
= move unit 12 to Kobe
= hold unit 13

Osaka gives its support to Nara moving to Kyoto
= support Nara to Kyoto with Osaka

With Osaka, support the attack from Nara to Kyoto
= support Nara to Kyoto with Osaka
