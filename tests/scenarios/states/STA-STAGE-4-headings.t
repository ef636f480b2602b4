rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: who presents what stands below says whose orders those are"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Before I leave for the weekend, here are my orders for turn 1:
  - deploy 3 in Ash
expect
  stage pool=2
mail red 2026-01-05T10:01Z
  Here is everything again in one list:
  deploy 1 in Ash
expect
  stage pool=1

scenario "STA-STAGE-4: and not where it is another's, was, or would be"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Here are my old orders:
  deploy 3 in Ash
mail red 2026-01-05T10:01Z
  Here are the orders I almost sent:
  deploy 3 in Ash
mail red 2026-01-05T10:02Z
  These are his orders:
  deploy 3 in Ash
mail red 2026-01-05T10:03Z
  Here is what I would do:
  deploy 3 in Ash
mail red 2026-01-05T10:04Z
  Once yellow has moved, here are my orders:
  deploy 3 in Ash
mail red 2026-01-05T10:05Z
  Here are yellow's orders:
  deploy 3 in Ash
expect
  stage pool=5

scenario "STA-STAGE-4: a reason may say what its writer does not want; not of the order itself"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  deploy 1 in Ash, because I don't want to lose men there, so that he cannot attack me
mail red 2026-01-05T10:01Z
  deploy 1 in Ash, because I don't want to do that
mail red 2026-01-05T10:02Z
  deploy 1 in Ash, because I don't like it
expect
  stage pool=4
