rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-ATTACK-6: a move that failed stands with one, whatever its supports"
start board-1.start
state
  stage season=spring year=1 next_unit=7
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=red area=Glen
  share share=4 unit=4 owner=cat buy_in=0
  unit unit=5 nation=blue area=Fir
  share share=5 unit=5 owner=bob buy_in=0
  unit unit=6 nation=red area=Dell
  share share=6 unit=6 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Dell
  Fir S Cedar - Dell
mail cat 2026-01-05T11:00Z
  Dell H
  Glen S Dell H
now 2026-01-07T08:00Z
expect
  event failed unit=3 strength=2
  event routed unit=3 by=1
  unit unit=1 area=Cedar

scenario "HEG-ATTACK-6: with the strength of its order, if a parameter says so"
option failed_mover_strength = order
start board-1.start
state
  stage season=spring year=1 next_unit=7
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=red area=Glen
  share share=4 unit=4 owner=cat buy_in=0
  unit unit=5 nation=blue area=Fir
  share share=5 unit=5 owner=bob buy_in=0
  unit unit=6 nation=red area=Dell
  share share=6 unit=6 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Dell
  Fir S Cedar - Dell
mail cat 2026-01-05T11:00Z
  Dell H
  Glen S Dell H
now 2026-01-07T08:00Z
expect
  no event routed
  unit unit=3 area=Cedar
  unit unit=1 area=Ash

scenario "HEG-ATTACK-6: a chain stops where its first bounces; two rout one that stays"
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Fir
  share share=4 unit=4 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Birch S Ash - Cedar
  Ash -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Fir
mail cat 2026-01-05T11:00Z
  Fir H
now 2026-01-07T08:00Z
expect
  event routed unit=3 by=1
  unit unit=1 area=Cedar

scenario "HEG-ATTACK-6: a chain behind a unit that bounces stays"
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Glen
  share share=4 unit=4 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Birch
  Birch -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Fir
mail cat 2026-01-05T11:00Z
  Glen -> Fir
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
  unit unit=2 area=Birch
  unit unit=3 area=Cedar
  unit unit=4 area=Glen

scenario "HEG-ATTACK-6: unless it is driven out, and then the whole chain moves"
start board-1.start
state
  stage season=spring year=1 next_unit=6
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Glen
  share share=4 unit=4 owner=cat buy_in=0
  unit unit=5 nation=red area=Elm
  share share=5 unit=5 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Birch
  Birch -> Cedar
  Elm S Birch - Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Fir
mail cat 2026-01-05T11:00Z
  Glen -> Fir
now 2026-01-07T08:00Z
expect
  event routed unit=3 by=2
  unit unit=1 area=Birch
  unit unit=2 area=Cedar

scenario "HEG-ATTACK-6: who loses a contest is routed from behind, and his victor leaves a free space"
start board-1.start
state
  stage season=spring year=1 next_unit=6
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=blue area=Cedar
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=blue area=Dell
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=red area=Elm
  share share=4 unit=4 owner=cat buy_in=0
  unit unit=5 nation=red area=Fir
  share share=5 unit=5 owner=cat buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Ash
  Dell S Cedar - Ash
mail cat 2026-01-05T11:00Z
  Elm -> Cedar
  Fir S Elm - Cedar
now 2026-01-07T08:00Z
expect
  event routed unit=1 by=2
  unit unit=2 area=Ash
  unit unit=4 area=Cedar
  ledger seat=bob coins=5 cause=rout
  no ledger seat=cat cause=rout
