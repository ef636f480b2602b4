rules armies
map maps/board.map

scenario "ARM-MOVE-2: each army moves once per turn; those that have not go first, those without artefact before others"
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org
state
  space area=Dale number=1 kind=army owner=red relic=2
  relic relic=2 state=held holder=red name="Old Bell"
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move army from Dale to Birch
  move army from Birch to Ash
  move Birch 1 to Ash
  move army from Ash to Dale
  move army from Dale to Birch 2
  move 2 from Dale to Cedar
  move 2 from Birch to Ash
expect
  space area=Dale number=2 kind=crossed
  refused red line 2 rule armies/ARM-MOVE-2
  refused red line 3 rule armies/ARM-MOVE-2
  refused red line 4 rule armies/ARM-MOVE-5
  space area=Dale number=1 kind=army owner=red relic=2
  space area=Dale number=3 kind=crossed
  refused red line 6 rule armies/ARM-MOVE-5
  refused red line 7 rule armies/ARM-MOVE-2

scenario "ARM-MOVE-2: in the next turn they move again"
seat red ann@example.org
seat green bob@example.org
state
  space area=Dale number=1 kind=army owner=red
  space area=Elm number=1 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  move army from Dale to Ash
  end turn
mail green 2026-01-05T11:00Z
  pass
mail red 2026-01-05T12:00Z
  move army from Ash to Birch
expect
  accepted red line 1
  space area=Birch number=1 owner=red
