# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset hegemon
map archipelago
seats ann bob cat
seat ann
row unit unit=1 area=Ardentor
row share share=1 unit=1
row unit unit=2 area=Balmoray
row share share=2 unit=2
row unit unit=3 area=Corvey
row share share=3 unit=3
row unit unit=4 area=Dunhaven
row share share=4 unit=4
row unit unit=5 area=Easterlyn
row share share=5 unit=5
row unit unit=6 area=Farrow
row share share=6 unit=6
row unit unit=7 area=Gellen
row share share=7 unit=7
row unit unit=8 area=Harwick
row share share=8 unit=8
row unit unit=9 area=Inverloch
row share share=9 unit=9
row unit unit=10 area=Jorvik
row share share=10 unit=10
row unit unit=11 area=Kelmar
row share share=11 unit=11
row unit unit=12 area=Lanmere
row share share=12 unit=12
row unit unit=13 area=Morvane
row share share=13 unit=13
row unit unit=14 area=Norhaven
row share share=14 unit=14
row unit unit=15 area=Ostmark
row share share=15 unit=15
row unit unit=16 area=Pellin
row share share=16 unit=16
row unit unit=17 area=Quillon
row share share=17 unit=17
row unit unit=18 area=Ravensby
row share share=18 unit=18
row unit unit=19 area=Selwick
row share share=19 unit=19
row unit unit=20 area=Thornby
row share share=20 unit=20
row unit unit=21 area=Umberley
row share share=21 unit=21
row unit unit=22 area=Vesper
row share share=22 unit=22
row unit unit=23 area=Wexmoor
row share share=23 unit=23
row unit unit=24 area=Yarrow
row share share=24 unit=24
row unit unit=25 area=Zennor
row share share=25 unit=25
row unit unit=26 area=Ashcombe
row share share=26 unit=26
row unit unit=27 area=Brackwater
row share share=27 unit=27
row unit unit=28 area=Cindermouth
row share share=28 unit=28
row unit unit=29 area=Drumsay
row share share=29 unit=29
row unit unit=30 area=Elverton
row share share=30 unit=30
row unit unit=31 area=Fenwick
row share share=31 unit=31
row unit unit=32 area=Gullane
row share share=32 unit=32
row unit unit=33 area=Hulmsea
row share share=33 unit=33
row unit unit=34 area=Islay
row share share=34 unit=34
row unit unit=35 area=Kirrin
row share share=35 unit=35
row unit unit=36 area=Lorne
row share share=36 unit=36
call spring

Ardentor to Gellen. Harwick crosses the strait to Corvey.
= Ardentor moves to Gellen
= Harwick moves to Corvey

Kelmar should attack Jorvik, and Farrow should follow behind into Kelmar.
= Kelmar moves to Jorvik
= Farrow moves to Kelmar

- harwick to inverlock
- ardentor follows to balmoray
- nobody else moves
= Harwick moves to Inverloch
= Ardentor moves to Balmoray

thornby into brackwater, ashcombe backs it up, fenwick sits tight
= Thornby moves to Brackwater
= Ashcombe supports Thornby to Brackwater
= Fenwick holds

drumsay goes to kirrin or islay
?

morvane->selwick, thornby supports morvane there
yarow support ravensby
= Morvane moves to Selwick
= Thornby supports Morvane to Selwick
= Yarrow supports Ravensby

In spring Kelmar moved to Jorvik and Farrow supported, and we were routed all the same. A sad report from the front.
?

Working copy, not to be booked: Harwick to Ostmark, Ardentor to Gellen. I'll confirm or change it before the deadline.
?

Paolo wrote me yesterday: "Thornby to Ostmark, Morvane to Selwick, and you hold Ashcombe." I haven't made my mind up about it.
?
