rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what is corrected in words waits for a yes, and takes the place of what it corrects"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  spawn 3 in Aldport
mail red 2026-01-06T10:02Z
  oh wait changed my mind, only 1 from Aldport to Brume, not 2
expect
  held red line 1
  awaited red, blue
mail red 2026-01-06T10:03Z
  yes
expect
  awaited blue
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event spawned area=Aldport

scenario "2.9: what waits for a yes falls with the turn; withdrawn or replaced it is gone"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:02Z
  move 1 from Aldport to Brume instead of 2
mail red 2026-01-06T10:03Z
  move 3 from Aldport to Brume
mail red 2026-01-06T10:04Z
  confirm
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  event moved seat=red count=3

scenario "2.9: of what stands the one order that fits is offered with what is new in it; the rest stays"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  spawn 3 in Aldport
mail red 2026-01-06T10:02Z
  Everything else may stay, and instead of 2 send 1 to Brume please.
expect
  held red line 1
mail red 2026-01-06T10:03Z
  Yes, exactly that was meant!
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  event spawned area=Aldport

scenario "2.9: without a deed, with a place denied, and a question behind it"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  spawn 3 in Aldport
mail red 2026-01-06T10:02Z
  Hm, changed my mind: only 1 to Brume, not 2. What does a fort cost?
expect
  held red line 1
mail red 2026-01-06T10:03Z
  Yes, but make it 3 instead of 1.
expect
  held red line 1
mail red 2026-01-06T10:04Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=3
  event spawned area=Aldport

scenario "2.9: without a yes what stands stays as it was"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:02Z
  only 1 to brume, not 2. rest stays as it is
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: what is conditional, asked, or fits no order or two, is not offered"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  move 2 from Brume to Aldport
mail red 2026-01-06T10:02Z
  1 to Brume instead of 2 if he attacks
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  Shall it be 1 instead of 2?
mail red 2026-01-06T10:04Z
  No, make it 1 instead of 2
mail red 2026-01-06T10:05Z
  No, make it 1 instead of 7
mail red 2026-01-06T10:06Z
  yes
now 2026-01-08T20:00Z
expect
  no event moved seat=red count=1

scenario "2.9: rather one than the other; why is said of no number"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  spawn 3 in Aldport
mail red 2026-01-06T10:02Z
  On reflection, I would rather send 1 to Brume than 2, because blue has 2 in Dunmore.
expect
  held red line 1
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=1
  no event moved seat=red count=2

scenario "2.9: a full list under a heading that drops what was sent takes its place"
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
mail red 2026-01-06T10:02Z
  Here's my full list for this turn, forget what I sent before:
  spawn 3 in Aldport
now 2026-01-08T20:00Z
expect
  event spawned area=Aldport
  no event moved seat=red

scenario "2.9: what is corrected and given as well in the same mail is given once, and waits for nothing"
mail red 2026-01-06T10:01Z
  move 3 from Alltporrt to Brume
mail red 2026-01-06T10:02Z
  No, not 3, it should be 2 to Brume.
  Move 2 from Aldport to Brume
expect
  chatter red line 1
  awaited blue
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2
  no event moved seat=red count=3

scenario "2.9: a number behind a word that only puts off is none that is denied"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Brume
mail red 2026-01-06T10:02Z
  Then I'd better not wait, so three from Aldport go to Brume and the new two appear at home.
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  event moved seat=red count=3
