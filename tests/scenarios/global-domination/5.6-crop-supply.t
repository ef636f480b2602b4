rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "5.6: one more Troop in every territory that has room"
map maps/crop-supply.map
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=4
  land area=Dunmore owner=red troops=9 unmovable=garrison
  land area=Eskel owner=blue troops=1
  stash seat=red item=crop-supply bought=1 count=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  use crop supply
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=1
  land area=Cove owner=red troops=5
  land area=Dunmore owner=red troops=10
  land area=Eskel owner=blue troops=1
  stash seat=red item=crop-supply count=1
  event fed seat=red lands=3 count=3

scenario "5.6: a Headquarter has no limit now; two supplies feed twice"
map maps/board.map
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=red troops=4
  land area=Dunmore owner=blue troops=1
  stash seat=red item=crop-supply bought=1 count=2
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  use 2 crop supplies
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  event fed seat=red lands=2 count=3
  land area=Brume owner=red troops=5
