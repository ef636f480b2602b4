rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DIP-5: neutral at once, with its land and units; it loses its coming turn"
option any_map = on
start board-1.start
state
  domain seat=holm ally_of=blue joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice de-activate:Holm: 5
mail red 2026-01-05T10:59Z
  de-activate Holm
expect
  event de-activation base=5 chance=5 success=yes
  event neutral domain=holm seat=blue
  domain seat=holm ally_of=-
  land area=Ivy owner=holm units=3
mail red 2026-01-05T11:00Z
  deploy all in Ash
  end turn
mail blue 2026-01-05T11:01Z
  deploy all in Elm
  end turn
expect
  stage active=red round=2

scenario "GIL-DIP-5: not one that is nobody's, not one's own"
option any_map = on
start board-1.start
state
  domain seat=wold ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T11:02Z
  de-activate Holm
  de-activate Wold
  de-activate Moor
expect
  refused red line 1 rule gilmoria/GIL-DIP-5
  refused red line 2 rule gilmoria/GIL-DIP-5
  refused red line 3 rule gilmoria/GIL-DIP-5
