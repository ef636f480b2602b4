scenario "ARM-ART-2: the first visitor holds it, and it travels with his army"
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
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=green
  space area=Birch number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move army from Birch to the Crown
  move Cedar 4 to Ash
expect
  refused red line 1 rule armies/ARM-ART-2
  accepted red line 2
  space area=Ash number=1 relic=1
  relic relic=1 state=held holder=red

scenario "ARM-ART-2: an army carries one"
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
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Dale number=1 kind=army owner=green
  space area=Birch number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move Cedar 4 to the Old Bell
  move Cedar 4 to Cedar 5
  move Birch 1 to the Old Bell
expect
  refused red line 1 rule armies/ARM-ART-2
  refused red line 2 rule armies/ARM-ART-2
  accepted red line 3
  relic relic=2 state=held holder=red
