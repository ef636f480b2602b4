scenario "STA-SETUP-4: everybody places the initial troops in turn order; the Buffer's are placed by the first"
rules states
option on_refusal = go_on
option initial_pool = 2
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
dice deal: 6 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
expect
  stage active=red phase=initial pool=2 round=0
mail red 2026-01-05T11:00Z
  attack Birch from Ash
  deploy 1 in Ash
  end turn
  deploy 1 in Dogwood
  end phase
mail yellow 2026-01-05T12:00Z
  deploy 2 in Elm
  end deployment
expect
  refused red line 1 rule states/STA-SETUP-4
  refused red line 3
  land area=Ash troops=4
  stage active=buffer mover=red phase=initial pool=2
mail red 2026-01-05T13:00Z
  deploy all in Fir
  end turn
expect
  land area=Fir troops=5
  stage active=red phase=deploy round=1 buffer_turns=0
