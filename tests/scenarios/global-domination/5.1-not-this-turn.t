rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

scenario "5.1: what is bought this Turn may be used in later Turns only"
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=60
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  buy a crop supply
  use crop supply
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1
  refused red line 2 rule global-domination/5.1
  stash seat=red item=crop-supply bought=2 count=1
mail red 2026-01-09T10:00Z
  spawn nothing
  use crop supply
now 2026-01-12T20:00Z
expect
  land area=Aldport owner=red troops=2
  no stash seat=red

scenario "5.1: one cannot use what one does not hold"
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  stash seat=red item=bag-of-salt bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  throw dynamite at Cove
  use crop supply
  use crop supply
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/5.1
  refused red line 2 rule global-domination/5.1
  refused red line 3 rule global-domination/5.1
