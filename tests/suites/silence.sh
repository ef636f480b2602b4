#!/bin/sh
# silence: no mail of a known player is without an answer, or a note to the host that he is told of: a question, a mail to
# the wrong game or to none, from another address, the eleventh of a day; every second mail of tests/mail, as if he wrote it; and of
# a recorded game of two rulesets the first twenty mails of each mailbox. WHOLE=1 (`make answered`): every mail, and of all recorded games all.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/games
r=$work/r
# the letters to an address, on one line each
letters() { whole_letters "$r" "$1" | tr '\n' ' '; }
orders() { printf '%s\n' "$@"; }

make_root "$r" demo ticket=none # letters that hold several others say by a hash which
must "$pbp" new -C "$r" tulip --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret
{ echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:00:00 2026'
	echo "join at Tokyo as red" | mail bob 'Thu Jan  1 11:00:00 2026'; } >"$work/joins"
run 2026-01-02T09:30Z <"$work/joins"

# ---- questions ------------------------------------------------------------------------------------
forget
orders "spawn 3 in Osaka" "May I wear a hat at the table?" | mail ann 'Fri Jan  2 10:00:00 2026' | run 2026-01-02T10:01Z
has "a question beside orders goes to the host" "$(letters hanna@example.org)" "May I wear a hat at the table?"
hasnt "without the orders" "$(letters hanna@example.org)" "spawn 3 in Osaka"
has "which stand" "$(letters ann@example.org)" "line 1: spawn 3 in Osaka"
hasnt "nor is the question called a wrong order" "$(letters ann@example.org)" "NOT taken"
has "what he replies answers it" "$(letters hanna@example.org)" "Reply-To: pbp+demo+re1-"
has "who is told so" "$(letters ann@example.org)" 'Sent to the host, as number 1: "'
forget
echo "The northern thing as agreed" | mail ann 'Fri Jan  2 10:02:00 2026' | run 2026-01-02T10:03Z
has "what is not understood goes to the host" "$(letters hanna@example.org)" "The northern thing as agreed"
has "with the next number" "$(letters ann@example.org)" "as number 2"
forget
echo "move 1 from Osaka to Tokyo" | mail ann 'Fri Jan  2 10:04:00 2026' | run 2026-01-02T10:05Z
is "what is understood and unlawful does not" "$(letters hanna@example.org)" ""
must "$pbp" verify -C "$r" demo
hasnt "nothing of it is public" "$(git -C "$r/demo/public.git" log -p --all)" "northern"

# a game without a host says so, and nothing else
h=$work/hostless
must "$pbp" new -C "$h" games/global-domination/duel.game --now 2026-01-01T08:00Z --secret $secret
must "$pbp" host duel begin -C "$h" --now 2026-01-02T09:00Z
orders "Hello host, may I wear a hat at the table?" "move 2 from Aldport to Corran" | mail ann 'Fri Jan  2 10:05:00 2026' duel >"$work/hat"
must "$pbp" process -C "$h" --now 2026-01-02T10:06Z "$work/hat"
has "nobody is sent what nobody can be asked" "$(whole_letters "$h" ann@example.org | tr -s '\n ' ' ')" 'This game has no host who could be asked, so that nobody was sent "Hello host, may I wear a hat at the table?"'
hasnt "and no host has it" "$(whole_letters "$h" ann@example.org)" "The host has it"

