rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-TIME-6: orders for a season that is over are refused"
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
  Ash H
  Birch H
mail bob 2026-01-05T10:00Z
  Cedar H
mail ann 2026-01-05T11:00Z
  Ash -> Dell
  build at Ash
now 2026-01-07T08:00Z
expect
  refused ann line 1 rule hegemon/HEG-TIME-6

scenario "HEG-TIME-6: and so are those for a later one"
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
  build at Ash
  Ash retreats to Dell
  bid 3 on share 1
now 2026-01-07T08:00Z
expect
  refused ann line 1 rule hegemon/HEG-TIME-6
  refused ann line 3 rule hegemon/HEG-TIME-6

scenario "HEG-TIME-6: the season comes before what is wrong with the words; words that take back are heard as such"
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
  4 coins on share 1 and 2 on share 3, please.
  Bid 3 on the Birch share since it is lovely there.
  move from Birch to Nowhereland
now 2026-01-07T08:00Z
expect
  refused ann line 1 rule hegemon/HEG-TIME-6
  refused ann line 2 rule hegemon/HEG-TIME-6
  refused ann line 3
