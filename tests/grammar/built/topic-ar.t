# A place alone beside what is ordered of it is no order (rows_have_topic, src/verdict/rows.h); and two places are no talk.
ruleset armies
map world
seats red blue green teal
seat red
call turn

Angola, army moves from there to Nigeria
! no-verb

Egypt: move army to Sudan
?

Egypt, then end turn
= place in Egypt
= end turn

one in Angola, and move army from Japan to China
= place 1 in Angola
= move army from Japan to China

Angola, move army to Nigeria
= move army from Angola to Nigeria

Angola and Egypt, then end turn
= place in Angola
= place in Egypt
= end turn

Japan's army embarks for the Philippines; the army of Indonesia sails to Australia.
= move army from Japan to Philippines
= move from Indonesia to Australia

Ukraine's garrison is to enter Russia. I then close the move phase.
= move from Ukraine to Russia
= end move phase
