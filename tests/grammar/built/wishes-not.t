# What sounds like a wish, an ending or a row, and orders nothing (frame_mood.c, frame_passive.c, frame_counts.c).
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

I would be happy if blue moved 3 from Osaka to Kyoto
?

It would please me if nobody moved 3 from Osaka to Kyoto
?

I would like to know whether to move 3 from Osaka to Kyoto
?

I'd love to move 3 from Osaka to Kyoto, but I can't
?

Would you move 3 from Osaka to Kyoto if you were me?
?

I wish I had moved 3 from Osaka to Kyoto
?

I wish that bob would move 3 from Osaka to Kyoto
?

I would like 3 from Osaka to Kyoto to stay
?

If only I could move 3 from Osaka to Kyoto
?

3 troops from Osaka are to be moved to Kyoto by blue
?

My turn is almost over
?

My turn is over when blue has moved
?

Is my turn over?
?

The game will be over soon
?

Osaka gets 3 from blue
?

Osaka +3 or Nara +3
?

Move 3 which stand in Osaka or Nara to Kyoto
?

All from Osaka to Kyoto, save those who are needed
?

Who shall move 3 from Osaka to Kyoto
?

Ask blue to move 3 from Osaka to Kyoto
?

I ask blue to move 3 from Osaka to Kyoto
?

I order blue to move 3 from Osaka to Kyoto
?

My wish was to move 3 from Osaka to Kyoto
?

I would be glad not to move 3 from Osaka to Kyoto
?

I would rather move 3 from Osaka to Kyoto
?

Kindly tell bob to move 3 from Osaka to Kyoto
?

They say that 3 are moved from Osaka to Kyoto
?

I love how blue moves 3 from Osaka to Kyoto
?

Please do not move 3 from Osaka to Kyoto
?

I want blue to be attacked
?

I would like to thank bob for moving 3 from Osaka to Kyoto
?

Thanks for moving 3 from Osaka to Kyoto
?

I require that blue moves 3 from Osaka to Kyoto
?

No spawning for blue
?

He wants to move 3 from Osaka to Kyoto
?

Maybe I should move 3 from Osaka to Kyoto
?

I should have moved 3 from Osaka to Kyoto
?

I would have liked to move 3 from Osaka to Kyoto
?

It would be good to move 3 from Osaka to Kyoto next turn
?

I could be happy if 3 were moved from Osaka to Kyoto one day
?
