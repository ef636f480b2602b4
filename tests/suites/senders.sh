#!/bin/sh
# senders: who is believed. Mail that is forged, proved in each of the ways there are, and what the
# sender is told, who is told nothing, and what history keeps of it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
# the letters to an address, decoded enough to be searched
letters() { whole_letters "$r" "$1"; }
token_in() { sed -n 's/^ *token \(pbp-[a-z2-7]*\)$/\1/p' | sort -u | head -n 1; }
option() { "$pbp" state demo -C "$r" | grep "option=$1"; }
all_objects() { git -C "$1" rev-list --objects --all | cut -d' ' -f1 | git -C "$1" cat-file --batch | tr -d '\0'; }
verified() { code "$1" 0 "$pbp" verify -C "$r" demo; }

# ---- the host's lines -----------------------------------------------------------------------------
make_root "$r"
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 09:00:00 2026' | run 2026-01-01T09:30Z
forget
echo "announce the host is a fool" | mail hanna 'Thu Jan  1 10:00:00 2026' | run 2026-01-01T10:30Z
hasnt "a forged line of the host is not done" "$("$pbp" log -C "$r" demo)" fool
has "the host is told" "$(letters hanna@example.org | tr '\n' ' ')" "nothing proves that the host wrote it"
has "and what to do" "$(letters hanna@example.org)" "pbp host demo LINE"
token=$(letters hanna@example.org | token_in)
is "and has his token" "$(echo "$token" | wc -c)" 31
forget
{ echo "announce all is well"; echo "token $token"; } | mail hanna 'Thu Jan  1 11:00:00 2026' | run 2026-01-01T11:30Z
has "with his token it is done" "$("$pbp" log -C "$r" demo)" "all is well"
hasnt "the token is not told again" "$(letters hanna@example.org)" "$token"
is "it is nowhere in the history" "$(all_objects "$r/demo/private.git" | grep -c "$token")" 0
is "nor in any file" "$(grep -rl "$token" "$r" | wc -l)" 0
echo "announce again" | mail ann 'Thu Jan  1 11:10:00 2026' | sed "s/^announce/token $token\n&/" | run 2026-01-01T11:30Z
hasnt "his token is worth nothing in another's mail" "$("$pbp" log -C "$r" demo)" again
is "nor is it kept there" "$(all_objects "$r/demo/private.git" | grep -c "$token")" 0
code "the shell needs no token" 0 "$pbp" host demo announce hello -C "$r" --now 2026-01-01T12:00Z
verified "the history verifies"
must "$pbp" host demo admit blue hanna@example.org -C "$r" --now 2026-01-01T12:00Z
run 2026-01-02T10:00Z </dev/null; forget
printf 'extend by 24h\ndone\n' | mail hanna 'Fri Jan  2 13:00:00 2026' | run 2026-01-02T13:30Z
has "a host who plays is heard as a player" "$(letters hanna@example.org)" "You are blue"
hasnt "and not as the host" "$("$pbp" log -C "$r" demo)" "extend"
has "and told how to be heard as the host" "$(letters hanna@example.org)" "token $token"

# ---- a mail server that is believed -----------------------------------------------------------------
rm -rf "$r"; mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
must "$pbp" new -C "$r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret --key "$key"
has "auth=results is the default where a server is named" "$(option auth)" "value=results"
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 09:00:00 2026' | vouched "mx.example.org; dkim=pass header.d=example.org" |
	run 2026-01-01T09:30Z
has "a mail that passes is heard" "$(cat "$work/out")" "1 with orders"
echo "announce one" | mail hanna 'Thu Jan  1 10:00:00 2026' | vouched "mx.example.org; dmarc=pass" | run 2026-01-01T10:30Z
has "the host too" "$("$pbp" log -C "$r" demo)" one
n=0
for forged in "mx.example.org; dkim=pass header.d=evil.example" "evil.example; dkim=pass header.d=example.org" \
	"mx.example.org; none" "mx.example.org; dkim=fail header.d=example.org" "mx.example.org (; dkim=pass header.d=example.org" \
	"mx.example.org.evil.example; dmarc=pass" "mx.example.org; x=\"; dmarc=pass\"" "mx.example.org; x-dmarc=pass"; do
	n=$((n + 1))
	echo "announce two$n" | mail hanna "Thu Jan  1 11:0$n:00 2026" | vouched "$forged" | run 2026-01-01T11:30Z
