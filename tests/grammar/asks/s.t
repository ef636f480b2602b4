# One of five of the questions that no rule answers, of people to whom only the answers had been shown (tests/grammar/lore).

@ orders PLAYER usa
Did my mail from this morning get to you?

@ person PLAYER usa
Isn't that just my luck?

@ person PLAYER usa
Will it rain at the weekend, do you think?

@ person PLAYER usa
Is Risk from 1957 or from 1959?

@ person PLAYER usa
I got the same mail twice, is something broken?

@ person PLAYER usa
Why does blue hate me so?

@ person PLAYER usa
Are you feeling better now?

@ person PLAYER usa
Did you see the game last night?

@ person PLAYER usa
Does your wife play too?

@ person PLAYER usa
Which state has the best barbecue?

@ person PLAYER usa
Why is red so slow?

@ person PLAYER usa
Is somebody planning to attack me?

@ history PLAYER usa
How many soldiers did I lose in that fight in Iowa?

@ person PLAYER usa
All well with you?

@ person PLAYER usa
Didn't I tell you he would do that?

@ person PLAYER usa
Can I send you a jar of my plum jam?

@ person PLAYER usa
Is the source on the internet somewhere?

@ person PLAYER usa
Is there a tournament with prizes?

@ person PLAYER usa
What's the meaning of life?

@ awaited PLAYER gd
Has red sent his orders yet?

@ history PLAYER gd
Did my attack on Nara work?

@ history PLAYER gd
Who took Kyoto from me?

@ person PLAYER gd
Is red planning to attack me?

@ person PLAYER gd
How's the family?

@ person PLAYER gd
Did you get my postcard?

@ person PLAYER gd
What's the weather like where you are?

@ person PLAYER gd
Can you believe these people?

@ person PLAYER gd
Didn't I tell you he would stab me in the back?

@ person PLAYER gd
Will I never learn?

@ person PLAYER gd
How many cards do you draw in Risk?

@ person PLAYER gd
When will the next game of Hegemon begin?

@ person PLAYER gd
Why did my mail come back as undeliverable?

@ person PLAYER gd
Wouldn't it be nice to have tanks?

@ person PLAYER gd
Can you recommend a restaurant in Kyoto?

@ person PLAYER gd
Did the Romans really salt Carthage?

@ person PLAYER gd
Should I take the A2 or the ring road around Warsaw at this hour?

@ person PLAYER gd
Sorry, who's this?

@ person PLAYER gd
Guess who's back?

@ status PLAYER heg
Whose turn is it now?

@ who PLAYER heg
How many players are we?

@ history PLAYER heg
Who was the one that routed me in Osaka?

@ owner PLAYER heg
Who stands in Kyoto?

@ person PLAYER heg
Are you free on Saturday for a beer?

@ person PLAYER heg
Did you have a nice holiday?

@ person PLAYER heg
Do you also know how to play Diplomacy?

@ person PLAYER heg
Which other games do you have on this server?

@ person PLAYER heg
In which game do you draw cards?

@ person PLAYER heg
Why does my mail program show your letters in Chinese signs?

@ person PLAYER heg
Is your server down again?

@ person PLAYER heg
Could the mails be in German, please?

@ person PLAYER heg
Who invented such a cruel game?

@ person PLAYER heg
Who would have thought that of sweet little Anna?

@ person PLAYER heg
How was your Easter?

@ person PLAYER heg
Is your mother feeling better?

@ person PLAYER heg
Shall we all meet for a barbecue when this is over?

@ awaited PLAYER ar
Has yellow answered yet?

@ position PLAYER ar
Which areas are mine at the moment?

@ orders PLAYER ar
Did my last mail arrive?

@ person PLAYER ar
Would you trust green if you were me?

@ person PLAYER ar
Did you see the match on Saturday?

@ person PLAYER ar
How old is this program?

@ person PLAYER ar
What does a settlement cost in Catan?

@ person PLAYER ar
Why is the map all garbled in my mail program?

@ person PLAYER ar
Wouldn't it be nice to have sea battles?

@ person PLAYER ar
Did you forget me?

@ person PLAYER ar
How on earth did he manage that?

@ person PLAYER ar
What's the capital of Madagascar?

@ person PLAYER ar
Could you send me the address of green?

@ history PLAYER ar
How many did I lose yesterday?

@ person PLAYER ar
Who won the last game?

@ person PLAYER ar
How much does it cost to take part in your club?

@ person PLAYER ar
Did you sleep well, dear?

@ status PLAYER gil
Is it my turn?

@ owner PLAYER gil
Is Hesper still neutral?

@ deadline PLAYER gil
How many hours have I left for this turn?

@ person PLAYER gil
Is anybody else as slow as me?

@ person PLAYER gil
What's your name, by the way?

@ person PLAYER gil
Is your back any better?

@ person PLAYER gil
Who wrote this program?

@ person PLAYER gil
Have you got a minute to talk on the phone?

@ person PLAYER gil
What did I ever do to blue?

@ person PLAYER gil
Who needs enemies with friends like these?

@ person PLAYER gil
Did you see that coming?

@ person PLAYER gil
Did you watch the match last night?

@ person PLAYER gil
Did you feel the earthquake too?

@ person PLAYER gil
Is there a chess game running here I could watch?

@ person PLAYER gil
Why do your mails land in my spam folder?

@ person PLAYER gil
Will there be an app for the phone?

@ person PLAYER gil
Shall we all meet for a beer when this is over?
