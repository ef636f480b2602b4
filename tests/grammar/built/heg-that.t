# "that" and "this" with no noun behind them stand for the order before.
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

nara to osaka, kyoto supports that, osaka to kobe
= move from Nara to Osaka
= support in Nara to Osaka with Kyoto
= move from Osaka to Kobe

nara to osaka; kyoto supports this; osaka to kobe
= move from Nara to Osaka
= support in Nara to Osaka with Kyoto
= move from Osaka to Kobe

kyoto supports that, osaka to kobe
! missing

Kyoto to Nara with support by Osaka. All the others stay.
= move from Kyoto to Nara
= support in Kyoto to Nara with Osaka
= the rest hold
