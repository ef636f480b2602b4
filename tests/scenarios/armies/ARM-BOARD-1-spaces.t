rules armies
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-BOARD-1: spaces are numbered from 1 within their area"
map maps/board.map
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
  move army from Ash to Birch 4
  move army from Dale to Birch 5
  move Dale 2 to Birch 1
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-BOARD-1
  accepted red line 3
  space area=Birch number=4 owner=red
  space area=Birch number=1 owner=red

scenario "ARM-BOARD-1: a map may list which spaces touch: only armies beside a crossed-out one flee"
map inline
  region north "North" bonus=3
  region south "South"
  area 1 Ash land region=north spaces=5 obstacle=5
  area 2 Birch land region=north
  area 3 Cedar land region=north spaces=5 artefact="4:Crown:shield-of-ruin;5:Old Bell"
  area 4 Dale land region=south spaces=12 power=army-of-the-dead
  area 5 Elm land region=south spaces=6 power=path-to-the-underworld touch=1-2,2-3,3-4,4-5,5-6
  area 6 Fir land region=south spaces=5 closed=5 power=shield-of-ruin
  edges Ash: Birch Dale
  edges Birch: Cedar Dale
  edges Cedar: Elm
  edges Dale: Elm
  edges Elm: Fir
state
  space area=Elm number=1 kind=army owner=green
  space area=Elm number=4 kind=army owner=green
  space area=Elm number=5 kind=army owner=red
  space area=Elm number=6 kind=army owner=red
  space area=Elm number=3 kind=crossed
  space area=Fir number=1 kind=crossed
  space area=Elm number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Elm
mail green 2026-01-05T11:00Z
  use Path to the Underworld
expect
  space area=Elm number=1 kind=crossed
  event fled from=Elm from_space=2
  event fled from=Elm from_space=4
  no event fled from_space=1
  event wiped seat=green count=1
