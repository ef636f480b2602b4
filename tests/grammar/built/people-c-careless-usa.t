# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

3 kansas (new ones)
= deploy 3 in Kansas

kansas hits missouri w 4
= attack Missouri from Kansas with 4

attak florida frm georgia
= attack Florida from Georgia

fortfy 5 maine to nevada lol
= move 5 from Maine to Nevada

deply 2 oregon 1 idaho
= deploy 2 in Oregon
= deploy 1 in Idaho

TX attacks NM with 6
= attack New Mexico from Texas with 6

put 2 in vermnt please please
= deploy 2 in Vermont

shift 8 s dakota > minnesota
= move 8 from South Dakota to Minnesota

montana attack wyomming 3 then idaho 2 also from montana
= attack Wyoming from Montana with 3
= attack Idaho from Montana with 2

i attack with 5 from virginia the west virginia
= attack West Virginia from Virginia with 5

colorado into utha attack!!
= attack Utah from Colorado

atk ny from pa w/ nine
= attack New York from Pennsylvania with 9

alabama leave 2 rest move mississipi
= move all but 2 from Alabama to Mississippi

pls pls all reinforcments louisiana
= deploy all in Louisiana

n carolina attacks s carolina 4 troops
= attack South Carolina from North Carolina with 4

one more for new jersy (deploying), two for ohio
= deploy 1 in New Jersey
= deploy 2 in Ohio
