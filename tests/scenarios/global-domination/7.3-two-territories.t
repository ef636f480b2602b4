rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.3: two territories a Turn"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=2
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Brume to Cove
  move 2 from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=red troops=2
  land area=Dunmore owner=- troops=0
  refused red line 3 rule global-domination/7.3

scenario "7.3: a chain that is too long is carried out as far as it goes"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=2
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume to Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=red troops=2
  land area=Dunmore owner=- troops=0
  warned red line 1 rule global-domination/7.3
  event fizzled seat=red area=Cove other=Dunmore rule=7.3

scenario "7.3: three from a Headquarter, also for what spawned there"
map maps/bivouac.map
state
  land area=Aldport owner=red troops=0 headquarter=yes
  land area=Fenwick owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn 3 in Aldport
  move 3 from Aldport to Brume to Cove to Dunmore to Eskel
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Dunmore owner=red troops=3
  land area=Eskel owner=- troops=0

scenario "7.3: battles cost a step as well"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=3
  land area=Cove owner=blue troops=0
  land area=Dunmore owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume to Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=0
  event fizzled seat=red area=Cove other=Dunmore
