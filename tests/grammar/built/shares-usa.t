# Shares of a whole that the line tells; whose whole only a board could tell are asked about here.
ruleset states
map usa48
seats red yellow
seat red
call turn

six split evenly between Texas and Ohio
= deploy 3 in Texas
= deploy 3 in Ohio

the twelve in three equal groups to Texas, Ohio and Utah
= deploy 4 in Texas
= deploy 4 in Ohio
= deploy 4 in Utah

My 12: half Texas, a quarter Ohio, the rest Utah
= deploy 6 in Texas
= deploy 3 in Ohio
= deploy 3 in Utah

put half of my 8 in Texas and the other half in Ohio
= deploy 4 in Texas
= deploy 4 in Ohio

two in Utah and the other six shared equally among Texas and Ohio
= deploy 2 in Utah
= deploy 3 in Texas
= deploy 3 in Ohio

Out of 10 two fifths go in Texas, the rest in Ohio
!

move 4 from Nevada evenly to Texas and Ohio
= move 2 from Nevada to Texas
= move 2 from Nevada to Ohio

Send six from Nevada, half to Texas and half to Ohio
= move 3 from Nevada to Texas
= move 3 from Nevada to Ohio

seven split evenly between Texas and Ohio
!

the twelve in four equal groups to Texas, Ohio and Utah
!

my 9: half in Texas, half in Ohio
!

half in Texas, the rest in Ohio
!

not half of the 8 in Texas, the rest in Ohio
!

nevada 7 rest utah
= deploy 7 in Nevada
= deploy all in Utah

split 5: 3 in Texas, 2 in Ohio
= deploy 3 in Texas
= deploy 2 in Ohio

three quarters of my 12 to Texas, what remains to Ohio please
= deploy 9 in Texas
= deploy 3 in Ohio

Ohio's six are split: four go to Texas, two to Utah
= move 4 from Ohio to Texas
= move 2 from Ohio to Utah

attack Idaho from both Utah and Nevada
= attack Idaho from Utah
= attack Idaho from Nevada

12 - nevada 5, texas 5, ohio 2
= deploy 5 in Nevada
= deploy 5 in Texas
= deploy 2 in Ohio

4 apiece ohio texas nevada
= deploy 4 in Ohio
= deploy 4 in Texas
= deploy 4 in Nevada

Move half of the six in Nevada to Texas, the others to Ohio.
= move 3 from Nevada to Texas
= move 3 from Nevada to Ohio

11 - nevada 5, texas 5, ohio 2
?

two and a half in Texas, the rest in Ohio
!

4 and a half, half in Texas, half in Ohio
!
