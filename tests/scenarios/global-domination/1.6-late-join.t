rules global-domination

scenario "1.6: a late joiner comes in when the host admits him, at the start of a Turn"
option victory = host
map maps/neutral-before-the-start.map
seat red ann@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=red troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail from eve@example.org 2026-01-06T18:00Z
  join at Fenwick, colour teal
expect
  land area=Fenwick owner=-
mail host 2026-01-07T08:00Z
  admit teal
now 2026-01-08T20:00Z
expect
  land area=Fenwick owner=teal troops=5 headquarter=yes since=3
  realm seat=teal first_turn=3 lapsing=50
  awaited red, teal

scenario "1.6: without the host he waits"
option victory = host
map maps/neutral-before-the-start.map
seat red ann@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=red troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail from eve@example.org 2026-01-06T18:00Z
  join at Fenwick, colour teal
now 2026-01-08T20:00Z
expect
  land area=Fenwick owner=- troops=0
  awaited red
  realm seat=teal start=Fenwick first_turn=0

scenario "1.6: a start that has been taken meanwhile has to be chosen again"
option victory = host
map maps/neutral-before-the-start.map
seat red ann@example.org
state
  land area=Eskel owner=red troops=5 headquarter=yes
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Eskel to Fenwick
  spawn nothing
mail from eve@example.org 2026-01-06T18:00Z
  join at Fenwick, colour teal
mail host 2026-01-07T08:00Z
  admit teal
now 2026-01-08T20:00Z
expect
  land area=Fenwick owner=red troops=2
  event displaced seat=teal area=Fenwick
  awaited red

scenario "1.6: whoever was eliminated may join anew, as a late joiner"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  area 7 Garth land
  edge Aldport Brume land
  edge Dunmore Eskel land
  edge Fenwick Garth land
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=green troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail green 2026-01-06T12:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event eliminated seat=blue
  seat name=blue out=yes
mail from bob@example.org 2026-01-09T10:00Z
  join at Fenwick
expect
  accepted bob@example.org line 1
  realm seat=blue first_turn=0 start=Fenwick
mail host 2026-01-09T12:00Z
  admit blue
now 2026-01-12T20:00Z
expect
  land area=Fenwick owner=blue troops=5 headquarter=yes
  awaited red, blue, green
