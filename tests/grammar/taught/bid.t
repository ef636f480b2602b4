# How people who had seen neither program nor lists said their orders: of these src/order/analogy.c learns (grammar/from-corpora), so
# that they test nothing.
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

I offer seven coins for share 12.
= bid 7 on share 12

Share 14: five.
= bid 5 on share 14

My bid for share 13 is 9 coins.
= bid 9 on share 13

I shall not bid at all.
= pass

Four coins on share 12 and six coins on share 14, please.
= bid 4 on share 12
= bid 6 on share 14

Put 10 on number 13 for me.
= bid 10 on share 13

I pass, thank you.
= pass

For share 14 I am paying 3 coins.
= bid 3 on share 14

Ann bids: 2 on share 12, 2 on share 13, 2 on share 14.
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

Let it be written that I wager a dozen coins upon share 13!
= bid 12 on share 13

Kindly enter my offer of eight on share 14.
= bid 8 on share 14

Share 12 is worth eleven to me, so eleven it is.
= bid 11 on share 12

No bid from my side this time.
= pass

One coin for share 13, and for share 12 fifteen.
= bid 1 on share 13
= bid 15 on share 12

My sealed bid, dear host: share 12, six coins.
= bid 6 on share 12

5 on 12 pls
= bid 5 on share 12

pass thx
= pass

bid share14 7 coins
= bid 7 on share 14

sahre 13, 4 coins
= bid 4 on share 13

3 for share 12 n 8 for share 13 ty
= bid 3 on share 12
= bid 8 on share 13

im passing mate
= pass

i give 6 coin for the share 14
= bid 6 on share 14

share no.12 -> 9
= bid 9 on share 12

put me down 4 ten on share 13 lol
= bid 10 on share 13

nah no bid 4 me
= pass

bd 2 on share 14
= bid 2 on share 14

5c share 12; 5c share 14
= bid 5 on share 12
= bid 5 on share 14

chucking 7 coins at share 13
= bid 7 on share 13

My biding is eight coins share 12
= bid 8 on share 12

Share 14 .. 11 coins!! , share 13 .. 1 coin
= bid 11 on share 14
= bid 1 on share 13

Seven coins for share 12.
= bid 7 on share 12

I offer 5 coins on share number 13.
= bid 5 on share 13

I do not bid at all in this auction.
= pass

For share 14 my bid is ten.
= bid 10 on share 14

My bids: share 12, four coins; share 13, six coins.
= bid 4 on share 12
= bid 6 on share 13

The house of Ann passes.
= pass

Put me down for 3 on share 14 and 8 on share 12.
= bid 3 on share 14
= bid 8 on share 12

Share | coins
12 | 2
13 | 2
14 | 9
= bid 2 on share 12
= bid 2 on share 13
= bid 9 on share 14

I would give eleven coins to have share 13.
= bid 11 on share 13

Honoured auctioneer, share 14 is worth six coins to my master, and so we bid them.
= bid 6 on share 14

No bid from me.
= pass

Share 12: one coin. Share 14: one coin.
= bid 1 on share 12
= bid 1 on share 14

My offer for share 13 amounts to nine coins.
= bid 9 on share 13

Five coins each on shares 12 and 13.
= bid 5 on share 12
= bid 5 on share 13

I'm letting this auction go by and pass.
= pass

7 on 12
= bid 7 on share 12

sh 13 bid 5c
= bid 5 on share 13

pas
= pass

ten coins 4 share 14, its mine muhaha
= bid 10 on share 14

share 12 - 4 coins,share13 - 6 coins
= bid 4 on share 12
= bid 6 on share 13

no bids 4 me thx
= pass

bidding 3 on #14 an 8 on #12
= bid 3 on share 14
= bid 8 on share 12

i wanna bid eleven in share 13
= bid 11 on share 13

shr 14: six. ciao
= bid 6 on share 14

nah i pass, broke lol
= pass

bid on shares: 12 =2 coins 13 =2 coins 14 =9 coins
= bid 2 on share 12
= bid 2 on share 13
= bid 9 on share 14

1 coin share 12, 1 coin share 14 haha
= bid 1 on share 12
= bid 1 on share 14

my bet is nine coin to the share 13
= bid 9 on share 13

12 coins!! on share 14!!
= bid 12 on share 14

5 coins share 12 n 5 coins on the 13
= bid 5 on share 12
= bid 5 on share 13

I bid five coins on share 12.
= bid 5 on share 12

Three coins for share 14, please, that is my pocket money.
= bid 3 on share 14

No bid from me this time, thank you.
= pass

Put me down for 8 on share 13.
= bid 8 on share 13

