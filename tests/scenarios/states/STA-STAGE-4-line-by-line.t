scenario "STA-STAGE-4: lines run as written, each sees the one before, and a refused one stops nothing"
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
  land area=Birch owner=yellow troops=2
  land area=Cedar owner=buffer troops=3
  land area=Dogwood owner=red troops=3
  land area=Elm owner=yellow troops=2
  land area=Fir owner=yellow troops=3
  stage active=red mover=red phase=deploy pool=3 round=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash: 6 6 6 1 1
dice battle:Birch: 6 6 6 1 1
mail red 2026-01-05T10:00Z
  deploy 3 in Ash
  attack Birch from Ash
  attack Birch from Ash
  attack Elm from Birch
expect
  accepted red line 2
  refused red line 3
  accepted red line 4
  land area=Elm owner=red troops=4
  land area=Birch owner=red troops=1
  land area=Ash troops=1
