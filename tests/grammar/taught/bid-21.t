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

I'll offer five coins for share 12.
= bid 5 on share 12

I shall not be bidding this time.
= pass

Put me down for three on number 14, please.
= bid 3 on share 14

My bids are four for share 12 and two for share 13.
= bid 4 on share 12
= bid 2 on share 13

Share 13: seven coins.
= bid 7 on share 13

Nothing from me, thank you, I'll sit this one out.
= pass

I would go as high as ten for share 14.
= bid 10 on share 14

One coin each for shares 12, 13 and 14.
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

The vicar bids six coins on share 12.
= bid 6 on share 12

Two coins says I'll have share 13, and eight says I'll have share 14.
= bid 2 on share 13
= bid 8 on share 14

I am keeping my purse closed. Pass.
= pass

For the blue share, number 14, I will pay nine.
= bid 9 on share 14

Eleven coins on share 13, please.
= bid 11 on share 13

Let me have share 12 at three coins. Also share 14 at five.
= bid 3 on share 12
= bid 5 on share 14

My offer for number 13 is twelve coins.
= bid 12 on share 13

5 on 12 mate
= bid 5 on share 12

nah not for me this time
= pass

3 coins fer 14
= bid 3 on share 14

share 12 four quid, share 13 two quid
= bid 4 on share 12
= bid 2 on share 13

four for no 13 pls
= bid 4 on share 13

skint, pass
= pass

ill go ten on share12
= bid 10 on share 12

1 each on 12 13 n 14 ta
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

bidding six. share 14. ok and 1 for share 12
= bid 6 on share 14
= bid 1 on share 12

2 on sh 13 an 8 on sh 14
= bid 2 on share 13
= bid 8 on share 14

count me out love
= pass

stick nine on the 14 share
= bid 9 on share 14

share 13 = 11 coins cheers
= bid 11 on share 13

3 for shre 12, oh and 5 for 14
= bid 3 on share 12
= bid 5 on share 14

twelve coin on 13 , wifes not looking
= bid 12 on share 13

I'll offer seven coins for share 12.
= bid 7 on share 12

Put me down for four on number 13.
= bid 4 on share 13

No bids from me tonight, thank you.
= pass

My bid is 11 coins for share 14.
= bid 11 on share 14

Two coins on share 12 and three coins on share 13, please.
= bid 2 on share 12
= bid 3 on share 13

I'm sitting this auction out.
= pass

Share 13: nine coins.
= bid 9 on share 13

My client tenders the sum of fifteen coins for share 14.
= bid 15 on share 14

I would pay as much as six coins for share 12, so that's my bid.
= bid 6 on share 12

For the thirteenth share I bid five, and for the fourteenth I bid eight.
= bid 5 on share 13
= bid 8 on share 14

I pass.
= pass

Eight of my coins go on share 13.
= bid 8 on share 13

Let me have share 14 for ten coins.
= bid 10 on share 14

One coin on each of the three shares: 12, 13 and 14.
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

I bid twelve on share 12. I also bid two on share 14.
= bid 12 on share 12
= bid 2 on share 14

6 on 12
= bid 6 on share 12

gimme sh 13 for 4 coins
= bid 4 on share 13

nah im broke, pass
= pass

#14 ten bucks
= bid 10 on share 14

3 on share 12, 5 on share 13 n thats me
= bid 3 on share 12
= bid 5 on share 13

not biddin this time hon
= pass

shre 14 - 7 coins
= bid 7 on share 14

ill go eight on 13 lol
= bid 8 on share 13

Bid. Share twelve. Nine coin. Over.
= bid 9 on share 12

2 coins on 14 and 1 on 12 its all i got til payday
= bid 2 on share 14
= bid 1 on share 12

sh12 5c
sh13 5c
sh14 2c
= bid 5 on share 12
= bid 5 on share 13
= bid 2 on share 14

no bid
= pass

puttin 11 down on the 13 share
= bid 11 on share 13

twelve coins fer share 14 yall
= bid 12 on share 14

4 for 12. 6 for 14. good luck everybody
= bid 4 on share 12
= bid 6 on share 14

I offer four coins for share 12.
= bid 4 on share 12

For the share number 14 I am ready to pay six coins.
= bid 6 on share 14

Share 13 has for me a worth of three coins, this is my bid.
= bid 3 on share 13

I give two for share 12 and five for share 13.
= bid 2 on share 12
= bid 5 on share 13

