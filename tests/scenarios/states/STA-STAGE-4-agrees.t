rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: all of a mail may agree in a word"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 in Ash I think
mail red 2026-01-05T10:01Z
  Right. What is the deadline?
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Fine?
expect
  stage pool=5
mail red 2026-01-05T10:03Z
  Ok!
  Ann
expect
  stage pool=0

scenario "STA-STAGE-4: whose the orders under a label are is an answer as good as a yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Grandma: 5 in Ash
mail red 2026-01-05T10:01Z
  They are not mine.
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Mine of course, who else's would they be!
expect
  stage pool=0

scenario "STA-STAGE-4: slang behind a yes says nothing, but for what may be short for a doubt or a place"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 in Ash I think
mail red 2026-01-05T10:01Z
  yeah probs
mail red 2026-01-05T10:02Z
  yes tmrw
mail red 2026-01-05T10:03Z
  yes prolly
mail red 2026-01-05T10:04Z
  yeah, nvr
mail red 2026-01-05T10:05Z
  yes Bir
expect
  stage pool=5
mail red 2026-01-05T10:06Z
  yeah obvs lol. who is yellow?
expect
  stage pool=0

scenario "STA-STAGE-4: a yes in any words, each of which says so"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 in Ash I think, 2 in Dogwood I think
mail red 2026-01-05T10:01Z
  Yes, the weather is dreadful here too.
mail red 2026-01-05T10:02Z
  Yes, I did get the map you sent last week.
mail red 2026-01-05T10:03Z
  Correct on one count
mail red 2026-01-05T10:04Z
  Correct on all three counts
expect
  stage pool=5
mail red 2026-01-05T10:05Z
  You got it, mate. Correct on both counts.
expect
  stage pool=0
