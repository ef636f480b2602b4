# Bids in other words.
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

Put me down for eleven on share 14
= bid 11 on share 14

My bid for share 13 goes up to 10.
= bid 10 on share 13

My bid on share 13 goes up to 10 if bob bids
?
