#!/bin/sh
# month: three games through March 2026, with players who are late, missing, wrong, away and replaced, through the change to
# summer time in New York (8 March) and in Amsterdam (29 March): bells, reminders, misses, letters and reports are where the
# settings say. What they ought to be is reckoned apart, from the system's time zones (month.py).
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
python3 tests/suites/month.py "$pbp" "$PBP_ROOT" >"$work/out" 2>&1
is "a month of three games" "$(grep -v '^ok\|^figure' "$work/out")" ""
grep '^figure' "$work/out"
passed=$((passed + $(grep -c '^ok' "$work/out")))
total
