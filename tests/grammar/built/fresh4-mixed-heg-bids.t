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
call grand auction, auction

I bid 7 coins on share 12 and 5 on share 13
= bid 7 on share 12
= bid 5 on share 13

My bid for share 12 is 7 coins
= bid 7 on share 12

I offer 7 coins for share 12
= bid 7 on share 12

7 coins for share 12, 5 coins for share 13
= bid 7 on share 12
= bid 5 on share 13

Raise my bid on share 12 to 9 coins
= raise bid on share 12 to 9

Bid 3 each on shares 12 and 13
= bid 3 on share 12
= bid 3 on share 13

Put share 4 up for auction
= start auction for share 4

I'd like to pay 7 for share 12
= bid 7 on share 12

Bids: share 12: 7, share 13: 5
= bid 7 on share 12
= bid 5 on share 13

I'll go up to 7 on share 12
?

# clear to a reader, but refused so far
bid 7 sh 12
?

7 on 12, 5 on 13
= bid 7 on share 12
= bid 5 on share 13

share 12 7 coins
= bid 7 on share 12

# clear to a reader, but refused so far
bdi 7 on share 12
?

bid 7c for share 12
= bid 7 on share 12

bid 7 12
= bid 7 on share 12

share12: 7
= bid 7 on share 12

bid 5 on 13 and 7 on 12
= bid 5 on share 13
= bid 7 on share 12

start auction 4
= start auction for share 4

open auction on share 4
= start auction for share 4

put 3 each on 12 and 13
= bid 3 on share 12
= bid 3 on share 13

Share 12 gets 1 coin, share 13 gets 4
= bid 1 on share 12
= bid 4 on share 13

one coin for each share: 12, 13 and 14
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

put me 3 on 12 and same on 14
= bid 3 on share 12
= bid 3 on share 14

14 share i take for nine coins
= bid 9 on share 14

12: 3 , 13: 3 coins
= bid 3 on share 12
= bid 3 on share 13

get me 14 for 5
= bid 5 on share 14

Eight on thirteen
= bid 8 on share 13

12 and 14, two coins each
= bid 2 on share 12
= bid 2 on share 14

# both may be either
12 for 13
?

5 coins on 12 and 13
?

Bob puts 3 coins on share 12
?

add 2 to share 12
?

I have 5 on 12
?

take 3 coins off share 12
?

put share 12 up for 5 coins
?

who gets 12 for 5
?

I won't have share 12 for nine coins
?
