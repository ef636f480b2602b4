ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Win Brinn over with a bribe.
= activate Brinn with bribe

Win Brinn.
?

Tharn will win Brinn over with a bribe.
?
