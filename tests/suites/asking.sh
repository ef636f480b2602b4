#!/bin/sh
# asking: help, status, map and the like, in a mail to a game of every ruleset (of two; WHOLE=1,
# `make answered`: of all): each is answered, makes no step, goes to no
# host and stands in no public history; the orders to copy can be given, and order nothing as they come back.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
r=$work/r
receipt() { plain_text text "$r"/.pbp/outbox/new/*receipt*; }
n=0
answer() { # WORDS: the first player writes
	n=$((n + 1)); forget
	echo "$1" | mail ann "Fri Jan  2 10:$(printf %02d $n):00 2026" "$game" | vouched "mx.example.org; dkim=pass header.d=example.org" |
		run "2026-01-02T11:00Z"
	receipt >"$work/receipt"
}
# ask GAME WORDS HEADING: and asks
ask() {
	answer "$2"
	cat "$work/receipt" >>"$work/$1.answers"
	has "$1: $2" "$(cat "$work/receipt")" "
$3:
"
	hasnt "$1: $2: it is no question to a person" "$(cat "$work/receipt")" "to the host, as number"
}
# nothing has been ordered: where orders wait the answer itself says so, once
stands() {
	case $game in global-domination)
		answer "what stands"
		has "$game: what stands" "$(tr '\n' ' ' <"$work/receipt")" "Nothing changed. No order stands for you"
		hasnt "$game: said once" "$(cat "$work/receipt")" "Your orders" ;;
	*)
		ask "$game" "what stands" "Your orders"
		has "$game: nothing was done" "$(tr '\n' ' ' <"$work/receipt")" "Your orders: No order stands for you." ;;
	esac
}
steps() { git -C "$r/$1/private.git" rev-list --count main; }
mkdir -p "$r/.pbp"
printf 'host hanna@example.org\nauthserv mx.example.org\n' >"$r/.pbp/config"
for file in games/global-domination/duel.game $(sample 1 games/states/duel.game games/armies/four.game games/gilmoria/trio.game \
	games/hegemon/archipelago.game); do
	game=$(basename "$(dirname "$file")") n=0
	next_part
	sed "s/^game .*/game $game/" "$file" >"$work/$game.game"
	must "$pbp" new -C "$r" "$work/$game.game" --now 2026-01-01T08:00Z --secret $secret
	must "$pbp" host "$game" begin -C "$r" --now 2026-01-02T08:00Z
	case $game in global-domination)
		must "$pbp" host "$game" "set land area=Aldport owner=red troops=5 headquarter=yes" -C "$r" --now 2026-01-02T08:01Z
		# what is another's secret: it must be in no answer
		must "$pbp" host "$game" "set realm seat=blue influence=137" -C "$r" --now 2026-01-02T08:02Z
		must "$pbp" host "$game" "set stash seat=blue item=dynamite bought=0 count=3" -C "$r" --now 2026-01-02T08:03Z
		must "$pbp" host "$game" "act for blue: spawn 2 in Dunmere" -C "$r" --now 2026-01-02T08:04Z ;;
	esac
	before=$(steps "$game")
	for who in ann bob; do
		begun=$(letters_to "$r" "$who@example.org" | grep "| .*The game begins" | head -n 1)
		case $begun in *"Nothing is asked of you now."*) has "$game: $who waits, and reads for whom" "$begun" "The game waits for " ;;
		*) has "$game: $who reads what silence does" "$begun" "What is due, and what silence does: " ;; esac
		case $game in armies) has "armies: and the board" "$begun" "Weir, 4 free: Stone, Marsh" ;;
		*) has "$game: and what he has" "$begun" "Yours" ;; esac
		case $game in hegemon) has "hegemon: and the board" "$begun" "Ardentor, city of Auria, unit 1 of Auria: Balmoray, Gellen" ;; esac
		case $game in hegemon) has "hegemon: equal auctions are one line" "$begun" "9 (Cressia, Drumsay), 10 (Drava, Fenwick)" ;; esac
	done
	ask "$game" "help" "What you may write"
	verbs=$(sed -n '/may say, *a line each\|may say now/,/^$/p' "$work/receipt"; grep -c "^  [a-z ]*: " "$work/receipt")
	if [ "$(echo "$verbs" | tail -n 1)" -gt 2 ]; then ok; else not "$game: help names no orders: $(cat "$work/receipt")"; fi
	ask "$game" "What may I order my army?" "What you may write"
	ask "$game" "What's my position?" "Your position"
	ask "$game" "How much of all that do I have?" "Your position"
	ask "$game" "What can I do?" "What you may write"
	ask "$game" "status" "How the game stands"
	ask "$game" "When is the deadline, please?" "How the game stands"
	stands
	ask "$game" "my position" "Your position"
	ask "$game" "Which lands are mine?" "Your position"
	ask "$game" "map" "The places"
	case $game in armies) has "armies: with the free spaces" "$(cat "$work/receipt")" " free: " ;; esac
	case $game in armies) has "armies: and the artefacts" "$(tr -s '\n ' ' ' <"$work/receipt")" "holds the artefact Shell Horn" ;; esac
	ask "$game" "Show me the places" "The places"
	place=$(sed -n '/^Every place/{n;s/^  \([A-Za-z]*\).*/\1/p;q}' "$work/receipt")
	ask "$game" "Neighbours of $place?" "Neighbours"
	has "$game: of a place that there is" "$(cat "$work/receipt")" " touches:"
	ask "$game" "Who owns $place?" "The place"
	has "$game: with its neighbours" "$(sed -n '/^The place:/,/^$/p' "$work/receipt" | tr -s '\n ' ' ')" "$place"
	ask "$game" "$place" "The place"
	case $game in armies)
		has "armies: a place alone: what may be ordered there" "$(cat "$work/receipt")" "
