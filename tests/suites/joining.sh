#!/bin/sh
# joining: who says in ordinary English that he wants to play, in a game of every ruleset, joins, or is shown whole lines that
# would do: the first of them does. Who has joined is told what.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
# shellcheck disable=SC2046 # names without blanks
text() { plain_text subject $(grep -ls "^To: $1@" "$r"/.pbp/outbox/new/*); }
n=0
# says GAME NAME WORDS
says() {
	n=$((n + 1))
	rm -f "$r"/.pbp/outbox/new/*
	echo "$3" | mail "$2" "Thu Jan  1 10:$(printf %02d $n):00 2026" "$1" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-01T11:00Z
	text "$2" >"$work/said"
}
joined() { case $(cat "$work/said") in *"Subject: you are "*) true ;; *) false ;; esac; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for of in global-domination:japan states:usa48 armies:barrows gilmoria:gilmoria hegemon:archipelago; do
	game=${of%%:*} n=0
	for words in "I'd like to play" "count me in" "Please sign me up" "Can I still join?" "I want to take part" \
		"Count me in! Osaka for me, purple please." "Hello, is there room for one more?" "join as zed"; do
		rm -rf "$r/$game"
		must "$pbp" new -C "$r" "$game" --rules "$game" --map "${of#*:}" --now 2026-01-01T08:00Z --secret $secret
		says "$game" "p$n" "$words"
		if ! joined; then
			line=$(sed -n '/^You do not play yet/,$s/^    //p' "$work/said" | head -n 1)
			has "$game: $words: a line that would do" "${line:-none}" "join"
			n=$((n - 1))
			says "$game" "p$n" "$line"
		fi
		if joined; then ok; else not "$game: $words: $line: $(cat "$work/said")"; fi
		for told in "The game: " "Turns end: " "Players so far: " "The host: hanna@example.org" "nothing to do until"; do
			has "$game: who has joined is told" "$(cat "$work/said")" "$told"
		done
	done
done
# what is offered is taken by a yes: the line stands in the address that such a letter is answered at
reply() { cat $(grep -ls "^To: $1@" "$r"/.pbp/outbox/new/*) | tr -d '\r' | sed -n 's/^Reply-To: .*<\(.*\)>$/\1/p; s/^Reply-To: \([^<]*\)$/\1/p' | head -n 1; }
replies() { # GAME NAME ADDRESS WORDS
	n=$((n + 1))
	rm -f "$r"/.pbp/outbox/new/*
	printf '%b\n' "$4" | mail "$2" "Thu Jan  1 10:$(printf %02d $n):00 2026" "$1" | sed "s/^To: .*/To: $3/" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-01T11:00Z
	text "$2" >"$work/said"
}
for of in "global-domination:japan:I was in Kyoto once, might I begin there, and be purple?:join.at.kyoto.as.purple:purple" \
	"states:usa48:put me down, I do not mind which colour, perhaps green?:join.as.green:green" \
	"armies:barrows:My favourite colour is teal, if nobody has it:join.as.teal:teal" \
	"gilmoria:gilmoria:Kaldor sounds good to me:join.as.kaldor:Kaldor" "hegemon:archipelago:might there be a chair for me:join:player 1"; do
	game=${of%%:*} rest=${of#*:} n=0
	map=${rest%%:*} rest=${rest#*:}
	words=${rest%%:*} rest=${rest#*:} who=of$(echo "$game" | cut -c1-3)
	for yes in "Yes please" "yes please! and when does it start, how many are in already?" "Yes please, I look forward to it." "yes\n\nAnn" "Go ahead!" "Yes, $(echo "${rest%%:*}" | sed "s,.*\.,,"), thank you." \
		"Yes, count me in!" "Yes! I'd love to join, thanks."; do
		rm -rf "$r/$game"
		must "$pbp" new -C "$r" "$game" --rules "$game" --map "$map" --now 2026-01-01T08:00Z --secret $secret
		says "$game" $who "$words"
		is "$game: the address offers a line" "$(reply $who)" "pbp+$game+${rest%%:*}@localhost"
		has "$game: and how it is taken" "$(tr '\n' ' ' <"$work/said")" 'nswer "yes", and nothing else'
		address=$(reply $who)
		for no in "no thanks" "yes, but not now" "yes, I will, but not today" "Yes, if we begin before Friday" "Yes, when my exam is over" "yes?" "Yes\nbut only if my wife may play as well" "is that all right?"; do
			replies "$game" $who "$address" "$no"
			hasnt "$game: $no" "$(cat "$work/said")" "Subject: you are"
		done
		case $game in states)
			replies "$game" $who "$address" "What happens if I miss a turn?"
			is "$game: what he chose before is offered again" "$(reply $who)" "$address"
			has "$game: and his question is answered" "$(cat "$work/said")" "The rules on what you ask:" ;;
		esac
		replies "$game" $who "$address" "$yes"
		has "$game: $yes" "$(cat "$work/said")" "Subject: you are ${rest##*:} [pbp:$game]"
		case $yes in
			*count*) hasnt "$game: $yes: and nothing else is read in it" "$(cat "$work/said")" "Read as no orders" ;;
		esac
		hasnt "$game: $yes: nor heard" "$(cat "$work/said")" "NOT taken"
		replies "$game" $who "$address" "my position"
		hasnt "$game: what he writes there later is no letter to a player" "$(cat "$work/said")" "NOT"
	done
	code "$game: replayed" 0 "$pbp" verify "$game" -C "$r" --now 2026-01-01T12:00Z
done
rm -rf "$r/global-domination"
must "$pbp" new -C "$r" global-domination --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
says global-domination ann "Might Osaka be free for me, perhaps in purple?"
has "what he named stands first" "$(cat "$work/said")" "
    join at Osaka as purple
"
says global-domination ann "join at Osaka as purple
When does it start, by the way?"
has "a question beside joining hinders nobody" "$(cat "$work/said")" "You are purple in game global-domination."
has "and is answered" "$(cat "$work/said")" "It begins: when the host says so"
hasnt "and not the host's" "$(tr '\n' ' ' <"$work/said")" "Sent to the host, as number 1"
for of in states:usa48 armies:barrows gilmoria:gilmoria global-domination:japan; do
	game=${of%%:*}
	rm -rf "$r/$game"
	must "$pbp" new -C "$r" "$game" --rules "$game" --map "${of#*:}" --now 2026-01-01T08:00Z --secret $secret
	says "$game" zed "join as Napoleon"
	has "$game: a name where a colour is due comes back in the lines that would do" "$(cat "$work/said")" ", called Napoleon
"
	says "$game" zed "$(sed -n 's/^    \(join.*Napoleon\)$/\1/p' "$work/said" | tail -n 1)"
	has "$game: and is how he is called" "$(cat "$work/said")" "is played by Napoleon."
	says "$game" ann "$(sed -n 's/^  line 1: //p' "$work/said")"
	has "$game: nobody else" "$(cat "$work/said")" "You do not play yet."
done
# what he names is offered in his order, and before what an earlier letter offered; a colour that is his name last
for of in "gilmoria:gilmoria:Could I be the warlord of Hesper, or else of Kaldor?:join.as.hesper" \
	"armies:barrows:I am Sam Brown from Texas, might orange be left for me?:join.as.orange" \
	"global-domination:japan:count me in, Osaka sounds cool, or else Aichi. Blue?:join.at.osaka.as.blue"; do
	game=${of%%:*} rest=${of#*:}
	rm -rf "$r/$game"
	must "$pbp" new -C "$r" "$game" --rules "$game" --map "${rest%%:*}" --now 2026-01-01T08:00Z --secret $secret
	says "$game" sam "$(echo "$rest" | cut -d: -f2)"
	is "$game: what he names first" "$(reply sam)" "pbp+$game+${rest##*:}@localhost"
	replies "$game" sam "pbp+$game+join.at.kyoto.as.red@localhost" "$(echo "$rest" | cut -d: -f2)"
	is "$game: whatever he was offered before" "$(reply sam)" "pbp+$game+${rest##*:}@localhost"
done
rm -rf "$r/global-domination"
must "$pbp" new -C "$r" global-domination --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
says global-domination cleo "join at Osaka
Call me Cleo Miller"
has "who says his name beside joining is called so" "$(tr '\n' ' ' <"$work/said")" "is played by Cleo Miller"
for words in "I'd like to play" "Hi, can I play?"; do
	says states "q$n" "$words"
	case $(cat "$work/said") in *"NOT taken"*) not "who asks how to join did not order anything: $(cat "$work/said")" ;; *) ok ;; esac
done
rm -rf "$r/global-domination"
must "$pbp" new -C "$r" global-domination --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
	--option players=1
says global-domination ann "join at Osaka as teal"
has "who joins as the last is told what game it is" "$(cat "$work/said")" "The game: Global Domination V on"
has "and is not told to wait" "$(cat "$work/said")" "Subject: global-domination begins: "
hasnt "for what has come" "$(cat "$work/said")" "nothing to do until"
rm -rf "$r/global-domination"
must "$pbp" new -C "$r" global-domination --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
says global-domination bob "Some words about the weather"
has "who writes anything is told what game it is, and how to join" "$(cat "$work/said")" "You do not play yet. Answer"
says global-domination bob "Some more about the weather"
is "once a day" "$(cat "$work/said")" ""
for of in global-domination:"Then perhaps Osaka, in green?":"join at Osaka as green":Aichi states:"I'll be blue":"join as blue":teal \
	gilmoria:"Kaldor perhaps?":"join as Kaldor":Tharn; do
	game=${of%%:*} rest=${of#*:}
	rm -rf "$r/$game"
	must "$pbp" new -C "$r" "$game" --rules "$game" --map "$(echo "$game" | sed 's/global-domination/japan/; s/states/usa48/')" \
		--now 2026-01-01T08:00Z --secret $secret
	says "$game" dan "What is this?"
	has "$game: what is free is listed" "$(tr '\n' ' ' <"$work/said")" "Still free:"
	has "$game: all of it" "$(sed -n '/^Still free/,/^$/p' "$work/said")" "${rest##*:}"
	rest=${rest%:*}
	id=$(grep -h "^Message-ID" "$r"/.pbp/outbox/new/*receipt* | head -n 1)
	n=$((n + 1))
	rm -f "$r"/.pbp/outbox/new/*
	echo "${rest%%:*}" | mail dan "Thu Jan  1 10:$n:00 2026" "$game" | sed "s/^Message-ID.*/&\nIn-Reply-To: ${id#Message-ID: }/" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-01T11:00Z
	text dan >"$work/said"
	has "$game: who answers such a letter is answered again, what he named in front" "$(cat "$work/said")" "

    ${rest#*:}
"
done
# who plainly wants to play, and names what is free or leaves it to the game, plays at once, and reads how to take it back;
# who only asks, makes it depend on something else, puts it off or leaves open what he wants is offered a line
wants() { # RULESET:MAP WANTED WORDS
	rm -rf "$r/${1%%:*}"
	must "$pbp" new -C "$r" "${1%%:*}" --rules "${1%%:*}" --map "${1#*:}" --now 2026-01-01T08:00Z --secret $secret
	n=10
	says "${1%%:*}" wim "$3"
	has "${1%%:*}: $3" "$(cat "$work/said")" "Subject: $2 "
}
wants global-domination:japan "you are purple" "Good evening! I'd like to take part, in Osaka if it is still free. May I be purple?
What happens if I am away for a week?"
wants global-domination:japan "you are teal" "My cousin told me of you. I would love to play teal and begin in Kyoto, unless it is taken."
has "and how to take it back" "$(cat "$work/said")" '"withdraw"'
wants states:usa48 "you are pink" "I have never done such a thing, but my sister has. Please put me down, I'd love to be pink if nobody has claimed it."
wants armies:barrows "you are teal" "Happy to hear of it! I'm glad to join. Can I be teal? If teal is gone then cyan."
wants gilmoria:gilmoria "you are Tharn" "I have thought about it and I'd like to play Tharn.
How many of us will there be?"
wants hegemon:archipelago "you are player 1" "I should very much like to play, if there is room.

Kind regards, Wim Green"
for words in "I'd love to play, but only if my brother plays too." "Can I still take part, and what would I have to do?" \
	"Before I say yes: how long does it take? I'd love to play red." "Perhaps I will play." "I would love to play some day." \
	"I'd like to play. On second thoughts, let me sleep on it." "My son would love to play." "I do not want to play red." \
	"If it takes less than a week I'd like to join." "I'd love to play red or blue." \
	"Hello, a friend told me about this game." "I like to play games with dice." \
	"I would like to know more before I play." "I'd like to join a game of poker one day." \
	"I love playing chess, and a friend told me of this."; do
	wants states:usa48 "how to join" "$words"
done
wants global-domination:japan "how to join" "I'd love to play."
wants global-domination:japan "how to join" "I would like to play in Osaka, not in Kyoto."
wants gilmoria:gilmoria "how to join" "I'd like to join as Kaldor or Tharn."
# a mail that went to others as well, where a rule forbids that: why it was not taken, and what to do
rm -rf "$r/global-domination"
must "$pbp" new -C "$r" global-domination --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
sed -i '1i address pbp@example.org' "$r/.pbp/config"
copied() {
	n=$((n + 1))
	rm -f "$r"/.pbp/outbox/new/*
	echo "join at Osaka as teal" | mail "$1" "Thu Jan  1 10:$n:00 2026" global-domination |
		sed "s/^To: .*/To: pbp@example.org${2-}/" | vouched "mx.example.org; $3=pass header.d=example.org" | run 2026-01-01T11:00Z
	text "$1" >"$work/said"
}
copied fay ", friend@example.net" dkim
has "a copy: why" "$(tr '\n' ' ' <"$work/said")" "went to others as well (rule 2.3)"
has "a copy: what to do" "$(tr '\n' ' ' <"$work/said")" "Send it again, to this address and to nobody else."
has "a copy: the subject" "$(cat "$work/said")" "Subject: your mail was not taken"
has "a copy: lines that would do" "$(cat "$work/said")" "join at Osaka as teal"
copied fay "" dkim
if joined; then ok; else not "without the copy he joins: $(cat "$work/said")"; fi
copied gus ", friend@example.net" x-none
has "whose mail is not proved is told why as well" "$(tr '\n' ' ' <"$work/said")" "Nothing of this mail was taken: "
# what the letter says of the rules is said of this game: of its options, and with places of its board
for of in warlords:"The last warlord has won." realm:"Whoever rules the whole Realm, with his allies, has won."; do
	rm -rf "$r/gilmoria"
	must "$pbp" new -C "$r" gilmoria --rules gilmoria --map gilmoria --option victory="${of%%:*}" --now 2026-01-01T08:00Z --secret $secret
	n=0
	says gilmoria wim "hello, what is this?"
	has "victory = ${of%%:*}" "$(tr '\n' ' ' <"$work/said")" "${of#*:}"
done
rm -rf "$r/hegemon"
must "$pbp" new -C "$r" hegemon --rules hegemon --map archipelago --now 2026-01-01T08:00Z --secret $secret
n=0
says hegemon yan "join"
says hegemon yan "rules"
has "an example is of this board" "$(cat "$work/said")" "    Ardentor supports Corvey to Balmoray"
hasnt "and of no other" "$(cat "$work/said")" "Osaka"
total
