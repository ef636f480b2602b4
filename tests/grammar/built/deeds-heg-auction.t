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

Let us have an auction for share 14.
= start auction for share 14

Somebody has outbid me, so raise mine on share 13 to nine.
= raise bid on share 13 to 9

We had an auction for share 14.
?

Did we have an auction for share 14?
?

Somebody has outbid me, so should I raise mine on share 13 to nine?
?
