scenario "5.2: buying is told to the buyer alone, using to all"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=60
  stash seat=red item=crop-supply bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  buy dynamite
  use crop supply
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event bought seat=red thing=dynamite
  event fed seat=red
