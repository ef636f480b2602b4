# Mobilisations.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family mobilisations

mobilise 1 from Anvil to Crag
= mobilise 1 from Anvil to Crag

mobilise 7 units from Ashford to Copperdale
= mobilise 7 units from Ashford to Copperdale

move 3 units from Cinderpass to Crag
= mobilise 3 units from Cinderpass to Crag

fortify from Ravenscar to Copperdale with 1
= mobilise 1 from Ravenscar to Copperdale

send 7 troops from Juniper to Anvil
= mobilise 7 units from Juniper to Anvil

3 units from Crag mobilise to Copperdale
= mobilise 3 units from Crag to Copperdale

mobilise 1: Ironmouth -> Anvil
= mobilise 1 from Ironmouth to Anvil

transfer 7 from Copperdale to Ravenscar
= mobilise 7 from Copperdale to Ravenscar

mobilize four from Goldacre to Anvil
= mobilise 4 from Goldacre to Anvil

move two from Anvil to Copperdale
= mobilise 2 from Anvil to Copperdale

fortify Anvil from Ashford with 12
= mobilise 12 from Ashford to Anvil

from Cinderpass mobilise four to Copperdale
= mobilise 4 from Cinderpass to Copperdale

Please mobilise two from Ravenscar to Anvil.
= mobilise 2 from Ravenscar to Anvil

I mobilise 12 men from Juniper to Cinderpass
= mobilise 12 units from Juniper to Cinderpass

reinforce Anvil from Crag with four units
= mobilise 4 units from Crag to Anvil

mobilise 3 from Ironmouth to Cinderpass
= mobilise 3 from Ironmouth to Cinderpass

mobilise 1 units from Copperdale to Anvil
= mobilise 1 units from Copperdale to Anvil

move 7 units from Goldacre to Cinderpass
= mobilise 7 units from Goldacre to Cinderpass

fortify from Anvil to Crag with 3
= mobilise 3 from Anvil to Crag

send 1 troops from Ashford to Cinderpass
= mobilise 1 units from Ashford to Cinderpass

7 units from Cinderpass mobilise to Anvil
= mobilise 7 units from Cinderpass to Anvil

mobilise 3: Ravenscar -> Cinderpass
= mobilise 3 from Ravenscar to Cinderpass

transfer 1 from Juniper to Anvil
= mobilise 1 from Juniper to Anvil

mobilize 12 from Crag to Cinderpass
= mobilise 12 from Crag to Cinderpass

move four from Ironmouth to Juniper
= mobilise 4 from Ironmouth to Juniper

fortify Cinderpass from Copperdale with two
= mobilise 2 from Copperdale to Cinderpass

from Goldacre mobilise 12 to Juniper
= mobilise 12 from Goldacre to Juniper

Please mobilise four from Anvil to Cinderpass.
= mobilise 4 from Anvil to Cinderpass

I mobilise two men from Ashford to Juniper
= mobilise 2 units from Ashford to Juniper

reinforce Copperdale from Cinderpass with 12 units
= mobilise 12 units from Cinderpass to Copperdale

mobilise 7 from Ravenscar to Juniper
= mobilise 7 from Ravenscar to Juniper

mobilise 3 units from Juniper to Ironmouth
= mobilise 3 units from Juniper to Ironmouth

move 1 units from Crag to Juniper
= mobilise 1 units from Crag to Juniper

fortify from Ironmouth to Cinderpass with 7
= mobilise 7 from Ironmouth to Cinderpass

send 3 troops from Copperdale to Juniper
= mobilise 3 units from Copperdale to Juniper

1 units from Goldacre mobilise to Ironmouth
= mobilise 1 units from Goldacre to Ironmouth

mobilise 7: Anvil -> Juniper
= mobilise 7 from Anvil to Juniper

transfer 3 from Ashford to Ironmouth
= mobilise 3 from Ashford to Ironmouth

mobilise 3 from Crag to Ashford with the leader
= mobilise 3 and the leader from Crag to Ashford

mobilise all from Anvil to Crag
= mobilise all from Anvil to Crag

mobilise 3 from Anvil
?

mobilise from Ashford to Ironmouth
?

mobilise some from Cinderpass to Copperdale
?

mobilise 3 from Ravenscar to Goldacre or Anvil
?

mobilise 3 from Juniper to Anvil if possible
?

maybe mobilise 3 from Crag to Ashford
?

mobilise 3 from Ironmouth to Nowhere
?

mobilise 3 or 4 from Copperdale to Ravenscar
?

I mobilised 3 from Goldacre to Juniper
?

mobilise -2 from Anvil to Crag
?

never move 3 from Ashford to Ironmouth
?

fortify Copperdale
?

move a few from Ravenscar to Goldacre
?

when free, move 2 from Juniper to Anvil
?

mobilise three hundreds from Crag to Ashford perhaps
?

don't fortify Cinderpass from Ironmouth with 3
?

Please mobilise 3 to Anvil
?

Please mobilise
?

Please mobilise half of Ashford to Cinderpass
?

Please if Cinderpass is safe mobilise 3 to Ravenscar
?

Please do not mobilise from Ravenscar to Juniper
?

Please should I mobilise 3 from Juniper to Crag?
?

Please mobilise 3 dragons from Crag to Ironmouth
?

Please mobilise about 3 from Ironmouth to Copperdale
?

Please mobilise 3.5 from Copperdale to Goldacre
?

Please mobilise 3 from Goldacre to Anvil unless attacked
?

Please move 3 from Anvil to either Ashford or Ironmouth
?

Please fortify Cinderpass with 3 or so
?

Please move 3 from Cinderpass or Goldacre to Ravenscar
?

Please mobilise 3 wagons to Juniper from Ravenscar
?

Please move several units from Juniper to Crag
?
