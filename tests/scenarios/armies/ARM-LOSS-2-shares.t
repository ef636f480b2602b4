scenario "ARM-LOSS-2: the difference is shared among the winners, rounded down"
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
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=blue
  space area=Dale number=6 kind=army owner=blue
  space area=Dale number=7 kind=army owner=blue
  space area=Dale number=8 kind=army owner=green
  space area=Dale number=9 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
expect
  event share difference=5 winners=2 share=2 dropped=1
  event paid seat=red count=2
  event paid seat=blue count=2
  no event owner-paid
  event won seat=red
  event won seat=blue

scenario "ARM-LOSS-2: the remainder may be the owner's"
rules armies
option loss_remainder = owner
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
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=blue
  space area=Dale number=6 kind=army owner=blue
  space area=Dale number=7 kind=army owner=blue
  space area=Dale number=8 kind=army owner=green
  space area=Dale number=9 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
expect
  event owner-paid seat=red count=1
