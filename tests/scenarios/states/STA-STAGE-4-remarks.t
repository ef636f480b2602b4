# What tells no deed of its writer's, or says that nothing is to be done, is no order that failed: it holds nothing back.

rules states
map maps/board.map
seat red ann@example.org
seat yellow bob@example.org
seat buffer

scenario "STA-STAGE-4: what tells how things are is no failed order, and ends wait for none of it"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I do not follow.
  I have 9 influence now.
  Bell's about to go!
  You forgot my attack last time.
  Keep my moves like they are.
  I am not following you at all.
  My grandson told me to always have a go at Elm, he's never even been, bless him.
expect
  chatter red line 1
  chatter red line 2
  chatter red line 3
  chatter red line 4
  chatter red line 5
  chatter red line 6
  chatter red line 7

scenario "STA-STAGE-4: nor is what says that nothing is to be done"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Leave Dogwood as it is.
  Don't attack Birch from Ash.
  Nothing against Birch this turn.
  Don't attack yet.
expect
  chatter red line 1
  chatter red line 2
  chatter red line 3
  chatter red line 4

scenario "STA-STAGE-4: what may have been meant as an order is one that failed"
start board-1.start
state
  stage phase=attack pool=0
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Something with Birch, 3 or so.
  Not Birch but Elm.
  Don't attack with 3, attack with 5.
  If he leaves, attack Birch.
expect
  refused red line 1
  refused red line 2
  refused red line 3
  refused red line 4

scenario "STA-STAGE-4: what takes nothing back holds no order: 1"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  I did not take back anything, you misread me. attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 2"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  You misread me, I never withdrew that! attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 3"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Ah pity, never mind. attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 4"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Never done this before. attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 5"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  This is my first game. attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 6"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Let me repeat everything cleanly:
  attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what takes nothing back holds no order: 7"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Here is what I want for the first turn:
  attack Birch from Ash
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: how few are there is why it is ordered: 1"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash now, there's only two of them left in there.
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: how few are there is why it is ordered: 2"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash cos it's bare
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: how few are there is why it is ordered: 3"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash, they've only three men there
expect
  no land area=Ash troops=9

scenario "STA-STAGE-4: what is like it, and takes back or doubts, holds it"
start board-1.start
state
  stage phase=attack pool=0
  land area=Ash owner=red troops=9
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  attack Birch from Ash. Never mind.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:01Z
  attack Birch from Ash. I take that back.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:02Z
  attack Birch from Ash. You misread me.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:03Z
  Never mind what I say below. attack Birch from Ash
expect
  land area=Ash troops=9
mail red 2026-01-05T10:04Z
  Bob said never mind. attack Birch from Ash
expect
  land area=Ash troops=9
mail red 2026-01-05T10:05Z
  attack Birch from Ash if there's only two of them left.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:06Z
  attack Birch from Ash, it is only an idea.
expect
  land area=Ash troops=9
mail red 2026-01-05T10:07Z
  This is my first draft. attack Birch from Ash
expect
  land area=Ash troops=9
mail red 2026-01-05T10:08Z
  Let me repeat what Bob wants: attack Birch from Ash
expect
  land area=Ash troops=9

scenario "STA-STAGE-4: what is much like talk, and names neither a place nor an order's number, is no order that failed, whatever is in it"
start board-1.start
state
  stage phase=deploy pool=5
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z
mail red 2026-01-05T10:00Z
  Oh that's clear enough, ta.
  22 coins hell yeah!
  What a pity, and it looked so good.
  Story of my life.
  That is a pity.
  man
  bro I said it twice and you didnt, that sucks.
  My printer only does magenta now so the map looks interesting.
  Two of my hens are named after players in this game, I won't say which.
  The boy next door says it can be done with an app, but I like mail.
expect
  chatter red line 1
  chatter red line 2
  chatter red line 3
  chatter red line 4
  chatter red line 5
  chatter red line 6
  chatter red line 7
  chatter red line 8
  chatter red line 9
  chatter red line 10
