scenario "STA-END-1: who holds every territory has won, at that moment"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=5
  land area=Birch owner=yellow troops=2
  land area=Cedar owner=red troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=red troops=3
  land area=Fir owner=red troops=3
  stage active=red mover=red phase=attack pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice 6 6 6 1 1
mail red 2026-01-05T10:00Z
  attack Birch from Ash
  move 1 from Ash to Birch
mail yellow 2026-01-05T11:00Z
  end turn
expect
  event won seat=red
  event eliminated seat=yellow by=red
  game phase=over
  stage end=conquest
  refused red line 2 rule states/STA-END-1
  refused yellow line 1 rule states/STA-END-1
