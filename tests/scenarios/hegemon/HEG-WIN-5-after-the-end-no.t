scenario "HEG-WIN-5: after the end no line has effect"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Elm nation=red
  city area=Glen nation=red
  unit unit=3 nation=red area=Birch
  share share=3 unit=3 owner=ann buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  no build
now 2026-01-07T08:00Z
expect
  game phase=over
mail ann 2026-01-08T08:00Z
  build at Elm
expect
  refused ann line 1 rule hegemon/HEG-WIN-5
