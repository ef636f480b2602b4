rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-ORDERS-4: support to hold, next door only; who supports is supported too"
start board-1.start
state
  stage season=spring year=1 next_unit=7
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Fir
  share share=4 unit=4 owner=bob buy_in=0
  unit unit=5 nation=blue area=Glen
  share share=5 unit=5 owner=bob buy_in=0
  unit unit=6 nation=red area=Elm
  share share=6 unit=6 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
mail bob 2026-01-05T10:00Z
  Cedar S Fir
  Fir S Cedar H
  Glen S Cedar H
  Glen S Fir H
expect
  refused bob line 3 rule hegemon/HEG-ORDERS-4
  accepted bob line 4
now 2026-01-07T08:00Z
expect
  unit unit=3 area=Cedar

scenario "HEG-ORDERS-4: unless a parameter says that only holding units are"
option hold_support_any_stationary = false
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Elm
  unit unit=2 nation=blue area=Fir
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Glen
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail bob 2026-01-05T09:00Z
  Fir S Glen H
  Glen S Fir H
mail ann 2026-01-05T10:00Z
  Elm H
now 2026-01-07T08:00Z
expect
  event void unit=2
