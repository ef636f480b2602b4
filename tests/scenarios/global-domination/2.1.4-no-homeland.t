rules global-domination

scenario "2.1.4: without land there is no Homeland, and nothing spawns by itself"
map maps/without-headquarter.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1
  no event spawned seat=red

scenario "2.1.4: who owns no territory at all is out"
map maps/homeland.map
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
  land area=Brume owner=red troops=2
  event eliminated seat=blue
  realm seat=blue alive=no influence=0
  awaited red, green

scenario "2.1.4: the last one with land has won"
map maps/start-and-colour.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event won seat=red
  game phase=over
