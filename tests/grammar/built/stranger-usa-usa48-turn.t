# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

One troop each for Kansas, Nebraska and Iowa. Nebraska attacks Wyoming.
= deploy 1 in Kansas
= deploy 1 in Nebraska
= deploy 1 in Iowa
= attack Wyoming from Nebraska

Fortify: bring all but one of the troops in Vermont down to Pennsylvania.
= fortify all but 1 from Vermont to Pennsylvania

From New York, invade New Jersey. From Pennsylvania, invade Delaware.
= attack New Jersey from New York
= attack Delaware from Pennsylvania

hit nevada
?

Rough sketch for Sunday, don't run it: 2 in Delaware, attack Maryland from Delaware, fortify 1 to Virginia.
?
