# A question for what is still to be done, beside orders: it says nothing of those.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: who asks what else is asked of him has ordered what he orders"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Ash. And when do we go on, and do I have to do anything else?
expect
  stage pool=4
mail red 2026-01-05T10:01Z
  deploy 1 in Ash
  What else do I need to do, and when does yellow play?
expect
  stage pool=3

scenario "STA-STAGE-4: whether something else were better has not"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Ash. Should I do something else?
mail red 2026-01-05T10:01Z
  deploy 1 in Ash. And when do we go on, and can it go somewhere else?
mail red 2026-01-05T10:02Z
  deploy 1 in Ash. What else could I do with them?
expect
  stage pool=5
