rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "2.6: Phases come in their order, and what is not placed spawns in the Homeland"
map maps/phases.map
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
map maps/board.map
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

scenario "2.6: what the host announces is done in the Natural Phase of its Turn"
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=2
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail host 2026-01-06T08:00Z
  announce turn 3: set land area=Brume wasteland=yes because the springs dry up
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  game turn=3
  land area=Brume owner=red troops=2 wasteland=no
  announced turn=3
mail red 2026-01-09T10:00Z
  spawn nothing
  build fortress in Brume
expect
  refused red line 2 rule global-domination/6.2
mail blue 2026-01-09T11:00Z
  spawn nothing
now 2026-01-12T20:00Z
expect
  game turn=4
  land area=Brume owner=red troops=1 wasteland=yes
  event carried-out rule=2.6 change="set land area=Brume wasteland=yes because the springs dry up" why=-

scenario "2.6: it must be announced the Turn before, and of the map alone"
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=2
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail host 2026-01-06T08:00Z
  announce turn 2: set land area=Brume wasteland=yes
  announce turn 3: set realm seat=red influence=50
  announce turn 3: set land area=Nowhere wasteland=yes
  announce turn 3: set land area=Brume wasteland=maybe
  announce turn 3: set game turn=9
  announce turn 3: the host is away
  announce turn 3: unset land area=Brume because the sea takes it
  announce turn 3: set land area=Cove wasteland=yes
  withdraw announcement 1
  withdraw announcement 1
  announce turn 3: set land area=Brume wasteland=yes
expect
  refused host line 1
  refused host line 2
  refused host line 3
  refused host line 4
  refused host line 5
  accepted host line 6
  refused host line 7
  accepted host line 8
  accepted host line 9
  refused host line 10
  announced turn=3 change="set land area=Brume wasteland=yes"
