rules global-domination
map maps/homeland.map
seat red ann@example.org
seat blue bob@example.org

scenario "7.4: after a battle no Expansion into neutral land"
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Brume owner=blue troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 2 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Cove owner=- troops=0
  warned red line 2 rule global-domination/7.4
  event fizzled seat=red reason=after-battle area=Brume other=Cove rule=7.4

scenario "7.4: and no Distribution"
state
  land area=Aldport owner=red troops=5 headquarter=yes
  land area=Cove owner=red troops=0
  land area=Brume owner=blue troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 5 from Aldport to Brume
  move 2 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Cove owner=red troops=0
  event fizzled seat=red reason=after-battle

scenario "7.4: but a further attack is a battle move"
state
  land area=Aldport owner=red troops=8 headquarter=yes
  land area=Brume owner=blue troops=0
  land area=Cove owner=blue troops=0
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 8 from Aldport to Brume
  move 6 from Brume to Cove
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=0
  land area=Cove owner=red troops=4
