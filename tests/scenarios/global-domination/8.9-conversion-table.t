rules global-domination
seat red ann@example.org
seat blue bob@example.org

# The seven rows of the rulebook, in its order.
scenario "8.9: 1 against 1"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=1
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=1
  land area=Aldport owner=red troops=0

scenario "8.9: 2 against 1"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=1
  land area=Aldport owner=red troops=0

scenario "8.9: 3 against 1"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Aldport owner=red troops=0

scenario "8.9: 4 against 1"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=blue troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 4 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  land area=Aldport owner=red troops=0

scenario "8.9: 5 against 2"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  land area=Aldport owner=red troops=0

scenario "8.9: 2 against 5"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=blue troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=5
  land area=Aldport owner=red troops=0

scenario "8.9: 5 against 5"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=2
  land area=Aldport owner=red troops=0

scenario "8.9: empty land by the same formula"
map maps/razed.map
state
  land area=Aldport owner=red troops=1
  land area=Brume owner=blue troops=0
  land area=Cove owner=red troops=3
  land area=Dunmore owner=blue troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  move 3 from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=blue troops=0
  land area=Aldport owner=red troops=0
  land area=Dunmore owner=red troops=1
