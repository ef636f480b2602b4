scenario "2.9: what is denied in the line below is not taken"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume

  No.
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:02Z
  move 2 from Aldport to Brume

  Stop
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:03Z
  move 2 from Aldport to Brume

  not!
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:04Z
  move 2 from Aldport to Brume

  no, don't
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:05Z
  move 2 from Aldport to Brume

  Wait - I am not sure
expect
  held red line 1
  refused red line 3
mail red 2026-01-06T10:06Z
  move 2 from Aldport to Brume

  hold on
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:07Z
  move 2 from Aldport to Brume
  rather: move 1 from Aldport to Brume
expect
  refused red line 1
  held red line 2
mail red 2026-01-06T10:08Z
  Hello, can you come?
  No, sorry
  move 2 from Aldport to Brume
expect
  accepted red line 3
mail red 2026-01-06T10:09Z
  move 2 from Aldport to Brume
  no problem with the late report
expect
  accepted red line 1
mail red 2026-01-06T10:10Z
  move 2 from Aldport to Brume
  No. move 1 from Aldport to Brume
expect
  refused red line 1
