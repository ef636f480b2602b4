scenario "2.5.1: when all have sent fully valid orders the Turn may end early"
rules global-domination
option early = answered
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.1: a refused line is not fully valid"
rules global-domination
option early = answered
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  move 1 from Aldport to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=- troops=0
  game turn=2
  awaited red

scenario "2.5.1: a Turn without a deadline ends when all have sent fully valid orders, and not before"
rules global-domination
option deadline = none
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell never
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
now 2026-02-06T10:00Z
expect
  game turn=2
  awaited blue
mail blue 2026-02-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.1: a Turn without a deadline waits for the host where early = host"
rules global-domination
option deadline = none
option early = host
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell never
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
now 2026-02-06T10:00Z
expect
  game turn=2
  awaited blue
mail blue 2026-02-06T11:00Z
  spawn nothing
expect
  game turn=2
