#!/bin/sh
# replies: every kind of letter comes back below a word of thanks, unquoted, as ten mail programs and people do it: nothing
# of it is an order. Each letter in three of the ten ways, WHOLE=1 (`make answered`) in all.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
proved() { vouched "mx.example.org; dkim=pass header.d=example.org"; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for file in games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game; do
	game=$(basename "$(dirname "$file")")
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	n=10
	for words in help "order form" map rules "Which lands are mine?" "what is this" "spawn 3 in Aldport" "attack" "withdraw" \
		"press to all: hello" "vote draw" "away until Wednesday" "more time"; do
		n=$((n + 1))
		echo "$words" | mail ann "Fri Jan  2 10:$n:00 2026" "$game" | proved
	done >"$work/mails"
	run 2026-01-02T11:00Z <"$work/mails"
done
run 2026-01-12T12:00Z </dev/null
must python3 tests/suites/replies.py send "$r" "$work/replies"
letters=$(ls "$r"/.pbp/outbox/new | wc -l)
if [ "$letters" -gt 60 ]; then ok; else not "there are only $letters letters"; fi
rm -f "$r"/.pbp/outbox/new/*
run 2026-01-12T14:00Z <"$work/replies"
mails=$(grep -c '^From ' "$work/replies")
is "every reply is answered" "$(ls "$r"/.pbp/outbox/new/*receipt* "$r"/*/later/*.answers | wc -l)" "$mails"
python3 tests/suites/replies.py check "$r" >"$work/taken"
is "nothing of one is an order" "$(cat "$work/taken")" ""
echo "figure: $letters letters, $mails replies to them, 0 orders"
total