# place army in $place" ;;
	esac
	ask "$game" "neighbours of Atlantis" "Neighbours"
	has "$game: of none" "$(cat "$work/receipt")" "There is no place"
	case $game in global-domination) # whether the rules would take an order
		ask "$game" "Can I build a fortress in Dunmere?" "What you may do"
		has "$game: why not" "$(tr -s '\n ' ' ' <"$work/receipt")" "No: \"build 1 fortress in Dunmere\" would not do: Dunmere is not yours."
		answer "Could I build a garrison in Aldport, please?"
		has "$game: what they allow is offered" "$(receipt | tr -s '\n ' ' ')" "The rules allow \"build 1 garrison in Aldport\". Do you want it?" ;;
	esac
	ask "$game" "who" "Who plays"
	ask "$game" "history" "What happened"
	ask "$game" "report 1" "The report"
	ask "$game" "rules" "The rules in short"
	id=$(grep '^[A-Z0-9]' "games/$game/rules.cat" | sed -n '3s/ .*//p')
	ask "$game" "rule $id" "The rule"
	hasnt "$game: of a rule that there is" "$(cat "$work/receipt")" "There is no rule"
	row=$(sed -n '/^[A-Z0-9]/p' "games/$game/rules.cat" | grep -E ' [A-Za-z]{7,}' | sed -n 5p)
	word=$(echo "${row#* }" | grep -oE '[A-Za-z]{7,}' | head -n 1)
	ask "$game" "rules about $word" "The rules that name it"
	has "$game: $word" "$(tr -s '\n ' ' ' <"$work/receipt")" "$(echo "$row" | cut -c1-60)"
	for words in "What is a $word?" "explain ${word}s"; do
		part 2 || continue
		answer "$words"
		has "$game: $words" "$(receipt)" "The rules "
	done
	# what its file of answers knows, alone and below an order, in other words than those there
	case $game in
	armies) asked="hi, what does the bone crown do, please" known="Bone Crown" ;;
	gilmoria) asked="And for how many territories is there a unit" known="one unit for every 3 territories" ;;
	global-domination) asked="Can I get or build a second headquarter?" known="It cannot be built, only conquered" ;;
	hegemon) asked="do I pay if im outbid?" known="Outbid you pay nothing" ;;
	states) asked="Can I stop an attack half way?" known="stop an attack" ;;
	esac
	answer "$asked"
	has "$game: $asked" "$(tr -s '\n ' ' ' <"$work/receipt")" "The rules on what you ask: "
	has "$game: $asked" "$(tr -s '\n ' ' ' <"$work/receipt")" "$known"
	# a fight that is asked of in two sentences; one's own land attacked; what an outcome brings, which no odds tell
	case $game in
	global-domination)
		answer "Suppose I attack Dunmere with 13 and blue has 8 there. How many of mine survive?"
		has "$game: in two sentences" "$(tr -s '\n ' ' ' <"$work/receipt")" "Dunmere is taken then, and 3 of the attackers are left"
		answer "blue has five men in Dunmere and gets three new every turn. With how many must I come to take it?"
		has "$game: what stands there, and not what he says" "$(tr -s '\n ' ' ' <"$work/receipt")" "it needs 8: 5 stand there now"
		has "$game: and what may spawn there" "$(tr -s '\n ' ' ' <"$work/receipt")" "up to 3 more may stand in Dunmere by then, and it needs 11"
		answer "how many units do I have in total this turn if I take also the extra troops?"
		has "$game: with what spawns" "$(tr -s '\n ' ' ' <"$work/receipt")" "That is 8 in all, and 10 with the 2 extra Troops"
		answer "I want to go from Corran to Dunmere. They're next to each other, aren't they?"
		has "$game: places named before" "$(tr -s '\n ' ' ' <"$work/receipt")" "Yes: Corran and Dunmere touch."
		answer "What happens to my men in Aldport if blue attacks with 9?"
		has "$game: one's own land" "$(tr -s '\n ' ' ' <"$work/receipt")" "Aldport is taken then, and 2 of the attackers are left"
		answer "may 6 stand in Brume, or does one get lost at the end?"
		has "$game: an alternative is no question of its own" "$(tr -s '\n ' ' ' <"$work/receipt")" "5 units, 10 with a Garrison" ;;
	hegemon)
		answer "who gets the say over borea, just me or the unsold bloke too?"
		has "$game: who decides" "$(tr -s '\n ' ' ' <"$work/receipt")" "Borea: nobody decides, for nobody commands any of its 2 units"
		answer "ps can i still buy farrow later? its just sat there with no owner"
		has "$game: what is for sale" "$(tr -s '\n ' ' ' <"$work/receipt")" "Share 2 (Borea, Farrow) is"
		answer "when does this end, fixed number of years or till someone wins"
		has "$game: the end, in two questions" "$(tr -s '\n ' ' ' <"$work/receipt")" "the game is over when one nation holds more than half" ;;
	states)
		answer "Am I winning, would you say? And has that Yellow dropped off the face of the earth, I've not heard a peep?"
		has "$game: how they stand" "$(tr -s '\n ' ' ' <"$work/receipt")" "red: 48 troops in 16 territories"
		has "$game: whether another wrote" "$(tr -s '\n ' ' ' <"$work/receipt")" "What yellow writes to you comes at once"
		answer "did the host receive my two questions?"
		has "$game: what the host has" "$(tr -s '\n ' ' ' <"$work/receipt")" "question"
		answer "If I attack Kentucky and lose, do I lose Ohio?"
		has "$game: what a loss brings" "$(tr -s '\n ' ' ' <"$work/receipt")" "The rules on what you ask: "
		hasnt "$game: and no odds" "$(tr -s '\n ' ' ' <"$work/receipt")" "times in" ;;
	esac
	# how all stand and what each has, as far as all may know; what chance has to do; whether a mail came and orders may change
	case $game in
	armies) every="yellow: owns" chance="No dice decide a battle" change="what was done stays done" ;;
	gilmoria) every="Tharn: " chance="Dice decide every battle" change="what was done stays done" ;;
	global-domination) every="What Influence and which Stash Items blue has is told to nobody" chance="There are no dice" change="It is not too late, until" ;;
	hegemon) every="eve: 10 coins" chance="No dice decide a battle or an auction" change="what was done stays done" ;;
	states) every="buffer: " chance="Dice decide every attack" change="what was done stays done" ;;
	esac
	while IFS='|' read -r words known; do
		answer "$words"
		has "$game: $words" "$(tr -s '\n ' ' ' <"$work/receipt")" "$known"
		hasnt "$game: $words: nobody need be asked" "$(cat "$work/receipt")" "to the host, as number"
	done <<facts
