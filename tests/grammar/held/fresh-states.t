# States: what any host would understand, and the program does not yet.
ruleset states
map usa
seats red yellow ann
seat red
call turn

attack Utah from Nevada and from Idaho
= attack Utah from Nevada
= attack Utah from Idaho

move 4 from N.M. to N.Y.
= move 4 from New Mexico to New York

move 4 from Rhode Is. to Virginia
= move 4 from Rhode Island to Virginia

i'm done attacking
= end attack phase

Hi! My turn: I put 3 on Nevada, attack Utah from there, and then end my turn. Bye!
= deploy 3 in Nevada
= attack Utah from Nevada
= end turn
