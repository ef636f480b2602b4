# Deeds that the game does not have, and what only tells of things: none of it is an order, whatever it names.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

sell Ohio
?

disband 3 in Ohio
?

withdraw 3 from Nevada and send them home
?

inspect four men in Utah
?

spy on Kansas from Nebraska
?

kill two of mine in Iowa
?

feed the 5 in Maine
?

rename Florida to Bobland
?

give Georgia to Ann
?

lend yellow two in Virginia
?

count my men in Oregon
?

let three go home from Idaho
?

there are 7 in Missouri and 3 in Illinois
?

paint Vermont red
?

my 4 in Delaware are tired
?

wave at Kentucky from Tennessee
?

send a postcard from Colorado to Utah
?

drive from Texas to Louisiana took me 9 hours
?

remove 2 in Michigan
?

swap 3 in Montana with 3 in Wyoming
?

how is the army in Alabama doing
?

bury the two in Arizona
?

arrest yellow in New Jersey
?

bribe the 4 in Maryland
?

photograph California from Nevada
?

New York is full of rats, eight million of them
?

I was born in Wisconsin, second of 4
?

train my 6 in Minnesota
?

starve out Rhode Island
?

pay the 3 in Arkansas
?

ignore Mississippi
?

nobody is left in South Dakota
?

dismiss five in Connecticut
?

have a look at Kansas from Nebraska
?
