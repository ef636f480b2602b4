rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-TAC-1: concise speech adds 0"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T11:17Z
  activate Holm with concise speech
expect
  event activation tactic=concise-speech bonus=0 chance=15 success=yes

scenario "GIL-TAC-1: long oration adds 5"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 20
mail red 2026-01-05T11:18Z
  activate Holm with long oration
expect
  event activation tactic=long-oration bonus=5 chance=20 success=yes

scenario "GIL-TAC-1: bribe adds 10"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 25
mail red 2026-01-05T11:19Z
  activate Holm with bribe
expect
  event activation tactic=bribe bonus=10 chance=25 success=yes

scenario "GIL-TAC-1: threats adds 15"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 30
mail red 2026-01-05T11:20Z
  activate Holm with threats
expect
  event activation tactic=threats bonus=15 chance=30 success=yes

scenario "GIL-TAC-1: blackmail adds 20"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 35
mail red 2026-01-05T11:21Z
  activate Holm with blackmail
expect
  event activation tactic=blackmail bonus=20 chance=35 success=yes

scenario "GIL-TAC-1: none named is concise speech, also spelled speach; by, using, tactic:"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T11:22Z
  activate Holm
expect
  event activation tactic=concise-speech bonus=0

scenario "GIL-TAC-1: spelled as in the book"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T11:23Z
  activate Holm, tactic: concise speach
expect
  event activation tactic=concise-speech

scenario "GIL-TAC-1: by threats"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 30
mail red 2026-01-05T11:24Z
  activate Holm by threats
expect
  event activation tactic=threats success=yes

scenario "GIL-TAC-1: an unknown one is refused"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:25Z
  activate Holm with magic
  activate Holm, tactic: flattery
expect
  refused red line 1
  refused red line 2
  stage spoken=no
