#!/bin/sh
# hostreply: what the host just replies to a letter that asks him something. Its address proves that it is his, until something
# is done by it; yes, no, wait, or the answer itself, are enough. Nobody else can use it, and nothing of it is in a history.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
n=10
# player NAME WORDS: a mail of his, proved
player() {
	n=$((n + 1)); forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run "2026-01-02T10:$n:30Z"
	code=$(code_for hanna)
}
code_for() { cat /dev/null $(grep -ls "^To: $1@" "$r"/.pbp/outbox/new/*) | sed -n 's/^Reply-To: //p' | head -n 1; }
# reply ADDRESS TO WORDS: of which no server says anything
reply() {
	n=$((n + 1)); forget
	printf 'From: %s@example.org\nTo: %s\nSubject: Re: a letter\nMessage-ID: <%s@example.org>\nDate: Fri, 2 Jan 2026 10:%s:00 +0000\n\n%b\n' \
		"$1" "$2" "reply.$n" "$n" "$3" | run "2026-01-02T10:$n:30Z"
}
steps() { git -C "$r/$game/private.git" rev-list --count main; }
bell() { "$pbp" status "$game" -C "$r" --json | sed -n 's/.*"bell": *"\([^"]*\)".*/\1/p' | head -n 1; }
log() { "$pbp" log "$game" -C "$r"; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"

for file in games/global-domination/duel.game games/armies/four.game; do
	game=$(basename "$(dirname "$file")") n=10
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	echo 'cohost carl@example.org' >"$r/$game/hosts"
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	first=$(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$file") second=$(sed -n 's/^seat \([A-Za-z]*\) bob@.*/\1/p' "$file")

	player ann "press to host: May I build a bridge over the sea?"
	has "$game: a question: the letter says how to answer it" "$(letters hanna@)" "Just reply: what you write goes to $first alone"
	has "$game: at an address of its own" "$code" "+$game+re1-"
	hasnt "$game: which is another for the cohost" "$(code_for carl)" "$code"
	before=$(steps)
	for who in eve bob carl; do
		reply $who "$code" "yes"
		is "$game: nobody else answers there: $who" "$(steps)" "$before"
	done
	reply hanna "$(echo "$code" | sed 's/re1/re2/')" "yes"
	is "$game: nor does a code of another number count" "$(steps)" "$before"
	reply hanna "$(echo "$code" | sed 's/.@/1@/')" "yes"
	is "$game: nor one that is none" "$(steps)" "$before"
	has "$game: he is told what would" "$(letters hanna@)" "done only if the mail is known to be his"
	reply hanna "$code" "No, sorry.\n\nNot over any sea.\n-- \nHanna, host of games"
	has "$game: what he writes goes to who asked" "$(letters ann@)" "The host writes to you: Your question 1: No, sorry. Not over any sea."
	hasnt "$game: without his signature" "$(letters ann@)" "host of games"
	is "$game: to nobody else" "$(letters bob@)" ""
	has "$game: he reads that it did" "$(letters hanna@)" "tell $first: Your question 1: No, sorry."
	before=$(steps)
	reply hanna "$code" "pause"
	is "$game: it counts once" "$(steps)" "$before"

	player bob "one more day please"
	was=$(bell)
	has "$game: what is asked for: yes or no" "$(letters hanna@)" 'Just reply: yes, no, or "no: " and why'
	reply hanna "$code" "Sure, why not?"
	is "$game: neither yes nor no does nothing" "$(bell)" "$was"
	has "$game: he is asked which it is" "$(letters hanna@)" "is that yes or no to what is asked (24h more)?"
	is "$game: and may say it there" "$(code_for hanna)" "$code"
	reply hanna "$code" "wait"
	has "$game: wait is an answer too" "$(letters hanna@)" "nothing changes"
	reply hanna "$code" "Yes.\n\n> Just reply: yes, no"
	hasnt "$game: yes does it" "$(bell)" "$was"
	has "$game: as its line" "$(log)" "extend by 24h"
	has "$game: who asked is told" "$(letters bob@)" "The host gave"
	player bob "extend the deadline by 12 hours"
	other=$(code_for carl)
	reply hanna "$code" "No, we play on Sunday."
	has "$game: no, and why" "$(letters bob@)" "What you asked for (12h more) is declined: we play on Sunday."
	reply carl "$other" "yes"
	has "$game: a cohost comes too late" "$(letters carl@)" "you have said yes or no to number 3 already"

	player ann "May I build a tower?"
	must "$pbp" host "$game" renew tokens -C "$r" --now "2026-01-02T10:$n:40Z"
	before=$(steps)
	reply hanna "$code" "yes"
	is "$game: where tokens were renewed no code of before counts" "$(steps)" "$before"
	player ann "And a lighthouse?"
	reply hanna "$code" "pause"
	has "$game: a line of his does what it does" "$(log)" "pause"
	must "$pbp" verify "$game" -C "$r"
	hasnt "$game: no code is in the public history" "$(git -C "$r/$game/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n')" "re1-"
done

# ---- what he only asks, in mails that are proved
asks() {
	n=$((n + 1)); forget
	printf '%b\n' "$1" | mail hanna "Fri Jan  2 10:$n:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run "2026-01-02T10:$n:30Z"
}
before=$(steps)
asks "preview\nextend by 24h\nact for $first: pass\nannounce Hello\nend game"
has "preview: what would be done" "$(letters hanna@)" "Nothing of this is done or stands. If you sent it as it is: Understood: line 2: extend by 24h"
is "preview: nothing is done" "$(steps)" "$before"
is "preview: nobody else is told" "$(letters ann@)$(letters bob@)" ""
for words in "preview\nclose now" "preview:\nannul turn 1\nresume" "preview\nrenew tokens" "preview\nbegin"; do
	asks "$words"
	is "$words: nothing is done" "$(steps)" "$before"
	has "$words: it is answered" "$(letters hanna@)" "Nothing of this is done"
done
asks status
has "status" "$(letters hanna@)" "How the game stands:"
asks "my position"
has "what is a seat's own is not for him" "$(letters hanna@)" "Who plays is told that, of his seat"
must "$pbp" verify "$game" -C "$r"

# ---- who sends nothing: what is to become of his seat
game=late n=10
sed "s/^game .*/game $game/" games/global-domination/duel.game >"$work/$game.game"
must "$pbp" new -C "$r" "$work/$game.game" --now 2025-12-01T08:00Z --secret $secret
must "$pbp" host "$game" begin -C "$r" --now 2025-12-01T08:00Z
forget
for day in 01 04 08; do
	forget; must "$pbp" process -C "$r" --now "2025-12-${day}T21:00Z" </dev/null
done
code=$(code_for hanna)
has "two turns without a word: what now?" "$(letters hanna@)" "Just reply with one of these: wait remind replace red by ADDRESS"
reply hanna "$code" "Wait."
has "wait" "$(letters hanna@)" "nothing changes"
reply hanna "$code" "replace red by dora@example.org"
has "and then somebody else, by the same letter" "$(log)" "replace red"
has "who is told" "$(letters dora@)" "You play red now"
total
