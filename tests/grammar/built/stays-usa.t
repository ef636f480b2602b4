# Who stays, and who is meant by all that the writer has.
ruleset states
map usa
seats red yellow ann
seat red
call turn

One man remains in Ohio. The others go over to Indiana.
= move all but 1 from Ohio to Indiana

Two troops stay in Maine; the rest moves to Vermont.
= move all but 2 from Maine to Vermont

Keep 1 in Ohio and send the rest of them to Indiana.
= move all but 1 from Ohio to Indiana

All my men in Maine go to Vermont, except for two who stay behind.
= move all but 2 from Maine to Vermont

Move every troop I have in Maine to Vermont.
= move all from Maine to Vermont

Everything I own in Maine goes to Vermont.
= move all from Maine to Vermont

One man remains in Ohio. The others go from Maine to Indiana.
! unknown-word
! rest-of-what

Everything yellow has in Maine goes to Vermont.
?

One man remains in Ohio.
?
