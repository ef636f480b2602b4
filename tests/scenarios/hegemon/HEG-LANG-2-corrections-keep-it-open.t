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
call spring seats ann, bob open 2026-01-05T08:00Z bell 2026-01-07T08:00Z

scenario "HEG-LANG-2: a season is not closed by the mail that corrects it, before its writer has said yes"
mail bob 2026-01-05T09:00Z
  Cedar -> Fir
mail ann 2026-01-05T09:00Z
  Ash -> Dell
mail ann 2026-01-05T10:00Z
  Birch holds
  Ash does not go to Dell but to Cedar
expect
  accepted ann line 1
  held ann line 2
  awaited ann
mail ann 2026-01-05T11:00Z
  yes
expect
  unit unit=1 area=Cedar

scenario "HEG-LANG-2: nor by one with a correction that is not understood"
mail bob 2026-01-05T09:00Z
  Cedar -> Fir
mail ann 2026-01-05T09:00Z
  Ash -> Dell
mail ann 2026-01-05T10:00Z
  Birch holds
  Ash does not go there, as I said to Bob
expect
  warned ann line 1
  refused ann line 2
  awaited ann
mail ann 2026-01-05T11:00Z
  Ash -> Cedar
expect
  unit unit=1 area=Cedar

scenario "HEG-LANG-2: who says that he is done is done, with what stands"
mail bob 2026-01-05T09:00Z
  Cedar -> Fir
mail ann 2026-01-05T09:00Z
  Ash -> Dell
mail ann 2026-01-05T10:00Z
  Birch holds
  Ash does not go to Dell but to Cedar
mail ann 2026-01-05T11:00Z
  done
expect
  unit unit=1 area=Dell

scenario "HEG-LANG-2: nor by one with a line that is refused, whatever the rest do; done closes it"
mail bob 2026-01-05T09:00Z
  Cedar -> Fir
mail ann 2026-01-05T10:00Z
  Birch goes to Nowhere
  the rest hold
expect
  refused ann line 1
  awaited ann
mail ann 2026-01-05T11:00Z
  done
expect
  unit unit=1 area=Ash
  unit unit=3 area=Fir
