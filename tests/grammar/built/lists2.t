# More orders on a line.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

spawn 3 in Osaka, all from Nara to Kyoto
= spawn 3 in Osaka
= move all from Nara to Kyoto

spawn 3 in Osaka, Nara -> Kyoto 2
! no-verb

spawn 3 in Osaka and Nara -> Kyoto 2
! no-verb

spawn 3 in Osaka, 2 Nara Kyoto
! no-verb

buy dynamite, 4 from Osaka to Kyoto
= buy dynamite
= move 4 from Osaka to Kyoto

fortify Osaka, 4 to Kyoto
! no-verb

fortify Osaka and 4 from Osaka to Kyoto
= fortify Osaka
= move 4 from Osaka to Kyoto

fortify Osaka and Kyoto from Nara with 4
! no-verb

build a fortress in Osaka and Kyoto from Nara with 4
! no-verb

salt Osaka, Nara to Kyoto 3
! no-verb

siege Kyoto from Osaka, Nara with 3
! missing

move 3 from Osaka to Kyoto, spawn 2
! missing

move 3 from Osaka to Kyoto, 2 in Nara
! missing

move 3 from Osaka to Kyoto and 2 in Nara
! missing

move 3 from Osaka to Kyoto and 2 in Nara to Mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

move 3 from Osaka to Kyoto, Nara
! missing

move 3 from Osaka to Kyoto, from Nara
! missing

move 3 from Osaka to Kyoto, with 2
! no-verb

move 3 from Osaka to Kyoto, 2 more
! no-verb

move 3 from Osaka to Kyoto, 2 more from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

move 3 from Osaka to Kyoto and another 2
! no-verb

move 3 from Osaka to Kyoto and another 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

move another 2 from Osaka to Kyoto
! unknown-word

move 3 or all from Osaka to Kyoto
! alternative

move 3 from Osaka to Kyoto and move
! missing

move 3 from Osaka and spawn 2 in Kyoto
! missing

move from Osaka 3 to Kyoto and 2 to Nara
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

move from Osaka to Kyoto 3 and to Nara 2
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara

move to Kyoto 3 from Osaka and 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

move to Kyoto: 3 from Osaka, 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

to Kyoto: 3 from Osaka, 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

attack Kyoto: 3 from Osaka, 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

Kyoto: 3 from Osaka, 2 from Nara
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

Osaka: 3 to Kyoto, 2 to Nara, fortify
! missing

Osaka: fortify, spawn 3
! missing

Osaka: spawn 3, build a fortress
! missing

Osaka: spawn 3 and move 2 to Kyoto
! missing

In Osaka spawn 3 and build a fortress
! missing

in Osaka: spawn 3, build a fortress
! missing

spawn 3 and build a fortress in Osaka
! missing

spawn 3 in Osaka and 2 troops move from Nara to Kyoto
= spawn 3 in Osaka
= move 2 troops from Nara to Kyoto

3 troops spawn in Osaka and 2 troops move from Nara to Kyoto
= spawn 3 troops in Osaka
= move 2 troops from Nara to Kyoto

3 in Osaka and 2 in Kyoto spawn
= spawn 3 in Osaka
= spawn 2 in Kyoto

spawn 1, 2 in Kyoto
! missing

spawn 1; 2 in Kyoto
= spawn 1
! missing

1. 2 in Kyoto spawn
= spawn 2 in Kyoto

1) 3 from Osaka to Kyoto 2) 2 from Nara to Mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

1. move 3 from Osaka to Kyoto 2. move 2 from Nara to Mie
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

a. move 3 from Osaka to Kyoto b. spawn 2 in Kyoto
! unknown-word
= spawn 2 in Kyoto

move 3 from Osaka to Kyoto / spawn 2 in Kyoto
= move 3 from Osaka to Kyoto
= spawn 2 in Kyoto

move 3 from Osaka to Kyoto / Nara
!

move 3 from Osaka to Kyoto | spawn 2 in Kyoto
! unknown-word

move 3 from Osaka to Kyoto & spawn 2 in Kyoto
= move 3 from Osaka to Kyoto
= spawn 2 in Kyoto

move 3 from Osaka to Kyoto + spawn 2 in Kyoto
= move 3 from Osaka to Kyoto
= spawn 2 in Kyoto

move 3 from Osaka to Kyoto while 2 go to Nara
! condition

move 3 from Osaka to Kyoto after spawning
! condition

move 3 from Osaka to Kyoto before the siege
! condition

after the siege move 3 from Osaka to Kyoto
! condition

spawn 3 in Osaka before moving 3 from Osaka to Kyoto
! condition

move 3 from Osaka to Kyoto because Bob is weak
= move 3 from Osaka to Kyoto

move 3 from Osaka to Kyoto to help Bob
! unknown-name

move 3 from Osaka to Kyoto to attack Nara
! unknown-word

move 3 from Osaka to attack Kyoto
= move 3 from Osaka to Kyoto

use 3 troops from Osaka to attack Kyoto
= move 3 troops from Osaka to Kyoto

send 3 from Osaka to build a fortress in Kyoto
! unknown-word

move 3 from Osaka to Kyoto so that Nara is free
= move 3 from Osaka to Kyoto

move 3 from Osaka to Kyoto, Osaka keeps 1
! unknown-word

move 3 from Osaka to Kyoto; 1 stays in Osaka
= move 3 from Osaka to Kyoto

leave 1 in Osaka and move the rest to Kyoto
= move all but 1 from Osaka to Kyoto

leave 1 in Osaka, rest to Kyoto
= move all but 1 from Osaka to Kyoto

move all from Osaka to Kyoto but leave 1
! unknown-word

move all but one from Osaka to Kyoto and Nara
! missing

move everything from Osaka and Nara to Kyoto
! missing

move all troops from Osaka, Nara and Mie to Kyoto
! missing

move one unit each from Osaka, Nara and Mie to Kyoto
= move 1 from Osaka to Kyoto
= move 1 from Nara to Kyoto
= move 1 from Mie to Kyoto

move 2 each to Kyoto and Nara from Osaka
= move 2 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 2 from Osaka to each of Kyoto and Nara
= move 2 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 2 from Osaka to Kyoto and Nara each
= move 2 from Osaka to Kyoto
= move 2 from Osaka to Nara

move 2 from Osaka to Kyoto and 2 to Nara and 2 to Mie
= move 2 from Osaka to Kyoto
= move 2 from Osaka to Nara
= move 2 from Osaka to Mie
