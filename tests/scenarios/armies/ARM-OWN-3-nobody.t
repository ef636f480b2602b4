scenario "ARM-OWN-3: still tied: nobody owns it, and nobody may use its power"
rules armies
option on_refusal = go_on
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale using Army of the Dead
  end battle
expect
  refused red line 1 rule armies/ARM-POW-0
  event debrief seat=red owned=0
