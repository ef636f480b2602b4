rules global-domination

scenario "2.2.2: refused lines are dropped one by one, the rest is carried out"
map maps/partly-valid.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Aldport to Dunmore
  move 1 from Aldport to Nowhereland
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Aldport owner=red troops=2
  refused red line 2 rule global-domination/7.2
  refused red line 3

scenario "2.2.2: an order for more than there are is pointed out and moves what is there"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=3
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  warned red line 1 rule global-domination/2.2.2
  land area=Brume owner=red troops=3

scenario "2.2.2: an order where nobody stands is pointed out"
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  warned red line 1 rule global-domination/2.2.2
  land area=Brume owner=- troops=0

scenario "2.2.2: all but some over several places is asked about, not guessed"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  edge Aldport Brume land
  edge Brume Cove land
seat red ann@example.org
state
  land area=Aldport owner=red troops=5
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move all but 2 from Aldport to Brume to Cove
  move all but 1 from Aldport to Brume
expect
  refused red line 1 rule global-domination/2.2.2
  accepted red line 2

scenario "2.2.2: a refused line uses up no moves of a lawful one"
map maps/partly-valid-2.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=0
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume to Cove to Aldport
  move 2 from Aldport to Brume
  move 2 from Brume to Cove
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/7.1
  accepted red line 2
  accepted red line 3
  land area=Cove owner=red troops=2

scenario "2.2.2: what only refused lines lead to is refused with them, however long the row"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  area 7 Garth land
  area 8 Holm land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Dunmore Eskel land
  edge Eskel Fenwick land
  edge Fenwick Garth land
  edge Garth Holm land
seat red ann@example.org
seat blue bob@example.org
state
  land area=Holm owner=red troops=2
  land area=Garth owner=red troops=0
  land area=Aldport owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  move 1 from Brume to Cove
  move 1 from Cove to Dunmore
  move 1 from Dunmore to Eskel
  move 1 from Eskel to Fenwick
  move 1 from Fenwick to Eskel
  move 1 from Holm to Garth
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/7.2
  refused red line 2 rule global-domination/7.2
  refused red line 3 rule global-domination/7.2
  refused red line 4 rule global-domination/7.2
  refused red line 5 rule global-domination/7.2
  refused red line 6 rule global-domination/7.2
  accepted red line 7

scenario "2.2.2: a clause that is not understood is named, and what is plain beside it in its sentence stands"
map maps/partly-valid.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Move 2 from Aldport to Brume, and move the zeppelin sideways to Dunmore.
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1
  land area=Brume owner=red troops=2

scenario "2.2.2: a verb alone beside an order may be said of it, and what limits a sentence limits all of it"
map maps/partly-valid.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Move 2 from Aldport to Brume, my daughter pressed send.
mail red 2026-01-06T10:01Z
  Move 2 from Aldport to Brume, and move the Aldport zeppelin to Dunmore sideways, but only if he leaves.
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
