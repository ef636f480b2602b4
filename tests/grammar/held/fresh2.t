# Lines written anew: what any host would understand, and the program does not yet.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

(1) Tokyo to Chiba with 3
(2) Gunma to Nagano with 2
= move 3 from Tokyo to Chiba
= move 2 from Gunma to Nagano

move 3 units from Tokyo to Chiba because blue is weak
= move 3 from Tokyo to Chiba
