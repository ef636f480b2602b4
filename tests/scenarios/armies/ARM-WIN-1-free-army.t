rules armies
map maps/board.map
seat red ann@example.org
seat green bob@example.org
seat blue cid@example.org

scenario "ARM-WIN-1: each winner places one in the areas involved or beside them"
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
  support red
mail red 2026-01-05T12:00Z
  place free army in Fir
  place 2 armies in Ash
  place free army in Ash
expect
  refused red line 1 rule armies/ARM-WIN-1
  refused red line 2 rule armies/ARM-WIN-1
  accepted red line 3
  awaited blue
mail blue 2026-01-05T13:00Z
  place my army in Elm 2
expect
  space area=Elm number=2 owner=blue
  stage step=debrief

scenario "ARM-WIN-1: a rider spares the mail; one that can never be followed is refused"
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
  attack green in Dale, place free army in Fir
  attack green in Dale, place free army in Ash 5
  attack green in Dale, place free army in Ash
expect
  refused red line 1 rule armies/ARM-WIN-1
  refused red line 2 rule armies/ARM-FREE-1
  accepted red line 3
mail blue 2026-01-05T11:00Z
  support red, place free army in Elm
expect
  space area=Ash number=2 owner=red
  space area=Elm number=2 owner=blue
  stage step=debrief

scenario "ARM-WIN-1: first come, first served: who wanted the same space is asked again"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Elm number=1 kind=army owner=green
  space area=Ash number=1 kind=army owner=red
  space area=Birch number=1 kind=army owner=green
  space area=Birch number=2 kind=army owner=green
  space area=Birch number=3 kind=army owner=green
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale, place free army in Birch
mail blue 2026-01-05T11:00Z
  support red, place free army in Birch 4
expect
  space area=Birch number=4 owner=red
  event rider-again seat=blue
  awaited blue

scenario "ARM-WIN-1: no space left: the army is lost"
state
  space area=Ash number=1 kind=army owner=red
  space area=Ash number=2 kind=army owner=red
  space area=Ash number=3 kind=army owner=red
  space area=Ash number=4 kind=crossed
  space area=Dale number=1 kind=army owner=green
  space area=Dale number=2 kind=army owner=green
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=green
  space area=Dale number=5 kind=army owner=green
  space area=Dale number=6 kind=army owner=green
  space area=Dale number=7 kind=army owner=green
  space area=Dale number=8 kind=army owner=green
  space area=Dale number=9 kind=army owner=green
  space area=Dale number=10 kind=army owner=green
  space area=Dale number=11 kind=army owner=green
  space area=Dale number=12 kind=army owner=green
  space area=Birch number=1 kind=army owner=red
  space area=Birch number=2 kind=army owner=red
  space area=Birch number=3 kind=army owner=red
  space area=Birch number=4 kind=crossed
  space area=Cedar number=1 kind=army owner=green
  space area=Cedar number=2 kind=army owner=green
  space area=Cedar number=3 kind=crossed
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Ash
  attack green in Dale from Ash
expect
  refused red line 1

scenario "ARM-WIN-1: a rider on a line of its own, below the support"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale, place free army in Ash
mail blue 2026-01-05T11:00Z
  place free army in Fir
  place free army in Elm
  support red
expect
  refused blue line 1 rule armies/ARM-WIN-1
  accepted blue line 2
  accepted blue line 3
  space area=Elm number=1 owner=blue

scenario "ARM-WIN-1: who is on no side says nothing of a free army"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
mail blue 2026-01-05T11:00Z
  place free army in Elm
expect
  refused blue line 1 rule armies/ARM-WIN-1
  awaited blue

scenario "ARM-WIN-1: a rider on the line right below the attack is part of it"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale
  place free army in Ash
expect
  accepted red line 1
mail blue 2026-01-05T11:00Z
  support red, place free army in Elm
expect
  space area=Ash number=2 owner=red

scenario "ARM-WIN-1: not across a blank line, nor an army of the debrief, nor where words below it are about it"
state
  space area=Dale number=1 kind=army owner=red
  space area=Dale number=2 kind=army owner=red
  space area=Dale number=3 kind=army owner=green
  space area=Dale number=4 kind=army owner=blue
  space area=Ash number=1 kind=army owner=red
  stage active=red step=move round=1 first=red
call turn seats red open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack green in Dale

  place free army in Ash
  place army in Ash
expect
  accepted red line 1
  refused red line 3 rule armies/ARM-STAGE-2
  refused red line 4 rule armies/ARM-STAGE-2
mail blue 2026-01-05T11:00Z
  support red
expect
  no space area=Ash number=2 owner=red

scenario "ARM-WIN-1: a rider on the line below its order is the one behind a comma"
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
  free army to Ash
expect
  accepted red line 1
mail blue 2026-01-05T11:00Z
  support red.
  Reward to Elm.
expect
  space area=Ash number=2 owner=red
  space area=Elm number=2 owner=blue
  stage step=debrief

scenario "ARM-WIN-1: the same in a sentence of its own, and behind a semicolon"
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
  Hello. Attack green in Dale. Free army to Ash. Thanks.
expect
  accepted red line 1
mail blue 2026-01-05T11:00Z
  support red; place free army in Elm
expect
  space area=Ash number=2 owner=red
  space area=Elm number=2 owner=blue

scenario "ARM-WIN-1: an army, not the free one, is none of the battle's"
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
  army to Ash
expect
  accepted red line 1
  refused red line 2
