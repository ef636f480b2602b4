rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z

scenario "STA-STAGE-4: what leads into a foreign place is asked about as an attack, behind what makes way for it in its line"
state
  stage phase=deploy pool=5
mail red 2026-01-05T10:00Z
  All 5 in Ash. Ash on to Birch.
expect
  accepted red line 1
  land area=Ash troops=8
  held red line 1
  no event attack
dice battle:Ash: 6 6 6 1 1 6 6 6 1
mail red 2026-01-05T10:01Z
  yes
expect
  event attack area=Ash target=Birch
  land area=Birch owner=red

scenario "STA-STAGE-4: what is offered all together is, too"
state
  stage phase=deploy pool=5
mail red 2026-01-05T10:00Z
  deploy 5 in Ash, then Ash on to Birch
expect
  held red line 1
  stage pool=5
dice battle:Ash: 6 6 6 1 1 6 6 6 1
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Birch owner=red

scenario "STA-STAGE-4: so is each of several, and none is done"
mail red 2026-01-05T10:00Z
  send 2 from Ash into Birch and 2 from Dogwood into Elm
expect
  held red line 1
  no event attack

scenario "STA-STAGE-4: the deed of the clause before is not that of one whose places are one's own"
dice battle:Ash: 6 6 1 1 6 6 1
mail red 2026-01-05T10:00Z
  attack Birch from Ash, then 1 from Dogwood to Ash
expect
  accepted red line 1
  held red line 1
  land area=Dogwood troops=3
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Dogwood troops=2

scenario "STA-STAGE-4: nothing else is asked about where an order before it may bring the place"
dice battle:Ash: 1 1 6 6
mail red 2026-01-05T10:00Z
  attack Birch from Ash, then 1 over from Ash to Birch
expect
  accepted red line 1
  refused red line 1

scenario "STA-STAGE-4: two of one deed make no way for each other"
mail red 2026-01-05T10:00Z
  Ash into Birch, Fir into Birch
expect
  held red line 1
  no event attack

scenario "STA-STAGE-4: the second of what is not understood is not tried alone, where the rules refuse the first"
state
  stage phase=deploy pool=5
mail red 2026-01-05T10:00Z
  put 3 in Birch, and 2 in Elm, yellow
expect
  refused red line 1
  stage pool=5
