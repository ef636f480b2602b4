scenario "ARM-POW-3: his armies beside a crossed-out space flee beside one next door; a battle without defenders is called off"
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
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail green 2026-01-05T11:00Z
  use Path to the Underworld: flee 2 to Fir
expect
  accepted green line 1
  space area=Elm number=1 kind=crossed
  space area=Elm number=2 kind=crossed
  space area=Fir number=2 owner=green
  space area=Fir number=3 owner=green
  event called-off area=Elm
  no event won
  stage step=debrief

scenario "ARM-POW-3: not to areas that do not touch; who has no Path does not flee; more than there is room for stay"
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
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  space area=Elm number=5 kind=army owner=blue
  space area=Fir number=3 kind=crossed
  space area=Fir number=4 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
mail blue 2026-01-05T11:00Z
  flee to Fir
  no support
mail green 2026-01-05T12:00Z
  use Path to the Underworld, flee to Ash
  flee to Fir
expect
  refused blue line 1 rule armies/ARM-POW-3
  refused green line 1 rule armies/ARM-POW-3
  accepted green line 2
  space area=Fir number=2 owner=green
  space area=Elm number=2 kind=crossed
  event wiped seat=green count=1

scenario "ARM-POW-3: with path=all everybody in the area may"
rules armies
option path = all
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
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=2 kind=army owner=green
  space area=Elm number=3 kind=army owner=red
  space area=Elm number=4 kind=crossed
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Fir number=1 kind=crossed
  space area=Cedar number=1 kind=crossed
  space area=Elm number=5 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm from Dale
expect
  awaited red, green, blue
mail blue 2026-01-05T11:00Z
  flee to Cedar
mail red 2026-01-05T11:00Z
  pass
mail green 2026-01-05T12:00Z
  use Path to the Underworld, flee to Fir
expect
  space area=Cedar number=2 owner=blue
  space area=Elm number=3 owner=red
  event fled seat=green
