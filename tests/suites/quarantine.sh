#!/bin/sh
# quarantine: mail that no game could take: what the host is told of it, how he lets it in or throws it away, and what
# is left of that by a machine that dies in between. And what he is told of newcomers, whom nobody answers.
ASAN_OPTIONS=detect_leaks=0; export ASAN_OPTIONS
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
PBP_ROOT=$work/r; export PBP_ROOT
fresh() { rm -rf "$work/r"; make_root "$work/r"; make_root "$work/r" other; run 2026-01-01T20:00Z "$work"/m/01 "$work"/m/02; }
run() { now=$1; shift; "$pbp" process --now "$now" "$@" >"$work/said" 2>&1 </dev/null || not "process: $(cat "$work/said")"; }
many() { find "$1" -maxdepth 1 -type f | wc -l; }
aside=$work/r/.pbp/quarantine spool=$work/r/.pbp/spool
letters() { sed ':a;/=$/{N;s/=\n//;ba}' "$work"/r/.pbp/outbox/new/*; }
id_of() { "$pbp" quarantine | sed -n "s/^\([0-9a-f]\{12\}\)  .*$1.*/\1/p"; }

# ---- what the host sees
fresh
code "nothing is put aside" 0 "$pbp" quarantine
is "it says so" "$(cat "$work/out")" "nothing is put aside"
code "a root that is not there" 0 "$pbp" quarantine -C "$work/nowhere"
is "is not made" "$(ls -d "$work/nowhere" 2>/dev/null)" ""
echo "move 3 from Osaka to Kyoto" | mail ann 'Fri Jan  2 10:00:00 2026' demmo >"$work/box"
echo "move 3 from Tokyo to Chiba" | mail bob 'Fri Jan  2 10:10:00 2026' | sed 's/^Subject:.*/Subject: =?utf-8?Q?my_=1B[31morders=0Dof_=E2=80=AEtoday?=/' >>"$work/box"
head -c 150 "$work/m/05" >>"$work/box"
run 2026-01-02T12:00Z "$work/box"
is "three are put aside" "$(many "$aside")" 3
letters >"$work/letters"
for part in 'from     ann@example.org' 'subject  [pbp:demmo] orders' 'because it names no game that exists here' \
	'subject  my  [31morders of today' 'because it is cut off in the middle' 'ask its sender to send it again' \
	"plays    teal in demo" "pbp quarantine release $(id_of ann@) --game demo" "pbp quarantine discard $(id_of ann@)"; do
	has "a letter tells the host" "$(cat "$work/letters")" "$part"
done
is "no control byte reaches a letter or the list" "$({ cat "$work/letters"; "$pbp" quarantine; } | tr -d '\n\11\40-\176\200-\377' | wc -c)" 0
"$pbp" quarantine >"$work/list"
has "the list names sender and subject" "$(cat "$work/list")" 'ann@example.org  "[pbp:demmo] orders"'
has "and why" "$(cat "$work/list")" "    it names no game that exists here"
has "status counts them" "$("$pbp" status)" "3 mails are put aside; \`pbp quarantine\` lists them"
"$pbp" quarantine --json >"$work/json"
has "programs see the same" "$(cat "$work/json")" '"why": "it is cut off in the middle"'

# ---- letting in
ann=$(id_of ann@) bob=$(id_of today) cut=$(id_of '\[pbp:demo\]')
before=$(many "$aside")
code "to which game must be said" 1 "$pbp" quarantine release "$ann"
has "it asks" "$(cat "$work/err")" "say which: --game NAME"
code "no such game" 1 "$pbp" quarantine release "$ann" --game nosuch
code "nothing of that id" 1 "$pbp" quarantine release abcdabcd
code "what is cut off" 1 "$pbp" quarantine release "$cut" --game demo
has "stays where it is" "$(cat "$work/err")" "cannot be let in: it is cut off in the middle"
is "and nothing has moved" "$(many "$aside") $(many "$spool")" "$before 0"
code "let in" 0 "$pbp" quarantine release "$ann" "$bob" --game demo
is "they lie in the spool" "$(many "$aside") $(many "$spool")" "1 2"
rm -f "$work"/r/.pbp/outbox/new/*
run 2026-01-02T13:00Z
is "and are read" "$(many "$spool") $(find "$work/r/demo/inbox" -maxdepth 1 -type f | wc -l)" "0 2"
has "their sender is answered" "$(letters)" "  move 3 from Osaka to Kyoto"
has "they came when they came" "$(letters)" "which arrived Fri 2 Jan 2026, 10:00"
run 2026-01-02T14:00Z "$work/box"
is "the same mails again have no effect, and lie nowhere" "$(many "$aside") $(find "$work/r/demo/inbox" -maxdepth 1 -type f | wc -l)" "1 2"
run 2026-01-06T12:00Z
has "they are orders like any other" "$("$pbp" log demo)" "teal takes Kyoto"
code "the history verifies" 0 "$pbp" verify demo
code "and in public" 0 "$pbp" verify "$work/r/demo/public.git"

# a game that was made since, and a mail over which two runs died
fresh; run 2026-01-02T14:00Z "$work/m/07"
make_root "$work/r" nowhere
has "it would go there now" "$("$pbp" quarantine)" "it would go to nowhere"
code "it needs no word of the host" 0 "$pbp" quarantine release all
code "all of nothing is no error" 0 "$pbp" quarantine release all
run 2026-01-02T20:00Z
is "it goes there" "$(find "$work/r/nowhere/.." "$work/r/nowhere/inbox" -maxdepth 1 -type f -path '*inbox*' | wc -l) $(many "$aside")" "1 0"
fresh; "$pbp" deliver -C "$work/r" <"$work/m/04"
mail=$(find "$spool" -maxdepth 1 -type f); hash=${mail##*.}
mv "$mail" "${mail%.0."$hash"}.1.$hash"
printf '4711%28s%s%32s' '' "$hash" '' >"$work/r/.pbp/running"
run 2026-01-02T11:00Z
has "a deadly mail is not looked into" "$("$pbp" quarantine)" '(no sender)  ""
    two runs ended while they were reading it'
code "it may be tried again" 0 "$pbp" quarantine release "$(echo "$hash" | cut -c1-12)"
run 2026-01-02T12:00Z
is "from the beginning" "$(many "$aside") $(find "$work/r/demo/inbox" -maxdepth 1 -type f | wc -l)" "0 1"

# ---- throwing away
fresh; run 2026-01-02T12:00Z "$work/box"
code "discard one" 0 "$pbp" quarantine discard "$ann"
is "it is gone" "$(many "$aside")" 2
code "once more" 1 "$pbp" quarantine discard "$ann"
code "discard all" 0 "$pbp" quarantine discard all
is "all are gone" "$(many "$aside")" 0

# ---- killed at any call
if need strace; then
	fresh; run 2026-01-02T12:00Z "$work/box"; cp -a "$work/r" "$work/kept"
	for call in rename fsync link unlink openat; do
		for n in 1 2 3 4 5 6; do
			rm -rf "$work/r"; cp -a "$work/kept" "$work/r"
			strace -f -o /dev/null -e trace=$call -e inject=$call:signal=SIGKILL:when=$n \
				"$pbp" quarantine release "$ann" --game demo >/dev/null 2>&1
			there=$(find "$aside" "$spool" -maxdepth 1 -type f -name "*.$ann*" | wc -l)
			is "killed at $call $n: the mail lies in one place" "$there" 1
			"$pbp" quarantine release "$ann" --game demo >/dev/null 2>&1
			run 2026-01-02T13:00Z
			is "killed at $call $n: the next try lets it in" "$(find "$work/r/demo/inbox" -maxdepth 1 -type f | wc -l) $(many "$spool")" "1 0"
		done
	done
fi

# ---- newcomers: who wants to play is shown a line that would do; of who says something else the host hears
fresh; rm -f "$work"/r/.pbp/outbox/new/*
echo "Hello! I would like to take part in your game." | mail nora 'Thu Jan  1 21:00:00 2026' >"$work/new"
echo "Hello! It rains here." | mail 'o`touch${IFS}x`' 'Thu Jan  1 21:01:00 2026' >>"$work/new"
run 2026-01-01T22:00Z "$work/new"
has "who wants to play is answered" "$(letters)" "To: nora@"
has "the host is told of the other, and how to seat him by a line that can be pasted" "$(letters)" "admit SEAT 'o\`touch\${IFS}x\`@example.org'"
rm -f "$work"/r/.pbp/outbox/new/*
run 2026-01-02T10:00Z
echo "Hello! It rains here." | mail nils 'Fri Jan  2 12:00:00 2026' >"$work/new"
run 2026-01-02T13:00Z "$work/new"
hasnt "once the game runs he is not told of chatter" "$(letters 2>/dev/null)" "nils"
total
