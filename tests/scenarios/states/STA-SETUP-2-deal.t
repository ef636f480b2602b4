rules states
seat red ann@example.org
seat yellow bob@example.org

scenario "STA-SETUP-2: the dice shuffle from the last place down, then round-robin in turn order"
map maps/board.map
dice deal: 1 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
expect
  land area=Fir owner=red troops=3
  land area=Birch owner=yellow
  land area=Cedar owner=buffer
  land area=Dogwood owner=red
  land area=Elm owner=yellow
  land area=Ash owner=buffer troops=3

scenario "STA-SETUP-2: the number of troops is an option"
option start_troops = 7
map maps/board.map
dice deal: 6 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
expect
  land area=Ash owner=red troops=7
  land area=Fir owner=buffer troops=7

scenario "STA-SETUP-2: a board may be given; what is left is the Buffer's"
option deal = given
map inline
  region coast "Coast" bonus=4
  region hills "Hills" bonus=2
  area 1 Ash land region=coast alias=AS owner=1 troops=4
  area 2 Birch land region=coast alias=BI owner=1 troops=2
  area 3 Cedar land region=hills alias=CE owner=yellow troops=3
  area 4 Dogwood land region=hills alias=DO owner=yellow troops=3
  area 5 Elm land alias=EL troops=5
  area 6 Fir land alias=FI troops=1
  edges Ash: Birch Fir
  edges Birch: Cedar Elm
  edges Cedar: Dogwood
  edges Dogwood: Elm
  edges Elm: Fir
mail host 2026-01-05T10:00Z
  begin
expect
  land area=Ash owner=red troops=4
  land area=Dogwood owner=yellow troops=3
  land area=Elm owner=buffer troops=5
  land area=Fir owner=buffer troops=1

scenario "STA-SETUP-2: a given board must be whole and equal"
option deal = given
map inline
  region coast "Coast" bonus=4
  region hills "Hills" bonus=2
  area 1 Ash land region=coast alias=AS owner=1 troops=4
  area 2 Birch land region=coast alias=BI owner=1 troops=2
  area 3 Cedar land region=hills alias=CE owner=yellow troops=3
  area 4 Dogwood land region=hills alias=DO owner=yellow troops=3
  area 5 Elm land alias=EL troops=5
  area 6 Fir land alias=FI
  edges Ash: Birch Fir
  edges Birch: Cedar Elm
  edges Cedar: Dogwood
  edges Dogwood: Elm
  edges Elm: Fir
mail host 2026-01-05T10:00Z
  begin
expect
  refused host line 1
  no event begun
mail host 2026-01-05T11:00Z
  set land area=Fir owner=red troops=1
  begin
expect
  refused host line 2
  no event begun
mail host 2026-01-05T12:00Z
  set land area=Fir owner=- troops=1
  begin
expect
  accepted host line 2
  event begun
