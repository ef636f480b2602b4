scenario "STA-END-2: who has no territory is out: no turns, no orders"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat green cat@example.org
state
  land area=Ash owner=red troops=5
  land area=Birch owner=yellow troops=2
  land area=Cedar owner=green troops=3
  land area=Dogwood owner=green troops=3
  land area=Elm owner=red troops=3
  land area=Fir owner=red troops=3
  stage active=red mover=red phase=attack pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 6 6 1 1
mail red 2026-01-05T10:00Z
  attack Birch from Ash
  end turn
mail yellow 2026-01-05T11:00Z
  deploy 1 in Birch
expect
  event eliminated seat=yellow by=red
  seat name=yellow out=yes
  stage active=green
  refused yellow line 1 rule states/STA-END-2
  no event won
