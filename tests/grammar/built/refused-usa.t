# A deed that is refused, where the game has a word for none of it.
ruleset states
map usa
seats red yellow ann
seat red
call turn

I won't attack anybody this turn.
= no attacks

I am not attacking
= no attacks

I do not want to attack anyone today
= no attacks

I won't attack Ohio
?

Don't attack
?

Attack Ohio from Indiana with 3. I won't attack anyone.
= attack Ohio from Indiana with 3
! negation

I won't attack if yellow keeps the peace
?

I won't attack, so move 3 from Maine to Vermont
?

Why won't I attack?
?
