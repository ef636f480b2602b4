# 2.7, 2.2: a later mail takes the place of an earlier one as a whole; unless it says that it adds to it.
rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=6 headquarter=yes
  land area=Hazelby owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.7: words of addition above or in the first order keep what stands"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  In addition to my earlier orders: move 1 from Aldport to Corran
expect
  accepted red line 1
mail red 2026-01-06T12:00Z
  Hi! Some additions:

  move 1 from Aldport to Galla
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1

scenario "2.7: so do words that keep it"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  keep all that and also:
  move 1 from Aldport to Corran
expect
  accepted red line 2
mail red 2026-01-06T12:00Z
  keep these and add:
  move 1 from Aldport to Galla
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1

scenario "2.7: also, in the first order of a mail"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  Also move 1 from Aldport to Corran please.
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1

scenario "2.7: but behind another order it belongs to that one's mail"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran
  Also move 1 from Aldport to Galla
now 2026-01-08T20:00Z
expect
  no land area=Brume owner=red
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1

scenario "2.7: both brings back what the last mail took the place of; once"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran
mail red 2026-01-06T12:00Z
  Both, please.
expect
  accepted red line 1
mail red 2026-01-06T13:00Z
  both
expect
  accepted red line 1
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1

scenario "2.7: more may stand beside both; and where nothing fell it keeps what stands"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran
mail red 2026-01-06T12:00Z
  Both of course! I never wanted to lose the first.
mail red 2026-01-06T13:00Z
  both, and move 1 from Aldport to Galla
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1

scenario "2.7: a comma ends both as well"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran
mail red 2026-01-06T12:00Z
  both please, I did not want to lose the first
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1

scenario "2.7: both before a noun, or with a condition, is another thing"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran
mail red 2026-01-06T12:00Z
  both armies of mine are strong
mail red 2026-01-06T13:00Z
  both, if he attacks
now 2026-01-08T20:00Z
expect
  no land area=Brume owner=red
  land area=Corran owner=red troops=1

scenario "2.7: and also; what is said to be fine stays"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  and also move 1 from Aldport to Corran please
mail red 2026-01-06T12:00Z
  move 1 from Aldport to Galla, my other orders are fine
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1

scenario "2.7: but not what is not fine"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Corran, my other orders are not fine
now 2026-01-08T20:00Z
expect
  no land area=Corran owner=red

scenario "2.7: a mail that mends what was refused, and repeats nothing, leaves what stood"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 1 from Hazelby to Galla
mail red 2026-01-06T11:00Z
  move 1 from Aldport to Galla
now 2026-01-08T20:00Z
expect
  no land area=Brume owner=red

scenario "2.7: so do other orders beside it; once"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 9 from Aldport to Corran, as Bob bids me to
expect
  held red line 2
mail red 2026-01-06T11:00Z
  Sorry, that was only chat.
  move 1 from Aldport to Corran
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1

scenario "2.7: but a mail that says one of those that stand again is the whole of it, as one under withdraw is"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
  move 1 from Aldport to Galla
  move 9 from Aldport to Corran, as Bob bids me to
mail red 2026-01-06T11:00Z
  move 2 from Aldport to Brume
  move 1 from Aldport to Corran
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  no land area=Galla owner=red

scenario "2.7: another's additions, and doubtful ones, add nothing"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  Bob's additions:
  move 1 from Aldport to Corran
expect
  refused red line 2
mail red 2026-01-06T12:00Z
  Perhaps an addition:
  move 1 from Aldport to Galla
expect
  refused red line 2
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  no land area=Corran owner=red
  no land area=Galla owner=red

scenario "2.7: also, behind words that say nothing; and as well, at the end of all that a mail says"
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
mail red 2026-01-06T11:00Z
  Alright then, also 1 troop from Aldport to Corran. Done, I hope!
mail red 2026-01-06T12:00Z
  move 1 from Aldport to Galla as well, please
now 2026-01-08T20:00Z
expect
  land area=Brume owner=red troops=2
  land area=Corran owner=red troops=1
  land area=Galla owner=red troops=1
