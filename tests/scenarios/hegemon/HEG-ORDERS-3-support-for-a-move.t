scenario "HEG-ORDERS-3: support for a move into a space next to both"
rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
start board-1.start
state
  stage season=spring year=1 next_unit=5
  season season=spring year=1 opened=2026-01-05T08:00Z
  unit unit=2 nation=red area=Birch
  share share=2 unit=2 owner=ann buy_in=0
  unit unit=3 nation=blue area=Cedar
  share share=3 unit=3 owner=bob buy_in=0
  unit unit=4 nation=blue area=Holm
  share share=4 unit=4 owner=bob buy_in=0
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash S Birch - Cedar
  Birch -> Cedar
mail bob 2026-01-05T10:00Z
  Holm S Cedar - Dell
  Cedar S Cedar
  Cedar S Ash - Cedar
  Cedar S Birch - Fir
expect
  refused bob line 1 rule hegemon/HEG-ORDERS-3
  refused bob line 2 rule hegemon/HEG-ORDERS-3
  refused bob line 3 rule hegemon/HEG-ORDERS-3
  refused bob line 4 rule hegemon/HEG-ORDERS-3
now 2026-01-07T08:00Z
expect
  event supported unit=1 from=Birch to=Cedar
  unit unit=2 area=Cedar
  event routed unit=3
