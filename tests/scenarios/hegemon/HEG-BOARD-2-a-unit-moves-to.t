scenario "HEG-BOARD-2: a unit moves to a space next to its own"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=3
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=blue area=Fir
  share share=2 unit=2 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Elm
  Ash -> Ash
  Ash -> Cedar
expect
  refused ann line 1 rule hegemon/HEG-BOARD-2
  refused ann line 2 rule hegemon/HEG-BOARD-2
  accepted ann line 3
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Cedar
