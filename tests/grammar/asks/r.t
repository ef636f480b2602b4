# What strangers asked who saw nothing but the letters of the game.

@ none PLAYER gd
I don't want to spend all my pocket money before I know what I'm buying.

@ none PLAYER gd
why did you send me the whole map, my phone nearly melted

@ none PLAYER usa
why is the list of all places in every letter

@ who PLAYER usa
who am i even up against??

@ who PLAYER gd
which of you is blue? Is it anyone I know?

@ who PLAYER ar
By the way, who is actually playing against me?

@ position PLAYER ar
How do I stand now, which areas do I own?

@ places PLAYER gd
and how many of these places are there altogether?

@ status PLAYER usa
my turn now right?

@ standing PLAYER ar
And how many spaces have I now compared with the others? Am I leading?

@ standing PLAYER heg
And where do I stand against the others at present?

@ none PLAYER heg
I have just counted again and I can afford it.

@ none PLAYER heg
The report says it of nearly everybody's.

@ none PLAYER ar
I saw nothing new on the map this morning, my eyes are bad.

@ help-on PLAYER usa
hiii im jess. and whats a buffer

@ owner PLAYER usa
so how many am i left with in Georgia, 3?
