rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "3.2: a bid counts from the wreck and next to it, where the boat lies after it has sailed"
mail red 2026-01-05T09:00Z
  bid 10
  sail to Galla
mail blue 2026-01-05T09:00Z
  bid 2
dice cargo: 3 4
now 2026-01-07T20:00Z
expect
  event short seat=red count=10
  event won seat=blue area=Corran count=2
  boat seat=red area=Galla coins=10
  boat seat=blue coins=4

scenario "3.2: at the wreck itself it counts as well"
mail red 2026-01-05T09:00Z
  bid 1
  sail to Corran
dice cargo: 3 4
now 2026-01-07T20:00Z
expect
  event won seat=red area=Corran count=1
