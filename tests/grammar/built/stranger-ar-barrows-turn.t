# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset armies
map barrows
seats red blue green Sofia Jonas Takumi Pedro Greta Mira Leo Anna Ben Sam Lucien Henrik Olga Priya Dorothy
seat red
call turn

Two armies go from Stone to Barrow. Then I attack Jonas inside Barrow.
= move 2 from Stone to Barrow
= attack Jonas in Barrow

An army from Thorn sails to Quay, and one from Holt walks to Rook.
= move 1 from Thorn to Quay
= move 1 from Holt to Rook

Gull
 - 1 to thorn
 - 1 to quay
Rook
 - 1 to kiln
= move 1 from Gull to Thorn
= move 1 from Gull to Quay
= move 1 from Rook to Kiln

ill put them somewhere around holt
?

On Tuesday, I moved two armies from Holt to Barrow and fought Jonas, and the summary says I lost only one. Shouldn't it be two?
?

Proposed plan for us both: I move from Stone to Thorn, you move from Gull to Thorn, and neither attacks. Tell me what you think, Bea.
?
