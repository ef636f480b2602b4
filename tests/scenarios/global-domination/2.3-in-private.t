scenario "2.3: a mail with copies to others is not an order"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Cove owner=red troops=0 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
mail red 2026-01-06T10:00Z copied
  move 2 from Aldport to Brume
now 2026-01-08T20:00Z
expect
  land area=Brume owner=- troops=0
  land area=Aldport owner=red troops=4
  event spawned seat=red count=3
