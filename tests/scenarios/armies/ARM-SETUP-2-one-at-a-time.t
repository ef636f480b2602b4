scenario "ARM-SETUP-2: exactly one army, and only in one's turn"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
mail green 2026-01-05T08:10Z
  place army in Ash
mail red 2026-01-05T08:20Z
  place 2 armies in Ash
  move army from Ash to Dale
  place army in Ash 5
  place army in Cedar 4
  place army in Ash
  place army in Birch
expect
  refused green line 1 rule armies/ARM-SETUP-2
  refused red line 1 rule armies/ARM-SETUP-2
  refused red line 2
  refused red line 3 rule armies/ARM-FREE-1
  refused red line 4 rule armies/ARM-ART-1
  accepted red line 5
  refused red line 6
  awaited green

scenario "ARM-SETUP-2: an army that goes somewhere, while they are placed, is one that may be meant to be placed"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
mail red 2026-01-05T08:20Z
  First army goes down in Ash please
expect
  held red line 1
mail red 2026-01-05T08:21Z
  yes
expect
  space area=Ash owner=red
