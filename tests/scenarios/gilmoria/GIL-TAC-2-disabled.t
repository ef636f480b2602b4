rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-TAC-2: after a failure in round 1 with penalty 2 rounds 2 and 3 are closed, round 4 is open"
option on_refusal = go_on
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 26
mail red 2026-01-05T11:26Z
  activate Holm with bribe
  deploy all in Ash
  end turn
expect
  event silence seat=red domain=holm until=3
  silence seat=red domain=holm until=3
mail blue 2026-01-05T11:27Z
  deploy all in Elm
  end turn
mail red 2026-01-05T11:28Z
  activate Holm
  deploy all in Ash
  end turn
expect
  refused red line 1 rule gilmoria/GIL-TAC-2
mail blue 2026-01-05T11:29Z
  deploy all in Elm
  end turn
mail red 2026-01-05T11:30Z
  activate Holm with blackmail
  deploy all in Ash
  end turn
expect
  refused red line 1 rule gilmoria/GIL-TAC-2
mail blue 2026-01-05T11:31Z
  deploy all in Elm
  end turn
dice activate:Holm: 1
mail red 2026-01-05T11:32Z
  activate Holm
expect
  accepted red line 1
  stage round=4
  domain seat=holm ally_of=red

scenario "GIL-TAC-2: a refused line uses no action and no die; another domain may be spoken to; others may speak to this one"
option any_map = on
start board-1.start
state
  silence seat=red domain=holm until=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Wold: 99
mail red 2026-01-05T11:33Z
  activate Holm
  de-activate Holm
  activate Wold
expect
  refused red line 1 rule gilmoria/GIL-TAC-2
  refused red line 2 rule gilmoria/GIL-DIP-5
  accepted red line 3
mail red 2026-01-05T11:34Z
  deploy all in Ash
  end turn
dice activate:Holm: 99
mail blue 2026-01-05T11:35Z
  activate Holm
expect
  accepted blue line 1

scenario "GIL-TAC-2: de-activation is closed as well, and a failed one closes"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=blue joined=1
  silence seat=red domain=holm until=4
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:36Z
  de-activate Holm
expect
  refused red line 1 rule gilmoria/GIL-TAC-2

scenario "GIL-TAC-2: a failed de-activation with blackmail closes four rounds"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 26
mail red 2026-01-05T11:37Z
  de-activate Holm with blackmail
expect
  event silence seat=red domain=holm until=5

scenario "GIL-TAC-2: concise speech and success close nothing"
option any_map = on
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice activate:Holm: 99
mail red 2026-01-05T11:38Z
  activate Holm
  deploy all in Ash
  end turn
expect
  no event silence
dice activate:Holm: 1
mail blue 2026-01-05T11:39Z
  activate Holm with threats
expect
  no event silence
  domain seat=holm ally_of=blue
