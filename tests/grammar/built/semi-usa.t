# What is told before a colon or a semicolon.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Ohio is in danger: deploy three there.
= deploy 3 in Ohio

Utah is weak: attack it from Nevada with 3.
= attack Utah from Nevada with 3

Maine is safe; move six troops from there to Vermont.
= move 6 from Maine to Vermont

I have nothing left to attack with; end the attack phase.
= end attack phase

I have no men to spare, so end my turn.
= end turn

I have five men left; deploy them in Ohio.
?

Utah is a joke: attack Nevada from Oregon.
?

My orders are a joke; attack Utah from Nevada.
! correction
! correction

The plan for Utah is only a draft: attack it from Nevada.
?

The plan for Utah is not final; attack it from Nevada.
?

Yellow's plan for Utah is this: attack it from Nevada.
?

Utah is not weak: attack it from Nevada.
?

Is Utah weak: attack it from Nevada.
?

Utah is weak if yellow leaves: attack it from Nevada.
?

Utah may be weak: attack it from Nevada.
?

Utah is under discussion; attack it from Nevada perhaps.
?

I have moved six from Maine to Vermont; end my turn.
?

I have not decided about Ohio; deploy three there.
?

Yellow has nothing left to attack with; end the attack phase.
! narration
! narration

Utah is where yellow said: attack it from Nevada.
?

Ohio is mine; how many are there?
?