how much does each of us have?|$every
Good morning host, what does everybody own?|$every
are there any dice in this?|$chance
Hi host, is it a game of luck or can I plan?|$chance
Is it too late to change my orders?|$change
can I still correct what I sent?|$change
did my mail from yesterday arrive?|answered at once by a receipt
have you got my last letter?|answered at once by a receipt
is there any randomness when I order something?|$chance
is there anything random about who gets what|$chance
When precisely is it finished?|is over
will the others hear about it if I ask you something|no other player reads
Is there any dice rolling in this game at all?|$chance
how many men has everybody got on the board|$every
can I correct my first placement afterwards?|$change
I wrote to you last night but heard nothing, did it get lost?|answered at once by a receipt
am I too late with my orders for turn 1?|$change
facts
	# a fight that is no row of a table, wherever it is
	case $game in
	armies) fight="can I beat 4 with 6?" known="wins, loses 2 and keeps 4" ;;
	global-domination) fight="would 6 against 4 work" known="The land becomes neutral then: the 6 that attack and the 4 that defend are all lost" ;;
	gilmoria) fight="what is my chance with 6 against 3" known="6 that attack against 3 that defend, without leader or stronghold; one more stays where they come from That is won about 86 times" ;;
	states) fight="what are the odds of 6:3?" known="6 that attack against 3 that defend; one more stays where they come from That is won about 86 times in a hundred" ;;
	*) fight= ;;
	esac
	if [ -n "$fight" ]; then
		answer "$fight"
		has "$game: $fight" "$(tr -s '\n ' ' ' <"$work/receipt")" "$known"
	fi
	# what has such words, and asks something else
	case $game in
	armies)
		answer "how many others are in Weir?"
		has "$game: others in a place are no players" "$(tr -s '\n ' ' ' <"$work/receipt")" "Weir, 4 free" ;;
	gilmoria)
		answer "I attack with 6 men against 4, how many dice do I get?"
		hasnt "$game: dice of a throw are no odds" "$(tr -s '\n ' ' ' <"$work/receipt")" "times in a hundred"
		answer "I made Tharn neutral again. Do I have the first right to it?"
		hasnt "$game: a right is no turn" "$(cat "$work/receipt")" "Then: Orrin" ;;
	global-domination)
		answer "What does a bag of salt actually do and can I undo it afterwards?"
		hasnt "$game: salt is no order that waits" "$(cat "$work/receipt")" "It is not too late"
		answer "He has 5 men and mine are 2, so is it lost?"
		hasnt "$game: land is no mail" "$(cat "$work/receipt")" "Every mail of yours" ;;
	states)
		answer "Has yellow got a bigger army than me?"
		has "$game: two compared" "$(tr -s '\n ' ' ' <"$work/receipt")" "yellow: 48 troops in 16 territories"
		answer "With how many dices do I defend, and on equal who is lucky?"
		hasnt "$game: how dice fall is no chance" "$(cat "$work/receipt")" "Dice decide every attack" ;;
	esac
	case $game in
	armies)
		answer "how many armies have I got left to place"
		has "$game: to place, and not on the board" "$(tr -s '\n ' ' ' <"$work/receipt")" "red has 2 of its first armies to place"
		answer "how many spaces are left before it's over"
		has "$game: how far it is" "$(tr -s '\n ' ' ' <"$work/receipt")" "Now 47 are free" ;;
	gilmoria)
		answer "are Tharn and Orrin real people or are they computers?"
		has "$game: of two at once" "$(tr -s '\n ' ' ' <"$work/receipt")" "You play against Orrin and Tharn: persons"
		answer "how many points has everybody got?"
		has "$game: what is open is told" "$(tr -s '\n ' ' ' <"$work/receipt")" "Orrin has 0 Spoils of War Points"
		answer "Is Stormhead defended by a stronghold?"
		has "$game: how a place is" "$(tr -s '\n ' ' ' <"$work/receipt")" "Stormhead 3 (Hesper)"
		answer "what if an ally of mine gets attacked while it's not my turn"
		hasnt "$game: what if is no order" "$(cat "$work/receipt")" "NOT taken"
		answer "what do I need to take Stormhead?"
		has "$game: what a place takes" "$(tr -s '\n ' ' ' <"$work/receipt")" "5 must attack; 3 stand there now"
		answer "does Orrin have more units than me"
		has "$game: two compared" "$(tr -s '\n ' ' ' <"$work/receipt")" "Orrin: 27 units in 9 territories"
		answer "What if two of us want the same domain?"
		hasnt "$game: a list of rules is no answer" "$(cat "$work/receipt")" "The rules that name it" ;;
	global-domination)
		answer "If blue and I both go to Brume with 4 men each, what happens?"
		hasnt "$game: two attackers are another fight" "$(tr -s '\n ' ' ' <"$work/receipt")" "one unit is enough"
		answer "does blue have any dynamite?"
		has "$game: another's secret" "$(tr -s '\n ' ' ' <"$work/receipt")" "which Stash Items blue has is told to nobody else"
		answer "how many troops will I get next turn if I take two more lands?"
		hasnt "$game: more land is no extra troops" "$(tr -s '\n ' ' ' <"$work/receipt")" "That is 8 in all"
		answer "what orders did blue send?"
		has "$game: another's orders are kept" "$(tr -s '\n ' ' ' <"$work/receipt")" "What blue orders is told to nobody before the time is over" ;;
	hegemon)
		answer "which cities belong to Drava"
		has "$game: what a nation has" "$(tr -s '\n ' ' ' <"$work/receipt")" "Drava has 2 cities: Ashcombe, Fenwick"
		answer "what does support do?"
		has "$game: two orders of one word" "$(tr -s '\n ' ' ' <"$work/receipt")" "support: Helps another unit to move"
		answer "is my bid in?"
		has "$game: a bid is booked" "$(tr -s '\n ' ' ' <"$work/receipt")" "No order stands for you"
		answer "can I change my bid?"
		hasnt "$game: a bid is no order" "$(tr -s '\n ' ' ' <"$work/receipt")" "what was done stays done" ;;
	states)
		answer "I am thinking about Utah. Who owns it?"
		has "$game: it was named before" "$(tr -s '\n ' ' ' <"$work/receipt")" "Utah 3 (buffer)"
		answer "what does fortify mean?"
		has "$game: what an order does" "$(tr -s '\n ' ' ' <"$work/receipt")" "move: Relocates troops between two of your territories"
		answer "who moves after me and will the tomatoes ripen"
		has "$game: a question that nothing is supposed in" "$(tr -s '\n ' ' ' <"$work/receipt")" "Then: yellow"
		has "$game: a second question needs no sign" "$(tr -s '\n ' ' ' <"$work/receipt")" "will the tomatoes ripen"
		answer "Is Kentucky strong enough to stop me if I come with 6?"
		has "$game: asked of who defends" "$(tr -s '\n ' ' ' <"$work/receipt")" "red would attack Kentucky with 6"
		answer "could I take Kentucky with 7?"
		has "$game: a fight is no order" "$(tr -s '\n ' ' ' <"$work/receipt")" "red would attack Kentucky with 7 against the 3"
		answer "how many men does yellow have in Kentucky?"
		hasnt "$game: in a place and not in all" "$(tr -s '\n ' ' ' <"$work/receipt")" "48 troops in 16 territories"
		answer "who is this yellow person, when does it end and how many do I get?"
		has "$game: the first of three" "$(tr -s '\n ' ' ' <"$work/receipt")" "You play against yellow: a person"
		has "$game: the second" "$(tr -s '\n ' ' ' <"$work/receipt")" "No last round or date is set" ;;
	esac
	# who signs asks nothing; who says something does
	for words in "Hi Hanna,

