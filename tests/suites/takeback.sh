#!/bin/sh
# takeback: of the orders that wait one is taken back, or gets another number, in the words of people who name it; words that
# name two, none, or leave it open do nothing, and what else stands stays. Both histories play it again.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT=$work/r
mkdir -p "$PBP_ROOT/.pbp"
printf 'address pbp@localhost\nhost hanna@example.org\n' >"$PBP_ROOT/.pbp/config"
new=$PBP_ROOT/.pbp/outbox/new
hours=0
start=$(date -u -d 2026-01-02T09:00Z +%s)
# writes GAME TEXT...: mails of ann's, each four hours after the last, for ten a day are answered, in one run: what they say
# of each other hangs on when they came and not on that (process.sh). The receipt of the last is in $work/letter
writes() {
	tried
	write "$@"
	receipt '$'
}
write() {
	game=$1
	shift
	rm -f "$new"/*
	for text; do
		hours=$((hours + 4))
		echo "@$((start + hours * 3600))"
	done >"$work/times"
	date -u -f "$work/times" '+%a %b %e %H:%M:%S %Y' >"$work/dates"
	for text; do
		read -r at <&3
		printf "$text\n" >"$work/text"
		mail ann "$at" "$game" <"$work/text"
	done 3<"$work/dates" >"$work/box"
	at=$(date -u -d "@$((start + hours * 3600))" +%Y-%m-%dT%H:%M:%SZ)
	must "$pbp" process --now "$at" "$work/box"
	sed -n 's/^Message-ID: //p' "$work/box" >"$work/ids"
}
# receipt N: of the mails that were written last
receipt() { grep -lF -- "$(sed -n "$1p" "$work/ids")" "$new"/*receipt* | xargs cat >"$work/letter"; }
# what stands, a line each, and ";" between them
stands() { what_stands "$work/letter" | cut -f 2; }
# what_stands LETTER...: of each the mail that it answers, and what stands
what_stands() {
	awk 'FNR == 1 { if (NR > 1) print id "\t" out; id = out = ""; on = 0 } { sub(/\r$/, "") }
		tolower($0) ~ /^in-reply-to: / { id = $2 } /^All that now stands for you:/ { on = 1 } !length { on = 0 }
		on && /^  / { out = out substr($0, 3) ";" } END { print id "\t" out }' "$@"
}
# takes GAME TEXT WANTED: after the same four orders. All that is to be tried comes in one run, when `tried` is asked for.
takes() {
	printf '%s\n' "$2" >>"$work/texts"
	printf '%s\n' "$3" >>"$work/wanted"
	printf '%s\n' "$base" >>"$work/bases"
}
tried() {
	[ -e "$work/texts" ] || return 0
	set --
	while read -r text; do
		read -r of <&4
		set -- "$@" "withdraw all" "$of" "$text"
	done <"$work/texts" 4<"$work/bases"
	write gd "$@"
	what_stands "$new"/*receipt* >"$work/stand"
	sed -n 'n;n;p' "$work/ids" >"$work/last"
	awk -F '\t' 'NR == FNR { of[$1] = of[$1] $2; next } { print of[$1] }' "$work/stand" "$work/last" >"$work/found"
	is "each is tried" "$(wc -l <"$work/found")" "$(wc -l <"$work/texts")"
	while read -r text; do
		read -r wanted <&4
		read -r found <&5
		is "gd: $text" "$found" "$wanted"
	done <"$work/texts" 4<"$work/wanted" 5<"$work/found"
	rm "$work/texts" "$work/wanted" "$work/bases"
	receipt '$'
}

must "$pbp" new gd --rules global-domination --map japan --now 2026-01-01T08:00Z --secret "$secret" --key "$key" \
	--option begin=2026-01-02T09:00Z --option deadline=2000h
{ echo "join at Gifu as red" | mail ann 'Thu Jan  1 10:00:00 2026' gd
echo "join at Tokyo as blue" | mail bob 'Thu Jan  1 11:00:00 2026' gd; } >"$work/joins"
must "$pbp" process --now 2026-01-02T09:00Z "$work/joins"

base='spawn 3 in Gifu\nmove 3 from Gifu to Nagano\nmove 1 from Gifu to Aichi\nmove 1 from Gifu to Shiga'
all='spawn 3 in Gifu;move 3 from Gifu to Nagano;move 1 from Gifu to Aichi;move 1 from Gifu to Shiga;'
no_shiga='spawn 3 in Gifu;move 3 from Gifu to Nagano;move 1 from Gifu to Aichi;'
no_nagano='spawn 3 in Gifu;move 1 from Gifu to Aichi;move 1 from Gifu to Shiga;'
for text in "take back the Shiga march please, I have changed my mind" "forget the Shiga move" "cancel the move to Shiga" \
	"please can you cancel the move to Shiga?" "withdraw move 1 from Gifu to Shiga" "ok then scrap the one to Shiga" \
	"oh sorry, undo the Shiga order" "withdraw order 4" "withdraw the move to Shiga, thanks"; do
	takes gd "$text" "$no_shiga"
done
takes gd "forget the 3 to Nagano" "$no_nagano"
for text in "Thanks, please change order 4 to: move 2 from Gifu to Toyama." "change the Shiga move to move 2 from Gifu to Toyama"; do
	takes gd "$text" "${no_shiga}move 2 from Gifu to Toyama;"
done
# what the rules refuse, or is denied or depends on something, takes the place of nothing
for text in "change order 4 to: move 2 from Gifu to Tokyo" "I don't want to change order 4 to spawn 2 in Gifu" \
	"I might change order 4 to: spawn 2 in Gifu" "change everything except order 4 to: spawn 2 in Gifu" \
	"If blue agrees, change order 4 to: move 2 from Gifu to Toyama"; do
	takes gd "$text" "$all"
done
takes gd "Please withdraw order 3, I don't want Aichi this turn." 'spawn 3 in Gifu;move 3 from Gifu to Nagano;move 1 from Gifu to Shiga;'
takes gd "Withdraw orders 1 and 3." 'move 3 from Gifu to Nagano;move 1 from Gifu to Shiga;'
takes gd "Please cancel the move to Shiga and send 2 men from Gifu to Toyama." "${no_shiga}move 2 troops from Gifu to Toyama;"
takes gd "I take back the order against Shiga" "$no_shiga"
takes gd "No wait, the Shiga march is still in there! Withdraw order 4 please." "$no_shiga"
tried
is "what takes back does as the words beside it say" "$(grep -c "leaves open" "$work/letter")" 0
# beside a question it is no talk
writes gd "withdraw all" "$base" "Make that 2. And what happens to the points I have left over?"
has "a correction beside a question" "$(cat "$work/letter")" 'which order is to be taken back?'
# what it takes back besides is not understood: all that stands stays beside what is offered, and the letter says so
writes gd "withdraw all" "$base" \
	"Hm. Please forget about the attack, I take back both orders against Kyoto. Instead 2 from Gifu go to Fukui."
is "an offer beside a take-back that is not understood" \
	"$(tr -s '\n ' ' ' <"$work/letter" | grep -c 'What stands would stay beside it.*"withdraw order 1" takes back the first')" 1
# its place among those that stand; where a place is named besides they agree
for text in "withdraw my 4th order" "Please withdraw the fourth order, the one about Shiga." "take back the last one" \
	"Do forget the fourth one, please" "I fear I am a nuisance. Kindly cancel the last order." \
	"On reflection, please drop the march to Shiga. I would rather keep all five men in Gifu for now. The rest stays as it is."; do
	takes gd "$text" "$no_shiga"
done
takes gd "Please cancel the second order." "$no_nagano"
takes gd "withdraw the fourth order\nAlso buy 2 extra troops" "${no_shiga}buy extra 2 troops;"
takes gd "cancel the move to Nagano\nmove 2 from Gifu to Nagano" "${no_nagano}move 2 from Gifu to Nagano;"
# by what they are, where they go and how many there are (recant.def)
base='spawn 3 in Gifu\nmove 3 from Gifu to Nagano\nmove 2 from Gifu to Aichi to Nagano\nmove 1 from Gifu to Shiga'
both='spawn 3 in Gifu;move 1 from Gifu to Shiga;'
for text in "Forget both marches on Nagano" "Scrap the two attacks on Nagano please." "Neither march against Nagano shall happen." \
	"Call off the two moves into Nagano, too risky." "I don't want either of the Nagano marches any more." \
	"Cancel everything that goes to Nagano." "Nothing goes to Nagano after all." "Both Nagano attacks are cancelled, thanks." \
	"drop the pair of nagano moves" "None of the moves to Nagano is to go ahead" "hold off on both Nagano marches"; do
	takes gd "$text" "$both"
done
takes gd "keep the Gifu men at home after all, better safe than sorry" "spawn 3 in Gifu;"
for text in "Cancel neither march on Nagano" "cancel either march on Nagano" "Don't do both marches on Nagano" \
	"Cancel one of the two marches on Nagano" "Cancel all three marches on Nagano" "Are both marches on Nagano off?" \
	"Blue said: cancel both marches on Nagano" "Forget both marches on Nagano unless blue comes" \
	"Don't cancel both marches on Nagano" "Blue's marches on Nagano are off" "The Aichi one stays" \
	"Both marches on Nagano are off to a good start" "Not both marches on Nagano, please" \
	"Forget both marches on Nagano but the one by Aichi" "Both marches on Aichi are off"; do
	takes gd "$text" 'spawn 3 in Gifu;move 3 from Gifu to Nagano;move 2 from Gifu to Aichi to Nagano;move 1 from Gifu to Shiga;'
done
base='spawn 3 in Gifu\nmove 3 from Gifu to Nagano\nmove 1 from Gifu to Aichi\nmove 1 from Gifu to Shiga'
takes gd "cancel the moves to Nagano and Shiga" "spawn 3 in Gifu;move 1 from Gifu to Aichi;"
takes gd "cancel the move to Shiga and the one to Aichi" "spawn 3 in Gifu;move 3 from Gifu to Nagano;"
takes gd "cancel the second and the fourth order" "spawn 3 in Gifu;move 1 from Gifu to Aichi;"
# in whatever words, where the sentence says nothing else but why (renounce.h); an order beside it is one
for text in "Forget the Shiga move, I've changed my mind." "Take the Shiga move back, I don't want both." \
	"Call off the move to Shiga, 5 against 5 is a waste." "skip the Shiga one" "I no longer want the move to Shiga." \
	"no move to Shiga after all" "Not Shiga, please!" "Leave Shiga out, it is too far." "I won't need the move to Shiga"; do
	takes gd "$text" "$no_shiga"
done
takes gd "Forget the move to Shiga, buy 2 extra troops" "${no_shiga}buy extra 2 troops;"
takes gd "also buy 2 extra troops, and forget about the move to Shiga" "${no_shiga}buy extra 2 troops;"
takes gd "Buy 2 extra troops. And forget the move to Shiga, please." "buy extra 2 troops;$no_shiga"
takes gd "Forget the move to Shiga, I am wiser now. Buy 2 extra troops instead. Leave the rest as it is." "$no_shiga"
for text in "Don't take the Shiga move back" "I don't want to lose the men for Shiga" "not only the move to Shiga" \
	"Forget the move to Shiga. Only if blue comes." "Forget the move to Shiga, but only if blue comes." \
	"If blue moves forget the move to Shiga" "I would not want the move to Shiga to fail" "No move to Shiga fails."; do
	takes gd "$text" "$all"
done
takes gd "cancel the move to Shiga. cancel the move to Aichi." "spawn 3 in Gifu;move 3 from Gifu to Nagano;"
for text in "please change the move to Nagano to 2 men" "make the Nagano one 2" "can you make it 2 to Nagano instead?" \
	"change the move to Nagano to 2"; do
	takes gd "$text" "${no_nagano}move 2 from Gifu to Nagano;"
done
for text in "don't cancel the move to Shiga" "cancel the move to Shiga if blue comes" "maybe cancel the move to Shiga" \
	"should I cancel the move to Shiga?" "did you cancel the move to Shiga?" "cancel the move to Kyoto" \
	"cancel either the Nagano or the Shiga move" "make it 7" \
	"cancel the Gifu order" "bob said: cancel the move to Shiga" "make the moves to Aichi 3 and to Shiga 2" \
	"cancel all moves but the one to Shiga" "change the move to Nagano" \
	"cancel nothing of the move to Shiga" "withdraw order 5" "cancel half of the move to Nagano" "cancel every move except Shiga" \
	"cancel only the move to Shiga" "cancel the other move to Shiga" "cancel the move to Shiga, then the one to Aichi" \
	"never cancel the move to Shiga" "make the move to Nagano at least 2" "cancel the fifth order" \
	"cancel the third order, the one about Shiga" "cancel the second to last order" "cancel my first two orders" \
	"cancel the fourth order if blue comes" "withdraw the fourth order tomorrow" "cancel the second or fourth order" \
	"should I cancel the fourth order?" "don't cancel the last order" \
	"bob said: cancel the last order" "withdraw the second move"; do
	takes gd "$text" "$all"
done
grep -v '^#' tests/takeback/none.txt >"$work/none"
set -- "withdraw all" "$base"
sed 's/%/%%/g;s/\\/\\\\/g' "$work/none" >"$work/formats"
while read -r text; do set -- "$@" "$text"; done <"$work/formats"
writes gd "$@"
n=2
while read -r text; do
	n=$((n + 1))
	receipt $n
	is "of somebody new: $text" "$(stands)" "$all"
done <"$work/none"
has "which one is asked" "$(writes gd "cancel the Gifu order"; tr -s '\r\n ' ' ' <"$work/letter")" \
	"write: withdraw spawn 3 in Gifu; or: withdraw move 3 from Gifu to Nagano; or: withdraw move 1 from Gifu to Aichi"
writes gd "withdraw all" "$base" "also spawn 1 in Gifu" "also buy a bag of salt" "scrap that one"
is "what the newest mail brought" "$(stands)" "$all"

# what is denied of what he will do is taken back as well; what is no denial of that, or makes a condition, does nothing
for text in "Hmm actually don't send anybody to Shiga, I did promise. Just do the other stuff." "I won't go to Shiga after all" \
	"Please no move to Shiga." "I will not move to Shiga"; do
	writes gd "withdraw all" "$base" "$text"
	hasnt "denied: $text" "$(stands)" Shiga
done
for text in "don't forget the move to Shiga" "Do not cancel the move to Shiga" "don't change the move to Shiga" \
	"don't you dare move to Shiga" "don't attack me in Shiga" "I did not move to Shiga for fun" \
	"don't move to Shiga if Bob is there" "don't move to Shiga, unless Bob is there" "why don't I move to Shiga?" \
	"I don't trust the Shiga people" "not yet to Shiga" "I do not doubt the move to Shiga" \
	"move 3 to Shiga instead of 1, not 2"; do
	writes gd "withdraw all" "$base" "$text"
	is "not denied: $text" "$(stands)" "$all"
done

has "which of two that do not agree is asked" "$(writes gd "withdraw all" "$base" "cancel the third order, the one to Shiga"
	tr -s '\r\n ' ' ' <"$work/letter")" "write: withdraw move 1 from Gifu to Aichi; or: withdraw move 1 from Gifu to Shiga"

writes gd "withdraw all" "$base" "cancel the move to Shiga"
has "it is no replacement" "$(tr -s '\r\n ' ' ' <"$work/letter")" "Changed as you wrote. Your 3 orders stand, until"
hasnt "and no addition" "$(cat "$work/letter")" "Meant as an addition"

tried
# where nothing waits nothing can be taken back, and nothing is
must "$pbp" new usa --rules states --map usa48 --now "$at" --secret "$secret" --key "$key" \
	--player red=ann@example.org --player blue=bob@example.org
must "$pbp" host usa begin --now "$at"
writes usa "deploy 2 in Kansas"
before=$("$pbp" state usa)
writes usa "cancel the order for Kansas"
is "what acts at once stands" "$("$pbp" state usa)" "$before"

must "$pbp" process --now 2026-04-06T09:30Z
for game in gd usa; do
	code "$game: verify" 0 "$pbp" verify $game
done
must "$pbp" host gd "end game" --now 2026-04-06T10:00Z
code "gd: the public history alone" 0 "$pbp" verify "$PBP_ROOT/gd/public.git"
total
