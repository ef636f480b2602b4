ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Spawn three in Nara, if that suits you.
= spawn 3 in Nara

Spawn three in Nara if blue objects.
?