Best wishes
Ann Smith" "Best,
Peter Miller
Accounts and Payroll" "Thanks!

Bob
--
Sent from my phone" "Have a lovely evening, best regards
Tom Hill, Leeds" "Thanks in advance, Prof. Alan Dent" "Many greetings from Vienna
Fritz" "Dear Sir or Madam,"; do
		part 2 || continue
		answer "$words"
		hasnt "$game: nobody is sent: $words" "$(cat "$work/receipt")" "to the host, as number"
		has "$game: nobody is met with silence" "$(tr -s '\n ' ' ' <"$work/receipt")" "neither an order in your mail nor a question"
	done
	for words in "I wasn't asking a question, I was saying yes to you." "I am not asking for the rules, I want my turn." \
		"I know how that works, thanks."; do
		part 2 || continue
		answer "$words"
		hasnt "$game: $words" "$(cat "$work/receipt")" "The rules "
	done
	printf 'Hi,\n\nstatus\n\nThanks,\nAnn\n' >"$work/polite"
	ask "$game" "$(cat "$work/polite")" "How the game stands"
	ask "$game" "order form" "Orders to copy"
	sed -n 's/^# //p' "$work/receipt" >"$work/form"
	if [ -s "$work/form" ] || grep -q "No order is asked" "$work/receipt"; then ok; else not "$game: no form"; fi
	if [ -s "$work/form" ]; then
		head -n 1 "$work/form" >"$work/first"
		code "$game: the first line of the form: $(cat "$work/first")" 0 "$pbp" check "$game" --seat "$(sed -n 's/^seat \([A-Za-z]*\).*/\1/p' "$file" | head -n 1)" "$work/first" -C "$r" --now 2026-01-02T11:00Z
		ask "$game" "$(printf 'preview\n%s\nattack Atlantis with 900\nvote draw' "$(cat "$work/first")")" "Preview"
		has "$game: what is tried is not done" "$(cat "$work/receipt")" "Nothing of this is done or stands"
		has "$game: the order would be taken" "$(cat "$work/receipt")" "line 2: "
		has "$game: the other not" "$(cat "$work/receipt")" "! line 3"
		is "$game: and nothing happens" "$(steps "$game")" "$before"
		stands
		hasnt "$game: nor stands it" "$(cat "$work/receipt")" "$(cat "$work/first")"
		sed 's/^/# /' "$work/form" | mail ann "Fri Jan  2 10:40:00 2026" "$game" | run 2026-01-02T11:00Z
		is "$game: the form as it comes back orders nothing" "$(steps "$game")" "$before"
	fi
	# what only the host decides: answered, and sent to him with what he can say
	for words in "also write to my wife|Another address" "propose a picnic|Your vote" "away a while|Away"; do
		part 2 || continue
		n=$((n + 1)); forget
		echo "${words%|*}" | mail ann "Fri Jan  2 11:$(printf %02d $n):00 2026" "$game" |
			vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T12:00Z
		receipt >"$work/receipt"
		has "$game: ${words%|*}" "$(cat "$work/receipt")" "
