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

I want unit 14 to be supported in holding by unit 12.
= support unit 14 with unit 12 to hold

I want Nara to be supported by Bob's unit 14.
?

Unit 14 was supported in holding by unit 12.
?
