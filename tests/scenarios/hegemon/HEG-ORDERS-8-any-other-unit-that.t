scenario "HEG-ORDERS-8: any other unit that is ordered into its space cuts a support"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=red area=Elm
  share share=4 unit=4 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
mail cat 2026-01-05T10:00Z
  Elm -> Birch
mail bob 2026-01-05T11:00Z
  Cedar H
now 2026-01-07T08:00Z
expect
  event cut unit=2 by=4
  unit unit=1 area=Ash
  unit unit=3 area=Cedar
