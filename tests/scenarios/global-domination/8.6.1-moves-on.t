rules global-domination

scenario "8.6.1: the last one goes on, and may have to invade"
map maps/skirmish-first.map
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=5
  land area=Cove owner=green troops=1
  land area=Brume owner=blue troops=1
  land area=Eskel owner=blue troops=1
  land area=Fenwick owner=green troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
mail green 2026-01-06T12:00Z
  move 1 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  event battle area=Brume attackers=4 defenders=1

scenario "8.6.1: into neutral land without a fight, even where a Fortress stands"
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=5
  land area=Cove owner=blue troops=1
  land area=Brume owner=- troops=0 unmovable=fortress
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 1 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=4 unmovable=fortress
  event advanced seat=red area=Brume count=4
