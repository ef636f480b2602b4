# Said twice, positions, wishes behind a sign, words of the same sound or the same consonants; and what is much like them.
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

I have changed my mind, so please cancel the order for Osaka.
= cancel in Osaka

oops, cancel Osaka
= cancel in Osaka

Cancel the order I gave to unit 13.
= cancel unit 13

cancel Osaka, no wait
!

mv Osaka to Kyoto
= move from Osaka to Kyoto

move teh Osaka guys to Kobe
= move from Osaka to Kobe

Osaka to Kobe adn Nara hold
= move from Osaka to Kobe
= hold in Nara
