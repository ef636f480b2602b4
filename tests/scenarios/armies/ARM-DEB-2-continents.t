rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-DEB-2: and the bonus of every continent that is owned whole"
state
  space area=Ash number=1 kind=army owner=red
  space area=Birch number=1 kind=army owner=red
  space area=Cedar number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  event debrief seat=red owned=3 bonus=3 left=6

scenario "ARM-DEB-2: 2 where the map gives none; the option says otherwise"
state
  space area=Dale number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=red
  space area=Fir number=1 kind=army owner=red
  space area=Ash number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  event debrief bonus=2 left=5

scenario "ARM-DEB-2: option continent_bonus"
option continent_bonus = 4
state
  space area=Dale number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=red
  space area=Fir number=1 kind=army owner=red
  space area=Ash number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  end battle
expect
  event debrief bonus=4 left=7
