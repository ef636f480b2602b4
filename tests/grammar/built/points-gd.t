# "From there" and "all of them": whence and how many.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Lay siege to Kumamoto from Fukuoka, then storm it from there with five
= siege Kumamoto from Fukuoka
= move 5 from Fukuoka to Kumamoto

Put 4 new guys in Gunma, then send all of them into Tochigi
= spawn 4 in Gunma
= move 4 from Gunma to Tochigi

Siege Kumamoto from Fukuoka, then attack it with five from there
= siege Kumamoto from Fukuoka
= move 5 from Fukuoka to Kumamoto

Spawn 4 in Gunma and move them to Tochigi
= spawn 4 in Gunma
= move 4 from Gunma to Tochigi

Spawn 4 in Gunma, move all four to Tochigi
= spawn 4 in Gunma
= move 4 from Gunma to Tochigi

Put 4 new guys in Gunma and send them all to Tochigi
= spawn 4 in Gunma
= move 4 from Gunma to Tochigi

Build a fortress in Gunma and spawn 3 there
= build fortress in Gunma
= spawn 3 in Gunma
