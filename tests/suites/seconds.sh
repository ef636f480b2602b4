#!/bin/sh
# seconds: what happens within one second. Lines of the host, mails and bells that all bear the same time
# are done in the order in which they came; whoever plays the history again must do them in that order,
# and so must a game that is opened again between any two of them. What chance decides, for hashes do, is tried some times;
# WHOLE=1 (`make honest`): four times as often, and each history is verified before it is over as well, of which it holds all then.
# shellcheck disable=SC2016 # days are expanded where they are played
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
noon=2026-01-02T12:00:00Z # a Friday; the turn ends Monday at 20:00
stamp='Fri Jan  2 12:00:00 2026'
bell=2026-01-05T20:00:00Z bell_stamp='Mon Jan  5 20:00:00 2026'
now=$noon
make_mails "$work/m"
make_root "$work/base" demo early=answered
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process -C "$work/base" --now 2026-01-02T09:30Z "$work/joins"

root=$work/r
host() { "$pbp" host -C "$root" demo "$@" --now $now >"$work/out" 2>&1 || not "host $*: $(cat "$work/out")"; }
refused() { "$pbp" host -C "$root" demo "$@" --now $now >/dev/null 2>&1 && not "host $*: accepted"; }
run() { "$pbp" process -C "$root" --now "${1-$now}" </dev/null >/dev/null 2>"$work/err" || not "process: $(cat "$work/err")"; }
# orders NAME DATE ORDER...: a mail that is processed by itself
orders() {
	who=$1 at=$2 count=$((count + 1))
	shift 2
	printf '%s\n' "$@" | sent "$who" "$at" | "$pbp" process -C "$root" --now $now >"$work/out" 2>&1 ||
		not "process: $(cat "$work/out")"
}
# one mail among many of the same second: its Message-ID tells them apart
count=0
sent() { mail "$@" | sed "s/^Message-ID: </&$count./"; }
# the turn ends early
closed() { for seat in teal red gold; do host "act for $seat: done"; done; }
# day "what" STEPS: played in a fresh game up to its end, it verifies
day() {
	rm -rf "$root"; cp -a "$work/base" "$root"
	now=$noon
	eval "$2"
	now=2026-01-06T09:00:00Z
	run
	[ -z "${WHOLE-}" ] || code "$1: verify" 0 "$pbp" verify -C "$root" demo
	host end game
	code "$1: verify, over" 0 "$pbp" verify -C "$root" demo
	code "$1: verify of what is revealed" 0 "$pbp" verify "$root/demo/public.git"
	has "$1: all of it" "$(cat "$work/out")" "played again from what was revealed"
	case $1 in *annul*) ;; *) hasnt "$1: nothing left out" "$(cat "$work/out")" "Not played again" ;; esac
}
# many mails of one second in one mailbox, in every order that their hashes give
many() { # N ORDER: N is written for N
	k=0
	while [ $k -lt "$1" ]; do
		k=$((k + 1)) count=$((count + 1))
		echo "$2" | sed "s/ N / $k /" | sent ann "${3-$stamp}"
	done
}
spawned() { git -C "$root/demo/private.git" show turn/1:events | sed -n 's/^spawned.*seat=teal area=osaka count=\([0-9]*\) order.*/\1/p'; }

some() { seq 1 $((($1 + ${WHOLE:-4} - 1) / ${WHOLE:-4})); } # N: a quarter of them, or all
# ---- lines of the host ---------------------------------------------------------------------------

for i in $(some 6); do
	day "discard between lines ($i)" 'orders ann "$stamp" "spawn 3 in Osaka"; host announce hello '"$i"'
		host discard teal; host announce once more; host discard red; host announce and again'
done
day "lines alone" 'host pause; host resume; host announce a; host announce a; host pause; host resume'
day "refused between" 'for i in 1 2 3 4; do refused resume; host announce $i; refused resume; refused begin; host pause; host resume; done'
day "extend twice" 'host extend to 2026-01-05T21:00Z; host extend by 1h; host discard gold; host extend to 2026-01-05T20:00Z'
day "close now, and on" 'orders ann "$stamp" "spawn 3 in Osaka"; host discard red; closed; host announce next
	orders bob "$stamp" "spawn 3 in Tokyo"; host discard red; closed; orders cleo "$stamp" "spawn 1 in Fukuoka"'
day "set, and orders that need it" 'orders bob "$stamp" "move 9 from Tokyo to Saitama"; host set land area=tokyo owner=red troops=12
	orders bob "$stamp" "move 10 from Tokyo to Saitama"; host set land area=tokyo owner=red troops=4; host discard gold'