done
is "eight forgeries are not done" "$("$pbp" log -C "$r" demo | grep -c two)" 0
verified "the history verifies"

# ---- tokens -------------------------------------------------------------------------------------------
rm -rf "$r"; make_root "$r" demo auth=token
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 09:00:00 2026' | run 2026-01-01T09:30Z
token=$(letters ann@example.org | token_in)
is "a join is answered with a token" "$(echo "$token" | wc -c)" 31
echo "join at Tokyo as red" | mail bob 'Thu Jan  1 09:10:00 2026' | run 2026-01-01T09:30Z
other=$(letters bob@example.org | token_in)
if [ "$other" != "$token" ]; then ok; else not "two players have one token"; fi
run 2026-01-02T10:00Z </dev/null; forget
echo "spawn 3 in Osaka" | mail ann 'Fri Jan  2 11:00:00 2026' | run 2026-01-02T11:30Z
has "without it: refused" "$(cat "$work/out")" "1 refused"
has "and the player has it once more" "$(letters ann@example.org)" "token $token"
{ echo "spawn 3 in Osaka"; echo "token $other"; } | mail ann 'Fri Jan  2 11:01:00 2026' | run 2026-01-02T11:30Z
has "with another's: refused" "$(cat "$work/out")" "1 refused"
forget
{ echo "spawn 3 in Osaka"; echo; echo "Token: $token"; } | mail ann 'Fri Jan  2 11:02:00 2026' >"$work/good"
run 2026-01-02T11:30Z <"$work/good"
has "with it: taken" "$(letters ann@example.org)" "your order stands"
run 2026-01-02T11:40Z <"$work/good"
has "the same mail again is known by its bytes as they came" "$(cat "$work/out")" "already seen"
echo "move 3 from Osaka to Kyoto" | mail ann 'Fri Jan  2 11:03:00 2026' | sed "s/^Subject: .*/& $token/" | run 2026-01-02T11:40Z
has "in the subject" "$(cat "$work/out")" "1 with orders"
{ echo "From ann@example.org Fri Jan  2 11:04:00 2026"; echo "From: ann@example.org"; echo "To: pbp+demo@localhost"
	echo "Content-Transfer-Encoding: base64"; echo
	printf 'spawn 2 in Osaka\nmove 2 from Osaka to Kyoto\ntoken %s\n' "$token" | base64; } >"$work/base64"
run 2026-01-02T11:40Z <"$work/base64"
has "in base64" "$(cat "$work/out")" "1 with orders"
run 2026-01-09T13:00Z </dev/null
is "no history has it" "$(for g in private public; do all_objects "$r/demo/$g.git"; done | grep -c "$token")" 0
is "nor any file but letters" "$(grep -rl "$token" "$r" | grep -vc outbox)" 0
has "but the orders" "$(all_objects "$r/demo/private.git")" "spawn 2 in Osaka"
verified "the history verifies"
cp "$work/good" "$work/again" # the spool never sees a decided mail again
run 2026-01-09T13:10Z <"$work/again"; has "nor after the turn" "$(cat "$work/out")" "already seen"
code "the host renews them" 0 "$pbp" host demo renew tokens -C "$r" --now 2026-01-09T13:20Z
forget
{ echo "spawn 4 in Osaka"; echo "token $token"; } | mail ann 'Fri Jan  9 14:00:00 2026' | run 2026-01-09T14:10Z
has "with the one that was known: refused" "$(cat "$work/out")" "1 refused"
hasnt "it is not told again" "$(letters ann@example.org)" "$token"
renewed=$(letters ann@example.org | token_in)
is "but a new one is" "$(echo "$renewed" | wc -c)" 31
{ echo "spawn 4 in Osaka"; echo "token $renewed"; } | mail ann 'Fri Jan  9 14:20:00 2026' | run 2026-01-09T14:30Z
has "with which orders are taken" "$(cat "$work/out")" "1 with orders"
is "no history has the old one" "$(for g in private public; do all_objects "$r/demo/$g.git"; done | grep -c "$token\|$renewed")" 0
code "it is one line" 1 "$pbp" host demo renew tokens of teal -C "$r" --now 2026-01-09T14:40Z
verified "the history verifies with both"

