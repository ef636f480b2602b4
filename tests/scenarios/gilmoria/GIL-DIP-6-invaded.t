rules gilmoria
map maps/board.map

scenario "GIL-DIP-6: by another +10, once however many; by oneself -10; both cancel"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
start board-1.start
state
  land area=Hazel owner=wold
  land area=Ivy owner=blue
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 20
mail red 2026-01-05T11:03Z
  activate Holm
expect
  event activation other=10 own=0 chance=25 success=yes

scenario "GIL-DIP-6: by oneself -10"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Ivy owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 6
mail red 2026-01-05T11:04Z
  activate Holm
expect
  event activation other=0 own=-10 chance=5 roll=6 success=no

scenario "GIL-DIP-6: both cancel"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Hazel owner=blue
  land area=Ivy owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 15
mail red 2026-01-05T11:05Z
  activate Holm
expect
  event activation other=10 own=-10 chance=15 success=yes

scenario "GIL-DIP-6: an ally of a warlord is his bloc; a neutral conqueror counts for nobody"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Ivy owner=wold
  domain seat=wold ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:06Z
  activate Holm
expect
  event activation other=10 chance=25 success=yes

scenario "GIL-DIP-6: a neutral conqueror counts for nobody"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Ivy owner=wold
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 16
mail red 2026-01-05T11:07Z
  activate Holm
expect
  event activation other=0 own=0 chance=15 success=no

scenario "GIL-DIP-6: de-activation is easier where its own warlord invades it"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Ivy owner=blue
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 15
mail red 2026-01-05T11:08Z
  de-activate Holm
expect
  event de-activation other=10 own=0 chance=15 success=yes
