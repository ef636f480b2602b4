# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Have 4 troops march from Osaka to Kyoto
= move 4 from Osaka to Kyoto

I'd like 3 of my troops in Nara to go to Mie
= move 3 from Nara to Mie

Send 2 troops from Osaka to Nara and 3 to Kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

Osaka: 2 to Nara, 3 to Kyoto
= move 2 from Osaka to Nara
= move 3 from Osaka to Kyoto

Let the 4 troops in Kyoto advance to Shiga.
= move 4 from Kyoto to Shiga

Kyoto's 3 troops go to Fukui
= move 3 from Kyoto to Fukui

Move three troops from Hyogo via Kyoto to Shiga
= move 3 from Hyogo to Kyoto and on to Shiga

4 troops leave Osaka for Kyoto
= move 4 from Osaka to Kyoto

Bring 2 troops from Nara back to Osaka
= move 2 from Nara to Osaka

Pull 3 troops out of Mie to Nara
= move 3 from Mie to Nara

Reinforce Kyoto with 2 troops from Osaka
= move 2 from Osaka to Kyoto

Move everything in Nara to Osaka
= move all from Nara to Osaka

Keep 2 in Osaka, send the rest to Kyoto
= move all but 2 from Osaka to Kyoto

Leave one troop behind in Nara and move the others to Mie
= move all but 1 from Nara to Mie

Move 2 troops each from Osaka and Nara to Kyoto
= move 2 from Osaka to Kyoto
= move 2 from Nara to Kyoto

From Osaka send 1 troop to each of Kyoto and Nara
= move 1 from Osaka to Kyoto
= move 1 from Osaka to Nara

Move 5 troops from Osaka into Kyoto, then 4 of them on to Shiga
= move 5 from Osaka to Kyoto
= move 4 from Kyoto to Shiga

Advance 3 battle-hardened troops from Osaka to Kyoto
= move 3 from Osaka to Kyoto

Please transfer 2 of the troops stationed in Hyogo to Osaka.
= move 2 from Hyogo to Osaka

Invade Kyoto from Osaka with 5 troops
= move 5 from Osaka to Kyoto

Use 5 troops from Osaka to attack Kyoto
= move 5 troops from Osaka to Kyoto

Attack Bob in Kyoto from Osaka with 4
= move 4 from Osaka to Kyoto against bob

5 troops in Osaka shall invade Kyoto
= move 5 from Osaka to Kyoto

Expand from Nara to Mie with 2
= move 2 from Nara to Mie

Spread out from Osaka: 1 to Nara, 1 to Kyoto, 1 to Hyogo
= move 1 from Osaka to Nara
= move 1 from Osaka to Kyoto
= move 1 from Osaka to Hyogo

Distribute 3 troops from Osaka to Nara.
= move 3 from Osaka to Nara

Spawn all my new troops in Osaka
= spawn all in Osaka

# clear to a reader, but refused so far
New units: 2 in Osaka, 1 in Kyoto
= spawn 2 in Osaka
= spawn 1 in Kyoto

Place my 3 new troops in Osaka please
= spawn 3 in Osaka

I want my three spawns at Kyoto
= spawn 3 in Kyoto

# clear to a reader, but refused so far
Split the spawn: two in Osaka, one in Nara
= ? spawn 2 in Osaka
= ? spawn 1 in Nara

# clear to a reader, but refused so far
Spend 10 influence points to spawn 2 extra troops in Osaka
?

Pay 10 IP for two additional units
= buy 2 extra troops for 10 influence

Purchase one bag of salt and one crop supply
= buy 1 bag of salt
= buy 1 crop supply

Buy a stick of dynamite for 30 influence points
= buy 1 dynamite for 30 influence

I'd like to buy two bags of salt
= buy 2 bags of salt

# clear to a reader, but refused so far
Spend 30 IP on dynamite
?

Use my crop supply
= use crop supply

Use the bag of salt on Nara
= use bag of salt on Nara

# clear to a reader, but refused so far
Turn Nara into a wasteland with my bag of salt
?

Use bag of salt on the fields of Nara
= use bag of salt on Nara

Throw the dynamite at Kyoto
= throw dynamite at Kyoto

# clear to a reader, but refused so far
Use a dynamite against Bob's fortress in Kyoto
?

Throw a stick of dynamite into Kyoto
= throw 1 dynamite at Kyoto

Build a fortress in Osaka and a garrison in Nara
= build fortress in Osaka
= build garrison in Nara

Construct one trebuchet in Osaka for 30 influence points.
= build 1 trebuchet in Osaka for 30 influence

Have a bivouac built in Nara
= build bivouac in Nara

# clear to a reader, but refused so far
Build garrisons in Osaka and Nara
?

# clear to a reader, but refused so far
I'd like a fortress in Osaka, please
?

# clear to a reader, but refused so far
A new bivouac goes up in Nara
?

Restore the ruin in Kyoto for 10 influence points
= rebuild the ruin in Kyoto for 10 influence

Rebuild the ruined fortress in Nara at the cost of one troop
= rebuild the fortress in Nara with 1 troop

Sacrifice 1 troop to rebuild the ruin in Kyoto
= rebuild the ruin in Kyoto with 1 troop

Roll the trebuchet from Osaka to Nara
= relocate trebuchet from Osaka to Nara

Move my trebuchet in Osaka to Nara
= relocate trebuchet from Osaka to Nara

Have the trebuchet in Osaka siege Kyoto
= siege Kyoto from Osaka with trebuchet

The trebuchet in Osaka bombards Kyoto, aiming at the walls
= siege Kyoto from Osaka with trebuchet target the walls

# clear to a reader, but refused so far
Siege Kyoto with my trebuchet from Osaka and target the troops instead of the walls
?

Order my trebuchet at Osaka to besiege Kyoto
= siege Kyoto from Osaka with trebuchet

# clear to a reader, but refused so far
Fire the Osaka trebuchet at Kyoto
?

The army in Nara, 3 troops, moves to Mie
= move 3 troops from Nara to Mie

My orders: move 3 from Osaka to Kyoto; spawn 3 in Osaka; that is all.
= move 3 from Osaka to Kyoto
= spawn 3 in Osaka
= done

3 troops, Osaka to Kyoto, then on to Shiga
= move 3 from Osaka to Kyoto and on to Shiga

Kyoto should be attacked by 5 troops from Osaka
= move 5 from Osaka to Kyoto

Shift two troops over from Nara to Osaka
= move 2 from Nara to Osaka

March 4 men out of Osaka and into Kyoto
= move 4 from Osaka to Kyoto

I am moving 4 troops out of Hyogo to Tottori
= move 4 from Hyogo to Tottori

Take 3 troops from Osaka and put them in Nara
= move 3 troops from Osaka to Nara

2 of the 5 troops in Osaka move to Nara
= move 2 from Osaka to Nara

Relocate half a dozen troops from Osaka to Kyoto
= move 6 from Osaka to Kyoto
