scenario "ARM-BOARD-2: a space is free, an army, crossed out, an obstacle, ocean or an artefact"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  space area=Ash number=1 kind=free
  space area=Ash number=5 kind=obstacle
  space area=Fir number=5 kind=ocean
  space area=Cedar number=4 kind=artefact relic=1
  relic relic=1 state=waits power=shield-of-ruin
  relic relic=2 state=waits power=none
  no space area=Ash number=6
  power area=Dale power=army-of-the-dead
  no space kind=army
mail red 2026-01-05T09:00Z
  place army in Ash 2
expect
  space area=Ash number=2 kind=army owner=red
