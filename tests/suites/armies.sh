#!/bin/sh
# Whoever is asked in the middle of a turn of Armies gets a letter with the board around the battle, the
# numbers and the lines to send; a reply with one of them is an answer, and the turn goes on.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
PBP_ROOT=$work/root; export PBP_ROOT

check() { # what, command...
	what=$1
	shift
	if "$@" >"$work/said" 2>&1; then
		ok
	else
		not "$what: $(head -n 20 "$work/said")"
	fi
}
mail() { # who, time, text
	{
		echo "From $1@example.org $(date -u -d "$2" '+%a %b %e %H:%M:%S %Y')"
		printf 'From: %s@example.org\nTo: pbp+bones@example.org\nSubject: orders\n' "$1"
		printf 'Message-ID: <%s.%s@example.org>\nDate: %s\n\n%b\n' "$1" "$2" "$(date -u -R -d "$2")" "$3"
	} | must "$B/pbp" process --now "$2"
}
letters_to() { grep -lr "^To: $1@example.org" "$work/root/.pbp/outbox/new" | xargs grep -l "^Subject: .*$2"; }
says() { # who, subject, words
	letters_to "$1" "$2" | xargs grep -qF -e "$3"
}
silent() { ! says "$@"; }
stage() { "$B/pbp" state bones | grep -q "^active=.*$1"; }

mkdir -p "$work/root/.pbp"
printf 'address pbp@example.org\nhost host@example.org\n' >"$work/root/.pbp/config"
must "$B/pbp" new bones --rules armies --map barrows --now 2026-01-05T08:00Z --secret "$(printf %064d 7)" --key "$key"
for who in ann:09:00:red bob:09:10:green cid:09:20:blue; do
	hour=${who#*:}
	mail "${who%%:*}" "2026-01-05T${hour%:*}Z" "join as ${who##*:}"
done
must "$B/pbp" host bones begin --now 2026-01-05T10:00Z
check "the first to place is asked by letter" says ann "begins: the placement" "Place your army 1 of 2"
for who in ann:11 bob:12 cid:13 ann:14; do
	mail "${who%:*}" "2026-01-05T${who#*:}:00Z" "place army in Barrow"
done
mail bob 2026-01-05T15:00Z "place army in Holt"
mail cid 2026-01-05T16:00Z "place army in Yew"
mail ann 2026-01-05T17:00Z "attack green in Barrow, place free army in Stone\nplace 1 in Barrow"
asked="red attacks green in Barrow"
check "the letter says who fights, and with how many" says cid "$asked" "red attacks green in Barrow: 2 against 1"
check "it begins with what is asked, and until when" says cid "$asked" "Asked of you now: an answer, until "
check "it shows the area" says cid "$asked" "  Barrow: red's, 1 free, 0 crossed out"
check "it shows the areas around" says cid "$asked" "  Holt: green's, 4 free, 0 crossed out"
check "it says what an answer would mean" says cid "$asked" "  green with your 1: 2 against 2"
check "and that a word is enough" says cid "$asked" "One word alone is enough as well: red, green or no."
check "it has the words to send" says cid "$asked" "  support red, place free army in Barrow"
check "the defender without power is not asked" silent bob "$asked" "support"
check "what depends on the answer is refused with its words" says ann "[Tt]urn 2" "write: place 1 in Barrow"
mail cid 2026-01-05T17:30Z "Red\n\nnice attack!"
check "a name beside other words is no answer" silent bob "an army\|closes\|response\|wins the battle" "blue: attacker"
mail cid 2026-01-05T18:00Z "Red\n\n> Send back one of these lines:\n>   support green"
check "a reply with one line is the answer" says ann "an army\|closes\|response\|wins the battle" "blue: attacker with 1"
check "the defender reads the result" says bob "an army\|closes\|response\|wins the battle" "In Barrow red has 3, green 1"
explained() { "$B/pbp" explain bones "$1" | grep -A 4 -F -e "$2" | grep -qF -e "because of: $3"; }
check "the battle is explained by the attack" explained Barrow "red attacks green in Barrow" "attack green in Barrow"
check "and by the answer" explained Barrow "In Barrow red has 3, green 1" "support red"
check "who supports and wins is asked for his army" says cid "closes\|army\|wins the battle" "place free army in Barrow"
mail cid 2026-01-05T19:00Z "place free army in Barrow"
check "then the turn goes on" stage "step=debrief"
check "and its player is told" says ann "turn goes on" "end turn"
total
