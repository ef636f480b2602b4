# What stands beside an order that is meant, and no sign or word tells why; and what is much like it and is not.
ruleset states
map usa
seats red yellow ann
seat red
call turn

deploy 3 in Ohio, my coffee is getting cold
= deploy 3 in Ohio

attack Utah from Nevada with 5, bob is a pushover
= attack Utah from Nevada with 5

Ohio against Michigan was boring
~

deploy 3 in Ohio, used to be my favourite move
?
