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
call grand auction, auction

My bid on share 13 is hereby raised to ten.
= raise bid on share 13 to 10

My bid on share 13 is to be raised to ten.
= raise bid on share 13 to 10

Bob's bid on share 13 is to be raised to ten.
?

My bid on share 13 was raised to ten.
?

Is my bid on share 13 to be raised to ten?
?
