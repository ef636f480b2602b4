# Whose turn it is, said by the name of a seat that the writer plays; and what is another's.
ruleset states
map usa48
seats red yellow ann
seat red
call turn

red's turn is over
= end turn

End red's turn
= end turn

that ends red's turn
= end turn

red's six new units go to Ohio
= deploy 6 in Ohio

All of red's new units to Ohio
= deploy all in Ohio

red's six men go to Ohio from Iowa
= move 6 from Iowa to Ohio

End yellow's turn
!

yellow's turn is over
~

yellow's six new units go to Ohio
!

yellow's six men go to Ohio from Iowa
!

end red's war
!

end of red's turn if Ohio falls
!

end of phase
?
