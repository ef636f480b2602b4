# Spawning and extra units. Held out: measured, never tuned to.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Spawn 3 in Kyoto
= spawn 3 in Kyoto

spawn three troops at Kyoto.
= spawn 3 in Kyoto

Please spawn all my new troops in Kyoto
= spawn all in Kyoto

spawn everything in Kyoto
= spawn all in Kyoto

I spawn 3 troops in Kyoto
= spawn 3 in Kyoto

Kyoto: spawn 3
= spawn 3 in Kyoto

in Kyoto spawn 2 units
= spawn 2 in Kyoto

2 units spawn in Kyoto
= spawn 2 in Kyoto

put 2 new units in Kyoto
= spawn 2 in Kyoto

place 2 units in Kyoto
= spawn 2 in Kyoto

deploy 2 armies at Kyoto
= spawn 2 in Kyoto

recruit 2 soldiers in Kyoto
= spawn 2 in Kyoto

spawn 2 in Kyoto and 1 in Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn 2 in Kyoto, 1 in Osaka
= spawn 2 in Kyoto
= spawn 1 in Osaka

spawn 2 troops in Kyoto, one in Osaka and one in Nara
= spawn 2 in Kyoto
= spawn 1 in Osaka
= spawn 1 in Nara

spawn 1 each in Kyoto and Osaka
= spawn 1 in Kyoto
= spawn 1 in Osaka

spawn 2 units in Kyoto and the rest in Osaka
= spawn 2 in Kyoto
= spawn all in Osaka

spawn 1 in Kyoto; spawn 2 in Osaka
= spawn 1 in Kyoto
= spawn 2 in Osaka

spawn 1 in Kyoto; 2 in Osaka
= spawn 1 in Kyoto
= spawn 2 in Osaka

spawn 1 in Kyoto. spawn 2 in Osaka.
= spawn 1 in Kyoto
= spawn 2 in Osaka

spawn 1 in Kyoto, then spawn 2 in Osaka
= spawn 1 in Kyoto
= spawn 2 in Osaka

Generation: spawn 3 in Kyoto
= ? spawn 3 in Kyoto

2) spawn 3 in Kyoto
= spawn 3 in Kyoto

> spawn 3 in Kyoto
~

spawning 3 in Kyoto
= spawn 3 in Kyoto

spwan 3 in Kyoto
= spawn 3 in Kyoto

spawn 3 in kyto
= spawn 3 in Kyoto

spawn 3 Kyoto
= spawn 3 in Kyoto

spawn Kyoto 3
= spawn 3 in Kyoto

spawn 0
= spawn 0

spawn nothing
= spawn nothing

Spawn nothing this turn, please.
= spawn nothing

spawn a troop in Kyoto
= spawn 1 in Kyoto

Spawn 1 unit in my Headquarters
!

spawn up to 3 in Kyoto
= spawn up to 3 in Kyoto

spawn all but 1 in Kyoto
= spawn all but 1 in Kyoto

spawn 3 in Kyoto and move them to Osaka
= spawn 3 in Kyoto
= move 3 from Kyoto to Osaka

buy 2 extra troops
= buy 2 extra troops

Buy two additional units
= buy 2 extra troops

purchase 2 more units
= buy 2 extra troops

spend 10 influence for 2 more units
= buy 2 extra units for 10 influence

buy 2 extra units for 10 influence
= buy 2 extra units for 10 influence

extra spawn
= extra spawn

I'd like an extra spawn
= extra spawn

# ---- not to be booked

3 in Kyoto
! no-verb

3 troops in Kyoto
! no-verb

spawn in Kyoto
! missing

spawn 3 in Kyoto and Osaka
!

spawn troops
!

spawn 3 or 4 in Kyoto
! alternative

spawn 3 in Kyoto if it is mine
! condition

spawn as many as possible in Kyoto
! vague

don't spawn anything in Kyoto
!

I spawned 3 in Kyoto
! narration

did you spawn 3 in Kyoto?
! question

spawn 3 in Atlantis
! unknown-name

spawn 3 in Fuku
! ambiguous-name

spawn -1 in Kyoto
! negative-number

spawn 1.5 in Kyoto
! bad-number

spawn 3 bananas in Kyoto
!

spawn 3 in Kyoto secretly
!

Bob spawns 3 in Kyoto
!

spawn 3 in Kyoto, I changed my mind, in Osaka
! correction

more troops would be nice
~

How does spawning work?
!

spawn 3 at my
!

spawn all into our
!
