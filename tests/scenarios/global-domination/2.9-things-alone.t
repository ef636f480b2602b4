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

scenario "2.9: things without a deed are asked about, each by the deed that fits it"
mail red 2026-01-06T10:01Z
  A garrison in Brume, plus 2 extra troops please.
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes
now 2026-01-08T20:00Z
expect
  event built
  event paid seat=red price=10

scenario "2.9: of one that no deed fits, or that is doubted, only the other is asked about, and what is left out is said"
mail red 2026-01-06T10:01Z
  A garrison in Brume if blue lets me, plus 2 extra troops please.
expect
  refused red line 1
mail red 2026-01-06T10:02Z
  A garrison in Brume, plus 2 of the others please.
expect
  held red line 1
now 2026-01-08T20:00Z
expect
  no event built

scenario "2.9: of another time, or of somebody, is told in a clause of its own: what stands beside it is offered"
mail red 2026-01-06T10:01Z
  Please build a bivouac in Brume before blue wakes up.
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Please build a bivouac in Brume when blue wakes up.
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  Please build a bivouac in Brume after blue has gone.
expect
  refused red line 1
