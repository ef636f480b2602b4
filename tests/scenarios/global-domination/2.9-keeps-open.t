# To keep the turn open is asked for in any words; it holds no order, and says nothing of them.

rules global-domination
map maps/board.map
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=8 headquarter=yes
  land area=Brume owner=red troops=1
  land area=Dunmore owner=blue troops=1
turn 2 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "2.9: who asks for it in these words is waited for"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 2 troops from Aldport to Brume
expect
  awaited blue
mail red 2026-01-06T02:00Z
  Can you keep my turn open until tonight?
expect
  awaited red, blue
mail red 2026-01-06T02:30Z
  done
expect
  awaited blue
mail red 2026-01-06T03:00Z
  Wait with the turn, please.
expect
  awaited red, blue
mail red 2026-01-06T03:30Z
  done
expect
  awaited blue
mail red 2026-01-06T04:00Z
  I am at the office until the evening, so leave the turn open for me until then. Kind regards, Aylin
expect
  awaited red, blue
mail red 2026-01-06T04:30Z
  done
expect
  awaited blue
mail red 2026-01-06T05:00Z
  Please do not close the turn yet, I have still a question: may 6 stand in Corran?
expect
  awaited red, blue
mail red 2026-01-06T05:30Z
  done
expect
  awaited blue
mail red 2026-01-06T06:00Z
  But hold the turn open, I want to ask something still.
expect
  awaited red, blue
mail red 2026-01-06T06:30Z
  done
expect
  awaited blue
mail red 2026-01-06T07:00Z
  Hold off on ending the turn, I'm still thinking.
expect
  awaited red, blue
mail red 2026-01-06T07:30Z
  done
expect
  awaited blue
mail red 2026-01-06T08:00Z
  Give me a few more minutes, please.
expect
  awaited red, blue
mail red 2026-01-06T08:30Z
  done
expect
  awaited blue
mail red 2026-01-06T09:00Z
  The rest follows tomorrow.
expect
  awaited red, blue
mail red 2026-01-06T09:30Z
  done
expect
  awaited blue
mail red 2026-01-06T10:00Z
  My turn should remain open for the moment.
expect
  awaited red, blue
mail red 2026-01-06T10:30Z
  done
expect
  awaited blue
mail red 2026-01-06T11:00Z
  Not finished yet, I may still change my mind.
expect
  awaited red, blue
mail red 2026-01-06T11:30Z
  done
expect
  awaited blue
mail red 2026-01-06T12:00Z
  Is it possible to keep the turn open until the evening?
expect
  awaited red, blue
mail red 2026-01-06T12:30Z
  done
expect
  awaited blue

scenario "2.9: who asks for no such thing is not"
mail red 2026-01-06T01:00Z
  spawn 3 in Aldport
  move 2 troops from Aldport to Brume
expect
  awaited blue
mail red 2026-01-06T02:00Z
  Is the turn still open?
expect
  awaited blue
mail red 2026-01-06T03:00Z
  My brother said keep the turn open.
expect
  awaited blue
mail red 2026-01-06T04:00Z
  Please don't keep the turn open for me.
expect
  awaited blue
mail red 2026-01-06T05:00Z
  no need to wait for me
expect
  awaited blue
mail red 2026-01-06T06:00Z
  you need not leave the turn open
expect
  awaited blue
mail red 2026-01-06T07:00Z
  We need not wait any longer.
expect
  awaited blue
mail red 2026-01-06T08:00Z
  leave the door open
expect
  awaited blue

scenario "2.9: a yes beside it is a yes, and the turn stays open"
mail red 2026-01-06T01:00Z
  move 2 from Alltporrt to Brume
mail red 2026-01-06T02:00Z
  Yes.
  I am at the office until the evening, so leave the turn open for me until then. Kind regards, Aylin
expect
  awaited red, blue
now 2026-01-08T20:00Z
expect
  event moved seat=red count=2

scenario "2.9: nor do the orders beside it wait, whether it comes first or last"
mail red 2026-01-06T01:00Z
  Still not finished, please keep it open. Spawn 3 in Aldport. From Aldport, 2 to Brume.
expect
  accepted red line 1
  awaited red, blue
mail red 2026-01-06T02:00Z
  done
mail red 2026-01-06T03:00Z
  Spawn 3 in Aldport. From Aldport, 1 to Brume. Leave it open after that, I may want another go.
expect
  accepted red line 1
  awaited red, blue
