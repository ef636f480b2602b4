rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.2: into adjacent neutral land"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove sea
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove sea
  edge Dunmore Eskel land
state
  land area=Aldport owner=red troops=3
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 1 from Brume to Cove
  move 1 from Aldport to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1
  land area=Brume owner=red troops=1 since=2
  land area=Cove owner=red troops=1
  refused red line 3 rule global-domination/7.2
  event entered seat=red to=Brume

scenario "7.2: only from territory one controls"
map maps/homeland.map
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/7.2
  land area=Cove owner=- troops=0
