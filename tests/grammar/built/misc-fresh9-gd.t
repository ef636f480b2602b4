# Words of writers who had seen none of ours, by their principles.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Saga gets a garrison and Oita gets a bivouac.
= build 1 garrison in Saga
= build 1 bivouac in Oita

New troops: 2 in Kochi, 1 in Nara.
= spawn 2 in Kochi
= spawn 1 in Nara

My luck this time is 7
= luck 7

Luck he is great
= luck he is great

Saga gets a garrison if Oita falls.
?

Bob gets a garrison
?

Nara sends two after him to Osaka.
= move 2 from Nara to Osaka

Move 2 from Nara to Osaka to follow him
= move 2 from Nara to Osaka

Move 2 from Nara to Osaka after he attacks
?

Move 2 from Nara to Osaka after him and bob agree
?
