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

Seven is what I bid on share 12.
= bid 7 on share 12

Ten on share 14, as the unit in Kyoto is worth every coin.
= bid 10 on share 14

Seven is what Bob bids on share 12.
?

Seven is what I bid on share 12 last time.
?

Seven was what I bid on share 12.
?

Is seven what I bid on share 12?
?

What I bid on share 12 is none of your business.
?
