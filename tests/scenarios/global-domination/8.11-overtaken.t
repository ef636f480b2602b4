# Red gains 2 for its lands and 4 for the Headquarter.
scenario "8.11: no defender left, attackers left: overtaken; a Headquarter goes with the land"
rules global-domination
map maps/headquarters.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2 headquarter=yes since=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1 headquarter=yes since=2
  event battle result=overtaken rule=8.11
  realm seat=red influence=6
