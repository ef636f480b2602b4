# What comes next is no remark.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Attack Utah from Nevada with 5, and then I'm finished fighting for the night.
?

Attack Utah from Nevada with 5, and then I'm finished for the night.
?

Attack Utah from Nevada with 5, then we fight in the cow.
?

Attack Utah from Nevada with 5, I'm finished for today, lads.
?

Attack Utah from Nevada with 5, and then I'm done fighting.
= attack Utah from Nevada with 5
= end attack phase

Attack Utah from Nevada with 5, it is so empty there.
= attack Utah from Nevada with 5

Attack Utah from Nevada with 5, my kids are screaming.
= attack Utah from Nevada with 5
