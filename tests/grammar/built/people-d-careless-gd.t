# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

5 miyagi to iwate
= move 5 from Miyagi to Iwate

i would like too move 2 troops form Kagoshima up to Miyazaki, thanks a lot
= move 2 from Kagoshima to Miyazaki

hi, on the bus, so short: shizuoka 4 to kanagwa
= move 4 from Shizuoka to Kanagawa

spwan 2 osaka 1 nara
= spawn 2 in Osaka
= spawn 1 in Nara

in okinawa i want build fortress,it is my holiday island
= build a fortress in Okinawa
