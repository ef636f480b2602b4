#!/bin/sh
# waits: bells that wait: for who has sent nothing (missed, first_turn), for who takes over (newcomer), and for who is a
# little late (grace); told to all, played the same however often a run comes, and both histories replay.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
orders() { printf '%s\n' "$@"; }
game() { # ROOT OPTION...
	export PBP_ROOT=$work/$1
	new=$PBP_ROOT/.pbp/outbox/new
	mkdir -p "$PBP_ROOT/.pbp"
	echo "host hanna@example.org" >"$PBP_ROOT/.pbp/config"
	shift
	must "$pbp" new demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret --key "$key" \
		--option begin=2026-01-02T09:00Z --option remind=none "$@"
	cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
	must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
}
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
bell() { "$pbp" status demo --now "$1" | sed -n 's/^  turn, until .*(\(.*\)).*/\1/p'; }
turn() { "$pbp" status demo --now "$1" | sed -n 's/.*turn \([0-9]*\),.*/\1/p'; }
sound() {
	code "$1: verify" 0 "$pbp" verify demo
	code "$1: in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
}
to() { cat "$(grep -l "^To: $1@" "$new"/*.$2* 2>/dev/null | head -n 1)" 2>/dev/null; }
all_send() { # DAY "Sat Jan  3"
	for who in ann bob cleo; do orders pass | mail $who "$1 10:00:00 2026"; done
}

# ---- the first turn waits longer, the others a day, each once
waiting() { # ROOT RUN...: the game of the waits, with runs at these times too
	game "$1" --option missed=24h --option first_turn=48h
	shift
	{ orders "spawn 3 in Osaka" | mail ann 'Sat Jan  3 10:00:00 2026'; orders pass | mail bob 'Sat Jan  3 10:00:00 2026'; } >"$work/mails"
	must "$pbp" process --now 2026-01-03T11:00Z "$work/mails"
	for t in "$@"; do run "$t"; done
}
waiting one 2026-01-05T20:00Z
is "the first turn waits for who has sent nothing" "$(bell 2026-01-05T20:00Z) $(turn 2026-01-05T20:00Z)" "2026-01-07T20:00:00Z 1"
has "which is told" "$(to ann news | tr '\n' ' ')" "The turn waits, once, for those who have sent nothing. The turn is now open until Wed 7 Jan 2026, 20:00 UTC."
has "to who has sent nothing, too" "$(to cleo news)" "waits for those who have sent nothing"
run 2026-01-07T20:00Z
is "once" "$(turn 2026-01-07T20:00Z) $(bell 2026-01-07T20:00Z)" "2 2026-01-08T20:00:00Z"
hasnt "it is no headline of the turn" "$("$pbp" report demo --turn 1 | head -n 6)" "waits"
all_send 'Thu Jan  8' >"$work/mails"
run 2026-01-08T11:00Z "$work/mails"
run 2026-01-08T20:00Z
is "where all have sent something nothing waits" "$(turn 2026-01-08T20:00Z)" 3
run 2026-01-12T20:00Z
is "later turns wait a day" "$(turn 2026-01-12T20:00Z) $(bell 2026-01-12T20:00Z)" "3 2026-01-13T20:00:00Z"
all_send 'Tue Jan 13' >"$work/mails"
run 2026-01-13T11:00Z "$work/mails"
run 2026-01-14T09:00Z
is "and are played at the bell that was put off" "$(turn 2026-01-14T09:00Z)" 4
sound "waits"
waiting two
{ all_send 'Thu Jan  8'; all_send 'Tue Jan 13'; } >"$work/mails"
run 2026-01-14T09:00Z "$work/mails"
is "played in one run it is the same" "$(git -C "$work/two/demo/private.git" rev-parse main)" \
	"$(git -C "$work/one/demo/private.git" rev-parse main)"
must "$pbp" host demo "annul turn 3" --now 2026-01-14T10:00Z
must "$pbp" host demo resume --now 2026-01-14T11:00Z
sound "annulled"

