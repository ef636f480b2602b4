rules global-domination
map maps/phases.map
seat red ann@example.org
seat blue bob@example.org

scenario "5.7: salt makes one's own land a Wasteland, at once and for good"
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=1
  stash seat=red item=bag-of-salt bought=1 count=4
  realm seat=red influence=40
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  salt Aldport
  salt Aldport
  salt Brume
  salt Cove
  build fortress in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3 wasteland=yes
  refused red line 2 rule global-domination/5.7
  refused red line 3 rule global-domination/5.7
  refused red line 4 rule global-domination/5.7
  refused red line 5 rule global-domination/6.2
  stash seat=red item=bag-of-salt count=3
now 2026-01-12T20:00Z
expect
  event attrition area=Aldport

scenario "5.7: in other words"
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=1
  stash seat=red item=bag-of-salt bought=1 count=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  use bag of salt on Aldport
  turn Brume into a wasteland
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport  wasteland=yes
  land area=Brume  wasteland=yes
  no stash seat=red
