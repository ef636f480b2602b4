# From one place twice, of whom, and what comes next: no half of it is lost.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

My lads sit in Osaka, so four from there to Kyoto and two from there to Nara.
= move 4 from Osaka to Kyoto
= move 2 from Osaka to Nara

Osaka is full of men, so five from there to Hyogo, two from there to Mie and one from there to Shiga.
= move 5 from Osaka to Hyogo
= move 2 from Osaka to Mie
= move 1 from Osaka to Shiga

Move three from Osaka to Kyoto, then two from there to Nara.
= move 3 from Osaka to Kyoto
= move 2 from Kyoto to Nara

One from Nara goes on to Kyoto, and two from Osaka follow to Nara behind him.
= move 1 from Nara to Kyoto
= move 2 from Osaka to Nara

Two from Osaka follow to Nara without him.
?

Move two from Osaka to Nara unless somebody stands behind him.
?
