# Battles: whom, where, from where, with what, and what is said with it.
ruleset armies
map world
seats red blue green teal
seat red
call turn

attack green in Brazil
= attack green in Brazil

Attack Green in Brazil
= attack green in Brazil

I attack Green in Brazil.
= attack green in Brazil

battle green in Brazil
= attack green in Brazil

I start a battle against Green in Brazil
= attack green in Brazil

start a battle against green in Brazil
= attack green in Brazil

fight green in Brazil
= attack green in Brazil

I fight against green in Brazil
= attack green in Brazil

assault green in Brazil
= attack green in Brazil

please attack green in Brazil
= attack green in Brazil

in Brazil attack green
= attack green in Brazil

in Brazil I attack green
= attack green in Brazil

strike green in Brazil
= attack green in Brazil

begin a battle against green in Brazil
= attack green in Brazil

attack green in BRA
= attack green in Brazil

ATTACK GREEN IN BRAZIL!
= attack green in Brazil

make war on green in Brazil
= attack green in Brazil

wage war against green in Brazil
= attack green in Brazil

- attack green in Brazil
= attack green in Brazil

attack green within Brazil
= attack green in Brazil

attack green from Peru in Brazil
= attack green in Brazil from Peru

from Peru attack green in Brazil
= attack green in Brazil from Peru

battle green in Brazil from Peru
= attack green in Brazil from Peru

I start a battle against green in Brazil from Peru
= attack green in Brazil from Peru

attack green in Brazil out of Peru
= attack green in Brazil from Peru

attack green in Brazil, from Peru
= attack green in Brazil from Peru

please attack green in BRA from PER
= attack green in Brazil from Peru

I attack Green from Peru in Brazil
= attack green in Brazil from Peru

attack green in Brazil with Army of the Dead
= attack green in Brazil using Army of the Dead

attack green in Brazil using the Army of the Dead
= attack green in Brazil using Army of the Dead

attack green in Brazil, place free army in Peru
= attack green in Brazil, place free army in Peru

attack green in Brazil, place my free army in Peru
= attack green in Brazil, place free army in Peru

attack green in Brazil, then place free army in Peru
= attack green in Brazil, place free army in Peru

fight green in Brazil, free army in Peru
= attack green in Brazil, place free army in Peru

attack green in Brazil from Peru, place free army in Peru 2
= attack green in Brazil from Peru, place free army in Peru 2

attack green from Peru in Brazil, place the free army in Peru 2
= attack green in Brazil from Peru, place free army in Peru 2

attack green in Brazil with the Golden Mask
= attack green in Brazil using Golden Mask

fight green in Brazil using Golden Mask
= attack green in Brazil using Golden Mask

from Angola attack blue in South Africa
= attack blue in South Africa from Angola

attack blue in ZAF from AGO
= attack blue in South Africa from Angola

family attacks

attack
?

attack green
?

attack in Brazil
?

attack green in
?

attack purple in Brazil
?

attack green in Atlantis
?

attack green or blue in Brazil
?

attack green and blue in Brazil
?

if blue supports me attack green in Brazil
?

attack green in Brazil unless blue objects
?

do not attack green
?

never attack green in Brazil
?

I have attacked green
?

should I attack green in Brazil?
?

will green attack me in Brazil?
?

attack somebody in Brazil
?

attack the weakest in Brazil
?

attack green everywhere
?

attack green in Brazil maybe
?

maybe attack green in Brazil
?

attack green when blue is gone
?

attack green in Brazil after blue has moved
?

attack green in Brazil using the Sword of Doom
?

attack green in Brazil with the Crown of Kings
?

attack green in Brazil from Atlantis
?

attack green in Brazil from Peru or Chile
?

attack green in Brazil, place free army
?

attack green in Brazil, place free army somewhere
?

attack green in Brazil or pass
?

attack green in Brazil instead of blue
?

attack green in Brazil next turn
?

green attacks in Brazil
?

attack green around Brazil
?

attack green near Brazil
?

attack green in Brazil or else
?

attack to win
?

attack green in Brazil with 1.5 armies
?

attack green between Brazil and Peru
?

attack green in Brazil soon if possible
?

attack green in Gren
?

attack everyone
?

wait, attack green in Peru instead of Brazil
?

an attack on somebody
?

The army in Egypt attacks blue in Libya
= attack blue in Libya from Egypt

The armies from Egypt attack blue in Libya
= attack blue in Libya from Egypt

My army in Egypt attacks blue in Libya
= attack blue in Libya from Egypt

Egypt attacks blue in Libya
= attack blue in Libya from Egypt

My armies in Egypt should attack blue in Libya
= attack blue in Libya from Egypt

Let the armies in Egypt attack blue in Libya
= attack blue in Libya from Egypt

Armies in Egypt attack blue in Libya
= attack blue in Libya from Egypt

2 armies in Egypt move to Libya
= move 2 from Egypt to Libya

The 2 armies in Egypt move to Libya
= move 2 from Egypt to Libya

My army in Egypt moves to Libya
= move 1 from Egypt to Libya

The army in Egypt visits the Golden Mask
= visit Golden Mask from Egypt

teal in ethiopia gets hit from kenya
= attack teal in Ethiopia from Kenya

Teal in Ethiopia is to be hit from Kenya
= attack teal in Ethiopia from Kenya

teal in ethiopia got hit from kenya
?

Blue in Libya attacks Egypt
?

Two armies in Egypt attack blue in Libya
?

Blue's armies in Libya attack green in Egypt
?

The armies in Egypt attacked blue in Libya
?
