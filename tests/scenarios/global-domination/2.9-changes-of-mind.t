rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=6
  land area=Brume owner=red troops=1
  land area=Dunmere owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what takes back above all orders of its mail is of an earlier one: it is no wrong order, and is asked about"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:02Z
  Oops, typo, Corran! Move 3 from Aldport to Corran.
expect
  warned red line 1
mail red 2026-01-06T10:03Z
  Hm, changed my mind.
  Move 1 from Aldport to Corran.
expect
  warned red line 2
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=1

scenario "2.9: what it takes back is said with a number, or stands above it in the mail"
mail red 2026-01-06T10:02Z
  Make it 3 to Nowhere. Move 1 from Aldport to Brume.
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  Move 1 from Aldport to Brume. No, I mean 2.
expect
  held red line 1
mail red 2026-01-06T10:04Z
  Move 1 from Aldport to Brume, to make it 3 instead.
expect
  held red line 1

scenario "2.9: a yes, an order that tells what comes of it, and days away: all three count"
mail red 2026-01-06T10:01Z
  move 2 from Alltporrt to Brume
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes! Also move one from Aldport to Corran to make it 1. Oh and I'm away next week, on a course, from 12 to 14 January.
expect
  away seat=red
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  land area=Corran owner=red troops=1

scenario "2.9: who says that he is back is not away any more; who will be is"
mail red 2026-01-06T10:01Z
  away from 7 to 14 January
mail red 2026-01-06T10:02Z
  I'm back on the 14th. When I'm back I write. Bob said he's back. I am not back.
expect
  away seat=red
mail red 2026-01-06T10:03Z
  Move 2 from Aldport to Brume. I've told you twice that I'm back!
expect
  no away seat=red
mail red 2026-01-06T10:04Z
  away from 7 to 14 January
mail red 2026-01-06T10:05Z
  Back from the hills, by the way.
expect
  no away seat=red
mail red 2026-01-06T10:06Z
  away from 7 to 14 January
mail red 2026-01-06T10:07Z
  I'm back sooner than expected, the snow was awful.

  spawn nothing
expect
  no away seat=red

scenario "2.9: days away: a weekday behind another, two of them, an hour, and who is not away"
mail red 2026-01-06T10:01Z
  And when is the first spring? im in class till 5
expect
  no away seat=red
mail red 2026-01-06T10:02Z
  I'll be away from Friday till Monday by the way, got a load of frozen peas.
expect
  away seat=red from=2026-01-09T00:00:00Z until=2026-01-12T23:59:59Z
mail red 2026-01-06T10:03Z
  Im not away btw, that was for my brother.
expect
  no away seat=red
mail red 2026-01-06T10:04Z
  and ill be away sat and sunday, family thing
expect
  away seat=red from=2026-01-10T00:00:00Z until=2026-01-11T23:59:59Z

scenario "2.9: a heading that drops all that was before takes nothing from what stands under it"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:01Z
  No, not so. Please drop everything for this turn and take this instead:
  move 1 from Aldport to Corran
now 2026-01-08T20:00Z
expect
  warned red line 2
  land area=Corran owner=red
  land area=Brume troops=1

scenario "2.9: of what stands above it in its own mail such a heading takes that back"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  Forget all that, use this list instead:
  move 1 from Aldport to Corran
now 2026-01-08T20:00Z
expect
  refused red line 1
  land area=Corran owner=red
  land area=Brume troops=1

scenario "2.9: who may yet drop all has not"
mail red 2026-01-06T10:00Z
  Next turn we drop everything and take this instead:
  move 1 from Aldport to Corran
expect
  refused red line 2