I offer two coins for share 12 and four coins for share 13.
= bid 2 on share 12
= bid 4 on share 13

I'll pass, the car needs new tyres.
= pass

Share 14: my bid is 6.
= bid 6 on share 14

For number thirteen I give seven coins, and not because it is unlucky.
= bid 7 on share 13

Please enter a bid of ten on share 12, with greetings from the pharmacy.
= bid 10 on share 12

One coin on each of the shares 12, 13 and 14.
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

I am not bidding at all today.
= pass

My offers are 3 for share 13 and 5 for share 14.
= bid 3 on share 13
= bid 5 on share 14

On share 14 I will spend nine coins.
= bid 9 on share 14

Ann keeps her purse closed and passes.
= pass

A dozen coins for share 13, my dear, I feel rich.
= bid 12 on share 13

bid 3 coin share 14
= bid 3 on share 14

i give 7 for sahre 13
= bid 7 on share 13

share12 4 , share14 2
= bid 4 on share 12
= bid 2 on share 14

no bids 4 me sorry skint lol
= pass

sh. 13 : 6 coins ok
= bid 6 on share 13

ten coins for the 14 please thankyou
= bid 10 on share 14

i pas
= pass

bidding too coins on share 12 (2)
= bid 2 on share 12

8 for 13!! wife is watching
= bid 8 on share 13

nr 14 = 1 coin, cheapskate me
= bid 1 on share 14

2 on 12 3 on 13 4 on 14 bye
= bid 2 on share 12
= bid 3 on share 13
= bid 4 on share 14

im passing, no bid, shop is full
= pass

share tweleve i pay 9
= bid 9 on share 12

Twelve coins on share 13, please.
= bid 12 on share 13

I'm bidding five for share 14.
= bid 5 on share 14

For share number 12 I offer seven coins.
= bid 7 on share 12

Share 13 is worth four coins to me; put them down on it.
= bid 4 on share 13

I'd like to pay nine for share 12.
= bid 9 on share 12

Let me have three coins on share 12 and six on share 14.
= bid 3 on share 12
= bid 6 on share 14

My offer on share 14 is eleven.
= bid 11 on share 14

I'm passing this time.
= pass

A single coin goes on share 13.
= bid 1 on share 13

I sit this auction out.
= pass

On share 12 there should be ten of my coins.
= bid 10 on share 12

Six for the share numbered 14 and two for the share numbered 13.
= bid 6 on share 14
= bid 2 on share 13

Share 12 shall be bid for with eight coins.
= bid 8 on share 12

Four is what I bid, and share 14 is what I bid it on.
= bid 4 on share 14

5 on share 13
= bid 5 on share 13

bid 7 share 14 pls
= bid 7 on share 14

shr 13 four coins
= bid 4 on share 13

9 coins for nr 12
= bid 9 on share 12

3 on share 12 n 6 on share 13
= bid 3 on share 12
= bid 6 on share 13

nah no bid for me
= pass

eleven on share 12!!
= bid 11 on share 12

share 14 - 1 coin
= bid 1 on share 14

put 10 coin on share 13 please sir
= bid 10 on share 13

6 for share 14, 2 for 13 ty
= bid 6 on share 14
= bid 2 on share 13

biding 8 on sahre 14
= bid 8 on share 14

skip me this auction
= pass

ok ok 15 coins on share 13 lol
= bid 15 on share 13

i give 2 coins for share 12
= bid 2 on share 12

Five coins on share 12.
= bid 5 on share 12

I offer seven for share 13.
= bid 7 on share 13

For share number fourteen I would give three coins.
= bid 3 on share 14

I pass.
= pass

My bid: ten coins, share 12.
= bid 10 on share 12

Put two coins on 13, please.
= bid 2 on share 13

Share 14 shall be mine for nine!
= bid 9 on share 14

I raise to eight coins on share 13.
= bid 8 on share 13

This round I am sitting out.
= pass

My old purse opens for six coins, all for share 14.
= bid 6 on share 14

Eleven coins for number twelve.
= bid 11 on share 12

I will go up to four on share 12. Bid four.
= bid 4 on share 12

Pass for me, the prices are too high.
= pass

On share thirteen, a bid of fifteen coins.
= bid 15 on share 13

Dear auctioneer, kindly note my bid of twelve coins on share 14.
= bid 12 on share 14

Captain's purse says one coin on share 13.
= bid 1 on share 13

I do not bid.
= pass

Twenty coins! Share 12!
= bid 20 on share 12

Enter me for share 14 at five.
= bid 5 on share 14

5 on 12
= bid 5 on share 12

share 13 - 7 coins
= bid 7 on share 13

3c for shr 14 pls
= bid 3 on share 14

