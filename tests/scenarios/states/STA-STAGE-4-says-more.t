rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: a yes, and how its writer came to write so, or where he is"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes, I know my orders were unclear, sorry. New ones coming soon.
mail red 2026-01-05T10:02Z
  Yeah, right. As if I would ever put troops in Dogwood.
mail red 2026-01-05T10:03Z
  Yes. I'd rather have five in Elm though.
mail red 2026-01-05T10:04Z
  Yes! Sorry, I meant no.
mail red 2026-01-05T10:05Z
  Those are mine of course, but I was drunk.
mail red 2026-01-05T10:06Z
  Go ahead and ask me again tomorrow.
expect
  stage pool=5
mail red 2026-01-05T10:07Z
  Yes! Sorry, the cat walked over the keyboard.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: an answer to each by its number"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  1. yes? 2. yes?
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  1. no
  2. yes
expect
  stage pool=3
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: confirm one and forget the other; both of them, one by one"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Confirm order 1, please. Forget the second.
expect
  stage pool=2
mail red 2026-01-05T10:02Z
  1 hopefully in Ashh, hopefully 1 in Dogwodd
mail red 2026-01-05T10:03Z
  Confirm order 1 and order 2, please.
expect
  stage pool=0

scenario "STA-STAGE-4: a yes before what is for another day"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  ok both, do it. after that im on the road until wednesday evening, dont play turn 5 without me please
expect
  stage pool=0

scenario "STA-STAGE-4: what is said behind a yes of places and numbers may change what waits, and nothing is done"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes! But 1 to Ash and 4 to Dogwood.
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Yes! 4 in Ash and 1 in Dogwood though.
expect
  stage pool=5
mail red 2026-01-05T10:03Z
  Sure! Put all of them in Ash though.
expect
  stage pool=5
mail red 2026-01-05T10:04Z
  Yes. The other way round.
expect
  stage pool=5
mail red 2026-01-05T10:05Z
  Yes! All five in Elm.
expect
  stage pool=5
mail red 2026-01-05T10:06Z
  Yes please! With Elm in place of Ash.
expect
  stage pool=5
mail red 2026-01-05T10:07Z
  Yes! Nothing in Dogwood.
expect
  stage pool=5

scenario "STA-STAGE-4: what undoes a yes does so wherever it is heard; what mocks, or puts off, is none"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. Ask me on Friday.
mail red 2026-01-05T10:02Z
  Yes. Said nobody ever.
mail red 2026-01-05T10:03Z
  Yes. Next Friday.
mail red 2026-01-05T10:04Z
  Yes. I'm in two minds until Sunday.
mail red 2026-01-05T10:05Z
  Yes. Next time in Elm.
mail red 2026-01-05T10:06Z
  Yes. I slept on it and I want 4 in Ash.
mail red 2026-01-05T10:07Z
  Fine, next question please.
mail red 2026-01-05T10:08Z
  Good, as you said green is a liar.
mail red 2026-01-05T10:09Z
  So yes or no, what do you think?
expect
  stage pool=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: Go ahead"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Go ahead.
  I'm at my sister's till Sunday so I may be slow with the next one.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: Correct"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Correct! Sorry for the question mark, I always write like that.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: That's the one"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  That's the one. 3 in Ash, 2 in Dogwood.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: Perfect, just as you wrote it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Perfect, just as you wrote it. No changes from me.
  How many players are still in, do you know?
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: Affirmative"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Affirmative. I was only unsure because I couldn't see the map on this phone.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: a yes, and beside it what changes nothing: I slept on it and I can't think of anything better, so yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  I slept on it and I can't think of anything better, so yes.
expect
  stage pool=0
  land area=Ash owner=red troops=6
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: what tells of the world beside a yes, or asks of something else, bears on nothing"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. Ash is full.
mail red 2026-01-05T10:02Z
  Yes. I gave too many.
mail red 2026-01-05T10:03Z
  Yes. The whole thing stinks.
mail red 2026-01-05T10:04Z
  Yes. My sister would too.
mail red 2026-01-05T10:05Z
  Yes. Elm needs them more.
expect
  stage pool=5
mail red 2026-01-05T10:06Z
  Yes, that is what I wanted. My English is not so good, excuse me.
expect
  stage pool=0

scenario "STA-STAGE-4: a retort is no question"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Well yes, that's what I said, isn't it?
expect
  stage pool=0

scenario "STA-STAGE-4: one yes to a letter and to an order"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  tell yellow from me: no hard feelings, shall we leave each other be for a bit?
  
  3 hopefully in Ashh
mail red 2026-01-05T10:01Z
  Yes to both: send it to yellow, and yes, 3 in Ash.
expect
  event press
  land area=Ash owner=red troops=6

scenario "STA-STAGE-4: a question whether it is wise, and a condition, leave a yes unheard"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. Is that wise?
mail red 2026-01-05T10:02Z
  Yes. Can it be 4?
mail red 2026-01-05T10:03Z
  Yes. I am against it.
mail red 2026-01-05T10:04Z
  yes... unless that leaves Dogwood weaker than his army in Cedar, then put everything there
mail red 2026-01-05T10:05Z
  Yep got it, thx. Will write you back with the right order in a bit.
mail red 2026-01-05T10:06Z
  Yes. Will look at the game at the weekend.
mail red 2026-01-05T10:08Z
  Yes. Do they arrive in time?
mail red 2026-01-05T10:09Z
  Yes.
  Not Yet
expect
  stage pool=5

scenario "STA-STAGE-4: who repeats exactly what waits, and signs, has said yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes, 3 in Ash and 2 in Dogwood, just as you say.
  Yours sincerely,
  Dr. A. Krishnamurthy, 81
expect
  stage pool=0

scenario "STA-STAGE-4: a slip of the word is a yes, and a retort with two signs no question"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yse! What else could it have meant??
expect
  stage pool=0

scenario "STA-STAGE-4: \"go on\" ends nothing while orders wait"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yep, go on. And is it any good for me to hold on to Elm, do you reckon?
expect
  no held seat=red number=1 order="\"end turn\""
  stage active=red pool=5
mail red 2026-01-05T10:02Z
  Yep, go on.
expect
  stage active=red pool=0

scenario "STA-STAGE-4: what is like a yes is none where nothing waits"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Go on then, all of it to Assh please!
expect
  held red line 1
mail red 2026-01-05T10:01Z
  You read my mind, off they go then.
expect
  stage pool=0

scenario "STA-STAGE-4: the end beside a yes that was not heard does not let fall what waits"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  the chaps from Ash, let them beat up Birch
mail red 2026-01-05T10:01Z
  Yes please, xyzzy and plugh. Or was it frob. End my turn.
expect
  awaited red
  land area=Ash troops=9
mail red 2026-01-05T10:02Z
  yes
expect
  no land area=Ash troops=9
