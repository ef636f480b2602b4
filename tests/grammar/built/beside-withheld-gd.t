# An order, and beside it words by which its writer withholds it; of writers who had seen nothing of the program.
ruleset global-domination
map japan
seats red blue ann bob
seat red
call turn

move 3 from Osaka to Kyoto the bot suggested this
?

move 3 from Osaka to Kyoto, ;-) you know i wouldnt
?

spawn 3 in Hiroshima rather they stay home
?

move 3 from Osaka to Kyoto, on condition that the truce ends
?

spawn 3 in Hiroshima, red dared me to type that
?

move 3 from Osaka to Kyoto but dont hold me to it
?

spawn 3 in Hiroshima, just a thought
?

move 3 from Osaka to Kyoto, at my command
?

spawn 3 in Hiroshima call me before you do it
?

move 3 from Osaka to Kyoto, wish i could
?

spawn 3 in Hiroshima, perish the thought
?

move 3 from Osaka to Kyoto purple wouldnt let me
?

spawn 3 in Hiroshima, should they come any closer
?

move 3 from Osaka to Kyoto, depending how the battle goes
?

spawn 3 in Hiroshima wait no
?

move 3 from Osaka to Kyoto, smoke and mirrors
?

spawn 3 in Hiroshima, was the offer
?

move 3 from Osaka to Kyoto what odds would that have?
?

spawn 3 in Hiroshima, i guess?
?

move 3 from Osaka to Kyoto, but then i saw the dice
?

spawn 3 in Hiroshima tentatively
?

move 3 from Osaka to Kyoto, is that the right format?
?

spawn 3 in Hiroshima, or not, you tell me
?

move 3 from Osaka to Kyoto otherwise hold
?

spawn 3 in Hiroshima, ha, bet you believed that
?

move 3 from Osaka to Kyoto, when my dynasty has recovered
?

spawn 3 in Hiroshima if nobody outbids me
?

move 3 from Osaka to Kyoto, i take it back
?

spawn 3 in Hiroshima, as long as the dividends hold
?

move 3 from Osaka to Kyoto what if
?

spawn 3 in Hiroshima, assuming its legal
?

move 3 from Osaka to Kyoto, not quite decided
?

spawn 3 in Hiroshima nope
?

move 3 from Osaka to Kyoto, pencilled in for now
?

spawn 3 in Hiroshima, had i the troops
?

move 3 from Osaka to Kyoto or something along those lines
?

spawn 3 in Hiroshima, if i win the auction
?

move 3 from Osaka to Kyoto, red apologised so leave it
?

spawn 3 in Hiroshima anything but that
?

move 3 from Osaka to Kyoto, assuming i survive
?

spawn 3 in Hiroshima, if its still empty by then
?

move 3 from Osaka to Kyoto should the price drop
?

spawn 3 in Hiroshima, on paper
?

move 3 from Osaka to Kyoto, when hell freezes over
?

spawn 3 in Hiroshima haha got you
?

move 3 from Osaka to Kyoto, only should you think its smart
?

spawn 3 in Hiroshima, hold fire till i write again
?

move 3 from Osaka to Kyoto allegedly
?

spawn 3 in Hiroshima, pls confirm with me
?

move 3 from Osaka to Kyoto, in an emergency
?

spawn 3 in Hiroshima if my wife lets me
?

move 3 from Osaka to Kyoto, Mary has my phone again, ignore her
?

spawn 3 in Hiroshima, said no sane person ever
?

move 3 from Osaka to Kyoto says bob
?

spawn 3 in Hiroshima, changed my mnd
?

move 3 from Osaka to Kyoto, her suggestion
?

spawn 3 in Hiroshima by no means
?

move 3 from Osaka to Kyoto, sam needs to sign off on that
?

spawn 3 in Hiroshima, this line shouldnt be here
?

move 3 from Osaka to Kyoto effective upon signature
?

spawn 3 in Hiroshima, decoy text
?

move 3 from Osaka to Kyoto, green begged me so no
?

spawn 3 in Hiroshima nonbinding indication
?

spawn 3 in Hiroshima, whenever the shares fall
?

move 3 from Osaka to Kyoto superseded
?

spawn 3 in Hiroshima, for the sake of argument
?

move 3 from Osaka to Kyoto, if mary goes along
?

spawn 3 in Hiroshima as long as purple stays away
?

move 3 from Osaka to Kyoto, me and dave are still arguing
?

spawn 3 in Hiroshima, eventually
?

move 3 from Osaka to Kyoto would be suicide
?

spawn 3 in Hiroshima, when the time is right
?

move 3 from Osaka to Kyoto, retracted
?

spawn 3 in Hiroshima according to blue, haha
?

move 3 from Osaka to Kyoto, postponed
?

spawn 3 in Hiroshima, my thumb slipped
?

move 3 from Osaka to Kyoto heads yes tails no
?

spawn 3 in Hiroshima, tbc
?

move 3 from Osaka to Kyoto no wait, forget that
?

spawn 3 in Hiroshima, would have been nice
?

move 3 from Osaka to Kyoto, not sure about this yet
?

spawn 3 in Hiroshima would that even be allowed?
?

move 3 from Osaka to Kyoto, copied from Martin's mail
?

spawn 3 in Hiroshima, waiting for Karin's answer on this
?

move 3 from Osaka to Kyoto when my new leader comes of age
?

spawn 3 in Hiroshima, either this or the line below
?

move 3 from Osaka to Kyoto, wait, that's my ally
?

spawn 3 in Hiroshima is void now
?

move 3 from Osaka to Kyoto, according to Lena, that's my best move
?

spawn 3 in Hiroshima, sorry, meant to send this to my partner
?

move 3 from Osaka to Kyoto perhaps, who knows
?

spawn 3 in Hiroshima, more or less, I'll fix the details
?

move 3 from Osaka to Kyoto, wait for my signal
?

move 3 from Osaka to Kyoto, just kidding
?

spawn 3 in Hiroshima, maybe next turn
?

move 3 from Osaka to Kyoto hm, thinking it over, no
?

spawn 3 in Hiroshima, is that legal?
?

move 3 from Osaka to Kyoto, quote from your own rules page
?

spawn 3 in Hiroshima pending Purple's reply
?

move 3 from Osaka to Kyoto, when the price drops
?

spawn 3 in Hiroshima, pick whichever you think is better
?

move 3 from Osaka to Kyoto oh that's not even mine
?

spawn 3 in Hiroshima, but please don't actually do it
?

move 3 from Osaka to Kyoto, my wife's idea, I have to veto it
?

spawn 3 in Hiroshima please pass this on to Dave as my proposal
?

move 3 from Osaka to Kyoto, probably, will let you know
?

spawn 3 in Hiroshima, still need to check the map
?

move 3 from Osaka to Kyoto my earlier mail stands, not this
?
