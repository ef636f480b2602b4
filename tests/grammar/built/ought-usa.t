# Obligations, and what only looks like one.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Utah is to be attacked from Nevada
= attack Utah from Nevada

3 armies should be placed in Ohio
= deploy 3 in Ohio

# as "reinforce Ohio" is: from where?
Ohio is to be reinforced with 4 troops
= deploy 4 in Ohio

Utah is to be attacked by my troops in Nevada
= attack Utah from Nevada

Utah must be attacked by Nevada, then Idaho
?

Utah was to be attacked from Nevada
?

Utah had to be attacked from Nevada
?

Utah would have to be attacked from Nevada
?

Utah is about to be attacked from Nevada
?

Utah is said to be attacked from Nevada
?

Utah might need to be attacked from Nevada
?

Utah doesn't have to be attacked from Nevada
?

Does Utah have to be attacked from Nevada
?

Utah only has to be attacked from Nevada if yellow moves
?

Utah must be attacked from Nevada at some point
?

# a verb left unsaid

My Nevada troops are to strike Utah, and then my Oregon troops Idaho.
= attack Utah from Nevada
= attack Idaho from Oregon

Nevada attacks Utah, Oregon Idaho
= attack Utah from Nevada
= attack Idaho from Oregon

attack Utah from Nevada and Idaho from Oregon
= attack Utah from Nevada
= attack Idaho from Oregon
