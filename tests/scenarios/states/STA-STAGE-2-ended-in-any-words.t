rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-2: the end of a turn in any words 1"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Right then, that's my turn done and dusted.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 2"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  That's my lot for this turn, folks.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 3"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn has ended, thank you kindly.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 4"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I've ended my turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 5"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Turn done.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 6"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Turn over.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 7"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Over and out for this turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 8"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  So please finish off my turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 9"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  With this I close my turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 10"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I would like to end my turn now, please.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 11"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I want to end my turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 12"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Let's end my turn here.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 13"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I'm gonna end my turn here, cheers.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 14"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I'll end my turn here.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 15"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  You can close the turn for me, thank you.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 16"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  No more from me this turn, pass it on please.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 17"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  That does it for my turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 18"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I am done for this turn and you need not wait for me.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 19"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I've got nothing left to do this turn.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 20"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  there is nothing more i want to do this turn
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 21"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn stops here, yellow may begin.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 22"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  It's yellow's turn now, I'm done.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 23"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  And with that my turn is at an end.
expect
  stage active=yellow

scenario "STA-STAGE-2: the end of a turn in any words 24"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn is nearly over.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 25"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn will be over soon.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 26"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Is my turn complete now?
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 27"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Do not wrap up my turn yet please.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 28"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I would end my turn if I knew what blue is up to.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 29"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I want to end my turn on Sunday.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 30"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  You can end my turn if nothing comes until Friday.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 31"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Please end my turn after the next attack.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 32"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My last turn is done, this one is harder.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 33"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Bob's turn is over, isn't it?
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 34"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  bob's turn is done
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 35"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Yellow's turn is over.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 36"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I hereby declare that my turn is not over.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 37"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn is finished, said Bob last week.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 38"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Turn complete? No!
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 39"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Turn complete, says the letter. Why?
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 40"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  When my turn is over I will go to bed.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 41"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Before my turn is over I want to hear from Bob.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 42"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn is over when I say so.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 43"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn is not done, next time ask first!
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 44"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  wrap up warm, it's cold out there
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 45"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  End it, please, this rain!
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 46"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  End of story.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 47"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Please end this stupid war, my boys want to go home.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 48"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  The turn is over already? I hadn't done anything!
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 49"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  My turn's a mess.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 50"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Finish my turn? Never.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 51"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I declare war on yellow, and my turn has only begun.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 52"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  I have nothing more to do this winter but play.
expect
  stage active=red

scenario "STA-STAGE-2: the end of a turn in any words 53"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:05Z
  Nobody needs to wait for me to eat.
expect
  stage active=red
