rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-BUF-4: who has no land goes on moving the Buffer in his turns"
start board-1.start
state
  land area=Ash troops=2
  land area=Birch troops=5
  land area=Dogwood owner=yellow
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 1 1
mail yellow 2026-01-05T10:00Z
  attack Ash from Birch
  end turn
expect
  event eliminated seat=red by=yellow
  stage active=buffer mover=red
mail red 2026-01-05T11:00Z
  end turn
expect
  accepted red line 1
  stage active=yellow round=2

scenario "STA-BUF-4: with the option the survivor moves it always"
option buffer_after_elimination = survivor
start board-1.start
state
  land area=Ash troops=2
  land area=Birch troops=5
  land area=Dogwood owner=yellow
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 1 1
mail yellow 2026-01-05T10:00Z
  attack Ash from Birch
  end turn
expect
  event eliminated seat=red by=yellow
  stage active=buffer mover=yellow

scenario "STA-BUF-4: with the option the last person with land has won"
option last_person_wins = on
start board-1.start
state
  land area=Ash troops=2
  land area=Birch troops=5
  land area=Dogwood owner=yellow
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch: 6 6 6 1 1
mail yellow 2026-01-05T10:00Z
  attack Ash from Birch
  end turn
expect
  event won seat=yellow
  game phase=over
  refused yellow line 2 rule states/STA-END-1
  stage end=last-person
