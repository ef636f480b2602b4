# Why an order is given, by how the clause is built; and what makes it depend, corrects it or leaves it open.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 4 from Osaka to Kyoto, since that money goes off if I don't use it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so we've something planted in every bed
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so the gate isn't open
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, where they're safe
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto since that city belongs to nobody
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto as its a bit empty
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, otherwise I lose some again because only five may stay
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so its not so lonely
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so they aren't alone
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so that nobody can walk in if I sleep
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, because if I wait he takes it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto because otherwise they rot
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto now that he is weak
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto since nobody lives there
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto as nobody else wants it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto cos he'll never expect it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto bc i dont trust blue
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so i don't lose any
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so that I'm not caught out if blue comes
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, since I can't keep more than 5 there
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, they are bored where they are
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, where it is warmer
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, where nobody will look for them
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto just in case
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto given that it's free
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, seeing as nobody took it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, else they would be lost
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, or else they are lost
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto lest blue takes it
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, that way something stands in each place
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, since they do nothing where they are
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto as I need the land
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto because it was left open last time
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto so it won't starve
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto, since that money goes off if I don't use it, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto so the gate isn't open, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto as its a bit empty, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto so they aren't alone, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto because otherwise they rot, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto as nobody else wants it, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto so i don't lose any, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto, where nobody will look for them, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto, seeing as nobody took it, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto lest blue takes it, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto as I need the land, and spawn 2 in Nara
= move 4 from Osaka to Kyoto
= spawn 2 in Nara

move 4 from Osaka to Kyoto, if he attacks
?

move 4 from Osaka to Kyoto, before you do that, check whether it's allowed
?

move 4 from Osaka to Kyoto unless blue moves
?

move 4 from Osaka to Kyoto only when he leaves
?

move 4 from Osaka to Kyoto as long as it is empty
?

move 4 from Osaka to Kyoto provided nobody is there
?

move 4 from Osaka to Kyoto so long as blue stays out
?

move 4 from Osaka to Kyoto, but only if I don't lose any
?

move 4 from Osaka to Kyoto when he wakes up
?

move 4 from Osaka to Kyoto once he has moved
?

move 4 from Osaka to Kyoto after blue attacks
?

move 4 from Osaka to Kyoto so if that's allowed
?

move 4 from Osaka to Kyoto, since you asked, but I'd rather not
?

move 4 from Osaka to Kyoto, or not, I can't decide
?

move 4 from Osaka to Kyoto before I change my mind, no wait, don't
?

move 4 from Osaka to Kyoto as blue told me, but I don't want to
?

move 4 from Osaka to Kyoto where possible
?

move 4 from Osaka to Kyoto, if there are enough
?

move 4 from Osaka to Kyoto until he comes
?

move 4 from Osaka to Kyoto as soon as blue leaves
?

move 4 from Osaka to Kyoto because I have not decided yet
?

move 4 from Osaka to Kyoto so as to see what would happen, not for real
?

move 4 from Osaka to Kyoto in case he attacks Nara, otherwise nothing
?

move 4 from Osaka to Kyoto assuming he isn't there
?

move 4 from Osaka to Kyoto, otherwise stay
?

move 4 from Osaka to Kyoto, or else 3
?

move 4 from Osaka to Kyoto, before that ask blue
?

move 4 from Osaka to Kyoto, since that's not what I want, forget it
?

move 4 from Osaka to Kyoto, because that would be silly, so don't
?

move 4 from Osaka to Kyoto, where I would go if I were you
?

move 4 from Osaka to Kyoto, before he gets there, if he does
?

move 4 from Osaka to Kyoto depending on blue
?

move 4 from Osaka to Kyoto in the event that he comes
?

move 4 from Osaka to Kyoto while he is away, otherwise not
?

move 4 from Osaka to Kyoto, before the next turn not
?

move 4 from Osaka to Kyoto so not this turn
?

move 4 from Osaka to Kyoto as a joke
?

move 4 from Osaka to Kyoto, as I might do next turn
?

move 4 from Osaka to Kyoto whenever it is empty
?
