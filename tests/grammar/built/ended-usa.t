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

# Behind a deed of the same mail; "in that case" where no case is open.
Attack Utah from Nevada. When all attacks are done, move 2 from Indiana to Illinois.
= attack Utah from Nevada
= move 2 from Indiana to Illinois

Attack Utah from Nevada. After the attack, move 2 from Indiana to Illinois.
= attack Utah from Nevada
= move 2 from Indiana to Illinois

After my attacks, move 2 from Indiana to Illinois.
!

Attack Utah from Nevada. After yellow's attack, move 2 from Indiana to Illinois.
= attack Utah from Nevada
!

All right, in that case move 2 from Indiana to Illinois.
= move 2 from Indiana to Illinois

If yellow comes I am dead. In that case move 2 from Indiana to Illinois.
!

That's all, I'm done.
= end phase

Attack Utah from Nevada, then I'm done, that's all.
= attack Utah from Nevada
= end phase

I'm done for this round.
= end turn

After that I am finished for this round.
= end turn
