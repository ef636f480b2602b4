rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-ORDERS-9: support for an order that was not given is void"
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=red area=Dell
  share share=4 unit=4 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Dell
  Birch S Ash - Cedar
  Dell -> Cedar
now 2026-01-07T08:00Z
expect
  event void unit=2
  unit unit=3 area=Cedar
  event failed unit=4

scenario "HEG-ORDERS-9: it does not help another way either"
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Elm
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Dell
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Cedar -> Dell
  Elm S Cedar - Fir
mail bob 2026-01-05T10:00Z
  Dell H
now 2026-01-07T08:00Z
expect
  event void unit=2
  unit unit=3 area=Dell
  unit unit=1 area=Cedar
