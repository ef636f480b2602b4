rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=9 headquarter=yes
  realm seat=red influence=50
  land area=Dunmere owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what is taken back by a number that waits takes nothing back of what stands"
mail red 2026-01-06T10:01Z
  buy extra 2 troops. Two troops go to Brume, two to Corran.
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Forget the two.
expect
  refused red line 1
mail red 2026-01-06T10:03Z
  No no, not two!
mail red 2026-01-06T10:04Z
  yes
now 2026-01-08T20:00Z
expect
  realm seat=red influence=45
  no land area=Brume owner=red

scenario "2.9: one of those that wait is dropped by name, and the other waits on"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  Forget the one to Brume.
expect
  held red line 1
mail red 2026-01-06T10:03Z
  yeah go. and why did you send me the whole map
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=2
  no land area=Brume owner=red

scenario "2.9: forget those, of what waits, and another order behind it"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  No, forget those. Move 3 from Aldport to Brume.
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  no land area=Corran owner=red

scenario "2.9: what is said to be changed behind a yes is asked about with what else waits"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  Yes, that's what I meant, but now that I see ten would be sitting in Aldport and only five may stay, make it three to Brume instead of two, and leave Corran as it is. By the way, which of you is blue?
expect
  held red line 1
mail red 2026-01-06T10:03Z
  Good enough, do it
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3
  land area=Corran owner=red troops=2

scenario "2.9: a yes is said once, in however many words, and what nobody ordered is forgotten for nothing"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  yep thats it. do both. forget the Dunmere bit
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=2

scenario "2.9: yes, and one of them not; told above and asked below"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  I just came home. Yes. Forget the Brume bit, please.
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=2
  no land area=Brume owner=red

scenario "2.9: neither yes nor no"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  not yet
mail red 2026-01-06T10:03Z
  do the others know?
mail red 2026-01-06T10:04Z
  looks good to blue maybe
mail red 2026-01-06T10:05Z
  He said so. Yes.
mail red 2026-01-06T10:06Z
  make it so that nobody sees
mail red 2026-01-06T10:07Z
  don't forget them
now 2026-01-07T10:05Z
expect
  no land area=Brume owner=red
mail red 2026-01-07T10:06Z
  yes to both
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=2

scenario "2.9: what a yes was not taken for waits on beside what is asked anew"
mail red 2026-01-06T10:01Z
  Two troops go to Brume, two to Corran.
mail red 2026-01-06T10:02Z
  yes thats it, but make it 3 to Brume and nobody to Corran. and the 3 new ones in Aldport like i said
expect
  held red line 1
mail red 2026-01-06T10:03Z
  confirm order 2
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  no land area=Corran owner=red

scenario "2.9: an end beside a yes that may be to some alone ends nothing, in one sentence as in two"
mail red 2026-01-06T10:01Z
  hopefully 1 in Aldport, 2 from Aldport to Brume hopefully, hopefully 2 from Aldport to Corran
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Yes to both, and I'm finished for this turn.
expect
  refused red line 1
now 2026-01-08T20:00Z
expect
  no land area=Brume owner=red
