ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Blow Nara up.
= dynamite Nara

Set a bivouac up in Nara.
= build a bivouac in Nara

Do not blow Nara up.
?

Blue blew Nara up.
?

I could blow Nara up.
?

Blow Nara.
?
