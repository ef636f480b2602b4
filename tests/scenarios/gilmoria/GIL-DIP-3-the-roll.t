rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-3: base, modifiers and tactic, and a roll not above the sum is a success"
option any_map = on
start board-1.start
state
  land area=Ivy owner=blue
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 30
mail red 2026-01-05T10:49Z
  activate Holm with bribe
expect
  event activation base=15 other=10 own=0 bonus=10 chance=35 roll=30 success=yes
  domain seat=holm ally_of=red joined=1
  stage allied=1

scenario "GIL-DIP-3: the sum itself is a success, one more a failure"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T10:50Z
  activate Holm
expect
  event activation chance=15 roll=15 success=yes
mail red 2026-01-05T10:51Z
  deploy all in Ash
  end turn
mail red 2026-01-05T10:52Z
  deploy all in Ivy
  end turn
dice activate:Wold: 16
mail blue 2026-01-05T10:53Z
  activate Wold
expect
  event activation chance=15 roll=16 success=no
  domain seat=wold ally_of=-

scenario "GIL-DIP-3: the chance is cut to 0, and the die is rolled all the same"
option any_map = on
start board-1.start
state
  land area=Gorse owner=red
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 1
mail red 2026-01-05T10:54Z
  de-activate Holm
expect
  event de-activation base=5 other=0 own=-10 chance=0 roll=1 success=no
  domain seat=holm ally_of=blue
