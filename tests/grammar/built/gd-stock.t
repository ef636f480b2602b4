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

# clear to a reader, but refused so far
buy an additional 2 troops
!

buy two extra soldiers
= buy 2 extra troops

buy two extra units for 10 points
= buy 2 extra troops for 10 influence

I want to buy two extra troops
= buy 2 extra troops

I will buy 2 extra units
= buy 2 extra troops

let's buy 2 extra troops
= buy 2 extra troops

extra 2 troops
!

two extra units, please
!

extra troops: 2
?

pay 10 influence for 2 more troops
= buy 2 extra troops for 10 influence

spend 10 influence to buy 2 extra troops
= buy 2 extra troops for 10 influence

spend ten influence points for 2 additional units
= buy 2 extra troops for 10 influence

for 10 influence, buy 2 extra units
= buy 2 extra troops for 10 influence

buy extra units (2)
! ambiguous

purchase extra troops
= buy extra troops

extra spawn please
= extra spawn

I'll take the extra spawn
= extra spawn

get the extra spawn
= extra spawn

additional spawn
= extra spawn

purchase an extra spawn
= extra spawn

Buy 2 extra troops. Spawn 5 in Kyoto.
= buy 2 extra troops
= spawn 5 in Kyoto

buy 2 extra troops, buy dynamite
= buy 2 extra troops
= buy dynamite

1) buy 2 extra units
= buy 2 extra troops

BUY 2 EXTRA UNITS
= buy 2 extra troops

buy 2 extra troops this turn
= buy 2 extra troops

hire 2 extra troops
= buy 2 extra troops

buy my two extra troops
= buy 2 extra troops

buy 2 extra units in Kyoto
?

buy 2 extra troops next turn
?

buy 2 or 4 extra troops
! alternative

buy as many extra troops as possible
! vague

buy 1.5 extra troops
!

buy 0 extra troops
!

should I buy 2 extra troops?
?

do I have enough for 2 extra troops?
?

I bought 2 extra troops last turn
?

Bob bought 2 extra troops
?

no extra troops
?

no extra spawn
?

I won't buy extra units
! negation

skip the extra units
?

extra
?

two more
?

spend 10 influence
?

pay 10 influence
?

buy influence
?

sell 2 extra troops
?

give Bob 10 influence for 2 troops
?

buy 2 extra fortresses
?

extra garrison in Kyoto
?

buy extra everything
?

maybe buy 2 extra troops
! vague

buy 2 extra troops instead
!

I would buy 2 extra troops but I am poor
?

my extra troops are in Kyoto
?

those 2 extra troops cost 10 influence
?

undo the extra spawn
?

buy spawn
?

family purchases

buy a wasteland
?

buy Kyoto
?

buy dynamite in Kyoto
?

buy dynamite if I have the money
! condition

buy either salt or dynamite
! alternative

buy enough dynamite
! vague

buy no dynamite
! negation

I have bought a bag of salt
?

who buys dynamite?
?

should I buy dynamite or salt?
?

give me dynamite
?

buy half a bag of salt
! vague

buy dynamite for Bob
?

buy all the dynamite
?

buy
?

buy two
?

I need dynamite
?

buy dynamite, no salt
?

buy dynamit
= buy dynamite

buy a dynamit
= buy 1 dynamite

family items

salt Kyoto, please
= salt Kyoto

salt my Kyoto
= salt Kyoto

please salt Kyoto and Nara
= salt Kyoto
= salt Nara

pour a bag of salt on Kyoto
= spread 1 bag of salt on Kyoto

dynamite Kyoto!
= dynamite Kyoto

blast Kyoto
= dynamite Kyoto

throw one stick of dynamite at Kyoto
= throw 1 dynamite at Kyoto

throw two sticks of dynamite at Kyoto
= throw 2 dynamite at Kyoto

throw dynamite to Kyoto
= throw dynamite at Kyoto

Kyoto: throw dynamite
= throw dynamite at Kyoto

throw dynamite -> Kyoto
= throw dynamite at Kyoto

use the dynamite against Kyoto
= throw dynamite at Kyoto

use both crop supplies
= use 2 crop supplies

crop supply
?

use dynamite
! missing

throw salt
! missing

salt the earth
?

take it with a grain of salt
?

Bob threw dynamite at Kyoto
?

I threw dynamite at Kyoto
?

don't salt Kyoto
! negation

never use dynamite on Kyoto
! negation

throw dynamite at Kyoto if Bob is there
! condition

throw dynamite at someone
?

throw dynamite from Kyoto
?

use Kyoto
?

use 2
?

use them on Kyoto
?

turn 5
?

turn Kyoto into a fortress
?

turn into a wasteland
?

Kyoto is a wasteland
?

throw 2 troops at Kyoto
?

bombs away
?

may I throw dynamite at Kyoto?
?

I might salt Kyoto
! vague

play nice
?

eat
?

family buildings

Build a Bivouac in Kyoto!
= build 1 bivouac in Kyoto

fortify my Kyoto
= fortify Kyoto

Kyoto: build a trebuchet
= build 1 trebuchet in Kyoto

build a headquarter in Kyoto
?

build a wall in Kyoto
?

build 3 troops in Kyoto
?

build in Kyoto
?

build a fortress
!

build a fortress next to Kyoto
?

Bob builds a fortress in Kyoto
?

can I build a fortress in Kyoto?
?

fortify
?

fortify everything
?

don't fortify Kyoto
! negation

family purchases

buy 3 bags of salt
= buy 3 bags of salt

I would like to buy a crop supply
= buy 1 crop supply

Buy: 2 crop supplies
= buy 2 crop supplies

buy dynamite and salt
= buy dynamite
= buy salt

acquire a crop supply for 30 influence
= buy 1 crop supply for 30 influence

BUY SALT
= buy salt

let's get some dynamite
?

purchase salt for 10 points
= buy salt for 10 influence

- buy a crop
= buy 1 crop supply

pay 30 for dynamite
?

buy sticks of dynamite
! missing

buy dynamite
= buy 1 dynamite

buy salt, one bag
= buy 1 bag of salt

buy dynamite, 2 sticks
= buy 2 dynamite
