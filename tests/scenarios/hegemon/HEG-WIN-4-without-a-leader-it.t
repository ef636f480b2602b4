rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-WIN-4: without a leader it is a draw of all who control a unit"
start board-1.start
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Elm nation=red
  city area=Glen nation=red
  unit unit=3 nation=red area=Birch
  share share=3 unit=3 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  no build
mail bob 2026-01-05T10:00Z
  no build
now 2026-01-07T08:00Z
expect
  event draw nation=red list="ann, bob"
  stage end=drawn

scenario "HEG-WIN-4: a unit built now unseats its leader, and he is warned"
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
  build at Elm
expect
  warned ann line 1 rule hegemon/HEG-WIN-4
now 2026-01-07T08:00Z
expect
  event draw nation=red list=ann
  stage end=drawn

scenario "HEG-WIN-4: nobody controls a unit of it"
start board-3.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Elm nation=red
  city area=Glen nation=red
  unit unit=1 area=Ash
  unit unit=2 nation=blue area=Fir
  share share=2 owner=bob
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail bob 2026-01-05T09:00Z
  no build
now 2026-01-07T08:00Z
expect
  event nobody nation=red
  stage end=nobody
