scenario "2.2.1: who sends nothing spawns Troops in the Homeland, as many as there is room"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  land area=Brume owner=red troops=1
  event spawned seat=red area=Aldport count=1