# ---- who takes over
game three --option newcomer=48h
rm -f "$new"/*
must "$pbp" host demo "replace gold by dora@example.org" --now 2026-01-05T10:00Z
is "who takes over has two days" "$(bell 2026-01-05T10:00Z)" 2026-01-07T10:00:00Z
has "he reads it" "$(to dora news | tr '\n' ' ')" "until Wed 7 Jan 2026, 10:00 UTC"
has "the others do" "$(to ann news | tr '\n' ' ')" "The turn is now open until Wed 7 Jan 2026, 10:00 UTC."
must "$pbp" host demo "replace red by emil@example.org" --now 2026-01-05T10:01Z
is "a bell moves no further than that" "$(bell 2026-01-05T10:01Z)" 2026-01-07T10:01:00Z
run 2026-01-07T10:01Z
must "$pbp" host demo "replace red by bob@example.org" --now 2026-01-07T11:00Z
must "$pbp" host demo "extend to 2026-02-01" --now 2026-01-07T11:00Z
must "$pbp" host demo "replace red by emil@example.org" --now 2026-01-07T11:00Z
is "one that is far enough does not move" "$(bell 2026-01-07T11:00Z)" 2026-02-01T00:00:00Z
sound "newcomers"

# ---- a little late
game four --option grace=1h
run 2026-01-05T20:30Z
is "it is not played before its grace is over" "$(turn 2026-01-05T20:30Z) $(bell 2026-01-05T20:30Z)" "1 2026-01-05T20:00:00Z"
orders "spawn 3 in Osaka" | mail ann 'Mon Jan  5 20:40:00 2026' >"$work/mails"
run 2026-01-05T20:41Z "$work/mails"
has "who is late reads that it counts" "$(to ann receipt | tr '\n' ' ')" "it counts all the same, by the grace"
orders "spawn 3 in Tokyo" | mail bob 'Mon Jan  5 21:00:01 2026' >"$work/mails"
run 2026-01-05T21:01Z "$work/mails"
is "then it is" "$(turn 2026-01-05T21:01Z)" 2
has "who is later is told what it counts for" "$(to bob receipt)" "turn 2"
has "his order stood" "$(git -C "$PBP_ROOT/demo/private.git" log -p --format=%s main -- orders/teal)" "spawn 3 in Osaka"
sound "grace"
code "none is no grace" 0 "$pbp" host demo "amend grace = none" --now 2026-01-05T22:00Z
code "what is no duration is refused" 1 "$pbp" host demo "amend grace = a while" --now 2026-01-05T22:00Z
has "with what can be written" "$(cat "$work/out" "$work/err")" "a duration such as 24h, or none"

# ---- a game that cannot begin
export PBP_ROOT=$work/five
new=$PBP_ROOT/.pbp/outbox/new
mkdir -p "$PBP_ROOT/.pbp"
echo "host hanna@example.org" >"$PBP_ROOT/.pbp/config"
must "$pbp" new duel --rules states --map usa48 --now 2026-01-01T08:00Z --option begin=2026-01-02T09:00Z
for who in ann; do echo join | mail $who 'Thu Jan  1 10:00:00 2026' duel; done >"$work/joins"
run 2026-01-01T11:00Z "$work/joins"
run 2026-01-02T08:59Z
is "before its hour nobody is troubled" "$(to hanna notice)" ""
run 2026-01-02T09:00Z
has "the host is told that it could not begin" "$(to hanna notice)" "Subject: duel could not begin [pbp:duel]"
has "and why" "$(to hanna notice | tr '\n' ' ')" "A game needs two people or three: one has joined."
run 2026-01-02T09:05Z
is "once" "$(to hanna notice)" ""
hasnt "grace is not what a game that gathers has" "$("$pbp" host --dry-run duel pause --now 2026-01-02T09:06Z)" "grace"
for who in bob; do echo join | mail $who 'Fri Jan  2 10:00:00 2026' duel; done >"$work/joins"
run 2026-01-02T10:01Z "$work/joins"
has "it begins as soon as it can" "$("$pbp" status duel --now 2026-01-02T10:02Z)" "running, turn 1, 3 seats"
code "verify" 0 "$pbp" verify duel
total
