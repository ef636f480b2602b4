rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

# 19 - 10 + 1 (9.2) = 10
scenario "5.4: a bag of salt costs 10"
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=19
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  buy a bag of salt
  buy a bag of salt
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  stash seat=red item=bag-of-salt bought=2 count=1
  realm seat=red influence=10
  accepted red line 1
  refused red line 2 rule global-domination/5.4

scenario "5.4: as many as can be paid for"
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=25
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  purchase 3 bags of salt
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  stash seat=red item=bag-of-salt count=2
  warned red line 1 rule global-domination/5.4
  realm seat=red influence=6
