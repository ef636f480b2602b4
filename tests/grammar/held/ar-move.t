# Armies move and artefacts are visited.
ruleset armies
map world
seats red blue green teal
seat red
call turn

move one army from Brazil to Peru
= move 1 from Brazil to Peru

move my army Brazil to Peru
= move from Brazil to Peru

move army to Peru from Brazil
= move from Brazil to Peru

Brazil -> Peru
= move from Brazil to Peru

move army Brazil -> Peru
= move from Brazil to Peru

transfer an army from Brazil to Peru
= move 1 from Brazil to Peru

an army moves from Brazil to Peru
= move 1 from Brazil to Peru

move 2 from Brazil to Peru
= move 2 from Brazil to Peru

2 armies Brazil -> Peru
= move 2 from Brazil to Peru

move all from Brazil to Peru
= move all from Brazil to Peru

move Brazil 1 to Peru 3
= move Brazil 1 to Peru 3

Brazil 1 to Peru 3
= move Brazil 1 to Peru 3

move Brazil 1 to Peru
= move Brazil 1 to Peru

move army from Brazil to Peru 3
= move army from Brazil to Peru 3

move army from Brazil to the Golden Mask
= visit Golden Mask from Brazil

move an army from Brazil to the Golden Mask
= visit Golden Mask with 1 army from Brazil

send my army from Brazil to the Golden Mask
= visit Golden Mask from Brazil

Brazil -> Peru, Chile -> Iceland
= move from Brazil to Peru
= move from Chile to Iceland

family moves

move army from Brazil
?

move from Brazil
?

move army from Brazil to Peru or Chile
?

don't move army from Brazil
?

should I move army from Brazil to Peru?
?

move half from Brazil to Peru
?

move 1.5 from Brazil to Peru
?

visit the Holy Grail from Brazil
?

visit Brazil
?

move army away from Brazil
?

move boats from Brazil to Peru
?

move army from Brazil to Peru when possible
?

should I visit the Golden Mask?
?

Brazil?
?

move army from Brazil and Peru
?

move army from 3 to 4
?

move army between Brazil and Peru
?

move the army of the dead from Brazil to Peru somehow
?

visit either the Lamp or the Ankh from Brazil
?

march my units from Chile to Peru
! missing

move the armies in Chile to Peru
! missing

place armies in Chile
! missing

all my armies go from Chile to Peru
= move all armies from Chile to Peru
