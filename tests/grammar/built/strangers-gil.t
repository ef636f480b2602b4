# As strangers wrote in play, in other words; and near misses, which are no orders.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

Three fresh ones for Crag, that is all I have.
= deploy 3 in Crag

skip the diplomacy
= no diplomacy

I skip the battles this time
= no battle

Five troops from Ashford are to attack Limestead before the phase ends.
= attack Limestead from Ashford with 5

I'll have four of the new lads in Anvil
= deploy 4 in Anvil

recruit the mercenaries, I have been saving for it
= recruit mercenaries

Attack Fenwick from Bogwald with 4. After that no more fighting from me.
= attack Fenwick from Bogwald with 4
= end battle

skipping the diplomacy was a mistake
?

He skipped the diplomacy.
?

Should I skip the diplomacy?
?

If Tharn skips the diplomacy I bribe Brinn.
?

Blackmail against Hesper had made it neutral again.
?

Tharn has 3 fresh ones for Crag.
?

I'll have to think about four in Anvil.
?

I'll have finished before 2 from Ironmouth move to Ashford.
?

Attack Fenwick from Bogwald with 4, that is what Tharn expects.
?
