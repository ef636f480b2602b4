scenario "8.1: two who expand into the same land meet there"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 1 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Aldport owner=red troops=0
  land area=Cove owner=blue troops=0
  event skirmish area=Brume seat=red count=3 left=2
