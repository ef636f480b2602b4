# What stands beside an order that is meant, and no sign or word tells why; and what is much like it and is not.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 4 from Osaka to Kyoto, my knee is sore today
= move 4 from Osaka to Kyoto

move 4 from Osaka to Kyoto its quiet over there
= move 4 from Osaka to Kyoto

spawn 2 in Nara, sorry ann
= spawn 2 in Nara

spawn 2 in Nara, ann worries me a lot
= spawn 2 in Nara

spawn 2 in Nara, the weather is lovely today
= spawn 2 in Nara

move 4 from Osaka to Kyoto and pray for rain
!

move 4 from Osaka to Kyoto, my daughter pressed send
?

spawn 2 in Nara, was bobs idea of fun
?
