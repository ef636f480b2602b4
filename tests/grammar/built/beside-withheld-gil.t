# An order, and beside it words by which its writer withholds it; of writers who had seen nothing of the program.
ruleset gilmoria
map gilmoria
seats Corvan Tharn
seat Corvan
call turn

mobilise 2 from Falconrest to Highmeadow, only if hans goes along with it
?

mobilise 2 from Falconrest to Highmeadow let me sleep on it
?

mobilise 2 from Falconrest to Highmeadow, nothing herein constitutes an order
?

mobilise 2 from Falconrest to Highmeadow, all in good time
?

mobilise 2 from Falconrest to Highmeadow im unsure
?

mobilise 2 from Falconrest to Highmeadow, sent too early, rewriting
?

mobilise 2 from Falconrest to Highmeadow, final version follows tonight
?

mobilise 2 from Falconrest to Highmeadow next turn
?

mobilise 2 from Falconrest to Highmeadow, testing the syntax
?

mobilise 2 from Falconrest to Highmeadow, shelved
?

mobilise 2 from Falconrest to Highmeadow black willing
?

mobilise 2 from Falconrest to Highmeadow, nah forget it
?

mobilise 2 from Falconrest to Highmeadow, consider it unsaid
?

mobilise 2 from Falconrest to Highmeadow when my reinforcements are in
?

mobilise 2 from Falconrest to Highmeadow, or somewhere else, youll hear from me
?

mobilise 2 from Falconrest to Highmeadow, supposedly
?

mobilise 2 from Falconrest to Highmeadow should blue dare to come closer
?

mobilise 2 from Falconrest to Highmeadow, withdrawn
?

mobilise 2 from Falconrest to Highmeadow, Mike's idea, still thinking about it
?

mobilise 2 from Falconrest to Highmeadow unless green pays up
?

mobilise 2 from Falconrest to Highmeadow, plan b
?

mobilise 2 from Falconrest to Highmeadow, need to talk to my ally
?

mobilise 2 from Falconrest to Highmeadow not without marco
?

mobilise 2 from Falconrest to Highmeadow, april fools
?

mobilise 2 from Falconrest to Highmeadow, not really
?

mobilise 2 from Falconrest to Highmeadow if he stays put
?

mobilise 2 from Falconrest to Highmeadow, would that work?
?

mobilise 2 from Falconrest to Highmeadow, is what he expects, so no
?

mobilise 2 from Falconrest to Highmeadow was my last order
?

mobilise 2 from Falconrest to Highmeadow, as an option
?

mobilise 2 from Falconrest to Highmeadow, you didnt see this
?

mobilise 2 from Falconrest to Highmeadow a man can dream
?

mobilise 2 from Falconrest to Highmeadow, dont take me seriously
?

mobilise 2 from Falconrest to Highmeadow, once pink signs the pact
?

mobilise 2 from Falconrest to Highmeadow should have deleted this
?

mobilise 2 from Falconrest to Highmeadow, unless its too late
?

mobilise 2 from Falconrest to Highmeadow, overruled
?

mobilise 2 from Falconrest to Highmeadow, so red claims
?

mobilise 2 from Falconrest to Highmeadow, lets leave that out
?

mobilise 2 from Falconrest to Highmeadow in case green breaks the truce
?

mobilise 2 from Falconrest to Highmeadow, would Peter be mad about it?
?

mobilise 2 from Falconrest to Highmeadow, thats how the rules phrase it
?

mobilise 2 from Falconrest to Highmeadow not my order, his
?

mobilise 2 from Falconrest to Highmeadow, unless Kate objects
?

mobilise 2 from Falconrest to Highmeadow, but hold off
?

mobilise 2 from Falconrest to Highmeadow pls overlook that
?

mobilise 2 from Falconrest to Highmeadow, would do it were pink gone
?

mobilise 2 from Falconrest to Highmeadow, i lack the guts
?

mobilise 2 from Falconrest to Highmeadow the opposite of that
?

mobilise 2 from Falconrest to Highmeadow, would be fun wouldnt it
?

mobilise 2 from Falconrest to Highmeadow, or maybe not
?

mobilise 2 from Falconrest to Highmeadow after steve and i have talked
?

mobilise 2 from Falconrest to Highmeadow, unles he moves
?

