ruleset armies
map world
seats red blue green teal
seat red
call turn

Attack blue in Peru from Chile, and use the Golden Mask for it.
= attack blue in Peru from Chile using Golden Mask

Attack blue in Peru from Chile, and use the Golden Mask for it if he answers.
?

Attack blue in Peru from Chile, and do not use the Golden Mask for it.
?
