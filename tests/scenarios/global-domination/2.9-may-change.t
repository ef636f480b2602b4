rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: what a sentence of its mail may change waits for a yes, and none of it is lost"
mail red 2026-01-06T10:00Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Move 2 from Aldport to Brume.
  Move 1 from Aldport to Brume.
expect
  held red line 3
  held red line 4
mail red 2026-01-06T10:01Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3

scenario "2.9: what stands and is sent again so stands once"
mail red 2026-01-06T10:00Z
  Move 2 from Aldport to Brume.
mail red 2026-01-06T10:01Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Move 2 from Aldport to Brume.
expect
  held red line 3
mail red 2026-01-06T10:02Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=3
  land area=Brume owner=red troops=2

scenario "2.9: a mail that waits as a whole takes the place of what stands, as it would have at once"
mail red 2026-01-06T10:00Z
  Move 1 from Aldport to Brume.
mail red 2026-01-06T10:01Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Move 3 from Aldport to Brume.
mail red 2026-01-06T10:02Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=3

scenario "2.9: what it adds is added, though the same stands"
mail red 2026-01-06T10:00Z
  Move 1 from Aldport to Brume.
mail red 2026-01-06T10:01Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Also move 1 from Aldport to Brume.
mail red 2026-01-06T10:02Z
  yes
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2

scenario "2.9: without a yes none of it is done"
mail red 2026-01-06T10:00Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Move 2 from Aldport to Brume.
now 2026-01-08T20:00Z
expect
  land area=Aldport owner=red troops=5

scenario "2.9: that the turn is to stay open is said in any words, and its orders stand"
mail red 2026-01-06T10:01Z
  Move 2 from Aldport to Brume.
  don't close my turn, i'm still thinking
expect
  accepted red line 1
  awaited red, blue

scenario "2.9: a heading that denies what stands under it is no answer to what waits"
mail red 2026-01-06T10:00Z
  I only wanted to say that I am not ready yet, this changes nothing.

  Move 2 from Aldport to Brume.
mail red 2026-01-06T10:01Z
  Don't:

  move 1 from Aldport to Cove
expect
  refused red line 3

scenario "2.9: a few words that end in a denial leave nothing standing"
mail red 2026-01-06T10:00Z
  Move 2 from Aldport to Brume
  please don't
expect
  held red line 1
