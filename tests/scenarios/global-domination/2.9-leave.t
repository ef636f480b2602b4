rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=6
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=50
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: whether he may do something is no order, and a yes below the answer is one"
mail red 2026-01-06T10:01Z
  And could I move 2 from Aldport to Brume, please?
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes please.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: without a yes nothing is done by it, and the order beside it stands"
mail red 2026-01-06T10:01Z
  Move 1 from Aldport to Brume. May I build a bivouac in Brume too?
expect
  accepted red line 1
  held red line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  no event built

scenario "2.9: what the rules would not take is answered, and waits for no yes"
mail red 2026-01-06T10:01Z
  Can I build a fortress in Dunmore?
expect
  chatter red line 1

scenario "2.9: whether somebody else may, what is to be done, how and why it can be is asked of nobody's order"
mail red 2026-01-06T10:01Z
  Can blue move 2 from Aldport to Brume?
  Should I move 2 from Aldport to Brume?
  How can I move 2 from Aldport to Brume?
  Can both be in the same place?
  Can I not move 2 from Aldport to Brume?
  Can I move 2 from Aldport to Brume, if blue does not?
mail red 2026-01-06T10:02Z
  yes
now 2026-01-08T20:00Z
expect
  no event moved seat=red

scenario "2.9: what stands before it in its sentence is not done either"
mail red 2026-01-06T10:01Z
  Move 1 from Aldport to Brume, or can I move 2 from Aldport to Brume?
now 2026-01-08T20:00Z
expect
  no event moved seat=red
