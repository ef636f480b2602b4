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

join at Mie
= join at Mie

Hello, I want to join at Mie as purple
= join at Mie, colour purple

sign me up at Mie
= join at Mie

I'll start in Mie
= join at Mie

start in Mie with purple
= join at Mie, colour purple

Join Mie, purple, country Miestan
= join at Mie, colour purple, country Miestan

join at Mie, color = purple
= join at Mie, colour purple

join at Mie, country is Miestan
= join at Mie, country Miestan

1. join at Mie
= join at Mie

change start to Mie
= change start to Mie

please change my start to Mie
= change start to Mie

move my starting location to Mie
= change start to Mie

join
!

join at the sea
?

join us
?

join Bob
?

join anywhere
?

join at Mie or Nara
! alternative

join at Mie, otherwise Nara
! condition

join at Mie unless taken
! condition

join at Mie, else Nara
! condition

don't join at Mie
! negation

never join at Mie
! negation

can I join at Mie?
?

is it possible to join at Mie?
?

Bob joins at Mie
?

I joined at Mie
?

maybe I join at Mie
! vague

I might join at Mie
! vague

join at Mie tomorrow
?

join 3
?

join at Mie with dynamite
?

join at Mie as purple and orange
?

start
?

when do we start?
?

change my start
!

change my start if Bob joins
! condition

can I change my start to Mie?
?

change my colour
?

change the rules
?

start from scratch
?

purple
?

Mie
?
