# What is ended, said by its deed; and what only looks so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

end attack
= end attack phase

end the attack
= end attack phase

end my attacks
= end attack phase

finish attacking
= end attack phase

end deploy
= end deploy phase

deploy 3 in Ohio, end deploy
= deploy 3 in Ohio
= end deploy phase

attack Ohio from Indiana with 3 then end attack
= attack Ohio from Indiana with 3
= end attack phase

attack Ohio from Indiana with 3, end attack, move 2 from Ohio to Iowa
= attack Ohio from Indiana with 3
= end attack phase
= move 2 from Ohio to Iowa

end attack on Ohio
!

end the attack on Ohio from Indiana
!

end attack if Ohio falls
!

do not end attack
!

end her attack
!

end deploy 3 in Ohio
!

skip attack
= no attacks
