# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

4 new at ironmoth pls
= deploy 4 in Ironmouth

all new units crag
= deploy all in Crag

atk copperdale w 4 from ironmouth
= attack Copperdale from Ironmouth with 4

mob 2 ashford-goldacre
= mobilise 2 from Ashford to Goldacre

mobilize anvil to crag all but two ty
= mobilise all but 2 from Anvil to Crag

anvil 3 plus leader mobilse to crag
= mobilise 3 and the leader from Anvil to Crag

activte hesper, threats
= activate Hesper with threats

deactivate kaldor w blackmail
= de-activate Kaldor with blackmail

wolfden 3 new pinecrst 1 new
= deploy 3 in Wolfden
= deploy 1 in Pinecrest

6 stormhead against windwrd, attack
= attack Windward from Stormhead with 6
