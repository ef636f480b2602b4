# As strangers wrote in play, in other words; and near misses, which are no orders.
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
call spring

hold in Osaka, it has been a long year
= hold in Osaka

He would have Kyoto hold.
?

I would have had Kyoto hold.
?

Cat is to go to Himeji from Osaka after that.
?

If Osaka is to go to Himeji, Nara supports it.
?

Osaka goes to Himeji, that is what Bob thinks.
?

nara supported osaka to himeji, he has earned it
?
