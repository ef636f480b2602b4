rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-FALL-5: it ends when every nation is resolved"
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=blue area=Dell
  share share=2 unit=2 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
mail bob 2026-01-05T10:00Z
  no build
expect
  stage season=winter
now 2026-01-07T08:00Z
expect
  unit unit=3 area=Ash

scenario "HEG-FALL-5: a leader who may build two and names one is waited for, until he is done"
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Glen nation=red
  unit unit=1 area=Cedar
call fall seats ann open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
expect
  stage season=fall
  awaited ann
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Ash

scenario "HEG-FALL-5: done for a nation keeps what was ordered"
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Glen nation=red
  unit unit=1 area=Cedar
call fall seats ann open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Ash
mail ann 2026-01-05T10:00Z
  Red: done
expect
  stage season=winter
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Ash
