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
