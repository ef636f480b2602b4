# Moves, chatter and traps: what any host would understand, and the program does not yet.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

Have 2 troops go from Osaka to Nara
= move 2 from Osaka to Nara

From Osaka:
- 2 to Kyoto
- 1 to Nara
= move 2 from Osaka to Kyoto
= move 1 from Osaka to Nara

leave 1 in Osaka, move the rest to Kyoto
= move all but 1 from Osaka to Kyoto

1 - Osaka to Kyoto, 3 units
2 - Nara to Mie, 2 units
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

Osaka -> Kyoto 3 / Nara -> Mie 2
= move 3 from Osaka to Kyoto
= move 2 from Nara to Mie

Move 6 troops from Osaka to Kyoto and Nara, 3 each
= move 3 from Osaka to Kyoto
= move 3 from Osaka to Nara

Hit Kyoto with 3 troops from Osaka
= move 3 from Osaka to Kyoto
