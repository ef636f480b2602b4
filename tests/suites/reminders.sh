#!/bin/sh
# reminders: who still owes an answer is reminded at the distances before the bell that the option `remind` names, once, and
# nobody else is; a bell that is moved, a rest and a death in the middle change nothing about that.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
reminded() { grep -l '^Subject:.* left: ' "$new"/* 2>/dev/null | while read -r f; do sed -n 's/^To: \(.*\)@.*/\1/p' "$f"; done | sort | paste -sd ' ' -; }
letter() { cat "$(grep -l "^To: $1@" "$new"/*)"; }
bell() { "$pbp" status demo --json --now "$1" | sed -n 's/^ *"bell": "\(.*\)".*/\1/p' | head -n 1; }
orders() { printf '%s\n' "$@"; }

is "the bell" "$(bell 2026-01-02T10:00Z)" 2026-01-05T20:00:00Z
run 2026-01-02T12:00Z
is "not when it has just been asked" "$(reminded)" ""
orders "spawn 3 in Osaka" | mail ann 'Sat Jan  3 10:00:00 2026' >"$work/one"
run 2026-01-03T10:01Z "$work/one"
run 2026-01-04T19:59Z
is "not a minute before" "$(reminded)" ""
run 2026-01-04T20:00Z
is "a day before, who has sent nothing" "$(reminded)" "bob cleo"
has "how much is left, what for and until when" "$(letter bob)" "Subject: 24 hours left: "
has "what is asked" "$(letter bob)" "Asked of you now: "
has "that he is awaited" "$(letter bob)" "left, and you are awaited."
has "what becomes of silence" "$(letter bob)" "If nothing comes:"
has "orders to copy" "$(letter bob)" "Orders to copy"
hasnt "nothing of another" "$(letter bob)" "Osaka"
run 2026-01-04T20:01Z
is "once" "$(reminded)" ""
is "no step was made of it" "$(git -C "$PBP_ROOT/demo/private.git" log --format=%s main | grep -ci remind)" 0
orders "spawn 3 in Tokyo" | mail bob 'Sun Jan  4 22:00:00 2026' >"$work/two"
run 2026-01-04T22:01Z "$work/two"
run 2026-01-05T14:30Z
is "six hours before, who still owes" "$(reminded)" "cleo"
has "what is left then" "$(letter cleo)" "Subject: 5 hours 30 minutes left: "
must "$pbp" host demo "extend by 24h" --now 2026-01-05T15:00Z
run 2026-01-05T20:00Z
is "before the bell that was moved again" "$(reminded)" "cleo"
must "$pbp" host demo pause --now 2026-01-06T13:00Z
run 2026-01-06T15:00Z
is "not while the game rests" "$(reminded)" ""
must "$pbp" host demo resume --now 2026-01-06T16:00Z
run 2026-01-06T17:00Z
is "six hours before the bell as it is after the rest" "$(reminded)" "cleo"
code "verify" 0 "$pbp" verify demo

# ---- a note that is lost, or nonsense, reminds once more, and no more
echo nonsense >"$PBP_ROOT/demo/reminded"
rm -f "$PBP_ROOT/demo/next"
run 2026-01-06T17:01Z
is "once more" "$(reminded)" "cleo"
run 2026-01-06T17:02Z
is "and no more" "$(reminded)" ""

# ---- as the host will: from the next turn on
must "$pbp" host demo "amend remind = none" --now 2026-01-06T17:03Z
before() { date -u -d "$(bell "$1") - $2" +%Y-%m-%dT%H:%MZ; }
run 2026-01-06T23:00Z
run 2026-01-08T19:30Z
is "none" "$(reminded)" ""
code "what is no duration is refused" 1 "$pbp" host demo "amend remind = often" --now 2026-01-08T19:31Z
has "with what can be written" "$(cat "$work/out" "$work/err")" "durations such as 24h 6h, or none"
must "$pbp" host demo "amend remind = 2h, 30m" --now 2026-01-08T19:32Z
run 2026-01-08T20:00Z
two=$(before 2026-01-08T20:00Z '2 hours')
run "$(before 2026-01-08T20:00Z '121 minutes')"
is "not before" "$(reminded)" ""
run "$two"
is "two hours before" "$(reminded)" "ann bob cleo"
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
# ---- who plays for nobody is told so, and attacks to copy spare what is his own
must "$pbp" new duel --rules states --map usa48 --now 2026-02-01T08:00Z --secret $secret --key "$key" --option deadline=72h \
	--player red=ann@example.org --player yellow=bob@example.org
must "$pbp" host duel begin --now 2026-02-01T09:00Z
run 2026-02-04T09:00Z
run 2026-02-07T09:00Z
orders "my position" | mail ann 'Sat Feb  7 10:00:00 2026' >"$work/mails"
sed -i 's/demo/duel/' "$work/mails"
run 2026-02-07T10:00Z "$work/mails"
has "an answer says for whom he is asked" "$(letter ann | tr '\n' ' ')" "Open now: the turn, asked of you for buffer, until Tue 10 Feb"
own=$(letter ann | sed -n '/^Yours/,/^$/s/^  \([A-Z][A-Za-z ]*\) [0-9]*, next.*/\1/p')
orders "my position" | mail bob 'Sat Feb  7 11:00:00 2026' >"$work/mails"
sed -i 's/demo/duel/' "$work/mails"
run 2026-02-07T11:00Z "$work/mails"
has "or who is asked" "$(letter bob | tr '\n' ' ')" "Open now: the turn, asked of buffer, until Tue 10 Feb"
run 2026-02-09T09:00Z
is "he is reminded of the turn of nobody's seat" "$(reminded)" "ann"
has "what becomes of silence there" "$(letter ann | tr '\n' ' ')" "If nothing comes:   buffer, deploy phase, moved by red: 5 troops still to deploy"
targets=$(letter ann | sed -n 's/^# attack \(.*\) from .*/\1/p')
hasnt "there are attacks to copy" "x${targets}x" "xx"
is "and none is on his own" "$(printf '%s\n' "$targets" | grep -Fxc "$own")" 0
orders "$(letter ann | sed -n 's/^# \(deploy 5 in .*\)/\1/p' | head -n 1)" | mail ann 'Mon Feb  9 10:00:00 2026' >"$work/mails"
sed -i 's/demo/duel/' "$work/mails"
run 2026-02-09T10:00Z "$work/mails"
has "no troops wait, and all else can be done" "$(letter ann | tr '\n' ' ')" "buffer, moved by red: all new troops are placed. Attack, move troops,"
orders "end phase" "end phase" | mail ann 'Mon Feb  9 11:00:00 2026' >"$work/mails"
sed -i 's/demo/duel/' "$work/mails"
run 2026-02-09T11:00Z "$work/mails"
has "where attacks are over none is proposed" "$(letter ann | tr '\n' ' ')" "buffer, moved by red: the attacks are over. Move troops, or write: end"
orders "end turn" | mail ann 'Mon Feb  9 12:00:00 2026' >"$work/mails"
sed -i 's/demo/duel/' "$work/mails"
run 2026-02-09T12:00Z "$work/mails"
has "the turn that begins is not told as it closed" "$(cat "$(grep -l '^Subject: Turn 3: 1 order taken' "$new"/*)" | tr '\n' ' ')" "What comes next:   red, deploy phase: 5 troops still to deploy"
total
