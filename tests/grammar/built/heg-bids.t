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

bid 7 on share 12
= bid 7 on share 12

BID 7 ON SHARE 12
= bid 7 on share 12

bid 7c on share 12
= bid 7 on share 12

bid seven coins for share 12
= bid 7 on share 12

7 coins on share 12
= bid 7 on share 12

I bid 7 on share 12
= bid 7 on share 12

I'd like to bid 7 on share 12
= bid 7 on share 12

please bid 7 on share 12
= bid 7 on share 12

share 12: 7
= bid 7 on share 12

share 12: 7 coins
= bid 7 on share 12

on share 12 I bid 7
= bid 7 on share 12

raise my bid on share 12 to 7
= raise bid on share 12 to 7

raise bid on share 12 to 7
= raise bid on share 12 to 7

increase my bid on share 12 to 7
= raise bid on share 12 to 7

bid 7 on Osaka's share
= bid 7 on share 12

bid 7 for the share of the unit in Osaka
= bid 7 on share 12

bid 7 on the share of unit 12
= bid 7 on share 12

bid 7 on 12
= bid 7 on share 12

- bid 7 on share 12
= bid 7 on share 12

1. bid 7 on share 12
= bid 7 on share 12

I will bid 7 on share 12
= bid 7 on share 12

offer 7 for share 12
= bid 7 on share 12

share 12 - 7 coins
= bid 7 on share 12

bid 7 (share 12)
= bid 7 on share 12

bid  7  on  share  12
= bid 7 on share 12

start an auction for share 4
= start auction for share 4

start an auction on share 4
= start auction for share 4

put share 4 up for auction
= start auction for share 4

please put share 4 up for auction
= start auction for share 4

auction off share 4
= start auction for share 4

open auction for share 4
= start auction for share 4

I challenge share 4
= start auction for share 4

I'd like to put share 4 up for auction
= start auction for share 4

bid 7 on share 12 and 5 on share 13
= bid 7 on share 12
= bid 5 on share 13

bid 7 on share 12; start auction for share 4
= bid 7 on share 12
= start auction for share 4

bid 7 on share 12.
Thanks, Ann
= bid 7 on share 12

bid 2.5 on share 12
?

bid 1e3 on share 12
?

bid half on share 12
?

all in on share 12
?

bid some coins on share 12
?

bid about 7 on share 12
?

bid at most 7 on share 12
?

bid 7
?

share 12
?

bid 7 on share
?

bid 7 on Atlantis
?

bid 7 on share 12 or 13
?

don't bid 7 on share 12
?

never bid 7 on share 12
?

if bob bids 6, bid 7 on share 12
?

bid 7 on share 12 unless bob bids more
?

bid 1 more than bob on share 12
?

can I bid 7 on share 12?
?

who bid 7 on share 12?
?

bob bid 7 on share 12
?

I bid 7 on share 12 last winter, remember?
?

perhaps 7 on share 12
?

I was going to bid 7 on share 12
?

I meant bid 7 on share 12
?

withdraw my bid on share 12
?

take back my bid on share 12
?

reduce my bid on share 12 to 3
?

bid 7/2 on share 12
?

start auction
?

put it up for auction
?

auction
?

don't start an auction for share 4
?

should I start an auction for share 4?
?

> bid 7 on share 12
?

bid +1 on share 12
!

bid + 1 on share 12
!

+1 on share 12
!

raise share 12 by 1
!

raise 2 on share 12
!

raise my bid 2 on share 12
!
