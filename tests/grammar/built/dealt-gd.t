# What is new is dealt out to places, and never a way between them.
ruleset global-domination
map japan
seats red blue
seat red
call turn

New units, seven in total: four in Toyama, the rest in Ishikawa.
= spawn 4 in Toyama
= spawn 3 in Ishikawa

Toyama 3 new, Ishikawa 1 new, and 4 go Toyama to Gifu
= spawn 3 in Toyama
= spawn 1 in Ishikawa
= move 4 from Toyama to Gifu

3 new to oita and 2 from oita to saga
= spawn 3 in Oita
= move 2 from Oita to Saga

8 new: oita x3, saga x3, rest hyogo
= spawn 3 in Oita
= spawn 3 in Saga
= spawn 2 in Hyogo

All 6 new soldiers evenly over Oita, Saga and Hyogo
= spawn 2 in Oita
= spawn 2 in Saga
= spawn 2 in Hyogo

new men: oita & saga 3 each, hyogo 1
= spawn 3 in Oita
= spawn 3 in Saga
= spawn 1 in Hyogo

three new blorbs: two for Tottori, one for Shimane
!

5 new soldiers equally to Oita and Saga
!

3 new troops Oita to Saga
= move 3 from Oita to Saga

buy two extra troops. I place three new troops in Nagano.
= buy extra 2 troops
= spawn 3 troops in Nagano
