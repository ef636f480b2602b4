# Lists under a place, rows of tables, orders parted by a stroke; of how many, and what one gets.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

From Osaka 3 go to Kyoto, and from Nara 2.
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

Send 3 from Osaka to Kyoto, 2 from Nara and 1 from Hyogo.
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto
= move 1 from Hyogo to Kyoto

3 units from Osaka to Kyoto, 2 to Nara, 1 to Hyogo
= move 3 from Osaka to Kyoto
= move 2 from Osaka to Nara
= move 1 from Osaka to Hyogo

move 2 Osaka to Kyoto / move 3 Nara to Hyogo
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

2 Osaka to Kyoto / 3 Nara to Hyogo
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

Order 1: move 2 from Osaka to Kyoto
Order 2: move 3 from Nara to Hyogo
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

1. Osaka to Kyoto, 2 units
2. Nara to Hyogo, 3 units
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

Osaka:
- 2 to Kyoto
- 3 to Nara
= move 2 from Osaka to Kyoto
= move 3 from Osaka to Nara

From Osaka:
2 to Kyoto
3 to Nara
= move 2 from Osaka to Kyoto
= move 3 from Osaka to Nara

| from | to | units |
| Osaka | Kyoto | 2 |
| Nara | Hyogo | 3 |
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

from | to | units
Osaka | Kyoto | 2
Nara | Hyogo | 3
= move 2 from Osaka to Kyoto
= move 3 from Nara to Hyogo

Four units are to go from Osaka to Kyoto.
= move 4 from Osaka to Kyoto

Osaka sends 2 to Kyoto and 3 to Nara.
= move 2 from Osaka to Kyoto
= move 3 from Osaka to Nara

Kyoto is to receive 2 units from Osaka and 1 from Nara.
= move 2 from Osaka to Kyoto
= move 1 from Nara to Kyoto

My army in Osaka (4 units) goes to Kyoto.
= move 4 from Osaka to Kyoto

2 of the units in Osaka move to Kyoto, the other 3 to Nara.
= move 2 from Osaka to Kyoto
= move 3 from Osaka to Nara

I want half of my 6 in Osaka to go to Kyoto.
= move 3 from Osaka to Kyoto

spawn: 2 Osaka, 3 Kyoto
= spawn 2 in Osaka
= spawn 3 in Kyoto

Kyoto +2, Osaka +1 (new units)
= spawn 2 in Kyoto
= spawn 1 in Osaka

half of my 6 in Osaka go to Kyoto
?

I want half of the 6 in Osaka to move to Kyoto.
?

Move half of my 6 from Osaka to Kyoto.
?

I want most of my 6 in Osaka to go to Kyoto.
?

I want some of my 6 in Osaka to go to Kyoto.
?

Two of my 6 in Osaka go to Kyoto.
= move 2 from Osaka to Kyoto
