#!/bin/sh
# observers: who does not play reads along: he asks for it and proves that the address is his, is sent what all may see of every
# turn and nothing else, until he, the host or the end of the game ends it; all of it verifies in both histories, and his address
# is in no public object.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r n=10
# says NAME TEXT, proved by the mail server; claims NAME TEXT: not
says() { n=$((n + 1)); forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" demo | vouched "mx.example.org; dkim=pass header.d=example.org" |
		run "2026-01-02T10:$n:30Z"; }
claims() { n=$((n + 1)); forget; printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" demo | run "2026-01-02T10:$n:30Z"; }
steps() { git -C "$r/demo/private.git" rev-list --count main; }
host() { must "$pbp" host demo "$@" -C "$r" --now "2026-01-02T10:$n:45Z"; }
public() { git -C "$r/demo/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n'; }

make_root "$r" demo begin=2026-01-02T11:00Z
printf 'host hanna@example.org\nauthserv mx.example.org\ndigest 20:30\n' >"$r/.pbp/config"
says ann "join at Osaka as teal"
says olaf "Hello!\nI only want to read along.\nOlaf"
has "while players gather he may" "$(letters olaf@)" "From now on you are sent what all may see of every turn"
has "and is told that it has not begun" "$(letters olaf@)" "players are still gathered"
hasnt "he is not told how to join" "$(letters olaf@)" "To join"
hasnt "nor is a greeting called an order" "$(letters olaf@)" "Read as no orders"
has "the host is told" "$(letters hanna@)" "olaf@example.org reads along now"
has "and how to end it" "$(letters hanna@)" "dismiss olaf@example.org"
claims rudi "observe"
has "an address that nothing proves is asked then too" "$(letters rudi@)" "answer with these two lines"
says bob "join at Tokyo as red"
host begin
has "status shows who reads along" "$("$pbp" status demo -C "$r")" "read along: olaf@example.org"
before=$(steps)
says olaf "observe"
has "twice is once" "$(letters olaf@)" "read along already"
is "and no step" "$(steps)" "$before"

# ---- who proves nothing ---------------------------------------------------------------------------
claims petra "observe"
has "an address that nothing proves is asked" "$(letters petra@)" "answer with these two lines"
is "nothing was done" "$(steps)" "$before"
is "the host hears nothing of it" "$(letters hanna@)" ""
token=$(letters petra@ | sed 's/.*token \(pbp-[a-z2-7]*\).*/\1/')
claims petra "observe\ntoken pbp-aaaaaaaaaaaaaaaaaaaaaaaaaa"
is "another's token proves nothing" "$(steps)" "$before"
claims petra "observe\ntoken $token"
has "with the token he reads along" "$(letters petra@)" "From now on you are sent"
claims petra "stop reports"
has "nor does it end by what nothing proves" "$("$pbp" status demo -C "$r")" "petra@example.org"
says quinn "Dear all,\nmay I observe? I shall be very quiet.\nQuinn"
has "in a sentence beside others he asks for it as well" "$(letters quinn@)" "You read along"
says quinn "observe"
says quinn "stop reports"
has "he ends it himself" "$(letters quinn@)" "No more reports come to you"
has "the host is told of that" "$(letters hanna@)" "quinn@example.org no longer reads along"
says quinn "start reports"
has "and begins anew, in a player's words" "$(letters quinn@)" "From now on you are sent"
says ann "observe"
has "who plays is told that he has them" "$(letters ann@)" "you play, and are sent the reports of a player"
says bob "who"
has "players learn how many, and not who" "$(letters bob@)" "3 who read along"
hasnt "not who" "$(letters bob@)" "olaf"

# ---- what he is sent, and what not ----------------------------------------------------------------
says ann "spawn 3 in Osaka\nmove 2 from Osaka to Hyogo\npress to red: zqsecret, my friend\nEND"
is "he gets nothing of a mail of a player" "$(letters olaf@)$(letters petra@)$(letters quinn@)" ""
says bob "spawn 2 in Tokyo\nmove 9 from Tokyo to Chiba"
forget
host dismiss quinn@example.org
has "who is dismissed is told" "$(letters quinn@)" "The host has ended it"
is "players are not" "$(letters ann@)$(letters bob@)" ""
code "nobody is dismissed who does not read along" 1 "$pbp" host demo dismiss rudi@example.org -C "$r" --now "2026-01-02T10:$n:50Z"
says quinn "observe"
has "he stays so" "$(letters quinn@)" "the host has ended it"
forget
run 2026-01-05T20:00Z </dev/null
has "the report comes" "$(letters olaf@)" "teal takes Hyogo"
has "which says what it is" "$(letters olaf@)" "this is what all may see of it"
has "and to who proved himself by a token" "$(letters petra@)" "teal takes Hyogo"
is "not to who was dismissed" "$(letters quinn@)" ""
for word in zqsecret "You are teal" "You are red" "For your eyes only" "ann@example" "bob@example" "Orders to copy" "# spawn" \
	"9 from Tokyo" petra; do
	hasnt "his report: $word" "$(letters olaf@)" "$word"
done
must "$pbp" report demo --turn 1 -C "$r" --now 2026-01-08T21:00Z; cp "$work/.said" "$work/public"
is "it is what all may see, line by line" "$(python3 tests/suites/observers.py "$r" olaf@example.org "$work/public")" ""

# ---- a game without ------------------------------------------------------------------------------
host amend observers = none because of peace
run 2026-01-12T20:00Z </dev/null
forget
run 2026-01-16T20:00Z </dev/null
is "with the option none nobody is sent any" "$(letters olaf@)$(letters petra@)" ""
n=10
d=16; forget; echo observe | mail rudi "Fri Jan 16 21:00:00 2026" demo | vouched "mx.example.org; dkim=pass header.d=example.org" |
	run 2026-01-16T21:01Z
has "and who asks is told so" "$(letters rudi@)" "this game has no observers"
must "$pbp" host demo amend "observers = open" -C "$r" --now 2026-01-16T21:02Z
run 2026-01-20T20:00Z </dev/null
forget
must "$pbp" host demo end game peace -C "$r" --now 2026-01-20T21:02Z
has "the end is told" "$(letters olaf@)" "No more letters of it come"
must "$pbp" verify -C "$r" demo
must "$pbp" verify "$r/demo/public.git"
for name in olaf petra quinn; do
	is "no public object names $name" "$(public | grep -a -c "$name")" 0
done
total
