#!/bin/sh
# pbp-deliver as a mail server meets it: exit codes, faults at every system call,
# and that a mail it took is in the spool, once, byte for byte.
# the leak checker of the sanitizers cannot run under strace
ASAN_OPTIONS=detect_leaks=0; export ASAN_OPTIONS
set -u
deliver=${B:-build}/pbp-deliver
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # what, condition...
	what=$1; shift
	if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "not so: $what"; fi
}
exits() { # code, command...
	code=$1; shift
	"$@" >"$work/out" 2>&1
	[ $? -eq "$code" ]
}
spooled() { find "$1/.pbp/spool" -maxdepth 1 -type f 2>/dev/null | wc -l; }
holds() { # root, number of mails; each must be the mail
	[ "$(spooled "$1")" -eq "$2" ] || return 1
	for f in "$1"/.pbp/spool/*.*; do
		[ ! -f "$f" ] || cmp -s "$f" "$work/mail" || return 1
	done
}
deliver_to() { "$deliver" -C "$1" <"$work/mail"; }

printf 'From: ann@example.org\nSubject: [pbp:japan]\n\nmove 4 from Osaka to Kyoto\n' >"$work/mail"

case $(ldd "$deliver") in *libgit2* | *gmime* | *libxml2* | *libglib*) small=1 ;; *) small=0 ;; esac
check "it links neither libgit2 nor GMime" test $small -eq 0
check "a mail is taken" exits 0 deliver_to "$work/a"
check "it lies in the spool as it came" holds "$work/a" 1
check "nothing is said" test ! -s "$work/out"
check "a wrong command line is 64" exits 64 "$deliver" ann@example.org
check "so is an unknown option" exits 64 "$deliver" -x
check "no mail is no error" exits 0 sh -c "'$deliver' -C '$work/b' </dev/null"
check "and leaves none" holds "$work/b" 0
check "a root that cannot be made is 75" exits 75 sh -c "'$deliver' -C '$work/mail/x' <'$work/mail'"
check "and says why in one line" test "$(wc -l <"$work/out")" -eq 1
check "a closed stdin is 75" exits 75 sh -c "'$deliver' -C '$work/b' <&-"
check "PBP_ROOT is used" exits 0 env PBP_ROOT="$work/c" sh -c "'$deliver' <'$work/mail'"
check "and holds the mail" holds "$work/c" 1
check "HOME is used" exits 0 env -u PBP_ROOT HOME="$work/d" sh -c "'$deliver' <'$work/mail'"
check "and holds it too" holds "$work/d/.local/share/pbp" 1
(umask 000 && deliver_to "$work/e")
check "files are private whatever the umask" test "$(stat -c %a "$work"/e/.pbp/spool/*.whole.*)" = 600
check "and folders" test "$(stat -c %a "$work/e/.pbp/spool")" = 700
check "a full disk is 75" exits 75 sh -c "ulimit -f 0; trap '' XFSZ; '$deliver' -C '$work/f' <'$work/mail'"
check "and leaves nothing" holds "$work/f" 0

# every system call of a delivery fails once, or is the last one: exit 0 or 75 (or death), and what
# says 0 has stored the mail; a second delivery then always succeeds and leaves nothing half
faults() { # name, strace's injection without when=
	n=1 bad=0 seen=0
	while [ $n -le 60 ]; do
		rm -rf "$work/g"
		strace -qq -o "$work/trace" -e trace="$2" -e inject="$2:$3:when=$n" \
			"$deliver" -C "$work/g" <"$work/mail" >/dev/null 2>&1
		code=$?
		grep -q INJECTED "$work/trace" || [ $code -gt 128 ] || break
		seen=$((seen + 1))
		case $code in
		0) holds "$work/g" 1 || bad=$((bad + 1)) ;;
		75 | 137) ;;
		*) bad=$((bad + 1)) ;;
		esac
		deliver_to "$work/g" 2>/dev/null || bad=$((bad + 1))
		[ "$(spooled "$work/g")" -ge 1 ] || bad=$((bad + 1))
		[ -z "$(ls "$work/g/.pbp/spool/tmp")" ] || bad=$((bad + 1))
		n=$((n + 1))
	done
	check "$1: $seen faults, $bad bad outcomes" test "$bad" -eq 0 -a "$seen" -gt 0
}
calls=openat,write,fsync,close,link,mkdir,fchmod,flock,unlink,rmdir,read
check "strace is here: ./setup test installs it" command -v strace >"$work/out"
if ! strace -o /dev/null true 2>/dev/null; then
	echo "figure: nothing was made to fail: strace may not trace here"
else
	faults "killed at any call" $calls signal=SIGKILL
	for error in ENOSPC EIO EMFILE; do
		faults "$error at writing calls" openat,write,fsync,link,mkdir error=$error
	done
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
