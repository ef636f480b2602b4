rules states
seat red ann@example.org
seat yellow bob@example.org

scenario "STA-SETUP-3: seven territories do not divide by three"
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
  area 7 Gum land
  edge Gum Fir land
mail host 2026-01-05T10:00Z
  begin
expect
  refused host line 1
  no event begun

scenario "STA-SETUP-3: closed territories do not count and cannot be attacked"
option start_troops = 3
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
  area 7 Gum land closed
  edge Gum Fir land
dice deal: 6 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
mail host 2026-01-05T10:30Z
  set land area=Fir owner=red
mail red 2026-01-05T11:00Z
  attack Gum from Fir
expect
  event begun
  no land area=Gum
  refused red line 1 rule states/STA-SETUP-3
