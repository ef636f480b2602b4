# Words of the language are no slips of names and verbs; letters out of place are.
ruleset states
map usa
seats red yellow blue
seat red
call turn

deploy 3 in mine
?

deploy 3 to mine
?

attack mine from Ohio
?

move 3 from Ohio to taxes
?

deploy 3 in the north
?

deploy 3 in the south
?

deploy 3 in the west
?

deploy 3 in Virgin
?

deploy 3 in wash
?

deploy 3 in Cal
?

deploy 3 in tex
?

deploy 3 in io
?

deploy 3 in Ark
?

deploy 3 in mass
?

deploy 3 in was
?

deploy 3 in idea
?

deploy 3 in Virgina
= deploy 3 in Virginia

deploy 3 in Penns
= deploy 3 in Pennsylvania

deploy 3 in Okla
= deploy 3 in Oklahoma

deploy 3 in Missisippi
= deploy 3 in Mississippi

deploy 3 in Rhode
= deploy 3 in Rhode Island

deploy 3 in Minesota
= deploy 3 in Minnesota

deploy 3 in West Virgina
= deploy 3 in West Virginia

atack Ohio from Michgan
= attack Ohio from Michigan

# A beginning of a name that is too short to be taken for it is asked about, with whatever it stands.
Nev -> Uta
! unknown-word

5 in Nev
! unknown-name

attack Uta from Nev
! unknown-name
