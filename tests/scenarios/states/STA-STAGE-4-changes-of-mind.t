rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: of what waits for a yes the one that is named is dropped, and what stands behind that is done"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move hopefully 2 from Ash to Dogwodd
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Forget about Cedar.
expect
  refused red line 1
mail red 2026-01-05T10:02Z
  Forget about the 2 to Dogwood, if yellow agrees.
expect
  refused red line 1
mail red 2026-01-05T10:03Z
  Please drop the Dogwood move. Move 1 from Dogwood to Ash.
expect
  accepted red line 1
  land area=Ash troops=4
mail red 2026-01-05T10:04Z
  yes
expect
  land area=Dogwood troops=2

scenario "STA-STAGE-4: where nothing waits a change of mind changes nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood
mail red 2026-01-05T10:01Z
  Changed my mind about Dogwood, take that move back.
expect
  refused red line 1
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:02Z
  Sorry, typo! Move 1 from Dogwood to Ash.
expect
  held red line 1
mail red 2026-01-05T10:03Z
  yes
expect
  land area=Dogwood owner=red troops=3
mail red 2026-01-05T10:04Z
  Move 1 from Dogwood to Ash. Changed my mind.
expect
  refused red line 1
  land area=Dogwood owner=red troops=3

scenario "STA-STAGE-4: another order in the place of what waits, which is named, is offered, and what waited falls"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move hopefully 2 from Ash to Dogwodd
mail red 2026-01-05T10:01Z
  On second thoughts I'd rather be bold. Move 1 from Dogwood to Ash instead, and forget about Dogwood.
expect
  held red line 1
  land area=Dogwood troops=3
mail red 2026-01-05T10:02Z
  yes
expect
  land area=Ash troops=4
  land area=Dogwood troops=2
mail red 2026-01-05T10:03Z
  Move 1 from Dogwood to Ash instead, and forget about moving anything at all.
expect
  refused red line 1
  land area=Dogwood troops=2

scenario "STA-STAGE-4: what is taken back in words between is not offered"
start board-1.start
state
  land area=Ash troops=10
  stage phase=attack
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Attack Birch from Ash. Wait, no, scrap that, too risky. Move 2 from Ash to Dogwood instead.
expect
  held red line 1
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=8
  stage phase=fortify

scenario "STA-STAGE-4: a place that is denied below an order takes it back"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood. Sorry, not Dogwood, Cedar.
expect
  land area=Ash troops=3

scenario "STA-STAGE-4: what is put in the place of an idea given up may be no more than a place of it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I had thought of 4 in Ash, but no, on reflection Dogwood
expect
  held red line 1
mail red 2026-01-05T10:01Z
  yes
expect
  land area=Ash troops=3
  land area=Dogwood troops=7
