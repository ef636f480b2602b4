# Fresh lines: joining and changing the start.
# 830 texts were written before the code was looked at again, then every other one was held out.
# First run of all: 775 right, 5 asked, 42 refused, 1 other, 7 misread. Of the 7, two were real:
# "build a fortress next to Kyoto" was built in Kyoto, "cancel all but the first" cancelled all;
# of the 42, one was lost in silence: "salt Kyoto, please".
ruleset global-domination
map japan
seats blue bob
seat -
call muster

family joins

I'd like to join at Mie, please
= join at Mie

let me join at Mie
= join at Mie

I join in Mie as purple
= join at Mie, colour purple

Start: Mie
= join at Mie

starting in Mie
= join at Mie

join at Mie, my colour is purple
= join at Mie, colour purple

join at Mie (purple)
= join at Mie, colour purple

enter at Mie
= join at Mie

Please put me in Mie
?

change my starting location to Mie
= change start to Mie

I'd like to change my start to Mie
= change start to Mie

change my start from Nara to Mie
?

join Okasa
!

join the game
?

join forces with Bob
?

join Bob at Mie
?

join at any place
! vague

join at either Mie or Nara
! alternative

join at Mie if free
! condition

join at Mie when the game starts
! condition

join at Mie, preferably in purple
! alternative

I will not join at Mie
! negation

join at Mie, not Nara
! negation

may I start in Mie?
?

who joins at Mie?
?

Bob joined at Mie
?

I have joined at Mie
?

perhaps join at Mie
! vague

join at Mie next week
?

join at Mie with 5 troops
?

join at Mie as Bob
?

join at Mie as purple or orange
! alternative

start the game
?

start now
?

let's start
?

change my start to Okasa
!

don't change my start to Mie
! negation

change start to Mie or Nara
! alternative

change my mind
?

move my start
!

where should I start?
?

I like purple
?

Mie is nice
?
