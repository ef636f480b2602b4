rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "3.1: at the bell all boats sail, before it none"
mail red 2026-01-05T09:00Z
  sail to Brume
mail blue 2026-01-05T09:00Z
  stay
mail teal 2026-01-05T09:00Z
  steer for Galla
expect
  boat seat=red area=Aldport
  awaited nobody
  bell 2026-01-07T20:00Z
dice wreck: 1
now 2026-01-07T20:00Z
expect
  event sailed seat=red from=Aldport to=Brume
  boat seat=red area=Brume
  boat seat=teal area=Galla
