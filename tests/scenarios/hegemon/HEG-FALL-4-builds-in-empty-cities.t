rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-FALL-4: builds in empty cities of the nation, one unit each"
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Cedar
  build at Elm
  build at Glen
  build 2 units in Ash
  build a unit in Birch
expect
  refused ann line 1 rule hegemon/HEG-FALL-4
  refused ann line 2
  refused ann line 3 rule hegemon/HEG-FALL-4
  refused ann line 4 rule hegemon/HEG-FALL-4
  accepted ann line 5
now 2026-01-07T08:00Z
expect
  unit unit=2 nation=red area=Birch
  share share=2 owner=- buy_in=0
  no unit area=Elm

scenario "HEG-FALL-4: not in a city of another nation"
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Red: build at Elm
  Red: build at Glen
expect
  refused ann line 1 rule hegemon/HEG-FALL-4
  refused ann line 2 rule hegemon/HEG-FALL-4
now 2026-01-07T08:00Z
expect
  no unit unit=2

scenario "HEG-FALL-4: any empty space, if a parameter says so"
option build_sites = any_empty_space
start board-1.start
state
  stage season=fall year=1 next_unit=2
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  build at Dell
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Dell nation=red
