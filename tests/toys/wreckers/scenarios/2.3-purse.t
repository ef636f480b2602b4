rules wreckers
map tutorial
seat red ann@example.org
seat blue bob@example.org
seat teal cid@example.org

start night.start

scenario "2.3: nobody bids more coins than he has"
mail red 2026-01-05T09:00Z
  bid 11
  bid 10
mail blue 2026-01-05T09:00Z
  I offer 7 coins
mail blue 2026-01-05T10:00Z
  bid nothing
expect
  refused red line 1 rule wreckers/2.3
  accepted red line 2
  refused blue mail 2 line 1 rule wreckers/2.3
  accepted blue line 1
