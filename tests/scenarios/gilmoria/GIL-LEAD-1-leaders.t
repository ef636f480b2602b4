rules gilmoria
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
seat holm
seat wold

scenario "GIL-LEAD-1: sent along he adds 1 to the attack and moves in with the winners"
option any_map = on
start board-1.start
state
  land area=Dogwood units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 5 1 5
mail red 2026-01-05T12:28Z
  attack Dogwood from Ash with 2 and the leader
expect
  event attack leader=yes attack=1 defence=0
  event leader-moved seat=red area=Dogwood
  land area=Dogwood owner=red leader=yes units=2
  land area=Ash leader=no

scenario "GIL-LEAD-1: who is not named stays and gives nothing"
option any_map = on
start board-1.start
state
  land area=Dogwood units=1 leader=no
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Ash>Dogwood: 5 1 5 1 5
mail red 2026-01-05T12:29Z
  attack Dogwood from Ash with 2
expect
  event attack leader=no attack=0
  land area=Dogwood owner=blue
  land area=Ash leader=yes units=1

scenario "GIL-LEAD-1: in the target he adds 1 to the defence"
option any_map = on
start board-1.start
state
  land area=Gorse units=1
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
dice battle:Birch>Gorse: 6 5
mail red 2026-01-05T12:30Z
  attack Gorse from Birch with 1
expect
  event attack defence=1
  event repelled target=Gorse
  land area=Gorse owner=holm units=1

scenario "GIL-LEAD-1: there must be one; he goes along with a mobilisation"
option on_refusal = go_on
option any_map = on
start board-1.start
state
  stage phase=mobilisation
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:31Z
  mobilise 1 and the leader from Birch to Ash
  mobilise 2 and the leader from Ash to Cedar
expect
  refused red line 1 rule gilmoria/GIL-LEAD-1
  accepted red line 2
  land area=Cedar leader=yes units=5
  land area=Ash leader=no

scenario "GIL-LEAD-1: none where there is none"
option any_map = on
start board-1.start
state
  stage phase=battle
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T12:32Z
  attack Gorse from Birch with 2 and the leader
expect
  refused red line 1 rule gilmoria/GIL-LEAD-1
