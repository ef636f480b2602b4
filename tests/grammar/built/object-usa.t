# What stands before a deed that comes from elsewhere is what it is done to; and what only looks so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

utah: attack from nevada, 3
= attack Utah from Nevada with 3

utah attack from nevada
= attack Utah from Nevada

utah, attack, from nevada, four
= attack Utah from Nevada with 4

utah attack from nevada end attack phase
= attack Utah from Nevada
= end attack phase

utah attacks from nevada
?

utah attack from nevada or oregon
?

utah attack from nevada if weak
?

utah attack from nevada not
?

yellow attack from utah
?

the utah attack came from nevada
?

utah nevada attack from oregon
?

utah attacked from nevada
?
