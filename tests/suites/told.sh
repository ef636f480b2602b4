#!/bin/sh
# told: whatever the host does in a game is told: to the seat concerned by a letter, to all by the report, and by
# `pbp log`; what stands in sealed orders stays sealed until they are revealed.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
make_mails "$work/m"
make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
"$pbp" process --now 2026-01-02T09:30Z "$work/joins" >/dev/null
new=$PBP_ROOT/.pbp/outbox/new
hosted() { rm -f "$new"/*; "$pbp" host demo "$1" --now "$2" >"$work/out" 2>&1 || not "host $1: $(cat "$work/out")"; }
letters() { ls "$new" | wc -l; }
letter() { cat "$new"/* | sed 's/\r$//'; }
# of all objects that everybody can fetch
public() { git -C "$PBP_ROOT/demo/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n'; }

hosted "act for teal: spawn 3 in Osaka" 2026-01-02T12:00:00Z
has "whoever acts is asked for a reason" "$(tr "\n" " " <"$work/out")" "the next time write behind the line: because TEXT"
is "act for: one letter" "$(letters)" 1
has "it goes to the seat" "$(letter)" "To: ann@example.org"
has "it says what was written" "$(letter)" "In your name the host wrote: spawn 3 in Osaka"
has "the log has it" "$("$pbp" log demo)" "act for teal"
public >"$work/public"
has "everybody sees that it happened" "$(cat "$work/public")" "act for teal"
is "nobody sees what" "$(grep -a -c -i 'spawn 3 in osaka\|ordered-for' "$work/public")" 0

hosted "discard teal" 2026-01-02T12:00:01Z
has "he is asked for a reason" "$(tr "\n" " " <"$work/out")" "the next time write behind the line: because TEXT"
is "discard: one letter" "$(letters)" 1
has "to the seat" "$(letter)" "To: ann@example.org"
has "it says what was done" "$(letter)" "What stood for you is taken back by the host."
has "the log has that too" "$("$pbp" log demo)" "discard teal"

echo "May I wear a hat at the table?" | mail ann 'Fri Jan  2 12:00:01 2026' >"$work/one"
must "$pbp" process --now 2026-01-02T12:00:01Z "$work/one"
hosted "tell red: build no bridges" 2026-01-02T12:00:01Z
is "tell: one letter" "$(letters)" 1
has "to the seat" "$(letter)" "To: bob@example.org
Subject: the host writes to you"
has "what was written" "$(letter)" "The host writes to you: build no bridges"
hosted "answer 1: no, on none" 2026-01-02T12:00:01Z
has "an answer goes to who asked" "$(letter)" "To: ann@example.org"
has "and names the question" "$(letter)" "The host writes to you: Your question 1: no, on none"
code "no such question" 1 "$pbp" host demo "answer 7: no" --now 2026-01-02T12:00:01Z
has "that is said" "$(cat "$work/out")" "there is no question 7 to answer"
code "and nothing is told with nothing in it" 1 "$pbp" host demo "tell red:" --now 2026-01-02T12:00:01Z
# ---- yes or no to what a player asks: as the line that does it, once, in its turn
asks() { # WHO DATE TIME WORDS
	rm -f "$new"/*
	echo "$4" | mail "$1" "$2" >"$work/one"
	must "$pbp" process --now "$3" "$work/one"
}
asks bob 'Fri Jan  2 12:00:01 2026' 2026-01-02T12:00:01Z "I need one more day please"
has "the letter has a line for it" "$(letter)" "    pbp host demo accept 2"
has "and says which it is" "$(letter | tr '\n' ' ')" 'Number 2: "accept 2" is the same as "extend by 24h"'
hosted "decline 2: not this week." 2026-01-02T12:00:01Z
is "decline: one letter" "$(letters)" 1
has "to who asked" "$(letter)" "To: bob@example.org"
has "what was asked, and why not" "$(letter | tr '\n' ' ')" "What you asked for (24h more) is declined: not this week."
for line in "accept 2" "decline 2" "Accept 2."; do
	code "once: $line" 1 "$pbp" host demo "$line" --now 2026-01-02T12:00:01Z
	has "that is said, with the line that does it all the same" "$(cat "$work/out")" "to do it all the same write: extend by 24h"
done
asks cleo 'Fri Jan  2 12:00:01 2026' 2026-01-02T12:00:01Z "I need one more day please"
code "a rehearsal of yes" 0 "$pbp" host demo --dry-run "accept 3" --now 2026-01-02T12:00:01Z
has "shows what it is" "$(cat "$work/out")" "host: extend by 24h"
code "twice in one mail is once" 1 "$pbp" host demo "$(printf 'accept 3\naccept 3')" --now 2026-01-02T12:00:01Z
has "the bell has moved by a day" "$("$pbp" status demo)" "until Tue 6 Jan 2026, 20:00 UTC"
has "all are told" "$(letter)" "To: ann@example.org"
has "who asked as well" "$(letter)" "To: cleo@example.org"
has "the log has the line" "$("$pbp" log demo | head -n 1)" "extend by 24h"
hasnt "history has no numbers" "$(git -C "$PBP_ROOT/demo/private.git" show main:events)" "accept"
must "$pbp" host demo "extend to 2026-01-05 20:00" --now 2026-01-02T12:00:01Z
code "to a question there is no yes" 1 "$pbp" host demo "accept 1" --now 2026-01-02T12:00:01Z
has "but an answer" "$(cat "$work/out")" "answer 1: TEXT"
code "of what nobody asked neither" 1 "$pbp" host demo "accept 9" --now 2026-01-02T12:00:01Z
code "without a number it is no line of a host" 1 "$pbp" host demo "accept my thanks" --now 2026-01-02T12:00:01Z
hasnt "nor read as one" "$(cat "$work/out")" "there is no question"
asks ann 'Fri Jan  2 12:00:01 2026' 2026-01-02T12:00:01Z "away 5 to 9 January"
has "who is away: another bell" "$(letter | tr '\n' ' ')" '"accept 4" is the same as "extend turn to 2026-01-10 20:00"'
hosted "decline 4" 2026-01-02T12:00:01Z
has "is declined as that" "$(letter | tr '\n' ' ')" "What you asked for (another bell while you are away) is declined."
# a run that dies when it has noted his yes, and holds nothing yet: heard again it is done, once
asks cleo 'Fri Jan  2 12:00:02 2026' 2026-01-02T12:00:02Z "I need one more day please"
echo "authserv mx.example.org" >>"$PBP_ROOT/.pbp/config"
cp -R "$PBP_ROOT" "$work/dies"
echo "accept 5" | mail hanna 'Fri Jan  2 12:00:02 2026' | vouched "mx.example.org; dkim=pass header.d=example.org" >"$work/yes"
must "$pbp" process -C "$work/dies" --now 2026-01-02T12:00:02Z "$work/yes"
tips "$work/dies" >"$work/wanted"
cp "$PBP_ROOT/demo/questions" "$work/unnoted"
cp "$work/dies/demo/questions" "$PBP_ROOT/demo/questions"
code "the notes differ" 1 cmp -s "$work/unnoted" "$PBP_ROOT/demo/questions"
must "$pbp" process --now 2026-01-02T12:00:02Z "$work/yes"
is "it comes to the same" "$(tips "$PBP_ROOT")" "$(cat "$work/wanted")"
has "by mail as well" "$("$pbp" log demo | head -n 1)" "extend by 24h"
must "$pbp" host demo "extend to 2026-01-05 20:00" --now 2026-01-02T12:00:02Z
is "both are in the log" "$("$pbp" log demo | grep -c 'host: tell')" 4
public >"$work/public"
has "all read that he wrote" "$(cat "$work/public")" "The host wrote to teal alone"
hosted "act for red: spawn 2 in Tokyo" 2026-01-02T12:00:02Z
"$pbp" host demo "act for gold: spawn 99 in Atlantis" --now 2026-01-02T12:00:03Z >/dev/null 2>&1 && not "a refused line is done"
is "a line that was refused is no act" "$("$pbp" log demo | grep -c 'act for gold')" 0
rm -f "$new"/*
"$pbp" process --now 2026-01-06T09:00Z </dev/null >/dev/null
for line in "The host gave an order for teal and red" "The host took back what stood for teal"; do
	has "the report of all" "$("$pbp" report demo --turn 1)" "$line"
done
has "under its heading" "$("$pbp" report demo --turn 1 | tr '\n' ' ')" "From the host"
hasnt "not what was written" "$("$pbp" report demo --turn 1 --seat teal)" "In your name the host wrote: spawn 2"
has "but to its own seat" "$("$pbp" report demo --turn 1 --seat red)" "In your name the host wrote: spawn 2 in Tokyo"
code "verify" 0 "$pbp" verify demo

# every other verb, and after the end as well: somebody gets a letter that says so
t=10
sums() { find "$PBP_ROOT" -type f ! -name '*.lock' | sort | xargs sha256sum; }
tip() { git -C "$PBP_ROOT/demo/private.git" rev-parse main; }
recorded() { git -C "$PBP_ROOT/demo/private.git" log --reverse --format=%s "$1..main"; }
for line in "announce hello" "pause" "resume" "extend by 1h" "set land area=osaka owner=teal troops=7 because of an error" \
	"unset amendment 9" "amend zone = UTC0" "renew tokens" "remove gold" "admit gold dora@example.org" \
	"replace gold by cleo@example.org" "second gold erin@example.net" "remind" "open gold" "admit gold cleo@example.org" "annul turn 1" "resume" "act for teal: spawn 1 in Osaka" "discard teal" "close now" \
	"end game" "set land area=osaka owner=teal troops=8" "announce bye"; do
	t=$((t + 1))
	rm -f "$new"/*
	before=$(sums)
	"$pbp" host --dry-run demo "$line" --now 2026-01-06T10:00:${t}Z >"$work/tried" 2>"$work/err"
	tried=$?
	is "$line: a rehearsal touches nothing" "$(sums)" "$before"
	at=$(tip)
	"$pbp" host demo "$line" --now 2026-01-06T10:00:${t}Z >"$work/out" 2>&1
	is "$line: it ends as it would" $? $tried
	[ $tried -eq 0 ] || continue
	is "$line: it is recorded as it would be" "$(recorded "$at")" "$(sed -n '/^It would be recorded as:$/,/^$/s/^  //p' "$work/tried")"
	is "$line: as many letters go out as would" "$(letters)" "$(sed -n '/^Letters would go to:$/,$s/^  //p' "$work/tried" | wc -l)"
	"$pbp" process --now 2026-01-06T10:00:${t}Z </dev/null >/dev/null
	case $line in
	announce*) words="The host says: ${line#announce }" ;;
	extend*) words="now open until" ;;
	"end game") words="The game is over" ;;
	admit* | replace* | second* | open*) words="gold" ;;
	remind) words="reminds you" ;;
	"amend "*) words="zone" ;;
	"discard teal") words="taken back by the host" ;;
	"act for"*) words="In your name the host wrote" ;;
	close*) words="The host ended before its bell" ;;
	set*) words="The host corrected: land" ;;
	pause) words="The host let the game rest." ;;
	resume) words="The host let the game go on." ;;
	unset*) words="The host struck out: amendment 9." ;;
	renew*) words="The host made new tokens for all." ;;
	remove*) words="The host took gold out of the game." ;;
	annul*) words="The host took turn 1 back." ;;
	*) words="no words for $line" ;;
	esac
	done=$((${done:-0} + 1))
	has "$line: told" "$(letter)" "$words"
	has "$line: in the log" "$("$pbp" log demo)" "${line%% *}"
done
[ "$done" -ge 14 ] || not "only $done verbs were tried"
code "verify, at the end" 0 "$pbp" verify demo
public >"$work/public"
is "what the host told one is never public" "$(grep -a -c 'no bridges\|on none' "$work/public")" 0
code "verify of what is public" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"

# why the host did it is no part of the order: all read it, with what they may read of the line
rm -rf "$PBP_ROOT" && make_root "$PBP_ROOT" demo
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/joins"
must "$pbp" process --now 2026-01-02T09:30Z "$work/joins"
because() { # TIME LINE
	rm -f "$PBP_ROOT"/.pbp/outbox/new/*
	"$pbp" host demo "$2" --now "$1" >"$work/out" 2>&1 || not "$2: $(cat "$work/out")"
	has "$2: to one" "$(to_of bob)" "The host $3."
	has "$2: to all, in the log" "$("$pbp" log demo | head -n 1)" "host: $4"
}
to_of() { cat "$(grep -l "^To: $1@" "$PBP_ROOT"/.pbp/outbox/new/*news* | head -n 1)" | tr -s '\n ' ' '; }
because 2026-01-03T10:00Z "act for red: spawn 3 in Tokyo because by telephone" "gave an order for red (by telephone)" "act for red (by telephone)"
has "what it is reads the seat" "$(to_of bob)" "In your name the host wrote: spawn 3 in Tokyo "
because 2026-01-03T11:00Z "discard red because sent twice" "took back what stood for red (sent twice)" "discard red (sent twice)"
must "$pbp" process --now 2026-01-05T20:00Z
because 2026-01-05T21:00Z "annul turn 1 because Gifu was misread" "took turn 1 (Gifu was misread) back" "annul turn 1 (Gifu was misread)"
must "$pbp" host demo "act for red: spawn 2 in Tokyo because he says so" --now 2026-01-05T21:10Z
must "$pbp" host demo resume --now 2026-01-05T22:00Z
code "verify, with reasons" 0 "$pbp" verify demo
has "the report has them" "$("$pbp" report demo --turn 1)" "The host gave an order for red (he says so)."
must "$pbp" host demo "end game" --now 2026-01-06T10:00Z
code "when all orders are open too" 0 "$pbp" verify "$PBP_ROOT/demo/public.git"
total
