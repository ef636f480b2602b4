#!/bin/sh
# scenarios: the boards, mails and results of every rulebook, in both forms of `pbp play`; and that these say
# the same of each (tests/forms.py).
. tests/suites/lib

# add OUTPUT: its closing line counts here
add() {
	passed=$((passed + $(sed -n 's/^\([0-9]*\) passed, .*/\1/p' "$1")))
	failed=$((failed + $(sed -n 's/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$1")))
	grep -v '^ok  \|^[0-9]* passed, ' "$1"
}
# both WANTED FILE...: text and JSON of these files, each in one process, which ends so; compared
both() {
	want=$1
	shift
	"$pbp" play "$@" >"$work/text" 2>"$work/err"
	is "play $1..." "$? $(cat "$work/err")" "$want "
	"$pbp" play --json "$@" >"$work/json" 2>"$work/err"
	is "play --json $1..." "$? $(cat "$work/err")" "$want "
	python3 tests/forms.py "$work/text" "$work/json" "$@" >"$work/forms" 2>&1
	case $? in [01]) ;; *) not "forms.py: $(cat "$work/forms")" ;; esac
}

both 0 tests/scenarios/*/*.t
add "$work/text"
add "$work/forms"

# a board that nobody writes to has its state and its calls as well; what is not as expected is told alike
cat >"$work/quiet.t" <<'.'
scenario "nobody has written"
rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=4
turn 3 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z

scenario "not as expected"
rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org
state
  land area=Aldport owner=red troops=2
  land area=Hazelby owner=blue troops=1
turn 1 open 2026-01-05T08:00Z bell 2026-01-08T20:00Z
mail red 2026-01-06T10:00Z
  move 2 from Aldport to Brume
expect
  land area=Aldport owner=red troops=3
  refused red line 1
.
both 1 "$work/quiet.t"
add "$work/forms"
has "the text says what was not so" "$(cat "$work/text")" 'expected: refused red line 1'
has "the JSON of the quiet board has its land" "$(head -n 1 "$work/json")" '"area":"aldport"'
has "and its call" "$(head -n 1 "$work/json")" '"bell":"2026-01-08T20:00:00Z"'

# rules that there are not are no scenario that holds, even where nobody writes
printf '%s\n' 'scenario "typo"' 'rules global-dominatoin' >"$work/typo.t"
code "unknown rules" 1 "$pbp" play "$work/typo.t"
code "unknown rules, in JSON" 1 "$pbp" play --json "$work/typo.t"

# what a program reads of an order that acted at once, after others have
cat >"$work/join.t" <<'.'
scenario "colours are words, and what rolled is counted"
rules global-domination
map tutorial
mail from ann@example.org 2026-01-05T08:00Z
  join at Aldport, colour teal
mail from bob@example.org 2026-01-05T09:00Z
  join at Hazelby, colour red
mail host 2026-01-05T10:00Z
  begin
.
code "a colour" 0 "$pbp" play --json "$work/join.t"
has "a colour is its word" "$(cat "$work/out")" '"colour":"teal"'
# a start is read as if it stood here; it begins no other, and must be there
cat >"$work/board.start" <<'.'
state
  land area=Aldport owner=red troops=4
  land area=Brume owner=blue troops=4
.
echo 'start board.start' >"$work/ring.start"
head='scenario "starts"
rules global-domination
map tutorial
seat red ann@example.org
seat blue bob@example.org'
printf '%s\nstart board.start\nstate\n  land area=Brume troops=5\nexpect\n  land area=Aldport owner=red troops=4\n  land area=Brume owner=blue troops=5\n' "$head" >"$work/start.t"
is "a start, and what differs" "$("$pbp" play "$work/start.t" | tail -n 1)" "1 passed, 0 failed"
printf '%s\nstart ring.start\nexpect\n' "$head" >"$work/ring.t"
is "a start in a start" "$("$pbp" play "$work/ring.t" 2>&1 | grep -c 'a start is not begun in another')" 1
printf '%s\nstart none.start\nexpect\n' "$head" >"$work/none.t"
is "a start that is not there" "$("$pbp" play "$work/none.t" 2>&1 | grep -c 'none.start')" 1

total
