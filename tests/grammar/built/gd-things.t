# Items, constructs, trebuchets and sieges.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

buy a crop supply
= buy 1 crop supply

purchase 2 bags of salt
= buy 2 bags of salt

buy dynamite
= buy dynamite

get one stick of dynamite
= buy 1 dynamite

buy one crop supply for 30 influence
= buy 1 crop supply for 30 influence

buy two sticks of dynamite
= buy 2 dynamite

buy 1 dynamite, 1 crop supply
= buy 1 dynamite
= buy 1 crop supply

buy dynamite and a crop supply
= buy dynamite
= buy 1 crop supply

please buy me a bag of salt
= buy a bag of salt

I'd like to buy three crop supplies
= buy 3 crop supplies

buy a bag of salt; buy a crop supply
= buy 1 bag of salt
= buy 1 crop supply

buy crop suply
= buy crop supply

use crop supply
= use crop supply

I use a Crop Supply
= use 1 crop supply

play crop supply
= use crop supply

use my crop supply
= use crop supply

use both crop supplies
= use 2 crop supplies

use bag of salt on Osaka
= use bag of salt on Osaka

use a bag of salt at Osaka
= use 1 bag of salt on Osaka

pour salt on Osaka
= use bag of salt on Osaka

salt Osaka
= salt Osaka

salt Osaka and Nara
= salt Osaka
= salt Nara

turn Osaka into a wasteland
= turn Osaka into 1 wasteland

throw dynamite at Nara
= throw dynamite at Nara

use dynamite on Nara
= throw dynamite at Nara

dynamite Nara
= dynamite Nara

blast Nara
= dynamite Nara

throw two sticks of dynamite at Nara
= throw 2 dynamite at Nara

throw one dynamite at Nara and one at Mie
= throw 1 dynamite at Nara
= throw 1 dynamite at Mie

hurl dynamite into Nara
= throw dynamite at Nara

build fortress in Kyoto
= build fortress in Kyoto

build a fortress at Kyoto
= build 1 fortress in Kyoto

construct a garrison at Kyoto
= build 1 garrison in Kyoto

build a trebuchet in Kyoto
= build 1 trebuchet in Kyoto

build a treb in Kyoto
= build 1 trebuchet in Kyoto

fortify Kyoto
= fortify Kyoto

build 2 trebuchets in Kyoto
= build 2 trebuchets in Kyoto

Kyoto: build a fortress
= build 1 fortress in Kyoto

at Kyoto build a bivouac
= build 1 bivouac in Kyoto

a fortress in Kyoto, build it
!

build a fortress in Kyoto and a garrison in Nara
= build 1 fortress in Kyoto
= build 1 garrison in Nara

build fortresses in Kyoto and Nara
!

build a fortress in Kyoto and Nara
= build 1 fortress in Kyoto
= build 1 fortress in Nara

build a fortress in Kyoto and Nara each
= build 1 fortress in Kyoto
= build 1 fortress in Nara

build a bivouac in Kyoto, a bivouac in Nara and a bivouac in Mie
= build 1 bivouac in Kyoto
= build 1 bivouac in Nara
= build 1 bivouac in Mie

set up a bivouac in Mie
= build 1 bivouac in Mie

build a new garrison in Mie please
= build 1 garrison in Mie

biuld a garrison in Mie
= build 1 garrison in Mie

build a garison in Mie
= build 1 garrison in Mie

spawn 3 in Mie and build a fortress there
= spawn 3 in Mie
= build 1 fortress in Mie

rebuild the ruin in Kyoto
= rebuild ruin in Kyoto

rebuild Kyoto for 10 influence
= rebuild Kyoto for 10 influence

rebuild Kyoto with 1 troop
= rebuild Kyoto with 1 troop

repair the fortress in Kyoto using a unit
= rebuild fortress in Kyoto with 1 unit

rebuild ruin Kyoto
= rebuild ruin in Kyoto

move the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move 2 trebuchets Osaka -> Kyoto
= relocate 2 trebuchets from Osaka to Kyoto

relocate trebuchet Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

relocate all trebuchets from Osaka to Kyoto
= relocate all trebuchets from Osaka to Kyoto

move 3 and the trebuchet from Osaka to Kyoto
!

move 3 from Osaka to Kyoto and the trebuchet from Nara to Osaka
= move 3 from Osaka to Kyoto
= relocate trebuchet from Nara to Osaka

siege Kyoto with the trebuchet in Osaka
= siege Kyoto from Osaka with trebuchet

besiege Kyoto from Osaka
= siege Kyoto from Osaka

trebuchet in Osaka sieges Kyoto
= siege Kyoto from Osaka with trebuchet

both trebuchets in Osaka siege Kyoto
= siege Kyoto from Osaka with 2 trebuchets

siege Kyoto from Osaka, target the walls
= siege Kyoto from Osaka target the walls

siege Kyoto from Osaka, target the units
= siege Kyoto from Osaka target the units

siege the walls in Kyoto from Osaka
!

lay siege to Kyoto with a trebuchet from Osaka
= siege Kyoto from Osaka with 1 trebuchet

# ---- what must not be booked

buy
!

buy things
!

buy an aeroplane
!

buy dynamite or salt
! alternative

buy some dynamite
! vague

buy dynamite when I have the money
! condition

don't buy dynamite
! negation

can we buy dynamite?
! question

I bought dynamite
! narration

buy 0 bags of salt
! zero

buy -1 bags of salt
! negative-number

buy 2.5 bags of salt
! bad-number

buy dynamite in Kyoto
!

buy 2
!

buy troops in Kyoto
!

use
!

use dynamite
!

use salt
!

use a fortress
!

throw salt
!

throw dynamite
!

throw dynamite at
!

throw a party in Nara
!

dynamite
!

dynamite everything
!

salt the earth
!

build
!

build a fortress
! missing

build in Kyoto
! missing

build a wall in Kyoto
!

build a house in Kyoto
!

build a fortress in Kyoto if it is cheap
! condition

build a fortress in Kyoto for Bob
!

build a fortress and a garrison in Kyoto
= build a fortress in Kyoto
= build a garrison in Kyoto

build a fortress in Hogwarts
! unknown-name

should we build a fortress in Kyoto?
!

Bob built a fortress in Kyoto
! narration

rebuild
!

rebuild everything
!

rebuild Kyoto for free
!

move the trebuchet
!

move the trebuchet from Osaka
! missing

siege Kyoto
! missing

siege Kyoto from Osaka if the walls stand
! condition

siege Kyoto or Nara from Osaka
! alternative

siege Kyoto from Osaka and Nara
= siege Kyoto from Osaka
= siege Kyoto from Nara

the fortress in Kyoto is strong
!

What does a fortress cost?
!

fortify Kyoto against Bob
!

fortify
!
