#!/bin/sh
# powers: the table of docs/hosts.md that says of every line of a host's who is told at once, whether all read it in the
# report, and what takes it back: each cell is tried on a copy of one game, and both histories replay behind it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T08:30Z "$work/joins"
cp -R "$PBP_ROOT" "$PBP_ROOT.gathering"
must "$pbp" process --now 2026-01-02T09:30Z
echo pass | mail ann 'Mon Jan  5 10:00:00 2026' >"$work/mails"
echo "spawn 2 in Tokyo" | mail bob 'Mon Jan  5 10:00:00 2026' >>"$work/mails"
must "$pbp" process --now 2026-01-05T21:00Z "$work/mails"
echo "spawn 1 in Tokyo" | mail bob 'Tue Jan  6 10:00:00 2026' >"$work/mails"
must "$pbp" process --now 2026-01-06T10:01Z "$work/mails"
python3 tests/suites/powers.py "$pbp" "$PBP_ROOT" docs/hosts.md >"$work/out" 2>&1
is "the table of the host's powers" "$(grep -v '^ok' "$work/out")" ""
passed=$((passed + $(grep -c '^ok' "$work/out")))
total
