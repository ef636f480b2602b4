rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what is corrected in words waits for a yes, and takes the place of what it corrects"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  spawn 3 in Aldport
mail red 2026-01-06T10:02Z
  oh wait changed my mind, only 1 from Aldport to Brume, not 2
expect
  held red line 1
  awaited red, blue
mail red 2026-01-06T10:03Z
  yes
expect
  awaited blue
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event spawned area=Aldport

scenario "2.9: what waits for a yes falls with the turn; withdrawn or replaced it is gone"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:02Z
  move 1 from Aldport to Brume instead of 2
mail red 2026-01-06T10:03Z
  move 3 from Aldport to Brume
mail red 2026-01-06T10:04Z
  confirm
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=3