This time I do not participate in the bidding.
= pass

My offer: seven coins, share 14.
= bid 7 on share 14

I would like to acquire share 13 for eight coins, please.
= bid 8 on share 13

I invest three coins in share 12, one coin in share 13 and four coins in share 14.
= bid 3 on share 12
= bid 1 on share 13
= bid 4 on share 14

Please note down my bid of nine on share 12.
= bid 9 on share 12

Unfortunately I must pass.
= pass

On share 14 I put ten coins, and on share 12 only one.
= bid 10 on share 14
= bid 1 on share 12

Two coins shall be bid by me for share 14.
= bid 2 on share 14

I make no bid at all in this auction, thank you.
= pass

I propose five coins for share 12. Furthermore I propose five for share 14.
= bid 5 on share 12
= bid 5 on share 14

The share 13 interests me; I bid six for it, and three for share 14.
= bid 6 on share 13
= bid 3 on share 14

3 coin for share 12 pls
= bid 3 on share 12

i give 11 at the nr 14 share
= bid 11 on share 14

share 13: 5
= bid 5 on share 13

4 for share 13 ,1 for share 14
= bid 4 on share 13
= bid 1 on share 14

i pass this time ok
= pass

seven coins!! share 14 its mine haha
= bid 7 on share 14

12 for the share13 i bidding
= bid 12 on share 13

share 12 two coins, share 13 two coins, share 14 six coins
= bid 2 on share 12
= bid 2 on share 13
= bid 6 on share 14

i pay 7 on shar 12
= bid 7 on share 12

no bid from me, i have no money lol
= pass

10 coins share 14 and 1 coin share 12 merci
= bid 10 on share 14
= bid 1 on share 12

i say 9 for sahre 14
= bid 9 on share 14

not bidding, next please
= pass

share 12 i offer 5 and share 14 also 5
= bid 5 on share 12
= bid 5 on share 14

6 coins on share nr 13, 3 coins on share nr 14, sorry my english
= bid 6 on share 13
= bid 3 on share 14

BIDS: share 12: 5 coins; share 14: 3 coins.
= bid 5 on share 12
= bid 3 on share 14

My treasurer offers seven coins for share 13.
= bid 7 on share 13

I abstain from this auction.
= pass

Sealed bid, share 14, 9 coins.
= bid 9 on share 14

Four coins upon share 12, sir, and not one more.
= bid 4 on share 12

Ann makes no bid.
= pass

The House of Ann is prepared to pay 11 for share 13.
= bid 11 on share 13

For No. 12 I give 2, for No. 13 I give 6, for No. 14 I give 1.
= bid 2 on share 12
= bid 6 on share 13
= bid 1 on share 14

I put ten coins down on share 14.
= bid 10 on share 14

Pass.
= pass

Share 13 interests me greatly; I bid eight coins on it.
= bid 8 on share 13

Spent the morning counting my purse, and in the evening I laid three coins on share 12.
= bid 3 on share 12

Lot 14 - twelve coins from me. Lot 12 - five coins from me.
= bid 12 on share 14
= bid 5 on share 12

My bid is 6 for share 12, and I match it with another 6 for share 13.
= bid 6 on share 12
= bid 6 on share 13

I shall be sitting out the bidding this time.
= pass

sh12: 5c, sh14: 3c
= bid 5 on share 12
= bid 3 on share 14

7 coin for the share 13 pls
= bid 7 on share 13

im out this auction, no bid
= pass

share 14 @ 9
= bid 9 on share 14

5 on #12, 1 on #13 and thats my lot
= bid 5 on share 12
= bid 1 on share 13

nothing from me, broke again lol
= pass

i pays eleven for 13 share
= bid 11 on share 13

12 => 2c
13 => 6c
14 => 1c
= bid 2 on share 12
= bid 6 on share 13
= bid 1 on share 14

put me down ten coins share14
= bid 10 on share 14

p a s s
= pass

bidd 8 , share 13 , good luck all
= bid 8 on share 13

diary: purse is thin. 3 coins on share 12 anyway
= bid 3 on share 12

twelve coins share 14 + five coins share 12 thx
= bid 12 on share 14
= bid 5 on share 12

shre 12 six , shre 14 two. Tomek
= bid 6 on share 12
= bid 2 on share 14

ann passes
= pass

I bid five coins on share 12.
= bid 5 on share 12

Put me down for 3 on share 14, please.
= bid 3 on share 14

I'll pass on this one, we have school fees to pay.
= pass

