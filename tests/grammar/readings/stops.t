# Words for which a sentence is no order, and chatter.
vocab
  verb move|send
  verb attack
  verb bid
  verb activate
  verb deactivate|de-activate
  verb withdraw|cancel all|cancel
  verb announce !rest
  verb act for
  unit troop
  area Osaka
  area Kyoto
  area Brinn
  seat Red|bob
  share share !label
> unless Red attacks, move 4 from Osaka to Kyoto
line 1:
  0: STOP[condition"unless"] bare[Red] VERB+s[attack] , VERB[move] bare[4] from[Osaka] to[Kyoto]
> move 4 from Osaka to Kyoto, otherwise 3
line 1:
  0: VERB[move] bare[4] from[Osaka] to[Kyoto] , STOP[condition"otherwise"] bare[3]
> should Red attack, move 4 from Osaka to Kyoto
line 1:
  0: STOP[condition"should"] bare[Red] VERB[attack] , VERB[move] bare[4] from[Osaka] to[Kyoto]
> had they attacked Osaka I move 4
line 1:
  0: STOP[condition"had"] bare[<them>] PAST[attack] bare[Osaka] VERB[move] bare[4]
> move 4 when possible
line 1:
  4: VERB[move] bare[4] STOP[condition"when"] UNKNOWN[?"possible"]
> never attack Osaka
line 1:
  0: STOP[negation"never"] VERB[attack] bare[Osaka]
> do not attack Osaka
line 1:
  0: STOP[negation"do not"] VERB[attack] bare[Osaka]
> Don’t attack Osaka
line 1:
  0: STOP[negation"Don’t"] VERB[attack] bare[Osaka]
> attack Osaka or Kyoto
line 1:
  0: VERB[attack] bare[Osaka] STOP[alternative"or"] bare[Kyoto]
> attack either Osaka or Kyoto
line 1:
  0: VERB[attack] STOP[alternative"either"] bare[Osaka] STOP[alternative"or"] bare[Kyoto]
> attack Osaka instead
line 1:
  0: VERB[attack] bare[Osaka] STOP[correction"instead"]
> I meant Kyoto
line 1:
  0: STOP[correction"I meant"] bare[Kyoto]
> scratch that
line 1:
  0: STOP[correction"scratch that"]
> ignore my last mail
line 1:
  8: STOP[correction"ignore"] UNKNOWN+the[?"last"] UNKNOWN[?"mail"]
> cancel all
line 1:
  0: VERB[withdraw]
> cancel Osaka
line 1:
  0: VERB[withdraw] bare[Osaka]
> bob bid 7 on share 12
line 1:
  0: bare[Red] VERB[bid] bare[7] on[#share 12]
> bob bids 7 on share 12
line 1:
  0: bare[Red] VERB+s[bid] bare[7] on[#share 12]
> de activate Brinn
line 1:
  0: VERB[deactivate] bare[Brinn]
> deactivate Brinn
line 1:
  0: VERB[deactivate] bare[Brinn]
> desactivate Brinn
line 1:
  2: VERB[deactivate~"desactivate"] bare[Brinn]
> de-activating Brinn
line 1:
  0: VERB+ing[deactivate] bare[Brinn]
> reactivate Brinn
line 1:
  4: UNKNOWN[?"reactivate"] bare[Brinn]
> dactivate Brinn
line 1:
  4: UNKNOWN[?"dactivate"] bare[Brinn]
> I attacked Osaka
line 1:
  0: PAST[attack] bare[Osaka]
> you attack Osaka?
line 1:
  4: UNKNOWN[?"you"] VERB[attack] bare[Osaka] STOP[question"?"]
> would you attack Osaka?
line 1:
  0: VERB[attack] bare[Osaka] .
> why attack Osaka?
line 1:
  0: STOP[question"why"] VERB[attack] bare[Osaka] STOP[question"?"]
> Thanks for the game, Ann
line 1:
  8: CHAT["Thanks"] for+the[?"game"] , UNKNOWN[?"Ann"]
> announce the market is closed, if bob agrees. So there
line 1:
  0: VERB[announce] bare["the market is closed, if bob agrees. So there"]
> act for Red: move 4 from Osaka to Kyoto
line 1:
  0: VERB[act for] bare+:[Red] VERB[move] bare[4] from[Osaka] to[Kyoto]
> maybe attack Osaka
line 1:
  0: STOP[vague"maybe"] VERB[attack] bare[Osaka]
> I might attack Osaka
line 1:
  0: STOP[vague"might"] VERB[attack] bare[Osaka]
> attack Osaka because bob said so, sorry
line 1:
  8: VERB[attack] bare[Osaka] UNKNOWN[?"because"] bare[Red] UNKNOWN[?"said"] , CHAT["sorry"]
> attak Osaka
line 1:
  2: VERB[attack~"attak"] bare[Osaka]
> atack Osaka
line 1:
  2: VERB[attack~"atack"] bare[Osaka]
> attack Osaka from Kyoto (provisional)
line 1:
  4: VERB[attack] bare[Osaka] from[Kyoto] ( UNKNOWN[?"provisional"] )
> attack Osaka (if bob agrees)
line 1:
  4: VERB[attack] bare[Osaka] ( STOP[condition"if"] bare[Red] UNKNOWN[?"agrees"] )
> let us attack Osaka
line 1:
  0: VERB[attack] bare[Osaka]
> I'd like to attack Osaka
line 1:
  0: VERB[attack] bare[Osaka]
> there are 4 troops in Osaka
line 1:
  0: STOP[past"there are"] bare[4 troop] in[Osaka]
