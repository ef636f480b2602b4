# Several orders on a line: what is shared and what is asked.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

spawn 3 in Kyoto, move 2 from Osaka to Nara and build a fortress in Mie
= spawn 3 in Kyoto
= move 2 from Osaka to Nara
= build 1 fortress in Mie

buy a crop supply, use dynamite on Nara and fortify Kyoto
= buy 1 crop supply
= throw dynamite at Nara
= fortify Kyoto

move 2 from Osaka to Nara, attack Mie from Nara with 2 and fortify Nara
= move 2 from Osaka to Nara
= move 2 from Nara to Mie
= fortify Nara

spawn 2 in Kyoto and Osaka, 1 in Nara
! missing

move 3 Osaka -> Kyoto, 2 Nara -> Mie, 1 Gifu -> Aichi
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie
= move 1 from Gifu to Aichi

3 Osaka -> Kyoto; 2 Nara -> Mie; 1 Gifu -> Aichi
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie
= move 1 from Gifu to Aichi

Osaka -> Kyoto 3, Nara -> Mie 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

Osaka -> Kyoto: 3; Nara -> Mie: 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

Osaka-Kyoto 3, Osaka-Nara 2
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 3 Osaka-Kyoto and 2 Osaka-Nara
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 3 from Osaka to Kyoto and 2 from there to Shiga
= move 3 from Osaka to Kyoto
= move 2 from Kyoto to Shiga

move 3 from Osaka to Kyoto, and from there 2 to Shiga
= move 3 from Osaka to Kyoto
= move 2 from Kyoto to Shiga

move 3 from Osaka to Kyoto, from there to Shiga
! missing

move 3 from Osaka to Kyoto and then they go to Shiga
= move 3 from Osaka to Kyoto
= move 3 from Kyoto to Shiga

build a fortress in Kyoto and spawn 3 there
= build 1 fortress in Kyoto
= spawn 3 in Kyoto

move 3 to Kyoto from Osaka, then fortify it
= move 3 from Osaka to Kyoto
= fortify Kyoto

move 3 from Osaka to Kyoto and everything from Nara to Mie
= move 3 from Osaka to Kyoto
= move all from Nara to Mie

move 3 from Osaka to Kyoto and the rest to Nara
= move 3 from Osaka to Kyoto
= move all from Osaka to Nara

move 3 from Osaka to Kyoto, the rest to Nara
= move 3 from Osaka to Kyoto
= move all from Osaka to Nara

move 3 from Osaka to Kyoto, rest stay
= move 3 from Osaka to Kyoto

move 3 from Osaka to Kyoto, 1 stays
= move 3 from Osaka to Kyoto

move 3 from Osaka to Kyoto and hold Nara
! unknown-word

3 Osaka to Kyoto, Nara to Mie
! missing

3 from Osaka to Kyoto, to Nara 2
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

attack Kyoto from Osaka and Nara with 3
! missing

attack Kyoto from Osaka and Nara with 3 each
= move 3 from Osaka to Kyoto
= move 3 from Nara to Kyoto

attack Kyoto from Osaka with 3 and Nara with 2
! missing

attack Kyoto from Osaka with 3 and from Nara with 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

attack Kyoto with 3 from Osaka and Nara from Mie with 2
= move 3 from Osaka to Kyoto
= move 2 from Mie to Nara

attack Kyoto and Nara from Osaka with 3
! missing

attack Kyoto and Nara from Osaka with 3 each
= move 3 from Osaka to Kyoto
= move 3 from Osaka to Nara

attack Kyoto from Osaka with 3, Nara from Mie with 2
= move 3 from Osaka to Kyoto
= move 2 from Mie to Nara

use dynamite on Nara, bag of salt on Osaka
= throw dynamite at Nara
= spread bag of salt on Osaka

use crop supply and dynamite on Nara
= use crop supply
= throw dynamite at Nara

use two crop supplies and one dynamite on Nara
= use 2 crop supplies
= throw 1 dynamite at Nara

buy 2 crop supplies and dynamite
= buy 2 crop supplies
= buy dynamite

buy crop supply, salt, dynamite
= buy crop supply
= buy bag of salt
= buy dynamite

buy salt and use it on Osaka
= buy bag of salt
= spread bag of salt on Osaka

build 2 trebuchets in Kyoto and 1 in Osaka
= build 2 trebuchets in Kyoto
= build 1 trebuchet in Osaka

build a fortress and trebuchet in Kyoto
= build a fortress in Kyoto
= build a trebuchet in Kyoto

build a fortress in Kyoto and trebuchet in Osaka
= build 1 fortress in Kyoto
= build trebuchet in Osaka

fortify Kyoto, Osaka
= fortify Kyoto
= fortify Osaka

fortify Kyoto, build garrison in Osaka
= fortify Kyoto
= build garrison in Osaka

rebuild Kyoto and Osaka for 10 influence
= rebuild Kyoto
= rebuild Osaka for 10 influence

rebuild Kyoto with a unit and Osaka for 10 influence
= rebuild Kyoto with 1 troop
= rebuild Osaka for 10 influence

siege Kyoto and Nara from Osaka
! missing

siege Kyoto from Osaka and Nara from Mie
= siege Kyoto from Osaka
= siege Nara from Mie

siege Kyoto from Osaka with 2 trebuchets and Nara from Mie with 1
= siege Kyoto from Osaka with 2 trebuchets
= siege Nara from Mie with 1

move the trebuchet from Osaka to Kyoto and from Nara to Mie
= relocate trebuchet from Osaka to Kyoto
= relocate trebuchet from Nara to Mie

move 2 trebuchets from Osaka to Kyoto and 1 from Nara to Mie
= relocate 2 trebuchets from Osaka to Kyoto
= relocate 1 trebuchet from Nara to Mie

move 2 trebuchets and 3 troops from Osaka to Kyoto
! missing

move 3 troops and 2 trebuchets from Osaka to Kyoto
! missing

move 3 troops from Osaka to Kyoto and a trebuchet from Osaka to Kyoto
= move 3 troops from Osaka to Kyoto
= relocate 1 trebuchet from Osaka to Kyoto

