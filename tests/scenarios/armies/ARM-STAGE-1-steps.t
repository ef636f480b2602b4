rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-STAGE-1: an accepted line of a later step closes the earlier ones; a refused one changes nothing"
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
  place 9 in Ash
  move army from Ash to Birch
  place 1 in Birch
  move army from Dale to Ash
  attack green in Dale
  end move
expect
  refused red line 1
  accepted red line 2
  accepted red line 3
  refused red line 4 rule armies/ARM-STAGE-1
  refused red line 5 rule armies/ARM-STAGE-1
  refused red line 6
  stage step=debrief left=1

scenario "ARM-STAGE-1: all steps are optional, and pass ends the turn"
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
  pass
expect
  accepted red line 1
  event passed seat=red
  stage active=green step=move

scenario "ARM-STAGE-1: end move and end battle go on by themselves"
option on_refusal = go_on
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
  end move
  move army from Ash to Birch
  no battle
  attack green in Dale
  place 1 in Ash
  end turn
expect
  accepted red line 1
  refused red line 2 rule armies/ARM-STAGE-1
  accepted red line 3
  refused red line 4 rule armies/ARM-STAGE-1
  accepted red line 5
  accepted red line 6
  stage active=green

scenario "ARM-STAGE-1: pass as an answer is no support and no power; no power declines a power alone"
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
  attack green in Dale
mail blue 2026-01-05T11:00Z
  pass
expect
  accepted blue line 1
  event answered seat=blue power=-
  space area=Dale number=4 kind=army owner=blue

scenario "ARM-STAGE-1: no power declines a power and leaves the support"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=blue
  space area=Dale number=4 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  support red
  no power
expect
  accepted blue line 2
  event answered seat=blue side=attacker power=-
  power area=Dale used=no

scenario "ARM-STAGE-1: a refused move holds the battle that would close the moves, a refused line the end of the turn"
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
  move army from Dale to Birchwood Hollow
  move army from Dale to Birch
  attack green in Dale
  place 1 in Birch
  end turn
expect
  refused red line 1
  accepted red line 2
  refused red line 3
  refused red line 4
  refused red line 5
  space area=Birch kind=army owner=red
  stage active=red step=move
mail red 2026-01-05T10:05Z
  end turn
expect
  stage active=green

scenario "ARM-STAGE-1: whatever word says that one is done ends the turn; no moves end the moves"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell never
mail red 2026-01-05T10:00Z
  no moves
expect
  stage active=red step=battle
mail red 2026-01-05T10:01Z
  finished
expect
  stage active=green
  awaited green
