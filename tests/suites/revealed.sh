#!/bin/sh
# revealed: a public history with its orders revealed is played again from them, whatever the mails looked like:
# orders broken in two by a mail program, chatter, lines that leave open what stands under them.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
PBP_ROOT=$work/r
export PBP_ROOT
send() { # who, time, text
	{
		printf 'From: %s@example.org\nTo: pbp+gd@localhost\nSubject: orders\n' "$1"
		printf 'Message-ID: <%s.%s@example.org>\nDate: Mon, 5 Jan 2026 10:00:00 +0000\n\n%b\n' "$1" "$2" "$3"
	} | must "$pbp" process --now "$2"
}
must "$pbp" new gd --rules global-domination --map tutorial --option reveal=turn --secret "$(printf %064d 7)" --key "$key" \
	--now 2026-01-05T08:00Z
send ann 2026-01-05T09:00Z "join at Aldport,\ncolour red"
send bob 2026-01-05T09:01Z "join at Dunmere, colour blue"
must "$pbp" host gd begin --now 2026-01-05T09:30Z
send ann 2026-01-05T10:00Z \
	"Hi\n\nspawn 1 in Aldport\nmove 1 from Aldport\nto\nBrume\nBob said:\n\nspawn 2 in Aldport\nwell\nspawn 3 in Aldport"
send bob 2026-01-05T10:10Z "spawn 1\nin Dunmere\nthanks a lot\n[ ] spawn 2 in Dunmere"
send bob 2026-01-05T10:20Z "spawn 3 in Dunmere\nhm\nNo.\nspawn 1 in Dunmere"
send ann 2026-01-05T10:30Z "spawn 1 in Aldport\nFor Bob:\nspawn 2 in Aldport"
send ann 2026-01-05T10:40Z "spawn 2 in Aldport\nbut not this turn\n\nspawn 1 in Aldport\n\nI think you should\nspawn 3 in Aldport"
send bob 2026-01-05T10:50Z "Grandma:\nspawn 1 in Dunmere"
send ann 2026-01-05T10:55Z "Grandma: spawn 1 in Aldport\nspawn 1 in Aldport. That was my plan.\nspawn 1 in Aldport. On second\nthought, none.\nspawn 2 in Aldport. Only if he comes."
must "$pbp" process --now 2026-01-06T00:00Z </dev/null
"$pbp" verify "$work/r/gd/public.git" >"$work/said" 2>&1
is "the public history is sound" "$?" 0
has "it was played again" "$(cat "$work/said")" "Played again from 10 revealed mails"
revealed=$(git --git-dir="$work/r/gd/public.git" grep -h . main -- reveal/1/mail)
has "an order is revealed whole" "$revealed" "in Dunmere"
has "and what left open what stood under it" "$revealed" "Bob said:"
has "what denies what stood above it" "$revealed" "No."
has "and what is said to be another's" "$revealed" "For Bob:"
has "and what may change another line" "$revealed" "but not this turn"
is "chatter is not" "$(echo "$revealed" | grep -c 'thanks\|^Hi\|^hm')" 0

# where orders are not revealed, a receipt of a mail cannot be compared, and does not pass for one that fits
must "$pbp" new shut --rules global-domination --map tutorial --secret "$(printf %064d 7)" --key "$key" \
	--player red=ann@example.org --player blue=bob@example.org --now 2026-01-05T08:00Z
must "$pbp" host shut begin --now 2026-01-05T09:30Z
echo "Receipt of mail 0123456789ab, which arrived Mon 5 Jan 2026, 10:00 UTC." >"$work/invented"
"$pbp" verify "$work/r/shut/public.git" --receipt "$work/invented" >"$work/said" 2>&1
has "it could not be compared" "$(cat "$work/said")" "1 could not be compared"
hasnt "it does not fit" "$(cat "$work/said")" "fits this history"
total
