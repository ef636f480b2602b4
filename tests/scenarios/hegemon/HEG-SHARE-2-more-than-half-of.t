rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-SHARE-2: more than half of the owned shares control"
start board-2.start
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  accepted ann line 1

scenario "HEG-SHARE-2: half of them does not"
start board-2.start
state
  share share=2000001 owner=bob
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  refused ann line 1

scenario "HEG-SHARE-2: two of three do"
start board-2.start
state
  share share=2000001 owner=bob
  share share=3000001 owner=ann
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  accepted ann line 1
