scenario "HEG-BOARD-1: a space holds one unit: nothing is built on another"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
  build at Birch
expect
  refused ann line 1 rule hegemon/HEG-BOARD-1
  accepted ann line 2
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Birch
  no unit unit=2 area=Ash
  no unit unit=3
