rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-OWN-1: the largest number owns, not more than half"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  stage step=debrief left=1
  event debrief seat=red owned=1

scenario "ARM-OWN-1: who has fewer owns nothing, and an empty area is nobody's"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  stage step=debrief left=0
