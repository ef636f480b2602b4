#!/bin/sh
# What the world can do to a run and is tried nowhere else: users and rights, clocks, signals, a lock that
# is not let go. (Kills, refused calls and memory: tests/sweep. Damage: recovery.sh. Duplicates, cut-off
# mailboxes, deadly mails: process.sh. Limits: test_limits, test_mailbox.)
cd "$(dirname "$0")/../.." || exit 1
itself=yes # what is killed is looked at
. tests/suites/lib
make_mails "$work/m"
cat "$work"/m/0* >"$work/mbox"
make_root "$work/base"
fresh() { rm -rf "$work/r"; cp -a "$work/base" "$work/r"; }
run() { "$pbp" process -C "$work/r" --now "$1" "${2:-/dev/null}" >"$work/out" 2>"$work/err" </dev/null; }
fresh; run $end "$work/mbox"
good=$(tips "$work/r")

# another run holds a game for longer than 30 s: this one ends in 75 and names it, other games do not wait;
# tried beside all that follows. The holder lets go when it is told to, not after a time: on a busy machine 30 s of
# looking again every few ms last longer. Where a library can be preloaded its sleeps are twenty times as short.
preloaded() { [ -z "$(ldd "$pbp" | grep asan)" ]; }
hurry() { if preloaded; then HURRY=20 LD_PRELOAD="$B/hurry.so" "$@"; else "$@"; fi; }
mkdir "$work/held"
make_root "$work/held" demo
make_root "$work/held" other
echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:30:00 2026' other >"$work/two"
cat "$work/m/01" >>"$work/two"
sh -c 'exec 9>>"$0"; flock 9; echo $$ >"$0"; exec sleep 1000' "$work/held/demo/lock" & holder=$!
until [ -s "$work/held/demo/lock" ]; do sleep 0.05; done
hurry "$pbp" process -C "$work/held" --now 2026-01-01T20:00Z "$work/two" >"$work/held.out" 2>"$work/held.err" </dev/null & waiting=$!

# rights
fresh; (umask 000; run $end "$work/mbox")
is "umask 000: nothing private is open to others" "$(find "$work/r" -perm /077 -type f ! -path '*/public.git/*' \
	! -path '*/private.git/*' ! -name config)" "" # of private.git the folder itself is closed
is "nor a folder of it" "$(find "$work/r/demo" -mindepth 1 -maxdepth 1 -perm /077 ! -name public.git)" ""
(umask 077; fresh; run $end "$work/mbox")
is "umask 077: the public history can be read" "$(find "$work/r/demo/public.git" ! -perm -004 ! -name pbp.lock)" ""
if [ "$(id -u)" = 0 ]; then
	fresh; chown 65534 "$work/r"
	run $end "$work/mbox"; is "root in another user's games: exit" $? 75
	has "root in another user's games" "$(cat "$work/err")" "belongs to another user"
	code "the host's lines neither" 1 "$pbp" host -C "$work/r" demo begin
	"$pbp" deliver -C "$work/r" <"$work/m/01" 2>"$work/err"
	is "nor does deliver" "$?" 75
	is "and nothing was written" "$(find "$work/r" -newer "$work/out" -type f)" ""
	chown 0 "$work/r"
	"$pbp" new -C "$work/roots" one --rules global-domination --map japan >/dev/null 2>"$work/err"
	has "root's first game: a warning" "$(cat "$work/err")" "run as root"
	"$pbp" new -C "$work/roots" two --rules global-domination --map japan >/dev/null 2>"$work/err"
	is "and only one" "$(cat "$work/err")" ""
fi
if [ "$(id -u)" = 0 ] && [ -n "$(command -v setpriv)" ]; then # root reads and writes everything
	fresh; chmod 755 "$work"; chown -R 65534 "$work/r"; chmod 500 "$work/r/.pbp/spool" "$work/r/.pbp/spool/tmp"
	mkdir "$work/data"; cp -R games maps templates "$work/data" # this clone may lie in a home that is closed to others
	nobody() { PBP_DATA=$work/data setpriv --reuid 65534 --clear-groups "$@"; }
	nobody "$pbp" process -C "$work/r" --now $end "$work/mbox" >"$work/out" 2>"$work/err" </dev/null
	is "a spool that is read-only: exit" $? 75
	has "it is named" "$(cat "$work/err")" "$work/r/.pbp/spool"
	is "in one line" "$(wc -l <"$work/err")" 1
	chmod 700 "$work/r/.pbp/spool" "$work/r/.pbp/spool/tmp"
	nobody "$pbp" process -C "$work/r" --now $end "$work/mbox" >/dev/null 2>&1 </dev/null
	is "then all is as it should be" "$(GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' tips "$work/r")" "$good"
