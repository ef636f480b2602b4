scenario "6.1: a Headquarter is no Construct: a Fortress, a Garrison or a Trebuchet may stand beside it"
rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=1 headquarter=yes
  land area=Brume owner=red troops=1 headquarter=yes
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=70
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  build fortress in Aldport
  build a garrison in Brume
  build a trebuchet in Aldport
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1 unmovable=fortress trebuchets=1 headquarter=yes
  land area=Brume owner=red troops=1 unmovable=garrison