day "amend, discard, amend" 'host amend zone = UTC0; host discard teal; host amend zone = JST-9; host discard teal'
day "admit and replace" 'host replace gold by dora@example.org; host discard gold; orders dora "$stamp" "spawn 3 in Fukuoka"
	orders cleo "$stamp" "spawn 2 in Fukuoka"; host replace gold by cleo@example.org; orders cleo "$stamp" "spawn 1 in Fukuoka"'

# ---- what counts last ----------------------------------------------------------------------------

for i in $(some 4); do
	day "discard behind orders ($i)" 'orders ann "$stamp" "spawn '$i' in Osaka"; host discard teal'
	is "a discard takes back what came before it ($i)" "$(spawned)" ""
	day "orders behind discard ($i)" 'orders ann "$stamp" "spawn 3 in Osaka"; host discard teal; orders ann "$stamp" "spawn '$i' in Osaka"'
	is "orders behind a discard stand ($i)" "$(spawned)" "$i"
done

# ---- mails ---------------------------------------------------------------------------------------

day "many mails in one mailbox" 'many 12 "spawn N in Osaka" >"$work/box"; must "$pbp" process -C "$root" --now $now "$work/box"'
first=$(tips "$root")
day "the same, one by one" 'csplit -sz -f "$work/one." "$work/box" "/^From /" "{*}"
	for f in "$work"/one.*; do must "$pbp" process -C "$root" --now $now "$f"; done'
is "mails that only wait count alike, however they come" "$(tips "$root")" "$first"
# numbers in the spool decide, whatever the hashes are
for i in $(some 8); do
	day "two mails in one mailbox ($i)" '{ many 1 "spawn '$((i % 3 + 1))' in Osaka"; many 1 "spawn '$(((i + 1) % 3 + 1))' in Osaka"; } >"$work/box"
		"$pbp" process -C "$root" --now $now "$work/box" >"$work/out"'
	is "the later of two in a mailbox stands ($i)" "$(spawned)" "$(((i + 1) % 3 + 1))"
	day "two mails, delivered one by one ($i)" 'for n in '$((i % 3 + 1))' '$(((i + 1) % 3 + 1))'; do
		count=$((count + 1)); echo "spawn $n in Osaka" | sent ann "$stamp" >"$work/one"
		"$pbp" deliver -C "$root" --now $now <"$work/one"; done; run'
	is "the one that was delivered later stands ($i)" "$(spawned)" "$(((i + 1) % 3 + 1))"
done
# a mail that does not stand, because it arrived before another that was heard already, says so
day "a mail that was long on its way" 'orders ann "$stamp" "spawn 2 in Osaka"; rm -f "$root"/.pbp/outbox/new/*
	orders ann "Fri Jan  2 11:00:00 2026" "spawn 3 in Osaka"; tr -d "\r" <"$(ls "$root"/.pbp/outbox/new/* | head -n 1)" >"$work/receipt"'
is "it does not stand" "$(spawned)" 2
has "its receipt says which does" "$(tr '\n' ' ' <"$work/receipt")" "Another mail of yours, which arrived Fri 2 Jan 2026, 12:00 UTC, counts after this one"
hasnt "and counts no order as taken" "$(grep ^Subject "$work/receipt")" taken

day "mails and the host's mails" '{ many 3 "spawn N in Osaka"; for i in 1 2 3 4; do count=$i
		echo "announce $i" | sent hanna "$stamp"; echo "set land area=osaka owner=teal troops=$((i + 3))" | sent hanna "$stamp"
		echo "move 9 from Osaka to Nara" | sent ann "$stamp"; echo "resume" | sent hanna "$stamp"; echo hello | sent eve "$stamp"
	done; } >"$work/box"; must "$pbp" process -C "$root" --now $now "$work/box"'
day "a box a run, the host between" 'for i in 1 2 3 4; do many 3 "move N from Osaka to Nara" >"$work/box"
	must "$pbp" process -C "$root" --now $now "$work/box"; host discard red; host announce $i; done'
day "late mail" 'host announce late; { many 3 "spawn N in Osaka" "Fri Jan  2 11:00:00 2026"; many 3 "spawn N in Osaka" "Fri Jan  2 11:30:00 2026"; } >"$work/box"
	must "$pbp" process -C "$root" --now $now "$work/box"; host announce later'
for i in $(some 4); do
	day "late mails ($i)" 'host announce late; { many 1 "spawn '$((i % 2 + 1))' in Osaka" "Fri Jan  2 11:00:00 2026"
		many 1 "spawn 3 in Osaka" "Fri Jan  2 11:30:00 2026"; } >"$work/box"; must "$pbp" process -C "$root" --now $now "$work/box"'
	is "the later of two late mails stands ($i)" "$(spawned)" 3
