# Answers in somebody else's battle.
ruleset armies
map world
seats red blue green teal
seat teal
call response

We support Red
= support red

back red
= support red

side with red
= support red

aid red
= support red

please support red
= support red

we will support red
= support red

I would like to support red
= support red

support red
= support red

support attacker
= support the attacker

side with the attacker
= support the attacker

we stand with the attacker
= support the attacker

help the defender
= support the defender

fight for the defender
= support the defender

decline
= no support

none
= no support

abstain
= no support

I stay out of it
= no support

will not support anyone
= no support

support nobody
= no support

stay neutral
= no support

I pass
= pass

support red and place free army in Peru
= support red, place free army in Peru

support red with Army of the Dead
= support red using Army of the Dead

use the Shield of Ruin
= use Shield of Ruin

invoke the Shield of Ruin
= use Shield of Ruin

use Path to the Underworld: flee 2 to Chile
= use Path to the Underworld, flee 2 to Chile

use path to the underworld, flee with 2 armies to Chile
= use Path to the Underworld, flee 2 to Chile

flee with 2 armies to Chile
= flee 2 to Chile

escape to Chile with 2
= flee 2 to Chile

my armies flee to Chile
= flee to Chile

use Golden Mask
= use Golden Mask

no power
= no power

no powers
= no power

family answers

support purple
?

support red or green
?

support red unless paid
?

support the losing side
?

never support red
?

support red?
?

may I support red?
?

maybe support red
?

support red with half my armies
?

support red for a price
?

support red, no wait
?

support them both
?

use Sword of Doom
?

use the usual
?

if they attack use Shield of Ruin
?

should I use the shield?
?

flee 2
?

flee to Chile or Peru
?

do not flee
?

fled to Chile
?

I would support red if he asked
?

red or green
?

use both powers
?
