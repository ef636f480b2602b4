# What is asked about is known by the places of its units, as where it was ordered.

rules hegemon
map archipelago
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org

scenario "HEG-LANG-2: yes to both, by the places of the units"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 5 on share 4, hopefully 3 on share 2
expect
  held ann line 1
mail ann 2026-01-05T08:18Z
  yes to the kelmar 5 and the farrow 3.
expect
  share share=4 top=5
  share share=2 top=3

scenario "HEG-LANG-2: one of two"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 5 on share 4, hopefully 3 on share 2
mail ann 2026-01-05T08:18Z
  Yes to Kelmar, but no to Farrow.
expect
  share share=4 top=5
  share share=2 top=0

scenario "HEG-LANG-2: not where the number is another's, nor a place of none that waits"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 5 on share 4, hopefully 3 on share 2
mail ann 2026-01-05T08:18Z
  yes to the kelmar 3 and the farrow 5.
expect
  share share=4 top=0
  share share=2 top=0
mail ann 2026-01-05T08:28Z
  yes to yarrow
expect
  share share=4 top=0
  share share=2 top=0
