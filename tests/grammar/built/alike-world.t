ruleset armies
map world
seats red blue green teal
seat red
call turn

canada into greenland, and iceland the same please
= move from Canada to Greenland
= move from Iceland to Greenland

canada into greenland, iceland too
!

first new one ethiopia second egypt then egypt attacks blue in libya
= place 1 in Ethiopia
= place 1 in Egypt
= attack blue in Libya from Egypt
