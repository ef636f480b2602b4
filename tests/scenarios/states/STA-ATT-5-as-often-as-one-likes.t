scenario "STA-ATT-5: conquered land may attack on, and any number of attacks"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
state
  land area=Ash troops=6
  land area=Birch troops=2
  land area=Elm troops=2
  land area=Fir owner=yellow
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 6 6 1 1
dice battle:Birch: 6 6 6 1 1
dice battle:Dogwood: 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Birch from Ash
  attack Elm from Birch
  attack Cedar from Dogwood
expect
  accepted red line 1
  accepted red line 2
  accepted red line 3
  event conquered target=Elm
  event repelled target=Cedar
  land area=Dogwood troops=1
