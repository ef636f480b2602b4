# What an order is for, before it and behind it.
ruleset states
map usa
seats red yellow ann
seat red
call turn

To be on the safe side, move 3 from Indiana to Illinois.
= move 3 from Indiana to Illinois

To keep yellow out, move 3 from Indiana to Illinois.
= move 3 from Indiana to Illinois

To shore up my border, move 3 from Indiana to Illinois.
= move 3 from Indiana to Illinois

To be honest, move 3 from Indiana to Illinois.
= move 3 from Indiana to Illinois

Move 3 from Indiana to Illinois, so that he cannot attack me.
= move 3 from Indiana to Illinois

To be decided, move 3 from Indiana to Illinois.
!

To be confirmed, move 3 from Indiana to Illinois.
!

To test the parser, move 3 from Indiana to Illinois.
!

To give you an example, move 3 from Indiana to Illinois.
!
