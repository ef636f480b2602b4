# Buying and using things, building, trebuchets and sieges. Held out: measured, never tuned to.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Buy a crop supply
= buy a crop supply

buy crop supply
= buy crop supply

purchase 2 bags of salt
= buy 2 bags of salt

Purchase two Bags of Salt.
= buy 2 bags of salt

get a stick of dynamite
= buy 1 dynamite

I want to buy dynamite
= buy dynamite

I would like to purchase one dynamite please
= buy 1 dynamite

buy a crop supply and a bag of salt
= buy 1 crop supply
= buy 1 bag of salt

buy a bag of salt, 2 dynamites and a crop supply
= buy 1 bag of salt
= buy 2 dynamite
= buy 1 crop supply

buying 3 crop supplies
= buy 3 crop supplies

buy 1x dynamite
= buy 1 dynamite

Inventory: buy dynamite
= ? buy dynamite

buy dynamit
= buy dynamite

acquire a bag of salt
= buy 1 bag of salt

use crop supply
= use crop supply

I use a Crop Supply
= use 1 crop supply

play my crop supply
= use crop supply

use 2 crop supplies
= use 2 crop supplies

use the bag of salt on Osaka
= use bag of salt on Osaka

use a bag of salt in Osaka
= use 1 bag of salt on Osaka

use salt on Osaka
= use salt on Osaka

salt Osaka
= salt Osaka

Salt Osaka please
= salt Osaka

turn Osaka into a wasteland
= turn Osaka into a wasteland

make Osaka a wasteland
= turn Osaka into a wasteland

throw dynamite at Nara
= throw dynamite at Nara

use dynamite on Nara
= throw dynamite at Nara

dynamite Nara
= dynamite Nara

blow up Nara
= dynamite Nara

throw a stick of dynamite at Nara
= throw 1 dynamite at Nara

throw my dynamite into Nara
= throw dynamite at Nara

use dynamite against Nara
= throw dynamite at Nara

build a fortress in Kyoto
= build 1 fortress in Kyoto

build fortress Kyoto
= build fortress in Kyoto

Kyoto: build fortress
= build fortress in Kyoto

fortify Kyoto
= fortify Kyoto

Fortify Kyoto and Osaka
= fortify Kyoto
= fortify Osaka

construct a garrison at Kyoto
= build 1 garrison in Kyoto

erect a bivouac in Nara.
= build 1 bivouac in Nara

build a fortress in Kyoto and a garrison in Osaka
= build 1 fortress in Kyoto
= build 1 garrison in Osaka

build a fortress in Kyoto and in Osaka
= build 1 fortress in Kyoto
= build 1 fortress in Osaka

build a fort at Kyoto, a trebuchet at Osaka
= build 1 fortress in Kyoto
= build 1 trebuchet in Osaka

build 2 trebuchets in Osaka
= build 2 trebuchets in Osaka

in Osaka build a trebuchet
= build 1 trebuchet in Osaka

I'm building a new fortress in Kyoto
= build 1 fortress in Kyoto

construction: garrison in Kyoto
= build garrison in Kyoto

put up a bivouac at Gifu
= build 1 bivouac in Gifu

rebuild the ruin in Kyoto
= rebuild the ruin in Kyoto

rebuild Kyoto
= rebuild Kyoto

repair Kyoto for 10 influence
= rebuild Kyoto for 10 influence

repair the fortress in Kyoto using a unit
= rebuild the fortress in Kyoto with 1 unit

rebuild Kyoto with 1 troop
= rebuild Kyoto with 1 troop

restore the fortress at Kyoto
= rebuild the fortress in Kyoto

move the trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

relocate trebuchet Osaka -> Nara
= relocate trebuchet from Osaka to Nara

move 2 trebuchets from Osaka to Nara
= relocate 2 trebuchets from Osaka to Nara

trebuchet Osaka to Nara
!

send a catapult from Osaka to Nara
= relocate 1 trebuchet from Osaka to Nara

siege Nara with the trebuchet in Osaka
= siege Nara from Osaka with trebuchet

besiege Nara from Osaka
= siege Nara from Osaka

lay siege to Nara from Osaka
= siege Nara from Osaka

trebuchet in Osaka sieges Nara
= siege Nara from Osaka with trebuchet

both trebuchets in Osaka siege Nara
= siege Nara from Osaka with 2 trebuchets

siege Nara from Osaka, target the walls
= siege Nara from Osaka target the walls

siege Nara from Osaka and target the units
= siege Nara from Osaka target the units

from Osaka siege Nara
= siege Nara from Osaka

# ---- not to be booked

buy
! missing

buy something
! 

buy a tank
! 

buy dynamite if I can afford it
! condition

buy 2 dynamites or a crop supply
! alternative

Bob bought dynamite
!

I bought dynamite last turn
! narration

don't buy dynamite
! negation

buy half a dynamite
!

buy 0 dynamite
! zero

buy 1.5 dynamite
! bad-number

build in Kyoto
! missing

build a fortress
! missing

build a castle made of sand in Kyoto
!

build a fortress or a garrison in Kyoto
! alternative

build a fortress in Kyoto or Osaka
! alternative

build a fortress in Kyoto when Bob comes
! condition

build a fortress in Kyto and burn it
!

never build a fortress in Kyoto
! negation

should I build a fortress in Kyoto?
! question

throw dynamite
! missing

throw dynamite at Bob
!

use dynamite
!

use a bag of salt
! missing

siege Nara
! missing

siege from Osaka
! missing

siege Nara from Osaka unless Bob leaves
! condition

salt
!

move the trebuchet to Nara
! missing

fortify everything
!

rebuild
! missing

The trebuchet is my favourite weapon.
!

how much is a crop supply?
!
