# Deeds of two words, what goes with a deed, and what only looks so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

That's the attack phase over for me.
= end attack phase

My last attack is on Utah, from Nevada.
= attack Utah from Nevada

My next move is five troops out of Ohio, which go to Iowa.
= move 5 from Ohio to Iowa

Six soldiers go home from Maine to Vermont.
= move 6 from Maine to Vermont

I mean to attack Utah from Nevada.
= attack Utah from Nevada

Nevada attacks Utah and Idaho, one after the other.
= attack Utah from Nevada
= attack Idaho from Nevada

I mean to say attack Utah from Nevada.
?

I meant to attack Utah from Nevada.
?

I do not mean to attack Utah from Nevada.
?

That's the attack phase almost over.
?

That's yellow's attack phase over.
?

Is that the attack phase over?
?

My last attack was on Utah, from Nevada.
?

Yellow's last attack is on Utah, from Nevada.
?

My last attack is a failure, from Nevada.
?

Five troops out of Ohio, which went to Iowa.
?

Five troops out of Ohio, which may go to Iowa.
?

Which go to Iowa?
?
