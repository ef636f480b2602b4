#!/bin/sh
# press: letters from players to players through the game, in one of every ruleset: to one, to several, to all, by reply, by
# address, without a name. Nothing of one is an order; what is for some is in no public object, ever, and what is for all not
# before the turn is over; both histories verify.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
proved() { vouched "mx.example.org; dkim=pass header.d=example.org"; }
# says NAME TEXT [SUBJECT [TO]]: a mail of a player to the game in hand
says() {
	n=$((n + 1)); forget
	printf '%b\n' "$2" | mail "$1" "Fri Jan  2 10:$n:00 2026" "$game" | proved |
		sed "s/^Subject:.*/Subject: ${3-[pbp:$game] orders}/; s/^To: .*/To: ${4-pbp@localhost}/" | run "2026-01-02T10:$n:30Z"
}
steps() { git -C "$r/$game/private.git" rev-list --count main; }
public() { git -C "$r/$game/public.git" cat-file --batch-all-objects --batch | tr '\0' '\n'; }
new_game() { # file, name, options
	game=$2
	sed "s/^game .*/game $game/" "$1" >"$work/$game.game"
	for option in "$3" "${4-}"; do [ -z "$option" ] || echo "option ${option%=*} = ${option#*=}" >>"$work/$game.game"; done
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	first=$(sed -n 's/^seat \([A-Za-z]*\) ann@.*/\1/p' "$1") second=$(sed -n 's/^seat \([A-Za-z]*\) bob@.*/\1/p' "$1")
	n=10
}
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for file in games/global-domination/duel.game games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game; do
	new_game "$file" "$(basename "$(dirname "$file")")" anonymous=on reveal=turn
	says ann "Hi,\npress to $second: Parley in the west?\n\nUntil \"turn 9\", move 1 say.\nEND\nThanks"
	has "$game: it is delivered" "$(letters bob@)" "$first writes: Parley in the west? ... [pbp:$game press $first]"
	has "$game: exactly so" "$(letters bob@)" '| Parley in the west? | | Until "turn 9", move 1 say. Reply'
	has "$game: to him alone" "$(letters bob@)" "writes to you alone"
	has "$game: its writer reads what went out" "$(letters ann@)" 'Delivered to '"$second"', as it stands here: | Parley in the west? | | Until "turn 9", move 1 say.'
	hasnt "$game: with an END there is nothing to be said of it" "$(letters ann@)" "no line END"
	is "$game: nobody else gets one" "$(letters cat@)$(letters cleo@)$(letters hanna@)" ""
	says bob "So be it.\n\nOn Friday the game wrote:\n> ann writes: Parley in the west?" "Re: $first writes: Parley [pbp:$game press $first]"
	has "$game: a reply goes back" "$(letters ann@)" "| So be it. Reply"
	has "$game: by address" "$(says bob "privately now" "hello" "pbp+$game+$first@localhost"; letters ann@)" "| privately now Reply"
	before=$(steps)
	says ann "press to $second: hello\nprivately too\n\nstatus"
	has "$game: without an END the rest goes with it" "$(letters bob@)" "| privately too | | status Reply"
	has "$game: and its writer is told" "$(letters ann@)" "There was no line END, so the rest of your mail went with it"
	hasnt "$game: nothing of it is asked" "$(letters ann@)" "How the game stands"
	is "$game: it is a step" "$(steps)" $((before + 1))
	says ann "press anonymously to $second: privately, guess who"
	has "$game: without a name" "$(letters bob@)" "a player writes: privately, guess who [pbp:$game]"
	hasnt "$game: nothing tells whose" "$(letters bob@)" "$first "
	says bob "press to all: Everybody reads this & that\n<b>really</b>\nEND"
	has "$game: to all" "$(letters ann@)" "$second writes to all: Everybody reads this & that"
	has "$game: they are named so" "$(letters ann@)" "$second writes to all in game $game:"
	is "$game: before the turn is over nobody reads it in public" "$(public | grep -a -c 'Everybody reads')" 0
	says ann "press to nobody-here: privately hello"
	has "$game: a name that is none" "$(letters ann@)" 'Not done: nobody called "nobody-here" plays here'
	says ann "press to $second and $first: privately hello"
	has "$game: oneself" "$(letters ann@)" "Not done: that is you yourself"
	says ann "press to the host: hello"
	has "$game: the host" "$(letters ann@)" "The host has it as you wrote it"
	says ann "press to $second:\n\nEND"
	has "$game: nothing" "$(letters ann@)" "Not done: there is nothing to be sent in it"
	code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
	forget
	run 2026-01-29T10:00Z </dev/null
	ends=$("$pbp" log "$game" -C "$r" | grep -c 'Turn 1:\|Turn 2:\|spring\|Spring')
	if [ "$(public | grep -a -c '^press-open .*from=')" -ge 1 ]; then ok; else [ "$ends" = 0 ] || not "$game: what is for all is not public when the turn is over"; fi
	must "$pbp" host "$game" "end game" -C "$r" --now 2026-01-30T08:00Z
	run 2026-01-30T08:01Z </dev/null
	code "$game: verify, at the end" 0 "$pbp" verify "$game" -C "$r"
	code "$game: verify of what is public" 0 "$pbp" verify "$r/$game/public.git" -C "$r"
	is "$game: what is for some is in no public object" "$(public | grep -a -c -i 'parley\|so be it\|privately\|guess who')" 0
	forget
