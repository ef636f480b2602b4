scenario "STA-ATT-6: won: all but one move in; lost: one stays, the survivors hold"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=8
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 6 6 1 1
dice battle:Dogwood: 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Birch from Ash
  attack Cedar from Dogwood
expect
  land area=Birch owner=red troops=7
  land area=Ash owner=red troops=1
  land area=Dogwood owner=red troops=1
  land area=Cedar owner=buffer troops=3
  event conquered count=7
  event repelled attackers=1 defenders=3
