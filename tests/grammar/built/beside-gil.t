# What stands beside an order that is meant, and no sign or word tells why; and what is much like it and is not.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

mobilise 2 from Falconrest to Highmeadow, for the glory of my house
= mobilise 2 from Falconrest to Highmeadow

mobilise 2 from Falconrest to Highmeadow, my phone is dying
= mobilise 2 from Falconrest to Highmeadow

mobilise 2 from Falconrest to Highmeadow, my brother typed that
?
