ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

My attack on Goldacre comes from Ravenscar, with five units.
= attack Goldacre from Ravenscar with 5

Ashford is in need of two units, so deploy two there.
= deploy 2 in Ashford

Tharn's attack on Goldacre comes from Ravenscar, with five units.
?

My attack on Goldacre comes from Ravenscar or from Juniper.
?

Ashford would be in need of two units, so I might deploy two there.
?
