scenario "HEG-LANG-3: prose is left alone, half orders are answered"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Hello everybody
  Ash -> Atlantis
  Ash -> Dell
expect
  chatter ann line 1
  refused ann line 2
now 2026-01-07T08:00Z
expect
  unit unit=1 area=Dell

scenario "HEG-LANG-3: what stands where a place is named is offered; a number is no such word"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=4
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  The Birch one marches to Elm.
  The Birch 1 marches to Elm.
expect
  held ann line 1
  refused ann line 2
