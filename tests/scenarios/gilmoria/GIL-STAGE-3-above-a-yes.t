# Phases go on with what is done: an order above a yes is done before what that is for, or waits beside it.

rules gilmoria
map gilmoria
seat Corvan ann@example.org
seat Orrin bob@example.org
seat Tharn cat@example.org

scenario "GIL-STAGE-3: an order above a yes comes first"
mail host 2026-01-05T08:00Z
  begin
mail Corvan 2026-01-05T08:30Z
  deploy hopefuly 4 in Anvil
  deploy hopefuly 2 in Ravenscar
mail Corvan 2026-01-05T08:40Z
  Activate Hesper.
  Yes to the soldiers, four in Anvil and two in Ravenscar.
expect
  accepted Corvan line 1
  land area=Anvil units=3

scenario "GIL-STAGE-3: in one line as well: what names another domain is no yes to what waits"
mail host 2026-01-05T08:00Z
  begin
mail Corvan 2026-01-05T08:30Z
  deploy hopefuly 4 in Anvil
  deploy hopefuly 2 in Ravenscar
mail Corvan 2026-01-05T08:40Z
  Activate Hesper. Yes.
expect
  accepted Corvan line 1
  land area=Anvil units=3

scenario "GIL-STAGE-3: what may be an order of another kind is no refusal, and none of it is lost"
mail host 2026-01-05T08:00Z
  begin
mail Corvan 2026-01-05T08:30Z
  deploy hopefuly 4 in Anvil
  deploy hopefuly 2 in Ravenscar
mail Corvan 2026-01-05T08:40Z
  Activate Hesper, with no trick at all, just a friendly visit. And yes to the soldiers afterwards, four in Anvil and two in Ravenscar.
expect
  held Corvan line 1
  land area=Anvil units=3
