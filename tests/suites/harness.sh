#!/bin/sh
# harness: the tests' own tools say when something fails that tests stand on: in a pipe, in a subshell, unasked;
# and keys and signatures of the tests' own are OpenPGP as gpgv knows it, the same in every run.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib

# suite SCRIPT: exit code and closing line of a suite that does so
suite() {
	printf '. tests/suites/lib\n%s\ntotal\n' "$1" >"$work/suite"
	last=$(sh "$work/suite" 2>"$work/err" | tail -n 1)
	echo "$last, $(grep -c '^FAILED: ' "$work/err") said"
}
is "a check that holds" "$(suite 'is a 1 1')" "1 passed, 0 failed, 0 said"
is "one that does not" "$(suite 'is a 1 2')" "0 passed, 1 failed, 1 said"
is "in a pipe" "$(suite 'check() { is a "$(cat)" 2; }; echo 1 | check')" "0 passed, 1 failed, 1 said"
is "in a subshell" "$(suite '(is a 1 2); ok')" "1 passed, 1 failed, 1 said"
is "a preparation that fails" "$(suite 'must ls /nowhere/at/all; ok')" "1 passed, 1 failed, 1 said"
has "says what it said" "$(cat "$work/err")" "No such file"
is "in a pipe too" "$(suite 'echo 1 | must grep 2; ok')" "1 passed, 1 failed, 1 said"
is "one that does its work is no check" "$(suite 'must ls /; ok')" "1 passed, 0 failed, 0 said"
is "a folder that goes" "$(suite 'is a 1 2; rm -rf "$work"')" "0 passed, 1 failed, 2 said"
is "a program that is not here" "$(suite 'need no-such-program || ok')" "1 passed, 1 failed, 1 said"

# the run of all suites: one that hangs is ended with what it started, and has failed
run() { B=build TMPDIR=$work tests/run --unit "$@" 2>&1; }
program() { printf '#!/bin/sh\n%s\n' "$2" >"$work/$1"; chmod +x "$work/$1"; }
sed 's/n > 300 ? n : 300/2/' tests/run >"$work/run"
program hangs "sleep 1000 & echo \$! >$work/child; wait"
program holds "echo 3 passed, 0 failed"
program silent :
program skips 'echo "[  SKIPPED ] 1 test(s)"; echo "3 passed, 0 failed"'
mkdir -p "$work/top/tests"; mv "$work/run" "$work/top/tests/run"; cp tests/budgets "$work/top/tests"
out=$(B=build sh "$work/top/tests/run" --unit "$work/hangs" "$work/holds" 2>&1)
has "a suite that hangs is ended" "$out" "was ended: it took longer than 2 s"
has "and has failed, alone" "$out" "3 passed, 1 failed"
is "with all that it started" "$(cat "/proc/$(cat "$work/child")/cmdline" 2>/dev/null | tr '\0' ' ' | grep -c '^sleep 1000')" 0
has "a suite without a test has failed" "$(run "$work/silent")" "0 passed, 1 failed"
has "and one that leaves one out" "$(run "$work/skips")" "3 passed, 1 failed"

key() { python3 tests/pgp.py key "$1" >"$work/$1.gpg" || not "no key for $1"; }
signed() { python3 tests/pgp.py sign "$1" 1704189600 || not "$1 cannot sign"; }
if need gpgv; then
	key ann; key eve
	echo "spawn 3 in Osaka" >"$work/text"
	signed ann <"$work/text" >"$work/sig"
	code "gpgv takes a signature" 0 gpgv --keyring "$work/ann.gpg" "$work/sig" "$work/text"
	has "of the time it names" "$(TZ=UTC0 gpgv --keyring "$work/ann.gpg" "$work/sig" "$work/text" 2>&1)" "Jan  2 10:00:00 2024"
	code "not by another's key" 2 gpgv --keyring "$work/eve.gpg" "$work/sig" "$work/text"
	echo "spawn 4 in Osaka" >"$work/text"
	code "not of another text" 1 gpgv --keyring "$work/ann.gpg" "$work/sig" "$work/text"
	is "the same in every run" "$(echo "spawn 3 in Osaka" | signed ann)" "$(cat "$work/sig")"
fi
total
