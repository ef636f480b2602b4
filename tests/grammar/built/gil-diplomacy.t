# Diplomacy: activating, de-activating, recruiting, sending envoys, with tactics.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family diplomacy

activate Brinn
= activate Brinn

activate Hesper with long oration
= activate Hesper with long oration

try to activate Solmar
= activate Solmar

try to activate Brinn with long oration
= activate Brinn with long oration

I try to activate Hesper
= activate Hesper

I try to activate Solmar with long oration
= activate Solmar with long oration

activation of Brinn
= activate Brinn

activation of Hesper with long oration
= activate Hesper with long oration

attempt to activate Solmar
= activate Solmar

attempt to activate Brinn with long oration
= activate Brinn with long oration

I would like to activate Hesper
= activate Hesper

I would like to activate Solmar with long oration
= activate Solmar with long oration

Please activate Brinn
= activate Brinn

Please activate Hesper with long oration
= activate Hesper with long oration

ACTIVATE Solmar
= activate Solmar

ACTIVATE Brinn with long oration
= activate Brinn with long oration

I want to activate Hesper
= activate Hesper

I want to activate Solmar with long oration
= activate Solmar with long oration

we will activate Brinn
= activate Brinn

we will activate Hesper with long oration
= activate Hesper with long oration

My order is: activate Solmar
= activate Solmar

My order is: activate Brinn with long oration
= activate Brinn with long oration

let us activate Hesper
= activate Hesper

let us activate Solmar with long oration
= activate Solmar with long oration

deactivate Brinn
= de-activate Brinn

deactivate Brinn, tactic: long oration
= de-activate Brinn with long oration

deactivate Brinn with concise speach
= de-activate Brinn with concise speech

de-activate Brinn with a bribe
= de-activate Brinn with bribe

de-activate Brinn with long oration
= de-activate Brinn with long oration

de-activate Brinn, tactic = threats
= de-activate Brinn with threats

De-Activate Brinn, using Blackmail
= de-activate Brinn with blackmail

De-Activate Brinn by threats
= de-activate Brinn with threats

try to deactivate Brinn
= de-activate Brinn

try to deactivate Brinn, tactic: long oration
= de-activate Brinn with long oration

try to deactivate Brinn with concise speach
= de-activate Brinn with concise speech

I attempt to de-activate Brinn with a bribe
= de-activate Brinn with bribe

I attempt to de-activate Brinn with long oration
= de-activate Brinn with long oration

I attempt to de-activate Brinn, tactic = threats
= de-activate Brinn with threats

deactivation of Brinn, using Blackmail
= de-activate Brinn with blackmail

deactivation of Brinn by threats
= de-activate Brinn with threats

please de-activate Brinn
= de-activate Brinn

please de-activate Brinn, tactic: long oration
= de-activate Brinn with long oration

please de-activate Brinn with concise speach
= de-activate Brinn with concise speech

recruit mercenaries
= recruit

I hire mercenaries
= recruit

Recruit Mercenaries!
= recruit

hire some mercenaries
= recruit

recruit mercenaries for five points
= recruit mercenaries for 5 points

recruit mercenaries for 5 Spoils of War Points
= recruit mercenaries for 5 points

acquire spoils of war points
= acquire points

I send envoys
= acquire points

try to acquire points
= acquire points

acquire points with bribe
= acquire points with bribe

acquire points using threats
= acquire points with threats

acquire points by blackmail
= acquire points with blackmail

acquire points (tactic: bribe)
= acquire points with bribe

send envoys using threats
= acquire points with threats

send envoys by blackmail
= acquire points with blackmail

activate Solmar. Tactic: bribe
= activate Solmar with bribe

activate Solmar. Bribe.
= activate Solmar with bribe

activate Solmar
Tactic: bribe
= activate Solmar with bribe

activate Solmar.
Tactic: bribe
activate Brinn
Using: threats
= activate Solmar with bribe
= activate Brinn with threats

acquire points. Bribe. Activate Solmar
= acquire points with bribe
= activate Solmar

if Brinn is neutral, activate it
?

do not activate Hesper
?

maybe activate Solmar
?

activate Brinn with magic
?

activate Hesper if it is neutral
?

we activated Solmar last turn
?

activate Nowhere
?

activate
?

try to activate
?

perhaps deactivate Brinn
?

either activate Hesper or recruit mercenaries
?

deactivate Solmar or Brinn
?

deactivate with threats
?

can Hesper be activated?
?

activate Solmar, tactic: sorcery
?

activate Brinn for 5 points
?

when Hesper is free activate Solmar
?

activate half of Solmar
?

had I points I would recruit mercenaries
?

do not recruit mercenaries
?

should I send envoys?
?

acquire points unless closed
?

if possible acquire points
?

deactivate Solmar with bribe or long oration
?

recruit mercenaries in Brinn or elsewhere
?

deactivate Crag
?

I say: if Ysmere is neutral, activate it
?

I say: do not activate Dunmark
?

I say: maybe activate Kaldor
?

I say: activate Ysmere with magic
?

I say: activate Dunmark if it is neutral
?

I say: we activated Kaldor last turn
?

I say: activate Nowhere
?

I say: activate
?

I say: try to activate
?

I say: perhaps deactivate Ysmere
?

I say: either activate Dunmark or recruit mercenaries
?

I say: deactivate Kaldor or Ysmere
?

I say: deactivate with threats
?

I say: can Dunmark be activated?
?

I say: activate Kaldor, tactic: sorcery
?

I say: activate Ysmere for 5 points
?

I say: when Dunmark is free activate Kaldor
?

I say: activate half of Kaldor
?

I say: had I points I would recruit mercenaries
?

I say: do not recruit mercenaries
?

I say: should I send envoys?
?

I say: acquire points unless closed
?

I say: if possible acquire points
?

I say: deactivate Kaldor with bribe or long oration
?

I say: recruit mercenaries in Ysmere or elsewhere
?

I say: deactivate Crag
?
