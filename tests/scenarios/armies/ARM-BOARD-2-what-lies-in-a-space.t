scenario "ARM-BOARD-2: a space is free, an army, crossed out, an obstacle, ocean or an artefact"
rules armies
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=army-of-the-dead
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
mail host 2026-01-05T08:00Z
  begin
expect
  space area=Ash number=1 kind=free
  space area=Ash number=5 kind=obstacle
  space area=Fir number=5 kind=ocean
  space area=Cedar number=4 kind=artefact relic=1
  relic relic=1 state=waits power=shield-of-ruin
  relic relic=2 state=waits power=none
  no space area=Ash number=6
  power area=Dale power=army-of-the-dead
  no space kind=army
mail red 2026-01-05T09:00Z
  place army in Ash 2
expect
  space area=Ash number=2 kind=army owner=red
