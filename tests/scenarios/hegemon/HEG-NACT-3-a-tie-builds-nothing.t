rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-NACT-3: a tie builds nothing"
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Glen nation=red
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  vote build at Glen
mail bob 2026-01-05T10:00Z
  vote no build for Red
now 2026-01-07T08:00Z
expect
  no unit unit=3
  event no-action nation=red

scenario "HEG-NACT-3: a ballot that names too few is not counted"
start board-1.start
state
  stage season=fall year=1 next_unit=5
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=cat buy_in=0
  unit unit=4 nation=red area=Glen
  share share=4 unit=4 owner=ann buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  vote disband 2
mail bob 2026-01-05T10:00Z
  vote disband 1 and 3
expect
  refused ann line 1 rule hegemon/HEG-NACT-2
now 2026-01-07T08:00Z
expect
  no unit unit=1
  no unit unit=3
  event votes count=1

scenario "HEG-NACT-3: what a leader has named is respected, the rest is drawn"
start board-1.start
state
  stage season=fall year=1 next_unit=5
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=ann buy_in=0
  unit unit=4 nation=red area=Glen
  share share=4 unit=4 owner=ann buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 4
expect
  warned ann line 1 rule hegemon/HEG-NACT-3
dice 2
now 2026-01-07T08:00Z
expect
  no unit unit=4
  no unit unit=2
  event drawn candidates="unit 1, unit 2, unit 3" result="unit 4, unit 2"
