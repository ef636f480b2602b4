# An order, and beside it words by which its writer withholds it; of writers who had seen nothing of the program.
ruleset states
map usa
seats red yellow ann
seat red
call turn

attack Utah from Nevada with 5, used to be the plan
?

deploy 3 in Ohio, i promised lucy i wouldnt
?

attack Utah from Nevada with 5 tset pls igonre
?

deploy 3 in Ohio, did that already
?

attack Utah from Nevada with 5, was a mistake back then
?

attack Utah from Nevada with 5, like Kate had it last round
?

deploy 3 in Ohio, food for thought
?

attack Utah from Nevada with 5 perhpas later
?

deploy 3 in Ohio, so the rumour goes
?

attack Utah from Nevada with 5, i have to write this, ignore it
?

deploy 3 in Ohio right??
?

attack Utah from Nevada with 5, cancel this line
?

deploy 3 in Ohio, unless max talks sense into me
?

attack Utah from Nevada with 5 unless i write again tonight
?

deploy 3 in Ohio, waiting to hear from yellow
?

attack Utah from Nevada with 5, autocorrect did that
?

deploy 3 in Ohio once ann gives her ok
?

attack Utah from Nevada with 5, or the other way round
?

deploy 3 in Ohio, depends on nina
?

attack Utah from Nevada with 5 hmm no
?

deploy 3 in Ohio, my ally has to agree
?

attack Utah from Nevada with 5, your call
?

deploy 3 in Ohio ignore this line
?

attack Utah from Nevada with 5, sit on this till friday
?

deploy 3 in Ohio, in last years game
?

attack Utah from Nevada with 5 my actual moves come tomorrow
?

deploy 3 in Ohio, green told me to write this
?

attack Utah from Nevada with 5, maybe someone can talk me out of it
?

deploy 3 in Ohio void
?

attack Utah from Nevada with 5, the cat walked over my phone
?

deploy 3 in Ohio, thinking out loud
?

attack Utah from Nevada with 5 maybe, ask raj
?

deploy 3 in Ohio, grey asked me to ask you
?

attack Utah from Nevada with 5, placeholder
?

deploy 3 in Ohio hold it till kate writes
?

attack Utah from Nevada with 5, wait til green answers
?

deploy 3 in Ohio, never ever
?

attack Utah from Nevada with 5 that was my kid typing
?

deploy 3 in Ohio, keep this back, nina knows why
?

attack Utah from Nevada with 5, consider it please
?

deploy 3 in Ohio not so fast
?

attack Utah from Nevada with 5, plans change
?

deploy 3 in Ohio, dream on
?

attack Utah from Nevada with 5 under no circumstances
?

attack Utah from Nevada with 5, quote unquote
?

deploy 3 in Ohio i neither confirm nor deny
?

attack Utah from Nevada with 5, on ice for now
?

deploy 3 in Ohio, flip a coin
?

attack Utah from Nevada with 5 drunk, ask me when sober
?

deploy 3 in Ohio, unless my leader dies
?

attack Utah from Nevada with 5, nevermind
?

deploy 3 in Ohio what happens then?
?

attack Utah from Nevada with 5, signature missing
?

deploy 3 in Ohio, so long as nobody attacks
?

attack Utah from Nevada with 5 white and i made up since
?

deploy 3 in Ohio, once ive been paid
?

attack Utah from Nevada with 5, quoting green here
?

deploy 3 in Ohio at some point
?

attack Utah from Nevada with 5, not for this turn
?

deploy 3 in Ohio, end of quote
?

attack Utah from Nevada with 5 jk
?

deploy 3 in Ohio, nvm
?

attack Utah from Nevada with 5, i reserve the right to withdraw
?

deploy 3 in Ohio in a parallel universe
?

attack Utah from Nevada with 5, not binding
?

deploy 3 in Ohio, were i brave
?

attack Utah from Nevada with 5 await my signal
?

deploy 3 in Ohio, only after red has moved away
?

attack Utah from Nevada with 5, sorry not this
?

deploy 3 in Ohio is that even legal?
?

attack Utah from Nevada with 5, only against an empty area
?

deploy 3 in Ohio, lucy will tell you whether
?

attack Utah from Nevada with 5 i was about to say
?

deploy 3 in Ohio, please disregard
?

attack Utah from Nevada with 5, should i?
?

deploy 3 in Ohio turn after this
?

attack Utah from Nevada with 5, am i allowed to?
?

deploy 3 in Ohio, just kidding!
?

attack Utah from Nevada with 5, if Blue agrees
?

deploy 3 in Ohio, for example
?

attack Utah from Nevada with 5 is how Peter would play it
?

deploy 3 in Ohio, or better not
?

attack Utah from Nevada with 5, my kid got hold of the phone
?

deploy 3 in Ohio not now
?

attack Utah from Nevada with 5, depends on what Orange does
?

deploy 3 in Ohio, just testing whether this mail gets through
?

attack Utah from Nevada with 5 changed my mind
?

deploy 3 in Ohio, when pigs fly
?

attack Utah from Nevada with 5, nice try, Red, that won't happen
?

deploy 3 in Ohio theoretically at least
?

deploy 3 in Ohio, if I can still afford it
?

attack Utah from Nevada with 5 leftover from my notes
?

attack Utah from Nevada with 5, unless Red moves away
?

deploy 3 in Ohio said my brother, who has never played
?

attack Utah from Nevada with 5, as a last resort only
?

deploy 3 in Ohio, haha imagine his face
?

attack Utah from Nevada with 5 pressed send by accident
?

deploy 3 in Ohio, later, no rush
?

attack Utah from Nevada with 5, depending on the dice
?

deploy 3 in Ohio test test
?

attack Utah from Nevada with 5, I take it back
?

deploy 3 in Ohio, over my dead body
?

attack Utah from Nevada with 5 that's what I told Green I'd do, hehe
?

deploy 3 in Ohio, hypothetically speaking
?

attack Utah from Nevada with 5, don't hold me to it
?

deploy 3 in Ohio if there's anything left over
?
