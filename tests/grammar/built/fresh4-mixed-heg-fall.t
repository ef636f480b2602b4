# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
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

Red disbands its unit in Osaka
= disband in Osaka for Red

Have Red build a unit in Nara
= Red: build 1 unit in Nara

Build a new unit for Blue in Kobe
= Blue: build 1 unit in Kobe

Blue builds in Kobe, Red in Nara
= build in Kobe for Blue
= build in Nara for Red

As Red, I build in Nara.
= build in Nara for Red

My vote: Red disbands Osaka
= ? disband in Osaka for Red

Red: no builds
= no build for Red

red build nara
= build in Nara for Red

disband osaka
= disband in Osaka

red dont build
= no build for Red

blue bld kobe
= build in Kobe for Blue

blue builds nothing
= no build for Blue

red: disband 12
= Red: disband unit 12

builds in nara and osaka for red
= build in Nara
= Red: build in Osaka
