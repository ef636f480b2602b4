rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start question.start

scenario "4.2: what is kept goes into the hoard"
dice wreck: 4
mail red 2026-01-07T21:00Z
  keep
expect
  accepted red line 1
  event kept seat=red
  boat seat=red hoard=9 coins=7 cargo=0
  game turn=2
  awaited red, blue, teal

scenario "4.2: what is sold is coins"
dice wreck: 4
mail red 2026-01-07T21:00Z
  sell it
expect
  event sold seat=red
  boat seat=red hoard=0 coins=16 cargo=0
  game turn=2

scenario "4.2: it is for the winner to say"
mail blue 2026-01-07T21:00Z
  keep
expect
  no event kept
  boat seat=red cargo=9
