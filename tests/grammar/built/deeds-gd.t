ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Take the trebuchet from Nara to Osaka.
= move the trebuchet from Nara to Osaka

Send three troops from Osaka to take Nara.
= move 3 from Osaka to Nara

Send three troops from Osaka to build a fortress in Nara.
?
