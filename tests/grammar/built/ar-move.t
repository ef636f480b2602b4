# Armies move and artefacts are visited.
ruleset armies
map world
seats red blue green teal
seat red
call turn

move army from Brazil to Peru
= move from Brazil to Peru

move an army from Brazil to Peru
= move 1 from Brazil to Peru

move 1 army from Brazil to Peru
= move 1 from Brazil to Peru

move my army from Brazil to Peru
= move from Brazil to Peru

I move an army from Brazil to Peru
= move 1 from Brazil to Peru

from Brazil move an army to Peru
= move 1 from Brazil to Peru

send an army from Brazil to Peru
= move 1 from Brazil to Peru

march from Brazil to Peru
= move from Brazil to Peru

Brazil to Peru
= move from Brazil to Peru

move Brazil to Peru
= move from Brazil to Peru

shift one army from Brazil to Peru
= move 1 from Brazil to Peru

relocate army from Brazil to Peru
= move from Brazil to Peru

please move my army from Brazil to Peru
= move from Brazil to Peru

move army from BRA to PER
= move from Brazil to Peru

go from Brazil to Peru
= move from Brazil to Peru

move 2 armies from Brazil to Peru
= move 2 from Brazil to Peru

move two armies from Brazil to Peru
= move 2 from Brazil to Peru

2 from Brazil to Peru
= move 2 from Brazil to Peru

send 2 from Brazil to Peru
= move 2 from Brazil to Peru

I move two from Brazil to Peru
= move 2 from Brazil to Peru

move all my armies from Brazil to Peru
= move all from Brazil to Peru

move everything from Brazil to Peru
= move all from Brazil to Peru

move army from Brazil 1 to Peru 3
= move Brazil 1 to Peru 3

Brazil 1 -> Peru 3
= move Brazil 1 to Peru 3

move my army in Brazil 1 to Peru 3
= move Brazil 1 to Peru 3

send Brazil 1 to Peru 3
= move Brazil 1 to Peru 3

move army from Brazil 1 to Peru
= move Brazil 1 to Peru

Brazil 1 -> Peru
! ambiguous

Brazil -> Peru 3
! ambiguous

Brazil to Peru 2
! ambiguous

2 from Brazil -> Peru 3
= move 2 from Brazil to Peru 3

move Brazil -> Peru 3
= move army from Brazil to Peru 3

move an army from Brazil to Peru 3
= move 1 army from Brazil to Peru 3

visit the Golden Mask from Brazil
= visit Golden Mask from Brazil

visit the Golden Mask with an army from Brazil
= visit Golden Mask with 1 army from Brazil

take the Golden Mask from Brazil
= visit Golden Mask from Brazil

go to the Golden Mask from Brazil
= visit Golden Mask from Brazil

move army from Brazil to Peru and army from Chile to Iceland
= move from Brazil to Peru
= move from Chile to Iceland

move army from Brazil to Peru, move army from Chile to Iceland
= move from Brazil to Peru
= move from Chile to Iceland

family moves

move
?

move army
?

move army to Peru
?

move to
?

move army from Atlantis to Peru
?

move army from Brazil to Atlantis
?

move army from Brazil to Peru if free
?

if free move army from Brazil to Peru
?

do not move
?

I moved army from Brazil to Peru
?

move some armies from Brazil to Peru
?

move a few from Brazil to Peru
?

move -1 from Brazil to Peru
?

move 0 from Brazil to Peru
?

maybe move army from Brazil to Peru
?

move army from Brazil to the Holy Grail
?

visit
?

visit Golden Mask or Ankh
?

move army around
?

move army from Brazil towards somewhere
?

never move from Brazil
?

move red army from Brazil
?

move army from Brazil to Peru unless red is there
?

move army from Brazil to Peru, I mean Chile
?

move army from New to Peru
?

visit the Golden Mask if it is there
?

I visited the Golden Mask from Brazil
?

Peru?
?

move about 2 from Brazil to Peru
?

move 2 or 3 from Brazil to Peru
?

can I move an army from Brazil to Peru?
?

wait, move from Peru to Brazil instead
?

move 99999999999 from Brazil to Peru
?

visit the mask
?

move army from Brazil to Braxil Peru
?

move army from Brazil to my other area
?

move army from Brazil close to Peru
?

had I moved to Peru
?

move nowhere
?

move back
?

move troops from Chile to Texas
!

move armies from Chile to Peru
! missing

send my forces to Peru from Chile
! missing

move armys from Chile to Peru
!

move army from Chile to Peru
= move 1 army from Chile to Peru
