# All other orders: what any host would understand, and the program does not yet.
ruleset global-domination
map japan
seats red blue bob
seat red
call turn

Place 3 of the new troops in Tokyo and the remaining two in Saitama
= spawn 3 in Tokyo
= spawn 2 in Saitama

Use 10 influence points to get two extra troops.
= buy 2 extra troops for 10 influence

buy crop supply x1
= buy a crop supply

salt Tokyo with my bag of salt
= salt Tokyo

blow Chiba up
= dynamite Chiba

Construct a new fortress @Tokyo
= build a fortress in Tokyo

build fortresses in Tokyo and Chiba
= build a fortress in Tokyo
= build a fortress in Chiba

move 3 troops and the trebuchet from Tokyo to Chiba
= move 3 from Tokyo to Chiba
= move the trebuchet from Tokyo to Chiba

move 3 troops from Tokyo to Chiba and the trebuchet too
= move 3 from Tokyo to Chiba
= move the trebuchet from Tokyo to Chiba

Use the trebuchet in Tokyo to siege Chiba
= siege Chiba from Tokyo with the trebuchet

fire trebuchet tokyo at chiba
= siege Chiba from Tokyo with the trebuchet

siege chiba from tokyo, aim: walls
= siege Chiba from Tokyo, target the walls

siege Chiba from Tokyo (units)
= siege Chiba from Tokyo, target the units

ok so: move 2 from nara to mie, then spawn 3 in osaka, and thats it
= move 2 from Nara to Mie
= spawn 3 in Osaka

Could my 3 troops in Nara please attack Mie?
= move 3 from Nara to Mie
