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

Osaka holds
= hold in Osaka

Osaka H
= hold in Osaka

A Osaka holds
= hold in Osaka

hold in Osaka
= hold in Osaka

Osaka stays
= hold in Osaka

Osaka remains
= hold in Osaka

OSAKA HOLDS
= hold in Osaka

army Osaka holds
= hold in Osaka

Osaka: hold
= hold in Osaka

please hold Osaka
= hold in Osaka

- Osaka holds
= hold in Osaka

stay in Osaka
= hold in Osaka

12 holds
= hold unit 12

unit 12 holds
= hold unit 12

unit 12 H
= hold unit 12

hold 12
= hold unit 12

the rest hold
= the rest hold

rest hold
= the rest hold

all my other units hold
= the rest hold

the others hold
= the rest hold

all other units hold
= the rest hold

hold the rest
= the rest hold

cancel the order for Osaka
= cancel in Osaka

cancel Osaka's order
= cancel in Osaka

please cancel Osaka
= cancel in Osaka

delete Osaka's order
= cancel in Osaka

cancel unit 12
= cancel unit 12

Osaka and Nara hold
= hold in Osaka
= hold in Nara

Osaka holds, Nara holds
= hold in Osaka
= hold in Nara

Osaka holds; the rest hold
= hold in Osaka
= the rest hold

hold
?

Atlantis holds
?

hold everything in Atlantis
?

Osaka doesn't hold
?

do not hold in Osaka
?

Osaka will not hold
?

Osaka holds or moves to Kyoto
?

either Osaka or Nara holds
?

Osaka holds if attacked
?

when in doubt, Osaka holds
?

should Osaka hold?
?

does Osaka hold?
?

who holds Osaka?
?

Osaka held last spring
?

I held Osaka
?

perhaps Osaka should hold
?

Osaka probably holds
?

I think Osaka holds?
?

I meant Osaka holds
?

hold on, ann
?

Osaka holds 2.5
?

unit 12.5 holds
?

some units hold
?

most of my units hold
?

hold either Osaka or Nara
?

> Osaka holds
?

// Osaka holds
?

cancel Osaka or Nara
?

don't cancel Osaka
?

cancel Osaka if Kyoto moves
?

if I cancel Osaka, what happens?
?

# Nothing but arrows and names nobody knows: no chatter.
Osk -> Nru
! unknown-word

Osa holds
! unknown-name
