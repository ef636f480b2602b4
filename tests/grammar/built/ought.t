# Obligations: what stands before them is done.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

4 troops are to be moved from Osaka to Kyoto
= move 4 from Osaka to Kyoto

4 troops in Osaka should be moved to Kyoto
= move 4 from Osaka to Kyoto

3 troops are to be spawned in Nara
= spawn 3 in Nara

Kyoto is to be besieged from Osaka by one trebuchet
= siege Kyoto from Osaka with trebuchet

A bivouac must be built in Nara
= build 1 bivouac in Nara

The ruin in Kyoto should be rebuilt with 1 troop
= rebuild the ruin in Kyoto with 1 troop

4 troops were to be moved from Osaka to Kyoto
?

4 troops are not to be moved from Osaka to Kyoto
?

If 4 troops are to be moved from Osaka to Kyoto
?

4 troops should be moved from Osaka to Kyoto by Bob
?

Kyoto is to be attacked by Bob
?

It should be noted that 4 troops move from Osaka to Kyoto
?

4 troops should be enough to move from Osaka to Kyoto
?

I think Kyoto should be attacked from Osaka with 4
?

Kyoto should be attacked from Osaka with 4 next turn
?

Whether Kyoto is to be attacked from Osaka with 4
?

Kyoto need not be attacked from Osaka with 4
?

4 troops should have been moved from Osaka to Kyoto
?

4 troops seem to be moved from Osaka to Kyoto
?

4 troops used to be moved from Osaka to Kyoto
?

4 troops were supposed to be moved from Osaka to Kyoto
?

Bob wants 4 troops to be moved from Osaka to Kyoto
?

Which 4 troops are to be moved from Osaka to Kyoto
?

4 troops are to be moved from Osaka to Kyoto?
?

Perhaps 4 troops should be moved from Osaka to Kyoto
?

4 troops must be moved from Osaka to Kyoto or Nara
?

4 troops must be moved from Osaka
?

4 troops are to be moved from Osaka to Kyoto and 2 from Nara to Mie
= move 4 from Osaka to Kyoto
= move 2 from Nara to Mie

Sayonara Nation's 4 troops are to be moved from Osaka to Kyoto
?

# clear to a reader, but refused so far
The troops in Osaka, 4 of them, must be moved to Kyoto
?

It would be nice for 4 troops to be moved from Osaka to Kyoto
?

I expected 4 troops to be moved from Osaka to Kyoto
?

Please ensure 4 troops are to be moved from Osaka to Kyoto
?
