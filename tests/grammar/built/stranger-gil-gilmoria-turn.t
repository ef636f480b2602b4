# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

I try to win over the domain of Brinn with a bribe.
= activate Brinn with bribe

Deploy three units in Anvil and two in Ashford. Then attack Goldacre from Ashford with six.
= deploy 3 in Anvil
= deploy 2 in Ashford
= attack Goldacre from Ashford with 6

Mobilise four units from Oakhaven to Foxhollow. I make no attacks this turn.
= mobilise 4 from Oakhaven to Foxhollow
= end battle

All new units go to Moonstair. From there five attack Kestrel, and after that three from Frostholm attack Marrowglen.
= deploy all in Moonstair
= attack Kestrel from Moonstair with 5
= attack Marrowglen from Frostholm with 3

Two units for Harrowgate, one for Wolfden. No battles. Move two from Dragonspine to Pinecrest at the end.
= deploy 2 in Harrowgate
= deploy 1 in Wolfden
= end battle
= mobilise 2 from Dragonspine to Pinecrest

I skip diplomacy. Deploy one unit on each of Fenwick, Bogwald and Millrace.
= no diplomacy
= deploy 1 in Fenwick
= deploy 1 in Bogwald
= deploy 1 in Millrace

Four of the units in Quarrystone strike at Beacon, while three in Elderglen strike at Mistvale.
= attack Beacon from Quarrystone with 4
= attack Mistvale from Elderglen with 3

Conquer Thornwick from Greywall with four. My mobilisation: two units from Barrowdown to Greywall.
= attack Thornwick from Greywall with 4
= mobilise 2 from Barrowdown to Greywall

Put both reinforcements on Icewater. I end my turn with that.
= deploy 2 in Icewater
= end turn

3 anvil, rest ashford. ashford hits limested w/ 5
= deploy 3 in Anvil
= deploy rest in Ashford
= attack Limestead from Ashford with 5

deploy 2 in oakhven n 1 in deepwell, attack cairnlea frm deepwell w all but two
= deploy 2 in Oakhaven
= deploy 1 in Deepwell
= attack Cairnlea from Deepwell with all but 2

mob 3 larkspur>honeybrook thats it
= mobilise 3 from Larkspur to Honeybrook

attack marowglen with 4
?

nightharbour gets everythng, cloudhold nothing. nightharbor attacks kestrell w 3
= deploy all in Nightharbour
= attack Kestrel from Nightharbour with 3

put 2 here and 1 there, Saltholm or Driftsand idc which
?

If the attack on Umberlyn goes well, continue to Flintridge with three; otherwise stop.
?

Is the bonus for a stronghold also given when I attack Windward from Highmeadow with only two units? Asking for a friend.
?

Siobhan, suppose you attacked Loamfield from Knollwood with six while I keep Dunmark busy. I won't touch Foxhollow. Yes or no?
?

A recap for the newcomers: in round three I deployed 4 in Yarrow, attacked Larkspur from Yarrow, and lost the lot.
?

Notes to self, not for the judge: bribe Corvan, deploy 3 in Amberfell, attack Ironmouth with 4.
?

Marcus told me: "Attack Eastreach from Kestrel with 4 and you will thank me." I trust him about as far as I can throw a stronghold.
?

Hold back on everything I sent at noon. Not a single attack from Hawthorn until you hear from me again, please.
?

I'd deploy my whole army on a barge full of cheese and attack the moon from Moonstair, but Accounting said no. Seriously though, I'll send my turn on Friday.
?
