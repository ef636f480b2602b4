rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-NACT-2: a vote each, and the course with the most"
start board-1.start
state
  stage season=fall year=1 next_unit=4
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=bob buy_in=0
  unit unit=3 nation=red area=Fir
  share share=3 unit=3 owner=cat buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  disband 3
mail bob 2026-01-05T10:00Z
  vote disband 3
mail cat 2026-01-05T11:00Z
  I vote to disband unit 1
expect
  event disbanded unit=3
now 2026-01-07T08:00Z
expect
  no unit unit=3
  unit unit=1
  event votes count=2 course="unit 3" voters="ann, bob"

scenario "HEG-NACT-2: who controls no unit of it has no say"
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=blue area=Dell
  share share=2 unit=2 owner=bob buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail bob 2026-01-05T09:00Z
  build at Ash
  no build for Red
  vote build at Elm
expect
  refused bob line 1 rule hegemon/HEG-NACT-2
  refused bob line 2 rule hegemon/HEG-NACT-2
  accepted bob line 3
now 2026-01-07T08:00Z
expect
  no unit area=Ash

scenario "HEG-NACT-2: with a say in two nations it must be said which"
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  unit unit=1 area=Cedar
  unit unit=2 nation=blue area=Dell
  share share=2 unit=2 owner=ann buy_in=0
call fall seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  no build
  no build for Blue
  build at Ash
expect
  refused ann line 1 rule hegemon/HEG-NACT-2
  accepted ann line 2
now 2026-01-07T08:00Z
expect
  no unit area=Elm
  unit unit=3 area=Ash

scenario "HEG-NACT-2: votes close after the window, if there is one"
option vote_window = 3h
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
now 2026-01-07T08:00Z
expect
  event votes nation=red count=1

scenario "HEG-NACT-2: a ballot after the window is refused"
option vote_window = 3h
start board-1.start
state
  stage season=fall year=1 next_unit=3
  season season=fall year=1 opened=2026-01-05T08:00Z
  city area=Glen nation=red
  unit unit=1 area=Cedar
  unit unit=2 nation=red area=Dell
  share share=2 unit=2 owner=bob buy_in=0
call fall seats ann, bob open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T11:00:01Z
  vote build at Glen
expect
  refused ann line 1 rule hegemon/HEG-NACT-2
