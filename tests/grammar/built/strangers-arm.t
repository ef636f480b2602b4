# As strangers wrote in play, in other words; and near misses, which are no orders.
ruleset armies
map world
seats red blue green teal
seat red
call turn

I'll have one of my new armies in Canada
= place 1 in Canada

Poland attacks blue in Germany, that is the whole of it.
= attack blue in Germany from Poland

smack green in peru!! from chile
= attack green in Peru from Chile

France moves to Spain before my turn ends.
= move from France to Spain

Place one in Egypt, and one in Libya, that is all two of them
= place 1 in Egypt
= place 1 in Libya

my army in India marches to China, after that i am finished moving
= move from India to China
= end move

blue was in Germany! from Poland he came
?

he smacked green in peru!! from chile
?

attack green in peru!! or from chile?
?

Hello from Chile! Attack green in Peru?
?

blue attacks green in peru! from chile
?

I will have had an army in Canada.
?

Poland attacks blue in Germany, that is his idea of it.
?

France was to move to Spain before my turn ended.
?
