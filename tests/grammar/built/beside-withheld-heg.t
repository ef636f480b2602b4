# An order, and beside it words by which its writer withholds it; of writers who had seen nothing of the program.
ruleset hegemon
map hegemon
seats ann bob cat
seat ann
row unit unit=12 nation=red area=Osaka
row unit unit=13 nation=red area=Nara
row unit unit=14 nation=blue area=Kyoto
row share share=12 unit=12
row share share=13 unit=13
row share share=14 unit=14
call spring

Osaka to Kyoto perhaps
?

Nara supports Osaka to Kyoto, too expensive after all
?

Osaka to Kyoto, assuming i get the chairmans seat
?

Nara supports Osaka to Kyoto after winter
?

Osaka to Kyoto, partner permitting
?

Nara supports Osaka to Kyoto, sure, and pigs can fly
?

Osaka to Kyoto if it were up to me
?

Nara supports Osaka to Kyoto, didnt i do that already?
?

Osaka to Kyoto, the minute they break the pact
?

Nara supports Osaka to Kyoto if yellow stays quiet
?

Osaka to Kyoto, wait for bob please
?

Nara supports Osaka to Kyoto, to be confirmed
?

Osaka to Kyoto unless they back off
?

Nara supports Osaka to Kyoto, im not that stupid
?

Osaka to Kyoto, is what black did last time
?

Nara supports Osaka to Kyoto opinions?
?

Osaka to Kyoto, maybe later
?

Nara supports Osaka to Kyoto, too risky after all
?

Osaka to Kyoto heart says yes head says no
?

Nara supports Osaka to Kyoto, was my original idea
?

Osaka to Kyoto, draft
?

Nara supports Osaka to Kyoto for my other game
?

Osaka to Kyoto, after what sam wrote im wavering
?

Nara supports Osaka to Kyoto, dave typed this on my phone
?

Osaka to Kyoto was the plan
?

Nara supports Osaka to Kyoto, my fingers were crossed
?

Osaka to Kyoto, only with blues consent
?

Nara supports Osaka to Kyoto come spring
?

Osaka to Kyoto, tell yellow i ordered that, but leave them
?

Nara supports Osaka to Kyoto, leftover from last round
?

Osaka to Kyoto blues words, hardly mine
?

Nara supports Osaka to Kyoto, unless somebody stops me
?

Osaka to Kyoto, just checking the mail works
?

Nara supports Osaka to Kyoto nevr mind me
?

Osaka to Kyoto, like hell
?

Nara supports Osaka to Kyoto, is how id write it, correct?
?

Osaka to Kyoto would have been better last turn
?

Nara supports Osaka to Kyoto, at your discretion
?

Osaka to Kyoto, take it with a grain of salt
?

Nara supports Osaka to Kyoto copied from last time
?

Osaka to Kyoto, without obligation
?

Nara supports Osaka to Kyoto, parked
?

Osaka to Kyoto the moment he blinks
?

Nara supports Osaka to Kyoto, Tom still has to say yes
?

Osaka to Kyoto, is what they want me to write
?

Nara supports Osaka to Kyoto argh wrong line
?

Osaka to Kyoto, only while my leader lives
?

Nara supports Osaka to Kyoto, that came out wrong
?

Osaka to Kyoto when orange has paid his debt
?

Nara supports Osaka to Kyoto, what would carl do
?

Osaka to Kyoto, when Bob gives the nod
?

Nara supports Osaka to Kyoto without prejudice
?

Osaka to Kyoto, would be madness
?

Nara supports Osaka to Kyoto, is what i wanted to write
?

Osaka to Kyoto what do you think?
?

Nara supports Osaka to Kyoto, wip
?

Osaka to Kyoto, i should have done that
?

Nara supports Osaka to Kyoto shall i or shall i leave it
?

Osaka to Kyoto, provided nobody bids higher
?

Nara supports Osaka to Kyoto, just simulate please
?

Osaka to Kyoto if it comes to that
?

Nara supports Osaka to Kyoto, hypothetically speaking
?

Osaka to Kyoto, pendign word from orange
?

Nara supports Osaka to Kyoto maybe
?

Osaka to Kyoto, dry run
?

Nara supports Osaka to Kyoto, carl decides
?

Osaka to Kyoto after the auction
?

Nara supports Osaka to Kyoto, if and only if attacked
?

Osaka to Kyoto, just a sketch
?

Nara supports Osaka to Kyoto up to eva
?

Osaka to Kyoto, ann talked me out of it
?

Nara supports Osaka to Kyoto, mabye
?

Osaka to Kyoto ask me again tonight
?

Nara supports Osaka to Kyoto, ohh no wait
?

Osaka to Kyoto, see amendment below
?

Nara supports Osaka to Kyoto hold on
?

Osaka to Kyoto, in due course
?

Nara supports Osaka to Kyoto, ask olga before you do it
?

Osaka to Kyoto winding you up
?

Nara supports Osaka to Kyoto, paul says its illegal, is it?
?

Osaka to Kyoto but let me sleep on it
?

Nara supports Osaka to Kyoto, sent too early, more to follow
?

Osaka to Kyoto, only if the auction goes badly
?

Nara supports Osaka to Kyoto in my dreams
?

Osaka to Kyoto, draft, final version comes later
?

Nara supports Osaka to Kyoto, after the holidays
?

Osaka to Kyoto otherwise leave everything as it is
?

Nara supports Osaka to Kyoto, is this the right format?
?

Nara supports Osaka to Kyoto would be suicide, so no
?

Osaka to Kyoto, so Frank believes, let him
?

Nara supports Osaka to Kyoto, in an ideal world
?

Osaka to Kyoto don't quote me on that
?

Nara supports Osaka to Kyoto, if nobody outbids me elsewhere
?

Osaka to Kyoto, remind me to do that sometime
?

Osaka to Kyoto, scrap that
?

Nara supports Osaka to Kyoto, don't take this seriously
?

Osaka to Kyoto provided Anna keeps her word
?

Nara supports Osaka to Kyoto, if only I had the troops
?

Nara supports Osaka to Kyoto the turn after this
?

Osaka to Kyoto, or the opposite, haven't decided
?

Nara supports Osaka to Kyoto, I think that's how you write it, right?
?

Osaka to Kyoto never mind
?

Nara supports Osaka to Kyoto, would be the stupid thing to do
?

Osaka to Kyoto, bluffing of course, this was for Oliver's eyes
?

Nara supports Osaka to Kyoto could be an idea
?

Osaka to Kyoto, not official
?

Nara supports Osaka to Kyoto, as long as Pink stays quiet
?

Osaka to Kyoto used to be my favourite opening
?
