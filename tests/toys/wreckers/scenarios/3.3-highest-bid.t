rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "3.3: the single highest bid wins and is paid"
mail red 2026-01-05T09:00Z
  bid 3
mail blue 2026-01-05T09:00Z
  bid 2
dice cargo: 6 2
now 2026-01-07T20:00Z
expect
  event won seat=red area=Corran count=3
  boat seat=red coins=7 cargo=8
  boat seat=blue coins=6
  game turn=1
  awaited red

scenario "3.3: where several are equally high the wreck sinks"
mail red 2026-01-05T09:00Z
  bid 3
mail blue 2026-01-05T09:00Z
  bid 3
dice wreck: 2
now 2026-01-07T20:00Z
expect
  event sank area=Corran count=2
  no event won
  boat seat=red coins=10
  game turn=2
  wreck area=Brume
