scenario "2.9: who has not finished is waited for, whatever he says of why"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T01:01Z
  i wasnt finished
expect
  accepted red line 1
mail red 2026-01-06T01:02Z
  Don't close up just yet, I want to see it written out first.
expect
  accepted red line 1
mail red 2026-01-06T01:03Z
  Don't close my autumn yet, I may want to sleep on it
expect
  accepted red line 1
mail red 2026-01-06T01:04Z
  Half done is badly done, as my father said.
expect
  chatter red line 1
mail red 2026-01-06T01:05Z
  My tea is finished.
expect
  chatter red line 1
