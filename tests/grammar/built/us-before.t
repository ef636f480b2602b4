# What ends behind a word that says when is no order to end it; "whole" is not left out.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Before my turn is over, move five from Ohio to Michigan
= move 5 from Ohio to Michigan

After my turn is over, attack Utah from Nevada
! condition

My turn is over
= end turn

move my whole army from Ohio to Michigan
= move all troops from Ohio to Michigan
