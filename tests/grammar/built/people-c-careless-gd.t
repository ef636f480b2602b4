# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

spwan 4 at tokio thx
= spawn 4 in Tokyo

get me the 2 extra trops
= buy 2 extra troops

salt x2 (buying)
= buy 2 bags of salt

i want buy dynamit
= buy dynamite

osaka->kyoto 4, hyogo->tottori 2
= move 4 from Osaka to Kyoto
= move 2 from Hyogo to Tottori

3 toyama - gifu - aichi
= move 3 from Toyama to Gifu to Aichi

hi, on train so short. treb in osaka build
= build 1 trebuchet in Osaka

bld garrison kumamto
= build a garrison in Kumamoto

pls roll trebuchet shimane to hirosima
= relocate trebuchet from Shimane to Hiroshima

sry for late!! fukuoka 5 to oita, fukuoka 1 to saga
= move 5 from Fukuoka to Oita
= move 1 from Fukuoka to Saga
