rules states
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-REG-2: whole regions at the start of the turn add their bonuses"
option region_bonus = on
map maps/board.map
start board-1.start
state
  land area=Ash owner=yellow
  land area=Cedar owner=yellow
  land area=Dogwood owner=yellow
  land area=Elm owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=yellow pool=7
  event turn seat=yellow bonus=6

scenario "STA-REG-2: a region with one hole gives nothing; the West Coast gives 4"
option region_bonus = on
map usa48
state
  land area=Washington owner=yellow troops=3
  land area=Oregon owner=yellow troops=3
  land area=California owner=yellow troops=3
  land area=North-Dakota owner=yellow troops=1
  land area=Ohio owner=red troops=3
  land area=Kansas owner=buffer troops=3
  stage active=red mover=red phase=attack pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end turn
expect
  stage active=yellow pool=5
  event turn seat=yellow bonus=4
