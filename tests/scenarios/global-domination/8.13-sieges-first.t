rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "8.13: Sieges come before Invasions and Skirmishes"
map maps/sieges-first.map
state
  land area=Aldport owner=red troops=5
  land area=Cove owner=red troops=1 trebuchets=1
  land area=Brume owner=blue troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  siege Brume from Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  event battle attackers=5 defenders=2

scenario "8.13: whoever is hit cannot march"
map maps/homeland.map
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Brume owner=blue troops=3
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  siege Brume from Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Brume to Cove
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=red troops=1
  land area=Brume owner=blue troops=0
  event battle area=Cove attackers=1
