# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

3 thornwick 1 barrowdown new units
= deploy 3 in Thornwick
= deploy 1 in Barrowdown

atacking ashford form crag with 4
= attack Ashford from Crag with 4

all new unit please into copperdale
= deploy all in Copperdale

brinn, activate, thraets
= activate Brinn with threats

stormhead hits greywall w everything
= attack Greywall from Stormhead with all

mobilise all but 2 millrace -> loamfeild
= mobilise all but 2 from Millrace to Loamfield

icewater attack 2 nightharbor
= attack Nightharbour from Icewater with 2

from mistvale to nettlecombe mobilise 4 with the leader also
= mobilise 4 and the leader from Mistvale to Nettlecombe

8 new to falconrest
= deploy 8 in Falconrest

threats again, de-activate solmar
= de-activate Solmar with threats
