# What is over is ended.
ruleset states
map usa
seats red yellow ann
seat red
call turn

My attack phase is over.
= end attack phase

fortify phase over
= end fortify phase

deploy phase done
= end deploy phase

The deploy phase is finished
= end deploy phase

The attack phase ends here.
= end attack phase

The attack phase was over.
?

The attack phase is not over.
?

Is the attack phase over?
?

When the attack phase is over, end turn.
?

Once my attack phase is over I will move 3 from Ohio to Texas
?

Texas over
?

yellow is done
?

The attack phase ends when yellow is beaten.
?

The attack phase ends here, doesn't it?
?

Nevada attacks Utah, and only when that's over, end my turn.
= attack Utah from Nevada
= end turn

attack Utah from Nevada. Once it's finished, end turn
= attack Utah from Nevada
= end turn

attack Utah from Nevada, and only when Bob's turn is over, end turn
?

Once he is done, end turn
?

If that's over, end turn
?