${words#*|}:
"
		has "$game: ${words%|*}: the host has it" "$(cat "$r"/.pbp/outbox/new/*question*)" "${words%|*}"
	done
	has "$game: resigning is asked once" "$(n=$((n + 1)); forget; echo "I have to leave the game" | mail ann "Fri Jan  2 11:50:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T12:00Z; receipt)" "answer: yes, I resign"
	case $game in hegemon)
		forget
		echo "bid 2.5 on share 2" | mail ann "Fri Jan  2 11:55:00 2026" "$game" |
			vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T12:00Z
		has "hegemon: an order with a mistake is answered" "$(receipt)" "2.5"
		hasnt "hegemon: and no question to the host" "$(ls "$r/.pbp/outbox/new")" question ;;
	esac
	answer "Hi Hanna, here are mine:
what stands"
	hasnt "$game: a heading asks for nothing" "$(cat "$work/receipt")" "Your position"
	for words in "Hi,
My Cat Died
Edna" "What is a fair wage?" "Who owns the moon?" "What can I do with that? And what does it cost?" "Hello. May I send two photographs at once? Thanks!"; do
		part 2 || continue
		n=$((n + 1)); forget
		echo "$words" | mail ann "Fri Jan  2 11:$(printf %02d $n):00 2026" "$game" |
			vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T12:00Z
		receipt >"$work/receipt"
		hasnt "$game: a question is no order that was not taken: $words" "$(cat "$work/receipt")" "NOT"
		case $(tr '\n' ' ' <"$work/receipt") in # or something is known of it: then it is said how he is asked
		*"Sent to the host, as number"* | *"Not what you asked?"*"press to host:"*) ok ;;
		*) not "$game: the host has it, or can: $words" ;;
		esac
	done
	is "$game: nothing of it is a step" "$(steps "$game")" "$before"
	case $game in armies)
		answer "hey yellow, wanna fight green together?"
		has "armies: whom he spoke to is the one to write to" "$(tr '\n' ' ' <"$work/receipt")" "meant for another player, to yellow" ;;
	esac
	case $game in states)
		answer "end turn"
		has "states: a line to send has no gap where what he has can fill it" "$(cat "$work/receipt")" "
    deploy 5 in "
		hasnt "states: no gap" "$(cat "$work/receipt")" "in PLACE"
		answer "$(cat "$work/first")"
		has "states: it is done" "$(cat "$work/receipt")" "Done, for good: 1 order"
		ask states "What did I order?" "Your orders"
		has "states: what was done" "$(cat "$work/receipt")" "
