rules armies
map maps/board.map

scenario "ARM-STAGE-1: an end that follows what is asked waits with it, and so does what stands between"
seat red ann@example.org
seat green bob@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  OK, without the jokes: I move my army from Dale to Birch. Then I place one army in Dale and one in Birch. Then I'm finished.
expect
  stage active=red step=move
mail red 2026-01-05T12:00Z
  yes
expect
  stage active=green
