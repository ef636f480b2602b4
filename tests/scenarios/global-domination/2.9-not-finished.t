rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org

scenario "2.9: what leaves open whether an order is meant keeps its mail from closing the turn"
state
  land area=Aldport owner=red troops=8
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T02:00Z
  move 2 troops from Aldport to Brume
  spawn 4 in Aldport
  buy nothing
  my left hand has doubts about Brume, as the colonel used to say
expect
  awaited red, blue

scenario "2.9: a wait outlasts later orders, until its writer says otherwise"
state
  land area=Aldport owner=red troops=8
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T01:00Z
  Don't close the turn yet, maybe i change my mind after coffee
mail red 2026-01-06T02:00Z
  move 2 troops from Aldport to Brume
expect
  accepted red line 1
  awaited red, blue
mail red 2026-01-06T03:00Z
  i'm done
expect
  awaited blue
