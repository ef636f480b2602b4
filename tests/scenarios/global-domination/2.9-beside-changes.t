rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=9 headquarter=yes
  land area=Brume owner=red troops=4
  land area=Dunmere owner=blue troops=1
  realm seat=red influence=50
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what puts an earlier order right takes nothing back of a mail that adds"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Corran
mail red 2026-01-06T10:02Z
  Also march two from Brume to Corran.
  Actually, only one man should go from Aldport to Corran, not three.
expect
  accepted red line 1
  held red line 2
mail red 2026-01-06T10:03Z
  Also move 1 from Brume to Aldport. Wait, I changed my mind about Corran: just 2 from Aldport instead of 3.
expect
  accepted red line 1
  held red line 1
mail red 2026-01-06T10:04Z
  yes
now 2026-01-08T20:00Z
expect
  event moved from=Aldport count=2
  event moved from=Brume count=1
  land area=Corran owner=red troops=4

scenario "2.9: what may be of an order of its own mail takes that back, and so does any where a mail takes the place of the last"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Corran
mail red 2026-01-06T10:02Z
  Also move 3 from Brume to Corran.
  Actually, only 1 to Corran, not 3.
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  Also move 4 from Brume to Corran. Actually, only two.
expect
  held red line 1
mail red 2026-01-06T10:04Z
  move 2 from Brume to Corran
  Actually, only 1 from Aldport to Corran, not 3.
expect
  refused red line 1
mail red 2026-01-06T10:05Z
  Also move 2 from Brume to Corran.
  Actually, don't do any of this.
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=3
  no event moved from=Brume

scenario "2.9: beside what is not understood a change is offered, and both are shown"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Corran
mail red 2026-01-06T10:02Z
  Please buy those two for me. I have also changed my mind about Corran: send only two there instead of three, so that the town is not left empty.
expect
  refused red line 1
  held red line 1
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=2

scenario "2.9: of two changes of one order the later is meant"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Corran
mail red 2026-01-06T10:02Z
  Only 1 from Aldport to Corran, not 3.
mail red 2026-01-06T10:03Z
  Also move 1 from Brume to Aldport.
  Only 2 from Aldport to Corran rather than 3.
expect
  held red line 2
mail red 2026-01-06T10:04Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=2

scenario "2.9: where an order is taken back what else stands on its line does not bring it back"
mail red 2026-01-06T10:01Z
  move 3 from Aldport to Corran
  move 1 from Brume to Aldport
mail red 2026-01-06T10:02Z
  On reflection, please cancel the march to Corran. I would rather keep all nine men in Aldport for now. Everything else stays as it is.
now 2026-01-08T20:00Z
expect
  event moved from=Brume count=1
  no land area=Corran owner=red

scenario "2.9: behind a yes, what was meant is said of the order below it that names it; that stands, and is asked about"
mail red 2026-01-06T10:00Z
  move 1 from Brume to Aldport
mail red 2026-01-06T10:01Z
  Also a bivouac in Brume, please.
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes, the bivouac is meant. And I meant Corran, of course, with two r's: also 2 men from Aldport to Corran. Also buy 2 extra troops.
expect
  warned red line 1
now 2026-01-08T20:00Z
expect
  event built
  event paid seat=red price=10
  event moved from=Brume count=1
  land area=Corran owner=red troops=2

scenario "2.9: of another it takes the yes back; but no order that stands falls for it"
mail red 2026-01-06T10:00Z
  move 1 from Brume to Aldport
mail red 2026-01-06T10:01Z
  Also a bivouac in Brume, please.
mail red 2026-01-06T10:02Z
  Yes, the bivouac is meant. I meant Aldport: also 2 men from Brume to Corran.
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  Yes, the bivouac is meant. I meant Aldport: also a bivouac in Aldport.
expect
  refused red line 1
mail red 2026-01-06T10:04Z
  Yes, the bivouac is meant. Oh no, I meant Aldport. Also buy 2 extra troops.
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  no event built
  event moved from=Brume count=1
  event paid seat=red price=10
  no land area=Corran owner=red

scenario "2.9: a yes that was taken back is said again: what it is for still waits"
mail red 2026-01-06T10:01Z
  Also a bivouac in Brume, please.
mail red 2026-01-06T10:03Z
  Yes, the bivouac is meant. Oh no, I meant Aldport. Also buy 2 extra troops.
mail red 2026-01-06T10:04Z
  Yes, the bivouac.
now 2026-01-08T20:00Z
expect
  event built
  event paid seat=red price=10

scenario "2.9: what says how something is put makes no condition; the same words before what is to come do"
mail red 2026-01-06T10:01Z
  move 1 from Brume to Aldport
mail red 2026-01-06T10:02Z
  And once more: also march 2 from Aldport to Corran.
expect
  accepted red line 1
mail red 2026-01-06T10:03Z
  Once more men have come: also march 3 from Aldport to Corran.
expect
  held red line 1
mail red 2026-01-06T10:04Z
  Once more: also march 3 from Aldport to Corran if blue moves.
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  event moved from=Brume count=1
  land area=Corran owner=red troops=2

scenario "2.9: whether what was asked for suits doubts no order; whether an order does doubts it"
mail red 2026-01-06T10:01Z
  Move 1 from Brume to Aldport.
  I am away from 7 to 14 January. Is that okay?
expect
  accepted red line 1
  away seat=red
mail red 2026-01-06T10:02Z
  Move 2 from Aldport to Corran. Is that okay?
expect
  held red line 1
mail red 2026-01-06T10:03Z
  Move 2 from Aldport to Corran.
  I am away from 7 to 15 January. Is that move okay?
expect
  held red line 1
now 2026-01-08T20:00Z
expect
  event moved from=Brume count=1
  no land area=Corran owner=red

scenario "2.9: what is denied says of which order it is, though another stands above it"
mail red 2026-01-06T10:01Z
  move 4 from Aldport to Corran
mail red 2026-01-06T10:02Z
  In that case I would like a crop supply. Everything else stays as it is, only send 5 to Corren instead of 4.
expect
  held red line 1
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=5
