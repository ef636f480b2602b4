rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org
option nights = 1

start question.start

scenario "5.1: after the last night the hoards are shown"
mail red 2026-01-07T21:00Z
  keep
expect
  event hoard seat=red count=9 coins=7
  event hoard seat=blue count=0 coins=6
  awaited nobody
