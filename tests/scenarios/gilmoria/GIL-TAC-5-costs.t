rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-TAC-5: an option makes a tactic cost points, paid before the roll and lost either way"
option any_map = on
option cost_bribe = 1
start board-1.start
state
  domain seat=red sow=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T11:44Z
  activate Holm with bribe
expect
  event paid seat=red tactic=bribe count=1 sow=1
  domain seat=red sow=1

scenario "GIL-TAC-5: who is short is refused; without the option it is free"
option any_map = on
option cost_bribe = 3
start board-1.start
state
  domain seat=red sow=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T11:45Z
  activate Holm with bribe
  acquire points with bribe
  activate Holm with threats
expect
  refused red line 1 rule gilmoria/GIL-TAC-5
  refused red line 2 rule gilmoria/GIL-TAC-5
  accepted red line 3
  no event paid
