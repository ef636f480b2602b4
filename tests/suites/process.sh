#!/bin/sh
# process: what must not depend on how mail comes in, and what no fault may lose.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
cat "$work"/m/0* >"$work/mbox"
make_root "$work/base"
fresh() { rm -rf "$work/r"; cp -a "$work/base" "$work/r"; }
# run NOW [MAILBOX]: without a mailbox there is no mail
run() { "$pbp" process -C "$work/r" --now "$1" "${2:-/dev/null}" >"$work/out" 2>"$work/err" </dev/null; }
out() { cat "$work/out" "$work/err"; }
# as many as there are in a folder
many() { find "$1" -maxdepth 1 -type f | wc -l; }

fresh; run $end "$work/mbox" || not "the run: $(out)"
traces "$work/r" >"$work/traces"
good=$(tips "$work/r")
letters=$(ls "$work/r/.pbp/outbox/new")

# (a) the same ids however the mail comes
fresh
for m in 01:01T10:00Z 02:01T11:00Z 03:01T12:00Z 04:02T10:00Z 05:02T11:00Z 06:02T12:00Z 07:02T13:00Z 08:06T10:00Z; do
	run "2026-01-${m#*:}" "$work/m/${m%%:*}" || not "mail $m: $(out)"
done
run $end; is "each mail by itself" "$(tips "$work/r")" "$good"
is "the letters of each mail by itself" "$(ls "$work/r/.pbp/outbox/new")" "$letters"
fresh
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/day1"
cat "$work"/m/04 "$work"/m/05 "$work"/m/06 "$work"/m/07 >"$work/day2"
run 2026-01-01T23:00Z "$work/day1"; run 2026-01-02T23:00Z "$work/day2"
for d in 3 4 5; do run 2026-01-0${d}T23:00Z; done
run 2026-01-06T23:00Z "$work/m/08"
for d in 7 8 9; do run 2026-01-0${d}T13:00Z; done
is "once a day" "$(tips "$work/r")" "$good"
fresh; cat "$work"/m/08 "$work"/m/05 "$work"/m/01 "$work"/m/06 "$work"/m/03 "$work"/m/07 "$work"/m/02 "$work"/m/04 >"$work/shuffled"
run $end "$work/shuffled"; is "shuffled" "$(tips "$work/r")" "$good"
fresh; mkdir -p "$work/md/new" "$work/md/cur" "$work/md/tmp"
for m in "$work"/m/0*; do sed '1d;$d' "$m" >"$work/md/new/$(date -u -d "$(sed -n '1s/From [^ ]* //p' "$m")" +%s).${m##*/}.h"; done
run $end "$work/md"; is "from a Maildir" "$(tips "$work/r")" "$good"
is "the Maildir's mails are in cur" "$(many "$work/md/new") $(many "$work/md/cur")" "0 8"

# (b) and (c) killed and refused at some points; make sweep does all
if need strace; then
	sweep=$(sh tests/sweep 960 process)
	passed=$((passed + $(echo "$sweep" | sed -n 's/^\([0-9]*\) passed.*/\1/p')))
	failed=$((failed + $(echo "$sweep" | sed -n 's/.* \([0-9]*\) failed$/\1/p')))
	echo "$sweep" | sed '$d'
fi

# What waits was read once: a later run takes its words from the inbox, and looks at nothing around them.
fresh; run 2026-01-01T23:00Z "$work/day1"
(sed '/^$/q' "$work/m/04"; sed '1,/^$/d' "$work/m/04"; awk 'BEGIN { for (i = 0; i < 100000; i++) print "> quoted" }') >"$work/long"
run 2026-01-02T23:30Z "$work/long"; before=$("$pbp" status demo -C "$work/r" --json --now 2026-01-02T23:40Z)
for f in "$work"/r/demo/inbox/0*; do
	if grep -q '^> quoted' "$f"; then ok; else not "the mail is not kept whole"; fi
	sed -i '/^Subject:/,$d' "$f"