Seven for share 13 and two for share 12.
= bid 7 on share 13
= bid 2 on share 12

My offer is ten coins for share 14.
= bid 10 on share 14

Nothing from me in this auction.
= pass

I'm willing to pay four coins for share number 13.
= bid 4 on share 13

Share 12 is the one I fancy, and I'll give you six for it.
= bid 6 on share 12

Please book 8 coins against share 13 and 1 coin against share 14.
= bid 8 on share 13
= bid 1 on share 14

No bid from my side, thank you kindly.
= pass

I would like to offer 2 coins each on shares 12 and 14.
= bid 2 on share 12
= bid 2 on share 14

Nine on share 14. I feel lucky today!
= bid 9 on share 14

Bids: share 12 for 3, share 13 for 4, share 14 for 5.
= bid 3 on share 12
= bid 4 on share 13
= bid 5 on share 14

Twelve coins from me for share 13, mate.
= bid 12 on share 13

I want share 14 for six coins. On share 13 I'm bidding one.
= bid 6 on share 14
= bid 1 on share 13

5 on 12 pls
= bid 5 on share 12

share 14, ill go 3
= bid 3 on share 14

pass for me hun
= pass

sh 13 for 7 n sh 12 for 2
= bid 7 on share 13
= bid 2 on share 12

TEN coins on 14 lets goooo
= bid 10 on share 14

nah not bidding this time
= pass

offring 4 for shre 13
= bid 4 on share 13

ill have share 12 for six bucks mate
= bid 6 on share 12

13: 8 coins
14: 1 coin
= bid 8 on share 13
= bid 1 on share 14

broke af, pass
= pass

two coins on 12 and two on 14 thx
= bid 2 on share 12
= bid 2 on share 14

9 coin only for the share no. 14
= bid 9 on share 14

bids r 3 for share 12, 4 for 13, 5 for 14
= bid 3 on share 12
= bid 4 on share 13
= bid 5 on share 14

put me 12 coins on share 13 ja
= bid 12 on share 13

share 14 six coins, share 13 one coin. now back 2 the laundry
= bid 6 on share 14
= bid 1 on share 13

I'm offering seven coins for share 13.
= bid 7 on share 13

Share 12: put me down for four.
= bid 4 on share 12

No bid from me this round, thanks all the same.
= pass

Five coins on number 14, please, and two on number 12.
= bid 5 on share 14
= bid 2 on share 12

I will go as high as eleven for share fourteen.
= bid 11 on share 14

Auctioneer, mark my bids: 3 on share 12, 6 on share 13, 1 on share 14.
= bid 3 on share 12
= bid 6 on share 13
= bid 1 on share 14

6 coins shar 12 pls
= bid 6 on share 12

nah skint, passing
= pass

stick us down for a fiver on 13
= bid 5 on share 13

9 for 14 n 3 for 12 cheers guv
= bid 9 on share 14
= bid 3 on share 12

im in!! share 13,eight coins
= bid 8 on share 13

ten on fourteen, final, dont tell the missus
= bid 10 on share 14

I offer seven coins for share 12.
= bid 7 on share 12

For share 13 I am willing to pay 4.
= bid 4 on share 13

Nothing for me in this auction, I pass.
= pass

My bids: 5 coins for number 12 and 3 coins for number 14.
= bid 5 on share 12
= bid 3 on share 14

Put me down for ten on share 14, please.
= bid 10 on share 14

Share 13 is worth six coins to me; share 12 only two.
= bid 6 on share 13
= bid 2 on share 12

8 on 12
= bid 8 on share 12

ill sit this one out
= pass

share 14: i give 5 coin
= bid 5 on share 14

9 for sh 13 plus 1 coin for sh 14 thx
= bid 9 on share 13
= bid 1 on share 14

goin in with 6c on share no.12 and 4c on 14 lol
= bid 6 on share 12
= bid 4 on share 14

no bids from my side today, kid has fever
= pass

I bid four coins on share 12.
= bid 4 on share 12

For share 13 I am ready to pay six.
= bid 6 on share 13

I shall pass this time, my pension is not here till Thursday.
= pass

Please put down two coins for share 14 and five for share 12.
= bid 2 on share 14
= bid 5 on share 12

My offer for number 14 is three coins.
= bid 3 on share 14

No bid from me, thank you.
= pass

Seven coins from my purse for share 12, and three for share 13, which is a fair price for Nara.
= bid 7 on share 12
= bid 3 on share 13

