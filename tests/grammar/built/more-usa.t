# Deeds said last, by how many, with whom; and lists under several headings.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

utah from arizona attack!!
= attack Utah from Arizona

attack ohio w michigan
= attack Ohio from Michigan

Texas should be attacked by 2; and Wyoming should be taken.
?