mobilise 2 from Falconrest to Highmeadow, keep it in the drawer
?

mobilise 2 from Falconrest to Highmeadow nearly pressed send on that
?

mobilise 2 from Falconrest to Highmeadow, had blue left me no choice
?

mobilise 2 from Falconrest to Highmeadow, still chewing on that
?

mobilise 2 from Falconrest to Highmeadow with Evas blessing only
?

mobilise 2 from Falconrest to Highmeadow, lets say
?

mobilise 2 from Falconrest to Highmeadow, purely theoretical
?

mobilise 2 from Falconrest to Highmeadow for the cameras
?

mobilise 2 from Falconrest to Highmeadow, in an ideal world
?

mobilise 2 from Falconrest to Highmeadow, subject to change
?

mobilise 2 from Falconrest to Highmeadow tomorrow
?

mobilise 2 from Falconrest to Highmeadow, in the event that red betrays me
?

mobilise 2 from Falconrest to Highmeadow, we'll see
?

mobilise 2 from Falconrest to Highmeadow or is that dumb
?

mobilise 2 from Falconrest to Highmeadow, is the last thing id do
?

mobilise 2 from Falconrest to Highmeadow, lets wait and see
?

mobilise 2 from Falconrest to Highmeadow NOT
?

mobilise 2 from Falconrest to Highmeadow, someday
?

mobilise 2 from Falconrest to Highmeadow, pulling ur leg
?

mobilise 2 from Falconrest to Highmeadow if the other thing fails
?

mobilise 2 from Falconrest to Highmeadow, once the heir is crowned
?

mobilise 2 from Falconrest to Highmeadow, over my dead body
?

mobilise 2 from Falconrest to Highmeadow meant to erase this
?

mobilise 2 from Falconrest to Highmeadow, actually dont
?

mobilise 2 from Falconrest to Highmeadow, his words
?

mobilise 2 from Falconrest to Highmeadow scrap that
?

mobilise 2 from Falconrest to Highmeadow, still thinking about it though
?

mobilise 2 from Falconrest to Highmeadow hang on, I'll write again tonight
?

mobilise 2 from Falconrest to Highmeadow, assuming the treaty still holds
?

mobilise 2 from Falconrest to Highmeadow, ignore the above line
?

mobilise 2 from Falconrest to Highmeadow tbc, more tonight
?

mobilise 2 from Falconrest to Highmeadow, keep it for the following round please
?

mobilise 2 from Falconrest to Highmeadow, or should I rather stay put?
?

mobilise 2 from Falconrest to Highmeadow I mean the other army
?

mobilise 2 from Falconrest to Highmeadow, strike that out
?

mobilise 2 from Falconrest to Highmeadow tell Yellow this, but I'll do nothing
?

mobilise 2 from Falconrest to Highmeadow, might be worth considering
?

mobilise 2 from Falconrest to Highmeadow, unofficially for now
?

mobilise 2 from Falconrest to Highmeadow only after the peace with Grey ends
?

mobilise 2 from Falconrest to Highmeadow, I almost wrote
?

mobilise 2 from Falconrest to Highmeadow was my plan before I saw the map
?

mobilise 2 from Falconrest to Highmeadow, ask me again tomorrow
?

mobilise 2 from Falconrest to Highmeadow, just thinking out loud
?

mobilise 2 from Falconrest to Highmeadow this line is from last turn, sorry
?

mobilise 2 from Falconrest to Highmeadow, tbd with my ally
?

mobilise 2 from Falconrest to Highmeadow, when the snow has melted, not earlier
?

mobilise 2 from Falconrest to Highmeadow hmm, or the other neighbour?
?

mobilise 2 from Falconrest to Highmeadow, no, the other way round
?

mobilise 2 from Falconrest to Highmeadow, undo this please
?

mobilise 2 from Falconrest to Highmeadow was Thomas's suggestion, I'm not convinced
?

mobilise 2 from Falconrest to Highmeadow, this was meant for Susan, not you
?

mobilise 2 from Falconrest to Highmeadow, possibly, we shall see
?

mobilise 2 from Falconrest to Highmeadow provisional, real orders on Sunday
?

mobilise 2 from Falconrest to Highmeadow, except when Silver asks nicely
?
