# A row of places and numbers is no way from one to another.
ruleset armies
map world
seats red blue green teal
seat red
call turn

new armies: india 1 china 1
= place 1 army in India
= place 1 army in China

kenya one, angola two
= place 1 in Kenya
= place 2 in Angola

new: india 1 china 1
?

india 1 china 1
?

india 2 china 1
?

India 1 to China 2
= move from India 1 to China 2
