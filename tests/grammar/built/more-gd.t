# Deeds said last, by how many, with whom; and lists under several headings.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

Spawning
  Osaka: 2
  Tokyo: 3
Movement
  Tokyo to Chiba: 3
  Osaka to Nara: 2
= spawn 2 in Osaka
= spawn 3 in Tokyo
= move 3 from Tokyo to Chiba
= move 2 from Osaka to Nara

lets hit tochigi from gunma w/ 5 n from saitama w/ 2
= move 5 from Gunma to Tochigi
= move 2 from Saitama to Tochigi

hit Kyoto with the trebuchet in Osaka
= siege Kyoto with the trebuchet in Osaka

March: three units, Osaka to Kyoto.
= move 3 from Osaka to Kyoto

Two of the five units that I keep in Osaka are to go to Kyoto.
= move 2 from Osaka to Kyoto
