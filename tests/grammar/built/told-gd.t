ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

The fortress in Nara lies in ruins, so please rebuild it.
= rebuild the fortress in Nara

One troop is enough to take Oita, so send one there from Saga.
= move 1 from Saga to Oita

Fresh blood for Akita: spawn four there.
?

Troops for Akita: spawn four troops there.
= spawn 4 in Akita

The fortress in Nara lies in ruins, so do not rebuild it.
?

One troop is not enough to take Oita, so I wonder whether to send one there from Saga.
?

Troops for Akita or Iwate: spawn four troops there.
?
