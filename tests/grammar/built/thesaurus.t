# Verbs of grammar/thesaurus.def: where they stand as verbs, and nowhere else.
ruleset states
map usa48
seats red yellow
seat red
call turn

plop 3 down in Ohio
= deploy 3 in Ohio

haul 4 from Kansas to Iowa
= fortify 4 from Kansas to Iowa

Escort 4 from Kansas to Iowa
= fortify 4 from Kansas to Iowa

shovin 4 from Kansas to Iowa
= fortify 4 from Kansas to Iowa

terminate my turn
= end turn

move 4 crack troops from Kansas to Iowa
= fortify 4 from Kansas to Iowa

We drove through Kansas in the rain
?

I hauled 4 from Kansas to Iowa
?

He hauls coal in Ohio
?

The guard sleeps
~
