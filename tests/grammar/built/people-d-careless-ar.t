# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

ok lets fight green in ukraine, coming out of poland, wish me luck
= attack green in Ukraine from Poland

put 2 greece
= place 2 in Greece

can you bring both of the two armies out of s. africa up into Angola for me thx
= move 2 from South Africa to Angola

i'd like to atack blue in britian from france and after that thats the end of my turn
= attack blue in Britain from France
= end turn

one new in india one new in iran
= place 1 in India
= place 1 in Iran

3 new guinea > indonesia
= move 3 from New Guinea to Indonesia
