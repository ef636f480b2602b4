# held: orders that wait for their writer's word, in a game that acts at once: confirmed, taken back, replaced.
# Both histories are played again, and nobody else reads in the public one what waited.
B=${B:-build}
case $B in /*) ;; *) B=$PWD/$B ;; esac
passed=0 failed=0
say() { if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $2"; fi }
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
export PBP_DATA="$PWD" PBP_ROOT="$work/games"
at() { now=$1; shift; "$B/pbp" --now "2026-01-$now:00:00Z" "$@" >"$work/out" 2>&1; }
mail() { # day and hour, text
	printf 'From: Ann <ann@example.org>\nTo: pbp+%s@example.org\nMessage-ID: <%s.%s@example.org>\n\n%b\n' "$game" "$1" "$game" "$2" >"$work/mail"
	at "$1" process <"$work/mail"
}
game=summer
at 03T09 new summer --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
at 03T09 host summer begin
at 03T09 host summer "set land area=Ohio owner=red troops=3"
ohio() { git -C "$PBP_ROOT/$game/private.git" show main:state/land | grep 'area=ohio' | grep -o 'troops=[0-9]*'; }
held() { git -C "$PBP_ROOT/$game/private.git" show main:state/held 2>/dev/null | grep -c order; }
mail 03T10 'What the three of us talked about:\n\ndeploy 1 in Ohio'
[ "$(ohio) $(held)" = "troops=3 1" ]; say $? "an order whose mail leaves it open waits: $(ohio), $(held)"
mail 03T11 confirm
[ "$(ohio) $(held)" = "troops=4 0" ]; say $? "confirm does it: $(ohio), $(held)"
mail 03T12 'What the three of us talked about:\n\ndeploy 1 in Ohio\ndeploy 1 in Ohio'
mail 03T13 'withdraw line 3'
[ "$(ohio) $(held)" = "troops=4 1" ]; say $? "one line is taken back: $(ohio), $(held)"
mail 03T14 'confirm line 4'
[ "$(ohio) $(held)" = "troops=5 0" ]; say $? "and one confirmed: $(ohio), $(held)"
mail 03T15 'What the three of us talked about:\n\ndeploy 1 in Ohio'
mail 03T16 'deploy 3 in Ohio\nend turn'
[ "$(ohio) $(held)" = "troops=8 0" ]; say $? "a new order takes the place of what waits: $(ohio), $(held)"
# more stands beside the word, and what waits is named until it is said
game=winter
at 03T09 new winter --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
at 03T09 host winter begin
at 03T09 host winter "set land area=Ohio owner=red troops=3"
new=$work/games/.pbp/outbox/new
said() { cat "$new"/*receipt* | tr -d '\r' | tr '\n' ' ' | tr -s ' ' | grep -qF "$1"; say $? "\"$1\" is said of $2"; rm -f "$new"/*; }
mail 03T10 'What the three of us talked about:\n\ndeploy 1 in Ohio'
rm -f "$new"/*
mail 03T11 'ok, thanks'
[ "$(ohio) $(held)" = "troops=3 1" ]; say $? "another word does nothing: $(ohio), $(held)"
said 'Not done before you answer "yes" ("no" drops it): deploy 1 in Ohio' "what still waits"
mail 03T11 'Yes. My wife would.'
[ "$(ohio) $(held)" = "troops=3 1" ]; say $? "a yes with what may be said of the order waits: $(ohio), $(held)"
said 'You said yes, but what you wrote beside it may change what that is to, so it was not taken. Answer "yes" and nothing else.' "a yes that was not taken"
mail 03T11 'Yes to both, and thanks.'
[ "$(ohio) $(held)" = "troops=3 1" ]; say $? "a yes to both where one waits waits: $(ohio), $(held)"
said 'You said yes to 2, but 1 waits, so none of it was done.' "a yes to more than wait"
mail 03T12 'Yes I confirm. Deploy 1 in Ohio. Thanks!'
[ "$(ohio) $(held)" = "troops=5 0" ]; say $? "what stands behind the word is done after it: $(ohio), $(held)"
rm -f "$new"/*
mail 03T12 'Yes, please!'
said 'Nothing of yours waits for a yes now' "a yes for which nothing waits"
mail 03T13 'What the three of us talked about:\n\ndeploy 1 in Ohio'
mail 03T14 'withdraw order 1'
[ "$(ohio) $(held)" = "troops=5 1" ]; say $? "what waits for a word is none of the orders that stand: $(ohio), $(held)"
mail 03T15 'Confirm! and there is one more thing, shall we all wait?'
[ "$(ohio) $(held)" = "troops=5 1" ]; say $? "where the rest leaves it open it waits: $(ohio), $(held)"
rm -f "$new"/*
mail 03T16 'What the two of us talked about:\n\ndeploy 2 in Ohio'
said "What waited for your yes is dropped, and not done: deploy 1 in Ohio." "what is replaced"
mail 03T17 'orders'
said 'Not done before you answer "yes" ("no" drops it): deploy 2 in Ohio' "what is asked for"
mail 03T18 'confirm and deploy the rest in Ohio'
[ "$(ohio | grep -c 'troops=[89]') $(held)" = "1 0" ]; say $? "a word, and an order: $(ohio), $(held)"
# who says yes, and nothing else, says it
yes() { # words, how many troops then stand there, how many orders wait
	game=yes PBP_ROOT=$work/yes
	rm -rf "$PBP_ROOT"
	if [ -e "$work/asked" ]; then
		cp -a "$work/asked" "$PBP_ROOT"
	else
		at 03T09 new yes --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
		at 03T09 host yes begin
		at 03T09 host yes "set land area=Ohio owner=red troops=3"
		mail 03T10 'What the three of us talked about:\n\ndeploy 1 in Ohio'
		cp -a "$PBP_ROOT" "$work/asked"
	fi
	mail 03T11 "$1"
	[ "$(ohio) $(held)" = "troops=$2 $3" ]; say $? "$1: $(ohio), $(held)"
}
for words in 'yes?' 'yes but not now' 'yes, or no' 'yes, but 2' 'no yes' 'yes, when Bob is done' 'yes I changed my mind' \
	'yes it rains' 'yes, only half' 'not yes' 'yes if you like' 'Bob says yes' 'yes, next time' 'yes later' \
	'Yes, all three' 'Yes, I would rather not, thank you' 'Yes.\nBut wait till Bob is done.' 'Is that a yes?' 'no, go ahead Bob' \
	'Yes, I meant 2' 'Yes, I meant Iowa' 'Yes, I meant to ask Bob first' 'Yes. If I win there, I rest.' 'Yes it does not' \
	'Yes, were it so' 'Yes, actually wait'; do
	yes "$words" 3 1
done
for words in yes 'Yes please!' 'yes please do' 'Yes.\n\nAnn' 'Yep, do it' 'Yes, that is right.' \
	'Yes it does.' 'Yes, exactly that was meant.' 'Yes, captain, and hurry on!' 'Yes, those were mine.' 'Yep, I meant the deploy' \
	'Yes, please go ahead.' 'yes go ahead with those please' 'Yes, please deploy.' 'Yes, deploy 1 in Ohio please.' \
	'Hi there\n\nYes\n\nHow do the dice work?' 'Yes, do, thank you very much. Mitzi sends a paw.' 'Go ahead.' 'Sure!' 'Yes, thats right 😊' "Yep that's what I want, go for it 👍"; do
	yes "$words" 4 0
done
# one doubt about several orders is said once, and as many as wait may be named
game=count PBP_ROOT=$work/games
at 03T09 new "$game" --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
at 03T09 host "$game" begin
at 03T09 host "$game" "set land area=Ohio owner=red troops=3"
rm -f "$new"/*
mail 03T10 'What the three of us talked about:\n\ndeploy 1 in Ohio\ndeploy 1 in Ohio\ndeploy 1 in Ohio'
[ "$(tr -d '\r' <"$(ls "$new"/*receipt*)" | grep -c 'Do you give')" -le 2 ]; say $? "one doubt is said once, in text and HTML"
said 'above your orders. Do you give them yourself?' "the other orders of one doubt"
mail 03T11 'Yes, all three please'
[ "$(ohio) $(held)" = "troops=6 0" ]; say $? "as many as wait: $(ohio), $(held)"
# what else he orders is done after it
yes 'yes\ndeploy 2 in Ohio' 6 0
# a yes with a change is none to what it changes; what it would be then waits, and a second yes does that
yes 'Yes, but make it 2 instead of 1.' 3 1
mail 03T13 yes
[ "$(ohio) $(held)" = "troops=5 0" ]; say $? "the changed order is done by a second yes: $(ohio), $(held)"
yes 'Yes. Only 2 in Ohio though, not 1.' 3 1
mail 03T13 yes
[ "$(ohio) $(held)" = "troops=5 0" ]; say $? "so is one that is changed behind a yes: $(ohio), $(held)"
yes 'No wait, rather 2 than 1 if Bob agrees' 3 1
mail 03T13 yes
[ "$(ohio) $(held)" = "troops=4 0" ]; say $? "what makes a condition changes nothing: $(ohio), $(held)"
# talk behind another order is of that one, and not of the yes
yes 'Yes. Then deploy 2 in Ohio. If I win there, I rest.' 3 2
yes 'Yes. If Bob likes it. Then deploy 2 in Ohio.' 3 2
yes 'Yes.\npass' 3 1
yes 'Yes please. Deploy 2 in Ohio' 6 0
# what people write beside a yes, and what undoes it
yes 'Yes. Yellow will hate me for this.' 4 0
yes "Yes thats exactly it! Bit of a bold start I know but my year 9s have worn me out." 4 0
yes 'Aye, they are meant just as they stand.' 4 0
yes 'Yes. Ask me on Friday.' 3 1
yes 'Yes. My wife would.' 3 1
yes 'Yes. Said nobody ever.' 3 0
yes 'yes and deploy 2 in Ohio' 6 0
yes 'yes, and then deploy 2 in Ohio' 6 0
yes 'Yes, deploy 2 in Ohio' 5 0
yes 'deploy 2 in Ohio\nyes' 5 0
game=winter PBP_ROOT=$work/games
at 20T12 process </dev/null
at 20T13 verify winter; say $? "winter is played again: $(cat "$work/out")"
game=summer
at 20T12 process </dev/null
at 20T13 verify summer; say $? "the private history is played again: $(cat "$work/out")"
at 20T13 verify "$work/games/summer/public.git"; say $? "the public one: $(cat "$work/out")"
git -C "$work/games/summer/public.git" log -p --format=%B | grep -q 'three of us'
[ $? = 1 ]; say $? "nobody reads the talk"
git -C "$work/games/summer/public.git" log --all --name-only --format= | grep -q 'state/held'
[ $? = 1 ]; say $? "nobody else sees what waits"
# where orders wait in a book, what a line may mean waits beside them
game=autumn
at 03T09 new autumn --rules global-domination --map tutorial --player red=ann@example.org --player blue=bob@example.org --option deadline=3d
at 03T09 host autumn begin
at 03T09 host autumn "set land area=Aldport owner=red troops=5"
before=$(git -C "$work/games/autumn/public.git" rev-parse main)
mail 03T09 'move 4 troops from Aldport to Galla\nspawn 2 in Aldport'
mail 03T10 'move 4 from Aldport to Galla\nspawn 1 in Aldport'
said 'No longer stands: spawn 2 in Aldport' "what is said again in other words, and"
rm -f "$new"/*
mail 03T11 'oh wait, changed my mind, only 3 from Aldport to Galla, not 4'
said 'does it mean "move 3 from Aldport to Galla" in place of "move 4 from Aldport to Galla"?' "what corrects"
mail 03T12 'orders'
said 'Not done before you answer "yes" ("no" drops it): move 3 from Aldport to Galla' "what is asked for, of a book"
mail 03T13 'Hmm, let me think'
rm -f "$new"/*
mail 03T14 'Yes please'
said 'No longer stands: move 4 from Aldport to Galla' "a yes"
mail 03T15 yes
said 'move 3 from Aldport to Galla' "what stands after a second yes"
mail 03T16 'move 2 from Aldport to Galla instead of 3\nmove 1 from Aldport to Brume instead'
rm -f "$new"/*
mail 03T17 'confirm line 1'
said 'Not done before you answer "yes" ("no" drops it): move 1 from Aldport to Brume' "what waits on"
mail 03T18 'withdraw line 1'
mail 03T18 'orders'
rm -f "$new"/*
mail 03T19 'I fancy nine of the Aldport lot over in Galla'
said 'move 9 from Aldport to Galla but: Only ' "what waits, and what the rules say of it"
mail 03T20 no
[ "$(git -C "$work/games/autumn/public.git" rev-parse main)" = "$before" ]; say $? "nobody else reads of it"
at 12T12 process </dev/null
at 12T13 verify autumn; say $? "autumn is played again: $(cat "$work/out")"
at 12T13 verify "$work/games/autumn/public.git"; say $? "and in public: $(cat "$work/out")"
reports() { cat "$new"/*report* | tr -d '\r' | tr '\n' ' ' | tr -s ' '; }
lapsed() { # ORDER: who did not say yes in time reads it above the report, and nobody else
	told=$(grep -lE "^To: .*ann@" "$new"/*report* | xargs cat | tr -d '\r' | tr '\n' ' ' | tr -s ' ')
	case $told in *"Not done, for no \"yes\" of yours came in time: $1 "*) say 0 x ;; *) say 1 "$game: what waited in vain: $told" ;; esac
	reports | grep -o "no \"yes\" of yours" | wc -l | grep -qx 1; say $? "$game: he alone"
}
mail 12T14 'Could I spawn 2 in Aldport?'
rm -f "$new"/*
at 19T12 process </dev/null
lapsed 'spawn 2 in Aldport'
at 19T13 verify autumn; say $? "what waited in vain is found again: $(cat "$work/out")"
# whether something may be done is tried, and leaves nothing in what was heard
game=april
at 03T09 new april --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
at 03T09 host april begin
at 03T09 host april "set land area=Ohio owner=red troops=3"
at 03T09 host april "set land area=Iowa owner=blue troops=3"
rm -f "$new"/*
mail 03T10 'deploy 1 in Ohio\nMay I deploy 2 in Iowa?'
[ "$(ohio) $(held)" = "troops=4 0" ]; say $? "april: the order is done, the question is none: $(ohio), $(held)"
said 'No: "deploy 2 in Iowa" would not do:' "why he may not"
git -C "$work/games/april/private.git" grep -q error main -- heard; [ $? = 1 ]; say $? "april: nothing of it is kept as heard"
at 03T11 verify april; say $? "april is played again: $(cat "$work/out")"
# a correction below, without an end between: none of it is done
game=spring
at 03T09 new spring --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
at 03T09 host spring begin
at 03T09 host spring "set land area=Ohio owner=red troops=3"
at 03T09 host spring "set land area=Iowa owner=red troops=3"
mail 03T10 'deploy 1 in Ohio pls, and 1 in Iowa\nno wait, make it 2 in Ohio'
[ "$(ohio) $(held)" = "troops=3 1" ]; say $? "what is corrected below is not done, and what corrects it waits: $(ohio), $(held)"
rm -f "$new"/*
at 12T12 process </dev/null
lapsed 'deploy 2 in Ohio'
at 12T13 verify spring; say $? "spring is played again: $(cat "$work/out")"
# what waits is reminded of when the last hour begins, once, and told of when its auction has closed, at once and not a turn later
game=winterly
printf 'game winterly\nrules hegemon\nmap archipelago\nseat ann ann@example.org\nseat bob bob@example.org\n' >"$work/winterly.game"
at 03T09 new "$work/winterly.game"
at 03T09 host winterly begin
mail 03T10 'What the three of us talked about:\n\nbid 4 on share 6'
rm -f "$new"/*
letters() { cat "$new"/*"$1"* 2>/dev/null | tr -d '\r' | tr '\n' ' ' | tr -s ' '; }
at 04T07 process </dev/null
letters reminder-0 | grep -q 'Subject: 2 hours left for your "yes": the auction of share 1,'; say $? "as all who are awaited, at the first run within six hours"
rm -f "$new"/*
at 04T08 process </dev/null
letters reminder-0 | grep -q 'Subject: 1 hour left for your "yes": the auction of share 6, .*Not done before you answer "yes" ("no" drops it): bid 4 on share 6 '; say $? "an hour before: $(letters reminder-0 | cut -c1-900)"
[ "$(cat "$new"/*reminder* 2>/dev/null | grep -c '^Subject: 1 hour')" = 1 ]; say $? "nobody else"
rm -f "$new"/*
at 04T08 process </dev/null
[ -z "$(letters reminder)" ]; say $? "once"
at 04T10 process </dev/null
letters lapsed-0 | grep -q 'has closed: the auction of share 6. No "yes" of yours had come, so this was not done: bid 4 on share 6 '; say $? "what closed without a yes is told of at once: $(letters lapsed | cut -c1-900)"
[ "$(ls "$new" | grep -c lapsed)" = 1 ]; say $? "to him alone, once"
letters report-0 | grep -q 'came in time'; [ $? = 1 ]; say $? "and not again in the report"
at 04T11 verify winterly; say $? "winterly is played again: $(cat "$work/out")"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