done

# ---- several, and orders beside and inside ---------------------------------------------------------
new_game games/hegemon/archipelago.game several ""
says ann "press to bob, cat and dan:\nwe four\nEND\nbid 3 on share 1\npress to eve: you are out"
has "several: each reads who else does" "$(letters cat@)" "ann writes to you, bob and dan in game several:"
has "two letters in one mail" "$(letters eve@)" "| you are out Reply"
hasnt "each to its own" "$(letters eve@)" "we four"
has "an order between them is one" "$(letters ann@)" "line 4: bid 3 on share 1"
before=$(steps)
says ann "press to bob: hi\n\nbid 4 on share 2"
is "an order that would go with it is neither sent" "$(letters bob@)" ""
has "nor booked" "$(letters ann@)" "Not done: line 3 reads as an order"
says ann "press to bob: deal mate, i stay out of it\n\norders then: 2 coins for the one in Farrow please n 3 on the last one just in case hes lying"
is "nor what may be one, in a paragraph of its own" "$(letters bob@)" ""
has "and its writer is told which" "$(letters ann@)" "Not done: line 3 reads as an order"
says ann "press to bob: deal mate\n\nI shall not come near you, you have my word.\n\nSee you!"
has "talk goes with it" "$(letters bob@)" "| See you! Reply"
before=$(steps)
says bob "Fine.\nbid 4 on share 2" "Re: ann writes: hi [pbp:several press ann]"
has "nor in a reply" "$(letters bob@)" "Not done: line 2 reads as an order"
is "nothing of it is a step" "$(steps)" "$before"
before=$(steps)
says ann "Thank you, that was quick.\n\nHow long do the auctions last? As Bob has bid 2 there, it makes no sense any more." "Re: bob writes: hi [pbp:several press bob]"
is "a reply that speaks of him as of another is not sent to him" "$(letters bob@)" ""
has "and its writer is told" "$(letters ann@)" "yours speaks of bob as of another"
is "nor is it a step" "$(steps)" "$before"
says ann "Dear Bob\n\nI agree. What do you, Bob, want for it, and may I tell Cat of Bob's and your plan?\n\nThanks, Bob" "Re: bob writes: hi [pbp:several press bob]"
has "he is spoken to" "$(letters bob@)" "| Thanks, Bob Reply"
says ann "We did it!\n\nTwo coins should go straight on to the one in Farrow, that ought to be plenty." "Re: bob writes: hi [pbp:several press bob]"
is "a reply in which an order may be is not sent unasked" "$(letters bob@)" ""
has "it is shown" "$(letters ann@)" "Is this meant for another player, to bob, as it stands here?"
says ann "yes"
has "and sent when he says so" "$(letters bob@)" "| Two coins should go straight on to the one in Farrow"
says ann "Tell bob: \"Fine with me. Bid 3 on share 2. Then we both wait.\"\nBid 1 on share 4."
has "what marks of quotation hold is all for him" "$(letters ann@)" "| Fine with me. Bid 3 on share 2. Then we both wait."
has "and what stands behind them is not" "$(letters ann@)" "line 2: bid 1 on share 4"
hasnt "nothing of his is booked" "$(letters ann@)" "line 1: bid 3"
says ann "Tell bob: \0342\0200\0234Fine with me. Bid 3 on share 2.\0342\0200\0235"
hasnt "nor between marks as telephones make them" "$(letters ann@)" "Understood:"
has "of which he is told all" "$(letters ann@)" "Fine with me. Bid 3 on share 2."
says ann "no"
says ann "hopefully 2 on share 3"
says ann "Yes, that is it, and then we shall see about the south." "Re: bob writes: hi [pbp:several press bob]"
has "a reply goes as it was written, whatever waits for a yes" "$(letters bob@)" "| Yes, that is it, and then we shall see about the south. Reply"
says ann "press to bob:\nyes, that is it, and then you take Farrow\nEND\nno to that"
has "so does a letter in a mail" "$(letters bob@)" "| yes, that is it, and then you take Farrow Reply"
says ann "press to bob:\nI bid 9 on share 2\nbid 9 on share 2\nEND"
has "between press and END it is a word to him" "$(letters bob@)" "| bid 9 on share 2 Reply"
hasnt "and no order" "$(letters ann@)" "Understood:"
says ann "press anonymously to all: who am I"
has "a name is given where the option says so" "$(letters ann@)" 'who writes gives his name'
says hanna "press to bob: x"
is "nobody who does not play has press" "$(letters bob@)" ""
for k in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do printf 'press to eve: letter %s\nEND\n' $k; done >"$work/many"
says ann "$(cat "$work/many")"
has "twenty a day" "$(letters ann@)" "20 letters a day are sent for one player"
code "verify" 0 "$pbp" verify several -C "$r"

