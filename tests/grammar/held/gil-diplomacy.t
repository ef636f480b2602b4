# Diplomacy: activating, de-activating, recruiting, sending envoys, with tactics. Held out: measured, never tuned to.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family diplomacy

activate Solmar, using Blackmail
= activate Solmar with blackmail

activate Brinn with concise speach
= activate Brinn with concise speech

try to activate Hesper, using Blackmail
= activate Hesper with blackmail

try to activate Solmar with concise speach
= activate Solmar with concise speech

I try to activate Brinn, using Blackmail
= activate Brinn with blackmail

I try to activate Hesper with concise speach
= activate Hesper with concise speech

activation of Solmar, using Blackmail
= activate Solmar with blackmail

activation of Brinn with concise speach
= activate Brinn with concise speech

attempt to activate Hesper, using Blackmail
= activate Hesper with blackmail

attempt to activate Solmar with concise speach
= activate Solmar with concise speech

I would like to activate Brinn, using Blackmail
= activate Brinn with blackmail

I would like to activate Hesper with concise speach
= activate Hesper with concise speech

Please activate Solmar, using Blackmail
= activate Solmar with blackmail

Please activate Brinn with concise speach
= activate Brinn with concise speech

ACTIVATE Hesper, using Blackmail
= activate Hesper with blackmail

ACTIVATE Solmar with concise speach
= activate Solmar with concise speech

I want to activate Brinn, using Blackmail
= activate Brinn with blackmail

I want to activate Hesper with concise speach
= activate Hesper with concise speech

we will activate Solmar, using Blackmail
= activate Solmar with blackmail

we will activate Brinn with concise speach
= activate Brinn with concise speech

My order is: activate Hesper, using Blackmail
= activate Hesper with blackmail

My order is: activate Solmar with concise speach
= activate Solmar with concise speech

let us activate Brinn, using Blackmail
= activate Brinn with blackmail

let us activate Hesper with concise speach
= activate Hesper with concise speech

deactivate Kaldor using threats
= de-activate Kaldor with threats

deactivate Kaldor using a long oration
= de-activate Kaldor with long oration

deactivate Kaldor with the tactic of blackmail
= de-activate Kaldor with blackmail

de-activate Kaldor by blackmail
= de-activate Kaldor with blackmail

de-activate Kaldor with concise speech
= de-activate Kaldor with concise speech

De-Activate Kaldor with bribe
= de-activate Kaldor with bribe

De-Activate Kaldor (tactic: bribe)
= de-activate Kaldor with bribe

De-Activate Kaldor with the bribe tactic
= de-activate Kaldor with bribe

try to deactivate Kaldor using threats
= de-activate Kaldor with threats

try to deactivate Kaldor using a long oration
= de-activate Kaldor with long oration

try to deactivate Kaldor with the tactic of blackmail
= de-activate Kaldor with blackmail

I attempt to de-activate Kaldor by blackmail
= de-activate Kaldor with blackmail

I attempt to de-activate Kaldor with concise speech
= de-activate Kaldor with concise speech

deactivation of Kaldor with bribe
= de-activate Kaldor with bribe

deactivation of Kaldor (tactic: bribe)
= de-activate Kaldor with bribe

deactivation of Kaldor with the bribe tactic
= de-activate Kaldor with bribe

please de-activate Kaldor using threats
= de-activate Kaldor with threats

please de-activate Kaldor using a long oration
= de-activate Kaldor with long oration

please de-activate Kaldor with the tactic of blackmail
= de-activate Kaldor with blackmail

hire mercenaries
= recruit

recruit
= recruit

please recruit mercenaries
= recruit

hire mercenaries for 5 points
= recruit mercenaries for 5 points

hire mercenaries for 5 SoW points
= recruit mercenaries for 5 points

acquire points
= acquire points

send envoys
= acquire points

acquire spoils of war
= acquire points

Acquire SoW points
= acquire points

acquire points with a bribe
= acquire points with bribe

acquire points, using Blackmail
= acquire points with blackmail

acquire points, tactic: long oration
= acquire points with long oration

acquire points with long oration
= acquire points with long oration

send envoys, using Blackmail
= acquire points with blackmail

activate Dunmark or Kaldor
?

don't activate Kaldor
?

should I activate Ysmere?
?

activate Dunmark with flattery
?

activate Kaldor unless blue does
?

activate some domain
?

activate Dunmark and Kaldor or not
?

activate with bribe
?

I might activate Ysmere next turn if I have points
?

never deactivate Dunmark
?

activate Kaldor with bribe or threats
?

deactivate
?

de-activate Dunmark using charm
?

is Kaldor allied?
?

activate Ysmere by force
?

unless Dunmark is taken, activate Kaldor
?

activate Kaldor twice
?

activate the domain of my choice
?

recruit mercenaries if I have 5 points
?

acquire points or recruit mercenaries
?

never send envoys
?

acquire points with sorcery
?

activate Kaldor instead of Ysmere
?

deactivate whoever is weakest
?

activate Anvil
?

activate blue or red
?

Please, activate Brinn or Hesper
?

Please, don't activate Hesper
?

Please, should I activate Solmar?
?

Please, activate Brinn with flattery
?

Please, activate Hesper unless blue does
?

Please, activate some domain
?

Please, activate Brinn and Hesper or not
?

Please, activate with bribe
?

Please, I might activate Solmar next turn if I have points
?

Please, never deactivate Brinn
?

Please, activate Hesper with bribe or threats
?

Please, deactivate
?

Please, de-activate Brinn using charm
?

Please, is Hesper allied?
?

Please, activate Solmar by force
?

Please, unless Brinn is taken, activate Hesper
?

Please, activate Hesper twice
?

Please, activate the domain of my choice
?

Please, recruit mercenaries if I have 5 points
?

Please, acquire points or recruit mercenaries
?

Please, never send envoys
?

Please, acquire points with sorcery
?

Please, activate Hesper instead of Solmar
?

Please, deactivate whoever is weakest
?

Please, activate Anvil
?

Please, activate blue or red
?

send our envoys abroad with a bribe
= acquire points with bribe

use bribe to activate Brinn
= activate Brinn with bribe

with bribe activate Brinn
= activate Brinn with bribe

using threats, deactivate Brinn
= de-activate Brinn with threats

activate Brinn - tactic bribe
= activate Brinn with bribe

bribe Brinn into an alliance
?

make Brinn our ally
?

ask Brinn to join us, offering a bribe
?
