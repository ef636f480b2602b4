#!/bin/sh
# missed: who lets a turn pass is told so above his report, and the host is told by a letter of his own, with what he can do;
# a line that was taken is no miss, one that was refused is.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
to() { cat "$(grep -l "^To: $1@" "$new"/*.$2* 2>/dev/null | head -n 1)" 2>/dev/null; }
orders() { printf '%s\n' "$@"; }

orders "spawn 3 in Osaka" | mail ann 'Sat Jan  3 10:00:00 2026' >"$work/mails"
orders "spawn 99 in Atlantis" | mail bob 'Sat Jan  3 10:01:00 2026' >>"$work/mails"
orders "pass" | mail cleo 'Sat Jan  3 10:02:00 2026' >>"$work/mails"
run 2026-01-03T11:00Z "$work/mails"
run 2026-01-05T20:00Z
has "whose lines were all refused" "$(to hanna notice)" "Subject: turn 1 has ended without orders of red [pbp:demo]"
has "with his address" "$(to hanna notice)" "  red (bob@example.org); wrote, and no order of it was taken"
hasnt "pass is an order" "$(to hanna notice)" "gold"
hasnt "once is not twice" "$(to hanna notice)" "What is to become"
has "what is open now" "$(to hanna notice)" "Open now: the orders for the Turn, until Thu 8 Jan 2026, 20:00 UTC."
has "he reads it above his report" "$(to bob report | tr '\n' ' ')" "Turn 1 ran without you: of what you wrote no order was taken. The answers to your mails say why"
cat >"$work/forms" <<'END'
import email, email.policy, re, sys
m = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
text = [l for l in m.get_body(("plain",)).get_content().splitlines() if l.startswith("# ")]
html = re.search("<pre[^>]*>(.*?)</pre>", m.get_body(("html",)).get_content(), re.S).group(1)
print(len(text) > 1 and text == [l for l in html.splitlines() if l.startswith("# ")])
END
is "orders to copy are the same lines in the HTML" "$(python3 "$work/forms" "$(grep -l '^To: bob@' "$new"/*.report*)")" True
hasnt "the others do not" "$(to ann report)$(to cleo report)" "ran without you"

orders "move 1 from Osaka to Kyoto" | mail ann 'Tue Jan  6 10:00:00 2026' >"$work/mails"
run 2026-01-06T11:00Z "$work/mails"
run 2026-01-08T20:00Z
has "twice in a row" "$(to hanna notice)" "Subject: 2 turns without orders of red: what now? [pbp:demo]"
has "the first time of another" "$(to hanna notice)" "  gold (cleo@example.org)

"
has "how often" "$(to hanna notice)" "  red (bob@example.org): 2 turns in a row"
has "he reads what may come of it" "$(to bob report | tr '\n' ' ')" "That is 2 turns in a row: the host may give your seat to another."
has "the other reads of his first" "$(to cleo report | tr '\n' ' ')" "Turn 2 ran without you: no order of yours came. No time"
line=$(to hanna notice | sed -n 's/^    \(replace red by\) ADDRESS$/\1 dora@example.org/p' | head -n 1)
must "$pbp" host demo "$line" --now 2026-01-08T21:00Z
orders "spawn 1 in Tokyo" | mail bob 'Thu Jan  8 22:00:00 2026' >"$work/mails"
run 2026-01-08T22:01Z "$work/mails"
has "who was replaced and writes on is told so" "$(to bob receipt)" "you do not play in this game any more"
orders "spawn 1 in Tokyo" | mail dora 'Fri Jan  9 10:00:00 2026' >"$work/mails"
orders "pass" | mail ann 'Fri Jan  9 10:00:00 2026' >>"$work/mails"
orders "pass" | mail cleo 'Fri Jan  9 10:00:00 2026' >>"$work/mails"
run 2026-01-09T11:00Z "$work/mails"
run 2026-01-12T20:00Z
is "the line of the letter works, and nobody is missing" "$(to hanna notice)" ""

must "$pbp" host demo "amend host_letter = turn" --now 2026-01-12T21:00Z
must "$pbp" host demo "amend missed_limit = 0" --now 2026-01-12T21:00Z
run 2026-01-15T20:00Z
hasnt "never what is to become" "$(to hanna notice)" "What is to become"
orders "pass" | mail ann 'Fri Jan 16 10:00:00 2026' >"$work/mails"
orders "pass" | mail cleo 'Fri Jan 16 10:00:00 2026' >>"$work/mails"
orders "pass" | mail dora 'Fri Jan 16 10:00:00 2026' >>"$work/mails"
run 2026-01-16T11:00Z "$work/mails"
run 2026-01-19T20:00Z
has "every turn, where he wants that" "$(to hanna notice)" "Subject: turn 5 has ended [pbp:demo]"
must "$pbp" host demo "amend host_letter = off" --now 2026-01-19T21:00Z
run 2026-01-22T20:00Z
run 2026-01-26T20:00Z
is "or never" "$(to hanna notice)" ""
must "$pbp" host demo "annul turn 7" --now 2026-01-26T21:00Z
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
total
