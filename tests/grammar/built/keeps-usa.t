# What is left behind, in sentences that end as sentences do.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

Leave one in Ohio and move the rest to Iowa.
= move all but 1 from Ohio to Iowa

Keep one in Ohio and move the rest to Iowa.
= move all but 1 from Ohio to Iowa

Ohio keeps one, the rest go to Iowa.
= move all but 1 from Ohio to Iowa

Leave 2 behind in Ohio and attack Iowa with everything else.
= attack Iowa from Ohio with all but 2
