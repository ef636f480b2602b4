scenario "HEG-BOARD-4: a board need not hang together"
rules hegemon
map inline
  region red "Red"
  region blue "Blue"
  area 1 Ash land city=red unit=red
  area 2 Birch land city=blue unit=blue
seat ann ann@example.org
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T09:00Z
  bid 1 on share 1
expect
  accepted ann line 1
