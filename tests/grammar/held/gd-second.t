# A second set, written after the first had been run once: the same families in other people's words.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Gifu to Aichi, 3 troops
= move 3 from Gifu to Aichi

three from Gifu to Aichi
= move 3 from Gifu to Aichi

3 troops Gifu -> Aichi
= move 3 from Gifu to Aichi

Gifu->Aichi x3
= move 3 from Gifu to Aichi

Gifu to Aichi: 3
= move 3 from Gifu to Aichi

attack Aichi with 3 units out of Gifu
= move 3 from Gifu to Aichi

Attack from Gifu to Aichi with 3.
= move 3 from Gifu to Aichi

attack Gifu -> Aichi 3
= move 3 from Gifu to Aichi

I attack Aichi from Gifu using 3 troops
= move 3 from Gifu to Aichi

I will send 3 men from Gifu to Aichi
= move 3 from Gifu to Aichi

My 3 troops in Gifu attack Aichi
= move 3 from Gifu to Aichi

3 of my troops in Gifu attack Aichi
= move 3 from Gifu to Aichi

take 3 troops from Gifu to Aichi
= move 3 from Gifu to Aichi

the army in Gifu goes to Aichi
!

advance from Gifu into Aichi with everything
= move all from Gifu to Aichi

send all units in Gifu to Aichi
= move all from Gifu to Aichi

everyone from Gifu to Aichi
= move all from Gifu to Aichi

all troops from Gifu to Aichi please
= move all from Gifu to Aichi

march 2 from Gifu to Aichi, 2 from Mie to Aichi and 1 from Nara to Mie
= move 2 from Gifu to Aichi
= move 2 from Mie to Aichi
= move 1 from Nara to Mie

attack Aichi from Gifu with 2 and from Mie with 3
= move 2 from Gifu to Aichi
= move 3 from Mie to Aichi

attack Aichi with 2 from Gifu, 3 from Mie
= move 2 from Gifu to Aichi
= move 3 from Mie to Aichi

attack Aichi from Gifu with 2. Attack Nara from Mie with 3.
= move 2 from Gifu to Aichi
= move 3 from Mie to Nara

move 2 from Gifu to Aichi and 2 to Shiga and 1 to Nagano
= move 2 from Gifu to Aichi
= move 2 from Gifu to Shiga
= move 1 from Gifu to Nagano

Move 5 from Shiga to Gifu, then move 3 from Gifu to Aichi
= move 5 from Shiga to Gifu
= move 3 from Gifu to Aichi

Move 5 from Shiga to Gifu, then 3 from Gifu to Aichi.
= move 5 from Shiga to Gifu
= move 3 from Gifu to Aichi

send 1 each from Gifu and Mie to Aichi
= move 1 from Gifu to Aichi
= move 1 from Mie to Aichi

a) move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

(2) move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

— move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

turn 4: move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

ok, move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

ok move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

Right, let's move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

first move 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

finally, 2 from Gifu to Aichi
= move 2 from Gifu to Aichi

move 2 from Gifu to Aichi this turn
= move 2 from Gifu to Aichi

move 2 from Gifu to Aichi (2 units)
= move 2 from Gifu to Aichi

move 2 troops (of 5) from Gifu to Aichi
!

move 2 from Gifu (mine) to Aichi (Bob)
= move 2 from Gifu to Aichi against bob

attack Bob in Aichi from Gifu with 3
= move 3 from Gifu to Aichi against bob

Spawn all three in Kyoto
= spawn 3 in Kyoto

Spawn: Kyoto 3
= spawn 3 in Kyoto

spawn @ Kyoto 3
= spawn 3 in Kyoto

Deploy 2 to Kyoto
= spawn 2 in Kyoto

I'll place 2 in Kyoto, and 1 in Nara
= spawn 2 in Kyoto
= spawn 1 in Nara

place one unit in Kyoto, one in Nara and one in Osaka.
= spawn 1 in Kyoto
= spawn 1 in Nara
= spawn 1 in Osaka

