# Blue has left when red attacks in the Battle Phase: 5 - 2 = 3 enter.
scenario "7.2.1: into another's land is an Invasion, after all movements"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=1
  land area=Cove owner=blue troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 1 from Brume to Cove
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Cove owner=blue troops=1
  event battle area=Brume attackers=5 defenders=0
