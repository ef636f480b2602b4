ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

I would like to have a bivouac built in Nara.
= build a bivouac in Nara

I have too many men in Osaka, so send six of them to Nara.
= move 6 from Osaka to Nara

All the troops in Osaka but two are to be moved to Nara.
= move all but 2 from Osaka to Nara

Blue has too many men in Osaka, so he will send six of them to Nara.
?

I would like to have had a bivouac built in Nara.
?

I would like blue to have a bivouac built in Nara.
?
