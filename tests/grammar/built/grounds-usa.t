# Why an order is given, and what is much like it and is none.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

attack Utah from Nevada with 5, since yellow never looks there
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 cause the guy hasn't logged in for days
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, so my boys don't die for nothing
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 so they've got some company
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, so that she can't come through
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, because there's no one at home
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, for nobody guards it
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 so nobody can say I never tried
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, since it's got no defenders
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, because else he grows too strong
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, or else she takes it first
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 lest the buffer grows
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 now that nothing stands in the way
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, where they can't be reached
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, because whoever holds it gets the bonus
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 so we don't waste the bonus if the dice are kind
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, because when he wakes up he will be angry
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 since my wife says so
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, as they are no good where they stand
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 so I am not so thin up there
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 since no one is there anyway
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 seeing as they can't fight back
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, so the north isn't wide open
= attack Utah from Nevada with 5

attack Utah from Nevada with 5 because nothing ever happens there
= attack Utah from Nevada with 5

attack Utah from Nevada with 5, so nobody but if yellow agrees
?

attack Utah from Nevada with 5 because I might, not sure
?

attack Utah from Nevada with 5, before I decide
?

attack Utah from Nevada with 5 before the host answers
?

attack Utah from Nevada with 5, before you book it ask me
?

attack Utah from Nevada with 5 otherwise I attack Ohio
?

attack Utah from Nevada with 5, otherwise nothing
?

attack Utah from Nevada with 5 otherwise I'd rather wait
?

attack Utah from Nevada with 5, or else skip it
?

attack Utah from Nevada with 5 since I don't know whether it's allowed
?

attack Utah from Nevada with 5 so don't
?

attack Utah from Nevada with 5, so no
?

attack Utah from Nevada with 5, as yellow suggested as a joke
?

attack Utah from Nevada with 5 where you think best
?

attack Utah from Nevada with 5 since you say so, but I don't agree
?

attack Utah from Nevada with 5, because somebody told me to, not me
?

attack Utah from Nevada with 5 before that I want to know the odds
?

attack Utah from Nevada with 5, as if I would
?

attack Utah from Nevada with 5 as soon as he is gone
?

attack Utah from Nevada with 5, so long as nobody minds, do you
?

attack Utah from Nevada with 5 because it's only an idea
?

attack Utah from Nevada with 5, since this is just a plan for now
?

attack Utah from Nevada with 5 so that would be my plan, not yet an order
?

attack Utah from Nevada with 5, before he does, if at all
?

attack Utah from Nevada with 5 because I won't need them, no, leave it
?

attack Utah from Nevada with 5, so it isn't meant
?

attack Utah from Nevada with 5 since that is not an order
?

attack Utah from Nevada with 5, so that's not final
?

attack Utah from Nevada with 5 because he would, I wouldn't
?

attack Utah from Nevada with 5, once he's gone
?

attack Utah from Nevada with 5 when it's safe
?

attack Utah from Nevada with 5, if that's wise
?

attack Utah from Nevada with 5 unless he's there
?

attack Utah from Nevada with 5, only if she leaves
?

attack Utah from Nevada with 5 provided that it is empty
?

attack Utah from Nevada with 5, as long as nobody else is there
?

attack Utah from Nevada with 5 in case he does not come
?
