# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset armies
map world
seats red blue green Sofia Jonas Takumi Pedro Greta Mira Leo Anna Ben Sam Lucien Henrik Olga Priya Dorothy
seat red
call response

In the battle for Ukraine I support the attacker.
= support the attacker in Ukraine

yes i help mira in turky. no artefact
= support Mira in Turkey
= use no power
