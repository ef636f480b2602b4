# Joining in other words, held out.
ruleset global-domination
map japan
seats blue
seat -
call muster

Hi, I'd like to join at Nara as orange
= join at Nara, colour orange

Join at Nara as orange please.
= join at Nara, colour orange

join at Nara, orange
= join at Nara, colour orange

join Nara, colour orange
= join at Nara, colour orange

I join at Nara with colour orange and country Orange Free State
= join at Nara, colour orange, country Orange Free State

join in Nara, country Nippon
= join at Nara, country Nippon

join at Nara, country: Nippon, colour: orange
= join at Nara, colour orange, country Nippon

join at Nara, country "Nippon, the First", colour orange
= join at Nara, colour orange, country "Nippon, the First"

join as orange at Nara
= join at Nara, colour orange

orange joins at Nara
= join at Nara, colour orange

start at Nara
= join at Nara

I start in Nara as orange
= join at Nara, colour orange

I want to start from Nara
= join at Nara

please let me start in Nara
= join at Nara

can you let me join at Nara please?
= join at Nara

join: Nara
= join at Nara

joining at Nara
= join at Nara

JOIN AT NARA, COLOUR ORANGE
= join at Nara, colour orange

join at nara, color Orange
= join at Nara, colour orange

join at Nara, #ff8800
= join at Nara, colour #ff8800

join at Nara, colour #ff8800
= join at Nara, colour #ff8800

join at Narra
= join at Nara

change my start to Nara
= change start to Nara

change start to Nara
= change start to Nara

move my start to Nara
= change start to Nara

Thanks for hosting! I'd like to join at Nara.
= join at Nara

My name is Eve and I want to join.
!

what colours are free?
~

may I have orange?
!

join at Nara as dragon
!

join at Nara tomorrow
!

join if there is room
! condition

Is Nara free?
~
