# What is over, or left undone, and what only sounds so (grammar/ending.def).
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

no mobilising for me this time
= no mobilisation

I won't mobilise anyone, my friends
= no mobilisation

that concludes my diplomacy
= end diplomacy

Recruit the mercenaries and that's my diplomacy done for today
= recruit mercenaries
= end diplomacy

my deployment is complete
= end deployment

3 in Goldacre, and with that the deployment is over and done with
= deploy 3 in Goldacre
= end deployment

finish my deployment phase now please
= end deployment

no more fighting for me, lovely weather
= end battle

I am through with battles
= end battle

no diplomacy from me this turn
= end diplomacy

my diplomacy is not at an end
?

the diplomacy of Tharn is at an end
?

no mobilisation of Tharn
?

my diplomacy is at an end if Tharn agrees
?
