rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start question.start

scenario "4.3: who does not answer sells; 'done' is no answer"
mail red 2026-01-07T21:00Z
  done
expect
  refused red line 1
  boat seat=red cargo=9
dice wreck: 4
now 2026-01-08T20:00Z
expect
  event silent seat=red
  boat seat=red coins=16 cargo=0
  game turn=2
