rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-OWN-2: a tie goes to the one of the tied who holds most artefacts"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Ash number=1 kind=army owner=red relic=2
  relic relic=2 state=held holder=red name="Old Bell"
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  event debrief seat=red owned=2

scenario "ARM-OWN-2: an artefact that is used up does not count"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  relic relic=2 state=used name="Old Bell"
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  event debrief seat=red owned=0
