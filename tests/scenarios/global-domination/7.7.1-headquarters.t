rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.7.1: a Headquarter holds any number until the Final Phase"
map maps/homeland.map
state
  land area=Aldport owner=red troops=9 headquarter=yes
  land area=Brume owner=blue troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 8 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Aldport owner=red troops=1
  event battle area=Brume attackers=8

scenario "7.7.1: in the Final Phase five as well"
map maps/headquarters.map
state
  land area=Aldport owner=red troops=9 headquarter=yes
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5
  event trimmed area=Aldport count=4
