# Of global-domination: groups, wishes, bullets and arrows as people draw them.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Build garrisons in Osaka and Nara
?

fortress osaka
?

Spend 10 influence points to spawn 2 extra troops in Osaka
?

Turn Nara into a wasteland with my bag of salt
?

siege kyoto from osaka kill troops
?

Join the game as teal, starting in Osaka.
?

2 new guys in Osaka and 1 in Kyoto please
= spawn 2 in Osaka
= spawn 1 in Kyoto

Buy me one dynamite and one bag of salt.
= buy dynamite
= buy bag of salt

I purchase a crop supply, then I use it.
= buy crop supply
= use crop supply

Move everyone from Osaka to Kyoto except for 2.
= move all but 2 from Osaka to Kyoto

Everyone in Osaka except 2 goes to Kyoto.
= move all but 2 from Osaka to Kyoto

I attack Kyoto with 3 from Osaka and 2 from Nara.
= move 3 from Osaka to Kyoto
= move 2 from Nara to Kyoto

A force of 5 marches on Kyoto from Osaka.
= move 5 from Osaka to Kyoto

Dispatch five soldiers out of Osaka, heading for Kyoto.
= move 5 from Osaka to Kyoto

Osaka -3-> Kyoto
= move 3 from Osaka to Kyoto

Osaka --> Kyoto: 3
= move 3 from Osaka to Kyoto

Osaka => Kyoto x3
= move 3 from Osaka to Kyoto

o Osaka to Kyoto: three troops
o Nara to Hyogo: two troops
= move 3 from Osaka to Kyoto
= move 2 from Nara to Hyogo

Could the 3 troops at Osaka please march to Kyoto?
= move 3 from Osaka to Kyoto

What I'd like to do is move 3 from Osaka to Kyoto.
= move 3 from Osaka to Kyoto

My only order: 3 from Osaka to Kyoto.
= ? move 3 from Osaka to Kyoto
