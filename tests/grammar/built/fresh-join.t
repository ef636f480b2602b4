# Joining, written anew without a look at the other files; of use since.
ruleset global-domination
map japan
seats blue
seat -
call muster

Hi, I'd like to join the game. Start in Kochi, please.
= join at Kochi

join kochi green
= join at Kochi, colour green

# of the player, or of his country?
Name: Frogland
Colour: green
Start: Kochi
! ambiguous

Colour: green
Start: Kochi
= join at Kochi, colour green

Start: Kochi
Color: green
Country: Frogland
= join at Kochi, colour green, country Frogland

join
Country name: Frogland
Color: green
Starting location: Kochi
= join at Kochi, colour green, country Frogland

join at Kochi, country name Frogland
= join at Kochi, country Frogland

join at Kochi, my country is called Frogland
= join at Kochi, country Frogland

join at Kochi, my country's name is Frogland
= join at Kochi, country Frogland

I want to play as Frogland, starting in Kochi
?

join in kochi colour: dark green
= join at Kochi, colour dark green

Start at Kochi with colour #00aa00
= join at Kochi, colour #00aa00

count me in! kochi, orange
! missing
! no-verb

sign me up for Kochi, orange
= join at Kochi, colour orange

I'm joining at Kochi as orange
= join at Kochi, colour orange

I choose Kochi as my start and orange as my colour.
?

Kochi, orange
?

join at Kochi, colour green or blue
!

join at Kochi if it is free
!

join at Kochi, else Ehime
!

is Kochi free?
?

can I join at Kochi?
!

may i join at Kochi please
!

I might join at Kochi
!

join
!

join at Paris
!

join as green
!

can you tell me the rules before i join?
?

JOIN KOCHI, GREEN, "Kingdom of Frogs"
?

join at Kochi, colour green, country "Kingdom of Frogs"
= join at Kochi, colour green, country Kingdom of Frogs

Join at Kochi. Colour green. Country Frogland.
= join at Kochi, colour green, country Frogland

join at Kochi, colour green, lore They came from the ponds, and they will go back.
= join at Kochi, colour green, lore They came from the ponds, and they will go back.

i would like to be green and start in kochi
?

Hello! My name is Tom and I would like to join at Kochi.
?

I do not want to join at Kochi
!

wanna join, kochi is fine
?

we start at kochi
= join at Kochi

start location Kochi
= join at Kochi
