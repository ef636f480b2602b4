scenario "STA-REG-1: region bonuses are off"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
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
  stage active=yellow pool=1
  event turn seat=yellow bonus=0
