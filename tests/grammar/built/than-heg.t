# How a place is to which an order goes; who is the last; which of what is new.
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

Red shall raise its new army in Tsu, closer to the middle than Ise
= Red: build 1 unit in Tsu

Red builds in Tsu, safer for now than Ise
= Red: build in Tsu

Red builds in Tsu, or better in Ise
!

the new unit in Nara
!

a fresh army for red at Tsu
= Red: build 1 unit in Tsu
