#!/bin/sh
# wishes: a player says how he wants his letters (as text, as HTML, both) and whether he wants reports, in a game of every
# ruleset (of two; WHOLE=1, `make answered`: of all): every letter to him is so from then on, whatever it is about, and nobody else's is; nothing of it is public.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
says() { # NAME TEXT
	n=$((n + 1)); forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run "2026-01-02T10:$n:30Z"
}
# of each letter to an address its kind and the types of its parts: "receipt text/plain+text/html"
kinds() {
	awk -v to="To: $1@" 'function tell() { if (his) print kind, types; his = 0 }
		FNR == 1 { tell(); types = "" }
		index($0, to) == 1 { his = 1 }
		/^Message-ID: <pbp\./ { kind = substr($0, 18); sub(/[^a-z].*/, "", kind) }
		/^Content-Type: text\// && !/ticket.txt/ { type = substr($2, 1, length($2) - 1); types = types (types ? "+" : "") type }
		END { tell() }' "$r"/.pbp/outbox/new/*
}
only() { kinds "$1" | sed 's/.* //' | sort -u | tr '\n' ' '; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for file in $(sample 2 games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game); do
	game=$(basename "$(dirname "$file")") n=10
	next_part
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	echo "option press = open private" >>"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	first=$(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$file")
	steps=$(git -C "$r/$game/private.git" rev-list --count main)
	says ann "status"
	is "$game: who has said nothing is sent both" "$(only ann)" "text/plain+text/html "
	for words in "letters in text" "Text only, please." "no html" "plain text"; do
		part 2 || continue
		says ann "letters in both"
		is "$game: both" "$(only ann)" "text/plain+text/html "
		says ann "$words"
		is "$game: $words" "$(only ann)" "text/plain "
		has "$game: $words: he reads how it is taken back" "$(letters_to "$r" ann@)" "Both again: letters in both."
	done
	says ann "help"
	is "$game: answers are text alone" "$(kinds ann)" "receipt text/plain"
	says bob "press to $first: hello\nEND"
	is "$game: press too" "$(kinds ann)" "press text/plain"
	is "$game: to others nothing has changed" "$(only bob)" "text/plain+text/html "
	must "$pbp" host "$game" "announce hello" -C "$r" --now "2026-01-02T10:$n:40Z"
	is "$game: and news" "$(kinds ann | grep -c 'news text/plain$')" 1
	says ann "letters in html"
	is "$game: HTML" "$(kinds ann)" "receipt text/html"
	has "$game: that says so" "$(sed ":a;/=$/{N;s/=\n//;ba}" "$r"/.pbp/outbox/new/*receipt*)" "letters come as HTML alone"
	says ann "stop reports"
	has "$game: no reports: what comes instead" "$(sed ":a;/=$/{N;s/=\n//;ba}" "$r"/.pbp/outbox/new/*receipt*)" "a short letter says what is asked"
	says ann "letters in gold"
	has "$game: what is no form is told" "$(sed ":a;/=$/{N;s/=\n//;ba}" "$r"/.pbp/outbox/new/*receipt*)" "letters in text, letters in html"
	says ann "letters in text"
	forget
	run 2026-01-28T11:00Z </dev/null
	is "$game: reminders and turns are text alone" "$(only ann)" "text/plain "
	letters_to "$r" ann@ >"$work/brief"
	has "$game: the turn is told in short" "$(cat "$work/brief")" "and want no reports. This one: answer \"report 1\""
	hasnt "$game: and not reported" "$(cat "$work/brief")" ": the report for"
	has "$game: others are sent the report" "$(letters_to "$r" bob@)" ": the report for"
	forget
	echo "report 1" | mail ann "Wed Jan 28 12:00:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-28T12:01Z
	has "$game: one may be asked for" "$(letters_to "$r" ann@)" ": the report for $first"
	echo "start reports" | mail ann "Wed Jan 28 12:02:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-28T12:03Z
	forget
	run 2026-02-16T11:00Z </dev/null
	has "$game: and all again" "$(letters_to "$r" ann@)" ": the report for $first"
	code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
	hasnt "$game: nothing of it is public" "$(git -C "$r/$game/public.git" log -p --all)" "wish"
	[ "$(git -C "$r/$game/private.git" rev-list --count main)" -gt $((steps + 10)) ] || not "$game: no steps"
done
total
