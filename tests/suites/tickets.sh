#!/bin/sh
# tickets: what a player holds in his hand against a host who has everything: the key, the game's folder, tools of his own. An
# order that was altered, left out or put in is found by the signed ticket of its mail, though nothing else shows it; a
# mail held back as well. Nobody is accused by a ticket that the game did not sign, nor by one that is not due yet.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/forge
. tests/suites/games
need ssh-keygen || { total; exit; }
make_mails "$work/m"
new() { # ROOT OPTION...
	r=$1
	shift
	mkdir -p "$r/.pbp"
	echo "host hanna@example.org" >"$r/.pbp/config"
	must "$pbp" new -C "$r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
		--key "$key" --option begin=2026-01-02T09:00Z --option reveal=turn "$@"
}
play() { # ROOT NOW [MAILS]
	r=$1 now=$2
	shift 2
	{ [ $# -eq 0 ] || cat "$@"; } | "$pbp" process -C "$r" --now "$now" >"$work/said" 2>&1 || not "process: $(cat "$work/said")"
}
letters() { ls "$1"/.pbp/outbox/new/*"$2"*; }
answer_to() { # ROOT MAIL: the receipt of it
	grep -lF "In-Reply-To: $(sed -n 's/^Message-ID: //p' "$2")" "$(dirname "$1")/$(basename "$1")"/.pbp/outbox/new/*receipt*
}
new "$work/base" --option ticket=signed
play "$work/base" 2026-01-01T13:00Z "$work"/m/01 "$work"/m/02 "$work"/m/03
play "$work/base" 2026-01-02T13:00Z "$work"/m/04 "$work"/m/05
cp "$(answer_to "$work/base" "$work/m/04")" "$work/ann"
cp "$(answer_to "$work/base" "$work/m/05")" "$work/bob"
all=$(for f in $(letters "$work/base" receipt); do echo "--receipt $f"; done)
public=$work/base/demo/public.git
long=$(sed '1,/^$/d;/^<!DOCTYPE/,$d' "$work/ann" | awk 'length > 72')
is "no line of a receipt has more than 72 characters" "$long" ""

# ---- honest --------------------------------------------------------------------------------------
sound "while orders wait their tickets accuse nobody" "$public" --receipt "$work/ann" --receipt "$work/bob"
has "and are not due" "$(cat "$work/out")" "2 signed tickets are not due yet"
sound "nor where the host looks" demo -C "$work/base" --receipt "$work/ann"
digests() { # of the mails that wait: how many of them stand anywhere in a public history
	git -C "$1" cat-file --batch --batch-all-objects >"$work/objects"
	ls "$work/base/demo/inbox" | sed -n 's/.*\.\([0-9a-f]\{64\}\)$/\1/p' | while read -r hex; do
		grep -aq "$hex" "$work/objects" && echo "$hex"
	done | wc -l
}
is "while orders are sealed no digest of a mail is public" "$(digests "$public")" 0
cp -a "$work/base" "$work/honest"
play "$work/honest" $end
is "with them it is" "$(digests "$work/honest/demo/public.git")" 2
public=$work/honest/demo/public.git
# shellcheck disable=SC2086 # options
sound "when the turn is over all fit" "$public" $all
has "line by line" "$(cat "$work/out")" "5 signed tickets fit this history, line by line."
# shellcheck disable=SC2086
sound "in the private history too" "$work/honest/demo/private.git" $all
has "line by line there" "$(cat "$work/out")" "5 signed tickets fit this history, line by line."
code "in JSON" 0 "$pbp" verify "$public" --receipt "$work/ann" --json
has "with figures" "$(tr -d ' \n' <"$work/out")" '"tickets":{"early":0,"fit":1,"foreign":[],"part":0,"sent":[]}'

# the mail itself, as its writer has it
sent() { "$pbp" verify "$public" --sent "$work/sent" "$@" >"$work/out" 2>&1 || not "--sent: $(cat "$work/out")"; }
sed 1d "$work/m/04" >"$work/sent"
sent --receipt "$work/ann" --receipt "$work/bob"
has "a sent mail is found by its id, and read again" "$(cat "$work/out")" "3 of 3 orders of its ticket stand in it as this pbp reads it"
has "what was refused is named" "$(cat "$work/out")" "in your mail, and not taken: move count=9 from=tokyo to=osaka"
sed '1d;s/^spawn 3/spawn 2/' "$work/m/04" >"$work/sent"
sent --receipt "$work/ann"
has "an order of the ticket that is not in the mail" "$(cat "$work/out")" "in the ticket, and not read in your mail: spawn count=3 area=osaka"
has "accuses nobody" "$(cat "$work/out")" "Sound: "
sent
has "without its ticket" "$(cat "$work/out")" "none of the tickets that were given is of this mail"

# what mail programs do to a letter
mangled() { sound "a letter $1" "$public" --receipt "$work/mangled"; has "fits: $1" "$(cat "$work/out")" "1 signed ticket fits"; }
sed 's/^/> /' "$work/ann" >"$work/mangled"; mangled "that was quoted"
sed 's/^/> /;s/ *$//;/^>$/s/$/ /' "$work/ann" >"$work/mangled"; mangled "with other blanks"
sed 's/$/\r/' "$work/ann" >"$work/mangled"; mangled "with line ends of Windows"
sed '1,/^$/d' "$work/ann" >"$work/mangled"; mangled "without its header"
sed -n '/^pbp ticket/,$p' "$work/ann" >"$work/mangled"; mangled "of which the ticket alone is left"
python3 - "$work/ann" "$work/mangled" <<'END'
import email, email.mime.multipart, email.mime.text, sys
text = "\n".join(p.get_payload() for p in email.message_from_file(open(sys.argv[1])).walk() if p.get_content_type() == "text/plain")
out = email.mime.multipart.MIMEMultipart("alternative")
out.attach(email.mime.text.MIMEText(text, "plain", "utf-8"))
out.attach(email.mime.text.MIMEText("<p>no</p>", "html", "utf-8"))
open(sys.argv[2], "w").write(out.as_string())
END
mangled "that was stored in base64, with HTML beside it"

# ---- forged: nobody is accused -------------------------------------------------------------------
foreign() { # "what": the file $work/forged
	frauds=$((frauds + 1))
	code "$1" 1 "$pbp" verify "$public" --receipt "$work/forged"
	[ "$got" -ne 1 ] || found=$((found + 1))
	has "$1: it is named" "$(cat "$work/out")" "NOT OF THIS GAME: $work/forged"
	hasnt "$1: nobody is accused" "$(cat "$work/out")" "NOT THE SAME"
	has "$1: the history is sound" "$(cat "$work/out")" "Sound: "
}
sed 's/^order spawn count=3/order spawn count=5/' "$work/ann" >"$work/forged"; foreign "a ticket with another order"
sed 's/^arrived 2026-01-02/arrived 2026-01-03/' "$work/ann" >"$work/forged"; foreign "a ticket of another day"
sed 's/^mail ..../mail 0000/' "$work/ann" >"$work/forged"; foreign "a ticket of a mail that never was"
sed 's/^tip ..../tip 0000/' "$work/ann" >"$work/forged"; foreign "a ticket with another commit"
sed '/^order spawn/d' "$work/ann" >"$work/forged"; foreign "a ticket with an order less"
sed 's/^-----BEGIN SSH.*//' "$work/ann" >"$work/forged"; foreign "a ticket without its signature"
must ssh-keygen -q -t ed25519 -N '' -f "$work/mine"
cp "$key" "$work/host.key"; chmod 600 "$work/host.key"
ticket "$work/mine" 's/count=3/count=5/' <"$work/ann" >"$work/forged"; foreign "a ticket signed with a key of one's own"
ticket "$work/host.key" 's/^game demo/game other/' <"$work/ann" >"$work/forged"; foreign "a ticket of another game with the same key"
ticket "$work/host.key" 's/^dice ..../dice 0000/' <"$work/ann" >"$work/forged"; foreign "a ticket of another game of that name"
ticket "$work/host.key" '' <"$work/ann" >"$work/mangled"; mangled "signed by ssh-keygen, with the key of the game"
printf 'Receipt of mail 0123456789abcdef, which arrived Mon 5 Jan 2026, 10:00\n' >"$work/bare"
sound "a letter without a ticket" "$public" --receipt "$work/bare"
has "shows nothing" "$(cat "$work/out")" "1 letter has no signed ticket"

# ---- frauds of a host who has everything ---------------------------------------------------------
# cheat "what" WORDS EDIT: the host edits what waits in the inbox, and plays on with an honest pbp
cheat() {
	rm -rf "$work/c"; cp -a "$work/base" "$work/c"
	mail=$(grep -ls "^From: ann" "$work"/c/demo/inbox/*.* | tail -n 1)
	eval "$3"
	play "$work/c" $end
	sound "$1: nothing else shows it" "$work/c/demo/public.git"
	fraud "$1" "$work/c/demo/public.git" "$2" --receipt "$work/ann"
}
edit() { must python3 tests/suites/cheat.py "$mail" "$@"; }
cheat "an order altered" "was ordered" 'edit "said spawn count=3" "said spawn count=1"'
has "the order is shown as it was played" "$(cat "$work/out")" "spawn count=1"
has "and as it was written" "$(cat "$work/out")" "spawn count=3"
cheat "an order left out" "was ordered" 'edit "^order .*spawn count=3.*\n" ""'
cheat "an order put in" "was ordered" 'edit "^(order .*said )spawn count=3.*" "\\g<0>\n\\1buy count=1 item=dynamite"'
cheat "the last of two links left out" "was ordered" 'edit " to=shiga" ""'
cheat "an order said to have been refused" "was ordered" 'edit "^order (.*) said spawn.*" "refused \\1"'
cheat "a word of luck put in" "the word of luck" 'edit "^(order .*said )spawn count=3.*" "\\g<0>\n\\1luck word=rabbit"'
cheat "done put in" "the word done" 'edit "said move count=9 from=tokyo to=osaka" "said done"'
cheat "a mail held back" "no step records that mail: it was held back or taken out" 'rm "$mail" "$work/c/demo/next"'
rm -rf "$work/c"; cp -a "$work/base" "$work/c"
mail=$(grep -ls "^From: ann" "$work"/c/demo/inbox/*.* | tail -n 1)
edit later 1800
play "$work/c" $end
sound "a mail said to have come later: nothing else shows it" demo -C "$work/c"
fraud "a mail said to have come later" "$work/c/demo/private.git" "in its signed ticket" --receipt "$work/ann"

# the host plays the whole game anew, with the same key or with another
anew() { # ROOT KEY MAIL...
	r=$1
	mkdir -p "$r/.pbp"
	echo "host hanna@example.org" >"$r/.pbp/config"
	must "$pbp" new -C "$r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
		--key "$2" --option begin=2026-01-02T09:00Z --option reveal=turn --option ticket=signed
	shift 2
	play "$r" $end "$@"
}
anew "$work/anew" "$key" "$work/m/01" "$work/m/02" "$work/m/03" "$work/m/05"
sound "played anew without a mail it is the same to itself" "$work/anew/demo/public.git"
fraud "played anew without a mail" "$work/anew/demo/public.git" "" --receipt "$work/ann"
anew "$work/moved" "$key" "$work/m/01" "$work/m/03" "$work/m/02" "$work/m/04" "$work/m/05"
must ssh-keygen -q -t ed25519 -N '' -f "$work/second"
anew "$work/second.root" "$work/second" "$work/m/01" "$work/m/02" "$work/m/03" "$work/m/04" "$work/m/05"
public=$work/second.root/demo/public.git
cp "$work/ann" "$work/forged"; foreign "a true ticket, and a history under another key"
has "it names the key to ask for" "$(cat "$work/out")" "$(ssh-keygen -l -f "$work/host.key" | cut -d' ' -f2)"

# ---- two mails of one player ---------------------------------------------------------------------
printf 'spawn 1 in Osaka\n' | mail ann 'Fri Jan  2 14:00:00 2026' >"$work/m/14"
printf 'luck rabbit\n' | mail ann 'Fri Jan  2 15:00:00 2026' >"$work/m/15"
cp -a "$work/base" "$work/twice"
play "$work/twice" 2026-01-02T16:00Z "$work/m/14" "$work/m/15"
rm -rf "$work/base"; cp -a "$work/twice" "$work/base"
cp "$(answer_to "$work/base" "$work/m/14")" "$work/ann-2"; cp "$(answer_to "$work/base" "$work/m/15")" "$work/ann-3"
play "$work/twice" $end
public=$work/twice/demo/public.git
sound "the ticket of the first" "$public" --receipt "$work/ann"
has "asks for the others" "$(cat "$work/out")" "another mail of the same player counts after"
sound "the tickets of all" "$public" --receipt "$work/ann" --receipt "$work/ann-2" --receipt "$work/ann-3"
has "fit" "$(cat "$work/out")" "3 signed tickets fit this history"
rm -rf "$work/c"; cp -a "$work/base" "$work/c"
mail=$(grep -ls "^Date: \|^From ann\|^From: ann" "$work"/c/demo/inbox/*.* | sed -n 2p)
edit "^order (.*) said spawn count=1 area=osaka" "order \\1 said spawn count=3 area=osaka"
play "$work/c" $end
sound "of two mails the second altered: nothing else shows it" "$work/c/demo/public.git"
sound "nor does the ticket of the first alone" "$work/c/demo/public.git" --receipt "$work/ann"
fraud "of two mails the second altered" "$work/c/demo/public.git" "was ordered" --receipt "$work/ann-2" --receipt "$work/ann-3"

rm -rf "$work/c"; cp -a "$work/base" "$work/c"
mail=$(grep -ls "said luck" "$work"/c/demo/inbox/*.*)
edit "word=rabbit" "word=carrot"
play "$work/c" $end
sound "a word of luck exchanged: nothing else shows it" "$work/c/demo/public.git"
fraud "a word of luck exchanged" "$work/c/demo/public.git" "the word of luck \"carrot\", but by the signed tickets" --receipt "$work/ann-3"

# ---- when the game is over -----------------------------------------------------------------------
new "$work/after" # the default of global-domination
play "$work/after" $end "$work"/m/0[1-5]
is "no receipt has a ticket while the game runs" "$(cat "$work"/after/.pbp/outbox/new/*receipt* | grep -c 'pbp ticket\|BEGIN SSH\|^mail ')" 0
for mail in "$work"/after/demo/tickets/*; do
	hex=$(sed -n 's/^mail //p' "$mail")
	is "nor a hash of a mail" "$(grep -l "$(echo "$hex" | cut -c1-12)" "$work"/after/.pbp/outbox/new/*receipt*)" ""
done
has "it says so" "$(tr '\n' ' ' <"$(answer_to "$work/after" "$work/m/04")")" "its signed ticket comes when the game is over"
is "they are the host's alone" "$(find "$work/after/demo/tickets" -type f ! -perm 600)" ""
must "$pbp" host demo end game -C "$work/after" --now 2026-01-10T08:00Z
must "$pbp" process -C "$work/after" --now 2026-01-11T08:00Z </dev/null
is "then each player gets one letter" "$(letters "$work/after" tickets | wc -l)" 3
letter=$(grep -l "^To: ann" "$work"/after/.pbp/outbox/new/*tickets*)
sound "in which all fit" "$work/after/demo/public.git" --receipt "$letter"
has "each of them" "$(cat "$work/out")" "2 signed tickets fit this history"
new "$work/none" --option ticket=none
play "$work/none" 2026-01-02T13:00Z "$work"/m/0[1-5]
is "a game without tickets has none" "$(grep -rl 'pbp ticket' "$work/none/.pbp/outbox" "$work/none/demo" | wc -l)" 0

# ---- every ruleset: the tickets of a recorded game, signed anew with something changed ------------
for game in $(sample 2 hegemon/isles armies/barrow states/duel gilmoria/feud); do
	cut_short "$game" 60
	GAMES=$work/games tests/games/play "$game" "$work/root" >"$work/said" 2>&1 || not "$game does not play: $(tail -n 3 "$work/said")"
	public=$work/root/${game#*/}/public.git receipts=
	for letter in "$work"/root/.pbp/outbox/new/*receipt*; do receipts="$receipts --receipt $letter"; done
	# shellcheck disable=SC2086 # options
	sound "$game: all tickets" "$public" $receipts
	has "$game: fit" "$(cat "$work/out")" "signed tickets fit this history"
	rm -rf "$work/split"; mkdir "$work/split"
	awk -v to="$work/split" '/^From / { n++; next } { print > sprintf("%s/%05d", to, n) }' "$work/games/$game"/*.mbox
	sent=$(for mail in "$work"/split/*; do echo "--sent $mail"; done)
	# shellcheck disable=SC2086 # options
	"$pbp" verify "$public" $receipts $sent >"$work/out" 2>&1
	if [ -z "$(grep -hi '^Message-ID' "$work"/split/* | sort | uniq -d)" ]; then # one mail, one id, as it should be
		is "$game: all orders of tickets stand in the mails" "$(grep -c 'in the ticket, and not read' "$work/out")" 0
		n=$(grep -c 'orders of its ticket stand' "$work/out")
		[ "$n" -gt 10 ] || not "$game: $n sent mails have tickets"
		reread=$((${reread-0} + n))
	fi
	n=0
	for letter in $(grep -lE '^(act order|order) .*[0-9]' "$work"/root/.pbp/outbox/new/*receipt* | sort | sed -n '1~6p'); do
		n=$((n + 1))
		ticket "$work/host.key" '/^act order\|^order/{s/count=[0-9]*/count=77/;t;s/=[a-z0-9]*/=nowhere/}' <"$letter" >"$work/other"
		cmp -s "$work/words" "$work/other" && continue
		what="$game: other orders than in ${letter##*/}"
		"$pbp" verify "$public" --receipt "$work/other" >"$work/out" 2>&1
		if ! grep -q '^NOT THE SAME' "$work/out"; then # of the true one something could be said
			cp "$work/out" "$work/forged"
			"$pbp" verify "$public" --receipt "$letter" >"$work/out" 2>&1
			grep -q "not due\|counts after" "$work/out" || { frauds=$((frauds + 1)); not "$what: $(head -n 5 "$work/forged")"; }
			continue
		fi
		ok; frauds=$((frauds + 1)) found=$((found + 1))
	done
	[ $n -gt 3 ] || not "$game: $n tickets with orders are few"
done
[ "${reread-0}" -gt 20 ] || not "${reread-0} sent mails were read again"
echo "figure: frauds found: $found of $frauds"
total
