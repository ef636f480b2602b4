#!/bin/sh
# requests: what a player says that is no order by the rules, in a game of every ruleset (of two; WHOLE=1, `make answered`: of
# all): away, more time, votes, resigning.
# Each is a step that verifies in both histories; the player, the host and the others are told what concerns them, and what
# is between a player and the host is in no public object.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
# says NAME TEXT: a mail of a player to the game in hand
# a minute a step, from ten past ten on
minute() { m=$((n % 60)); [ $m -gt 9 ] || m=0$m; clock=$((10 + n / 60)):$m; }
says() {
	n=$((n + 1)); minute; forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 $clock:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run "2026-01-02T$clock:30Z"
}
steps() { git -C "$r/$game/private.git" rev-list --count main; }
public() { git -C "$r/$game/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n'; }
new_game() { # file, name, options
	game=$2
	sed "s/^game .*/game $game/" "$1" >"$work/$game.game"
	for option in ${3-}; do echo "option ${option%=*} = ${option#*=}" >>"$work/$game.game"; done
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	first=$(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$1") second=$(sed -n 's/^seat \([A-Za-z]*\) bob@.*/\1/p' "$1")
	all=$(grep -c '^seat' "$1")
	n=10
}
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for file in $(sample 2 games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game); do
	new_game "$file" "$(basename "$(dirname "$file")")"
	next_part
	before=$(steps)

	says ann "away until Wednesday"
	has "$game: away: he is told which days" "$(letters ann@)" "you are away from Fri 2 Jan 2026 to Wed 7 Jan 2026"
	has "$game: in the subject too" "$(letters ann@)" "you are noted as away"
	has "$game: the host is told" "$(letters hanna@)" "$first is away from Fri 2 Jan 2026 to Wed 7 Jan 2026"
	is "$game: nobody else is" "$(letters bob@)" ""
	is "$game: it is a step" "$(steps)" $((before + 1))
	says bob "who"
	has "$game: who asks reads it while it lasts" "$(letters bob@)" " away"
	for words in "By the way, I shall be away until Wednesday for my sister's wedding" \
		"Away until Wednesday. What happens if my turn comes up?" "Please note: I am away till Wednesday, visiting" \
		"From 2nd to 7th of January I am away (wedding of my cousin), I can not send anything." "I\0342\0200\0231m on vacation until Wednesday" "I'll be away until Wednesday"; do
		part 2 || continue
		says ann "$words"
		has "$game: $words" "$(letters ann@)" "to Wed 7 Jan 2026"
	done
	says ann "I will be away from 5 to 9 March"
	has "$game: other days take the place of those" "$(letters ann@)" "from Thu 5 Mar 2026 to Mon 9 Mar 2026"
	says ann "I might be away from 6 to 9 March, and I was away until Wednesday"
	hasnt "$game: days that are open are not noted" "$(letters ann@)" "you are away from"
	says ann "For Wednesday to Friday:\n\nthanks for the game so far"
	hasnt "$game: nor are those of a heading" "$(letters ann@)" "you are away from"
	says ann "away a while"
	has "$game: days that do not read go to the host" "$(letters hanna@)" "away a while"
	has "$game: he is told how to write them" "$(letters ann@)" "away until Wednesday"
	says ann "back"
	has "$game: back" "$(letters hanna@)" "$first is back"
	is "$game: of all that everybody reads nothing" "$(public | grep -a -c -i '2026-03-0[59]\|away \|until=')" 0

	says bob "one more day please"
	has "$game: time: the host reads the line that gives it" "$(letters hanna@)" 'is the same as "extend by 24h"'
	has "$game: the player what holds until then" "$(letters bob@)" "the bell is where it was, "
	says bob "extend the deadline by 12 hours"
	has "$game: so many" "$(letters hanna@)" "extend by 12h"
	must "$pbp" host "$game" extend by 12h -C "$r" --now "2026-01-02T$clock:50Z"

	says ann "I vote for a draw"
	has "$game: a vote: its tally" "$(letters ann@)" "You vote for a draw: 1 of $all are for it now"
	has "$game: all are told" "$(letters bob@)" "$first votes: draw (1 of $all for it)"
	has "$game: and how to vote" "$(letters bob@)" "Answer: vote draw."
	says ann "vote draw"
	has "$game: twice is once" "$(letters ann@)" "Not done: you have voted so already"
	says ann "take back my vote"
	has "$game: taken back" "$(letters bob@)" "$first takes a vote back: draw"
	says bob "concede to $first"
	has "$game: whom one concedes to has no say" "$(letters ann@)" "$second votes: concede to $first (1 of $((all - 1)) for it)"
	says bob "vote nonsense"
	has "$game: what is no motion goes to the host" "$(letters hanna@)" "vote nonsense"

	says ann "call me nora"
	has "$game: a name that is no other word" "$(letters ann@)" "Others read now that $first is played by Nora"
	before=$(steps)
	says ann "Call me Ann Miller."
	has "$game: a name" "$(letters ann@)" "Others read now that $first is played by Ann Miller"
	is "$game: it is a step" "$(steps)" $((before + 1))
	says bob "who"
	has "$game: who asks reads it" "$(letters bob@)" "$first, Ann Miller"
	for name in "Ann Miller" "ANN MILLER" "$(echo "$first" | sed "s,.,\\u&,")" "Player 3" "The Host"; do
		part 2 || continue
		says bob "call me $name"
		has "$game: $name is no name for another" "$(letters bob@)" "Not done: somebody here is called"
	done
	for name in "tonight" "bob@example.org" "The Great And Only Bob" "Bob\303\251xxxxxxxxxxxxxxxxxxxxxxxxxxxxx"; do
		part 2 || continue
		says bob "call me $name"
		hasnt "$game: $name is none at all" "$(letters bob@)" "is played by"
	done
	is "$game: nothing was done" "$(steps)" $((before + 1))
	says bob "please call me Zo\303\253"
	has "$game: with any letters" "$(letters bob@)" "is played by Zoë"
	is "$game: all may read it, and no part of an address" "$(git -C "$r/$game/public.git" show main:state/player |
		grep -c 'name="Ann Miller"\|name=Zoë\|ann@\|bob')" 2
	# an address beside his: asked there as well, and then what comes from there counts
	says ann "i also write from two$game@home.example, thats me too"
	has "$game: one beside his is asked" "$(letters home.example)" "he writes from this address as well"
	token=$(letters home.example | grep -o 'pbp-[a-z0-9]*')
	from_second() { n=$((n + 1)); minute; forget
		echo "$1" | mail x "Fri Jan  2 $clock:00 2026" "$game" | sed "s/^From: .*/From: two$game@home.example/" | run "2026-01-02T$clock:30Z"; }
	before=$(steps)
	from_second "my position"
	is "$game: before that nothing from there counts" "$(steps)" "$before"
	from_second "Yes, token $token"
	has "$game: then it does" "$(letters home.example)" "You write from this address as well now in game $game: you are $first"
	has "$game: the first address is told" "$(letters ann@)" "What comes from there counts now"
	has "$game: and the host" "$(letters hanna@)" "$first writes from two$game@home.example as well now"
	from_second "my position"
	has "$game: it is answered there" "$(letters home.example)" "You are $first in game $game"
	is "$game: and nowhere else" "$(letters ann@)" ""
	says ann "my position"
	has "$game: the first one counts still" "$(letters ann@)" "You are $first in game $game"
	says bob "I also write from two$game@home.example"
	has "$game: it is nobody else's" "$(letters bob@)" "is a player's address already"
	says ann "forget the address two$game@home.example"
	has "$game: it is taken back" "$(letters ann@)" "is no longer read as yours"
	before=$(steps)
	from_second "yes, I resign"
	is "$game: and counts no more" "$(steps)" "$before"
	is "$game: it is nowhere public" "$(public | grep -a -c 'home.example')" 0
	# another address: asked there, with a token that nobody else has
	says ann "my address is new$game@home.example"
	has "$game: proved, it is asked there" "$(letters home.example)" "is this your address?"
	has "$game: its player is told" "$(letters ann@)" "A letter has gone to new$game@home.example"
	token=$(letters home.example | grep -o 'pbp-[a-z0-9]*')
	hasnt "$game: but not the token" "$(letters ann@)$(letters hanna@)" "$token"
	from_home() { n=$((n + 1)); minute; forget
		echo "$1" | mail x "Fri Jan  2 $clock:00 2026" "$game" | sed "s/^From: .*/From: new$game@home.example/" | run "2026-01-02T$clock:30Z"; }
	before=$(steps)
	from_home "token pbp-aaaaaaaaaaaaaaaaaaaaaaaaaa"
	is "$game: another token is none" "$(steps)" "$before"
	from_home "Yes, token $token"
	has "$game: the right one is" "$(letters home.example)" "This is your address in game $game now: you are $first"
	has "$game: the old address is told" "$(letters ann@)" "It is your address in this game now; what comes from this one"
	has "$game: and the host" "$(letters hanna@)" "$first writes from new$game@home.example now"
	from_home "my position"
	has "$game: what comes from there counts" "$(letters home.example)" "You are $first in game $game"
	is "$game: the token is kept nowhere" "$(git -C "$r/$game/private.git" log -p --all | grep -c "$token")" 0
	is "$game: no address is public" "$(public | grep -a -c 'home.example')" 0
	must "$pbp" host "$game" "replace $first by ann@example.org" -C "$r" --now "2026-01-02T$clock:40Z"

	# another's words, and what is asked once
	before=$(steps)
	says ann "Bob wrote:\nyes, I resign"
	is "$game: another's words do nothing" "$(steps)" "$before"
	says ann "resign"
	has "$game: resigning is asked once" "$(letters ann@)" "Then answer: yes, I resign"
	is "$game: and nothing is done" "$(steps)" "$before"
	says ann "Hi all,\nI have a new job.\n\nyes, I resign"
	is "$game: resigning" "$(steps)" $((before + 1))
	has "$game: he is told" "$(letters ann@)" "You have given up $first"
	has "$game: the host, with what he can do" "$(letters hanna@)" "pbp host $game replace $first by ADDRESS"
	has "$game: all players" "$(letters bob@)" "$first resigns: nobody plays that seat now"
	is "$game: by no address" "$(public | grep -a -c 'ann@example')" 0
	says bob "who"
	has "$game: who asks reads it" "$(letters bob@)" "$first, played by nobody"
	must "$pbp" host "$game" "replace $first by ann@example.org" -C "$r" --now "2026-01-02T$clock:55Z"
	says ann "my position"
	has "$game: the host can give it back" "$(letters ann@)" "You are $first in game $game"
	forget
	must "$pbp" host "$game" "act for $first: vote pause" -C "$r" --now "2026-01-02T$clock:56Z"
	has "$game: the host can vote in a seat's name" "$(letters bob@)" "$first votes: pause"
	has "$game: and the seat is told" "$(letters ann@)" "In your name the host wrote: vote pause"
	code "$game: but not say what is between the two" 1 "$pbp" host "$game" "act for $first: away until 9 March" -C "$r" --now "2026-01-02T$clock:57Z"
	run 2026-01-12T10:00Z </dev/null
	code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
	code "$game: verify of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
	must "$pbp" host "$game" "end game" -C "$r" --now 2026-01-13T08:00Z
	run 2026-01-13T08:01Z </dev/null
	code "$game: verify of all that is revealed" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
	hasnt "$game: no step is hidden then" "$(cat "$work/out")" "steps not revealed: orders"
	is "$game: still nothing that is between a player and the host" "$(public | grep -a -c -i '2026-03-0[59]\|says=.\(away\|back\|more\)\|a new job')" 0
	forget
done

# ---- what follows from a vote: option votes -------------------------------------------------------
new_game games/states/duel.game advised
says ann "vote draw"
says bob "vote draw"
has "advise: the host is told" "$(letters hanna@)" "All who play vote for a draw"
has "with the line that does it" "$(letters hanna@)" 'is the same as "end game all agree to a draw"'
is "nothing is done" "$("$pbp" status advised -C "$r" | grep -c -i 'over')" 0
new_game games/states/duel.game pausing votes=bind
says ann "vote pause"
says bob "vote for a pause"
has "bind: a pause is one" "$("$pbp" status pausing -C "$r")" "paused"
must "$pbp" host pausing resume -C "$r" --now 2026-01-03T08:00Z
says ann "concede"
has "bind: of two the other is meant, and has won" "$(letters bob@)" "all concede to $second"
code "verify" 0 "$pbp" verify pausing -C "$r"
code "verify of what is public" 0 "$pbp" verify "$r/pausing/public.git" -C "$r"
has "all of it is played again" "$(cat "$work/out")" " 0 steps not revealed"
says bob "vote draw"
has "a game that is over has no votes" "$(letters bob@)" "the game is over"

# ---- a turn of today that is over is none of those days
sed 's/mon,thu 20:00/fri 09:30/' games/global-domination/duel.game >"$work/early.file"
new_game "$work/early.file" early
run 2026-01-02T10:00Z </dev/null
says ann "away until Saturday"
has "no turn ends in those days" "$(letters ann@)" "no deadline falls into those days"

# ---- where nothing proves who writes, the host moves a player -------------------------------------
r=$work/unproved
mkdir -p "$r/.pbp"
echo "host hanna@example.org" >"$r/.pbp/config"
new_game games/states/duel.game plain
before=$(steps)
says_plain() { n=$((n + 1)); minute; forget; echo "$2" | mail "$1" "Fri Jan  2 $clock:00 2026" "$game" | run "2026-01-02T$clock:30Z"; }
says_plain ann "my address is eve@home.example"
is "nobody is written to" "$(letters home.example)" ""
has "the host is asked" "$(letters hanna@)" "replace red by eve@home.example"
has "the player is told" "$(letters ann@)" "so it is for him to give your seat that address"
is "nothing is done" "$(steps)" "$before"
says_plain ann "away until Wednesday"
has "the others are heard as ever" "$(letters hanna@)" "red is away"
total
