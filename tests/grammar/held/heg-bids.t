# Orders of Hegemon as people might type them: every other text of those written, the rest is in the other half.
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

family bids

Bid 7 on Share 12.
= bid 7 on share 12

bid 7 coins on share 12
= bid 7 on share 12

bid seven on share 12
= bid 7 on share 12

7 on share 12
= bid 7 on share 12

7 for share 12
= bid 7 on share 12

I bid 7 coins for share 12
= bid 7 on share 12

I want to bid 7 coins on share 12
= bid 7 on share 12

bid 7 on share 12, please
= bid 7 on share 12

share 12: bid 7
= bid 7 on share 12

on share 12 bid 7
= bid 7 on share 12

for share 12: 7
= bid 7 on share 12

raise my bid for share 12 to 7 coins
= raise bid on share 12 to 7

raise to 7 on share 12
= raise bid on share 12 to 7

bid 7 for Osaka's share
= bid 7 on share 12

bid 7 on the share of Osaka
= bid 7 on share 12

bid 7 on unit 12
= bid 7 on share 12

bid 7 on #12
= bid 7 on share 12

bid 7 for 12
= bid 7 on share 12

* bid 7 on share 12
= bid 7 on share 12

bid: 7 on share 12
= bid 7 on share 12

could you please bid 7 on share 12?
= bid 7 on share 12

I offer 7 coins for share 12
= bid 7 on share 12

bid 7 gold on share 12
= bid 7 on share 12

hi, bid 7 on share 12
= bid 7 on share 12

start auction for share 4
= start auction for share 4

start the auction for share 4
= start auction for share 4

start auction of share 4
= start auction for share 4

put unit 4 up for auction
= start auction for share 4

auction share 4
= start auction for share 4

open an auction on share 4
= start auction for share 4

challenge share 4
= start auction for share 4

I want to start an auction for share 4
= start auction for share 4

Start Auction For Share 4
= start auction for share 4

bid 7 on share 12, 5 on share 13 and 2 on share 14
= bid 7 on share 12
= bid 5 on share 13
= bid 2 on share 14

7 on share 12
5 on share 13
= bid 7 on share 12
= bid 5 on share 13

start auctions for share 4 and share 5
= start auction for share 4
= start auction for share 5

bid -3 on share 12
?

bid 7,5 on share 12
?

bid all on share 12
?

bid everything on share 12
?

bid a few coins on share 12
?

bid up to 7 on share 12
?

bid on share 12
?

bid
?

bid 7 on
?

bid 7 on share twelve and a half
?

bid 7 or 8 on share 12
?

either bid 7 on share 12 or 5 on share 13
?

do not bid on share 12
?

I do not bid 7 on share 12
?

bid 7 on share 12 if nobody else does
?

when bob bids, bid 7 on share 12
?

bid one more than anybody on share 12
?

should I bid 7 on share 12?
?

did bob bid 7 on share 12?
?

ann bid 7 on share 12 yesterday
?

maybe bid 7 on share 12
?

I might bid 7 on share 12
?

bid 7 on share 12 instead
?

changed my mind: bid 7 on share 12
?

cancel my bid on share 12
?

lower my bid on share 12 to 3
?

bid 3-4 on share 12
?

bid 99999999999999 on share 12
?

start an auction
?

start auction for share
?

challenge bob
?

if I can, start auction for share 4
?

start auction for share 4 or 5
?

bob started an auction for share 4
?

bid +2 for share 13
!

I bid +3 coins on share 12
!

increase share 12 by two
!

raise share 12: 7
!
