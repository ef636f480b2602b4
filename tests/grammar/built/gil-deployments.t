# Deploying.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family deployments

deploy 1 in Anvil
= deploy 1 in Anvil

place 7 units on Ashford
= deploy 7 units in Ashford

put 3 in Cinderpass
= deploy 3 in Cinderpass

add 1 to Ravenscar
= deploy 1 in Ravenscar

Please deploy 7 in Juniper.
= deploy 7 in Juniper

station 3 units in Crag
= deploy 3 units in Crag

deploy 1 armies at Ironmouth
= deploy 1 units in Ironmouth

deploy 12 in Copperdale
= deploy 12 in Copperdale

place four units on Goldacre
= deploy 4 units in Goldacre

put two in Anvil
= deploy 2 in Anvil

add 12 to Ashford
= deploy 12 in Ashford

Please deploy four in Cinderpass.
= deploy 4 in Cinderpass

station two units in Ravenscar
= deploy 2 units in Ravenscar

deploy 12 armies at Juniper
= deploy 12 units in Juniper

deploy 7 in Crag
= deploy 7 in Crag

place 3 units on Ironmouth
= deploy 3 units in Ironmouth

put 1 in Copperdale
= deploy 1 in Copperdale

add 7 to Goldacre
= deploy 7 in Goldacre

Please deploy 3 in Anvil.
= deploy 3 in Anvil

station 1 units in Ashford
= deploy 1 units in Ashford

deploy 7 armies at Cinderpass
= deploy 7 units in Cinderpass

deploy four in Ravenscar
= deploy 4 in Ravenscar

place two units on Juniper
= deploy 2 units in Juniper

put 12 in Crag
= deploy 12 in Crag

add four to Ironmouth
= deploy 4 in Ironmouth

Please deploy two in Copperdale.
= deploy 2 in Copperdale

station 12 units in Goldacre
= deploy 12 units in Goldacre

deploy four armies at Anvil
= deploy 4 units in Anvil

deploy 3 in Ashford
= deploy 3 in Ashford

place 1 units on Cinderpass
= deploy 1 units in Cinderpass

put 7 in Ravenscar
= deploy 7 in Ravenscar

add 3 to Juniper
= deploy 3 in Juniper

Please deploy 1 in Crag.
= deploy 1 in Crag

station 7 units in Ironmouth
= deploy 7 units in Ironmouth

deploy 3 armies at Copperdale
= deploy 3 units in Copperdale

deploy all in Anvil
= deploy all in Anvil

put the rest on Ashford
= deploy all in Ashford

deploy 3
?

deploy some in Ashford
?

deploy 3 or 4 in Cinderpass
?

do not deploy in Ravenscar
?

maybe deploy 3 in Juniper
?

deploy 3 in Nowhere
?

deploy 2.5 in Ironmouth
?

deployed 3 in Copperdale
?

deploy a few in Goldacre
?

deploy 3 in Anvil unless it is lost
?

never deploy 3 in Ashford
?

put 3 in either Cinderpass or Copperdale
?

deploy as many as possible in Ravenscar or Goldacre
?

place 3 wagons on Juniper
?

put them in Crag
?

Please deploy 4
?

Please deploy some in Goldacre
?

Please deploy 3 or 4 in Anvil
?

Please do not deploy in Ashford
?

Please maybe deploy 3 in Cinderpass
?

Please deploy 3 in Nowhere
?

Please deploy 2.5 in Juniper
?

Please deployed 3 in Crag
?

Please deploy a few in Ironmouth
?

Please deploy 3 in Copperdale unless it is lost
?

Please never deploy 3 in Goldacre
?

Please put 3 in either Anvil or Ashford
?

Please deploy as many as possible in Ashford or Cinderpass
?

Please place 3 wagons on Cinderpass
?

Please put them in Ravenscar
?
