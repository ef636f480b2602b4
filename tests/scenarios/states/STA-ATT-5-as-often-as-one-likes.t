scenario "STA-ATT-5: conquered land may attack on, and any number of attacks"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=6
  land area=Birch owner=yellow troops=2
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=2
  land area=Fir owner=yellow troops=3
  stage active=red mover=red phase=attack pool=0 round=1
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
