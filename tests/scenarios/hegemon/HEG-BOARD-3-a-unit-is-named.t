scenario "HEG-BOARD-3: a unit is named by its number or its space, and both must agree"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Cedar
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Fir
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  unit 1 in Cedar to Birch
  unit 44 to Birch
  Elm holds
  Ceder - Elm
  1 to Birch
expect
  refused ann line 1 rule hegemon/HEG-BOARD-3
  refused ann line 2 rule hegemon/HEG-BOARD-3
  refused ann line 3 rule hegemon/HEG-BOARD-3
  accepted ann line 4
  accepted ann line 5
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Birch
  unit unit=2 area=Elm
