rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: a yes in more words, and one that says again what waits, number by number and place by place"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
expect
  held red line 1
mail red 2026-01-05T10:02Z
  Yes, that's more or less what Bob meant.
expect
  stage pool=5
mail red 2026-01-05T10:03Z
  Yes, that's just what I meant, many thanks!
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: what is said the other way round is done as it is said, and not as it waits"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes, 2 Ash, 3 Dogwood
expect
  land area=Ash owner=red troops=5
  land area=Dogwood owner=red troops=6

scenario "STA-STAGE-4: the words of what waits, numbers in letters, and then more"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Send hopefully two from Ash to Dogwodd
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Yes, two from Dogwood to Ash
expect
  land area=Ash troops=3
mail red 2026-01-05T10:02Z
  Yes, one from Ash to Dogwood, not two
expect
  held red line 1
  land area=Ash troops=3
mail red 2026-01-05T10:04Z
  Yes, one from Ash to Dogwood, and then end turn.
expect
  accepted red line 1
  land area=Ash owner=red troops=2
  land area=Dogwood owner=red troops=4
  stage active=yellow

scenario "STA-STAGE-4: another number than waits is asked about, with what follows it"
start board-1.start
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Send hopefully one from Ash to Dogwodd
mail red 2026-01-05T10:03Z
  Yes, two from Ash to Dogwood, and then end turn.
expect
  held red line 1
  land area=Ash troops=3
  stage active=red
mail red 2026-01-05T10:04Z
  yes
expect
  land area=Ash troops=1
  stage active=yellow

scenario "STA-STAGE-4: a yes to one of those that wait is none to the others"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes to Ash, but not the second one yet, I'd like to see first what yellow does
expect
  stage pool=2
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=3
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=2

scenario "STA-STAGE-4: which one is meant must be clear, and nothing may be open"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes, but not the deploy
mail red 2026-01-05T10:02Z
  Yes to Ash if Bob agrees
mail red 2026-01-05T10:03Z
  Yes, but don't forget Dogwood
mail red 2026-01-05T10:04Z
  Yes to Ash or Dogwood
expect
  stage pool=5

scenario "STA-STAGE-4: who asks to know something beside his yes has said yes; who wants it otherwise has not"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Deploy hopefully 3 in Ashh
mail red 2026-01-05T10:01Z
  Yes
  Or should it rather be Dogwood?
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Deploy hopefully 3 in Ashh
mail red 2026-01-05T10:03Z
  Yes
  and what does a mountain actually do?
expect
  stage pool=2

scenario "STA-STAGE-4: a no drops what waits, and the order behind it is done; luck is no word of luck in the middle of a sentence"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Deploy hopefully 3 in Ashh
mail red 2026-01-05T10:01Z
  No, not Ash, I don't want to push my luck. Deploy 2 in Dogwood.
expect
  stage pool=3
  land area=Dogwood owner=red troops=5
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=3

scenario "STA-STAGE-4: a yes and another order is a yes to all that waits"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  5 hopefully in Ashh and then hopefully end phase
mail red 2026-01-05T10:01Z
  yep, and end my turn
expect
  land area=Ash owner=red troops=8

scenario "STA-STAGE-4: a yes to all of it, and one more"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  2 hopefully in Ashh, hopefully 1 in Dogwodd
expect
  held red line 1
mail red 2026-01-05T10:01Z
  Yes to all of that, and deploy 2 in Dogwood.
expect
  stage pool=0
  land area=Ash owner=red troops=5

scenario "STA-STAGE-4: what is asked about waits, though another order of its mail is done at once"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  2 hopefully in Ashh, hopefully 1 in Dogwodd
  deploy 1 in Dogwood
expect
  held red line 1
  stage pool=4
mail red 2026-01-05T10:01Z
  yes
expect
  stage pool=1

scenario "STA-STAGE-4: a yes on a line of its own, and below it what is to follow"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  All five go to Assh and maybe
expect
  held red line 1
mail red 2026-01-05T10:02Z
  Yes
  and then end my turn
expect
  accepted red line 1
  accepted red line 2

scenario "STA-STAGE-4: whose turn it is, said above an order, ends nothing"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  My turn then! Put all 5 in Ash
expect
  accepted red line 1
  stage pool=0

scenario "STA-STAGE-4: beside a yes that could not be taken what waited waits on with what is offered"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  2 in Ash I think
mail red 2026-01-05T10:02Z
  Yes to all seven of those. 3 in Ash I think.
expect
  stage pool=5
  held red line 1
mail red 2026-01-05T10:03Z
  Yes
expect
  stage pool=0

scenario "STA-STAGE-4: what asks is no yes, whatever it is like, and whatever else is asked behind it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  And when does the next spring begin, and do I have to write anything before?
mail red 2026-01-05T10:02Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:03Z
  And who says go, and does it matter?
expect
  stage pool=5
