# The same for single units.
ruleset hegemon
map sengoku
seats ann bob cat
seat ann
row unit unit=1 area=Hokkaido
row share share=1 unit=1
row unit unit=2 area=Aomori
row share share=2 unit=2
row unit unit=3 area=Iwate
row share share=3 unit=3
row unit unit=4 area=Miyagi
row share share=4 unit=4
row unit unit=5 area=Akita
row share share=5 unit=5
row unit unit=6 area=Yamagata
row share share=6 unit=6
row unit unit=7 area=Fukushima
row share share=7 unit=7
row unit unit=8 area=Ibaraki
row share share=8 unit=8
row unit unit=9 area=Tochigi
row share share=9 unit=9
row unit unit=10 area=Gunma
row share share=10 unit=10
row unit unit=11 area=Saitama
row share share=11 unit=11
row unit unit=12 area=Chiba
row share share=12 unit=12
row unit unit=13 area=Tokyo
row share share=13 unit=13
row unit unit=14 area=Kanagawa
row share share=14 unit=14
row unit unit=15 area=Niigata
row share share=15 unit=15
row unit unit=16 area=Toyama
row share share=16 unit=16
row unit unit=17 area=Ishikawa
row share share=17 unit=17
row unit unit=18 area=Fukui
row share share=18 unit=18
row unit unit=19 area=Yamanashi
row share share=19 unit=19
row unit unit=20 area=Nagano
row share share=20 unit=20
row unit unit=21 area=Gifu
row share share=21 unit=21
row unit unit=22 area=Shizuoka
row share share=22 unit=22
row unit unit=23 area=Aichi
row share share=23 unit=23
row unit unit=24 area=Mie
row share share=24 unit=24
row unit unit=25 area=Shiga
row share share=25 unit=25
row unit unit=26 area=Kyoto
row share share=26 unit=26
row unit unit=27 area=Osaka
row share share=27 unit=27
row unit unit=28 area=Hyogo
row share share=28 unit=28
row unit unit=29 area=Nara
row share share=29 unit=29
row unit unit=30 area=Wakayama
row share share=30 unit=30
row unit unit=31 area=Tottori
row share share=31 unit=31
row unit unit=32 area=Shimane
row share share=32 unit=32
row unit unit=33 area=Okayama
row share share=33 unit=33
row unit unit=34 area=Hiroshima
row share share=34 unit=34
row unit unit=35 area=Yamaguchi
row share share=35 unit=35
row unit unit=36 area=Tokushima
row share share=36 unit=36
row unit unit=37 area=Kagawa
row share share=37 unit=37
row unit unit=38 area=Ehime
row share share=38 unit=38
row unit unit=39 area=Kochi
row share share=39 unit=39
row unit unit=40 area=Fukuoka
row share share=40 unit=40
row unit unit=41 area=Saga
row share share=41 unit=41
row unit unit=42 area=Nagasaki
row share share=42 unit=42
row unit unit=43 area=Kumamoto
row share share=43 unit=43
row unit unit=44 area=Oita
row share share=44 unit=44
row unit unit=45 area=Miyazaki
row share share=45 unit=45
row unit unit=46 area=Kagoshima
row share share=46 unit=46
row unit unit=47 area=Okinawa
row share share=47 unit=47
call spring

Why does Nara not move
?

Nara does not move if Osaka does
?

bob says Nara does not move
?

with Kyoto helping
?

Osaka moves to Hyogo, bob helping
?

Hyogo: contested
?

It is ordered that Osaka moves to Hyogo?
?

Osaka is ordered to hold by bob
?

Osaka was ordered to Hyogo
?

Osaka, which bob wants, moves to Hyogo
?

Both Osaka and Nara could hold
?

Osaka to Hyogo, with Kyoto not helping
?

Kyoto helps
?

Either both Osaka and Nara hold, or none
?

Osaka would be attacked by Hyogo
?

Osaka goes to Hyogo and bob helps it
?

Two each hold
?

Move unit 12 to Nara should unit 14 hold
?

Hold in Osaka should the army in Nara hold
?

Move to Nara from Osaka should Kyoto hold
?

Unit 14 should proceed to Osaka
= move unit 14 to Osaka
