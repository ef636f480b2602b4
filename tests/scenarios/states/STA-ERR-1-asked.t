rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=deploy pool=3 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z

scenario "STA-ERR-1: whether an order may be given is asked, and done when its writer says yes"
mail red 2026-01-05T10:00Z
  Could I put 2 troops in Ash?
expect
  held red line 1
  stage pool=3
mail red 2026-01-05T11:00Z
  yes
expect
  stage pool=1

scenario "STA-ERR-1: of what the rules would not take nothing waits"
mail red 2026-01-05T10:00Z
  May I put 2 troops in Birch?
expect
  chatter red line 1
  stage pool=3
mail red 2026-01-05T11:00Z
  yes
expect
  stage pool=3

scenario "STA-ERR-1: what pleads for something in which no order is found is told, and not passed over"
mail red 2026-01-05T10:00Z
  Hooray, that went well.
  Ash wants to have a word with Birch next, please, with all it can bring, as that would make me lord of the whole coast.
expect
  chatter red line 1
  refused red line 2

scenario "STA-ERR-1: nor is what names a way on the board, beside what ends the turn"
mail red 2026-01-05T10:00Z
  deploy all in Ash
mail red 2026-01-05T10:30Z
  My lads in Ash would fancy a trip to Birch. Then end turn.
expect
  held red line 1
  stage active=red

scenario "STA-ERR-1: what comes behind what is asked about waits with it, and one yes does all"
mail red 2026-01-05T10:00Z
  deploy 3 in Ash, flibberish. Then end turn.
expect
  held red line 1
  stage pool=3 active=red
mail red 2026-01-05T11:00Z
  yes
expect
  stage active=yellow

scenario "STA-ERR-1: without a deed \"only\" may tell what is there"
mail red 2026-01-05T10:00Z
  Good, only one man in Ash.
expect
  held red line 1
  stage pool=3
mail red 2026-01-05T10:30Z
  Put only one man in Ash.
expect
  accepted red line 1
  stage pool=2
