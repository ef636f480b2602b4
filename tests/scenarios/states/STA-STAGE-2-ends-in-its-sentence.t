rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-2: end in the sentence of an order 1"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood, and that ends my turn
expect
  stage active=yellow

scenario "STA-STAGE-2: end in the sentence of an order 2"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood, and now my turn is over.
expect
  stage active=yellow

scenario "STA-STAGE-2: end in the sentence of an order 3"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Move 1 from Ash to Dogwood, then please end my turn, thanks
expect
  stage active=yellow

scenario "STA-STAGE-2: end in the sentence of an order 4"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood; my turn's done, next!
expect
  stage active=yellow

scenario "STA-STAGE-2: end in the sentence of an order 5"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  If you can move 1 from Ash to Dogwood, my turn is over.
expect
  stage active=red

scenario "STA-STAGE-2: end in the sentence of an order 6"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Bob said move 1 from Ash to Dogwood, and that ends my turn
expect
  stage active=red

scenario "STA-STAGE-2: end in the sentence of an order 7"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood or my turn is over
expect
  stage active=red

scenario "STA-STAGE-2: end in the sentence of an order 8"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood, my turn is not over
expect
  stage active=red

scenario "STA-STAGE-2: end in the sentence of an order 9"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  move 1 from Ash to Dogwood, is my turn over?
expect
  stage active=red
