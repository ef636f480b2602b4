# Joining and changing the start.
ruleset global-domination
map japan
seats blue
seat -
call muster

join at Kyoto, colour teal, country Sunrise Empire
= join at Kyoto, colour teal, country Sunrise Empire

join Kyoto teal
= join at Kyoto, colour teal

I would like to start in Kyoto as teal
= join at Kyoto, colour teal

start in Kyoto, colour #1188aa
= join at Kyoto, colour #1188aa

start in Kyoto, color: #1188aa
= join at Kyoto, colour #1188aa

join at Kyoto
= join at Kyoto

join in Kyoto
= join at Kyoto

join at Kyoto, colour: teal
= join at Kyoto, colour teal

join at Kyoto as light blue
= join at Kyoto, colour light blue

Join at Kyoto in teal
= join at Kyoto, colour teal

please let me join at Kyoto
= join at Kyoto

join at Kyoto, country: Sunrise Empire
= join at Kyoto, country Sunrise Empire

change my start to Osaka
= change start to Osaka

move my starting location to Osaka
= change start to Osaka

# ---- what must not be booked

join at Kyoto or Osaka
! alternative

join at Kyoto if nobody is there
! condition

may I join at Kyoto?
! question

join at Mordor
! unknown-name

I joined at Kyoto
~

join
!

don't join at Kyoto
! negation

join at Kyoto with Bob
!

join at Kyoto and Osaka
= join at Kyoto
= join at Osaka

I changed my mind, start in Osaka
! correction

move 4 from Osaka to Kyoto
! untimely

# A colour that is a word as well is one where a colour is due; a word that is none is said to be none.
join at Kochi, colour chocolate, country X
= join at Kochi, colour #d2691e, country X

join at Kochi as plum
= join at Kochi, colour #dda0dd

join at Kochi, my colour is tan
= join at Kochi, colour #d2b48c

join at Kochi. Colour: dark olive green.
= join at Kochi, colour #556b2f

join at Kochi. Colour chocolate. Country X.
= join at Kochi, colour #d2691e, country X

join at Kochi, colour chocolat, country X
! unknown-name

tomato plants grow in the snow here, plum trees too
~
