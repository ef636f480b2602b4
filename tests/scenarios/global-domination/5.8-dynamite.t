rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "5.8: one Troop dies, the Bivouac and the Trebuchets go"
map maps/phases.map
state
  land area=Aldport owner=red troops=1
  land area=Brume owner=blue troops=3 unmovable=bivouac trebuchets=2
  land area=Dunmore owner=blue troops=1
  stash seat=red item=dynamite bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  throw dynamite at Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=2 unmovable=none trebuchets=0
  no stash seat=red
  event dynamited seat=red area=Brume

scenario "5.8: a Fortress becomes a Ruin, a Garrison goes and its limit with it"
map maps/partly-valid.map
state
  land area=Aldport owner=red troops=1
  land area=Brume owner=blue troops=3 unmovable=fortress
  land area=Cove owner=blue troops=8 unmovable=garrison
  land area=Dunmore owner=blue troops=1
  stash seat=red item=dynamite bought=1 count=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  dynamite Brume
  use dynamite on Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=2 unmovable=ruin
  land area=Cove owner=blue troops=5 unmovable=none
  event trimmed area=Cove count=2

scenario "5.8: only next to one's own territory; else it is kept"
map maps/phases.map
state
  land area=Aldport owner=red troops=1
  land area=Cove owner=blue troops=3
  land area=Dunmore owner=blue troops=1
  stash seat=red item=dynamite bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  throw dynamite at Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=blue troops=3
  refused red line 1 rule global-domination/5.8
  stash seat=red item=dynamite count=1

scenario "5.8: on one's own or neutral land it only demolishes"
map maps/phases.map
state
  land area=Aldport owner=red troops=3 unmovable=fortress
  land area=Brume owner=red troops=1
  land area=Cove owner=- troops=0 unmovable=garrison
  land area=Dunmore owner=blue troops=1
  stash seat=red item=dynamite bought=1 count=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  dynamite Aldport
  dynamite Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3 unmovable=ruin
  land area=Cove owner=- troops=0 unmovable=none
