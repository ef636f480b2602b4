scenario "GIL-ALLY-2: from its own land, in its own territories; mercenaries never go there"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=red sow=5
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice recruit: 1
mail red 2026-01-05T12:06Z
  recruit mercenaries
  deploy all in Ash
  end turn
expect
  land area=Ash units=10
  stage active=holm pool=3 recruits=0
mail red 2026-01-05T12:07Z
  deploy 1 in Ash
  deploy 3 in Ivy
expect
  refused red line 1 rule gilmoria/GIL-DEP-2
  accepted red line 2
  land area=Ivy units=6

scenario "GIL-ALLY-2: whose land it is comes before units that wait"
rules gilmoria
option any_map = on
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:06Z
  no diplomacy
  deploy all in Ash
  end turn
mail red 2026-01-05T12:07Z
  attack Birch from Ash with 2
  move 1 from Ash to Ivy
expect
  stage active=holm pool=3
  refused red line 1 rule gilmoria/GIL-BAT-1
  refused red line 2 rule gilmoria/GIL-MOB-2
