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

I bid four coins on share 12.
= bid 4 on share 12

No bid from me this time, thank you.
= pass

Seven for share 14 and two for share 13, please.
= bid 7 on share 14
= bid 2 on share 13

Share 13 looks a bargain, so I offer five coins for it.
= bid 5 on share 13

I pass.
= pass

On 12 I put three coins, on 13 likewise three.
= bid 3 on share 12
= bid 3 on share 13

Too dear for my little shop. I'm not bidding on anything.
= pass

My offer for share 14 is ten coins.
= bid 10 on share 14

One coin on each of the three shares 12, 13 and 14.
= bid 1 on share 12
= bid 1 on share 13
= bid 1 on share 14

Put me down for six on share 12, and I hope Bob is asleep.
= bid 6 on share 12

I'd pay eight coins for share 13 and four for share 14.
= bid 8 on share 13
= bid 4 on share 14

I shall sit this auction out.
= pass

Nine coins go to share 12; nothing on the others.
= bid 9 on share 12

The blue share, number 14, is the one that matters, so five coins on it.
= bid 5 on share 14

Let me wager two coins on share 12 and three more on share 14.
= bid 2 on share 12
= bid 3 on share 14

For share 13 I am ready to give eleven coins.
= bid 11 on share 13

I'll keep my coins in the teapot, dear: pass.
= pass

Twelve gets four coins of mine, thirteen gets two, fourteen gets one.
= bid 4 on share 12
= bid 2 on share 13
= bid 1 on share 14

Please enter a bid of three coins on share 14 on my behalf.
= bid 3 on share 14

It's a fair price at six coins, that share 13, and I bid so.
= bid 6 on share 13

5 on 12
= bid 5 on share 12

nah im out, no bid
= pass

3 coins sh 13, 4 coins sh 14
= bid 3 on share 13
= bid 4 on share 14

I give 8 for the share 14 monsieur
= bid 8 on share 14

pas
= pass

the 14, six coins fr that
= bid 6 on share 14

two quid on 12, same on 13
= bid 2 on share 12
= bid 2 on share 13

go on so, ten on shaer 12
= bid 10 on share 12

skint this week so pass
= pass

Share13:7. Share12:1
= bid 7 on share 13
= bid 1 on share 12

bid 4 sh.14 eh
= bid 4 on share 14

im not buying nothing
= pass

all three, 2 coins each (12 13 n 14)
= bid 2 on share 12
= bid 2 on share 13
= bid 2 on share 14

I offers nine coin by the share 13
= bid 9 on share 13

share 12 - 3, it isnt worth more
= bid 3 on share 12

oh go on put me down for 5 on thirteen dear xx
= bid 5 on share 13

pass!! robbery these prices
= pass

shr 12 four coins,and 14 with 6 of them
= bid 4 on share 12
= bid 6 on share 14

my bid is eigth coins on 12
= bid 8 on share 12

one on 13 for luck and 7 on 14 for real
= bid 1 on share 13
= bid 7 on share 14

I offer seven coins for share 13.
= bid 7 on share 13

Four coins of mine go on share 12, and two on share 14.
= bid 4 on share 12
= bid 2 on share 14

I shall pass, my purse is thinner than my lecture notes.
= pass

Put ten on share 14 for me, because blue looks healthy this year.
= bid 10 on share 14

Share 12 is worth three coins to me and share 13 is worth five; bid exactly that.
= bid 3 on share 12
= bid 5 on share 13

No bid from me at all this round, thank you.
= pass

6 on 12 pls
= bid 6 on share 12

pass lol im broke
= pass

share 14 i give 8 coin, share 13 i give 1
= bid 8 on share 14
= bid 1 on share 13

bidding five coins for shr 13 cos the missus says red is lucky
= bid 5 on share 13

nah not biding anything
= pass

gimme no 12 for 3 and no 14 for 3 aswell
= bid 3 on share 12
= bid 3 on share 14

I bid four coins for share 12.
= bid 4 on share 12

I'd put six on number 13, please, it's the one that I've had my eye on since Tuesday.
= bid 6 on share 13

I hereby submit an offer in the amount of five coins for share number 14.
= bid 5 on share 14

I'll sit this one out, thank you.
= pass

Three for share 12 and two for share 13.
= bid 3 on share 12
= bid 2 on share 13

No bids from me this round, the purse is empty after the holidays.
= pass

For the share 14 I give seven.
= bid 7 on share 14

My offers would be as follows: one coin on 12, four coins on 13, and two coins on 14.
= bid 1 on share 12
= bid 4 on share 13
= bid 2 on share 14

Let me have share 13 at eight coins.
= bid 8 on share 13

Kindly note my bid of ten against share 12, as the red unit in Osaka is worth it.
= bid 10 on share 12

I shall abstain from bidding.
= pass

Share 14 is the bargain here, so I go up to nine for it, plus three for share 12.
= bid 9 on share 14
= bid 3 on share 12

Two coins on 13 and likewise two on 14.
= bid 2 on share 13
= bid 2 on share 14

Put me down for five coins on share 12.
And four on 13, please, my grandson says it's a good one.
= bid 5 on share 12
= bid 4 on share 13

I would like to spend six coins on share 14, and for share 13 I have one coin left over.
= bid 6 on share 14
= bid 1 on share 13

