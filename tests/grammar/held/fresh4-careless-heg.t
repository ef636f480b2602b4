# The second fresh half: only measured.
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

nara kyoto, osaka sup nara kyoto
= move from Nara to Kyoto
= support Nara to Kyoto with Osaka

osaka supports nara->kyoto
= support Nara to Kyoto with Osaka

osk s nara-kyoto
?

12 s 13 - kyoto
= support unit 13 to Kyoto with unit 12

12 h, 13 - kyoto
= hold unit 12
= move unit 13 to Kyoto

osaka hlod
= hold in Osaka

mv osaka kobe
= move from Osaka to Kobe

osaka supprts nara hold
= support Nara with Osaka to hold

nara attck kyoto
= move from Nara to Kyoto

everything else holds
= the rest hold
