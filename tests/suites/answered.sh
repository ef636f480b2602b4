#!/bin/sh
# answered: answers that say more than yes (tests/grammar/replies), by writers who had seen nothing of the program: what they confirm
# is done for most, and nothing is done that they do not confirm.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
python3 tests/suites/answered.py "$pbp" tests/grammar/replies/*.t >"$work/answered" || not "the mails were not played"
last=$(tail -n 1 "$work/answered")
echo "figure: $last"
confirm=$(echo "$last" | cut -d' ' -f2) heard=$(echo "$last" | cut -d' ' -f5)
if [ "$((heard * 100))" -ge "$((confirm * 72))" ]; then ok; else not "too few are heard: $last"; fi
is "what is done though its writer does not confirm it" "$(sed '$d' "$work/answered")" ""
total