Done, in turn 1:
  deploy "
		before=$(steps "$game") ;;
	esac
	code "$game: verify" 0 "$pbp" verify "$game" -C "$r"
done
# hashes and signatures have any digits in them
grep -vE '^  throw|[0-9a-f]{16}|[A-Za-z0-9+/]{40}' "$work/global-domination.answers" >"$work/answers"
for secret in 137 "3 dynamite" "spawn 2 in Dunmere"; do
	hasnt "no answer has another's secret" "$(cat "$work/answers")" "$secret"
done
echo "my position" | mail bob "Fri Jan  2 12:30:00 2026" global-domination |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:00Z
has "but his own has" "$(text=$(receipt); echo "$text")" "137 Influence"
# each mail by a run of its own: what was asked about in the one before is said in other words
n=0 game=global-domination
for words in "spawn 1 in Aldport
move 1 from Aldport to Brume, as Bob bids me to" "move 1 from Aldport to Brume"; do
	n=$((n + 1)); forget
	echo "$words" | mail ann "Fri Jan  2 13:0$n:00 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
	receipt >"$work/receipt"
done
has "$game: what was asked about is said again alone" "$(tr -s '\n ' ' ' <"$work/receipt")" "was not taken before, and is: what stood stays beside it"
forget
printf 'also spawn 1 in Aldport\nPlease tell blue: I like you.\n' | mail ann "Fri Jan  2 13:04:00 2026" "$game" |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: words to another beside orders: how he would read them" "$(receipt | tr -s '\n ' ' ')" "Is this meant for another player, to blue, as it stands here? Answer \"yes\", and it is sent. Any other answer drops it. | I like you."
forget
echo "Yes please send it. And what happens if blue just never turns up?" | mail ann "Fri Jan  2 13:05:00 2026" "$game" |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: a question beside a yes does not undo it" "$(receipt | tr -s '\n ' ' ')" "Delivered to blue, as it stands here: | I like you."
n=0
while IFS='|' read -r words shown; do
	n=$((n + 1)); forget
	printf '%s\n' "$words" | mail ann "Fri Jan  2 13:05:1$n 2026" "$game" |
		vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
	has "$game: another is to be told, in ordinary words: $words" "$(receipt | tr -s '\n ' ' ')" "$shown"
