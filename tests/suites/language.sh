# language: the corpus of order lines. In the half to build on every line must be
# right; in the half held out none may be booked as something its writer did not mean.
B=${B:-build}
passed=0 failed=0
measure() { # folder, grades that fail
	line=$("$B/tests/language" tests/grammar/"$1"/*.t) || { echo "$1: the corpus does not run"; failed=$((failed + 1)); return; }
	echo "$line"
	bad=$(echo "$line" | grep -Eo "[0-9]+ ($2)" | awk '{ s += $1 } END { print s + 0 }')
	all=$(echo "$line" | grep -Eo '[0-9]+ texts' | awk '{ print $1 }')
	passed=$((passed + all - bad)) failed=$((failed + bad))
	[ "$bad" -eq 0 ] || "$B/tests/language" --show tests/grammar/"$1"/*.t | head -n 100
}
measure built 'asked|refused|other|misread'
measure held 'misread'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
