# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

Out of Turkey I start a battle with Teal in Iraq.
= attack teal in Iraq from Turkey

Egypt -> Libya, the lot.
= move all from Egypt to Libya

Two to Chile from Argentina. Then battle with Blue in Peru, from Chile.
= move 2 from Argentina to Chile
= attack blue in Peru from Chile

Could you kindly draw two more of my icons in Spain?
= place 2 in Spain