pass
= pass

nah im out, pass
= pass

bidding 10 4 share 12
= bid 10 on share 12

sh13: 2 coins
= bid 2 on share 13

9!!! for share 14 gimme
= bid 9 on share 14

bid eigth on share 13
= bid 8 on share 13

no bid 4 me
= pass

i am bid 6 coin for share 14 only
= bid 6 on share 14

eleven on share12 ta
= bid 11 on share 12

i put 4 coins the share 12
= bid 4 on share 12

pas s
= pass

Share 13 fifteen coin I pay bid
= bid 15 on share 13

12 coins share #14
= bid 12 on share 14

1 coin on shre 13 lol im poor
= bid 1 on share 13

not biding today, cheers
= pass

share 12 twenty coins abeg
= bid 20 on share 12

14 for five coins pls, the share 14
= bid 5 on share 14

Since I have never owned anything blue, I bid four coins on share 14.
= bid 4 on share 14

My purse is as empty as my fridge, so I pass.
= pass

Please put five on share 12 for me, with my compliments to Bob.
= bid 5 on share 12

Three coins on share 12 and two on share 13, as my late uncle would have done.
= bid 3 on share 12
= bid 2 on share 13

Sorry for keeping you all waiting, but here it is: seven for share 13.
= bid 7 on share 13

I'd like to offer a single coin for share 14, because one never knows.
= bid 1 on share 14

No bid from me this time, as I'm saving up for a new roof.
= pass

Just to spoil Cat's evening, six coins on 13, please.
= bid 6 on share 13

I bid two on each of the three shares, for the sake of fairness.
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

My accountant is asleep, so let me bid ten on share 12.
= bid 10 on share 12

Share 14 for eight coins, if you please, and then another three on share 12.
= bid 8 on share 14
= bid 3 on share 12

Having looked at the prices, and having laughed, I'll pass.
= pass

It is my birthday, so give me share 13 for nine coins, that being my bid.
= bid 9 on share 13

To keep the market lively I'm putting four coins on number 12 and five on number 14.
= bid 4 on share 12
= bid 5 on share 14

Count me out of this auction, thank you, the soup is boiling over.
= pass

As promised to my horse, I place three coins on share 14 and one on share 13 as well.
= bid 3 on share 14
= bid 1 on share 13

Let it be six coins for share 12, for I'm feeling lucky today.
= bid 6 on share 12

From an internet café in Lisbon, with terrible coffee: my bid is 11 on share 13.
= bid 11 on share 13

I take the liberty of offering five coins for share 13, and after that four for share 14.
= bid 5 on share 13
= bid 4 on share 14

I'll sit this one out, because somebody has to watch the rest of you go broke.
= pass

4 on 14 pls coz blue is pretty
= bid 4 on share 14

pass, im broke lol
= pass

sry late!! bid 5 share 12
= bid 5 on share 12

3 coins sh 12, 2 coins sh 13 thx
= bid 3 on share 12
= bid 2 on share 13

seven for share13 and dont tell the wife
= bid 7 on share 13

1 measly coin on share 14 haha
= bid 1 on share 14

no bid here, saving for a bike
= pass

i bidd 6 on the share 13 just to anoy cat
= bid 6 on share 13

2 coins each on 12 13 and 14 why not
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

TEN on share 12. im crazy i know
= bid 10 on share 12

share 14 8 coins, share 12 another 3, ok bye bus is here
= bid 8 on share 14
= bid 3 on share 12

nah too rich for me i pass
= pass

Hello, for the share number 13 i give 9 coins, is my birthday
= bid 9 on share 13

12: 4, 14: 5 (coins) gotta go
= bid 4 on share 12
= bid 5 on share 14

i'm out of this one.. pass.. soup burning
= pass

3 on shrae 14 n 1 on share 13 as well ty
= bid 3 on share 14
= bid 1 on share 13

feelin lucky punk so 6 coin on share 12
= bid 6 on share 12

bieten... sorry german keyboard, i bid 11 on share 13
= bid 11 on share 13

five on 13 then four on 14 thats all folks
= bid 5 on share 13
= bid 4 on share 14

passing again booo
= pass

share 12: 7
= bid 7 on share 12

My bid for 13 is five coins.
= bid 5 on share 13

Nine coins upon share fourteen.
= bid 9 on share 14

Share 12, an offer of four.
= bid 4 on share 12

Plonk eight down for share 14.
= bid 8 on share 14

I am out of this one: pass.
= pass

My purse stays shut, no bid.
= pass

For share 13, eleven coins from my chest.
= bid 11 on share 13

Bids
12 - 3 coins
14 - 6 coins
= bid 3 on share 12
= bid 6 on share 14

