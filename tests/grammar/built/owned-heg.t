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

Disband Red's unit in Osaka.
= disband in Osaka for Red

Blue's unit in Kyoto should be disbanded.
= ? disband in Kyoto for Blue

Red's unit in Osaka was disbanded.
?

Should Red's unit in Osaka be disbanded?
?

Bob wants Red's unit in Osaka to be disbanded.
?

Red's unit in Osaka might be disbanded.
?
