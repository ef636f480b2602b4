# Who does it, said once more before the deed (frame/frame_resumed.c).
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

4 troops of Osaka they go to Hyogo
= move 4 from Osaka to Hyogo

Osaka 4 troops they go to Nara
= move 4 from Osaka to Nara

3 men in Kyoto they attack Nara
= move 3 from Kyoto to Nara

the trebuchet in Osaka she relocates to Kyoto
= relocate trebuchet from Osaka to Kyoto

Osaka 4 he attacks from Kyoto
?

4 in Osaka he attacks from Kyoto
?

If 4 in Osaka he moves to Nara
?

I fear that 4 in Osaka they move to Nara
?

his 4 in Osaka they move to Nara
?

Bob said 4 in Osaka they move to Nara
?

Red 4 from Osaka he moves to Nara
?

4 men in Osaka, he moves to Nara
?

4 in Osaka they moved to Nara
?

4 in Osaka they may go to Nara
?

4 in Osaka they would go to Nara
?

his army in Osaka he moves to Nara
?
