rules global-domination

scenario "8.15.3: walls by default, units if asked"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  edge Aldport Brume land
  edge Aldport Cove land
  edge Aldport Dunmore land
  edge Eskel Fenwick land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1 trebuchets=3
  land area=Brume owner=blue troops=5 unmovable=fortress
  land area=Cove owner=blue troops=5 unmovable=fortress
  land area=Dunmore owner=blue troops=5 unmovable=fortress
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  siege Brume from Aldport
  siege Cove from Aldport, target the units
  siege Dunmore from Aldport, target the walls
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=5 unmovable=ruin
  land area=Cove owner=blue troops=3 unmovable=fortress
  land area=Dunmore owner=blue troops=5 unmovable=ruin

scenario "8.15.3: a second Siege finds no Fortress and kills"
map maps/sieges-first.map
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=1 trebuchets=1
  land area=Cove owner=green troops=1 trebuchets=1
  land area=Brume owner=blue troops=5 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  siege Brume from Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail green 2026-01-06T12:00Z
  siege Brume from Cove
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=3 unmovable=ruin
