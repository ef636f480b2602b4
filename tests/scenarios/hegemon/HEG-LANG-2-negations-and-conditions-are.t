scenario "HEG-LANG-2: negations and conditions are no orders"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Dell
  Do not move Birch to Elm
  If Cedar moves, Birch to Elm
  please, Birch to Elm
expect
  chatter ann line 2
  refused ann line 3
  accepted ann line 4
now 2026-01-07T08:00Z
expect
  unit unit=2 area=Elm
  unit unit=1 area=Dell
