#!/bin/sh
# digest: once a day the host reads what happened in a game: who is in and who owes, what he was asked, what was not taken,
# what was said and done; nothing where nothing happened, and nothing without the line in the config. A crash sends no piece
# twice, and a host who plays reads of others' mails when the turn is over.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
echo "digest 8:00" >>"$PBP_ROOT/.pbp/config"
new=$PBP_ROOT/.pbp/outbox/new
run() { rm -f "$new"/*; must "$pbp" process --now "$1" "${2-/dev/null}"; }
plain() { sed 's/\r$//; /^Content-Type: text\/html/,$d' "$@"; }
to() { grep -l "^To: $1@" "$new"/*.digest* 2>/dev/null | while read -r f; do plain "$f"; done; }
orders() { printf '%s\n' "$@"; }
subject() { to "$1" | sed -n '/^Subject: /{s///;N;s/\n */ /;s/ \(To\|Message-ID\|From\|Date\|MIME-Version\|Content-Type\):.*//;p}'; }

cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
run 2026-01-01T20:00Z "$work/joins"
is "not at once" "$(to hanna)" ""
run 2026-01-02T07:59Z
is "not before its hour" "$(to hanna)" ""
run 2026-01-02T08:30Z
has "while players gather, who has come" "$(to hanna)" "  teal (ann@example.org)"
has "for the subject, how many" "$(subject hanna)" "Today: 3 joined [pbp:demo]"
has "of that hour, however late the run" "$(to hanna)" "Date: Fri, 2 Jan 2026 08:00:00"
is "it is the only one" "$(find "$new" -name '*digest*' | wc -l)" 1

run 2026-01-02T09:30Z
orders "spawn 3 in Osaka" | mail ann 'Fri Jan  2 10:00:00 2026' >"$work/mails"
orders "spawn 2 in Tokyo" "move 99 from Tokyo to Atlantis" | mail bob 'Fri Jan  2 10:01:00 2026' >>"$work/mails"
orders "May I wear a hat at the table?" | mail bob 'Fri Jan  2 10:01:30 2026' >>"$work/mails"
orders "away until Tuesday" | mail cleo 'Fri Jan  2 10:02:00 2026' >>"$work/mails"
orders "Thanks!" | mail cleo 'Fri Jan  2 10:03:00 2026' >>"$work/mails"
run 2026-01-02T11:00Z "$work/mails"
must "$pbp" host demo "extend by 24h" --now 2026-01-02T12:00Z
cp -R "$PBP_ROOT" "$work/before"
run 2026-01-03T08:00Z
letter=$(to hanna | tr '\n' ' ')
has "who is in, and how long it is to the bell" "$(subject hanna)" "Today: 1 of 3 in, 84 hours left; 1 asked of you [pbp:demo]"
has "by name, and until when" "$letter" "1 of 3 have sent the orders for the Turn, until Tue 6 Jan 2026, 20:00 UTC. In: teal. Owing: red, gold (away until Tue 6 Jan)."
has "what was asked, with its number" "$letter" "  1  red: May I wear a hat at the table?"
has "what was not taken, in its words" "$letter" "  red: move 99 from Tokyo to Atlantis"
has "and why" "$letter" "there is no place called"
hasnt "not what was" "$letter" "spawn 3"
has "what was said" "$letter" "gold is away from Fri 2 Jan 2026 to Tue 6 Jan 2026."
has "what was done" "$letter" "The host gave more time (by 24h)."
hasnt "a courtesy is nothing" "$letter" "Thanks"
is "and nobody else gets it" "$(find "$new" -name '*digest*' | wc -l)" 1
run 2026-01-04T08:00Z
is "nothing when nothing happened" "$(to hanna)" ""

# of a day that was run in two parts, or late, the same becomes
rm -rf "$work/again" && cp -R "$work/before" "$work/again"
rm -f "$work/again/.pbp/outbox/new"/*
must "$pbp" process -C "$work/again" --now 2026-01-03T19:00Z </dev/null
is "late it says the same" "$(plain "$work"/again/.pbp/outbox/new/*digest* | tr '\n' ' ' | sed 's/.*1 of 3 have/1 of 3 have/')" "$(echo "$letter" | sed 's/.*1 of 3 have/1 of 3 have/')"

run 2026-01-06T20:00Z
run 2026-01-07T08:00Z
has "a turn that has ended" "$(to hanna | tr '\n' ' ')" "Turn 1 has ended without orders of gold."
has "how often somebody was missing" "$(to hanna | tr '\n' ' ')" "gold (1 turn missed)"

# ---- a host who plays, and one who does not
printf 'host ann@example.org\ncohost carl@example.org\n' >"$PBP_ROOT/demo/hosts"
orders "move 99 from Tokyo to Atlantis" | mail bob 'Wed Jan  7 10:00:00 2026' >"$work/one"
run 2026-01-07T11:00Z "$work/one"
must "$pbp" host demo pause --now 2026-01-07T12:00Z
must "$pbp" host demo resume --now 2026-01-07T12:00:01Z
run 2026-01-08T08:00Z
has "who does not play reads it in the morning" "$(to carl)" "red: move 99 from Tokyo to Atlantis"
has "the other what all may know" "$(to ann)" "The host let the game rest."
hasnt "not what another wrote" "$(to ann)" "Atlantis"
hasnt "nor who has written" "$(to ann)" "Owing"
has "but how many" "$(to ann)" "0 of 3 have sent"
is "not the host of other games" "$(to hanna)" ""
run 2026-01-08T20:00:02Z
has "when the turn is over he does" "$(to ann)" "red: move 99 from Tokyo to Atlantis"
is "once" "$(run 2026-01-08T21:00Z && to ann)" ""
code "verify" 0 "$pbp" verify demo
code "in public as well" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
is "of none of it history knows" "$(git -C "$PBP_ROOT/demo/private.git" log --format=%B | grep -ci digest)" 0

# ---- the line
sed -i '/^digest/d' "$PBP_ROOT/.pbp/config"
orders "May I build thrice?" | mail bob 'Fri Jan  9 10:00:00 2026' >"$work/one"
run 2026-01-09T11:00Z "$work/one"
run 2026-01-10T11:00Z
is "without the line there is none" "$(to ann; to carl)" ""
echo "digest noonish" >>"$PBP_ROOT/.pbp/config"
"$pbp" doctor --now 2026-01-10T12:00Z >"$work/out" 2>&1
has "a time that is none is told" "$(cat "$work/out")" "\"noonish\" is no time of the day"
code "and stands in nobody's way" 0 "$pbp" process --now 2026-01-10T12:00Z

# ---- said by a host, for himself: in this game, whatever the config says
sed -i '/^digest/d' "$PBP_ROOT/.pbp/config"
asks() { orders "$1" | mail bob "$2" >"$work/one" && run "$3" "$work/one"; }
must "$pbp" host demo "digest 09:30" --now 2026-01-11T10:00Z
asks "May I sing four times?" 'Sun Jan 11 11:00:00 2026' 2026-01-11T11:01Z
run 2026-01-12T09:29Z
is "not before its hour" "$(to ann)" ""
run 2026-01-12T20:00:01Z
has "who plays reads it when the turn is over" "$(to ann)" "May I sing four times?"
is "nobody else reads it" "$(to carl)" ""
printf 'host hanna@example.org\ncohost carl@example.org\n' >"$PBP_ROOT/demo/hosts"
echo "authserv mx.example.org" >>"$PBP_ROOT/.pbp/config"
before=$(git -C "$PBP_ROOT/demo/private.git" rev-parse main)
orders "digest always" | mail carl 'Tue Jan 13 10:00:00 2026' | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/one"
run 2026-01-13T10:01Z "$work/one"
has "it is answered" "$(cat "$new"/* | tr -s '\r\n ' ' ')" "after each run in which something happened a letter says what"
is "and is no step" "$(git -C "$PBP_ROOT/demo/private.git" rev-parse main)" "$before"
orders "May I sing five times?" | mail bob 'Tue Jan 13 11:00:00 2026' >"$work/one"
orders "Or six times?" | mail cleo 'Tue Jan 13 11:00:01 2026' >>"$work/one"
sed -i '/^authserv/d' "$PBP_ROOT/.pbp/config"
run 2026-01-13T11:01Z "$work/one"
has "always: behind the run" "$(to carl)" "May I sing five times?"
has "all of it" "$(to carl)" "Or six times?"
is "in one letter" "$(find "$new" -name '*digest*' | wc -l)" 1
is "not to the host, who did not say so" "$(to hanna)" ""
run 2026-01-13T11:05Z
is "nothing when nothing happened" "$(to carl)" ""
echo "digest daily" >>"$PBP_ROOT/.pbp/config"
asks "May I sing seven times?" 'Tue Jan 13 12:00:00 2026' 2026-01-13T12:01Z
must "$pbp" host demo "digest off" --now 2026-01-13T12:02Z
run 2026-01-14T08:00Z
is "off: not even of what was before" "$(to hanna)" ""
asks "May I sing nine times?" 'Wed Jan 14 12:00:00 2026' 2026-01-14T12:01Z
has "the other's goes on" "$(to carl)" "nine times"
run 2026-01-15T08:00Z
is "nor after it" "$(to hanna)" ""
must "$pbp" host demo "digest daily" --now 2026-01-15T09:00Z
asks "May I sing nine times?" 'Thu Jan 15 12:00:00 2026' 2026-01-15T12:01Z
run 2026-01-16T08:00Z
has "daily is at eight" "$(to hanna)" "nine times"
must "$pbp" host demo "digest 09:30" --now 2026-01-16T08:30Z
asks "May I sing ten times?" 'Fri Jan 16 08:40:00 2026' 2026-01-16T08:41Z
run 2026-01-16T09:29Z
is "not before the hour that he says" "$(to hanna)" ""
run 2026-01-16T09:30Z
has "but at it" "$(to hanna)" "ten times"
code "what is no time is refused" 1 "$pbp" host demo "digest noonish" --now 2026-01-16T10:00Z
has "with what can be said" "$(cat "$work/out")" "write: digest off | daily | 08:00 | always"
code "it replays" 0 "$pbp" verify demo
total
