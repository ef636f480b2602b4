# language: the corpus of order lines. In the half to build on every line must be
# right; in the half held out none may be booked as something its writer did not mean.
B=${B:-build}
passed=0 failed=0
export GLIBC_TUNABLES="${TUNED-}" # as a unit test (tests/run)
# all of it is read once
all=$("$B/tests/language" --families tests/grammar/families tests/grammar/built/*.t tests/grammar/held/*.t)
measure() { # folder, grades that fail
	line=$(echo "$all" | grep "^tests/grammar/$1: [0-9]* texts: ") || { echo "$1: the corpus does not run"; failed=$((failed + 1)); return; }
	echo "figure: $line"
	bad=$(echo "$line" | grep -Eo "[0-9]+ ($2)" | awk '{ s += $1 } END { print s + 0 }')
	texts=$(echo "$line" | grep -Eo '[0-9]+ texts' | awk '{ print $1 }')
	passed=$((passed + texts - bad)) failed=$((failed + bad))
	[ "$bad" -eq 0 ] || "$B/tests/language" --show tests/grammar/"$1"/*.t | head -n 100
}
# Of each family of orders 60 texts are to be booked and 60 are not, both halves together.
covered() {
	echo "$all" | sed -n 's/^[^:]*: \(.*\): \([0-9]*\) booked, \([0-9]*\) not$/\1:\2:\3/p' |
		awk -F: '{ booked[$1] += $2; not[$1] += $3 }
		     END { for (f in booked) print (booked[f] < 60 || not[f] < 60 ? "few" : "enough") ": " f ": " booked[f] " booked, " not[f] " not" }' |
		sort
}
families=$(covered)
echo "$families"
few=$(echo "$families" | grep -c '^few')
enough=$(echo "$families" | grep -c '^enough')
passed=$((passed + enough)) failed=$((failed + few))
[ "$enough" -gt 0 ] || { echo "no family was counted"; failed=$((failed + 1)); }
measure built 'asked|refused|other|misread'
measure held 'misread'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
