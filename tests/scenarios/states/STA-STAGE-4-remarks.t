# What tells no deed of its writer's, or says that nothing is to be done, is no order that failed: it holds nothing back.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: what tells how things are is no failed order, and ends wait for none of it"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I do not follow.
  I have 9 influence now.
  Bell's about to go!
  You forgot my attack last time.
  Keep my moves like they are.
  I am not following you at all.
  My grandson told me to always have a go at Elm, he's never even been, bless him.
expect
  chatter red line 1
  chatter red line 2
  chatter red line 3
  chatter red line 4
  chatter red line 5
  chatter red line 6
  chatter red line 7

scenario "STA-STAGE-4: nor is what says that nothing is to be done"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Leave Dogwood as it is.
  Don't attack Birch from Ash.
  Nothing against Birch this turn.
  Don't attack yet.
expect
  chatter red line 1
  chatter red line 2
  chatter red line 3
  chatter red line 4

scenario "STA-STAGE-4: what may have been meant as an order is one that failed"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Something with Birch, 3 or so.
  Not Birch but Elm.
  Don't attack with 3, attack with 5.
  If he leaves, attack Birch.
expect
  refused red line 1
  refused red line 2
  refused red line 3
  refused red line 4
