rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-SPRING-4: it ends when every unit has an order"
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
  Ash H
mail bob 2026-01-05T10:00Z
  Cedar H
now 2026-01-07T08:00Z
expect
  stage season=fall

scenario "HEG-SPRING-4: done says so too, and wait takes it back"
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
  done
mail ann 2026-01-05T10:00Z
  wait
mail bob 2026-01-05T11:00Z
  Cedar H
expect
  awaited ann
  stage season=spring
now 2026-01-07T08:00Z
expect
  event ended season=spring

scenario "HEG-SPRING-4: the rest hold"
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
  the rest hold
mail bob 2026-01-05T10:00Z
  Cedar H
expect
  unit unit=1 area=Dell
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Dell
  event held unit=2
