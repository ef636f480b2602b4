scenario "ARM-FREE-3: a closed ocean space is never used; a highlighted one is a space like any other"
rules armies
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=army-of-the-dead
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld
  area 6 Fir land region=south spaces=5 closed=5 ocean=4 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Ash 1 to Fir 5
  move Ash 1 to Fir 4
expect
  refused red line 1 rule armies/ARM-FREE-3
  accepted red line 2
  space area=Fir number=4 owner=red