done

# ---- heard late ----------------------------------------------------------------------------------

# a mail that makes a step is heard after one that arrived later and made none: a retry, or one let out of quarantine
# in a game that acts at once, as it is played
mkdir -p "$work/live/.pbp"; PBP_ROOT=$work/live; export PBP_ROOT
printf 'address pbp@localhost\nhost hanna@example.org\n' >"$PBP_ROOT/.pbp/config"
"$pbp" new live --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org --now 2026-01-01T00:00Z \
	--secret 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff --key "$key" >/dev/null
"$pbp" host live begin --now 2026-01-01T00:00Z >/dev/null
area=$("$pbp" state live | sed -n 's/^area=\([a-z]*\) owner=red.*/\1/p' | head -n 1)
for i in 1 2 3; do
	{ echo hello | mail eve "Thu Jan  1 10:0$i:00 2026" live; echo nonsense | mail ann "Thu Jan  1 10:1$i:00 2026" live; } >"$work/box"
	"$pbp" process --now "2026-01-01T1$i:00Z" "$work/box" >/dev/null
	echo "deploy 1 in $area" | mail ann "Thu Jan  1 09:0$i:00 2026" live | "$pbp" process --now "2026-01-01T1$i:00Z" >"$work/out"
	has "a late mail acts ($i)" "$(cat "$work/out")" "; 1 step"
done
code "live: verify" 0 "$pbp" verify live
"$pbp" host live end game --now 2026-01-02T00:00Z >/dev/null
code "live: verify, over" 0 "$pbp" verify live
code "live: in public" 0 "$pbp" verify "$PBP_ROOT/live/public.git"
has "live: all of it" "$(cat "$work/out")" "played again from what was revealed"
unset PBP_ROOT

# ---- bells ---------------------------------------------------------------------------------------

day "mail at the bell" 'many 3 "spawn N in Osaka" "$bell_stamp" >"$work/box"; now=$bell; must "$pbp" process -C "$root" --now $bell "$work/box"'
is "an input comes before a bell of its second" "$(spawned | wc -l)" 1
day "mail when the bell has rung" 'now=$bell; run; many 3 "spawn N in Osaka" "$bell_stamp" >"$work/box"
	must "$pbp" process -C "$root" --now $bell "$work/box"; host announce rung; host discard teal'
day "a line at the bell" 'orders ann "$stamp" "spawn 3 in Osaka"; now=$bell; host announce now; host discard red; host announce then'
day "extend at the bell" 'now=$bell; host extend by 1h; orders ann "$bell_stamp" "spawn 3 in Osaka"; host extend by 1h; host discard gold'
day "the bell comes at once" 'host extend to 2026-01-02T12:00:01Z; now=2026-01-02T12:00:01Z; orders ann "Fri Jan  2 12:00:01 2026" "spawn 3 in Osaka"
	orders bob "Fri Jan  2 12:00:01 2026" "spawn 3 in Tokyo"; host announce hm; host discard teal; orders ann "Fri Jan  2 12:00:01 2026" "spawn 2 in Osaka"'
day "pause at the bell" 'now=$bell; host pause; orders ann "$bell_stamp" "spawn 3 in Osaka"; host discard red; host resume
	orders bob "$bell_stamp" "spawn 3 in Tokyo"; host discard teal; host pause; host resume'
day "done by all" 'closed
	now=2026-01-03T12:00:00Z; three="Sat Jan  3 12:00:00 2026"; for w in ann bob cleo ann bob cleo; do orders $w "$three" done; host discard gold; done'

# ---- annulled turns ------------------------------------------------------------------------------

again='host annul turn 1; host discard red; host resume; host announce again'
day "annul at the bell" 'orders ann "$stamp" "spawn 3 in Osaka"; now=$bell; orders bob "$bell_stamp" "spawn 3 in Tokyo"; '"$again"
day "annul, all in a second" 'orders ann "$stamp" "spawn 3 in Osaka"; orders bob "$stamp" "spawn 3 in Tokyo"; host discard gold; closed
	host annul turn 1; host discard red; host resume; orders ann "$stamp" "spawn 1 in Osaka"'
day "annul, set and twice" 'orders ann "$stamp" "move 9 from Osaka to Nara"; host set land area=osaka owner=teal troops=12; orders ann "$stamp" "move 9 from Osaka to Nara"
	closed; host annul turn 1; host set land area=osaka owner=teal troops=5; host resume
	host annul turn 1; host resume; host announce done'
total
