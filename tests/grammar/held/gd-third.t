# Trebuchets, sieges, extra units: more of the smaller families, held out.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

move a trebuchet from Osaka to Nara
= relocate 1 trebuchet from Osaka to Nara

move one catapult from Osaka to Nara
= relocate 1 trebuchet from Osaka to Nara

please move the trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

I want to move my trebuchet from Osaka to Nara.
= relocate trebuchet from Osaka to Nara

relocate the trebuchet in Osaka to Nara
= relocate trebuchet from Osaka to Nara

send both trebuchets from Osaka to Nara
= relocate 2 trebuchets from Osaka to Nara

send trebuchet Osaka -> Nara
= relocate trebuchet from Osaka to Nara

pull the trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

ship the trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

from Osaka move the trebuchet to Nara
= relocate trebuchet from Osaka to Nara

move 1 trebuchet Osaka - Nara
= relocate 1 trebuchet from Osaka to Nara

move the trebuchet from Osaka to Nara and the trebuchet from Mie to Osaka
= relocate trebuchet from Osaka to Nara
= relocate trebuchet from Mie to Osaka

move the trebuchet from Osaka to Nara; move 2 from Mie to Osaka
= relocate trebuchet from Osaka to Nara
= move 2 from Mie to Osaka

move 2 from Mie to Osaka and move the trebuchet from Osaka to Nara
= move 2 from Mie to Osaka
= relocate trebuchet from Osaka to Nara

move trebuchets from Osaka to Nara
!

transfer 3 trebuchets out of Osaka into Nara
= relocate 3 trebuchets from Osaka to Nara

move the trebuchett from Osaka to Nara
= relocate trebuchet from Osaka to Nara

my trebuchet in Osaka goes to Nara
!

the trebuchet goes from Osaka to Nara
!

siege Nara using the trebuchet in Osaka
= siege Nara from Osaka with trebuchet

siege Nara with my trebuchet in Osaka
= siege Nara from Osaka with trebuchet

siege Nara with one trebuchet from Osaka
= siege Nara from Osaka with 1 trebuchet

besiege Nara with the trebuchet in Osaka
= siege Nara from Osaka with trebuchet

besiege Nara with 2 trebuchets in Osaka
= siege Nara from Osaka with 2 trebuchets

Osaka besieges Nara
= siege Nara from Osaka

from Osaka besiege Nara
= siege Nara from Osaka

siege from Osaka against Nara
= siege Nara from Osaka

I siege Nara from Osaka
= siege Nara from Osaka

I would like to siege Nara from Osaka
= siege Nara from Osaka

please lay siege to Nara with the trebuchet from Osaka
= siege Nara from Osaka with trebuchet

siege Nara from Osaka (walls)
= siege Nara from Osaka target the walls

siege Nara from Osaka, walls
= siege Nara from Osaka target the walls

siege Nara from Osaka targeting the troops
= siege Nara from Osaka target the units

siege Osaka -> Nara
= siege Nara from Osaka

siege Nara from Osaka and Mie from Osaka
= siege Nara from Osaka
= siege Mie from Osaka

siege Nara from Osaka, siege Mie from Nara
= siege Nara from Osaka
= siege Mie from Nara

sieging Nara from Osaka
= siege Nara from Osaka

the trebuchet in Osaka lays siege to Nara
= siege Nara from Osaka with trebuchet

trebuchets in Osaka siege Nara
!

attack Nara with the trebuchet in Osaka
!

shoot at Nara from Osaka
= siege Nara from Osaka

buy two extra units
= buy 2 extra units

buy 2 additional troops
= buy 2 extra units

I buy 2 extra troops for 10 influence
= buy 2 extra units for 10 influence

please buy two more troops
= buy 2 extra units

spend 10 influence points for 2 extra units
= buy 2 extra units for 10 influence

spend 10 influence on 2 extra units
= buy 2 extra units for 10 influence

buy extra spawn
= extra spawn

get an extra spawn
= extra spawn

I'd like to buy an extra spawn, please
= extra spawn

spend ten influence for two more units
= buy 2 extra units for 10 influence

purchase 2 further units
= buy 2 extra units

buy more troops
= buy extra units

buy 2 units
= buy 2 extra units

buy 5 extra troops
= buy 5 extra units

buy some extra troops
! vague

buy extra troops if I can
! condition

don't buy extra troops
! negation
