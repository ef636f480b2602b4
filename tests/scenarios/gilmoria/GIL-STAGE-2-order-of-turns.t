rules gilmoria
map maps/board.map

scenario "GIL-STAGE-2: warlord, his allies in the order of activation, the next warlord; then the round grows"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm ally_of=red joined=2
  domain seat=wold ally_of=red joined=1
  stage allied=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:17Z
  deploy all in Ash
  end turn
expect
  stage active=wold warlord=red round=1
mail red 2026-01-05T10:18Z
  deploy all in Kelp
  end turn
expect
  stage active=holm warlord=red
mail red 2026-01-05T10:19Z
  deploy all in Ivy
  end turn
expect
  stage active=blue warlord=blue round=1
mail blue 2026-01-05T10:20Z
  deploy all in Elm
  end turn
expect
  stage active=red warlord=red round=2

scenario "GIL-STAGE-2: the first turn is a whole one, of the first in the list"
option any_map = on
seat Vale ann@example.org
seat Moor bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  stage active=vale phase=diplomacy round=1 first=vale
  event turn seat=vale pool=3
mail vale 2026-01-05T10:22Z
  deploy 3 in Ash
expect
  accepted vale line 1

scenario "GIL-STAGE-2: option first_player = random: one die draws who begins, and a round ends with the one before him"
option any_map = on
option first_player = random
seat Vale ann@example.org
seat Moor bob@example.org
dice first: 2
mail host 2026-01-05T08:00Z
  begin
expect
  event first seat=moor roll=2
  stage active=moor round=1 first=moor
mail moor 2026-01-05T10:24Z
  deploy all in Elm
  end turn
expect
  stage active=vale round=1
mail vale 2026-01-05T10:25Z
  deploy all in Ash
  end turn
expect
  stage active=moor round=2

scenario "GIL-STAGE-2: a warlord whom the host took out is passed over; the last one has won"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail host 2026-01-05T08:30Z
  remove wold
mail red 2026-01-05T10:27Z
  deploy all in Ash
  end turn
mail blue 2026-01-05T10:28Z
  deploy all in Elm
  end turn
expect
  stage active=red round=2
mail host 2026-01-05T18:30Z
  remove blue
mail red 2026-01-05T19:30Z
  deploy all in Ash
  end turn
expect
  event won seat=red
  stage end=last-warlord

scenario "GIL-STAGE-2: lines below the one that ended the turn are refused"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:31Z
  end turn
  deploy 1 in Ash
expect
  accepted red line 1
  refused red line 2 rule gilmoria/GIL-STAGE-2
