ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

crag: attack, five, from ashford
= attack Crag from Ashford with 5

Tharn: attack, five, from ashford
?
