# A deed that is refused, where the game has a word for none of it.
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
call fall

Red won't build anything this year.
= no build for Red

Blue does not build
= no build for Blue

Red does not build in Nara
?

Red does not build but in Nara
?