new units: spawn 2 in Kyoto
= spawn 2 in Kyoto

spawn four armies in Kyoto
= spawn 4 in Kyoto

my new troops spawn in Kyoto
!

all units spawn in Kyoto
= spawn all in Kyoto

spawn everyone at Kyoto
= spawn all in Kyoto

buy extra troops
= buy extra troops

purchase 2 extra units for 10
= buy 2 extra units for 10 influence

spend 10 for 2 extra troops
= buy 2 extra units for 10 influence

pay 10 influence for two additional troops
= buy 2 extra troops for 10 influence

get two additional troops, please
= buy 2 extra troops

I buy a Bag of Salt
= buy 1 bag of salt

I buy one stick of dynamite and one crop supply
= buy 1 dynamite
= buy 1 crop supply

buy 2 crop supplies, 1 bag of salt
= buy 2 crop supplies
= buy 1 bag of salt

purchase: dynamite
= buy dynamite

buy a bag of salt for 10 influence
= buy 1 bag of salt for 10 influence

I'm buying a bag of salt
= buy 1 bag of salt

acquire two sticks of dynamite
= buy 2 dynamite

buy tnt
= buy dynamite

buy an extra bag of salt
= buy 1 bag of salt

buy one more crop supply
= buy 1 crop supply

activate crop supply
= use crop supply

I play a crop supply
= use 1 crop supply

use the crop supply please
= use crop supply

use my bag of salt on Nara
= spread bag of salt on Nara

use bag of salt in Nara
= spread bag of salt on Nara

throw salt on Nara
= spread bag of salt on Nara

spread salt in Nara
= spread bag of salt on Nara

throw my dynamite at Aichi
= throw dynamite at Aichi

throw the dynamite on Aichi
= throw dynamite at Aichi

toss dynamite at Aichi
= throw dynamite at Aichi

bomb Aichi
= dynamite Aichi

use 2 dynamites on Aichi
= throw 2 dynamite at Aichi

use a stick of dynamite against Aichi
= throw 1 dynamite at Aichi

make Nara a wasteland
= turn Nara into a wasteland

turn Nara into wasteland
= turn Nara into wasteland

Build Fortress in Nara.
= build fortress in Nara

build a castle in Nara
= build 1 fortress in Nara

erect a garrison in Nara
= build 1 garrison in Nara

construct bivouac at Nara
= build bivouac in Nara

build a bivouac in Nara and fortify Mie
= build 1 bivouac in Nara
= fortify Mie

I'd like to build a trebuchet at Nara
= build 1 trebuchet in Nara

build one trebuchet in Nara and one in Mie
= build 1 trebuchet in Nara
= build 1 trebuchet in Mie

build: garrison in Nara
= build garrison in Nara

in Nara, build a fortress
= build 1 fortress in Nara

garrison in Nara
!

fortify Nara, Mie and Gifu
= fortify Nara
= fortify Mie
= fortify Gifu

Nara: fortify
= fortify Nara

raise a fortress in Nara
= build 1 fortress in Nara

build a trebuchet there
!

repair Nara
= rebuild Nara

rebuild the ruin at Nara for 10 influence points
= rebuild the ruin in Nara for 10 influence

rebuild the fortress in Nara with one unit
= rebuild the fortress in Nara with 1 unit

restore Nara using 1 troop
= rebuild Nara with 1 troop

haul the trebuchet from Nara to Mie
= relocate trebuchet from Nara to Mie

move one trebuchet from Nara to Mie
= relocate 1 trebuchet from Nara to Mie

move my trebuchet Nara -> Mie
= relocate trebuchet from Nara to Mie

send the catapult in Nara to Mie
= relocate trebuchet from Nara to Mie

transfer trebuchet from Nara to Mie
= relocate trebuchet from Nara to Mie

move all trebuchets from Nara to Mie
= relocate all trebuchets from Nara to Mie

the trebuchet in Nara moves to Mie
= relocate trebuchet from Nara to Mie

