rules gilmoria
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-DEP-1: a third of the territories, a unit for each stronghold, the bonus of whole domains"
option any_map = on
map maps/board.map
start board-1.start
state
  land area=Birch owner=holm
  land area=Gorse owner=red
  land area=Hazel owner=red
  land area=Ivy owner=red units=0
  land area=Larch owner=red
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:00Z
  end diplomacy
expect
  event pool pool=5 lands=2 strongholds=2 bonus=1
  stage pool=5

scenario "GIL-DEP-1: no minimum: two territories without stronghold give nothing, and one may go on at once"
option any_map = on
map maps/board.map
start board-1.start
state
  land area=Cedar owner=holm
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:01Z
  mobilise 1 from Ash to Birch
expect
  accepted red line 1
  event pool pool=0

scenario "GIL-DEP-1: the bonus is the map's where it names one, half the size otherwise; all must be owned by this very domain"
option any_map = on
map inline
  region vale "Vale" bonus=7
  region moor "Moor"
  region holm "Holm"
  region wold "Wold"
  area 1 Ash land region=vale capital
  area 2 Birch land region=vale
  area 3 Cedar land region=vale stronghold
  area 4 Dogwood land region=moor capital
  area 5 Elm land region=moor stronghold
  area 6 Fir land region=moor
  area 7 Gorse land region=holm capital
  area 8 Hazel land region=holm stronghold
  area 9 Ivy land region=holm
  area 10 Juniper land region=wold capital
  area 11 Kelp land region=wold stronghold
  area 12 Larch land region=wold
  edges Ash: Birch Cedar Dogwood
  edges Birch: Cedar Gorse
  edges Cedar: Juniper
  edges Dogwood: Elm Fir
  edges Elm: Fir Hazel
  edges Fir: Kelp
  edges Gorse: Hazel Ivy
  edges Hazel: Ivy
  edges Ivy: Larch
  edges Juniper: Kelp Larch
  edges Kelp: Larch
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:02Z
  end diplomacy
expect
  event pool pool=9 bonus=7
  stage pool=9

scenario "GIL-DEP-1: an ally's land adds nothing to a domain"
option any_map = on
map maps/board.map
start board-1.start
state
  land area=Birch owner=holm
  domain seat=holm ally_of=red joined=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:03Z
  end diplomacy
expect
  event pool pool=1 lands=0 strongholds=1 bonus=0
