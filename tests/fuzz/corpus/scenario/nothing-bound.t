scenario "STA-FORT-2: no connection is needed"
rules states
map inline
  region coast "Coast" bonus=4
  region hills "Hills" bonus=2
  area 1 Ash land region=coast alias=AS
  area 2 Birch land region=coast alias=BI
  area 3 Cedar land region=hills alias=CE
  area 4 Dogwood land region=hills alias=DO
  area 5 Elm land alias=EL
  area 6 Fir land alias=FI
  edges Ash: Birch Fir
  edges Birch: Cedar Elm
  edges Cedar: Dogwood
  edges Dogwood: Elm
  edges Elm: Fir
seat red ann@example.org
seat yellow bob@example.org
seat buffer
state
  land area=Ash owner=red troops=3
  land area=Birch owner=yellow troops=3
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=3
  land area=Fir owner=buffer troops=3
  stage active=red mover=red phase=fortify pool=0 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move all from Ash to Dogwooÿÿÿÿÿÿÿd
expect
  land area=Ash troops=1
  land area=Dogwood troops=5
