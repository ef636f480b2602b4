# As strangers wrote in play, in other words; and near misses, which are no orders.
ruleset global-domination
map tutorial
seats red blue ann bob
seat red
call turn

2 from Aldport follow after to Corran.
= move 2 from Aldport to Corran

spawn all in Aldport, that is my headquarters
= spawn all in Aldport

4 from Galla hit Dunmere afterwards
= attack Dunmere from Galla with 4

Move 2 from Brume to Corran before anything else.
= move 2 from Brume to Corran

All from Galla to Hazelby, which is empty.
= move all from Galla to Hazelby

3 from Aldport to Corran please, they have been idle long enough.
= move 3 from Aldport to Corran

I have the points for a fortress at Aldport.
?

A fortress at Aldport would be nice, had I the points for it.
?

I haven't the points for a fortress at Aldport.
?

The fortress at Aldport is his, he has the points for it.
?

The 2 extra troops, they are 10 points, right? Not for me.
?

If the 2 extra troops are 10 points I take them.
?

2 from Aldport came after to Corran.
?

4 go from Aldport to Galla after blue has gone from there.
?

Blue has 3 that go from Aldport to Corran.
?

I was told that 3 go from Aldport to Corran.
?

3 from Aldport to Corran is what he wanted me to do.
?

Do 3 from Aldport to Corran suffice before the turn ends?
?

Spawning in Aldport, that is what blue thinks I do.
?

not before blue goes: 3 from Aldport to Brume
?

3 from Aldport to Brume, that is if blue stays.
?

3 from Aldport to Brume, that is what I would like to do, can I?
?
