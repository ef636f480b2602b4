# Attacks with numbers and leaders. Held out: measured, never tuned to.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family attacks

attack from Crag to Ironmouth with 12 units
= attack Ironmouth from Crag with 12 units

attack Ironmouth -> Copperdale with four
= attack Copperdale from Ironmouth with 4

attack Goldacre from Copperdale with two units
= attack Goldacre from Copperdale with 2 units

invade Anvil from Goldacre with 12 troops
= attack Anvil from Goldacre with 12 units

attack Ashford from Anvil with four and the leader
= attack Ashford from Anvil with 4 and the leader

attack Cinderpass from Ashford with the leader and two units
= attack Cinderpass from Ashford with 2 units and the leader

attack from Cinderpass to Ravenscar with 1 units
= attack Ravenscar from Cinderpass with 1 units

attack Ravenscar -> Juniper with 7
= attack Juniper from Ravenscar with 7

attack Crag from Juniper with 3 units
= attack Crag from Juniper with 3 units

invade Ironmouth from Crag with 1 troops
= attack Ironmouth from Crag with 1 units

attack Copperdale from Ironmouth with 7 and the leader
= attack Copperdale from Ironmouth with 7 and the leader

attack Goldacre from Copperdale with the leader and 3 units
= attack Goldacre from Copperdale with 3 units and the leader

attack from Goldacre to Anvil with two units
= attack Anvil from Goldacre with 2 units

attack Anvil -> Ashford with 12
= attack Ashford from Anvil with 12

attack Cinderpass from Ashford with four units
= attack Cinderpass from Ashford with 4 units

invade Ravenscar from Cinderpass with two troops
= attack Ravenscar from Cinderpass with 2 units

attack Juniper from Ravenscar with 12 and the leader
= attack Juniper from Ravenscar with 12 and the leader

attack Crag from Juniper with the leader and four units
= attack Crag from Juniper with 4 units and the leader

attack Ashford or Cinderpass from Crag with 3
?

attack Cinderpass from Ironmouth with some
?

do not attack Ravenscar from Copperdale
?

attack Juniper from Goldacre with 3 and the king
?

attack Nowhere from Anvil with 3
?

maybe attack Ironmouth from Ashford with 2
?

Anvil attacks Crag, 3 units plus the leader
= attack Crag from Anvil with 3 units and the leader
