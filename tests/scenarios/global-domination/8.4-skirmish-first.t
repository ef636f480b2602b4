scenario "8.4: Skirmishes over a territory come before its Invasion"
rules global-domination
map maps/skirmish-first.map
seat red ann@example.org
seat blue bob@example.org
seat green cat@example.org
state
  land area=Aldport owner=red troops=5
  land area=Cove owner=green troops=3
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
  move 3 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  event skirmish area=Brume seat=red count=5 left=2
  event battle area=Brume attacker=red attackers=2 defenders=1 result=repelled
  land area=Brume owner=blue troops=1
