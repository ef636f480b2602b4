# What an order follows from is none itself.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

I don't trust yellow, so put 2 in Texas.
= deploy 2 in Texas

I can't hold Ohio anyway, so 2 in Texas.
= deploy 2 in Texas

I am not attacking, so deploy 2 in Texas.
?

Don't do it if Ann objects, so deploy 2 in Texas.
!

Yellow isn't in Utah any more, so attack Utah from Nevada.
= attack Utah from Nevada
