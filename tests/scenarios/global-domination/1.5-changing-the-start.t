rules global-domination

scenario "1.5: until the first Turn the start may be changed; the old one is free at once"
map maps/neutral-before-the-start.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail from ann@example.org 2026-01-02T11:00Z
  change my start to Cove
mail from bob@example.org 2026-01-02T12:00Z
  join at Aldport, colour navy
expect
  accepted ann@example.org line 1
  realm seat=teal start=Cove
  realm seat=navy start=Aldport

scenario "1.5: a refused change leaves the old start"
map maps/neutral-before-the-start.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail from bob@example.org 2026-01-02T11:00Z
  join at Fenwick, colour navy
mail from ann@example.org 2026-01-02T12:00Z
  change my start to Eskel
expect
  refused ann@example.org line 1 rule global-domination/1.2
  realm seat=teal start=Aldport

scenario "1.5: after the first Turn has begun starts are fixed"
map maps/neutral-before-the-start.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Fenwick owner=blue troops=5 headquarter=yes
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  change my start to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/1.5
  land area=Aldport owner=red troops=5

scenario "1.5: whoever withdraws before the first Turn frees place and colour"
map maps/start-and-colour.map
mail from ann@example.org 2026-01-02T10:00Z
  join at Aldport, colour teal
mail from ann@example.org 2026-01-02T11:00Z
  withdraw
mail from bob@example.org 2026-01-02T12:00Z
  join at Brume, colour teal
expect
  accepted ann@example.org line 1
  accepted bob@example.org line 1
  realm seat=teal start=Brume
  no realm start=Aldport

scenario "1.5: in a running game withdrawing takes back orders, not the start"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail red 2026-01-06T18:00Z
  withdraw
now 2026-01-08T20:00Z
expect
  accepted red line 1
  land area=Aldport owner=red troops=5
  event spawned seat=red count=3
