# As in the other half, written anew when that was mended.
ruleset states
map usa
seats red yellow blue
seat red
call turn

deploy 3 in hers
?

deploy 3 in Color
?

deploy 3 in Orego n or so
?

deploy 3 in the east
?

deploy 3 in the mountains
?

deploy 3 in Del
?

deploy 3 in Ida
?

deploy 3 in geo
?

deploy 3 in Kan
?

attack tax from Ohio
?

deploy 3 in utter
?

attack main from Vermont
?

move 3 from Ohio to Indian
?

deploy 3 in Hawk
?

attached Ohio from Indiana
?

deploys in Ohio 3
= deploy 3 in Ohio

deploy 3 in Lousiana
= deploy 3 in Louisiana

deploy 3 in Tennesee
= deploy 3 in Tennessee

deploy 3 in Massachusets
= deploy 3 in Massachusetts

deploy 3 in Penn
= deploy 3 in Pennsylvania

deploy 3 in Arkan
= deploy 3 in Arkansas

deplpy 3 in Ohio
= deploy 3 in Ohio

deploy 3 in NewJersey
= deploy 3 in New Jersey
