rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-ATTACK-2: two against two: all stay"
start board-1.start
state
  stage season=spring year=1 next_unit=6
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=cat buy_in=0
  unit unit=4 nation=blue area=Elm
  share share=4 unit=4 owner=bob buy_in=0
  unit unit=5 nation=blue area=Fir
  share share=5 unit=5 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
mail bob 2026-01-05T10:00Z
  Elm -> Cedar
  Fir S Cedar H
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
  unit unit=3 area=Cedar
  unit unit=4 area=Elm

scenario "HEG-ATTACK-2: strictly more is needed"
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar H
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
  unit unit=3 area=Cedar

scenario "HEG-ATTACK-2: a unit that is attacked from where it attacks has its supporter cut"
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
  Ash -> Cedar
  Birch S Ash - Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Birch
now 2026-01-07T08:00Z
expect
  event cut unit=2
  unit unit=1 area=Ash
  unit unit=2 area=Birch
  unit unit=3 area=Cedar
