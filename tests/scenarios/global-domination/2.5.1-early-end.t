rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "2.5.1: when all have sent fully valid orders the Turn may end early"
option early = answered
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.1: a refused line is not fully valid"
option early = answered
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  move 1 from Aldport to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=- troops=0
  game turn=2
  awaited red

scenario "2.5.1: a Turn without a deadline ends when all have sent fully valid orders, and not before"
option deadline = none
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell never
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
now 2026-02-06T10:00Z
expect
  game turn=2
  awaited blue
mail blue 2026-02-06T11:00Z
  spawn nothing
expect
  land area=Brume owner=red troops=1
  game turn=3

scenario "2.5.1: a Turn without a deadline waits for the host where early = host"
option deadline = none
option early = host
map maps/board.map
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell never
mail red 2026-01-06T10:00Z
  move 1 from Aldport to Brume
  spawn nothing
now 2026-02-06T10:00Z
expect
  game turn=2
  awaited blue
mail blue 2026-02-06T11:00Z
  spawn nothing
expect
  game turn=2

# Nobody else is next to Aldport.
scenario "2.5.1: what only an enemy's Dynamite could make lawful stays, and is valid"
map maps/partly-valid-2.map
state
  land area=Aldport owner=red troops=2 unmovable=bivouac
  land area=Brume owner=red troops=1 unmovable=bivouac
  land area=Cove owner=blue troops=1
  realm seat=red influence=60
  stash seat=blue item=dynamite bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build garrison in Brume
  build garrison in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  throw dynamite at Brume
  spawn nothing
expect
  warned red line 1 rule global-domination/6.7
  refused red line 2 rule global-domination/6.7
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red unmovable=garrison
  land area=Aldport unmovable=bivouac

scenario "2.5.1: so does what only a Fortress in ruins could allow"
map maps/partly-valid-2.map
state
  land area=Brume owner=red troops=1 unmovable=fortress
  land area=Cove owner=blue troops=1
  realm seat=red influence=60
  stash seat=blue item=dynamite bought=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  rebuild Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  throw dynamite at Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  warned red line 1 rule global-domination/6.4
  land area=Brume owner=red unmovable=fortress
  event rebuilt seat=red area=Brume

scenario "2.5.1: a set with such a line is fully valid"
option early = answered
map maps/partly-valid-2.map
state
  land area=Brume owner=red troops=1 unmovable=bivouac
  land area=Cove owner=blue troops=1
  realm seat=red influence=60
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build garrison in Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
expect
  game turn=3

# Alone, the two from Aldport come to Cove tired, and the rested ones go on to Dunmore in their place (7.3.1).
# Blue contests Brume: nobody comes, and those of Cove are free for the last line.
scenario "2.5.1: and units that a rival could keep back"
map inline
  area 1 Aldport land
  area 2 Brume land
  area 3 Cove land
  area 4 Dunmore land
  area 5 Eskel land
  area 6 Fenwick land
  edge Aldport Brume land
  edge Brume Cove land
  edge Cove Dunmore land
  edge Cove Fenwick land
  edge Eskel Brume land
state
  land area=Aldport owner=red troops=2
  land area=Cove owner=red troops=2
  land area=Dunmore owner=red troops=0
  land area=Fenwick owner=red troops=0
  land area=Eskel owner=blue troops=3
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Brume to Cove to Dunmore
  move 2 from Cove to Fenwick
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 3 from Eskel to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  warned red line 3 rule global-domination/7.3
  land area=Fenwick owner=red troops=2
