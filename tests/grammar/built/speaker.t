# Whom the order is for, said in it: whoever writes speaks for that seat.
ruleset states
map usa48
seats red yellow ann
seat red
call turn


red attacks Iowa from Ohio
= attack Iowa from Ohio

For red: attack Iowa from Ohio
= attack Iowa from Ohio

For red, please attack Iowa from Ohio
= attack Iowa from Ohio

Red moves 2 from Ohio to Iowa
= move 2 from Ohio to Iowa

For the Red: attack Iowa from Ohio
= attack Iowa from Ohio
