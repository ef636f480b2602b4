# As strangers wrote in play, in other words; and near misses, which are no orders.
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

1 coin each for shares 12 and 13, that is the whole of my list
= bid 1 on share 12
= bid 1 on share 13

Bids: 12 for 3, 13 for 4
= bid 3 on share 12
= bid 4 on share 13

My bids: 3 on 12, 4 on 13
= bid 3 on share 12
= bid 4 on share 13

bidding: 2 for 14
= bid 2 on share 14

I'll have 12 and 14 for 3 coins each please
= bid 3 on share 12
= bid 3 on share 14

put 4 coins on 13, it is worth that much to me
= bid 4 on share 13

5 coins for share 12, and that is my last word on it
= bid 5 on share 12

share 14 for 2 coins, that is all I have left
= bid 2 on share 14

his bids: 5 on 12
?

my old bid: 5 on 12
?

Bob's bids: 12 for 3, 13 for 4
?

my bid from before: 3 on 12
?

their offer: 4 on 13
?

possible bids: 3 on 12, 4 on 13
?

the highest bid: 5 on 12
?

what ann bid: 5 on 12
?

no bids: 5 on 12
?

cancelled bids: 5 on 12
?

He will have 12 and 14 for 3 coins each
?

1 coin each for shares 12 and 13, that is what Bob pays.
?

5 coins for share 12 is more than I have
?

previous bids: 2 for 14
?
