# The second fresh half: only measured.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

My first order is to march 4 troops from Gifu to Aichi.
= move 4 from Gifu to Aichi

Six troops should set out from Nagano for Gunma
?

The 3 troops in Saitama are to advance to Tokyo.
= move 3 from Saitama to Tokyo

Transfer every troop in Chiba to Ibaraki
= move all from Chiba to Ibaraki

Have the two troops in Shiga fall back to Kyoto
= move 2 from Shiga to Kyoto

Dispatch 5 troops from Tokyo to Yamanashi
= move 5 from Tokyo to Yamanashi

From Tokyo, two troops go to Chiba and three go to Saitama.
= move 2 from Tokyo to Chiba
= move 3 from Tokyo to Saitama

Attack Aichi with 5 troops from Gifu and 3 troops from Mie
= move 5 from Gifu to Aichi
= move 3 from Mie to Aichi

Capture Aichi using 5 troops out of Gifu
= move 5 from Gifu to Aichi

Hold 2 troops back in Gifu and send the remainder to Aichi
= move all but 2 from Gifu to Aichi

Gifu keeps 1 troop, all others go to Aichi
= move all but 1 from Gifu to Aichi

Move all but two of the troops in Gifu to Aichi
= move all but 2 from Gifu to Aichi

Let 3 weary troops return from Aichi to Gifu
= move 3 from Aichi to Gifu

I would like to recruit 2 units in Tokyo and 1 in Chiba
= spawn 2 in Tokyo
= spawn 1 in Chiba

All my spawns appear in Tokyo this turn.
?

Put the 3 new units into Tokyo
= spawn 3 in Tokyo

Get me a crop supply, please
= buy 1 crop supply

I'm buying one dynamite and two bags of salt
= buy 1 dynamite
= buy 2 bags of salt

Please use one crop supply now
= use 1 crop supply

Blow up the fortress in Aichi with dynamite
= throw dynamite at Aichi

Salt Gifu
= salt Gifu

Have my people build a garrison in Gifu
= build garrison in Gifu

Erect a fortress at Tokyo and another one at Chiba
= build fortress in Tokyo
= build fortress in Chiba

We construct a bivouac in Nagano.
= build 1 bivouac in Nagano

Start building a trebuchet in Tokyo
= build 1 trebuchet in Tokyo

Repair the ruined walls of Gifu
?

Pay 10 influence and rebuild the ruin at Gifu
?

Rebuild Gifu's ruin using one unit from there
?

Haul both trebuchets from Tokyo to Chiba
= relocate 2 trebuchets from Tokyo to Chiba

Have one trebuchet moved from Tokyo to Chiba
= relocate 1 trebuchet from Tokyo to Chiba

Bombard Aichi from Gifu with two trebuchets
= siege Aichi from Gifu with 2 trebuchets

The Gifu trebuchet shall besiege Aichi, target the walls
= siege Aichi from Gifu with trebuchet target the walls
