ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

nara siege from osaka
= siege Nara from Osaka
