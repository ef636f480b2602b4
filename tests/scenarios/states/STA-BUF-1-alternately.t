rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-BUF-1: the first turn of the Buffer is moved by the first, the second by the second"
start board-1.start
state
  stage active=yellow mover=yellow phase=deploy
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail yellow 2026-01-05T10:00Z
  end turn
expect
  stage active=buffer mover=red buffer_turns=1
mail red 2026-01-05T11:00Z
  end turn
mail red 2026-01-05T12:00Z
  end turn
mail yellow 2026-01-05T13:00Z
  end turn
expect
  stage active=buffer mover=yellow buffer_turns=2
mail yellow 2026-01-05T14:00Z
  end turn
mail red 2026-01-05T15:00Z
  end turn
mail yellow 2026-01-05T16:00Z
  end turn
expect
  stage active=buffer mover=red buffer_turns=3

scenario "STA-BUF-1: who moves the Buffer and then his own moves both in one mail, and the other way round"
start board-1.start
state
  stage active=buffer phase=deploy buffer_turns=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move 2 from Cedar to Fir
  end turn
  move 2 from Ash to Dogwood
  end turn
expect
  accepted red line 2
  accepted red line 3
  accepted red line 4
  land area=Fir owner=buffer troops=5
  land area=Dogwood owner=red troops=5
  event over seat=buffer
  game turn=3
  stage active=yellow round=2
mail yellow 2026-01-05T11:00Z
  move 2 from Birch to Elm
  end turn
  move 2 from Fir to Cedar
  end turn
expect
  accepted yellow line 4
  land area=Cedar troops=3
  stage active=red round=3

scenario "STA-BUF-1: a second word of ending does not end the turn that has only begun"
start board-1.start
state
  stage active=buffer phase=fortify buffer_turns=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end phase
  end phase
  end turn
expect
  accepted red line 1
  refused red line 2 rule states/STA-STAGE-3
  refused red line 3 rule states/STA-STAGE-3
  stage active=red phase=deploy round=2
