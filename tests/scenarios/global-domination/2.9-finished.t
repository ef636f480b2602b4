scenario "2.9: that one has finished is said in any words"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T01:01Z
  I'm done, you needn't wait for me any longer.
expect
  accepted red line 1
mail red 2026-01-06T01:02Z
  All right, I'm done for this round
expect
  accepted red line 1
mail red 2026-01-06T01:03Z
  then im done, blues go
expect
  accepted red line 1
mail red 2026-01-06T01:04Z
  These are my final orders
expect
  accepted red line 1
mail red 2026-01-06T01:05Z
  I have finished and nobody needs to wait for me
expect
  accepted red line 1
mail red 2026-01-06T01:06Z
  thats it for me this turn
expect
  accepted red line 1
mail red 2026-01-06T01:07Z
  Apart from that I'm finished for this turn, go ahead.
expect
  accepted red line 1
mail red 2026-01-06T01:08Z
  And that should be everything from me, I've customers waiting for their geraniums.
expect
  accepted red line 1
mail red 2026-01-06T01:09Z
  No more orders from me this turn.
expect
  accepted red line 1
mail red 2026-01-06T01:10Z
  Please go on without me, I am done.
expect
  accepted red line 1
mail red 2026-01-06T01:11Z
  Those orders are final, please go ahead.
expect
  accepted red line 1
mail red 2026-01-06T01:12Z
  I'm all set for this turn.
expect
  accepted red line 1
mail red 2026-01-06T01:13Z
  It's blue's turn now, I'm done.
expect
  accepted red line 1
mail red 2026-01-06T01:14Z
  That concludes my orders.
expect
  accepted red line 1
mail red 2026-01-06T01:15Z
  i am ready for the next turn
expect
  accepted red line 1
mail red 2026-01-06T01:16Z
  Just to say that I'm done for this round
expect
  accepted red line 1
mail red 2026-01-06T01:17Z
  Thanks, nothing else from me this turn, good night
expect
  accepted red line 1
mail red 2026-01-06T01:18Z
  you dont have to wait for me, mate
expect
  accepted red line 1
mail red 2026-01-06T01:19Z
  reds done for this round
expect
  accepted red line 1
mail red 2026-01-06T01:20Z
  do not close the season yet
expect
  accepted red line 1
mail red 2026-01-06T01:21Z
  My orders are not final
expect
  accepted red line 1
mail red 2026-01-06T01:22Z
  I have not finished
expect
  accepted red line 1
mail red 2026-01-06T01:23Z
  Please don't close the turn yet
expect
  accepted red line 1

scenario "2.9: who speaks of others, of later or of other work has not finished"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T01:24Z
  when I'm done I'll tell you
expect
  refused red line 1
mail red 2026-01-06T01:25Z
  are you done?
expect
  chatter red line 1
mail red 2026-01-06T01:26Z
  blue is done
expect
  chatter red line 1
mail red 2026-01-06T01:27Z
  I was done in by him
expect
  chatter red line 1
mail red 2026-01-06T01:28Z
  I'm almost done
expect
  refused red line 1
mail red 2026-01-06T01:29Z
  I'm done with work for today
expect
  chatter red line 1
mail red 2026-01-06T01:30Z
  I'm not finished with you, blue!
expect
  chatter red line 1
mail red 2026-01-06T01:31Z
  If I'm done you need not wait for me
expect
  chatter red line 1
mail red 2026-01-06T01:32Z
  I'll be done by tomorrow
expect
  chatter red line 1
mail red 2026-01-06T01:33Z
  I think I'm done for this turn
expect
  chatter red line 1
mail red 2026-01-06T01:34Z
  My brother says I am done for this turn
expect
  chatter red line 1
mail red 2026-01-06T01:35Z
  I said I'm done for this turn but I am not
expect
  accepted red line 1
mail red 2026-01-06T01:36Z
  I'm finished, he has destroyed me
expect
  chatter red line 1
mail red 2026-01-06T01:37Z
  Are my orders final?
expect
  chatter red line 1
mail red 2026-01-06T01:38Z
  These orders are final unless blue attacks
expect
  chatter red line 1
mail red 2026-01-06T01:39Z
  you need to wait for me
expect
  accepted red line 1
mail red 2026-01-06T01:40Z
  I'm done for this turn if blue is
expect
  refused red line 1
mail red 2026-01-06T01:41Z
  Is that all from me this turn?
expect
  chatter red line 1
mail red 2026-01-06T01:42Z
  he is finished with his turn
expect
  chatter red line 1
mail red 2026-01-06T01:43Z
  you are done for, blue
expect
  chatter red line 1

scenario "2.9: who begins anew takes back all that stands, where orders of his follow"
rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
expect
  accepted red line 1
mail red 2026-01-06T10:02Z
  Let's start all over, shall we, with a clean sheet. Also move 4 from Aldport to Brume.
expect
  accepted red line 1
mail red 2026-01-06T10:03Z
  Let's start the game all over.
expect
  chatter red line 1
mail red 2026-01-06T10:04Z
  If he starts all over I am lost.
expect
  chatter red line 1

scenario "2.9: what would be done in another turn does not hold the end of this one"
rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
  land area=Dunmere owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:01Z
  move 2 from Aldport to Brume
  I am finished with this turn. Next turn I attack Dunmere from Corran.
expect
  awaited blue
mail red 2026-01-06T10:02Z
  move 2 from Aldport to Brume
  I am finished with this turn. For the next one I would be happy if the host plays a little against me.
expect
  awaited blue
mail red 2026-01-06T10:03Z
  move 2 from Aldport to Brume
  I am finished with this turn. But if he moves attack Dunmere.
expect
  awaited red, blue
