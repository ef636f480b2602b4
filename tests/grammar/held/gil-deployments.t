# Deploying. Held out: measured, never tuned to.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family deployments

deploy 12 units in Crag
= deploy 12 units in Crag

put four at Ironmouth
= deploy 4 in Ironmouth

place two in Copperdale
= deploy 2 in Copperdale

deploy 12 to Goldacre
= deploy 12 in Goldacre

I deploy four units on Anvil
= deploy 4 units in Anvil

in Ashford deploy two
= deploy 2 in Ashford

I would like to place 12 troops in Cinderpass
= deploy 12 units in Cinderpass

deploy 7 units in Ravenscar
= deploy 7 units in Ravenscar

put 3 at Juniper
= deploy 3 in Juniper

place 1 in Crag
= deploy 1 in Crag

deploy 7 to Ironmouth
= deploy 7 in Ironmouth

I deploy 3 units on Copperdale
= deploy 3 units in Copperdale

in Goldacre deploy 1
= deploy 1 in Goldacre

I would like to place 7 troops in Anvil
= deploy 7 units in Anvil

deploy four units in Ashford
= deploy 4 units in Ashford

put two at Cinderpass
= deploy 2 in Cinderpass

place 12 in Ravenscar
= deploy 12 in Ravenscar

deploy four to Juniper
= deploy 4 in Juniper

I deploy two units on Crag
= deploy 2 units in Crag

in Ironmouth deploy 12
= deploy 12 in Ironmouth

I would like to place four troops in Copperdale
= deploy 4 units in Copperdale

deploy 3 units in Goldacre
= deploy 3 units in Goldacre

put 1 at Anvil
= deploy 1 in Anvil

place 7 in Ashford
= deploy 7 in Ashford

deploy 3 to Cinderpass
= deploy 3 in Cinderpass

I deploy 1 units on Ravenscar
= deploy 1 units in Ravenscar

in Juniper deploy 7
= deploy 7 in Juniper

I would like to place 3 troops in Crag
= deploy 3 units in Crag

deploy two units in Ironmouth
= deploy 2 units in Ironmouth

put 12 at Copperdale
= deploy 12 in Copperdale

place four in Goldacre
= deploy 4 in Goldacre

deploy two to Anvil
= deploy 2 in Anvil

I deploy 12 units on Ashford
= deploy 12 units in Ashford

in Cinderpass deploy four
= deploy 4 in Cinderpass

I would like to place two troops in Ravenscar
= deploy 2 units in Ravenscar

deploy the rest in Crag
= deploy all in Crag

deploy in Crag
?

deploy 3 in Ironmouth or Cinderpass
?

if needed deploy 3 in Copperdale
?

don't deploy 3 in Goldacre
?

should I deploy 3 in Anvil?
?

deploy 3 dragons in Ashford
?

deploy -1 in Cinderpass
?

deploy half in Ravenscar
?

deploy about 3 in Juniper
?

deploy 3 in Crag if it holds
?

place several units on Ironmouth
?

deploy 3 somewhere
?

when possible deploy 3 in Goldacre
?

deploy everything wherever
?

I deployed 3 in Ashford last turn
?

Please deploy in Ravenscar
?

Please deploy 3 in Juniper or Crag
?

Please if needed deploy 3 in Crag
?

Please don't deploy 3 in Ironmouth
?

Please should I deploy 3 in Copperdale?
?

Please deploy 3 dragons in Goldacre
?

Please deploy -1 in Anvil
?

Please deploy half in Ashford
?

Please deploy about 3 in Cinderpass
?

Please deploy 3 in Ravenscar if it holds
?

Please place several units on Juniper
?

Please deploy 3 somewhere
?

Please when possible deploy 3 in Ironmouth
?

Please deploy everything wherever
?

Please I deployed 3 in Goldacre last turn
?
