# A deed that is refused, where the game has a word for none of it.
ruleset armies
map world
seats red blue green teal
seat red
call response

not supporting anyone lol
= no support

I won't use any power here
= no power

I am not using the power
= no power

I won't support blue
?

I would not support anyone but blue
?

# Who does it.
My armies support blue
= support blue

I'm with blue
= support blue

My armies in Kenya support blue
?
