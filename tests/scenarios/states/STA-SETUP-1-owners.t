rules states
map maps/board.map

scenario "STA-SETUP-1: two people and the Buffer, which comes last"
seat red ann@example.org
seat yellow bob@example.org
dice deal: 6 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
expect
  event joined seat=buffer
  event dealt seat=red lands=2 troops=6
  event dealt seat=buffer lands=2
  awaited red
  stage active=red mover=red

scenario "STA-SETUP-1: three people, no Buffer"
seat red ann@example.org
seat yellow bob@example.org
seat green cat@example.org
dice deal: 6 5 4 3 2
mail host 2026-01-05T10:00Z
  begin
expect
  no event joined seat=buffer
  event dealt seat=green lands=2 troops=6

scenario "STA-SETUP-1: one is too few, and four are too many"
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail host 2026-01-05T09:00Z
  begin
expect
  refused host line 1
mail from bob@example.org 2026-01-05T10:00Z
  join
mail from cat@example.org 2026-01-05T11:00Z
  join as teal
mail from dan@example.org 2026-01-05T12:00Z
  join as pink
mail from bob@example.org 2026-01-05T12:30Z
  join as gold
expect
  accepted cat@example.org line 1
  refused dan@example.org line 1 rule states/STA-SETUP-1
  refused bob@example.org line 1 rule states/STA-SETUP-1
  seat name=yellow

scenario "STA-SETUP-1: a colour is nobody else's, and no grey; who leaves makes room"
mail from ann@example.org 2026-01-05T08:00Z
  join as red
mail from bob@example.org 2026-01-05T09:00Z
  join as red
mail from bob@example.org 2026-01-05T09:10Z
  join as grey
expect
  refused bob@example.org mail 2 line 1 rule states/STA-SETUP-1
  refused bob@example.org mail 3 line 1 rule states/STA-SETUP-1
mail from ann@example.org 2026-01-05T09:20Z
  leave the game
mail from bob@example.org 2026-01-05T09:30Z
  join as red
expect
  accepted bob@example.org line 1

scenario "STA-SETUP-1: four seats cannot begin, nor can a person called buffer beside one other"
seat red ann@example.org
seat yellow bob@example.org
seat green cat@example.org
seat blue dan@example.org
mail host 2026-01-05T10:00Z
  begin
expect
  refused host line 1
  no event begun

scenario "STA-SETUP-1: the name buffer is the Buffer's"
seat red ann@example.org
seat buffer bob@example.org
mail host 2026-01-05T10:00Z
  begin
expect
  refused host line 1
  no event begun
