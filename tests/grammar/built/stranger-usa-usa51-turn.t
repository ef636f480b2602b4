# Of mails written by somebody who had seen neither lists nor code; of use since.
ruleset states
map usa51
seats red yellow ann
seat red
call turn

California assaults Hawaii. Washington assaults Alaska.
= attack Hawaii from California
= attack Alaska from Washington

My plan was to deploy in Hawaii, attack California from Hawaii, and retire on a beach. My wife vetoed it. I'm back to square one.
?
