rules global-domination
seat red ann@example.org
seat blue bob@example.org

scenario "7.1: between adjacent territories of one's own"
map maps/phases.map
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=1
  land area=Cove owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 1 from Aldport to Cove
  move 1 from Dunmore to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=1
  land area=Brume owner=red troops=3
  land area=Cove owner=red troops=1
  refused red line 2 rule global-domination/7.1
  refused red line 3 rule global-domination/7.1
  event moved seat=red count=2 from=Aldport to=Brume

scenario "7.1: reinforcing land that is attacked is no Skirmish; it strengthens the defence"
map maps/homeland.map
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=5
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 3 from Aldport to Brume
  spawn nothing
mail blue 2026-01-06T11:00Z
  move 5 from Cove to Brume
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=1
  land area=Cove owner=blue troops=0
  event battle area=Brume attackers=5 defenders=4
