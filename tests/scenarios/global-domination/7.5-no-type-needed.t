scenario "7.5: the kind of movement follows from the board, whatever it is called"
rules global-domination
map maps/crop-supply.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  attack Brume from Aldport with 2
  distribute 1 from Brume to Cove
  send 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=2
  land area=Cove owner=red troops=1
