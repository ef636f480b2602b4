# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset global-domination
map tutorial
seats red blue ann bob
seat red
call turn

Three units from Aldport march to Corran, and from Corran they cross the water to Dunmere.
= move 3 from Aldport to Corran
= move 3 from Corran to Dunmere

Spawn one troop in Galla and the other two in Fenholm. A bivouac is to be built in Hazelby.
= spawn 1 in Galla
= spawn 2 in Fenholm
= build bivouac in Hazelby

brume 2 corran. galla all hazleby. thx
= move 2 from Brume to Corran
= move all from Galla to Hazelby
