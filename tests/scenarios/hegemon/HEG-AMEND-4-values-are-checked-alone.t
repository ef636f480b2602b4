scenario "HEG-AMEND-4: values are checked, alone and together"
rules hegemon
map maps/only-the-host-records.map
seat ann ann@example.org
seat bob bob@example.org
seat cat cat@example.org
mail host 2026-01-05T08:00Z
  begin
mail host 2026-01-05T09:00Z
  amend sping = 72h
  amend spring = soon
  amend spring = 0h
  amend last_call = 49h
  amend winter = 23h
  amend shares_per_unit = 0
  amend spring = 3d
expect
  refused host line 1
  refused host line 2
  refused host line 3
  refused host line 4 rule hegemon/HEG-AMEND-4
  refused host line 5 rule hegemon/HEG-AMEND-4
  refused host line 6
  accepted host line 7
