scenario "HEG-UNIT-1: numbers are never used again"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=10
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=5 nation=red area=Dell
  share share=5 unit=5 owner=ann buy_in=0
  unit unit=9 nation=red area=Fir
  share share=9 unit=9 owner=ann buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 9
now 2026-01-07T08:00Z
expect
  no unit unit=9
  stage next_unit=10
