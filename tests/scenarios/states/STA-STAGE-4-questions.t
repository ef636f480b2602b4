rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: who asks for a fact beside an order doubts nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood. If it is still free later, how much does that cost?
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Move 1 from Ash to Dogwood. If yellow loses Elm, how many has he left?

  Who lives in Fir?
expect
  accepted red line 1
  chatter red line 3
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: who asks whether to do it, or what it comes to, is asked back"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood. Who would do that?
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Move 1 from Ash to Dogwood.
  When should I rather wait?
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:02Z
  Move 1 from Ash to Dogwood. Where does this lead?
expect
  held red line 1
mail red 2026-01-05T10:03Z
  If yellow moves, move 1 from Ash to Dogwood?
expect
  no land area=Dogwood troops=4

scenario "STA-STAGE-4: what the writer tells of himself beside an order, and what depends on itself, holds nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood, I fancy a stroll in Norway. If he laughs he laughs.
expect
  accepted red line 1
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:01Z
  Move 1 from Ash to Dogwood. If he laughs he cries.
expect
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:02Z
  Move 1 from Ash to Dogwood, I would like to sleep on it first.
expect
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:03Z
  Move 1 from Ash to Dogwood, I leave the decision to you.
expect
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: who asks how something goes in the game doubts nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood. And does yellow really hear what I order, or can the neutrals read along?
expect
  accepted red line 1
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:01Z
  By the way, do neutrals ever grow in winter, and who feeds the lot?

  Move 1 from Ash to Dogwood. Who else can see the board?
expect
  accepted red line 3
  land area=Dogwood owner=red troops=5
mail red 2026-01-05T10:02Z
  Move 1 from Dogwood to Ash.
  Do I earn the coins at once when I walk into an empty castle?
expect
  accepted red line 1
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: who asks for advice, for leave, or for another order, is asked back"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood. Does yellow want that, or should I wait?
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Move 1 from Ash to Dogwood. Does the host think it clever?
expect
  held red line 1
mail red 2026-01-05T10:02Z
  Move 1 from Ash to Dogwood. Can anybody talk me out of it?
expect
  held red line 1
mail red 2026-01-05T10:03Z
  Move 1 from Ash to Dogwood. Can I even do that?
expect
  held red line 1
mail red 2026-01-05T10:04Z
  Move 1 from Ash to Dogwood. Do the rules allow this?
expect
  held red line 1
mail red 2026-01-05T10:05Z
  Move 1 from Ash to Dogwood. Does yellow agree?
expect
  held red line 1
mail red 2026-01-05T10:07Z
  Move 1 from Ash to Dogwood. Does Bob want to join the attack?
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:08Z
  Move 1 from Ash to Dogwood. Do I lose Ash when I move 1?
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:09Z
  Move 1 from Ash to Dogwood. Can my men make it 2?
expect
  no land area=Dogwood troops=4

scenario "STA-STAGE-4: a joke of a condition, a dislike and what goes on at home hold nothing"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood, and if the dice are awful we blame the weather.
expect
  accepted red line 1
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:01Z
  Move 1 from Dogwood to Ash, I don't trust that southern lot.
expect
  accepted red line 1
  land area=Dogwood owner=red troops=3
mail red 2026-01-05T10:02Z
  Move 1 from Ash to Dogwood, the baby's screaming.
expect
  accepted red line 1
  land area=Dogwood owner=red troops=4
mail red 2026-01-05T10:03Z
  Move 1 from Dogwood to Ash, because we want to be home before they wake up.
expect
  accepted red line 1
  land area=Dogwood owner=red troops=3

scenario "STA-STAGE-4: a condition of a deed, what is denied of the order, and another's word hold"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Move 1 from Ash to Dogwood, and if the dice are awful I attack Elm.
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:01Z
  Move 1 from Ash to Dogwood, and if yellow objects I reconsider.
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:03Z
  Move 1 from Ash to Dogwood, I never wanted that.
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:04Z
  Move 1 from Ash to Dogwood, I don't mean that one.
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:05Z
  Move 1 from Ash to Dogwood, yellow's suggesting.
expect
  no land area=Dogwood troops=4
mail red 2026-01-05T10:06Z
  Move 1 from Ash to Dogwood, before they wake up.
expect
  no land area=Dogwood troops=4
