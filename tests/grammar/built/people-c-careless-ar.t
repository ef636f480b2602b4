# Written by somebody who had seen neither lists nor code; what was understood as it was meant. What is understood is to stay so.
ruleset armies
map world
seats red blue green teal
seat red
call turn

1 army in brasil plz
= place 1 in Brazil

plcae one norway two iceland
= place 1 in Norway
= place 2 in Iceland

egypt everbody to libya
= move all from Egypt to Libya

attack blue s africa out of angola
= attack blue in South Africa from Angola

brazil army visits goldn mask ok
= visit Golden Mask from Brazil

2x kazakstan -> mongolia
= move 2 from Kazakhstan to Mongolia

we hit teal at thailand from from china
= attack teal in Thailand from China

put one on new zeland, it is so empty there
= place 1 in New Zealand

mv all ukrane to poland. attack green germany from poland
= move all from Ukraine to Poland
= attack green in Germany from Poland
