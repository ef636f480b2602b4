# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

Draw one more army of mine in Brazil, please.
= place 1 in Brazil

A single army travels from Brazil to Peru.
= move 1 from Brazil to Peru

From Angola, I start a battle against Blue in South Africa.
= attack blue in South Africa from Angola

I'd like to fight Green inside Brazil, where both of us are sitting anyway.
= attack green in Brazil

I pass.
= pass

There is nothing more I want to do, so please end my turn.
= end turn

Two armies shall go from Kazakhstan to Mongolia, because there is more room for them.
= move 2 from Kazakhstan to Mongolia

Bring three of mine across from Spain to Morocco and finish my turn afterwards.
= move 3 from Spain to Morocco
= end turn
