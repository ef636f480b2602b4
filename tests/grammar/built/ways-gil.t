# Ways of saying the same of tactics and attacks.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

I would like to bribe Brinn.
= activate Brinn with bribe

Bribe Brinn, please.
= activate Brinn with bribe

Use blackmail on Hesper.
= activate Hesper with blackmail

Let Orrin be activated by threats.
= activate Orrin with threats

Crag attacks Stormhead with 6.
= attack Stormhead from Crag with 6

Stormhead is to be attacked from Crag by six units.
= attack Stormhead from Crag with 6

Six units of Crag attack Stormhead.
= attack Stormhead from Crag with 6

Anvil gets three new units, Crag two.
= deploy 3 in Anvil
= deploy 2 in Crag

3 Anvil, 2 Crag
= deploy 3 in Anvil
= deploy 2 in Crag

hit stormhead from crag w/ 6
= attack Stormhead from Crag with 6

Brinn: bribe
= activate Brinn with bribe

Move 4 units from Crag into Ashford as mobilisation.
= mobilise 4 from Crag to Ashford

Use blackmail on nobody
?

Six units of Tharn attack Stormhead
?

Orrin was activated by threats
?

Move 4 units from Crag into Ashford as a joke
?
