ruleset armies
map world
seats red blue green teal
seat red
call response

My support goes to the attacker.
= support the attacker

Teal has my support.
?

Teal gets my support, for he has kept our pact.
= support teal

I come to the aid of green.
= support green

Support for the defender, as the attacker has broken his word.
= support the defender

# others' deeds, doubts

Blue's support goes to the attacker.
?

Green gets my support if teal does.
?

Green got my support.
?

Green gets your support.
?

Does my support go to the attacker?
?

My support goes to nobody.
?

My support goes to the attacker or the defender.
?

Green would get my support.
?

I came to the aid of green.
?

Who comes to the aid of green?
?

My support does not go to the attacker.
?
