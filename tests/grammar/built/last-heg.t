# One, by its word.
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

the last coin on share 13
= bid 1 on share 13

my last coin goes on share 13
= bid 1 on share 13

the last coin goes on share 13 after all
?

the last coins on share 13
!