I am not bidding on anything, I pass.
= pass

Eleven coins say that share 13 is mine, and three more say the same about 12.
= bid 11 on share 13
= bid 3 on share 12

Share 12: four. Share 14: same again.
= bid 4 on share 12
= bid 4 on share 14

My wallet opens for number 14 only, and there with three coins.
= bid 3 on share 14

Because Nara will be strong in summer, I offer seven for share 13; for share 12 I offer two.
= bid 7 on share 13
= bid 2 on share 12

4 on 12 oh an 1 on 14
= bid 4 on share 12
= bid 1 on share 14

ill go 6 for shrae 13
= bid 6 on share 13

Five coin i give on share 14 please, he is from Kyoto and i like him
= bid 5 on share 14

pass lol im broke
= pass

12 - 3 coins, 13 - 2 coins
= bid 3 on share 12
= bid 2 on share 13

nah nothing from me this time pass
= pass

Share fourteen, seven coins from my side pls.
= bid 7 on share 14

1c on share 12, 4c on share 13, 2c on share 14
= bid 1 on share 12
= bid 4 on share 13
= bid 2 on share 14

gimme share 12 for eight n 13 for two
= bid 8 on share 12
= bid 2 on share 13

Bid is 10 nos. coins, share no. 12, kindly confirm same
= bid 10 on share 12

not biddin ta
= pass

nine for share 14 an three for 12 please duck
= bid 9 on share 14
= bid 3 on share 12

2 coins each on share 13 n share 14
= bid 2 on share 13
= bid 2 on share 14

share12 5coins
share14 3coins
= bid 5 on share 12
= bid 3 on share 14

On the share 14 I bid six and on the 13 one coin only.
= bid 6 on share 14
= bid 1 on share 13

passsss
= pass

12 coins share 13!!! mine
= bid 12 on share 13

4 for share 12 n same for 14
= bid 4 on share 12
= bid 4 on share 14

share 14 i am bidding 3 coin, is all what i have
= bid 3 on share 14

bidd 7 share 13 because nara strong, and 2 share 12
= bid 7 on share 13
= bid 2 on share 12

Go on, I'll put four coins on share 12, it's only money.
= bid 4 on share 12

I'm skint this week, so it's a pass from me.
= pass

Six on 14 for me, and two on 13 to keep it honest.
= bid 6 on share 14
= bid 2 on share 13

Please, for the share 13 I offer five coins.
= bid 5 on share 13

I do not bid in this auction, my salary has not arrived.
= pass

Three coins for number 12, three for number 13, and one for number 14.
= bid 3 on share 12
= bid 3 on share 13
= bid 1 on share 14

I'm sticking seven coins on share 14 because blue's going to win this.
= bid 7 on share 14

Not bidding on anything this round, I'm saving up.
= pass

Chuck two on 12 and another two on 13.
= bid 2 on share 12
= bid 2 on share 13

I want that Kyoto share, number 14, and I'm paying nine for it.
= bid 9 on share 14

My bid is eight coins on share 12, and not one coin more.
= bid 8 on share 12

I decline to bid.
= pass

Let it be recorded that I offer four for share 13 and five for share 14.
= bid 4 on share 13
= bid 5 on share 14

Three coins on share 13, please, I have to leave the rest for groceries.
= bid 3 on share 13

I'll pass today, thank you, too much going on here.
= pass

Share 12 gets six coins from me, and share 14 gets the same.
= bid 6 on share 12
= bid 6 on share 14

From my modest pension I offer one coin for share 14.
= bid 1 on share 14

I believe in the red ones, therefore ten coins for share 12 and four for share 13.
= bid 10 on share 12
= bid 4 on share 13

No bid from an old man this time; the others may buy.
= pass

With pleasure I bid two on share 13, since nobody seems to love it.
= bid 2 on share 13

fiver on 12 there
= bid 5 on share 12

not a bean left, pass
= pass

4 on 13 an 2 on 14 good man yourself
= bid 4 on share 13
= bid 2 on share 14

For share 14 i give seven coin
= bid 7 on share 14

I no bid,thank you
= pass

in the 12 three coins and in the 13 I put too three
= bid 3 on share 12
= bid 3 on share 13

8 on 14 take my money
= bid 8 on share 14

broke af, passing
= pass

12 for 2 coins, 13 for 5 coins n 14 for 1 lol
= bid 2 on share 12
= bid 5 on share 13
= bid 1 on share 14

slappin 6 coins on share 12 ez
= bid 6 on share 12

SHARE 13: FOUR COINS.
= bid 4 on share 13

No bid this qtr. Colonel, ret.
= pass

Bid 5 sh. 12, 5 sh. 14, final
= bid 5 on share 12
= bid 5 on share 14

3 coins shr 14 pls
= bid 3 on share 14

pass pass pass no money no time x
= pass

2 on 12 4 on 13 sorry for spelling
= bid 2 on share 12
= bid 4 on share 13

I bjud, i mean bid, six coins at share 13
= bid 6 on share 13

This time I stand over and bid not
= pass

on 14 four , on 12 one coin for the fun
= bid 4 on share 14
= bid 1 on share 12

Share nr 12 I will have for nine coins thanks
= bid 9 on share 12
