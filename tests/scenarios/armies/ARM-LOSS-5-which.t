scenario "ARM-LOSS-5: armies without artefact first, lowest space first"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red relic=2
  relic relic=2 state=held holder=red name="Old Bell"
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  space area=Dale number=4 kind=army owner=red
  space area=Dale number=5 kind=army owner=green
  space area=Dale number=6 kind=army owner=green
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
expect
  event paid seat=red count=2
  space area=Dale number=1 kind=army relic=2
  space area=Dale number=2 kind=crossed
  space area=Dale number=3 kind=crossed
  space area=Dale number=4 kind=army