done
is "what waits is not read again" "$("$pbp" status demo -C "$work/r" --json --now 2026-01-02T23:40Z)" "$before"
has "and stands as it stood" "$("$pbp" check demo --seat teal -C "$work/r" --now 2026-01-02T23:40Z </dev/null)" "spawn 3 in Osaka"
awk 'BEGIN { for (i = 0; i < 300000; i++) print "a" }' | cat "$work/m/04" - | sed 's/^spawn 3/a/' >"$work/huge"
fresh; run 2026-01-01T23:00Z "$work/day1"; run 2026-01-02T23:30Z "$work/huge"
has "a mail of 300,000 lines" "$(cat "$work"/r/.pbp/outbox/new/*)" "it says more than 256 KiB or 20,000"
is "is answered in a few lines, as text and as a page" "$(find "$work/r/.pbp/outbox" -size +32 | wc -l)" 0

# what a player said waits to be recorded, and the step that records it gives up his seat
fresh; { cat "$work/m/01"; echo "Hello all." | mail ann 'Thu Jan  1 10:10:00 2026'; echo "leave the game" | mail ann 'Thu Jan  1 10:20:00 2026'; } >"$work/gone"
run 2026-01-01T11:00Z "$work/gone"; is "a seat is given up: exit" "$? $(out)" "0 3 mails: 3 with orders, 0 refused, 0 ignored; 2 steps"
has "and its mails are recorded" "$(git -C "$work/r/demo/private.git" ls-tree -r --name-only main)" "orders/teal"

# What the system does not give is said, and nothing is called damaged for it; the next run does the rest.
# Where libgit2 1.5 can open no file it loses what it had made for that, which is no leak of ours.
run_in() { # the exit code and what was said
	{ (ulimit "$@" && ASAN_OPTIONS=detect_leaks=0 "$pbp" process -C "$work/r" --now 2026-01-02T23:00Z "$work/day2"; echo "exit $?") 2>&1 </dev/null; } | cat >"$work/out"
}
fresh; run 2026-01-01T23:00Z "$work/day1"; run 2026-01-02T23:00Z "$work/day2"; second=$(tips "$work/r")
# How many files a run needs hangs on what the caller left open: with the few it has all done or it says so.
for n in 6 7 8 9 10 12 14 16; do
	part 2 || continue
	fresh; run 2026-01-01T23:00Z "$work/day1"
	run_in -n $n
	if [ $n -lt 12 ] || ! grep -q '^exit 0' "$work/out"; then
		has "$n open files" "$(cat "$work/out")" "Too many open files"
		has "$n open files" "$(cat "$work/out")" "exit 75"
		hasnt "$n open files" "$(cat "$work/out")" "backup"
		run 2026-01-02T23:00Z "$work/day2"
	fi
	is "$n open files, and all is done" "$(tips "$work/r")" "$second"
done
for n in 0 1 2; do
	fresh; run 2026-01-01T23:00Z "$work/day1"
	run_in -f $n; has "files of $n blocks" "$(cat "$work/out")" "File too large"
	is "files of $n blocks: one line, and 75" "$(wc -l <"$work/out") $(tail -n 1 "$work/out")" "2 exit 75"
	run 2026-01-02T23:00Z "$work/day2"; is "and the next run" $? 0