The undersigned tenders eight coins for share 14.
= bid 8 on share 14

I'll go to five on share 13. The others are too dear for me.
= bid 5 on share 13

One coin on each of the three shares, 12, 13 and 14.
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

At the cattle mart I learnt not to shout first, but here goes: nine for share 12.
= bid 9 on share 12

Kindly note my bid of ten coins against share 13.
= bid 10 on share 13

I sit this auction out entirely.
= pass

Share 14 is worth four coins to me, and share 13 the same again.
= bid 4 on share 14
= bid 4 on share 13

I would give two coins for share 12, no more, and six for share 14.
= bid 2 on share 12
= bid 6 on share 14

Put me down for three on share 12 please, dear.
= bid 3 on share 12

My wife says twelve coins for share 13, and in this house she is the minister of finance.
= bid 12 on share 13

I am bidding five coins on share 14, four on share 13, and three on share 12.
= bid 5 on share 14
= bid 4 on share 13
= bid 3 on share 12

I've nothing to offer, so pass.
= pass

Six coins on share 14 from Ann.
= bid 6 on share 14

4 coins on 12 pls
= bid 4 on share 12

no bid frm me skint till friday
= pass

share13 - 5
= bid 5 on share 13

i give six coin for share 14 and two coin for share 12
= bid 6 on share 14
= bid 2 on share 12

nah pass
= pass

Ten coins on sahre 12. Yes ten!
= bid 10 on share 12

13 for three coins, 14 for three coins too. shares i mean
= bid 3 on share 13
= bid 3 on share 14

ill bid 7 on sh 14 its a bonny wee share
= bid 7 on share 14

Am offering 8 coins for share no.13 kindly confirm
= bid 8 on share 13

put 1 on 14 dear, just for the fun
= bid 1 on share 14

2 coins share 12
2 share 13
2 share 14 ta
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

I am passing this auction, is to expensive for a teacher
= pass

9 for share 12 sold the heifer yesterday
= bid 9 on share 12

bidding:share 13,4 coins.share 12,5 coins.
= bid 4 on share 13
= bid 5 on share 12

five coin share fourteen
= bid 5 on share 14

gaun then, three on share 13 an no a penny mair
= bid 3 on share 13

skip me im passing
= pass

sh. 12 six & sh. 14 four coins pls
= bid 6 on share 12
= bid 4 on share 14

from me seven zloty haha, coins, on the share 13
= bid 7 on share 13

share 14 get 11 off me, nothing for others
= bid 11 on share 14

Put me down for five coins on share 12.
= bid 5 on share 12

I'll go seven on number 13, and not a penny more.
= bid 7 on share 13

I pass.
= pass

Three coins for share 12 and four for share 14.
= bid 3 on share 12
= bid 4 on share 14

No bids from me this round, my wallet's on empty.
= pass

Share 14 is the one I love, so I offer ten coins for it.
= bid 10 on share 14

Two coins on each of the shares 12 and 13.
= bid 2 on share 12
= bid 2 on share 13

I'm bidding six for share 13. Share 12 gets one coin.
= bid 6 on share 13
= bid 1 on share 12

My offer for share 12 stands at eight.
= bid 8 on share 12

Let the others fight it out, I'm sitting this auction out.
= pass

Nine of my coins go on 14, since blue has been going like a V8 all year.
= bid 9 on share 14

One for share 12, two for share 13, three for share 14.
= bid 1 on share 12
= bid 2 on share 13
= bid 3 on share 14

Lay four coins down on share 13 for me, barkeep.
= bid 4 on share 13

I want share 12 and I will pay eleven for it.
= bid 11 on share 12

I bid five on 14 and the same again on 13.
= bid 5 on share 14
= bid 5 on share 13

I won't be buying anything today.
= pass

Twelve coins, share 14, final offer.
= bid 12 on share 14

Stick a fiver on share 13 and a single coin on share 14, thanks mate.
= bid 5 on share 13
= bid 1 on share 14

Three coins from me for number 12, because it is all I have, my friends.
= bid 3 on share 12

Six on share 14; the rest of my money stays in my boot.
= bid 6 on share 14

7 coins fer nr 13, thats me lot
= bid 7 on share 13

3 coins sh 12, 4 coins sh 14
= bid 3 on share 12
= bid 4 on share 14

ten 4 share 14 i love her
= bid 10 on share 14

share 13 six coins. share 12 just one
= bid 6 on share 13
= bid 1 on share 12

