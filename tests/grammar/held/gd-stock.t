# Fresh lines: extra units, purchases, use, throw and salt, buildings.
# 830 texts were written before the code was looked at again, then every other one was held out.
# First run of all: 775 right, 5 asked, 42 refused, 1 other, 7 misread. Of the 7, two were real:
# "build a fortress next to Kyoto" was built in Kyoto, "cancel all but the first" cancelled all;
# of the 42, one was lost in silence: "salt Kyoto, please".
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

family extra units

buy 2 more men
= buy 2 extra troops

buy two extra armies for 10 influence
= buy 2 extra troops for 10 influence

buy two more units for 10 IP
= buy 2 extra troops for 10 influence

I'd like to purchase 2 extra units.
= buy 2 extra troops

I'm buying 2 extra troops
= buy 2 extra troops

Please purchase two additional units for me.
= buy 2 extra troops

2 extra troops
!

+2 troops for 10 influence
?

pay 10 for 2 extra units
= buy 2 extra troops for 10 influence

spend 10 IP on two more troops
= buy 2 extra troops for 10 influence

use 10 influence for 2 extra troops
?

spending 10 influence for 2 more units
= buy 2 extra troops for 10 influence

2 more troops for 10 influence
!

buy extra units
= buy extra troops

get extra troops
= buy extra troops

Extra spawn!
= extra spawn

take an extra spawn
= extra spawn

one extra spawn
= extra spawn

buy the additional spawn
= extra spawn

buy 2 extra units and spawn 5 in Kyoto
= buy 2 extra troops
= spawn 5 in Kyoto

extra spawn; spawn 5 in Kyoto
= extra spawn
= spawn 5 in Kyoto

buy a bag of salt and 2 extra troops
= buy 1 bag of salt
= buy 2 extra troops

* buy 2 extra units
= buy 2 extra troops

buy 2 extra untis
= buy 2 extra troops

acquire 2 extra troops
= buy 2 extra troops

I buy the 2 extra units
= buy 2 extra troops

generation: buy 2 extra troops
= ? buy 2 extra troops

buy 2 extra troops for Kyoto
?

buy 2 extra troops if affordable
! condition

buy extra troops unless it costs more than 10
! condition

buy a few extra troops
! vague

buy -2 extra troops
!

buy half an extra troop
! vague

can I buy 4 extra troops?
?

how much are 2 extra troops?
?

Bob buys 2 extra troops
?

Bob wants 2 extra troops
?

no extra units this turn
?

I do not want an extra spawn
! negation

never buy extra troops
! negation

buy nothing extra
?

extra! extra!
?

spend 10
?

spend all my influence
?

10 influence
?

buy 10 influence
?

trade 2 troops for 10 influence
?

buy 2 extra troops from Bob
?

buy extra trebuchets
?

buy 2 extra troops with salt
?

I was going to buy 2 extra troops
?

perhaps 2 extra troops
?

buy 2 extra troops?
?

thanks for the extra troops
?

2 extra troops in Kyoto
?

cancel the extra troops
?

spawn extra
?

family purchases

buy a ruin
?

buy Bob
?

buy dynamite and throw it
?

buy salt or dynamite
! alternative

buy some dynamite
! vague

don't buy dynamite
! negation

I bought dynamite
?

Bob buys dynamite
?

can I buy dynamite?
?

sell dynamite
?

buy 2.5 dynamite
!

buy salt and pepper
?

buy dynamite next turn
?

buy time
?

purchase
?

a crop supply costs 30
?

no dynamite
?

buy dynamite twice
?

purchase dynamit
= buy dynamite

buy crop suply
= buy crop supply

family items

I salt Kyoto
= salt Kyoto

salting Kyoto
= salt Kyoto

pour salt on Kyoto
= spread salt on Kyoto

spread my bag of salt over Kyoto
= spread bag of salt on Kyoto

blow up Kyoto
= dynamite Kyoto

I blow up Kyoto
= dynamite Kyoto

hurl dynamite at Kyoto
= throw dynamite at Kyoto

throw TNT at Kyoto
= throw dynamite at Kyoto

throw dynamite into Kyoto
= throw dynamite at Kyoto

at Kyoto throw dynamite
= throw dynamite at Kyoto

use dynamite in Kyoto
= throw dynamite at Kyoto

use a crop supply this turn
= use 1 crop supply

I'd like to use my crop supply
= use crop supply

use salt
! missing

throw dynamite
! missing

salt
?

salt Okasa
!

dynamite!
?

Bob throws dynamite at Kyoto
?

someone threw dynamite at Kyoto
?

do not use the crop supply
! negation

throw dynamite at Kyoto or Nara
! alternative

when Bob moves, throw dynamite at Kyoto
! condition

throw dynamite at Bob's capital
?

use the force
?

use everything
?

use it
?

turn Kyoto
?

it's your turn
?

turn Kyoto into a garden
?

make Kyoto great
?

throw a party in Kyoto
?

drop dynamite
?

who dynamited Kyoto?
?

should I salt Kyoto?
?

play
?

play with Kyoto
?

family buildings

build me a garrison in Kyoto
= build 1 garrison in Kyoto

I build: fortress in Kyoto, garrison in Nara
= build fortress in Kyoto
= build garrison in Nara

build a fortress in each of Kyoto and Nara
= build 1 fortress in Kyoto
= build 1 fortress in Nara

build a wasteland in Kyoto
?

build an army in Kyoto
?

build Kyoto
?

build
?

build something in Kyoto
?

build a fortress near Kyoto
?

I built a fortress in Kyoto
?

the fortress in Kyoto is strong
?

fortify Bob
?

fortify the border
?

family purchases

purchase a stick of dynamite, please
= buy 1 dynamite

get dynamite
= buy dynamite

buy two sticks of TNT
= buy 2 dynamite

buy one bag of salt and one stick of dynamite
= buy 1 bag of salt
= buy 1 dynamite

we buy salt
= buy salt

buying a bag of salt
= buy 1 bag of salt

buy 2 salt
= buy 2 salt

inventory: buy dynamite
= ? buy dynamite

could you please buy me nothing but salt
?
