rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "2.2: a boat sails to a place that touches its own"
mail red 2026-01-05T09:00Z
  sail to Corran
  sail to Galla
mail blue 2026-01-05T09:00Z
  sail to Aldport
mail teal 2026-01-05T09:00Z
  sail to Hazelby
expect
  accepted red line 1
  accepted red line 2
  refused blue line 1 rule wreckers/2.2
  refused teal line 1 rule wreckers/2.2
dice wreck: 1
now 2026-01-07T20:00Z
expect
  boat seat=red area=Galla
  boat seat=blue area=Dunmere
  boat seat=teal area=Hazelby

scenario "2.2: of several courses the last counts, and staying is one"
mail red 2026-01-05T09:00Z
  sail to Corran
  bid 0
  stay
dice wreck: 1
now 2026-01-07T20:00Z
expect
  boat seat=red area=Aldport
