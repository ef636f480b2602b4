# Mobilisations. Held out: measured, never tuned to.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family mobilisations

mobilize 12 from Crag to Ironmouth
= mobilise 12 from Crag to Ironmouth

move four from Ironmouth to Goldacre
= mobilise 4 from Ironmouth to Goldacre

fortify Ironmouth from Copperdale with two
= mobilise 2 from Copperdale to Ironmouth

from Goldacre mobilise 12 to Juniper
= mobilise 12 from Goldacre to Juniper

Please mobilise four from Anvil to Ironmouth.
= mobilise 4 from Anvil to Ironmouth

I mobilise two men from Ashford to Goldacre
= mobilise 2 units from Ashford to Goldacre

reinforce Ironmouth from Cinderpass with 12 units
= mobilise 12 units from Cinderpass to Ironmouth

mobilise 7 from Ravenscar to Goldacre
= mobilise 7 from Ravenscar to Goldacre

mobilise 3 units from Juniper to Ashford
= mobilise 3 units from Juniper to Ashford

move 1 units from Crag to Goldacre
= mobilise 1 units from Crag to Goldacre

fortify from Ironmouth to Ashford with 7
= mobilise 7 from Ironmouth to Ashford

send 3 troops from Copperdale to Goldacre
= mobilise 3 units from Copperdale to Goldacre

1 units from Goldacre mobilise to Ashford
= mobilise 1 units from Goldacre to Ashford

mobilise 7: Anvil -> Goldacre
= mobilise 7 from Anvil to Goldacre

transfer 3 from Ashford to Ironmouth
= mobilise 3 from Ashford to Ironmouth

mobilize two from Cinderpass to Goldacre
= mobilise 2 from Cinderpass to Goldacre

move 12 from Ravenscar to Ashford
= mobilise 12 from Ravenscar to Ashford

fortify Ravenscar from Juniper with four
= mobilise 4 from Juniper to Ravenscar

from Crag mobilise two to Ashford
= mobilise 2 from Crag to Ashford

Please mobilise 12 from Ironmouth to Ravenscar.
= mobilise 12 from Ironmouth to Ravenscar

I mobilise four men from Copperdale to Ashford
= mobilise 4 units from Copperdale to Ashford

reinforce Ravenscar from Goldacre with two units
= mobilise 2 units from Goldacre to Ravenscar

mobilise 1 from Anvil to Ashford
= mobilise 1 from Anvil to Ashford

mobilise 7 units from Ashford to Ravenscar
= mobilise 7 units from Ashford to Ravenscar

move 3 units from Cinderpass to Ashford
= mobilise 3 units from Cinderpass to Ashford

fortify from Ravenscar to Goldacre with 1
= mobilise 1 from Ravenscar to Goldacre

send 7 troops from Juniper to Crag
= mobilise 7 units from Juniper to Crag

3 units from Crag mobilise to Ravenscar
= mobilise 3 units from Crag to Ravenscar

mobilise 1: Ironmouth -> Crag
= mobilise 1 from Ironmouth to Crag

transfer 7 from Copperdale to Ravenscar
= mobilise 7 from Copperdale to Ravenscar

mobilize four from Goldacre to Crag
= mobilise 4 from Goldacre to Crag

move two from Anvil to Ravenscar
= mobilise 2 from Anvil to Ravenscar

fortify Crag from Ashford with 12
= mobilise 12 from Ashford to Crag

from Cinderpass mobilise four to Ravenscar
= mobilise 4 from Cinderpass to Ravenscar

Please mobilise two from Ravenscar to Crag.
= mobilise 2 from Ravenscar to Crag

I mobilise 12 men from Juniper to Copperdale
= mobilise 12 units from Juniper to Copperdale

reinforce Ashford from Crag with four units
= mobilise 4 units from Crag to Ashford

mobilise 3 and the leader from Anvil to Crag
= mobilise 3 and the leader from Anvil to Crag

move 3 and my leader from Ashford to Ironmouth
= mobilise 3 and the leader from Ashford to Ironmouth

move all but 2 from Anvil to Crag
= mobilise all but 2 from Anvil to Crag

mobilise 3 to Ashford
?

mobilise
?

mobilise half of Copperdale to Ravenscar
?

if Goldacre is safe mobilise 3 to Juniper
?

do not mobilise from Anvil to Crag
?

should I mobilise 3 from Ashford to Ironmouth?
?

mobilise 3 dragons from Cinderpass to Copperdale
?

mobilise about 3 from Ravenscar to Goldacre
?

mobilise 3.5 from Juniper to Anvil
?

mobilise 3 from Crag to Ashford unless attacked
?

move 3 from Ironmouth to either Cinderpass or Ravenscar
?

fortify Ravenscar with 3 or so
?

move 3 from Goldacre or Crag to Juniper
?

mobilise 3 wagons to Crag from Anvil
?

move several units from Ashford to Ironmouth
?

Please mobilise 3 from Ravenscar
?

Please mobilise from Juniper to Crag
?

Please mobilise some from Crag to Ironmouth
?

Please mobilise 3 from Ironmouth to Copperdale or Ravenscar
?

Please mobilise 3 from Copperdale to Goldacre if possible
?

Please maybe mobilise 3 from Goldacre to Anvil
?

Please mobilise 3 from Anvil to Nowhere
?

Please mobilise 3 or 4 from Ashford to Cinderpass
?

Please I mobilised 3 from Cinderpass to Ravenscar
?

Please mobilise -2 from Ravenscar to Juniper
?

Please never move 3 from Juniper to Crag
?

Please fortify Ironmouth
?

Please move a few from Ironmouth to Copperdale
?

Please when free, move 2 from Copperdale to Goldacre
?

Please mobilise three hundreds from Goldacre to Anvil perhaps
?

Please don't fortify Ashford from Anvil with 3
?

shift 3 Anvil to Crag
= mobilise 3 from Anvil to Crag

from Anvil to Crag mobilise 3 units, leader too
= mobilise 3 units and the leader from Anvil to Crag
