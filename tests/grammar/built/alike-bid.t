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

Out of my fourteen coins I place eight upon share 13 and five upon share 12; one coin I keep.
= bid 8 on share 13
= bid 5 on share 12

Three coins on each of the three shares.
!
