# Attacks with numbers and leaders.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family attacks

attack Ashford from Anvil with 1
= attack Ashford from Anvil with 1

Ashford attacks Cinderpass with 7
= attack Cinderpass from Ashford with 7

from Cinderpass attack Ravenscar with 3
= attack Ravenscar from Cinderpass with 3

Please attack Juniper from Ravenscar with 1.
= attack Juniper from Ravenscar with 1

attack Crag with 7 from Juniper
= attack Crag from Juniper with 7

Crag attacks Ironmouth with 3 and the leader
= attack Ironmouth from Crag with 3 and the leader

attack Copperdale from Ironmouth with two
= attack Copperdale from Ironmouth with 2

Copperdale attacks Goldacre with 12
= attack Goldacre from Copperdale with 12

from Goldacre attack Anvil with four
= attack Anvil from Goldacre with 4

Please attack Ashford from Anvil with two.
= attack Ashford from Anvil with 2

attack Cinderpass with 12 from Ashford
= attack Cinderpass from Ashford with 12

Cinderpass attacks Ravenscar with four and the leader
= attack Ravenscar from Cinderpass with 4 and the leader

attack Juniper from Ravenscar with 3
= attack Juniper from Ravenscar with 3

Juniper attacks Crag with 1
= attack Crag from Juniper with 1

from Crag attack Ironmouth with 7
= attack Ironmouth from Crag with 7

Please attack Copperdale from Ironmouth with 3.
= attack Copperdale from Ironmouth with 3

attack Goldacre with 1 from Copperdale
= attack Goldacre from Copperdale with 1

Goldacre attacks Anvil with 7 and the leader
= attack Anvil from Goldacre with 7 and the leader

attack Crag from Anvil with all
= attack Crag from Anvil with all

attack Crag from Anvil with 3 or 4
?

if weak attack Ironmouth from Ashford with 3
?

attack Copperdale from Cinderpass with 3 until 2 are left
?

should I attack Goldacre from Ravenscar with 3?
?

attack Anvil from Juniper with about 3
?

attack Ashford from Crag with half
?

My attack on Loamfield comes from Millrace, with six units.
= attack Loamfield from Millrace with 6

# Of what stands before a verb it is not clear whether it is done to that as well.
Juniper 5 & Dragonspine 2 attack Blackwater
?
