# Spawning and extra units.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

spawn 3 in Kyoto
= spawn 3 in Kyoto

place two units at Kyoto
= spawn 2 in Kyoto

deploy all new troops in Kyoto
= spawn all in Kyoto

deploy the rest in Kyoto
= spawn all in Kyoto

spawn the remaining units in Kyoto
= spawn all in Kyoto

spawn 3 troops on Kyoto
= spawn 3 in Kyoto

spawn 3 inside Kyoto
= spawn 3 in Kyoto

spawn: 3 in Kyoto
= spawn 3 in Kyoto

Kyoto spawn 3
= spawn 3 in Kyoto

at Kyoto, spawn 3
= spawn 3 in Kyoto

spawn in Kyoto 3 troops
= spawn 3 in Kyoto

spawn 3 new troops in Kyoto, please
= spawn 3 in Kyoto

I want to spawn 3 units at Kyoto.
= spawn 3 in Kyoto

we spawn 3 in Kyoto
= spawn 3 in Kyoto

let us spawn 3 in Kyoto
= spawn 3 in Kyoto

could you please spawn 3 in Kyoto?
= spawn 3 in Kyoto

raise 3 troops in Kyoto
= spawn 3 in Kyoto

muster 3 men at Kyoto
= spawn 3 in Kyoto

recruit three soldiers at Kyoto
= spawn 3 in Kyoto

SPAWN THREE IN KYOTO
= spawn 3 in Kyoto

spawn 3 more in Kyoto
= spawn 3 in Kyoto

spawn 2 in Kyoto and 1 in Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn 2 in Kyoto, 1 in Osaka, 1 in Nara
= spawn 2 in Kyoto
= spawn 1 in Osaka
= spawn 1 in Nara

spawn 2 in Kyoto plus 1 in Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn 2 in Kyoto & 1 in Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn two at Kyoto; one at Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn 1 in each of Kyoto and Osaka
= spawn 1 in Kyoto
= spawn 1 in Osaka

spawn 1 in Kyoto and Osaka each
= spawn 1 in Kyoto
= spawn 1 in Osaka

spawn 2 units each in Kyoto, Osaka and Nara
= spawn 2 in Kyoto
= spawn 2 in Osaka
= spawn 2 in Nara

spawn 2 in Kyoto and the rest in Osaka
= spawn 2 in Kyoto
= spawn all in Osaka

spawn 3 in Kyoto. Thanks!
= spawn 3 in Kyoto

spawn 0
= spawn 0

spawn nothing
= spawn nothing

spawn no units
! negation

spawn an army in Kyoto
= spawn 1 in Kyoto

spawn 3 in kyōto
= spawn 3 in Kyoto

spawn 3 in Kyotto
= spawn 3 in Kyoto

spaw 3 in Kyoto
= spawn 3 in Kyoto

spawn 3 in Hok
! unknown-name

spawn 3
= spawn 3

buy 2 extra troops
= buy 2 extra troops

purchase two additional units
= buy 2 extra troops

spend 10 influence for 2 more units
= buy 2 extra units for 10 influence

spend 10 points for two extra troops
= buy 2 extra units for 10 influence

get 2 more troops
= buy 2 extra troops

buy extra units
= buy extra units

extra spawn
= extra spawn

buy an extra spawn
= extra spawn

additional spawn please
= extra spawn

# ---- what must not be booked

3 troops in Kyoto
! no-verb

three at Kyoto
! no-verb

Kyoto 3
!

spawn in Kyoto
! missing

spawn some in Kyoto
! vague

spawn 2 or 3 in Kyoto
! alternative

spawn 3 in Kyoto or Osaka
! alternative

spawn 3 in Kyoto and Osaka
!

spawn 3 in Kyoto, Osaka
!

spawn 3 each in Kyoto
!

don't spawn in Kyoto
! negation

never spawn
! negation

spawn 3 in Kyoto unless I lose it
! condition

if possible spawn 3 in Kyoto
! condition

when will you spawn 3 in Kyoto
!

can I spawn 3 in Kyoto?
! question

I spawned 3 in Kyoto
! narration

Blue spawns 3 in Kyoto
!

blue: spawn 3 in Kyoto
!

spawn 3 in Gondor
! unknown-name

spawn 3 in Ky
! ambiguous-name

spawn 3 in Yama
! ambiguous-name

spawn -3 in Kyoto
! negative-number

spawn 3.0 in Kyoto
! bad-number

spawn 3 fortresses in Kyoto
!

spawn 3 elephants in Kyoto
!

spawn 3 in Kyoto to Osaka
!

spawn 3 in Kyoto quickly
!

spawn 3 in Kyoto, 2
!

spawn 3 in Kyoto instead
! correction

spawn 3 in Kyoto and attack
!

respawn 3 in Kyoto
!

spawning is fun
!

The units spawn slowly, I think.
!

spawn 3 in my
!

spawn 3 in the
!
