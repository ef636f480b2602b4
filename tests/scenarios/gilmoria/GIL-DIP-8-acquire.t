rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-8: 15 in a hundred for one point, whoever is invaded"
option any_map = on
start board-1.start
state
  land area=Ivy owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice acquire: 15
mail red 2026-01-05T11:13Z
  send envoys
expect
  event envoys base=15 chance=15 roll=15 success=yes
  event gained seat=red count=1 sow=1
  domain seat=red sow=1

scenario "GIL-DIP-8: 16 is a failure; the gain is an option"
option any_map = on
option acquire_gain = 2
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice acquire: 16
mail red 2026-01-05T11:14Z
  acquire points
expect
  event envoys success=no
  no event gained
  domain seat=red sow=0
mail red 2026-01-05T11:15Z
  deploy all in Ash
  end turn
dice acquire: 3
mail blue 2026-01-05T11:16Z
  acquire points
expect
  domain seat=blue sow=2
