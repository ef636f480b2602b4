rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "4.2.1: without a Headquarter in one single territory, a sea if need be"
map inline
  area 1 Aldport land
  area 2 Brume sea
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  edge Aldport Brume land
  edge Brume Cove land
  edge Dunmore Eskel land
state
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 1 in Brume
  spawn 1 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Aldport owner=red troops=0
  refused red line 2 rule global-domination/4.2.1

scenario "4.2.1: only where it is one's own"
map maps/homeland.map
state
  land area=Aldport owner=red troops=0
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 3 in Dunmore
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/4.2.1
  land area=Aldport owner=red troops=3

# The full Homeland Aldport would take nobody: 10 paid for nothing.
scenario "4.2.1: spawning all in a territory names it as the place"
map maps/board.map
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=0
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=10
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn all in Brume
  buy 2 extra troops
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  accepted red line 1
  accepted red line 2
  land area=Brume owner=red troops=5
  event paid seat=red price=10
