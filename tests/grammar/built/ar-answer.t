# Answers in somebody else's battle.
ruleset armies
map world
seats red blue green teal
seat teal
call response

support red
= support red

support Red
= support red

I support red
= support red

I support red.
= support red

I back red
= support red

help red
= support red

I side with red
= support red

stand with red
= support red

assist red
= support red

fight for red
= support red

I will support red
= support red

SUPPORT RED
= support red

supporting red
= support red

support for red
= support red

I stand by red
= support red

we stand with red
= support red

- support red
= support red

support the attacker
= support the attacker

I support the attacker
= support the attacker

help the attacker
= support the attacker

I side with the attacking side
= support the attacker

back the attacker
= support the attacker

support the defender
= support the defender

I support the defender
= support the defender

we side with the defender
= support the defender

back the defender
= support the defender

no support
= no support

No support.
= no support

I decline
= no support

neither
= no support

no
= no support

nobody
= no support

I abstain
= no support

stay out
= no support

I will not support anyone
= no support

I do not support anyone
= no support

I won't support anyone
= no support

I don't support anyone
= no support

I support no one
= no support

neutral
= no support

no thanks
= no support

pass
= pass

Pass.
= pass

support red, place free army in Peru
= support red, place free army in Peru

support red, place my free army in Peru
= support red, place free army in Peru

support red using Army of the Dead
= support red using Army of the Dead

support red using the army of the dead
= support red using Army of the Dead

use Shield of Ruin
= use Shield of Ruin

I use the Shield of Ruin
= use Shield of Ruin

activate Shield of Ruin
= use Shield of Ruin

use shield
= use Shield of Ruin

play Shield of Ruin
= use Shield of Ruin

use Path to the Underworld, flee 2 to Chile
= use Path to the Underworld, flee 2 to Chile

use the Path to the Underworld and flee 2 to Chile
= use Path to the Underworld, flee 2 to Chile

flee 2 to Chile
= flee 2 to Chile

flee with 2 to Chile
= flee 2 to Chile

2 armies flee to Chile
= flee 2 to Chile

run with 2 to Chile
= flee 2 to Chile

flee to Chile
= flee to Chile

I flee to Chile
= flee to Chile

retreat to Chile
= flee to Chile

use the Golden Mask
= use Golden Mask

I use the golden mask
= use Golden Mask

activate the Golden Mask
= use Golden Mask

use no power
= no power

use nothing
= no power

without power
= no power

family answers

support
?

I support
?

support somebody
?

support anyone
?

support red if green attacks
?

if green attacks support red
?

support the winner
?

support the stronger
?

don't support red
?

do not support red
?

I will not support red
?

not red
?

should I support red?
?

who supports red?
?

I supported red
?

I have supported red last time
?

perhaps red
?

support red in part
?

support red with some armies
?

support red 50%
?

support red when he pays
?

support red, I mean green
?

support red instead
?

support him
?

support Brazil Peru
?

support rde gren
?

use
?

use power
?

use Shield of Ruin if needed
?

use Shield of Ruin or Army of the Dead
?

do not use Shield of Ruin
?

don't use the shield
?

maybe use the shield
?

flee
?

flee to
?

flee to Atlantis
?

flee if beaten
?

flee to Chile unless we win
?

flee somewhere
?

flee with some armies to Chile
?

I fled
?

support red tomorrow if he asks
?

support neither side
?

support either
?

red Brazil
?

red promised me Peru, so what
?

support red with Excalibur
?

I am with red
= support red

I'll go with red
= support red

I choose red
= support red

we are for the defender
= support the defender

vote for red
= support red

I am not with red
?

who should I choose?
?

I pick red if he asks nicely
?

I am with my family until Monday
?

red and green are for the birds
?
