scenario "STA-DICE-3: equal dice: the attacker loses"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=2
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=attack pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 5 6 5
mail red 2026-01-05T10:00Z
  attack Birch from Ash
expect
  event throw a1=6 a2=5 d1=6 d2=5 lost=2 killed=0
  event repelled target=Birch defenders=2
  land area=Ash troops=1
