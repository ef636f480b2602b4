# The second fresh half: only measured.
ruleset states
map usa
seats red yellow ann
seat red
call turn

I station three troops in Kansas
= deploy 3 in Kansas

All reinforcements go to Kansas
= deploy all in Kansas

Kansas receives all my new troops
= deploy all in Kansas

Give Kansas 2 troops and Iowa 1
?

Have Kansas attack Missouri
= attack Missouri from Kansas

Use the 6 troops in Kansas to attack Missouri
= attack Missouri from Kansas with 6

Raid Missouri from Kansas
= attack Missouri from Kansas

The troops in Kansas strike at Missouri with 4
= attack Missouri from Kansas with 4

Attack Missouri from Kansas, then Nebraska from Kansas
= attack Missouri from Kansas
= attack Nebraska from Kansas

Transfer 3 troops from Kansas to Iowa for fortification
?

Keep 1 in Kansas and fortify Iowa with the rest
= move all but 1 from Kansas to Iowa

End the deploy phase
= end deploy phase

I end my turn now
= end turn

Order 4 troops in Kansas to attack Missouri
= attack Missouri from Kansas with 4
