rules hegemon
map maps/board.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-SHARE-2: more than half of the owned shares control"
state
  stage season=spring year=1 next_unit=1
  season season=spring year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
  unit unit=1 nation=red area=Ash
  share share=1000001 unit=1 owner=ann
  share share=2000001 unit=1
  share share=3000001 unit=1
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  accepted ann line 1

scenario "HEG-SHARE-2: half of them does not"
state
  stage season=spring year=1 next_unit=1
  season season=spring year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
  unit unit=1 nation=red area=Ash
  share share=1000001 unit=1 owner=ann
  share share=2000001 unit=1 owner=bob
  share share=3000001 unit=1
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  refused ann line 1

scenario "HEG-SHARE-2: two of three do"
state
  stage season=spring year=1 next_unit=1
  season season=spring year=1 opened=2026-01-05T08:00Z
  city area=Ash nation=red
  city area=Birch nation=red
  city area=Elm nation=blue
  city area=Fir nation=blue
  city area=Glen
  city area=Holm
  purse seat=ann coins=10
  purse seat=bob coins=10
  purse seat=cat coins=10
  unit unit=1 nation=red area=Ash
  share share=1000001 unit=1 owner=ann
  share share=2000001 unit=1 owner=bob
  share share=3000001 unit=1 owner=ann
call spring seats ann, bob, cat open 2026-01-05T08:00Z bell 2026-01-07T08:00Z
mail ann 2026-01-05T09:00Z
  Ash -> Cedar
expect
  accepted ann line 1
