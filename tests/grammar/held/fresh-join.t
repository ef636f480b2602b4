# Joining: what any host would understand, and the program does not yet.
ruleset global-domination
map japan
seats blue
seat -
call muster

start = Kochi, colour = green
= join at Kochi, colour green

join the game in Kochi with the colour green
= join at Kochi, colour green