siege Mie from Nara
= siege Mie from Nara

siege Mie with a trebuchet from Nara
= siege Mie from Nara with 1 trebuchet

the trebuchet in Nara besieges Mie
= siege Mie from Nara with trebuchet

besiege Mie using the trebuchet in Nara
= siege Mie from Nara with trebuchet

siege Mie from Nara aiming at the walls
= siege Mie from Nara target the walls

siege Mie from Nara, aim at the units
= siege Mie from Nara target the units

Nara sieges Mie
= siege Mie from Nara

siege Mie with 2 trebuchets from Nara
= siege Mie from Nara with 2 trebuchets

cancel all
= withdraw all

withdraw
= withdraw all

done
= done

pass
= pass

# ---- not to be booked

move 3 from Gifu to Aichi provided Bob stays
! condition

assuming Bob stays, move 3 from Gifu to Aichi
! condition

move 3 from Gifu to Aichi whenever possible
! condition

move 3 from Gifu to Aichi in the event Bob attacks
! condition

move 3 from Gifu to Aichi once Bob leaves
! condition

3 from Gifu to Aichi but only if it is safe
! condition

move the troops that survive from Gifu to Aichi
!

move whatever is left from Gifu to Aichi
!

move most of my troops from Gifu to Aichi
! vague

move a couple of troops from Gifu to Aichi
! vague

move around 3 from Gifu to Aichi
! vague

move between 2 and 4 from Gifu to Aichi
!

move 2 to 4 from Gifu to Aichi
!

please do not attack Aichi from Gifu with 3
! negation

I refuse to move 3 from Gifu to Aichi
! negation

no need to move 3 from Gifu to Aichi
!

not 3 but 4 from Gifu to Aichi
!

3 from Gifu to Aichi, not to Mie
!

why did you move 3 from Gifu to Aichi
!

are you going to move 3 from Gifu to Aichi?
!

who moved 3 from Gifu to Aichi?
!

I have moved 3 from Gifu to Aichi
! narration

we attacked Aichi from Gifu with 3
! narration

he moves 3 from Gifu to Aichi
!

Ann moves 3 from Gifu to Aichi
!

Ann told me to move 3 from Gifu to Aichi
!

Bob said: move 3 from Gifu to Aichi
!

tell Bob to move 3 from Gifu to Aichi
!

forget it, move 3 from Gifu to Aichi
!

disregard my last mail
!

I take back my move from Gifu to Aichi
!

move 3 from Gifu to Aichi next turn
!

move 3 from Gifu to Aichi tomorrow
!

later move 3 from Gifu to Aichi
!

move 3 from Gifu to Aichi as a feint
!

move 3 troops and a leader from Gifu to Aichi
!

move 3 from Gifu to Aichi twice
!

move 3 from Gifu toward the sea
!

move 3 from here to there
!

move them from Gifu to Aichi
!

move it to Aichi
!

3 Gifu
!

spawn 3 from Kyoto
!

spawn 3 in Kyoto and everywhere
!

spawn 3 in Kyoto (or Osaka)
! alternative

spawn 3 in Kyoto (if mine)
! condition

build a fortress (not a garrison) in Kyoto
! negation

build a fortress in Kyoto and Okasa
!

build a fortress on top
!

build up Kyoto
!

buy me a beer
!

buy 2 dynamites for Bob
!

use dynamite on Bob
!

throw everything at Aichi
!

throw 2 at Aichi
!

siege Mie from Nara with 3 troops
!

siege Mie from Nara with dynamite
!

siege the day
!

fortify Kyoto with 3 troops
!

salt Kyoto with 2 troops
!

rebuild Kyoto for 10 coins of gold
!

move the fortress from Nara to Mie
!

move the headquarters to Mie
!

I surrender
~

Who wants an alliance in Kyushu?
?

Nice attack, Bob!
!

My troops are tired.
~

attack is the best defence
!

let me know what you think about Osaka
~

Best wishes from Okinawa, Ann
~

That was a great move.
!
