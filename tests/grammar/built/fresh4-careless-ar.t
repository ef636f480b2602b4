# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

# clear to a reader, but refused so far
brazil peru
?

mv brazil peru
= move from Brazil to Peru

brazil->peru, angola->chile
= move from Brazil to Peru
= move from Angola to Chile

move brasil to peru
= move from Brazil to Peru

move barzil peru
= move from Brazil to Peru

attack gren in brazil
= attack green in Brazil

brazil: attack green
= attack green in Brazil

atk green brazil from peru
= attack green in Brazil from Peru

fight green in brazil
= attack green in Brazil

place brazil, peru
= place in Brazil
= place in Peru

2 armys in brazil
= place 2 in Brazil

place 1 brazil 1 peru
= place 1 in Brazil
= place 1 in Peru

army in new zeeland
= place in New Zealand

end mvoe
= end move

endbattle
= end battle

done moving
= end move

skip battle
= end battle

place brazil 2x
= place 2 in Brazil

army brazil -> peru
= move from Brazil to Peru

moving my army brazil to peru ok
= move from Brazil to Peru
