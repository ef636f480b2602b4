rules gilmoria
map maps/board.map

scenario "GIL-PERS-1: drawn by a die of five in the order of the domains"
option any_map = on
option personalities = on
seat Vale ann@example.org
seat Moor bob@example.org
dice personalities: 2 5
mail host 2026-01-05T08:00Z
  begin
expect
  domain seat=holm temper=greedy
  domain seat=wold temper=warlike
  domain seat=vale temper=none
  event temper domain=holm temper=greedy

scenario "GIL-PERS-1: off where nothing is said"
option any_map = on
seat Vale ann@example.org
seat Moor bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  no event temper
  domain seat=holm temper=none

scenario "GIL-PERS-1: proud makes 5 of long oration"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=proud
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:48Z
  activate Holm with long oration
expect
  event activation temper=5 bonus=5 chance=25

scenario "GIL-PERS-1: proud makes -10 of threats"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=proud
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:49Z
  activate Holm with threats
expect
  event activation temper=-10 bonus=15 chance=20

scenario "GIL-PERS-1: greedy makes 10 of bribe"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=greedy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:50Z
  activate Holm with bribe
expect
  event activation temper=10 bonus=10 chance=35

scenario "GIL-PERS-1: greedy makes -5 of concise speech"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=greedy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:51Z
  activate Holm with concise speech
expect
  event activation temper=-5 bonus=0 chance=10

scenario "GIL-PERS-1: timid makes 10 of threats"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=timid
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:52Z
  activate Holm with threats
expect
  event activation temper=10 bonus=15 chance=40

scenario "GIL-PERS-1: timid makes 5 of blackmail"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=timid
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:53Z
  activate Holm with blackmail
expect
  event activation temper=5 bonus=20 chance=40

scenario "GIL-PERS-1: honest makes -10 of bribe"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=honest
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:54Z
  activate Holm with bribe
expect
  event activation temper=-10 bonus=10 chance=15

scenario "GIL-PERS-1: honest makes -10 of blackmail"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=honest
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:55Z
  activate Holm with blackmail
expect
  event activation temper=-10 bonus=20 chance=25

scenario "GIL-PERS-1: honest makes 5 of concise speech"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=honest
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:56Z
  activate Holm with concise speech
expect
  event activation temper=5 bonus=0 chance=20

scenario "GIL-PERS-1: warlike makes 5 of threats"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=warlike
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:57Z
  activate Holm with threats
expect
  event activation temper=5 bonus=15 chance=35

scenario "GIL-PERS-1: warlike makes -5 of long oration"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=warlike
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 100
mail red 2026-01-05T11:58Z
  activate Holm with long oration
expect
  event activation temper=-5 bonus=5 chance=15

scenario "GIL-PERS-1: it counts for de-activation, not for envoys"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm temper=greedy ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 100
mail red 2026-01-05T11:59Z
  de-activate Holm with bribe
expect
  event de-activation temper=10 chance=25
