rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: an answer that changes what waits is asked about once, as all of it would stand"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  yes but make it 4 in Ash and 1 in Dogwood
expect
  stage pool=5
  held red line 1

scenario "STA-STAGE-4: and the next yes does it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  yes but make it 4 in Ash and 1 in Dogwood
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=7
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: one more here and one less there"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  ok but one more in Ash and one less in Dogwood
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=7
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: two numbers are each the other's"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Swap them round and then it's a yes.
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=5
  land area=Dogwood owner=red troops=6

scenario "STA-STAGE-4: all of it in one place"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Actually, put everything in Ash. Yellow is right next door and I don't trust him.
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=8

scenario "STA-STAGE-4: some of one to the other"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  yes but 1 from ash shud go to dogwood instead
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=5
  land area=Dogwood owner=red troops=6

scenario "STA-STAGE-4: with a colon, behind a yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes! Ash: 4, Dogwood: 1.
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  land area=Ash owner=red troops=7
  land area=Dogwood owner=red troops=4

scenario "STA-STAGE-4: no to one and yes to the other"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  No to Ash, yes to Dogwood. Sorry for being so fussy!
expect
  stage pool=3
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: all but one"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  everything except ash
expect
  stage pool=3
  land area=Dogwood owner=red troops=5

scenario "STA-STAGE-4: what is not accounted for below a yes stops it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. My wife would.
mail red 2026-01-05T10:02Z
  Yes. Ask me again later though.
mail red 2026-01-05T10:03Z
  Yes. Perhaps.
mail red 2026-01-05T10:04Z
  Yes. I must check with Tom.
mail red 2026-01-05T10:06Z
  Yes. Fewer men.
mail red 2026-01-05T10:08Z
  Yes. I might.
expect
  stage pool=5

scenario "STA-STAGE-4: what is harmless does not"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. My wife sends her regards. It has been a long day here. The kids are asleep at last.
expect
  stage pool=0

scenario "STA-STAGE-4: which of two places an attack starts from is put right, and the rest waits on"
start board-1.start
state
  stage phase=deploy pool=5
  land area=Birch owner=yellow troops=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Put all five of the red men in Ash, then have them attack Birch from there.
mail red 2026-01-05T10:01Z
  No, no, the other way round about. The five in Ash is right, but it's Ash that should attack Birch, not Birch attacking Ash.
expect
  stage pool=5
  held red line 1
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0
  no land area=Ash troops=8

scenario "STA-STAGE-4: a yes that says which attacks which is a yes where it is so, and else the rules are asked"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  the chaps from Ash, let them beat up Birch
mail red 2026-01-05T10:01Z
  the other way round
expect
  land area=Ash troops=9
  refused red line 1
mail red 2026-01-05T10:02Z
  yes, it's Ash that should attack Birch
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: a yes, and one of them may wait: that one waits on, and a yes does it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. Ash can wait.
expect
  stage pool=3
  land area=Dogwood owner=red troops=5
mail red 2026-01-05T10:02Z
  Go on, Ash too
expect
  stage pool=0

scenario "STA-STAGE-4: a yes in the middle of talk, a question, and one more order: each is heard for what it is"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  1 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Good morning from a wet Leeds! Ash and Dogwood are both fine as you wrote them.
  And deploy 2 in Ash as well. What does yellow have in Birch by the way?
expect
  stage pool=0

scenario "STA-STAGE-4: one is meant, and the other is not, in whatever words"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  The Dogwood one is what I meant, thanks for asking. Scratch the Ash one, my brother got at the keyboard.
expect
  stage pool=3
  no held seat=red number=1

scenario "STA-STAGE-4: a wish for what comes after is none of the orders that wait, and takes none of them back"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes love, of course, just as I said. And if Ash falls, leave one behind in Dogwood and run.
expect
  stage pool=0

scenario "STA-STAGE-4: where one waits and another was refused, the first is not told from the second"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Birchh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Good morning from a wet Leeds. The first one is what I meant, thank you.
expect
  stage pool=5

scenario "STA-STAGE-4: only the one that is picked is done, in whatever order of words"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  The second one only, thank you.
expect
  stage pool=3
  no held seat=red number=1

scenario "STA-STAGE-4: what is not clear of one lets that one wait"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Dogwood's fine. Ash, hmm.
expect
  stage pool=3
mail red 2026-01-05T10:02Z
  yes
expect
  stage pool=0

scenario "STA-STAGE-4: a yes and a no without a sign between them; through the list by its numbers"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  dogwood yes ash no
expect
  stage pool=3
mail red 2026-01-05T10:02Z
  2 hopefully in Ashh, hopefully 1 in Dogwodd
mail red 2026-01-05T10:03Z
  1: my brother wrote that, no.
  2: yes. How many has yellow?
expect
  stage pool=2

scenario "STA-STAGE-4: a number is a yes to what has it, and another's word or a later time is none"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Bob says Ash yes, Dogwood no.
mail red 2026-01-05T10:02Z
  Yes to Ash once Dogwood is strong.
mail red 2026-01-05T10:03Z
  Ash yes but the 3 should go somewhere better, Dogwood maybe.
expect
  stage pool=5
mail red 2026-01-05T10:04Z
  Yes, three.
expect
  stage pool=2

scenario "STA-STAGE-4: a question about something else, and who stays where he is, bear on no yes"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Yes. Does it arrive in time?
expect
  stage pool=5
mail red 2026-01-05T10:02Z
  Yes, all of it. Is it you who plays Bob? I stay with the rest where they are.
expect
  stage pool=0

scenario "STA-STAGE-4: a yes, and the end whatever comes of it; not an end that is denied"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  3 hopefully in Ashh, hopefully 2 in Dogwodd
mail red 2026-01-05T10:01Z
  Whatever happens, don't end my turn.
expect
  stage active=red
mail red 2026-01-05T10:02Z
  Yes please, do those two, and then end my turn whatever happens. Sorry, I do go on a bit!
expect
  stage active=yellow
