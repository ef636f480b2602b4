# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Deploy four troops in Texas. Attack Oklahoma from Texas.
= deploy 4 in Texas
= attack Oklahoma from Texas

I put two of my new troops on Ohio and the third one on Indiana.
= deploy 2 in Ohio
= deploy 1 in Indiana

Georgia attacks Florida, and once that is over Georgia attacks South Carolina as well.
= attack Florida from Georgia
= attack South Carolina from Georgia

No attacks from me this turn. Relocate five troops from Maine to Nevada.
= no attacks
= fortify 5 from Maine to Nevada

Every new troop goes to Colorado. From Colorado I attack Utah, then from Utah I attack Nevada.
= deploy all in Colorado
= attack Utah from Colorado
= attack Nevada from Utah

Please use the troops in Kentucky to attack Tennessee, and afterwards shift two from Illinois to Kentucky.
= attack Tennessee from Kentucky
= fortify 2 from Illinois to Kentucky

Reinforce Missouri with six, then let Missouri attack Arkansas. Finally, move three from Missouri to Illinois.
= deploy 6 in Missouri
= attack Arkansas from Missouri
= fortify 3 from Missouri to Illinois

put evrything in lousiana then hit missisippi frm there
= deploy all in Louisiana
= attack Mississippi from Louisiana

3 in the dakotas
?

Remind me, how many troops stay in Georgia when I attack Florida from there and win? The rulebook confuses me.
?

You reported that I attacked Utah from Arizona and lost two. I'm sure it was from Nevada. Who's right?
?

Someday I'll attack Alaska from Washington, you just wait. But not today!
?

As soon as Red is out of Tennessee, go into Tennessee from Arkansas with whatever I've got.
?
