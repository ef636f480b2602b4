scenario "ARM-ART-3: the artefact is gone with its army"
rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Cedar number=4 kind=army owner=red relic=1
  relic relic=1 state=held holder=red name="Crown" power=shield-of-ruin
  space area=Cedar number=1 kind=army owner=green
  space area=Cedar number=2 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Dale number=1 kind=army owner=green
  stage active=green step=move round=1 first=red
call turn seats green open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail green 2026-01-05T10:00Z
  attack red in Cedar
mail red 2026-01-05T11:00Z
  no power
expect
  event wiped seat=red
  event artefact-gone artefact=1
  relic relic=1 state=gone
  no relic relic=1 holder=red
