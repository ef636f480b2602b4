# What somebody else is told, and what is said of an order and not ordered.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

family attacks

Tharn, attack Ashford from Anvil with 1
?

Tharn: attack Ashford from Anvil with 1
?

Tharn - attack Ashford from Anvil with 1
?

@Tharn attack Ashford from Anvil with 1
?

Dear Tharn, attack Ashford from Anvil with 1
?

Hi Tharn, attack Ashford from Anvil with 1
?

I pass on that
?

I pass on that.
?

attack Ashford from Anvil with 1 (2x)
?

attack Ashford from Anvil with 1 x2
?

attack Ashford from Anvil with 1, twice
?

❌ attack Ashford from Anvil with 1
?

🚫 attack Ashford from Anvil with 1
?

attack Ashford from Anvil with 1 ❌
?

✗ attack Ashford from Anvil with 1
?

pass it to Tharn
?

pass this time
= end turn

I will pass.
= end turn

✔ attack Ashford from Anvil with 1
= attack Ashford from Anvil with 1

✅ attack Ashford from Anvil with 1
= attack Ashford from Anvil with 1

attack Ashford from Anvil with 1 [ ]
?

attack Ashford from Anvil with 1 [x]
= ? attack Ashford from Anvil with 1

family diplomacy

Tharn, activate Solmar
?

Tharn: activate Solmar
?

activate Solmar
= activate Solmar
