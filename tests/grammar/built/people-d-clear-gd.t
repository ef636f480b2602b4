# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

From Gunma four soldiers march to Tochigi.
= move 4 from Gunma to Tochigi

Please to bring the trebuchet which stands in Mie over to Wakayama.
= relocate trebuchet from Mie to Wakayama

2 Oita > Miyazaki
5 Fukuoka > Oita
= move 2 from Oita to Miyazaki
= move 5 from Fukuoka to Oita

I take two bags of salt, if you please.
= buy 2 bags of salt

Orders for this turn:
- 1 new unit to appear in Hokkaido
- 3 from Hokkaido to Aomori
= spawn 1 in Hokkaido
= move 3 from Hokkaido to Aomori
