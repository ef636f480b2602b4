# Orders of Hegemon as people might type them: every other text of those written, the rest is in the other half.
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

family holds

Osaka hold
= hold in Osaka

A Osaka H
= hold in Osaka

hold Osaka
= hold in Osaka

hold at Osaka
= hold in Osaka

Osaka stands
= hold in Osaka

osaka holds
= hold in Osaka

the unit in Osaka holds
= hold in Osaka

my unit in Osaka holds
= hold in Osaka

Osaka holds.
= hold in Osaka

I want Osaka to hold
= hold in Osaka

Osaka: H
= hold in Osaka

Osaka, hold
= hold in Osaka

12 hold
= hold unit 12

unit 12 stays
= hold unit 12

hold unit 12
= hold unit 12

u12 holds
= hold unit 12

the rest holds
= the rest hold

The rest hold.
= the rest hold

my other units hold
= the rest hold

all others hold
= the rest hold

others hold
= the rest hold

cancel Osaka
= cancel in Osaka

cancel my order for Osaka
= cancel in Osaka

withdraw the order for Osaka
= cancel in Osaka

Cancel Osaka.
= cancel in Osaka

drop the order for Osaka
= cancel in Osaka

cancel 12
= cancel unit 12

Osaka, Nara and Kobe hold
= hold in Osaka
= hold in Nara
= hold in Kobe

hold Osaka and Nara
= hold in Osaka
= hold in Nara

Osaka H
Nara H
= hold in Osaka
= hold in Nara

holds
?

hold Atlantis
?

Osaka does not hold
?

don't hold Osaka
?

never hold Osaka
?

Osaka cannot hold
?

Osaka or Nara holds
?

if attacked, Osaka holds
?

Osaka holds unless Kyoto moves
?

Osaka holds until I say otherwise
?

can Osaka hold?
?

will Osaka hold?
?

Osaka held
?

Osaka has held out well
?

maybe Osaka holds
?

Osaka might hold
?

I hope Osaka holds
?

Osaka holds instead
?

changed my mind, Osaka holds
?

hold your horses
?

Osaka holds Kyoto
?

unit twelve holds on
?

half of my units hold
?

hold one of them
?

Osaka holds?
?

 # Osaka holds
?

cancel Atlantis
?

should I cancel Osaka?
?

do not cancel Osaka
?

cancelled Osaka yesterday
?
