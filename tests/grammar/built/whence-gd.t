# Of two places said before, "there" may be either.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 3 from Osaka to Nara and another 2 from there to Mie
!

move 3 from Osaka to Nara and 2 from there to Mie
= move 3 from Osaka to Nara
= move 2 from Nara to Mie

move 3 from Osaka to Nara, 2 more from there to Mie
!

I had thought of going from Osaka to Nara with 3, but no, on reflection to Kyoto
!
