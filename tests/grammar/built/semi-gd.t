ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

The walls of Osaka are down; please rebuild the fortress there.
= rebuild the fortress in Osaka

Nara is thinly held: spawn two troops there.
= spawn 2 in Nara

Nara is thinly held or Osaka is: spawn two troops there.
?
