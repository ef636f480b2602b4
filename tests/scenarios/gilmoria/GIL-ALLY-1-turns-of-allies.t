rules gilmoria
map maps/board.map

scenario "GIL-ALLY-1: right after their warlord, a whole turn without diplomacy"
option on_refusal = go_on
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Larch units=1
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:08Z
  deploy all in Ash
  end turn
expect
  stage active=holm warlord=red phase=deployment pool=3
dice battle:Ivy: 6 6 1
mail red 2026-01-05T13:09Z
  activate Wold
  acquire points
  deploy all in Ivy
  attack Larch from Ivy with 2
  mobilise 1 from Gorse to Hazel
expect
  refused red line 1 rule gilmoria/GIL-ALLY-1
  refused red line 2 rule gilmoria/GIL-ALLY-1
  accepted red line 3
  accepted red line 4
  accepted red line 5
  stage active=blue
  land area=Larch owner=holm

scenario "GIL-ALLY-1: no domain takes two turns in one round"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold cat@example.org
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:10Z
  deploy all in Ash
  end turn
mail red 2026-01-05T13:11Z
  deploy all in Ivy
  end turn
expect
  stage active=blue
dice de-activate:Holm: 1
mail blue 2026-01-05T13:12Z
  de-activate Holm
  deploy all in Elm
  end turn
expect
  domain seat=holm ally_of=-
  stage active=wold
dice activate:Holm: 1
mail wold 2026-01-05T13:13Z
  activate Holm
  deploy all in Kelp
  end turn
expect
  domain seat=holm ally_of=wold
  stage active=red round=2

scenario "GIL-ALLY-1: others are not heard in an ally's turn, and a neutral domain listens to nobody"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm ally_of=red joined=1
  stage active=holm phase=deployment pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail blue 2026-01-05T13:14Z
  deploy 1 in Ivy
expect
  refused blue line 1 rule gilmoria/GIL-STAGE-1

scenario "GIL-ALLY-1: a warlord's turn and his ally's in one mail"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Larch units=1
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ivy: 6 6 1
mail red 2026-01-05T13:08Z
  deploy all in Ash
  end turn
  deploy all in Ivy
  attack Larch from Ivy with 2
  mobilise 1 from Gorse to Hazel
expect
  accepted red line 2
  accepted red line 3
  accepted red line 4
  accepted red line 5
  game turn=3
  stage active=blue round=1
  land area=Larch owner=holm
  domain seat=red sow=1
  domain seat=holm played=1
  event ended seat=red taken=0
  event ended seat=holm taken=1
  event over seat=red
  no event over seat=holm
  awaited blue

scenario "GIL-ALLY-1: a second word of ending does not end the turn that has only begun"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Larch units=1
  domain seat=holm ally_of=red joined=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:08Z
  mobilise 1 from Birch to Ash
  end turn
expect
  accepted red line 1
  refused red line 2 rule gilmoria/GIL-STAGE-3
  stage active=holm phase=deployment pool=3
  awaited holm

scenario "GIL-ALLY-1: a warlord and two allies in one mail, in the order in which they were activated"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Larch units=1
  domain seat=holm ally_of=red joined=1
  domain seat=wold ally_of=red joined=2
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:08Z
  deploy all in Ash
  end turn
  deploy all in Ivy
  end turn
  deploy all in Kelp
  end turn
expect
  accepted red line 6
  game turn=4
  stage active=blue round=1
  land area=Ivy units=6
  land area=Kelp units=6

scenario "GIL-ALLY-1: what follows is the next warlord's: he alone is heard"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  land area=Larch units=1
  domain seat=holm ally_of=red joined=1 played=1
  stage active=holm phase=deployment pool=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:08Z
  deploy all in Ivy
  end turn
  deploy 1 in Dogwood
  end turn
expect
  accepted red line 2
  refused red line 3 rule gilmoria/GIL-STAGE-2
  refused red line 4 rule gilmoria/GIL-STAGE-2
  stage active=blue

scenario "GIL-ALLY-1: in an ally's turn land of others is refused as that, not for units that still wait"
option any_map = on
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold
start board-1.start
state
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T13:08Z
  deploy all in Ash
  end turn
expect
  stage active=holm warlord=red phase=deployment pool=3
mail red 2026-01-05T13:09Z
  attack Cedar from Ash
  mobilise 1 from Ash to Birch
  attack Larch from Ivy
expect
  refused red line 1 rule gilmoria/GIL-BAT-1
  refused red line 2 rule gilmoria/GIL-MOB-2
  refused red line 3 rule gilmoria/GIL-STAGE-3
