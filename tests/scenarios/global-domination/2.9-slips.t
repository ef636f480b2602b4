rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: a name that is far from every word, and near to one name alone, is asked about whole"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: a word of the language is no slip of a name"
mail red 2026-01-06T10:01Z
  move 2 from Airport to Brume
expect
  refused red line 1

scenario "2.9: a word of luck takes its line; a sentence more in it is no order, and that is told"
mail red 2026-01-06T10:02Z
  luck Marmalade. Move 1 from Aldport to Brume
  my lucky word is Rhubarb.
expect
  warned red line 1
  accepted red line 2
