scenario "2.9: what stands under a line that leaves it open is not taken"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  If he attacks me:
  move 2 from Aldport to Brume

  move 1 from Aldport to Brume
expect
  refused red line 1 rule global-domination/2.9
  refused red line 2
  refused red line 4
mail red 2026-01-06T10:02Z
  If he attacks me,
  move 2 from Aldport to Brume
expect
  held red line 2
mail red 2026-01-06T10:03Z
  Don't:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:04Z
  Bob wrote:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:05Z
  Last turn:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:06Z
  For next turn:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:07Z
  Option A:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:08Z
  Question:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:09Z
  Maybe:

  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 3
mail red 2026-01-06T10:10Z
  All right, off we go:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:11Z
  Here you go:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:12Z
  The orders you asked for:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:13Z
  As I said:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:14Z
  Some orders:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:15Z
  Is this legal?

  move 2 from Aldport to Brume
expect
  held red line 1
  held red line 3
mail red 2026-01-06T10:16Z
  For Bob:
  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 2
mail red 2026-01-06T10:17Z
  For Ann:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:18Z
  How are you?
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:19Z
  move 2 from Aldport to Brume
  Later,
  Ann
expect
  accepted red line 1
  chatter red line 2
mail red 2026-01-06T10:20Z
  Next orders:
  move 2 from Aldport to Brume
expect
  accepted red line 2
mail red 2026-01-06T10:21Z
  Next turn
  move 2 from Aldport to Brume
expect
  refused red line 1
  refused red line 2
mail red 2026-01-06T11:01Z
  Let me start over, here is everything:
  move 2 from Aldport to Brume
expect
  accepted red line 2

scenario "2.9: how things are is told beside a question, and is no wrong order; beside an order it may be one"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  How many can Brume hold? I want 8 in one spot, and I've got 17 points.
expect
  chatter red line 1

scenario "2.9: where the writer's own are to stand is an order, understood or not"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  My second army shall stand in Brume.
  And please show me the map.
expect
  refused red line 1