Six coins say share 12 is mine.
= bid 6 on share 12

Wager ten on number 13.
= bid 10 on share 13

I woo share 14 with a dozen coins.
= bid 12 on share 14

Sh. 13 @ 2
= bid 2 on share 13

On twelve I put 5 coins, on thirteen 4.
= bid 5 on share 12
= bid 4 on share 13

A modest coin, just one, on share 14.
= bid 1 on share 14

Nothing from me in this auction.
= pass

Share no. 14 -> 13 coins
= bid 13 on share 14

Seven, on share 13, that is my bid.
= bid 7 on share 13

Hurl fifteen coins at share 12.
= bid 15 on share 12

Three bids: share 12 two, share 13 three, share 14 four.
= bid 2 on share 12
= bid 3 on share 13
= bid 4 on share 14

shrae 12: 7
= bid 7 on share 12

5 on 13
= bid 5 on share 13

nien coins share 14 plz
= bid 9 on share 14

bidd 4 shr 12
= bid 4 on share 12

plnok 8 on 14 thx
= bid 8 on share 14

pss
= pass

no bid frm me
= pass

sh13 11c
= bid 11 on share 13

12-3coins,14-6coins
= bid 3 on share 12
= bid 6 on share 14

i giv six coin for the share 12
= bid 6 on share 12

tenn coins on #13 haha
= bid 10 on share 13

share14 12 coins go
= bid 12 on share 14

ofer 2 for sahre 13
= bid 2 on share 13

five on 12 n four on thriteen
= bid 5 on share 12
= bid 4 on share 13

jsut 1 coin share fourten
= bid 1 on share 14

ill pass ta
= pass

bid 13c shar 14!!
= bid 13 on share 14

my bdi is seven fr share 13
= bid 7 on share 13

15 coins @ shr 12 lets gooo
= bid 15 on share 12

bids: s12=2 s13=3 s14=4
= bid 2 on share 12
= bid 3 on share 13
= bid 4 on share 14

I offer five coins for share 12.
= bid 5 on share 12

Seven coins on share 14, please.
= bid 7 on share 14

My bids are 3 on share 12, 4 on share 13 and 6 on share 14.
= bid 3 on share 12
= bid 4 on share 13
= bid 6 on share 14

For share 13 I will pay ten coins.
= bid 10 on share 13

Put me down for two coins on share 12.
= bid 2 on share 12

I am willing to spend nine on share 14 and one on share 13.
= bid 9 on share 14
= bid 1 on share 13

Share 13 is worth eight coins to me, so that is my bid.
= bid 8 on share 13

Share 12: four coins. Share 14: eleven coins.
= bid 4 on share 12
= bid 11 on share 14

bid 7 share14
= bid 7 on share 14

3 on 12, 4 on 13 6 on 14
= bid 3 on share 12
= bid 4 on share 13
= bid 6 on share 14

ten coins for 13 pls
= bid 10 on share 13

on share 12 two coin I bid
= bid 2 on share 12

9 coins for nr 14 its mine haha
= bid 9 on share 14

ill pay 8 for shre 13
= bid 8 on share 13

share 12: 4c, share 14: 11c
= bid 4 on share 12
= bid 11 on share 14

I offer seven coins for share 13.
= bid 7 on share 13

Put five coins on share 12 and three coins on share 14, please.
= bid 5 on share 12
= bid 3 on share 14

My bid for share 14 is 11.
= bid 11 on share 14

For share 12 I am willing to pay 9 coins.
= bid 9 on share 12

Share 12: 4 coins
Share 13: 6 coins
Share 14: 2 coins
= bid 4 on share 12
= bid 6 on share 13
= bid 2 on share 14

The undersigned hereby tenders a bid of fifteen coins upon share 13.
= bid 15 on share 13

Eight shiny coins from me on share 14, partner!
= bid 8 on share 14

I'd like to buy share 12 for ten coins and share 13 for one coin.
= bid 10 on share 12
= bid 1 on share 13

7 coins on 13
= bid 7 on share 13

share 12 five, share 14 three pls
= bid 5 on share 12
= bid 3 on share 14

ill go 11 coins 4 share 14 lol
= bid 11 on share 14

Bid 9 coin shar 12
= bid 9 on share 12

4 coins for no 12 and 6 coins for no 13, thats all i got partner
= bid 4 on share 12
= bid 6 on share 13

For the share 13 I give fifteen coin, abraço
= bid 15 on share 13

my biddd: share 14 - 8c
= bid 8 on share 14

put ten on share 12 adn 1 on share 13 ok thx
= bid 10 on share 12
= bid 1 on share 13
