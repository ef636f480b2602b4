# The two of Brume have two steps left, those from Aldport one: the former march, and can go on to Dunmore.
scenario "7.3.1: of a merged army those with the most steps left go on"
rules global-domination
map maps/crop-supply.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2
  land area=Brume owner=red troops=2
  land area=Eskel owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 2 from Brume to Cove
  move 2 from Cove to Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Dunmore owner=red troops=2
