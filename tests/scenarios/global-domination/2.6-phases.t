scenario "2.6: Phases come in their order, and what is not placed spawns in the Homeland"
rules global-domination
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=1
  stash seat=red item=crop-supply bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move all from Aldport to Brume
  use crop supply
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=5
  event spawned seat=red area=Aldport count=3 rule=2.6
  event fed seat=red lands=2 count=2

scenario "2.6: what finds no room is not spawned"
rules global-domination
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
  spawn 3 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  warned red line 1 rule global-domination/2.6
  land area=Aldport owner=red troops=5
