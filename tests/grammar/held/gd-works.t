# Fresh lines: rebuilding and trebuchets.
# 830 texts were written before the code was looked at again, then every other one was held out.
# First run of all: 775 right, 5 asked, 42 refused, 1 other, 7 misread. Of the 7, two were real:
# "build a fortress next to Kyoto" was built in Kyoto, "cancel all but the first" cancelled all;
# of the 42, one was lost in silence: "salt Kyoto, please".
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

family rebuilding

Rebuild the ruins in Kyoto
= rebuild the ruin in Kyoto

I rebuild Kyoto
= rebuild Kyoto

I want to rebuild Kyoto
= rebuild Kyoto

REBUILD KYOTO
= rebuild Kyoto

Kyoto: rebuild
= rebuild Kyoto

rebuild the Kyoto ruin
= rebuild ruin in Kyoto

rebuild ruin at Kyoto
= rebuild the ruin in Kyoto

rebuild the castle at Kyoto
= rebuild the fortress in Kyoto

repair Kyoto for 10 influence
= rebuild Kyoto for 10 influence

repair Kyoto using 1 unit
= rebuild Kyoto with 1 troop

restore the fortress in Kyoto
= rebuild the fortress in Kyoto

restore Kyoto for ten influence
= rebuild Kyoto for 10 influence

rebuild Kyoto for 10 IP
= rebuild Kyoto for 10 influence

rebuild Kyoto, paying 10 influence
= rebuild Kyoto for 10 influence

rebuild Kyoto paying with one troop
= rebuild Kyoto with 1 troop

rebuild Kyoto at the cost of a unit
= rebuild Kyoto with 1 troop

rebuild Kyoto with 10 influence
= rebuild Kyoto for 10 influence

rebuild Kyoto for one troop
= rebuild Kyoto with 1 troop

using a unit, rebuild Kyoto
= rebuild Kyoto with 1 troop

for 10 influence rebuild the ruin in Kyoto
= rebuild the ruin in Kyoto for 10 influence

pay 10 influence to rebuild the ruin in Kyoto
= rebuild the ruin in Kyoto for 10 influence

rebuild Kyoto, Nara and Gifu
= rebuild Kyoto
= rebuild Nara
= rebuild Gifu

rebuild the ruins in Kyoto and Nara
= rebuild the ruin in Kyoto
= rebuild Nara

rebuild Kyoto for 10 influence and Nara with a unit
= rebuild Kyoto for 10 influence
= rebuild Nara with 1 troop

1. rebuild Kyoto
= rebuild Kyoto

please rebuild kyoto
= rebuild Kyoto

rebulid Kyoto
= rebuild Kyoto

construction: rebuild Kyoto
= rebuild Kyoto

also rebuild Kyoto
= rebuild Kyoto

rebuild it
?

rebuild the ruin
!

rebuild everything
?

rebuild all the ruins in Kyoto
?

rebuild the bivouac in Kyoto
?

rebuild the headquarter in Kyoto
?

rebuild Kyoto into a garrison
?

rebuild Kyoto with salt
?

rebuild Kyoto with 10 bricks
?

rebuild Kyoto for Bob
?

rebuild Bob's Kyoto
?

if Kyoto is a ruin, rebuild it
! condition

rebuild Kyoto once it is mine
! condition

rebuild Kyoto or Nara
! alternative

rebuild Kyoto with 10 influence or a unit
! alternative

rebuild some ruins
! vague

don't rebuild Kyoto
! negation

rebuild nothing
?

never rebuild Kyoto
! negation

rebuild Kyoto without paying
! negation

should I rebuild Kyoto?
?

who rebuilt Kyoto?
?

Bob rebuilt Kyoto
?

Kyoto was rebuilt
?

the ruin in Kyoto
?

ruin Kyoto
?

rebuild Kyoto tomorrow
?

rebuild Kyoto twice
?

rebuild Kyoto to Nara
?

I plan to rebuild Kyoto someday
?

I would rebuild Kyoto but it is too dear
?

repair my reputation
?

restore peace in Kyoto
?

rebuild Kyoto 10 times
?

cancel the rebuilding of Kyoto
?

family trebuchets

Relocate my trebuchet from Osaka to Kyoto.
= relocate trebuchet from Osaka to Kyoto

move treb Osaka -> Kyoto
= relocate trebuchet from Osaka to Kyoto

move trebuchet: Osaka -> Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet to Kyoto from Osaka
= relocate trebuchet from Osaka to Kyoto

move the Osaka trebuchet to Kyoto
= relocate trebuchet from Osaka to Kyoto

transfer the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

I'd like to haul the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

MOVE TREBUCHET FROM OSAKA TO KYOTO
= relocate trebuchet from Osaka to Kyoto

move 2 trebuchets from Osaka to Kyoto
= relocate 2 trebuchets from Osaka to Kyoto

move both catapults from Osaka to Kyoto
= relocate 2 trebuchets from Osaka to Kyoto

drag the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

bring the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move 3 troops and the trebuchet from Osaka to Kyoto
?

- trebuchet: move from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet from Osaka to Kyoto, then siege Nara from Mie
= relocate trebuchet from Osaka to Kyoto
= siege Nara from Mie

I move the catapult from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet
!

move the trebuchet from Osaka
!

move a trebuchet somewhere
?

move the trebuchet from here to Kyoto
?

move the trebuchet back
?

move the trebuchet from Osaka to Kyoto to Nara
?

move the trebuchet from Osaka to Kyoto or Nara
! alternative

move a trebuchet from Osaka to Kyoto if it is free
! condition

when Bob leaves, move the trebuchet from Osaka to Kyoto
! condition

move the trebuchet from Osaka to Kyoto after building it
! condition

move the trebuchet from Osaka to Kyoto tomorrow
?

do not move any trebuchet
! negation

no trebuchet from Osaka to Kyoto
! negation

keep the trebuchet in Osaka
?

the trebuchet is in Osaka
?

I moved the trebuchet from Osaka to Kyoto
?

Bob moves the trebuchet from Osaka to Kyoto
?

can I move the trebuchet from Osaka to Kyoto?
?

where is my trebuchet?
?

maybe move the trebuchet from Osaka to Kyoto
! vague

move a few trebuchets from Osaka to Kyoto
! vague

move 1.5 trebuchets from Osaka to Kyoto
!

move -1 trebuchets from Osaka to Kyoto
!

move the fortress from Osaka to Kyoto
?

move the bivouac from Osaka to Kyoto
?

move the crop supply from Osaka to Kyoto
?

relocate the salt to Kyoto
?

pull from Osaka to Kyoto
?

relocate to Kyoto
?

trebuchet Osaka
?

sell the trebuchet in Osaka
?

give the trebuchet in Osaka to Bob
?

move the trebuchet from Osaka to Kyoto twice
?

swap the trebuchet in Osaka with the one in Kyoto
?

undo moving the trebuchet from Osaka to Kyoto
?
