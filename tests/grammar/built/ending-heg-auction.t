# What is over, or left undone, and what only sounds so (grammar/ending.def).
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

no bids from me thanks
= pass

I am not going to bid
= pass

count me out of this auction
= pass

im out, pass
= pass

We sit this auction out.
= pass

I won't be bidding today
= pass

passing, cheers
= pass

too dear for my purse, I pass
= pass

leave me out of the bidding please
= pass

i dont bid nothing
= pass

no bidding for me this evening
= pass

skip me
= pass

bid 5 on share 12, no more bids
?

no bid above 5
?

no bid on share 12
?

I pass if bob bids 9
?

I do not bid more than 5
?

I didn't bid last time
?

I'm not bidding against bob
?

bob passes
?

should I pass?
?

I might pass
?

share 12: pass
?

nobody bids
?

no bids yet
?

not bidding yet
?

im out of coins
?
