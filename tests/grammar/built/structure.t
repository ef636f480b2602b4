# What belongs together without a word for it: forms, rows, sums, none, relative clauses (frame_form, _counts, _none, _asides).
ruleset global-domination
map japan
seats red blue
seat red
call turn

Move - source: Osaka, target: Kyoto, count: 4
= move 4 from Osaka to Kyoto

ORDER: Spawn / LOCATION: Osaka / COUNT: 3
= spawn 3 in Osaka

Osaka +3
= spawn 3 in Osaka

Two troops each from Osaka and from Nara go to Kyoto
= move 2 from Osaka to Kyoto
= move 2 from Nara to Kyoto

Build a fortress in both Osaka and Kyoto
= build fortress in Osaka
= build fortress in Kyoto

Move 2 of mine from Osaka to Kyoto
= move 2 from Osaka to Kyoto

All the men in Osaka are to be moved to Kyoto, save one, who shall stay behind to mind the shop.
= move all but 1 from Osaka to Kyoto

All men in Osaka go to Kyoto, save one
= move all but 1 from Osaka to Kyoto

No spawning this turn.
= spawn nothing

Move the 4 troops which stand in Osaka to Kyoto
= move 4 from Osaka to Kyoto

Move 3 from Osaka to Kyoto to shore it up
= move 3 from Osaka to Kyoto

Move 3 from Osaka to Kyoto, to keep them company
= move 3 from Osaka to Kyoto

Move 3 from Osaka to Kyoto to relieve him there
= move 3 from Osaka to Kyoto

Move 3 from Osaka to Kyoto to make it 8
= move 3 from Osaka to Kyoto

Move 3 from Osaka to Kyoto, to discuss with him
?

Move 3 from Osaka to Kyoto, to keep 2 there
?

Move 3 from Osaka to Kyoto, no, make it 2
?

Move 3 from Osaka to Kyoto, who may not like it
?

Move 3 from Osaka to Kyoto, save some
?

Move 3 from Osaka to Kyoto, which blue wants
?

Which 3 go from Osaka to Kyoto?
?

Two each
?

No moving from Osaka to Kyoto
?

location: somewhere, count: 3
?