# ---- options, and a letter of ours that comes back whole -------------------------------------------
new_game games/states/duel.game open-only press=open
says ann "press to yellow: psst\nEND"
has "open: to all or not at all" "$(letters ann@)" "players write to all or not at all"
says ann "press to all: hello\nEND"
has "to all" "$(letters bob@)" "| hello Reply"
new_game games/states/duel.game no-press press=none
says ann "press to all: hello\nEND"
has "none" "$(letters ann@)" "players do not write to each other through it"
new_game games/global-domination/duel.game whole ""
says ann "spawn 2 in Aldport\n\npress to blue: are you there"
{ echo "Yes."; echo; python3 -c 'import email,glob,sys
for f in glob.glob(sys.argv[1] + "/.pbp/outbox/new/*"):
    m = email.message_from_file(open(f))
    if "ann@" in m["To"]: print(next(p for p in m.walk() if p.get_content_type() == "text/plain").get_payload(decode=True).decode())' "$r"; } >"$work/whole"
says ann "spawn 3 in Aldport\n"
{ echo "Yes."; cat "$work/whole"; } >"$work/reply"
says ann "$(cat "$work/reply")" "Re: blue writes: hm [pbp:whole press blue]"
has "what stands below a letter of ours does not go with a reply" "$(letters bob@)" "| Yes. | Yes. Reply"
is "in no letter to another" "$(letters bob@ | grep -c 'spawn')" 0
# a player may be called as an address begins that offers a line
sed 's/^seat bob /seat join /' games/hegemon/archipelago.game >"$work/join.file"
new_game "$work/join.file" called ""
says ann "privately to you" "hello" "pbp+called+join@localhost"
has "a letter to who is called join" "$(letters bob@)" "| privately to you Reply"
total
