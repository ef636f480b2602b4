ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

I spend six points on recruiting mercenaries.
= recruit mercenaries for 6 points

I would spend six points on recruiting mercenaries if I could.
?

I spent six points on recruiting mercenaries.
?

Tharn will spend six points on recruiting mercenaries.
?

I spend six points on recruiting mercenaries or on a bribe.
?

Brinn is to be de-activated with a bribe.
= de-activate Brinn with bribe

Brinn was de-activated with a bribe.
?
