# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

tenessee attacks arkansas w 5
= attack Arkansas from Tennessee with 5

no attacks form me today, have a headache
= no attacks

colorado 2 more
= deploy 2 in Colorado

so after all that please just move 4 guys form Texas over to Oklahoma, then i'm done with my turn
= move 4 from Texas to Oklahoma
= end turn

i put one in maine, one in vermont sorry for slow answer
= deploy 1 in Maine
= deploy 1 in Vermont

fortify 5 louisana to missisippi
= move 5 from Louisiana to Mississippi

wisc takes on minn w/ 8
= attack Minnesota from Wisconsin with 8
