#!/bin/sh
# revealed: what everybody sees of orders once they are revealed is what took effect, as typed commands, and nothing
# of the mails: no word of theirs, no refused line, no sheet that another one replaced, no hour; and from it the game is
# played again to the commit id, whatever the mails looked like.
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
send bob 2026-01-05T10:50Z "spawn 4 in Dunmere\nattack the zebra at once"
send ann 2026-01-05T10:55Z "spawn 1 in Aldport\nspawn 2 in Aldport because I promised Bob, phone 7700900123"
must "$pbp" process --now 2026-01-06T00:00Z </dev/null
"$pbp" verify "$work/r/gd/public.git" >"$work/said" 2>&1
is "the public history is sound" "$?" 0
has "all of it was played again" "$(cat "$work/said")" "6 of 6 steps played again"
revealed=$(git --git-dir="$work/r/gd/public.git" grep -h . main -- reveal/1)
has "what stood is revealed" "$revealed" "said spawn count=1 area=aldport"
has "of both" "$revealed" "sheet seat=blue"
has "who joined is, as it was understood" "$revealed" "order said join area=aldport"
has "what the host said" "$revealed" "host says=begin"
hasnt "no sheet that was replaced" "$revealed" "count=3"
hasnt "no word of a mail" "$(echo "$revealed" | tr A-Z a-z)" thanks
all=$(git -C "$work/r/gd/public.git" rev-list --objects --all | cut -d' ' -f1 |
	git -C "$work/r/gd/public.git" cat-file --batch | tr -d '\0')
for word in promised 7700900123 zebra 'Bob said' 'not this turn' example.org 10:40 10:55; do
	hasnt "nowhere: $word" "$all" "$word"
done

# a receipt that the game did not sign shows nothing, and does not pass for one that fits
must "$pbp" new shut --rules global-domination --map tutorial --secret "$(printf %064d 7)" --key "$key" \
	--player red=ann@example.org --player blue=bob@example.org --now 2026-01-05T08:00Z
must "$pbp" host shut begin --now 2026-01-05T09:30Z
echo "Receipt of mail 0123456789ab, which arrived Mon 5 Jan 2026, 10:00 UTC." >"$work/invented"
"$pbp" verify "$work/r/shut/public.git" --receipt "$work/invented" >"$work/said" 2>&1
has "it shows nothing" "$(cat "$work/said")" "1 letter has no signed ticket"
hasnt "it does not fit" "$(cat "$work/said")" "fits this history"
total