done
{ (ulimit -f 0; "$B/pbp-deliver" -C "$work/r" <"$work/m/04"; echo "exit $?") 2>&1; } | cat >"$work/out"
is "delivery where no file may grow" "$(wc -l <"$work/out") $(tail -n 1 "$work/out")" "2 exit 75"
# killed anywhere in a run whose last mail closes the turn, the next run writes the same letters, word for word
if need strace; then
	make_root "$work/early" demo early=answered
	must "$pbp" process -C "$work/early" --now 2026-01-02T09:30Z "$work/day1"
	for who in ann:10:Osaka bob:11:Tokyo cleo:12:Fukuoka; do
		hour=${who#*:}
		echo "spawn 3 in ${who##*:}" | mail "${who%%:*}" "Fri Jan  2 ${hour%:*}:00:00 2026"
	done >"$work/closing"
	whole=$work/whole; cp -a "$work/early" "$whole"
	must "$pbp" process -C "$whole" --now 2026-01-02T13:00Z "$work/closing"
	is "the last that was awaited reads that the turn is over" \
		"$(grep -l '^Turn 1 is over; its report comes in a letter' "$whole"/.pbp/outbox/new/*receipt* | wc -l)" 1
	# at a third of them, and below with half of the limits; WHOLE=1 (make sweep): all
	for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
		part 3 || continue
		rm -rf "$work/r"; cp -a "$work/early" "$work/r"
		strace -f -o /dev/null -e trace=fsync,syncfs -e inject=fsync,syncfs:signal=SIGKILL:when=$n \
			"$pbp" process -C "$work/r" --now 2026-01-02T13:00Z "$work/closing" >/dev/null 2>&1 </dev/null
		must "$pbp" process -C "$work/r" --now 2026-01-02T13:00Z "$work/closing" </dev/null
		is "killed at sync $n: letters" "$(diff -r "$whole/.pbp/outbox/new" "$work/r/.pbp/outbox/new")" ""
	done
fi

# (d) the same mailbox twice
fresh; run $end "$work/mbox"; run $end "$work/mbox"
is "twice: exit" $? 0
has "twice" "$(out)" "mails already seen"
has "twice" "$(out)" " 0 steps"
traces "$work/r" >"$work/again"
is "twice: nothing is different" "$(diff "$work/traces" "$work/again")" ""
cat "$work/m/04" "$work/m/04" >"$work/double"
fresh; run 2026-01-01T23:00Z "$work/day1"; run 2026-01-02T23:00Z "$work/double"
has "a mail twice in one mailbox" "$(out)" "1 mail already seen"
run 2026-01-03T23:00Z "$work/double"
has "and again while its turn is open" "$(out)" "2 mails already seen"
is "is in the inbox once" "$(many "$work/r/demo/inbox")" 1

# (e) two at once; a lock that is held
fresh
"$pbp" process -C "$work/r" --now $end "$work/mbox" >/dev/null 2>"$work/err1" & one=$!
"$pbp" process -C "$work/r" --now $end "$work/mbox" >/dev/null 2>"$work/err2" & two=$!
wait $one; is "two at once: the first" "$? $(cat "$work/err1")" "0 "
wait $two; is "two at once: the second" "$? $(cat "$work/err2")" "0 "
run $end
traces "$work/r" >"$work/again"
is "two at once: nothing is different" "$(diff "$work/traces" "$work/again")" ""
fresh
flock "$work/r/demo/lock" sleep 1 &
sleep 0.2; run $end "$work/mbox"; is "waits for a lock: exit" $? 0
is "waits for a lock" "$(tips "$work/r")" "$good"

# (f) signals
fresh; mkfifo "$work/pipe"
"$pbp" process -C "$work/r" --now $end <"$work/pipe" >"$work/out" 2>"$work/err" & one=$!
exec 3>"$work/pipe"; cat "$work/day1" >&3; sleep 0.3
before=$(date +%s%N); kill -TERM $one; wait $one; got=$?; exec 3>&-
is "SIGTERM" $got 75
took=$((($(date +%s%N) - before) / 1000000))
if [ $took -lt 1000 ]; then ok; else not "SIGTERM took $took ms"; fi
run $end "$work/mbox"; is "after SIGTERM" "$(tips "$work/r")" "$good"
fresh; "$pbp" process -C "$work/r" --now $end "$work/mbox" 2>/dev/null | true
is "SIGPIPE" "$(tips "$work/r")" "$good"
fresh; "$pbp" process -C "$work/r" --now $end "$work/mbox" >&- 2>&- <&-
is "without any stream" "$? $(tips "$work/r")" "0 $good"

# (g) time
fresh; run 2026-01-01T11:30Z "$work/mbox"
has "the future" "$(out)" "from the future wait"
is "the future stays in the spool" "$(many "$work/r/.pbp/spool")" 6
run $end; is "and comes" "$(tips "$work/r")" "$good"
fresh; run 2026-01-05T12:00Z "$work/day1"; run 2026-01-05T13:00Z "$work/m/04"
echo "spawn 3 in Tokyo" | mail bob 'Mon Jan  5 20:00:00 2026' >"$work/bell"
echo "spawn 3 in Fukuoka" | mail cleo 'Mon Jan  5 20:00:01 2026' >"$work/late"
cat "$work/bell" "$work/late" >"$work/box"; run 2026-01-06T12:00Z "$work/box"
orders=$(git -C "$work/r/demo/private.git" show turn/1 --name-only --format= -- orders)
has "exactly at the bell is in time" "$orders" orders/red
hasnt "a second later is late" "$orders" orders/gold
run 2026-01-06T13:00Z "$work/m/05"; is "a mail of a turn that is over: exit" $? 0
has "counts for the open turn" "$("$pbp" verify -C "$work/r" demo)" "The same"

# (h) what mailboxes hold
fresh; head -c -120 "$work/mbox" >"$work/cut"; run $end "$work/cut"
is "cut off: exit" $? 0
fresh; cat "$work/day1" >"$work/cut"; head -c -30 "$work/m/04" >>"$work/cut"; run 2026-01-02T23:00Z "$work/cut"
is "three are decided, the fourth kept" "$(git -C "$work/r/demo/private.git" rev-list main | wc -l) $(many "$work/r/demo/inbox") $(many "$work/r/.pbp/quarantine")" "5 0 1"
has "the host hears of it" "$(cat "$work"/r/.pbp/outbox/new/*notice*)" "cut off"
run 2026-01-02T23:30Z "$work/m/04"; is "whole it counts" "$(many "$work/r/demo/inbox")" 1
fresh; { mail ann 'Thu Jan  1 10:00:00 2026' </dev/null; head -c 27000000 /dev/zero | tr '\0' x | fold -w 70; } >"$work/large"
run $end "$work/large"; is "oversized: exit" $? 0
is "oversized: kept whole" "$(find "$work/r/.pbp/quarantine" -maxdepth 1 -size +25M | wc -l)" 1
rm -f "$work/large"
fresh; : >"$work/empty"; run $end "$work/empty"; is "an empty mailbox" "$?" 0
head -c 3000 /dev/urandom >"$work/garbage"; run $end "$work/garbage"; is "garbage" "$?" 0
is "garbage is kept, in the game or aside" "$(($(many "$work/r/demo/inbox") + $(many "$work/r/.pbp/quarantine")))" 1
fresh; for name in ../../etc 'demo/..' "$(printf '%040d' 0)" DEMO 'a b'; do
	echo hello | mail zed 'Thu Jan  1 10:00:00 2026' "$name"; done >"$work/names"
run 2026-01-01T20:00Z "$work/names"; is "unlawful names: exit" $? 0
is "only the right one reaches a game" "$(many "$work/r/demo/inbox") $(many "$work/r/.pbp/quarantine")" "1 4"
is "and nothing lies beside it" "$(ls "$work/r")" demo

# one damaged game does not stop the others
fresh; make_root "$work/r" other
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:30:00 2026' other >"$work/box2"
cat "$work/day1" "$work/box2" >"$work/both"
mv "$work/r/demo/private.git/objects" "$work/r/demo/private.git/objicts"
run 2026-01-01T20:00Z "$work/both"; is "a damaged game: exit" $? 75
has "it is named" "$(cat "$work/err")" "$work/r/demo"
is "the other goes on" "$(git -C "$work/r/other/private.git" rev-list main | wc -l)" 2
is "its mails wait" "$(many "$work/r/.pbp/spool")" 3
mv "$work/r/demo/private.git/objicts" "$work/r/demo/private.git/objects"
run 2026-01-01T21:00Z; is "mended, it goes on" "$? $(git -C "$work/r/demo/private.git" rev-list main | wc -l)" "0 4"

# (i) sendmail
cat >"$work/sendmail" <<'END'
#!/bin/sh
echo "$@" >>"$SENT/arguments"
cat >"$SENT/$$"
END
chmod +x "$work/sendmail"; mkdir "$work/sent"; export SENT="$work/sent"
fresh; "$pbp" process -C "$work/r" --now $end --sendmail "$work/sendmail" "$work/mbox" >/dev/null 2>&1
is "each letter once" "$(wc -l <"$SENT/arguments")" "$(echo "$letters" | wc -l)"
is "envelope sender" "$(grep -c -- '-f <> --' "$SENT/arguments")" "$(echo "$letters" | wc -l)"
is "the outbox is empty" "$(many "$work/r/.pbp/outbox/new")" 0
fresh; "$pbp" process -C "$work/r" --now $end --sendmail /bin/false "$work/mbox" >/dev/null 2>"$work/err"
is "sendmail fails: exit" $? 0
has "it is said" "$(cat "$work/err")" "letters wait in the outbox"
is "they wait" "$(many "$work/r/.pbp/outbox/new")" "$(echo "$letters" | wc -l)"
must "$pbp" process -C "$work/r" --now $end --sendmail "$work/sendmail" </dev/null
is "and go with the next run" "$(many "$work/r/.pbp/outbox/new")" 0
cat >"$work/picky" <<'END'
#!/bin/sh
case "$*" in *bob@*) exit 67 ;; esac
exec "${0%/*}/sendmail" "$@"
END
chmod +x "$work/picky"
fresh; "$pbp" process -C "$work/r" --now $end --sendmail "$work/picky" "$work/mbox" >/dev/null 2>"$work/err"
is "refused for good: exit" $? 0
has "it is said" "$(cat "$work/err")" "refused for good"
is "it is kept aside" "$(cat "$work"/r/.pbp/outbox/cur/* | sed -n 's/^To: //p' | sort -u)" "bob@example.org"
is "the host gets a note of each" "$(grep -l "could not be sent" "$work"/r/.pbp/outbox/new/*notice* | wc -l)" \
	"$(many "$work/r/.pbp/outbox/cur")"
