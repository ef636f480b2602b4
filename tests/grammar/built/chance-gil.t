# Words of the language that names begin with, and no order (src/verdict/chance.h); and questions that end nothing.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

night all
~

no mobilisation. end turn, night all
= no mobilisation
= end turn

good night all
~

night everyone
~

all night
~

iron all
~

storm 3
! no-verb

harbour all
~

deploy 3 in storm
= deploy 3 in Stormhead

end turn, night all
= end turn

is my turn over
?

is the battle over
?

is deployment done
?

are the attacks over
?

my battle is over
= end battle
