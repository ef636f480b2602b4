# Numbers of units beside their places.
ruleset hegemon
map hegemon
seats ann bob cat
seat ann
row unit unit=12 nation=red area=Osaka
row unit unit=13 nation=red area=Himeji
row unit unit=14 nation=blue area=Kyoto
row share share=12 unit=12
row share share=13 unit=13
row share share=14 unit=14
call spring

kyoto supports osaka 12 to himeji
= support unit 12 in Osaka to Himeji with Kyoto

kyoto supports osaka 2 himeji
!

kyoto supports 2 osaka to himeji
!

Osaka 2 Kobe
!

move osaka 2 kobe
!

Osaka 12 to Kobe
= move unit 12 from Osaka to Kobe
