# What stands beside a yes, where orders wait for a bell.

rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=8 headquarter=yes
  land area=Brume owner=red troops=1
  land area=Hazelby owner=blue troops=1
  realm seat=red influence=18
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what is changed beside a yes is put up as it is to be, and what is ordered of another kind takes nothing from it"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 3 from Alltporrt to Corran
mail red 2026-01-06T10:02Z
  Yes to both, but make it 4 to Corran instead of 3. And with my 18 points I take two extra troops, why not.
expect
  held red line 1
  refused red line 1
mail red 2026-01-06T10:03Z
  yes
expect
  accepted red line 1
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Corran owner=red troops=4

scenario "2.9: so is what is understood, and counts as many as one that waits"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 3 from Alltporrt to Corran
mail red 2026-01-06T10:02Z
  Yes to both, but make it 4 to Corran instead of 3. Also buy two extra troops.
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Corran owner=red troops=4
  event paid

scenario "2.9: a yes to both, and the turn is to stay open"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 3 from Alltporrt to Corran
mail red 2026-01-06T10:02Z
  Yes to both, but leave it open please.
expect
  awaited red, blue
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Corran owner=red troops=3

scenario "2.9: what was to be otherwise and was not understood waits on, and is no more done by what else is asked"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
  move 3 from Alltporrt to Corran
mail red 2026-01-06T10:02Z
  Both are right but 1 to Corran will do. And buy me some salt.
expect
  held red line 1
mail red 2026-01-06T10:03Z
  no
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  no land area=Corran owner=red
