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

rebuild the ruin in Kyoto please
= rebuild the ruin in Kyoto

rebuild my ruin in Kyoto
= rebuild the ruin in Kyoto

I'd like to rebuild the fortress in Kyoto
= rebuild the fortress in Kyoto

rebuilding Kyoto
= rebuild Kyoto

rebuild: Kyoto
= rebuild Kyoto

in Kyoto rebuild the ruin
= rebuild the ruin in Kyoto

rebuild ruin Kyoto
= rebuild the ruin in Kyoto

rebuild fort in Kyoto
= rebuild the fortress in Kyoto

repair the ruin at Kyoto
= rebuild the ruin in Kyoto

repair Kyoto with a unit
= rebuild Kyoto with 1 troop

repair the fort in Kyoto for 10 points
= rebuild the fortress in Kyoto for 10 influence

restore the ruin in Kyoto using a troop
= rebuild the ruin in Kyoto with 1 troop

rebuild Kyoto for 10
= rebuild Kyoto for 10 influence

rebuild Kyoto (10 influence)
= rebuild Kyoto for 10 influence

rebuild Kyoto, paying with a unit
= rebuild Kyoto with 1 troop

rebuild the ruin in Kyoto, paying with influence
?

rebuild Kyoto with influence
?

rebuild Kyoto for a unit
= rebuild Kyoto with 1 troop

rebuild Kyoto by using one unit
= rebuild Kyoto with 1 troop

with 1 troop rebuild Kyoto
= rebuild Kyoto with 1 troop

spend 10 influence to rebuild Kyoto
= rebuild Kyoto for 10 influence

use a unit to rebuild Kyoto
= rebuild Kyoto with 1 troop

rebuild Kyoto; rebuild Nara
= rebuild Kyoto
= rebuild Nara

rebuild the ruin in Kyoto and the ruin in Nara
= rebuild the ruin in Kyoto
= rebuild the ruin in Nara

rebuild Kyoto. Fortify Nara.
= rebuild Kyoto
= fortify Nara

- rebuild Kyoto
= rebuild Kyoto

could you please rebuild the ruin in Kyoto?
= rebuild the ruin in Kyoto

rebuild Kyotoo
= rebuild Kyoto

then rebuild Kyoto
= rebuild Kyoto

rebuild "Kyoto"
= rebuild Kyoto

rebuild
!

rebuild the ruin in Okasa
!

rebuild all ruins
?

rebuild the garrison in Kyoto
?

rebuild the trebuchet in Kyoto
?

rebuild the wasteland in Kyoto
?

rebuild Kyoto as a garrison
?

rebuild Kyoto with dynamite
?

rebuild Kyoto for free
?

rebuild Bob
?

rebuild Kyoto if it is a ruin
! condition

rebuild Kyoto unless Bob takes it
! condition

rebuild Kyoto after the battle
! condition

rebuild either Kyoto or Nara
! alternative

rebuild Kyoto for half price
! vague

rebuild Kyoto for about 10 influence
! vague

do not rebuild the ruin in Kyoto
! negation

rebuild no ruins
! negation

rebuild Kyoto, not Nara
! negation

can I rebuild Kyoto?
?

how much does it cost to rebuild Kyoto?
?

I rebuilt Kyoto last turn
?

Bob rebuilds Kyoto
?

Kyoto is a ruin
?

a ruin in Kyoto
?

rebuild Kyoto next turn
?

rebuild Kyoto later
?

rebuild Kyoto from Nara
?

rebuild Kyoto instead of Nara
?

maybe rebuild Kyoto
! vague

rebuild Kyoto?
?

restore order
?

repair relations with Bob
?

rebuild 3
?

family trebuchets

relocate trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move my treb from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

trebuchet from Osaka to Kyoto
?

move the trebuchet Osaka Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet in Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move Osaka's trebuchet to Kyoto
= relocate trebuchet from Osaka to Kyoto

haul my trebuchet Osaka - Kyoto
= relocate trebuchet from Osaka to Kyoto

moving the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet form Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move two trebuchets Osaka to Kyoto
= relocate 2 trebuchets from Osaka to Kyoto

move all my trebuchets from Osaka to Kyoto
= relocate all trebuchets from Osaka to Kyoto

push the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

move the trebuchet and 3 troops from Osaka to Kyoto
?

1. Move the trebuchet from Osaka to Kyoto.
= relocate trebuchet from Osaka to Kyoto

movement: move the trebuchet from Osaka to Kyoto
= relocate trebuchet from Osaka to Kyoto

please move our trebuchet from Osaka to Kyoto now
= relocate trebuchet from Osaka to Kyoto

I will relocate one trebuchet from Osaka to Kyoto
= relocate 1 trebuchet from Osaka to Kyoto

move the trebuchet to Kyoto
!

move the trebuchets
!

move the trebuchet from Osaka to Okasa
!

move the trebuchet closer
?

move it from Osaka to Kyoto
?

move the trebuchet from Osaka to Kyoto and on to Nara
?

move the trebuchet from Osaka or Nara to Kyoto
! alternative

move the trebuchet from Osaka to Kyoto when Bob leaves
! condition

unless Bob comes move the trebuchet from Osaka to Kyoto
! condition

move the trebuchet from Osaka to Kyoto next turn
?

don't move the trebuchet from Osaka to Kyoto
! negation

never move the trebuchet in Osaka
! negation

the trebuchet stays in Osaka
?

leave the trebuchet in Osaka
?

the trebuchet moved from Osaka to Kyoto
?

Bob moved a trebuchet from Osaka to Kyoto
?

Bob's trebuchet from Osaka to Kyoto
?

how far can a trebuchet move?
?

should I move the trebuchet from Osaka to Kyoto?
?

move some trebuchets from Osaka to Kyoto
! vague

move half the trebuchets from Osaka to Kyoto
! vague

move 0 trebuchets from Osaka to Kyoto
!

move trebuchet 2 from Osaka to Kyoto
?

move the garrison from Osaka to Kyoto
?

move the ruin from Osaka to Kyoto
?

relocate the dynamite from Osaka to Kyoto
?

haul from Osaka to Kyoto
?

pull out of Osaka
?

trebuchet
?

trebuchet Osaka Kyoto
?

destroy the trebuchet in Osaka
?

move the trebuchet from Osaka to Kyoto to Bob
?

move the trebuchet from Osaka to Kyoto as a bluff
?

load the trebuchet in Osaka
?

move the trebuchet from Osaka to Kyoto and back
?
