# Of what stands the rest is as before: nothing else falls, and what differs only in how many takes the place of what stood.

rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=8 headquarter=yes
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: the rest is as before, in other words: 1"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  Only 4 go from Aldport to Brume. The rest as before.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5
  no event moved seat=red count=1
  event spawned seat=red count=3

scenario "2.9: the rest is as before, in other words: 2"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  move 4 from Aldport to Brume, everything else unchanged
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5
  no event moved seat=red count=1
  event spawned seat=red count=3

scenario "2.9: the rest is as before, in other words: 3"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  move 4 from Aldport to Brume. The others stay as ordered.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5
  no event moved seat=red count=1
  event spawned seat=red count=3

scenario "2.9: the rest is as before, in other words: 4"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  4 from Aldport to Brume. Otherwise no changes.
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5
  no event moved seat=red count=1
  event spawned seat=red count=3

scenario "2.9: the rest is as before, in other words: 5"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  Spawning stays as ordered.
  move 4 from Aldport to Brume
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5
  no event moved seat=red count=1
  event spawned seat=red count=3

scenario "2.9: what is asked about as another number takes its place too"
mail red 2026-01-06T01:00Z
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  Then I do it differently: only four go from Aldport to Brume, lol hopefully
mail red 2026-01-06T03:00Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5

scenario "2.9: one small change, and why"
mail red 2026-01-06T01:00Z
  move 5 from Aldport to Brume
mail red 2026-01-06T02:00Z
  Only one small change: make it four to Brume instead of five, because otherwise I would leave too few there.
mail red 2026-01-06T03:00Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=4
  no event moved seat=red count=5

scenario "2.9: a number beside 'make it' is no yes to as many as wait"
mail red 2026-01-06T01:00Z
  move 3 from Alltporrt to Brume
  move 1 from Alltporrt to Galla
mail red 2026-01-06T02:00Z
  make it 2
now 2026-01-08T20:00Z
expect
  no event moved seat=red
