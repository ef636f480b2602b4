scenario "STA-BUF-5: the Buffer owns everything: nobody has won"
rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=2
  land area=Birch owner=buffer troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=buffer troops=3
  land area=Elm owner=buffer troops=3
  land area=Fir owner=buffer troops=5
  stage active=buffer mover=red phase=attack pool=0 round=4 buffer_turns=3
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Fir: 6 6 6 1 1
mail red 2026-01-05T10:00Z
  attack Ash from Fir
expect
  event buffer-won
  no event won
  game phase=over
  stage end=buffer