yall have fun im passin
= pass

share 12 1 coin, share 13 2, share 14 3
= bid 1 on share 12
= bid 2 on share 13
= bid 3 on share 14

eleven coins on 12!!
= bid 11 on share 12

not biddin
= pass

fiver on share 13 an 1 coin share 14 cheers
= bid 5 on share 13
= bid 1 on share 14

six coin share 14 rest stays in me boot
= bid 6 on share 14

4 coins for 12 n 6 for 14, dont tell the missus
= bid 4 on share 12
= bid 6 on share 14

na pass me
= pass

gimme share 14, ill pay 7
= bid 7 on share 14

two on shr 12, same on shr 13, same on shr 14
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

red looks good so bidding 9 coins on share 12 plz
= bid 9 on share 12

Share 13, 10 coins. Share 14, 3 coins. End msg
= bid 10 on share 13
= bid 3 on share 14

i no bid this time, friends, saving for the beach
= pass

1 coin on share 13 lol worth a punt
= bid 1 on share 13

shere 12 for 6 coins
= bid 6 on share 12

8 on 14 an 2 on 12 ta
= bid 8 on share 14
= bid 2 on share 12

Five coins on share 12, please.
= bid 5 on share 12

I offer seven for share 13 and two for share 14.
= bid 7 on share 13
= bid 2 on share 14

I pass.
= pass

Share 14 is worth eight coins to me, and that is what I bid.
= bid 8 on share 14

My bids are three on 12, four on 13 and one on 14.
= bid 3 on share 12
= bid 4 on share 13
= bid 1 on share 14

No bids from me in this auction, as the car needed new tyres, so to speak.
= pass

Put ten on number 13.
= bid 10 on share 13

Two coins for share 12 and the same again for share 13.
= bid 2 on share 12
= bid 2 on share 13

Since blue is going to win this war, I am prepared to pay nine for share 14.
= bid 9 on share 14

I bid a single coin on share 12, for old times' sake.
= bid 1 on share 12

For share 13 I give six; for share 12 another four.
= bid 6 on share 13
= bid 4 on share 12

Nothing tempts me here. Pass.
= pass

A dozen coins go on share 14.
= bid 12 on share 14

My dear host, kindly enter a bid of three on share 13 on my behalf.
= bid 3 on share 13

Share 12: six coins. Share 14: five coins. I leave 13 to the others.
= bid 6 on share 12
= bid 5 on share 14

I would like to have the thirteenth share, and eleven coins of mine say so.
= bid 11 on share 13

Seven on share 12 and likewise on share 14.
= bid 7 on share 12
= bid 7 on share 14

I'm staking four of my coins on share 14, and the rest stay in the purse.
= bid 4 on share 14

Twenty on share 12, because Cat must not have it, and two on share 13.
= bid 20 on share 12
= bid 2 on share 13

This time I abstain from bidding altogether.
= pass

i want nr 12 so 15 coins on it
= bid 15 on share 12

8 for share14, half of that 4 for share 13
= bid 8 on share 14
= bid 4 on share 13

pass 4 me thx
= pass

On the share 13 I set nine coin, it is good stock
= bid 9 on share 13

2 coins 12
6 coins 13
3 coins 14, sorry for short mail im on the bus
= bid 2 on share 12
= bid 6 on share 13
= bid 3 on share 14

no bid. im broke lol
= pass

ten coinz on share 13!!
= bid 10 on share 13

14 3 coins and 12 3 coins too pls
= bid 3 on share 14
= bid 3 on share 12

make i put 9 for share 14, blue go win am
= bid 9 on share 14

bid 1 shre 12
= bid 1 on share 12

six for nr 13 and four for nr 12 please
= bid 6 on share 13
= bid 4 on share 12

passing, too knackered to count coins
= pass

share 14 <- 12 coins
= bid 12 on share 14

3 coins share13 regards from praha
= bid 3 on share 13

6 on sahre 12, 5 on share 14. 13 is junk
= bid 6 on share 12
= bid 5 on share 14

share no.13 eleven coins i want it sooo bad
= bid 11 on share 13

five each on shares 12 & 13, five again on 14
= bid 5 on share 12
= bid 5 on share 13
= bid 5 on share 14

put 4 of my coins 2 share 14 rest i keep
= bid 4 on share 14

18 on share 13 before cat grabs it, n 1 on 14
= bid 18 on share 13
= bid 1 on share 14

i pas
= pass