done <<'words'
Could you pass a message on to the blue player: don't be smug.|as it stands here? Answer "yes", and it is sent. Any other answer drops it. | don't be smug.
Please give the blue player my greetings and tell him: "Hello there." Thank you.|Any other answer drops it. | Hello there.
Tell Gudrun that she's not to be smug.|put these lines into any mail, with your words between them: press to blue:
oh and can u tell blue from me: fancy a truce before its embarrassing, or when you like|Any other answer drops it. | fancy a truce before its embarrassing, or when you like
words
forget
echo "And tell blue from me: hello dear! I'm Brenda from Hull, who might you be? Shall we leave each other alone round Corran?" |
	mail ann "Fri Jan  2 13:05:30 2026" "$game" | vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: of several sentences" "$(receipt | tr -s '\n ' ' ')" "| hello dear! I'm Brenda from Hull, who might you be?"
hasnt "$game: what another is asked is not the host's to answer" "$(receipt)" "Sent to the host"
hasnt "$game: nor the rules'" "$(receipt)" "The rules on what you ask"
forget
echo "Yes, do send it, and I'm finished for this turn." | mail ann "Fri Jan  2 13:05:35 2026" "$game" |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: an end behind a yes does not undo it" "$(receipt | tr -s '\n ' ' ')" "Delivered to blue, as it stands here: | hello dear!"
forget
printf 'spawn 1 in Aldport\nI would like to know if blue is a nice person.\n' | mail ann "Fri Jan  2 13:05:40 2026" "$game" |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: what is wondered goes to the host" "$(receipt | tr -s '\n ' ' ')" ': "I would like to know if blue is a nice person'
hasnt "$game: and is refused beside no order" "$(receipt)" "NOT taken"
forget
printf 'Dear host,\n\nspawn 1 in Aldport\n' | mail ann "Fri Jan  2 13:06:00 2026" "$game" |
	vouched "mx.example.org; dkim=pass header.d=example.org" | run 2026-01-02T13:10Z
has "$game: who is greeted over an order" "$(receipt)" "spawn 1 in Aldport"
hasnt "$game: is written nothing" "$(receipt)" "The host has it as you wrote it"
hasnt "nothing is public" "$(for g in "$r"/*/public.git; do git -C "$g" log -p --all; done | grep -i -e 'status' -e 'order form')" x
total