fi

# clocks: back, forth, 1970, after 2038, another zone
commit_times() { git -C "$work/r/demo/private.git" log --reverse --format=%ct main; }
fresh; run 2026-01-01T13:00Z "$work/mbox"; run 1970-01-01T00:00Z; is "1970: exit" $? 0
run 2026-01-01T09:00Z; is "back: exit" $? 0
run $end; is "forth again: nothing is different" "$(tips "$work/r")" "$good"
# the years between have no turns: a thousand of them would be played, and again by verify
must "$pbp" host -C "$work/r" demo pause --now $end
must "$pbp" host -C "$work/r" demo resume --now 2038-01-18T00:00Z
steps=$(commit_times | wc -l)
run 2038-02-01T00:00Z; is "after January 2038: exit" $? 0
[ "$(commit_times | wc -l)" -gt $((steps + 2)) ] || not "no turns were played over January 2038"
is "the times of commits never go back" "$(commit_times)" "$(commit_times | sort -n)"
run 2026-01-09T14:00Z "$work/m/04"; is "an old mail after that: exit" $? 0
is "the times of commits do not go back" "$(commit_times)" "$(commit_times | sort -n)"
has "the history holds" "$("$pbp" verify -C "$work/r" demo 2>&1)" "The same"
for zone in Pacific/Kiritimati America/St_Johns XXX-14 ''; do
	fresh; TZ=$zone run $end "$work/mbox"
	is "TZ=$zone: nothing is different" "$(tips "$work/r")" "$good"
done

# signals, to a program that reads from a pipe which stays open: as soon as it catches them, and while it waits in the
# read. (Not earlier: a shell's background job ignores SIGINT until then.)
catches() { # PROGRAM: the one that is $one now, HUP, INT and TERM
	[ "$(cat /proc/$one/comm)" = "$1" ] && grep -q '^SigCgt:.*[4-7c-f]..[37bf]$' /proc/$one/status
}
signalled() { # SIGNAL SECONDS PROGRAM...: its first mail comes through the pipe; its exit code, and no process that hangs
	signal=$1 wait=$2
	shift 2
	fresh; rm -f "$work/pipe"; mkfifo "$work/pipe"
	"$@" <"$work/pipe" >/dev/null 2>"$work/err" & one=$!
	exec 3>"$work/pipe"; cat "$work/m/01" >&3
	until catches "$(basename "$1" | cut -c1-15)"; do sleep 0.05; done
	sleep "$wait"
	: >"$work/asked"
	(for i in $times; do kill -"$signal" $one 2>/dev/null || break; echo >>"$work/asked"; sleep 0.3; done) & asking=$!
	wait $one; got=$?
	exec 3>&-
	wait $asking
}
times=1
for signal in INT HUP TERM; do
	for wait in 0 0.3; do
		signalled $signal $wait "$pbp" process -C "$work/r" --now $end
		is "SIG$signal after $wait s: exit" $got 75
		run $end "$work/mbox"; is "after SIG$signal" "$(tips "$work/r")" "$good"
	done
done
times='1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'
signalled TERM 0 "$pbp" process -C "$work/r" --now $end
is "asked again and again: exit" $got 75
is "and not twenty times" "$(head -n 20 "$work/asked" | wc -l | sed 's/^20$/&, at least/')" "$(wc -l <"$work/asked")"
times=1
for wait in 0 0.3; do
	signalled TERM $wait "$B/pbp-deliver" -C "$work/r"
	is "deliver, SIGTERM after $wait s: exit" $got 75
	is "and nothing in the spool" "$(find "$work/r/.pbp/spool" -type f | wc -l)" 0
done
# a crash is 75, whatever it was
if preloaded; then
	fresh; LD_PRELOAD="$B/refusal.so" REFUSE_AT=300 REFUSE_ON=1 "$pbp" process -C "$work/r" --now $end "$work/mbox" \
		>/dev/null 2>"$work/err" </dev/null
	is "out of memory: exit" $? 75
	run $end "$work/mbox"; is "and then all is as it should be" "$(tips "$work/r")" "$good"
fi

wait $waiting; is "a lock that is not let go: exit" $? 75
has "its holder is named" "$(cat "$work/held.err")" "process $holder is writing"
is "in one line" "$(wc -l <"$work/held.err")" 1
is "the other game did not wait for it" "$(git -C "$work/held/other/private.git" rev-list main | wc -l)" 2
is "the mail waits" "$(find "$work/held/.pbp/spool" -maxdepth 1 -type f | wc -l)" 1
kill $holder
total