# ---- signatures -----------------------------------------------------------------------------------------
# Keys of the tests' own and signatures by tests/pgp.py: no gpg, whose agent may not start in time. gpgv reads the
# clock: nothing is signed in its future.
if need gpgv; then
	# keyed OPTION NAME...: a game of another year, with the keys of these people
	keyed() {
		rm -rf "$r"; mkdir -p "$r/.pbp"; echo "host hanna@example.org" >"$r/.pbp/config"
		must "$pbp" new -C "$r" demo --rules global-domination --map japan --now 2024-01-01T08:00Z --secret $secret --key "$key" \
			--option begin=2024-01-02T09:00Z ${1:+--option "$1"}
		mkdir "$r/demo/keys"; shift
		for who in "$@"; do
			python3 tests/pgp.py key "$who" >"$r/demo/keys/$who@example.org.gpg" || not "no key for $who"
		done
	}
	# sealed KEY NAME FOOTER [TIME] <text: a mail with something beside its signed part, signed as it is sent, for turn $turn of demo
	turn=1
	sealed() {
		at=${4-2024-01-02T11:00:00Z}
		printf 'Content-Type: text/plain\r\n\r\n%b%s' "${turn:+# game ${of-demo} turn $turn\r\n}" "$(cat)" >"$work/part"
		python3 tests/pgp.py sign "$1" "$(date -d $at +%s)" <"$work/part" >"$work/sig" || not "$1 cannot sign"
		echo "From $2@example.org $(date -u -d $at '+%a %b %e %H:%M:%S %Y')"; echo "From: $2@example.org"; echo "To: pbp+demo@localhost"
		echo 'Content-Type: multipart/signed; micalg=pgp-sha512; protocol="application/pgp-signature"; boundary="=_b"'
		echo; echo "$3"; echo '--=_b'; tr -d '\r' <"$work/part"; echo; echo '--=_b'
		echo 'Content-Type: application/pgp-signature'; echo; cat "$work/sig"; echo
		echo '--=_b--'; echo "$3"; echo
	}
	later=2024-01-02T11:10Z
	keyed auth=pgp ann hanna
	printf 'join at Osaka as teal' | mail ann 'Mon Jan  1 09:00:00 2024' | run 2024-01-01T09:30Z
	has "who joins reads how to sign" "$(letters ann@example.org)" "# game demo turn"
	run 2024-01-02T10:00Z </dev/null; forget
	echo "spawn 3 in Osaka" | mail ann 'Tue Jan  2 10:30:00 2024' | run 2024-01-02T10:40Z
	has "unsigned: refused" "$(letters ann@example.org)" "no valid OpenPGP signature"
	forget
	printf 'spawn 3 in Osaka' | sealed ann ann "move 1 from Osaka to Kyoto" | run "$later"
	has "signed: heard" "$(letters ann@example.org)" "spawn 3"
	hasnt "what stands beside the signed part is not read" "$(letters ann@example.org)" "Kyoto"
	printf 'spawn 2 in Osaka' | sealed eve ann | run "$later"
	has "signed by another: refused" "$(cat "$work/out")" "1 refused"
	printf 'spawn 2 in Osaka' | sealed ann ann | sed 's/spawn 2/spawn 1/' | run "$later"
	has "changed: refused" "$(cat "$work/out")" "1 refused"
	printf 'spawn 1 in Osaka' | sealed ann ann >"$work/old"
	# who holds an old mail of hers brings its orders back, as long as its day lasts
	printf 'spawn 2 in Osaka' | sealed ann ann "" 2024-01-02T12:00:00Z | run 2024-01-02T12:10Z
	has "signed later: heard" "$(cat "$work/out")" "1 with orders"
	forget
	sed '/^To/s/^/X: z\n/' "$work/old" | run 2024-01-02T12:20Z
	has "signed before what was heard: refused" "$(cat "$work/out")" "1 refused"
	has "and she is told why" "$(letters ann@example.org | tr '\n' ' ')" "it was signed before a mail that has been heard"
	printf 'spawn 1 in Nara' | sealed ann ann "" 2024-01-02T12:00:00Z >"$work/old.2"
	run 2024-01-02T12:30Z <"$work/old.2"
	has "in the same second: heard" "$(cat "$work/out")" "1 with orders"
	sed '/^To/s/^/X: z\n/' "$work/old.2" | run 2024-01-02T12:31Z
	has "the same once more: refused" "$(cat "$work/out")" "1 refused"
	# who holds a mail of hers to another game, or of another turn, sends it here
	of=other; printf 'spawn 1 in Nara' | sealed ann ann "" 2024-01-02T12:35:00Z | run 2024-01-02T12:36Z; unset of
	has "signed for another game: refused" "$(cat "$work/out")" "1 refused"
	turn=2; printf 'spawn 1 in Nara' | sealed ann ann "" 2024-01-02T12:37:00Z | run 2024-01-02T12:38Z
	has "signed for another turn: refused" "$(cat "$work/out")" "1 refused"
	forget
	turn=; printf 'spawn 1 in Nara' | sealed ann ann "" 2024-01-02T12:39:00Z | run 2024-01-02T12:40Z
	has "signed for no game: refused" "$(cat "$work/out")" "1 refused"
	has "she reads the line to sign" "$(letters ann@example.org)" "    # game demo turn 1"
	turn=1; printf 'spawn 2 in Nara' | sealed ann ann "" 2024-01-02T12:41:00Z | run 2024-01-02T12:42Z
	has "with it: heard" "$(cat "$work/out")" "1 with orders"
	must "$pbp" host demo pause -C "$r" --now 2024-01-02T12:43Z # or three years of turns are played
	sed '1s/ 2024$/ 2025/;/^To/s/^/X: y\n/' "$work/old" | run 2026-12-31T00:00Z
	must "$pbp" host demo resume -C "$r" --now 2026-12-31T00:01Z
	has "sent again after its day: refused" "$(cat "$work/out")" "1 refused"
	verified "the history of signed mails verifies"
	keyed "" hanna
	printf 'announce signed by me' | sealed hanna hanna | run "$later"
	has "a signature proves the host" "$("$pbp" log -C "$r" demo)" "signed by me"
	verified "the history verifies, without the keys"
