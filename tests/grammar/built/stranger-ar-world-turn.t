# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset armies
map world
seats red blue green Sofia Jonas Takumi Pedro Greta Mira Leo Anna Ben Sam Lucien Henrik Olga Priya Dorothy
seat red
call turn

I place my first army in Brazil.
= place 1 in Brazil

From Egypt I start a battle against Sofia in Arabia.
= attack Sofia in Arabia from Egypt

Debrief: two new armies in India, one in Thailand.
= place 2 in India
= place 1 in Thailand

Let one army travel from Australia to New Zealand, and place my new army in Indonesia afterwards.
= move 1 from Australia to New Zealand
= place 1 in Indonesia

Out of Russia, I declare war on Takumi's armies in Japan.
= attack Takumi in Japan from Russia

2 from chinna to mongolia 1 from china to thailand then i fight pedro in mongolia
= move 2 from China to Mongolia
= move 1 from China to Thailand
= attack Pedro in Mongolia

moves:
 norway > britain
 iceland > britain
 the rest stays
battle: britain vs Greta
= move 1 from Norway to Britain
= move 1 from Iceland to Britain
= attack Greta in Britain

no battle, 2 armies nigeria, the last one in algeria
= no battle
= place 2 in Nigeria
= place 1 in Algeria

all but one out of s africa to madagascar
= move all but 1 from South Africa to Madagascar

* Iran -> Iraq (1)
* Iran -> India (1)
* attack Leo in Iraq
* new ones both Iran
= move 1 from Iran to Iraq
= move 1 from Iran to India
= attack Leo in Iraq
= place 2 in Iran

attack him in ukrain frm poland
?

Dear Karim, support me in Libya and I'll support you in Spain when you attack from Morocco. Nobody else needs to know.
?

May I use the Oracle in Greece during somebody else's battle, or only while I'm defending?
?

Please wait with this until I say go: battle from Iran against Priya in India.
?
