rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "3.4: who bids nothing gathers driftwood"
mail red 2026-01-05T09:00Z
  bid 3
mail blue 2026-01-05T09:00Z
  bid 0
dice cargo: 1 1
now 2026-01-07T20:00Z
expect
  no event driftwood seat=red
  event driftwood seat=blue
  boat seat=blue coins=7
  boat seat=teal coins=9
