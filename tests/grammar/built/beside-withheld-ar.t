# An order, and beside it words by which its writer withholds it; of writers who had seen nothing of the program.
ruleset armies
map world
seats red blue green teal
seat red
call turn

attack blue in Peru from Brazil, jonas wants it, i dont
?

move 2 from India to China before i read your mail
?

attack blue in Peru from Brazil, for instance
?

attack blue in Peru from Brazil irony off
?

move 2 from India to China, for discussion
?

attack blue in Peru from Brazil, kidding, blue, relax
?

move 2 from India to China for illustration purposes
?

attack blue in Peru from Brazil, ok with you?
?

move 2 from India to China, as pink did in the last game
?

attack blue in Peru from Brazil subject to Raj's approval
?

move 2 from India to China, so red believes it, but they stay home
?

attack blue in Peru from Brazil, null and void
?

move 2 from India to China god forbid
?

attack blue in Peru from Brazil, hereby rescinded
?

move 2 from India to China, provided Kate keeps her word
?

attack blue in Peru from Brazil only below par
?

move 2 from India to China, a bluff, purple reads along
?

attack blue in Peru from Brazil, or so i thought
?

attack blue in Peru from Brazil, until i saw the map
?

move 2 from India to China, if red pulls out of there
?

move 2 from India to China, psych!
?

attack blue in Peru from Brazil, joke
?

move 2 from India to China assuming white does the same
?

attack blue in Peru from Brazil, swore to max id never do that
?

move 2 from India to China, my brother thinks
?

attack blue in Peru from Brazil far from it
?

move 2 from India to China, i had the map upside down
?

attack blue in Peru from Brazil, scratch that
?

move 2 from India to China pretend you never read that
?

attack blue in Peru from Brazil, in escrow
?

move 2 from India to China, by way of example
?

attack blue in Peru from Brazil subject to board approval
?

move 2 from India to China, Better stay put
?

attack blue in Peru from Brazil, dunno yet
?

move 2 from India to China see my later mail
?

attack blue in Peru from Brazil, if i were crazy
?

move 2 from India to China, only should black attack me
?

attack blue in Peru from Brazil id regret it
?

attack blue in Peru from Brazil, probably
?

move 2 from India to China /s
?

attack blue in Peru from Brazil, id sooner resign
?

move 2 from India to China, copied from yellows mail
?

attack blue in Peru from Brazil pending tina
?

move 2 from India to China, pending review
?

attack blue in Peru from Brazil, granted the price stays low
?

move 2 from India to China later though
?

attack blue in Peru from Brazil, teasing
?

move 2 from India to China, no way
?

attack blue in Peru from Brazil only when attacked
?

move 2 from India to China, Any resemblance to orders is coincidental
?

attack blue in Peru from Brazil, have to reread the rules
?

move 2 from India to China you decide
?

attack blue in Peru from Brazil, once the truce is over
?

move 2 from India to China, yes? no?
?

attack blue in Peru from Brazil asking for a friend
?

attack blue in Peru from Brazil, made peace with blue, so forget it
?

move 2 from India to China contingent on the treaty
?

attack blue in Peru from Brazil, without toms ok its off
?

move 2 from India to China, oops wrong game
?

attack blue in Peru from Brazil as a last resort
?

move 2 from India to China, reverse that
?

attack blue in Peru from Brazil, off the record
?

move 2 from India to China good idea or bad?
?

attack blue in Peru from Brazil, wishful thinking
?

move 2 from India to China, gimme a minute
?

attack blue in Peru from Brazil fallback
?

move 2 from India to China, depending on the dice
?

attack blue in Peru from Brazil, give me an hour
?

move 2 from India to China whatever hans says, ask him
?

attack blue in Peru from Brazil, proper orders to follow
?

move 2 from India to China, provided he stays
?

attack blue in Peru from Brazil for information only
?

move 2 from India to China, actually leave them where they are
?

attack blue in Peru from Brazil, is exactly what i wont do
?

move 2 from India to China thats how Marco put it anyway
?

attack blue in Peru from Brazil, lol as if
?

move 2 from India to China that's for the other game
?

attack blue in Peru from Brazil, nah, rather not
?

move 2 from India to China, can I do that?
?

attack blue in Peru from Brazil see how it's written? like that?
?

move 2 from India to China, hold this until I say go
?

attack blue in Peru from Brazil, should White attack me
?

move 2 from India to China plan B
?

attack blue in Peru from Brazil, typo, will resend
?

move 2 from India to China, said nobody ever
?

attack blue in Peru from Brazil Blue begged me to, but I refuse
?

move 2 from India to China, an offer to Brown, let's see what he says
?

attack blue in Peru from Brazil, I'm leaning that way
?

move 2 from India to China need to talk to Marco beforehand
?

attack blue in Peru from Brazil, the next mail overrides this
?

attack blue in Peru from Brazil is what Green wants me to do
?

move 2 from India to China, oops, wrong game
?

attack blue in Peru from Brazil, I'd do that if I were Yellow
?

move 2 from India to China what do you think?
?

attack blue in Peru from Brazil, that's what my phone autocorrected to
?

move 2 from India to China, not yet
?

attack blue in Peru from Brazil in case Black backstabs me
?

move 2 from India to China, option for emergencies
?

attack blue in Peru from Brazil, correction follows
?

move 2 from India to China yeah right
?

attack blue in Peru from Brazil, he'd love that, wouldn't he
?

move 2 from India to China, what if?
?

attack blue in Peru from Brazil my gut says yes, my head says no
?

move 2 from India to China, let me count my cash before this counts
?

attack blue in Peru from Brazil, old order, forgot to delete it
?
