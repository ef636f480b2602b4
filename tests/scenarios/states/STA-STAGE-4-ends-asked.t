rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: what is like the end of a turn is asked about, and a yes ends it"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  That brings my turn to a close, the oven is calling.
expect
  held red line 1
  stage phase=attack
mail red 2026-01-05T10:03Z
  yes
expect
  stage mover=yellow

scenario "STA-STAGE-4: so is what leaves a part of the turn out, though its words deny"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I shan't be fighting a soul this time.
expect
  held red line 1
  stage phase=attack
mail red 2026-01-05T10:03Z
  yes
expect
  stage phase=fortify

scenario "STA-STAGE-4: another's turn, a question, a condition, and what is not over ends nothing, and is not asked about"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  yellow's turn is over I hear
mail red 2026-01-05T10:01Z
  yes
mail red 2026-01-05T10:02Z
  is the attack phase over
mail red 2026-01-05T10:03Z
  yes
mail red 2026-01-05T10:04Z
  If nobody objects that's my turn.
mail red 2026-01-05T10:05Z
  yes
mail red 2026-01-05T10:06Z
  I have not finished yet, my turn goes on.
mail red 2026-01-05T10:07Z
  yes
expect
  stage mover=red phase=attack
mail red 2026-01-05T10:08Z
  is my turn over
expect
  stage mover=red phase=attack
