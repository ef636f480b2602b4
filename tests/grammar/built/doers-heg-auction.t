# Prices in other words: a number that is said to be one, what is bought.
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

Put me down for three on number 14, please.
= bid 3 on share 14

4 on nr 13
= bid 4 on share 13

I invest three coins in share 12, and one coin in share 13
= bid 3 on share 12
= bid 1 on share 13

I'd like to acquire share 13 for eight coins, please.
= bid 8 on share 13

Buy share 13 for 8
= bid 8 on share 13

I wager two coins on share 12, bro
= bid 2 on share 12

Cat invests 3 coins in share 12
?

I bought share 13 for eight coins
?

number 13 is too dear for 4 coins
?
