rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2 headquarter=yes
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=50
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: who says that troops stay where they have no order says what happens anyway"
mail red 2026-01-06T10:01Z
  Spawn 1 in Aldport, so the gate isn't open. The one in Brume will stay at home.
expect
  accepted red line 1

scenario "2.9: but not of those that are ordered elsewhere, nor with a condition"
mail red 2026-01-06T10:01Z
  Move 1 from Aldport to Cove. The two in Aldport stay put.
expect
  refused red line 1
mail red 2026-01-06T10:02Z
  The one in Brume stays put if blue lets them.
expect
  refused red mail 2 line 1

scenario "2.9: who is said to stay is not offered as if he came, below the move that leaves him there"
state
  land area=Aldport owner=red troops=5 headquarter=yes
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  two remain in Aldport
expect
  accepted red line 1
  refused red line 2
