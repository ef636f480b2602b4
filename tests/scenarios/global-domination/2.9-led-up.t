# What leads up to an order and is not understood itself: the order is put up for a yes, where that is like what people write before
# orders that they mean; another's, an old one or one on condition is refused as ever.

rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org

scenario "2.9: however it is led up to, an order is asked about"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2
  realm seat=red influence=20
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Then I express it more clearly: move 2 from Aldport to Corran
expect
  held red line 1
mail red 2026-01-06T10:01Z
  Once more, in simplified words: move 2 from Aldport to Corran
expect
  held red line 1
mail red 2026-01-06T10:02Z
  Here is everything from scratch: move 2 from Aldport to Corran
expect
  held red line 1
mail red 2026-01-06T10:03Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Corran owner=red troops=2

scenario "2.9: nobody is asked about what is another's, or depends on something"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2
  realm seat=red influence=20
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  Bob wants me to send: move 2 from Aldport to Corran
  Only if Bob agrees: move 2 from Aldport to Corran
  Draft, do not use: move 2 from Aldport to Corran
expect
  refused red line 1
  refused red line 2
  refused red line 3

scenario "2.9: nor does one stand below what leads up to what is only thought of"
state
  land area=Aldport owner=red troops=5
  land area=Brume owner=blue troops=2
  realm seat=red influence=20
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  I was thinking about: move 2 from Aldport to Corran
  My orders for the second spring: move 1 from Aldport to Brume
expect
  held red line 1
  warned red line 2
