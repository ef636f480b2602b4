rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "4.1: two dice say what the cargo is worth"
mail red 2026-01-05T09:00Z
  bid 3
dice cargo: 6 5
now 2026-01-07T20:00Z
expect
  event cargo seat=red count=11
  boat seat=red cargo=11 hoard=0
