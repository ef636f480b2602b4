# Said twice, positions, wishes behind a sign, words of the same sound or the same consonants; and what is much like them.
ruleset armies
map world
seats red blue green teal
seat red
call turn

attack teal in irak from turkey
= attack teal in Iraq from Turkey

attack blue in germany frm our position in Poland
= attack blue in Germany from Poland

attack blue in Germany, using the placement in Poland
!

That is everything from me. Please end my turn.
= end turn

I'm finished. End the battle
= end battle

attack the red player in Kazakhstan from Russia
= attack red in Kazakhstan from Russia

attack green in Venezuela from Colombia and I would now like to move 1 from Peru to Brazil
= attack green in Venezuela from Colombia
= move 1 from Peru to Brazil

attack green in Venezuela from Colombia, and I wish I could move 1 from Peru to Brazil
?

I wish I could move 1 from Peru to Brazil
!

move 2 from australia to nz
= move 2 from Australia to New Zealand

move all from teh Congo to Angola
= move all from Congo to Angola
