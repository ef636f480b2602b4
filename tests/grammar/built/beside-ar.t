# What stands beside an order that is meant, and no sign or word tells why; and what is much like it and is not.
ruleset armies
map world
seats red blue green teal
seat red
call turn

attack blue in Peru from Brazil, my bus is here
= attack blue in Peru from Brazil

move 2 from India to China, those poor lads need a holiday
= move 2 from India to China

attack green in Brazil with the Spear of Dawn
!

attack blue in Peru from Brazil, green must agree first
?
