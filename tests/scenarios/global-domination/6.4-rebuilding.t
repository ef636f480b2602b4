rules global-domination
map maps/phases.map
seat red ann@example.org
seat blue bob@example.org

# 15 - 10 + 2 (9.2) = 7. The last unit may pay; the land stays its owner's.
scenario "6.4: a Ruin is rebuilt for 10 Influence Points or a unit; a unit is never taken unasked"
state
  land area=Aldport owner=red troops=3 unmovable=ruin
  land area=Brume owner=red troops=1 unmovable=ruin
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=15
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  rebuild the ruin in Aldport
  rebuild Brume with 1 troop
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3 unmovable=fortress
  land area=Brume owner=red troops=0 unmovable=fortress
  realm seat=red influence=7

scenario "6.4: what cannot be rebuilt"
state
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=0 unmovable=ruin
  land area=Cove owner=red troops=3 unmovable=ruin
  land area=Dunmore owner=blue troops=1 unmovable=ruin
  realm seat=red influence=9
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  rebuild Aldport
  rebuild Brume using a unit
  rebuild Cove for 10 influence
  rebuild Dunmore
  spawn nothing
mail blue 2026-01-06T11:00Z
  spawn nothing
now 2026-01-08T20:00Z
expect
  refused red line 1 rule global-domination/6.4
  refused red line 2 rule global-domination/6.4
  refused red line 3 rule global-domination/6.4
  refused red line 4 rule global-domination/6.4
  land area=Cove owner=red troops=3 unmovable=ruin

# 5.8: thrown at what touches the thrower's land, before anybody moves or builds.
scenario "6.4: a Fortress that an enemy's Dynamite may yet make a Ruin; not where none of his land touches it"
state
  land area=Aldport owner=red troops=1 unmovable=fortress
  land area=Brume owner=red troops=1
  land area=Cove owner=red troops=1 unmovable=fortress
  land area=Dunmore owner=blue troops=1
  realm seat=red influence=50
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  spawn nothing
  rebuild Cove
  rebuild Aldport
expect
  warned red line 2 rule global-domination/6.4
  refused red line 3 rule global-domination/6.4