# ---- the wrong game, no game, another address -----------------------------------------------------
forget
echo "spawn 3 in Osaka" | mail ann 'Fri Jan  2 11:00:00 2026' tulip | run 2026-01-02T11:01Z
has "a mail to the wrong game is answered" "$(letters ann@example.org)" "You do not play in tulip; you play teal in demo"
has "with the right one" "$(letters ann@example.org)" "[pbp:demo]"
forget
echo "spawn 3 in Osaka" | mail ann 'Fri Jan  2 11:02:00 2026' dmeo | run 2026-01-02T11:03Z
has "a tag with a slip is answered" "$(letters ann@example.org)" "There is no game dmeo here; you play teal in demo"
has "the host is told as well" "$(letters hanna@example.org)" "put aside"
forget
echo "spawn 3 in Osaka" | mail eve 'Fri Jan  2 11:04:00 2026' dmeo | run 2026-01-02T11:05Z
is "a stranger is not" "$(letters eve@example.org)" ""
forget
echo "spawn 1 in Osaka" | mail ann 'Fri Jan  2 11:06:00 2026' | run 2026-01-02T11:07Z
id=$(grep -h "^Message-ID" "$r"/.pbp/outbox/new/*receipt*)
forget
orders "spawn 2 in Osaka" | mail ann2 'Fri Jan  2 11:08:00 2026' | sed "s/^Message-ID.*/In-Reply-To: ${id#Message-ID: }/" |
	run 2026-01-02T11:09Z
is "from another address nobody is answered there" "$(letters ann2@example.org)" ""
has "but at the address on file" "$(letters ann@example.org)" "did you write from ann2@example.org?"

# ---- more than ten a day --------------------------------------------------------------------------
forget
for n in 10 11 12 13 14 15 16 17 18 19 20 21 22; do
	echo "spawn 2 in Tokyo" | mail bob "Fri Jan  2 12:$n:00 2026"
done | run 2026-01-02T13:00Z
is "ten answers come one by one" "$(grep -l "^To: bob@" "$r"/.pbp/outbox/new/* | wc -l)" 10
has "the tenth says what follows" "$(letters bob@example.org)" "and answered in one letter"
forget
run 2026-01-03T00:00Z </dev/null
is "the others in one" "$(grep -l "^To: bob@" "$r"/.pbp/outbox/new/* | wc -l)" 1
has "all of them" "$(letters bob@example.org)" "3 letters in one"
forget
run 2026-01-03T01:00Z </dev/null
is "once" "$(letters bob@example.org)" ""

forget
for n in 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do
	printf 'spawn 2 in Tokyo\n\nMail %s today, sorry.\n' "$n" | mail bob "Sat Jan  3 12:$n:00 2026"
done | run 2026-01-03T13:00Z
is "whom the game waits for is answered at once" "$(grep -l "^To: bob@" "$r"/.pbp/outbox/new/* | wc -l)" 15
hasnt "and the host need not hear of it" "$(letters hanna@example.org)" "answered tomorrow"
forget
for n in 10 11 12 13 14 15 16 17 18 19 20 21 22; do
	echo "spawn 2 in Tokyo" | mail bob "Sun Jan  4 12:$n:00 2026"
done | run 2026-01-04T13:00Z
has "of who says the same again he does" "$(letters hanna@example.org)" "bob@example.org is answered tomorrow"

# ---- a host who plays -----------------------------------------------------------------------------
rm -rf "$r"
make_root "$r" demo ticket=none # letters that hold several others say by a hash which
{ cat "$work/joins"; echo "join at Fukuoka as gold" | mail cleo 'Thu Jan  1 12:00:00 2026'; } | run 2026-01-02T09:30Z
must "$pbp" host demo replace gold by hanna@example.org -C "$r" --now 2026-01-02T09:31Z
forget
echo "The northern thing as agreed" | mail ann 'Fri Jan  2 10:02:00 2026' | run 2026-01-02T10:03Z
hasnt "he does not read it before the bell" "$(letters hanna@example.org)" "northern"
has "its writer is told so" "$(letters ann@example.org)" "he reads it when the turn is over"
run 2026-01-05T20:00Z </dev/null
has "but after it" "$(letters hanna@example.org)" "northern"

# ---- every mail of tests/mail, as if a player had sent it ------------------------------------------
rm -rf "$r"
make_root "$r" demo ticket=none # letters that hold several others say by a hash which
run 2026-01-02T09:30Z <"$work/joins"
forget
python3 tests/suites/silence.py send "$work/sent" >"$work/count" || not "no mails were made"
for file in "$work"/sent/*; do "$B/pbp-deliver" -n 1767348000 -C "$r" <"$file"; done
run 2026-01-02T11:00Z </dev/null
run 2026-02-04T11:00Z </dev/null
python3 tests/suites/silence.py check "$work/sent" "$r" >"$work/silent"
is "no mail is met with silence" "$(cat "$work/silent")" ""

# ---- recorded games -------------------------------------------------------------------------------
# answers GAME: those of its mails that were met with silence
answers() {
	games=$work/games mails="$work/games/$1/*.mbox"
	[ -e "$games/$1/game" ] || games=tests/games mails=tests/games/${1#*/}/mails # it has a program of its own
	GAMES=$games tests/games/play "$1" "$work/${1#*/}" once >"$work/said" 2>&1 || not "$1: $(cat "$work/said")"
	# shellcheck disable=SC2086 # the mailboxes
	python3 tests/suites/silence.py game "$work/${1#*/}" "${1#*/}" $mails
}
recorded=0
for rules in armies $(sample 1 global-domination states gilmoria hegemon); do
	for name in $(games_of $rules); do
		if [ -n "${WHOLE-}" ]; then through $rules/"$name" cat; else cut_short $rules/"$name" 20; fi
		is "$rules/$name: no mail is met with silence" "$(answers $rules/"$name")" ""
		recorded=$((recorded + $(cat "$work/$name.count")))
		[ -n "${WHOLE-}" ] || break
	done
done
# and where one is, it is found
id=$(sed -n 's/^Message-ID: //p' "$work/games/armies/barrow/joins.mbox" | tail -n 1)
grep -l "^In-Reply-To: $id" "$work"/barrow/.pbp/outbox/new/* | xargs rm
has "a mail without an answer is found" \
	"$(python3 tests/suites/silence.py game "$work/barrow" barrow "$work"/games/armies/barrow/*.mbox)" "$id of"
# ---- who lost his seat, and a host who does not play: whatever they ask, in a game of every ruleset
for file in $(sample 2 games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game); do
	game=seatless-$(basename "$(dirname "$file")") day=2 n=10
	next_part
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret --option ticket=none
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	must "$pbp" host "$game" "open $(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$file")" -C "$r" --now 2026-01-02T08:01Z
	place=$(awk '$1 == "area" { gsub(/"/, ""); print $3; exit }' "maps/$(sed -n 's/^map //p' "$file").map")
	for who in ann hanna; do
		for words in "who owns $place" "$place" "neighbours of $place" help status map "my position" orders "order form" \
			who history "report 1" rules "rules about troops" "preview" "am I final" yes resign; do
			part 2 || continue
			n=$((n + 1)) day=$((2 + n / 8))
			rm -f "$r"/.pbp/outbox/new/*
			echo "$words" | mail $who "Sat Jan  $day 10:$n:00 2026" "$game" |
				vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/asks"
			must "$pbp" process -C "$r" --now "2026-01-0${day}T10:$n:30Z" "$work/asks"
			hasnt "$game: $who asks: $words" "$(letters $who@example.org)$(letters hanna@example.org)" "put aside"
			has "$game: $who is answered: $words" "$(letters $who@example.org)" "[pbp:$game]"
		done
	done
done
echo "figure: $recorded mails of recorded games, none met with silence"
echo "figure: $(cat "$work/count") mails of a player, none met with silence"
total
