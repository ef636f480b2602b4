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

scenario "HEG-LANG-2: one of two is no, and goes elsewhere; the other is a yes"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 1 on share 5, hopefully 1 on share 2
mail ann 2026-01-05T08:18Z
  yea go on. actually nah not morvane, stick that one on yarrow instead. farrow yes
expect
  held ann line 1
  share share=2 top=1
  share share=5 top=0
mail ann 2026-01-05T08:28Z
  yes
expect
  share share=7 top=1

scenario "HEG-LANG-2: both, and then by name; and the end"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 1 on share 7, hopefully 2 on share 2
mail ann 2026-01-05T08:18Z
  yes to both. yarrow and farrow. done
expect
  share share=7 top=1
  share share=2 top=2

scenario "HEG-LANG-2: a yes, and one more elsewhere, which is asked about"
mail host 2026-01-05T08:00Z
  begin
mail ann 2026-01-05T08:08Z
  hopefully 1 on share 8
mail ann 2026-01-05T08:18Z
  yes but harwick can have 2 as well
expect
  share share=8 top=1
  share share=3 top=0
mail ann 2026-01-05T08:28Z
  yes
expect
  share share=3 top=2
