scenario "HEG-SPRING-3: a unit without an order holds, and may be supported"
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
  unit unit=4 nation=red area=Dell
  share share=4 unit=4 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail bob 2026-01-05T09:00Z
mail ann 2026-01-05T10:00Z
  Ash -> Cedar
  Birch S Ash - Cedar
  Dell S Cedar H
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Ash
  unit unit=3 area=Cedar
  event held unit=3 strength=2

scenario "HEG-SPRING-3: a question of what would come of something else refuses no order above it"
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
  unit unit=4 nation=red area=Dell
  share share=4 unit=4 owner=ann buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T10:00Z
  Ash -> Cedar
  Dell S Cedar H
  what does bob earn if unit 3 is pushed off?
expect
  warned ann line 1
  warned ann line 2
mail ann 2026-01-05T11:00Z
  Ash -> Cedar
  Dell S Cedar H
  or what about unit 3 instead?
expect
  refused ann line 1

scenario "HEG-SPRING-3: what can go but one way goes that way, whichever is named first"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T10:00Z
  my ash unit i put it in Dell ok thx :)
expect
  held ann line 1
mail ann 2026-01-05T10:01Z
  yes
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Dell
