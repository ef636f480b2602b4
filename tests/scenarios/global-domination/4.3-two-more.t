rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

# 25 - 10 + 1 (9.2) + 4 (9.4) = 20
scenario "4.3: two more for 10, once a Turn"
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=25
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  buy 2 extra troops
  extra spawn
  spawn 5 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  realm seat=red influence=20
  accepted red line 1
  refused red line 2 rule global-domination/4.3

scenario "4.3: who cannot pay gets none"
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=9
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spend 10 influence for 2 more units
  spawn 3 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  refused red line 1 rule global-domination/4.3

scenario "4.3: nothing is charged where there is no room"
state
  land area=Aldport owner=red troops=3
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=20
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  extra spawn
  spawn 2 in Aldport
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  refused red line 1 rule global-domination/4.3
  realm seat=red influence=21
