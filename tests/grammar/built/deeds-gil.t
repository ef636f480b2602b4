ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

All but three units leave Ashford for Crag.
= mobilise all but 3 units from Ashford to Crag

Let every unit but one leave Ravenscar for Juniper.
= mobilise all but 1 units from Ravenscar to Juniper

All of Tharn's units leave Ashford for Crag.
?

Every unit but one left Ravenscar for Juniper.
?

Every unit but one might leave Ravenscar for Juniper.
?
