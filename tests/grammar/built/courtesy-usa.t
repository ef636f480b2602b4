# Conditions of courtesy, and conditions.
ruleset states
map usa
seats red yellow ann
seat red
call turn

Attack Utah from Nevada, if nobody objects.
= attack Utah from Nevada

If that is all right, I attack Utah from Nevada.
= attack Utah from Nevada

Attack Utah from Nevada, if that's ok with you.
= attack Utah from Nevada

Deploy two in Ohio, if you don't mind, and three in Iowa.
= deploy 2 in Ohio
= deploy 3 in Iowa

Deploy two in Ohio if it is not too much trouble.
= deploy 2 in Ohio

If it suits you, attack Utah from Nevada.
= attack Utah from Nevada

Attack Utah from Nevada, if there are no objections.
= attack Utah from Nevada

Attack Utah from Nevada, if yellow does not mind.
?

Attack Utah from Nevada, if they do not mind.
?

Attack Utah from Nevada, if he does not object.
?

Attack Utah from Nevada, if my ally is fine with that.
?

Attack Utah from Nevada, if that is fine with everybody.
?

Attack Utah from Nevada, if you mind.
?

Attack Utah from Nevada, if that is not all right.
?

Attack Utah from Nevada, if anybody objects.
?

Attack Utah from Nevada, if I am right.
?

Attack Utah from Nevada, if I don't change my mind.
?

Attack Utah from Nevada, if you are fine with a draw.
?

Attack Utah from Nevada, if Ohio is fine.
?

Attack Utah from Nevada, if that is all.
?

Attack Utah from Nevada, if not all right.
?

Attack Utah from Nevada, but only if that is all right.
?

Attack Utah from Nevada unless you mind.
?

Attack Utah from Nevada, if that is fine tomorrow.
?

Attack Utah from Nevada, if that is fine, or Idaho.
?

Only if nobody objects, attack Utah from Nevada.
?

Fair enough, move 3 from Indiana to Illinois.
= move 3 from Indiana to Illinois

Attack Utah from Nevada with everything, fingers crossed!
= attack Utah from Nevada with all
