#!/bin/sh
# joining: who says in ordinary English that he wants to play, in a game of every ruleset, joins, or is shown whole lines that
# would do: the first of them does. Who has joined is told what.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
n=0
# hears NAME <MAILS: what the letters to him say, in $said, with their subjects
hears() {
	forget
	run 2026-01-01T11:00Z
	said=
	for letter in "$r"/.pbp/outbox/new/*; do
		[ ! -e "$letter" ] || said=$(awk -v plain=subject -v only="$1@" -f tests/suites/lines.awk "$r"/.pbp/outbox/new/*)
		break
	done
}
# says GAME NAME WORDS [TO [FIELD]]: to that address, with that field in its head
says() {
	n=$((n + 1)) clock=$n
	[ $n -gt 9 ] || clock=0$n
	printf '%b\n' "$3" | mail "$2" "Thu Jan  1 10:$clock:00 2026" "$1" | addressed "${4:-pbp@localhost}" "${5-}" |
		vouched "mx.example.org; ${proof:-dkim}=pass header.d=example.org" >"$work/mail"
	hears "$2" <"$work/mail"
}
addressed() { # TO HEADER <mail >mail
	while IFS= read -r line; do
		case $line in
		'To: pbp@localhost') echo "To: $1${2:+
$2}" ;;
		*) printf '%s\n' "$line" ;;
		esac
	done
}
joined() { case $said in *"Subject: you are "*) true ;; *) false ;; esac; }
# fresh GAME [OPTION]: nobody plays yet
map_of() { case $1 in global-domination) map=japan ;; states) map=usa48 ;; armies) map=barrows ;; gilmoria) map=gilmoria ;; *) map=archipelago ;; esac; }
fresh() {
	made=$work/made/$1${2-}
	if ! [ -e "$made" ]; then
		map_of "$1"
		must "$pbp" new -C "$made" "$1" --rules "$1" --map $map --now 2026-01-01T08:00Z --secret $secret ${2:+--option "$2"}
	fi
	rm -rf "${r:?}/$1"
	cp -a "$made/$1" "$r/$1"
}
# behind PHRASE: the first line of $said below it that begins so, without that, in $line
behind() { # PHRASE BEGINNING
	line=${said#*"$1"}
	case $line in
	*"
$2"*)
		line=${line#*"
$2"}
		line=${line%%"
"*} ;;
	*) line= ;;
	esac
}
# the address at which a letter to NAME is answered, in $address
reply() {
	address=$(awk -v to="To: $1@" '{ sub(/\r$/, "") } FNR == 1 { mine = 0; if (found) exit }
		index($0, to) == 1 { mine = 1; if (at) found = at } /^Reply-To: / { at = $0; gsub(/^.*[ <]|>/, "", at); if (mine) found = at }
		FNR == 1 && !/^Reply-To: / { at = "" } END { print found }' "$r"/.pbp/outbox/new/*)
}
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
games=$(sample 2 global-domination states armies gilmoria hegemon | tr '\n' ' ') # WHOLE=1 (`make answered`): all of them
for game in $games; do
	n=0
	next_part
	for words in "I'd like to play" "count me in" "Please sign me up" "Can I still join?" "I want to take part" \
		"Count me in! Osaka for me, purple please." "Hello, is there room for one more?" "join as zed"; do
		part 2 || continue
		fresh "$game"
		says "$game" "p$n" "$words"
		line=
		if ! joined; then
			behind "You do not play yet" "    "
			has "$game: $words: a line that would do" "${line:-none}" "join"
			n=$((n - 1))
			says "$game" "p$n" "$line"
		fi
		if joined; then ok; else not "$game: $words: $line: $said"; fi
		for told in "The game: " "Turns end: " "Players so far: " "The host: hanna@example.org" "nothing to do until"; do
			has "$game: who has joined is told" "$said" "$told"
		done
	done
done
# what is offered is taken by a yes: the line stands in the address that such a letter is answered at
for of in "global-domination:I was in Kyoto once, might I begin there, and be purple?:join.at.kyoto.as.purple:purple" \
	"states:put me down, I do not mind which colour, perhaps green?:join.as.green:green" \
	"armies:My favourite colour is teal, if nobody has it:join.as.teal:teal" \
	"gilmoria:Kaldor sounds good to me:join.as.kaldor:Kaldor" "hegemon:might there be a chair for me:join:player 1"; do
	game=${of%%:*} rest=${of#*:} n=0
	words=${rest%%:*} rest=${rest#*:}
	case " $games" in *" $game "*) ;; *) continue ;; esac
	who=of${game%"${game#???}"} wanted=pbp+$game+${rest%%:*}@localhost seat=${rest##*:} rest=${rest%%:*}
	fresh "$game"
	says "$game" "$who" "$words"
	reply "$who"
	is "$game: the address offers a line" "$address" "$wanted"
	flat "$said"
	has "$game: and how it is taken" "$flat" 'nswer "yes", and nothing else'
	for no in "no thanks" "yes, but not now" "yes, I will, but not today" "Yes, if we begin before Friday" "Yes, when my exam is over" "yes?" "Yes\nbut only if my wife may play as well" "is that all right?"; do
		part 2 || continue
		says "$game" "$who" "$no" "$wanted"
		hasnt "$game: $no" "$said" "Subject: you are"
	done
	case $game in states)
		says "$game" "$who" "What happens if I miss a turn?" "$wanted"
		reply "$who"
		is "$game: what he chose before is offered again" "$address" "$wanted"
		has "$game: and his question is answered" "$said" "The rules on what you ask:" ;;
	esac
	rm -rf "$work/asked"; cp -a "$r/$game" "$work/asked" # from here each yes goes its own way
	for yes in "Yes please" "yes please! and when does it start, how many are in already?" "Yes please, I look forward to it." \
		"yes\n\nAnn" "Go ahead!" "Yes, ${rest##*.}, thank you." "Yes, count me in!" "Yes! I'd love to join, thanks."; do
		part 2 || continue
		rm -rf "${r:?}/$game"; cp -a "$work/asked" "$r/$game"
		says "$game" "$who" "$yes" "$wanted"
		has "$game: $yes" "$said" "Subject: you are $seat [pbp:$game]"
		case $yes in
		*count*) hasnt "$game: $yes: and nothing else is read in it" "$said" "Read as no orders" ;;
		esac
		hasnt "$game: $yes: nor heard" "$said" "NOT taken"
		says "$game" "$who" "my position" "$wanted"
		hasnt "$game: what he writes there later is no letter to a player" "$said" "NOT"
	done
	code "$game: replayed" 0 "$pbp" verify "$game" -C "$r" --now 2026-01-01T12:00Z
done
fresh global-domination
says global-domination ann "Might Osaka be free for me, perhaps in purple?"
has "what he named stands first" "$said" "
    join at Osaka as purple
"
says global-domination ann "join at Osaka as purple
When does it start, by the way?"
has "a question beside joining hinders nobody" "$said" "You are purple in game global-domination."
has "and is answered" "$said" "It begins: when the host says so"
for game in states armies gilmoria global-domination; do
	fresh "$game"
	says "$game" zed "join as Napoleon"
	has "$game: a name where a colour is due comes back in the lines that would do" "$said" ", called Napoleon
"
	says "$game" zed "$(echo "$said" | sed -n 's/^    \(join.*Napoleon\)$/\1/p' | tail -n 1)"
	has "$game: and is how he is called" "$said" "is played by Napoleon."
	behind "" "  line 1: "
	says "$game" ann "$line"
	has "$game: nobody else" "$said" "You do not play yet."
done
# what he names is offered in his order, and before what an earlier letter offered; a colour that is his name last
for of in "gilmoria:Could I be the warlord of Hesper, or else of Kaldor?:join.as.hesper" \
	"armies:I am Sam Brown from Texas, might orange be left for me?:join.as.orange" \
	"global-domination:count me in, Osaka sounds cool, or else Aichi. Blue?:join.at.osaka.as.blue"; do
	game=${of%%:*} rest=${of#*:}
	fresh "$game"
	says "$game" sam "${rest%:*}"
	reply sam
	is "$game: what he names first" "$address" "pbp+$game+${rest##*:}@localhost"
	says "$game" sam "${rest%:*}" "pbp+$game+join.at.kyoto.as.red@localhost"
	reply sam
	is "$game: whatever he was offered before" "$address" "pbp+$game+${rest##*:}@localhost"
done
fresh global-domination
says global-domination cleo "join at Osaka
Call me Cleo Miller"
flat "$said"
has "who says his name beside joining is called so" "$flat" "is played by Cleo Miller"
for words in "I'd like to play" "Hi, can I play?"; do
	says states "q$n" "$words"
	case $said in *"NOT taken"*) not "who asks how to join did not order anything: $said" ;; *) ok ;; esac
done
fresh global-domination players=1
says global-domination ann "join at Osaka as teal"
has "who joins as the last is told what game it is" "$said" "The game: Global Domination V on"
has "and is not told to wait" "$said" "Subject: global-domination begins: "
hasnt "for what has come" "$said" "nothing to do until"
fresh global-domination
says global-domination bob "Some words about the weather"
has "who writes anything is told what game it is, and how to join" "$said" "You do not play yet. Answer"
says global-domination bob "Some more about the weather"
is "once a day" "$said" ""
for of in global-domination:"Then perhaps Osaka, in green?":"join at Osaka as green":Aichi states:"I'll be blue":"join as blue":teal \
	gilmoria:"Kaldor perhaps?":"join as Kaldor":Tharn; do
	game=${of%%:*} rest=${of#*:}
	fresh "$game"
	says "$game" dan "What is this?"
	flat "$said"
	has "$game: what is free is listed" "$flat" "Still free:"
	free=${said#*Still free}
	has "$game: all of it" "${free%%

*}" "${rest##*:}"
	rest=${rest%:*}
	id=$(grep -h "^Message-ID" "$r"/.pbp/outbox/new/*receipt* | head -n 1)
	says "$game" dan "${rest%%:*}" pbp@localhost "In-Reply-To: ${id#Message-ID: }"
	has "$game: who answers such a letter is answered again, what he named in front" "$said" "

    ${rest#*:}
"
done
# who plainly wants to play, and names what is free or leaves it to the game, plays at once, and reads how to take it back;
# who only asks, makes it depend on something else, puts it off or leaves open what he wants is offered a line
wants() { # RULESET WANTED WORDS
	fresh "$1"
	n=10
	says "$1" wim "$3"
	has "$1: $3" "$said" "Subject: $2 "
}
wants global-domination "you are purple" "Good evening! I'd like to take part, in Osaka if it is still free. May I be purple?
What happens if I am away for a week?"
wants global-domination "you are teal" "My cousin told me of you. I would love to play teal and begin in Kyoto, unless it is taken."
has "and how to take it back" "$said" '"withdraw"'
wants states "you are pink" "I'd love to take part, and I'd like to be pink if that's all right with you."
wants states "you are pink" "I have never done such a thing, but my sister has. Please put me down, I'd love to be pink if nobody has claimed it."
wants armies "you are teal" "Happy to hear of it! I'm glad to join. Can I be teal? If teal is gone then cyan."
wants gilmoria "you are Tharn" "I have thought about it and I'd like to play Tharn.
How many of us will there be?"
wants hegemon "you are player 1" "I should very much like to play, if there is room.

Kind regards, Wim Green"
for words in "I'd love to play, but only if my brother plays too." "Can I still take part, and what would I have to do?" \
	"Before I say yes: how long does it take? I'd love to play red." "Perhaps I will play." "I would love to play some day." \
	"I'd like to play. On second thoughts, let me sleep on it." "My son would love to play." "I do not want to play red." \
	"If it takes less than a week I'd like to join." "I'd love to play red or blue." \
	"Hello, a friend told me about this game." "I like to play games with dice." \
	"I would like to know more before I play." "I'd like to join a game of poker one day." \
	"I'd love to play, if my wife is all right with it." "I love playing chess, and a friend told me of this."; do
	wants states "how to join" "$words"
done
wants global-domination "how to join" "I'd love to play."
wants global-domination "how to join" "I would like to play in Osaka, not in Kyoto."
wants gilmoria "how to join" "I'd like to join as Kaldor or Tharn."
# a mail that went to others as well, where a rule forbids that: why it was not taken, and what to do
fresh global-domination
sed -i '1i address pbp@example.org' "$r/.pbp/config"
copied() { proof=$3; says global-domination "$1" "join at Osaka as teal" "pbp@example.org${2-}"; }
copied fay ", friend@example.net" dkim
flat "$said"
has "a copy: why" "$flat" "went to others as well (rule 2.3)"
flat "$said"
has "a copy: what to do" "$flat" "Send it again, to this address and to nobody else."
has "a copy: the subject" "$said" "Subject: your mail was not taken"
has "a copy: lines that would do" "$said" "join at Osaka as teal"
copied fay "" dkim
if joined; then ok; else not "without the copy he joins: $said"; fi
copied gus ", friend@example.net" x-none
flat "$said"
has "whose mail is not proved is told why as well" "$flat" "Nothing of this mail was taken: "
# what the letter says of the rules is said of this game: of its options, and with places of its board
for of in warlords:"The last warlord has won." realm:"Whoever rules the whole Realm, with his allies, has won."; do
	fresh gilmoria victory="${of%%:*}"
	n=0
	says gilmoria wim "hello, what is this?"
	flat "$said"
	has "victory = ${of%%:*}" "$flat" "${of#*:}"
done
proof=dkim
# who waits reads how many are missing
fresh states players=3
n=0
says states xan "join as red"
flat "$said"
has "two are missing" "$flat" "when 3 have joined, or before, when the host says so; 2 more are missing"
says states yul "hello, what is this?"
says states yul "join as blue"
flat "$said"
has "one is missing" "$flat" "when the host says so; 1 more is missing"
fresh hegemon
n=0
says hegemon yan "join"
says hegemon yan "rules"
has "an example is of this board" "$said" "    Ardentor supports Corvey to Balmoray"
hasnt "and of no other" "$said" "Osaka"
total
