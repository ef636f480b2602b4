# What is said behind holds for what stands before it.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

nara <- osaka 2
= move 2 from Osaka to Nara

move 2 Nara <- Osaka
= move 2 from Osaka to Nara

2 Nara from Osaka
= move 2 from Osaka to Nara

2 to Nara <- Osaka
= move 2 from Osaka to Nara

Take 3 troops from Osaka and put them in Nara
= move 3 from Osaka to Nara

Please take 2 of my troops out of Osaka and put them in Kyoto.
= move 2 from Osaka to Kyoto

The army in Nara, 3 troops, moves to Mie
= move 3 from Nara to Mie

2 from Osaka, 3 from Nara, all to Kyoto
= move 2 from Osaka to Kyoto
= move 3 from Nara to Kyoto

Move 2 to Kyoto and 3 to Mie, both from Nara
= move 2 from Nara to Kyoto
= move 3 from Nara to Mie
