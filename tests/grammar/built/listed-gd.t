ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

My orders: 1) spawn 3 in Nagano; 2) move 2 from Nagano to Gifu
~
= spawn 3 in Nagano
= move 2 from Nagano to Gifu

Orders - 1) spawn 3 in Nagano 2) move 2 from Nagano to Gifu 3) build a fort in Nagano
~
= spawn 3 in Nagano
= move 2 from Nagano to Gifu
= build 1 fortress in Nagano

spawn in Nagano 1) and in Gifu 2)
= spawn 1 in Nagano
= spawn 2 in Gifu

spawn (Nagano 1) (Gifu 2)
= spawn 1 in Nagano
= spawn 2 in Gifu
