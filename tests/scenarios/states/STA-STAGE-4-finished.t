rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer


scenario "STA-STAGE-4: who has finished, and lets another go, ends his turn"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  then im done, yellows go
expect
  accepted red line 1

scenario "STA-STAGE-4: who has finished for the turn ends it, and no phase"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  That's me for this turn, cheers
expect
  accepted red line 1

scenario "STA-STAGE-4: final orders end the turn"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  These are my final orders
expect
  accepted red line 1

scenario "STA-STAGE-4: why he has finished is no part of it"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  thats it for me this turn, gotta run
expect
  accepted red line 1

scenario "STA-STAGE-4: where it may be a phase or the turn he is asked"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  ok im done guys
expect
  held red line 1

scenario "STA-STAGE-4: that nobody need wait is asked about where a turn would end for good"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  You don't have to wait for me.
expect
  held red line 1

scenario "STA-STAGE-4: who has not finished ends nothing"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  dont end my turn yet i got a lecture
expect
  chatter red line 1

scenario "STA-STAGE-4: another's turn is not his"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  yellow is done
expect
  chatter red line 1
