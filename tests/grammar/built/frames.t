# Sentences about another deed than their first word; and what looks like one and is none.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Have 4 troops march from Osaka to Kyoto
= move 4 from Osaka to Kyoto

have 4 troops moved from Osaka to Kyoto
= move 4 from Osaka to Kyoto

have a bivouac built in Nara
= build 1 bivouac in Nara

order my trebuchet at Osaka to besiege Kyoto
= siege Kyoto from Osaka with trebuchet

sacrifice 1 troop to rebuild the ruin in Kyoto
= rebuild the ruin in Kyoto with 1 troop

2 of the 5 troops in Osaka move to Nara
= move 2 from Osaka to Nara

keep 2 in Osaka, send the rest to Kyoto
= move all but 2 from Osaka to Kyoto

Leave one troop behind in Nara and move the others to Mie
= move all but 1 from Nara to Mie

transfer 2 of the troops stationed in Hyogo to Osaka
= move 2 from Hyogo to Osaka

I have 4 troops moved from Osaka to Kyoto
?

Have 4 troops in Osaka
?

we have 3 in Osaka and move 2 to Kyoto
?

keep 2 in Osaka, send everything from Nara to Kyoto
?

keep 2 in Osaka
?

keep 2 in Osaka and 1 in Nara, the rest to Kyoto
?

keep 2 in Osaka, the rest from Nara to Kyoto
?

keep 2 in Osaka, move the rest to Kyoto, 1 to Shiga
?

move 3 enemy troops from Osaka to Kyoto
?

move 3 of the 2 troops in Osaka to Kyoto
?

have bob move 4 from Osaka to Kyoto
?

order bob to move 4 from Osaka to Kyoto
?

tell Bob to attack Kyoto from Osaka with 4
?

tell Ann: move 4 from Osaka to Kyoto
?

get Bob to move 4 troops from Osaka to Kyoto
?

have you moved 4 from Osaka to Kyoto
?

Have 4 troops moved from Osaka to Kyoto?
?

have my friend attack Kyoto from Osaka with 4
?

I have ordered my troops to move 4 from Osaka to Kyoto
?

I'll have 4 troops move from Osaka to Kyoto next turn
?

have 4 troops not move from Osaka to Kyoto
?

don't have 4 troops move from Osaka to Kyoto
?

Never have 4 move from Osaka to Kyoto
?

I want to see 4 troops move from Osaka to Kyoto
?

use 5 troops from Osaka to defend Kyoto
?

use 3 troops in Osaka, attack Kyoto
?

spend 30 influence on nothing
?

the attack on Kyoto from Osaka with 4
?

Bob's attack on Kyoto from Osaka with 4
?

Bob's move from Osaka to Kyoto, 4 troops
?

Bob gets 3 troops in Osaka
?

Osaka got 3 troops
?

Osaka gets 3 troops
?

have 4 dead troops move from Osaka to Kyoto
?

move 4 reluctant troops from Osaka to Kyoto
= move 4 from Osaka to Kyoto

leave 1 in Osaka, the rest attack Kyoto
= move all but 1 from Osaka to Kyoto

have 4 in Osaka and move 3 to Kyoto
?

Shift two troops over from Nara to Osaka
= move 2 from Nara to Osaka

from osaka 2 nara 3 kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

4 troops leave Osaka for Kyoto
= move 4 from Osaka to Kyoto

Advance 3 battle-hardened troops from Osaka to Kyoto
= move 3 from Osaka to Kyoto

move 2from osaka to nara
= move 2 from Osaka to Nara

Osaka: move 3 to Kyoto
= move 3 from Osaka to Kyoto

Kyoto: move 3
?

from Osaka 2 Nara
= move 2 from Osaka to Nara

the northern army moves 3 from Osaka to Kyoto
?

build a fortress and a garrison in Osaka, Nara
?

Rebuild the ruined fortress in Nara
= rebuild the fortress in Nara

From Osaka, two troops go to Nara and three go to Kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

keep 1 in Osaka rest to Kyoto
= move all but 1 from Osaka to Kyoto

Osaka keeps 1 troop, all others go to Kyoto
= move all but 1 from Osaka to Kyoto

osaka: 2 nara, 3 kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

Bob keeps 1 troop, all others go to Kyoto
?

# what is wrong in one of two orders is its own affair; what may be about the other is not
move 3 from Osaka to Kyoto and spawn 2 in Atlantis
= move 3 from Osaka to Kyoto
! unknown-name

move 4 from Osaka to Kyoto, move only 3
!

move 4 from Osaka to Kyoto, take 3
!

use 2 of my weary troops to invade Kyoto from Osaka
= move 2 from Osaka to Kyoto

move 2 of the enemy troops from Osaka to Kyoto
?

Please have a bivouac built in Nara
= build 1 bivouac in Nara

I would like 3 troops moved from Osaka to Kyoto
= move 3 from Osaka to Kyoto

We want two troops spawned in Osaka.
= spawn 2 in Osaka

In Nara I would like a bivouac built
= build 1 bivouac in Nara

From Osaka four troops should be moved to Kyoto
= move 4 from Osaka to Kyoto

I would be glad if you moved 3 troops from Osaka to Kyoto
= move 3 from Osaka to Kyoto

They want 3 troops moved from Osaka to Kyoto
?

I would have liked 3 troops moved from Osaka to Kyoto
?

I never wanted 3 troops moved from Osaka to Kyoto
?

I would be glad if blue moved 3 troops from Osaka to Kyoto
?

I hate to see 3 troops moved from Osaka to Kyoto
?

We please have 3 troops moved from Osaka to Kyoto
?

Spawn one in Osaka, one in Nara and another in Kyoto.
= spawn 1 in Osaka
= spawn 1 in Nara
= spawn 1 in Kyoto

Three troops go from Osaka to Kyoto and another two from Nara.
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

Spawn all in Osaka and another in Kyoto.
?

Spawn one in Osaka, another time in Kyoto.
?