fi

# ---- floods, loops, strangers ---------------------------------------------------------------------------
rm -rf "$r"; make_root "$r"
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 09:00:00 2026' | run 2026-01-01T09:30Z
forget
for minute in 10 11 12; do echo "spawn 3 in Osaka" | mail ann.work "Thu Jan  1 10:$minute:00 2026"; done | run 2026-01-01T11:00Z
is "orders from an unknown address: one letter" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 1
has "to the host" "$(letters hanna@example.org)" "replace SEAT"
has "who learns the address" "$(letters hanna@example.org)" "ann.work@example.org"
forget
echo "spawn 4 in Osaka" | mail ann.work "Thu Jan  1 12:00:00 2026" | run 2026-01-01T13:00Z
is "and no second one that day" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 0
for minute in 10 11 12; do echo "Buy cheap watches now" | mail spam "Thu Jan  1 12:$minute:00 2026"; done | run 2026-01-01T13:00Z
is "while players are gathered, one of who writes no orders" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 1
hasnt "but not to him" "$(cat "$r"/.pbp/outbox/new/*)" "To: spam"
forget
n=0; while [ $n -lt 13 ]; do n=$((n + 1)); echo "join at Nara as teal" | mail ann "Thu Jan  1 14:$((n + 10)):00 2026"; done | run 2026-01-01T15:00Z
is "ten answers a day, the one before noon among them" "$(letters ann@example.org | grep -c '^Subject')" 9
is "and the host hears of it" "$(letters hanna@example.org | grep -c '^Subject')" 1
has "the last says so" "$(letters ann@example.org)" "the last answer to your address for today"
forget
echo "join at Nara as teal" | mail ann "Thu Jan  1 16:00:00 2026" | run 2026-01-01T17:00Z
is "in the next run too" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 0
echo "join at Nara as teal" | mail ann "Fri Jan  2 08:00:00 2026" | run 2026-01-02T08:30Z
is "the next day it goes on, and has what was left" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 2
# whom nobody can answer: the host hears of it at once
receipt=$(ls "$r/.pbp/outbox/new" | grep receipt)
for from in "ann@example.org, bob@example.org" "" "Ann Smith <nowhere>" "Ann <an
 n@example.org>"; do
	printf 'From x@y Fri Jan  2 08:05:00 2026\nFrom: %s\nTo: pbp+demo@localhost\nSubject: from %s\n\nspawn 3 in Osaka\n\n' "$from" "$from"
