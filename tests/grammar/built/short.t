# What people on phones make of units and of the words between names.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

4 t osaka to kyoto
= move 4 from Osaka to Kyoto

attack kyoto frm osaka with 5 trps
= move 5 from Osaka to Kyoto

move 2 fron osaka to nara pls thx
= move 2 from Osaka to Nara

4u osaka to kyoto
?

4 u osaka to kyoto
= move 4 from Osaka to Kyoto

spawn 3 tr in tokyo
= spawn 3 in Tokyo
