scenario "2.5.3: uncorrected, the invalid orders are discarded and the Turn is processed"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Aldport Cove land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Dunmore
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.3: or the whole set, where the host has chosen so"
rules global-domination
option invalid = discard
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Aldport Cove land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Dunmore
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Cove owner=red troops=3
  game turn=3
