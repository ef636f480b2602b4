# Written anew, in other words than those of the other files; of use since. What is understood now is to stay so.
ruleset states
map usa
seats red yellow ann
seat red
call turn

3 nevada 2 utah
= deploy 3 in Nevada
= deploy 2 in Utah

nevada 3, utah 2
= deploy 3 in Nevada
= deploy 2 in Utah

depoly 3 nevada
= deploy 3 in Nevada

deploy NV 3
= deploy 3 in Nevada

NV +3
= deploy 3 in Nevada

3 in NV, 2 UT
= deploy 3 in Nevada
= deploy 2 in Utah

atk UT from NV w/ 5
= attack Utah from Nevada with 5

NV x UT 5
?

nv -> ut
?

attack utah form nevada
= attack Utah from Nevada

atack utha from nevada
= attack Utah from Nevada

nevada attacks utah all
= attack Utah from Nevada with all

nevada atk utah w everything
= attack Utah from Nevada with all

endturn
= end turn

end trun
= end turn

# clear to a reader, but refused so far
done attacking
= end attack phase

next phse
= end phase

skip atack phase
= end attack phase

fortify nevada -> idaho 2
= move 2 from Nevada to Idaho

# clear to a reader, but refused so far
fort 2 from nevada to idaho
?

mv 2 NV ID
= move 2 from Nevada to Idaho

# clear to a reader, but refused so far
2 troops nevada idaho
?

# clear to a reader, but refused so far
all but 1 from nevada to idaho
?

depl 2 in N. Mexico
= deploy 2 in New Mexico

deploy 2 massachusets
= deploy 2 in Massachusetts

deploy 3 pensylvania
= deploy 3 in Pennsylvania

deploy 1 conneticut 1 maine
= deploy 1 in Connecticut
= deploy 1 in Maine

deploy all tenessee
= deploy all in Tennessee
