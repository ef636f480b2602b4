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

scenario "2.9: a word of luck in words of one's own is one, and leaves an order beside it"
mail red 2026-01-06T10:02Z
  I choose umbrella as my lucky word, thanks.
mail red 2026-01-06T10:03Z
  My word of luck shall be saxophone please.
mail red 2026-01-06T10:04Z
  For luck I take the word pumpkin, because my dog is called so. Move 1 from Aldport to Brume.
expect
  accepted red mail 1 line 1
  accepted red mail 2 line 1
  accepted red mail 3 line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1

scenario "2.9: what is denied, another's or a place is no word of luck"
mail red 2026-01-06T10:02Z
  My brother takes cherry as his lucky word.
mail red 2026-01-06T10:03Z
  If I win I take the word victory for luck.
mail red 2026-01-06T10:04Z
  For luck I take the word Dunmore.
expect
  chatter red mail 1 line 1
  chatter red mail 2 line 1
  chatter red mail 3 line 1
