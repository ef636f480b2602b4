# Joining. Held out: measured, never tuned to.
ruleset global-domination
map japan
seats blue
seat -
call muster

join at Kyoto
= join at Kyoto

Join in Kyoto as teal
= join at Kyoto, colour teal

I would like to join at Kyoto
= join at Kyoto

I'd like to start in Kyoto as teal
= join at Kyoto, colour teal

start in Kyoto, color: #1188aa
= join at Kyoto, colour #1188aa

join Kyoto teal
= join at Kyoto, colour teal

join at Kyoto, colour teal, country Sunrise Empire
= join at Kyoto, colour teal, country Sunrise Empire

join at Kyoto with colour orange
= join at Kyoto, colour orange

start in Nara please
= join at Nara

join at Nara. Colour: green.
= join at Nara, colour green

# ---- not to be booked

join
! missing

join at Kyoto or Nara
! alternative

can I join at Kyoto?
! question

join at Atlantis
! unknown-name

I want to join
!

join at Kyoto if it is free
! condition