done | sed '/^Subject: from $/!s/\(^Subject:.*\),.*/\1/' | run 2026-01-02T08:30Z
has "mails without a usable sender are refused" "$(cat "$work/out")" "4 refused"
is "and the host hears of each" "$(letters hanna@example.org | grep -c '^Subject.*a mail without a sender')" 4
has "whose it may be" "$(letters hanna@example.org)" "from     ann@example.org, bob@example.org"
has "and why" "$(letters hanna@example.org | tr '\n' ' ')" "its From line names more than one address"
(cd "$r/.pbp/outbox/new" && ls | grep -v "$receipt" | xargs rm -f)
# two programs that answer each other: our receipt comes back as a machine sends it, and as a bad one does
receipt=$(find "$r/.pbp/outbox/new" -type f); cp "$receipt" "$work/receipt"; forget
{ echo "From ann@example.org Fri Jan  2 08:10:00 2026"; sed 's/^To:/X-To:/;s/^From:.*/From: ann@example.org/' "$work/receipt"; echo; } | run 2026-01-02T08:30Z
is "our own letter is not answered" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 0
n=0
for field in "Auto-Submitted: auto-replied" "Return-Path: <>" "Precedence: bulk" "X-Autoreply: yes" "List-Id: <x.y>" "X-Failed-Recipients: x"; do
	n=$((n + 1)); who=ann; [ "$field" != "List-Id: <x.y>" ] || who=eve
	echo "join at Nara as teal" | mail $who "Fri Jan  2 08:2$n:00 2026" | sed "2i\\
$field" | run 2026-01-02T08:30Z
done
is "nor machines, lists, bounces" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 0
forget
awk 'BEGIN { for (i = 0; i < 1005; i++) printf "From ann@example.org Fri Jan  2 10:00:00 2026\nFrom: ann@example.org\nTo: pbp+demo@localhost\n\nspawn 3 in Osaka\nno %d\n\n", i }' >"$work/flood"
run 2026-01-02T10:30Z <"$work/flood"
has "a thousand mails of one address in one turn are heard" "$(cat "$work/out")" "5 put aside"
is "the host hears once of the rest" "$(letters hanna@example.org | grep -c '^Subject.*too many mails')" 1
verified "the history verifies"

# ---- what is forged uses up nothing that is another's ----------------------------------------------------
rm -rf "$r"; mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
"$pbp" new -C "$r" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret --key "$key" \
	--option begin=2026-01-02T09:00Z --option auth=from >/dev/null
