# Who goes where, said of people and of where they come from; in words of going (frame/frame_doers.c, frame_timely.c).
ruleset armies
map world
seats red blue green teal
seat red
call turn

My Polish army goes to Ukraine.
= move army from Poland to Ukraine

Walk my Polish army over to Ukraine, and my Turkish one to Iraq.
= move army from Poland to Ukraine
= move from Turkey to Iraq

Send the Turkish army to Iraq, and the Iraqi army to Iran.
= move army from Turkey to Iraq
= move army from Iraq to Iran

The Egyptian army visits the Golden Mask.
= visit Golden Mask army from Egypt

Bring my Canadian army, the one in Canada, down to Mexico.
= move army from Canada to Mexico

The Turkish army attacked me in Iraq.
?

I fear the Indian army.
?

The army in Poland depends on the army in Turkey.
?

Attack the Teals in Nigeria with the army from Algeria.
= attack teal in Nigeria from Algeria

The greens are strong in France.
?

Use my army in China to attack teal in Japan.
= attack teal in Japan from China

My army in Angola withdraws to Congo.
= move army from Angola to Congo

Retreat from Angola to Congo
= move from Angola to Congo

If blue attacks, Angola withdraws to Congo.
?

My army of Madagascar disembarks in Angola.
= move army from Madagascar to Angola

My army in Peru makes for Brazil.
= move army from Peru to Brazil

Cuba hops over to Venezuela.
= move from Cuba to Venezuela

My army moves out of Cuba into Venezuela.
= move army from Cuba to Venezuela

My army in Norway longs for Iceland.
?

My army in Norway waits for Iceland.
?

Raise a new army in Canada.
= place 1 army in Canada

Put an army down in Australia for me.
= place 1 army in Australia