must "$pbp" process -C "$work/r" --now $end --sendmail "$work/picky" </dev/null
is "and nothing more" "$(many "$work/r/.pbp/outbox/new")" 0

# (j) what comes after
after() { fresh; echo "after $1" >>"$work/r/.pbp/config"; }
after 'cat >"$PBP_ROOT/../said"; pwd >"$PBP_ROOT/../ran"; "$OURS" status >>"$PBP_ROOT/../ran"'
OURS=$PWD/$pbp; case $pbp in /*) OURS=$pbp ;; esac
export OURS
run 2026-01-01T08:00Z
[ ! -e "$work/ran" ] || not "nothing happened, and yet: $(cat "$work/ran")"
run $end "$work/mbox"; is "a command comes after a run in which a game went on: exit" $? 0
has "it is shut in nowhere, and pbp can be run by it" "$(cat "$work/ran")" "demo"
is "it hears no mail" "$(cat "$work/said")" ""
is "and the games are as without it" "$(tips "$work/r")" "$good"
rm "$work/ran"; run $end
[ ! -e "$work/ran" ] || not "nothing more happened, and yet: $(cat "$work/ran")"
after 'kill -9 $$'
run $end "$work/mbox"; is "it fails: exit" $? 0
has "it is said" "$(cat "$work/err")" "all mails are done, but what comes after it (kill -9 \$\$) ended with 137"
is "and the games are as without it" "$(tips "$work/r")" "$good"

# (k) exit codes
fresh; code "no such option" 64 "$pbp" process -C "$work/r" --nonsense
code "no such format" 64 "$pbp" process -C "$work/r" --format tar
code "no such mailbox" 75 "$pbp" process -C "$work/r" "$work/nowhere"
code "a root that cannot be" 75 "$pbp" process -C /dev/null/x
code "deliver, wrong" 64 "$pbp" deliver --nonsense
echo "hosts hanna" >"$work/r/.pbp/config"; code "a config that does not read" 75 "$pbp" process -C "$work/r"

# (l) deliver, then process
fresh
for m in "$work"/m/0*; do sed '$d' "$m" | "$pbp" deliver -C "$work/r" || not "deliver $m"; done
is "delivered" "$(many "$work/r/.pbp/spool")" 8
run $end; is "deliver, then process" "$(tips "$work/r")" "$good"

# a mail over which two runs died is put aside, and all others go on
fresh; "$pbp" deliver -C "$work/r" <"$work/m/01"; "$pbp" deliver -C "$work/r" <"$work/m/02"
spool=$(find "$work/r/.pbp/spool" -maxdepth 1 -type f | sort | head -n 1)
deadly=${spool##*.}
mv "$spool" "${spool%.0."$deadly"}.1.$deadly" # the first death was marked by the run after it
printf '4711%28s%s%32s' '' "$deadly" '' >"$work/r/.pbp/running" # and this is the second
run 2026-01-01T20:00Z; is "a deadly mail: exit" $? 0
is "is put aside" "$(find "$work/r/.pbp/quarantine" -maxdepth 1 -name "*$deadly" | wc -l)" 1
is "the other is heard" "$(git -C "$work/r/demo/private.git" rev-list main | wc -l)" 2
total