pass() { vouched "mx.example.org; dmarc=pass header.from=example.org"; }
hop() { sed "2i\\
Received: from x (x [$1]) by mx.example.org; Thu, 1 Jan 2026 10:00:00 +0000"; }
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 09:00:00 2026' | pass | run 2026-01-01T09:30Z
forget
# forgeries AUTHENTICATION HOP NUMBER FIRST: mails in her name
forgeries() { awk -v auth="$1" -v hop="$2" -v n="$3" -v first="$4" 'BEGIN { for (i = first; i < first + n; i++) {
	print "From ann@example.org Thu Jan  1 10:00:00 2026"
	if (auth) print "Authentication-Results: mx.example.org; " auth
	if (hop) print "Received: from x (x [" hop "]) by mx.example.org; Thu, 1 Jan 2026 10:00:00 +0000"
	printf "From: ann@example.org\nTo: pbp+demo@localhost\n\nleave the game\nno %d\n\n", i } }'; }
forgeries "dmarc=fail header.from=example.org" 192.0.2.66 1005 0 | run 2026-01-01T10:30Z
has "a thousand forgeries of one machine are refused, the rest put aside" "$(cat "$work/out")" "1000 refused"
has "and no more" "$(cat "$work/out")" "5 put aside"
is "whose name they bear gets one note, and no answer" "$(letters ann@example.org | grep -c '^Subject')" 1
has "that says so" "$(letters ann@example.org)" "a mail in your name was refused"
hasnt "with nothing of theirs" "$(letters ann@example.org)" "leave the game"
forget
echo "join at Nara as teal" | mail ann 'Thu Jan  1 10:40:00 2026' | pass | hop 192.0.2.66 | run 2026-01-01T10:45Z
has "her own proved mail is heard" "$(cat "$work/out")" "1 with orders"
has "and answered" "$(letters ann@example.org)" "In-Reply-To: <ann.."
forget
forgeries "" 192.0.2.67 1005 2000 | run 2026-01-01T10:50Z
has "mails that nothing proves or denies count for their machine too" "$(cat "$work/out")" "5 put aside"
is "ten answers to them, and that there are more" "$(letters ann@example.org | grep -c '^Subject')" 11
forget
echo "join at Kyoto as teal" | mail ann 'Thu Jan  1 10:50:00 2026' | hop 198.51.100.1 | run 2026-01-01T10:55Z
has "her mail from elsewhere is heard" "$(cat "$work/out")" "1 with orders"
has "and answered as well" "$(letters ann@example.org)" "In-Reply-To: <ann.."
forget
for n in 1 2 3; do echo "join at Nowhere as teal" | mail "new$n" "Thu Jan  1 11:0$n:00 2026"; echo "join at Nowhere as tael" | mail "new$n" "Thu Jan  1 11:1$n:00 2026"; echo "join at Nowhere as red" | mail "new$n" "Thu Jan  1 11:2$n:00 2026"; echo "join at Nowhere as blue" | mail "new$n" "Thu Jan  1 11:2$n:30 2026"; done | run 2026-01-01T11:30Z
is "a stranger whom nothing proves gets three answers a day" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 9
has "and is told so" "$(letters new1@example.org)" "the last answer to your address for today"
forget
n=0; while [ $n -lt 60 ]; do n=$((n + 1)); echo "join at Nowhere as teal" | mail "other$n" "Thu Jan  1 12:00:00 2026"; done | run 2026-01-01T12:30Z
is "all of them fifty" "$(find "$r/.pbp/outbox/new" -type f | wc -l)" 41
verified "the history verifies"

# ---- what a player writes stays text, in a history too ----------------------------------------------------
rm -rf "$r"; make_root "$r"
printf 'join at Osaka as teal, country Sun\033[31mrise\342\200\256 \302\233Empire\n' | mail ann 'Thu Jan  1 10:00:00 2026' | run 2026-01-01T11:00Z
log=$(for g in private public; do git -C "$r/demo/$g.git" log --format=%B; done)
has "the country's name is in the history" "$log" "Empire"
is "with nothing that a terminal obeys" "$(echo "$log" | grep -c "$(printf '\033\|\342\200\256\|\302\233')")" 0
total
