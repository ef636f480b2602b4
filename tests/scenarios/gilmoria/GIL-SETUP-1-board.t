rules gilmoria

scenario "GIL-SETUP-1: every territory belongs to its home with start_units, leaders on capitals, no points"
option any_map = on
option start_units = 4
map maps/board.map
seat Vale ann@example.org
seat Moor bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  land area=Ash owner=vale units=4 leader=yes
  land area=Cedar owner=vale units=4 leader=no stronghold=yes
  land area=Ivy owner=holm units=4
  domain seat=vale home=vale sow=0
  domain seat=wold home=wold
  event settled seat=vale domain=vale lands=3 units=12

scenario "GIL-SETUP-1: three units where nothing is said; the map of Gilmoria has 64 territories in nine domains of 4 to 11"
map gilmoria
seat Corvan ann@example.org
seat Tharn bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  event begun
  land area=Crag owner=corvan units=3
  land area=Anvil leader=yes
  land area=Gullrock owner=brinn stronghold=yes

scenario "GIL-SETUP-1: another map is refused unless option any_map allows it"
map maps/board.map
seat Vale ann@example.org
seat Moor bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  refused host line 1
  no event begun

scenario "GIL-SETUP-1: with any map every territory still has a home, and every domain a territory"
option any_map = on
map inline
  region vale "Vale"
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
  area 12 Larch land
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
seat Vale ann@example.org
seat Moor bob@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  refused host line 1
  no event begun
