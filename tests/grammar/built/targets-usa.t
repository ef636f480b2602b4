# Whom an attack is against, said by who stands there; and what only looks so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Florida attacks that last man in Georgia.
= attack Georgia from Florida

Florida attacks that man in Georgia
= attack Georgia from Florida

Florida attacks the man in Georgia
= attack Georgia from Florida

Florida attacks the last man in Georgia
= attack Georgia from Florida

attack the two in Georgia from Florida
= attack Georgia from Florida

attack the two men in Georgia from Florida
= attack Georgia from Florida

Florida attacks the yellow men in Georgia.
= attack Georgia from Florida against yellow

Florida attacks yellow's last man in Georgia.
= attack Georgia from Florida against yellow

Florida attacks yellow's men in Georgia.
= attack Georgia from Florida against yellow

Florida attacks yellow's three men in Georgia with 5
= attack Georgia from Florida with 5 against yellow

from Florida attack the lone soldier in Georgia
= attack Georgia from Florida

Florida invades those poor troops in Georgia
= attack Georgia from Florida

attack the three yellow armies in Georgia from Florida with all
= attack Georgia from Florida with all against yellow

attack his two armies in Georgia from Florida
= attack Georgia from Florida

Florida attack the guys in Georgia
= attack Georgia from Florida

Florida to attack the lads in Georgia
= attack Georgia from Florida

we attack the army in Georgia from Florida
= attack Georgia from Florida

attack their troops in Georgia from Florida with everything
= attack Georgia from Florida with all

Storm the two in Georgia from Florida
= attack Georgia from Florida

Florida assaults the weak force in Georgia
= attack Georgia from Florida

attack two in Georgia from Florida
!

attack Georgia with the two in Florida
!

attack with the two in Florida
!

attack the two in Georgia
!

Florida attacked the two in Georgia
!

Florida attacks the two in Georgia if they stay
!

Florida attacks the two in Georgia or Alabama
!

should Florida attack the two in Georgia?
!

Florida does not attack the two in Georgia
!

yellow attacks the two in Georgia from Florida
!

yellow's men attack the two in Georgia
!

attack my men in Georgia from Florida
!

Florida attacks my two in Georgia
!

Florida could attack the two in Georgia
!

maybe Florida attacks the two in Georgia
!

he said Florida attacks the two in Georgia
!

attack the rest in Georgia from Florida
!

attack all but the two in Georgia from Florida
!

