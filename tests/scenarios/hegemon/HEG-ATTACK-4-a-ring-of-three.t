rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-ATTACK-4: a ring of three moves round"
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
  Ash -> Birch
  Birch -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Ash
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Birch
  unit unit=2 area=Cedar
  unit unit=3 area=Ash

scenario "HEG-ATTACK-4: a fourth that ties for a place of it stops it"
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Elm
  share share=4 unit=4 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Birch
  Birch -> Cedar
mail bob 2026-01-05T10:00Z
  Cedar -> Ash
  Elm -> Birch
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
  unit unit=2 area=Birch
  unit unit=3 area=Cedar
  unit unit=4 area=Elm

scenario "HEG-ATTACK-4: a stronger fourth breaks it and routs"
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
  Ash -> Birch
  Birch -> Cedar
mail cat 2026-01-05T10:00Z
  Cedar -> Ash
mail bob 2026-01-05T11:00Z
  Elm -> Cedar
  Fir S Elm - Cedar
now 2026-01-07T08:00Z
expect
  unit unit=4 area=Cedar
  unit unit=1 area=Ash
  unit unit=2 area=Birch
  event routed unit=3 by=4
  purse seat=bob coins=15
