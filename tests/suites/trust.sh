#!/bin/sh
# Frauds, planted in the histories of two recorded games by git's plumbing: `pbp verify` must find
# each and say in words what is wrong. The demo game stands for global-domination; the feud, a ruleset
# of the tests (tests/toys), for dice and for orders that are revealed each turn.
# shellcheck disable=SC2016 # edits are expanded where they are run
cd "$(dirname "$0")/../.." || exit 1
itself=yes
. tests/suites/lib
. tests/suites/forge

# ---- global-domination: the demo ----------------------------------------------------------------

must env B="$B" tests/games/played demo "$work/demo"
cp -R "$work/demo/demo/private.git" "$work/gd"
cp -R "$work/demo/demo/public.git" "$work/gdp"
cp "$work"/demo/.pbp/outbox/new/*receipt* "$work" # for later
PBP_ROOT=$work/demo; export PBP_ROOT
sound "the demo verifies" demo
has "and lists what the host did" "$(cat "$work/out")" "2026-01-22T12:00:00Z  end game"
code "in JSON too" 0 "$pbp" verify demo --json
has "host lines in JSON" "$(tr -d '\n' <"$work/out")" '"verdict": "done"'
sound "a clone of the public history verifies" "$work/gdp"
has "all of it is played again" "$(cat "$work/out")" "all that is public of them came out the same"
hasnt "nothing is left out" "$(cat "$work/out")" "Not played again"
log() { "$pbp" log demo "$@" 2>&1; }
is "log --turn" "$(log --turn 2 | wc -l)" 1
has "log --area" "$(log --area Nagano)" "red takes Nagano"
hasnt "log --area, of no other" "$(log --area Nagano)" "the game is set up"
has "log --seat" "$(log --seat gold --turn 1)" "Turn 1"
hasnt "log --seat, not of others" "$(log --seat gold)" "join at Aichi"
code "log of nowhere" 1 "$pbp" log demo --area Atlantis
rewrite "$work/gd" 1 :
is "the forger makes the same commits where he changes nothing" "$(git -C "$work/gd" rev-parse main)" \
	"$(git -C "$work/demo/demo/private.git" rev-parse main)"

# the close of turn 2 and one of its mails
last=$(git -C "$work/gd" rev-list --count turn/2) close=$((last - 1))
mails=$(git -C "$work/gd" show turn/2:mails | grep class=orders | sed 's/.*hash=\([0-9a-f]*\).*/\1/')
mail=$(for m in $mails; do git -C "$work/gd" show "turn/2:mail/$m" | grep -q '^[Mm]ove\|dynamite' && echo "$m"; done | head -n 1)
orders=$(git -C "$work/gd" ls-tree -r --name-only turn/2 orders | grep -v strangers | head -n 1)

plant "seed changed" gd $close "at $close && sed -i 's/^seed ..../seed 0000/' dice" "the seed of the dice was changed"
plant "commitment exchanged" gd $close 'sed -i "s/^commitment ..../commitment 0000/" dice
	sed -i "s/^Dice-Commitment: ..../Dice-Commitment: 0000/" $message' "the commitment of the dice was exchanged"
plant "a mail's order changed" gd $close "at $close && sed -i 's/[2-9]/1/' mail/$mail" "was changed after it arrived"
plant "a mail exchanged for another" gd $close "at $close && exchange $mail 's/Shiga/Nara/;s/[2-9] from/1 from/;s/[Dd]ynamite at .*/dynamite at Nara/'" \
	"understood to say was changed"
plant "orders/SEAT changed" gd $close "at $close && sed -i 's/accepted: /accepted: really /' $orders" "the orders are not what the mails say"
plant "an order dropped" gd $close "at $close && rm mail/$mail && sed -i /$mail/d mails && sed -i 's/ $mail//' \$message" \
	"understood to say was changed, put in or taken out"
plant "a mail taken out" gd $close "at $close && rm mail/$mail" "was taken out"
plant "an order added" gd $close "at $close && {
	sed 's/^Message-I[dD]: </&2/;\$amove 1 from Osaka to Kyoto' mail/$mail >mail/new; new=\$(hash_file mail/new); mv mail/new mail/\$new
	sed \"/$mail/{p;s/$mail/\$new/}\" mails >../mails; mv ../mails mails
	sed -i \"s/^Mails:.*/& \$new/\" \$message; }" "understood to say was changed"
plant "orders reordered" gd $close "at $close && {
	first=\$(sed -n '1s/.* at=\([^ ]*\) .*/\1/p' mails) last=\$(sed -n '\$s/.* at=\([^ ]*\) .*/\1/p' mails)
	sed \"s/at=\$first/at=LATER/;s/at=\$last/at=\$first/;s/at=LATER/at=\$last/\" mails >../mails; mv ../mails mails; }" "the list of mails was changed"
plant "a turn run twice" gd $close "at $close && twice" "a step was run twice"
plant "a step left out" gd $close "at $close && skip" "left out"
plant "a row edited by hand" gd $close 'sed -i "0,/troops=[0-9]/s//troops=9/" state/land' "no command of the host set it"
plant "an option changed by hand" gd $close 'sed -i "s/^option zone = .*/option zone = UTC0/" game' "no command of the host did it"
plant "an event changed" gd $close "at $close && sed -i '/^spawned/s/=3/=4/;/^opened/d' events" "what happened is not what follows"
plant "the report changed" gd $close "at $close && sed -i '1,9s/[Tt]urn/Round/' report.md" "the report does not tell what happened"
plant "the list of mails changed: refused" gd $close \
	"at $close && sed -i '/$mail/s/class=orders/class=refused/;/$mail/s/reason=\"\"/reason=\"too late\"/' mails" "was taken as"
plant "the list of mails changed: another sender" gd $close "at $close && sed -i '/$mail/s/from=\"[a-z]*@/from=\"eve@/' mails" "but was taken as one of"
plant "the list of mails changed: arrival" gd $close "at $close && sed -i '/$mail/s/at=2026-01-../at=2026-01-04/' mails" "cannot have been heard after"
plant "a mail made the host's" gd $close "at $close && sed -i 's/\$/ host=yes/' mails" "was taken as the host's"
plant "the map changed" gd $close 'sed -i "s/^area 1 /area 99 /" map' "the map was changed"
plant "a file put in" gd $close "at $close && echo hello >notes" "a file was put in"
plant "the message changed" gd $close "at $close && sed -i '1s/\$/, fairly/' \$message" "its message says"
plant "the time of a commit changed" gd $close "at $close && identity \$((time + 1))" "its time was changed"
plant "the author of a commit changed" gd $close "at $close && export GIT_AUTHOR_NAME=eve" "its author or parent was changed"
plant "a history that ends too early with a bell" gd 3 '[ $step -lt 6 ] || [ $step -gt 7 ] || skip' "left out"
rm -rf "$work/forged"; cp -R "$work/gd" "$work/forged"
git -C "$work/forged" update-ref refs/tags/turn/2 turn/1
fraud "a tag moved" "$work/forged" "the tag turn/2 was moved"
git -C "$work/forged" update-ref -d refs/tags/turn/2
fraud "a tag removed" "$work/forged" "the tag turn/2 is missing"
rm -rf "$work/forged"; cp -R "$work/gd" "$work/forged"
last=$(git -C "$work/forged" tag --sort=version:refname | tail -n 1)
git -C "$work/forged" update-ref refs/heads/main "$last~1"
fraud "the end of the last turn cut off" "$work/forged" "the tag $last stands, but that turn has not ended"
rm -rf "$work/demo/demo/public.git"; cp -R "$work/gdp" "$work/demo/demo/public.git"
rewrite "$work/demo/demo/public.git" $close 'sed -i "0,/troops=[0-9]/s//troops=9/" state/land'
fraud "a public history that does not follow" demo "the public history is not what follows"
rm -rf "$work/demo/demo/public.git"; cp -R "$work/gdp" "$work/demo/demo/public.git"

# ---- the public history of the demo, with its orders revealed -----------------------------------

plant "public: seed changed" gdp $close "at $close && sed -i 's/^seed ..../seed 0000/' dice" "the seed of the dice was changed"
plant "public: a row edited" gdp $close 'sed -i "0,/troops=[0-9]/s//troops=9/" state/land' "a row is not what follows"
plant "public: an event changed" gdp $close "at $close && sed -i '/^opened/d' events" "what happened is not what follows"
plant "public: a revealed order changed" gdp $close '[ ! -d reveal ] || sed -i "s/said move count=3/said move count=1/" reveal/2/*' \
	"not what follows from the revealed orders"
plant "public: a revealed sheet left out" gdp $close '[ ! -d reveal ] || sed -i "/seat=teal/,/seat=red/{/seat=red/!d;}" reveal/2/7' "not what follows"
plant "public: a step run twice" gdp $close "at $close && twice" "a step was run twice"
rm -rf "$work/forged"; cp -R "$work/gdp" "$work/forged"
git -C "$work/forged" update-ref refs/tags/turn/2 turn/1
fraud "public: a tag moved" "$work/forged" "the tag turn/2 was moved"

# ---- another version of pbp --------------------------------------------------------------------

mkdir -p "$work/words/games"
cp -R "$top/maps" "$top/templates" "$work/words"; cp -R "$top/games/global-domination" "$top/games/core" "$work/words/games"
sed -i 's/invades/marches into/;s/takes/has taken/;s/spawned/raised/' "$work/words/games/global-domination/phrases"
echo 'In other words.' >>"$work/words/templates/markdown/report.md"
PBP_DATA=$work/words
sound "other words are no fraud" demo
has "but named" "$(cat "$work/out")" "Other words: 12 steps were written by pbp"
sound "in public" "$work/gdp"
has "named there too" "$(cat "$work/out")" "Other words: 12 steps"
plant "in other words: a row edited by hand" gd $close 'sed -i "0,/troops=[0-9]/s//troops=9/" state/land' "no command of the host set it"
plant "in other words: an event changed" gd $close "at $close && sed -i '/^spawned/s/=3/=4/;/^opened/d' events" "what happened is not what follows"
plant "in other words: a refused order accepted" gd $close "at $close && sed -i '0,/refused/s//accepted/' orders/red" "the orders are not what the mails say"
plant "in other words: public: a row edited" gdp $close 'sed -i "0,/troops=[0-9]/s//troops=9/" state/land' "a row is not what follows"
PBP_DATA=$top
rm -rf "$work/forged"; cp -R "$work/gd" "$work/forged"
rewrite "$work/forged" 0 'sed -i "s/^rules global-domination 1/rules global-domination 9/" game'
code "rules of another version are not played again" 1 "$pbp" verify "$work/forged"
has "and that is said" "$(cat "$work/out")" "NOT PLAYED AGAIN: step 0 was played by global-domination, version 9, and written by pbp"
has "with the version that reads" "$(cat "$work/out")" "whose version of these rules is 1"

# ---- a host who rewrites everything: the game as if one mail had never come ----------------------

id=$(git -C "$work/gd" show "turn/2:mail/$mail" | sed -n 's/^Message-I[dD]: *//p' | head -n 1)
lost=$(basename "$(grep -lF -- "$id" tests/games/demo/mails/*.eml | head -n 1)" .eml)
kept=$(basename "$(grep -l "^mail $(echo "$mail" | cut -c1-40)" "$work"/demo/.pbp/outbox/new/*tickets*)")
cp "$work/demo/.pbp/outbox/new/$kept" "$work"
old=$(git -C "$work/gdp" rev-parse turn/3^{commit})
B=$B sh tests/games/demo/without "$lost" "$work/other" >"$work/story" 2>&1 || not "the demo without a mail: $(cat "$work/story")"
sound "rewritten whole it is the same to itself" "$work/other/demo/private.git"
fraud "rewritten: a receipt without its mail" "$work/other/demo/private.git" "" --receipt "$work/$kept"
fraud "rewritten: in public too" "$work/other/demo/public.git" "no step records that mail" --receipt "$work/$kept"
fraud "rewritten: --since, with both" demo "it was rewritten" -C "$work/other" --since "$old"
fraud "rewritten: --since, public" "$work/other/demo/public.git" "it was rewritten" --since "$old"
sound "receipts and tips of the true history fit" "$work/gd" --receipt "$work/$kept" --since "$old"
sound "in public too" "$work/gdp" --receipt "$work/$kept" --since "$old"
code "a mistyped --since" 2 "$pbp" verify "$work/gdp" --since "HEAD~1"
hasnt "accuses nobody" "$(cat "$work/out")" "NOT THE SAME"
has "and is told" "$(cat "$work/err")" "is not a commit"
report=$(grep -l 'Turn 3' "$work"/demo/.pbp/outbox/new/*report* | head -n 1)
sound "and a report" "$work/gdp" --receipt "$report"
code "rewritten: a report, which nobody signed, accuses nobody" 1 "$pbp" verify "$work/other/demo/public.git" --receipt "$report"
has "its commit is missing there" "$(tr '\n' ' ' <"$work/out")" "names commit $(git -C "$work/gdp" rev-parse turn/3^{commit} | cut -c1-10) of the public history, which is not in it. It bears no signature"
hasnt "and that is all" "$(cat "$work/out")" "NOT THE SAME"
sed 's/^mail ......../mail 00000000/' "$work/$kept" >"$work/invented"
code "a ticket without a mail accuses nobody" 1 "$pbp" verify "$work/gdp" --receipt "$work/invented"
has "it is not of this game" "$(cat "$work/out")" "NOT OF THIS GAME"
hasnt "and the history stands" "$(cat "$work/out")" "NOT THE SAME"

# ---- the feud: dice -----------------------------------------------------------------------------

verifier=$B/tests/feud
mkdir -p "$work/data/games/feud"
cp -R "$top/maps" "$top/templates" "$work/data"; cp -R "$top/games/core" "$work/data/games"
cp tests/toys/feud.phrases "$work/data/games/feud/phrases"
export PBP_DATA="$work/data" PBP_ROOT="$work/feud"
feud() { "$verifier" "$@" >"$work/out" 2>&1 || not "feud $*: $(cat "$work/out")"; }
feud new feud --rules feud --map tutorial --now 2026-01-01T08:00Z --secret $secret --key "$key" --option deadline=24h
{ echo "join as red" | mail ann 'Thu Jan  1 10:00:00 2026' feud
echo "join as blue" | mail bob 'Thu Jan  1 11:00:00 2026' feud; } >"$work/box"
feud process --now 2026-01-01T12:00Z "$work/box"
feud host feud begin --now 2026-01-01T12:00Z
{ printf 'strike blue\nwager chip 1\nmy phone is +44 7700 900123\n' | mail ann 'Thu Jan  1 14:00:00 2026' feud
printf 'confirm\n' | mail ann 'Thu Jan  1 14:30:00 2026' feud # her phone left the wager open
printf 'strike red\nluck rabbit\n' | mail bob 'Thu Jan  1 15:00:00 2026' feud
printf 'wager #2\nwager #3\n' | mail ann 'Fri Jan  2 14:00:00 2026' feud
printf 'strike red\n' | mail bob 'Fri Jan  2 15:00:00 2026' feud; } >"$work/box"
feud process --now 2026-01-03T13:00Z "$work/box"
feud host feud set chip chip=2 worth=40 because a wager was lost --now 2026-01-03T14:00Z
feud host feud replace blue by dora@elsewhere.example --now 2026-01-03T15:00Z
printf 'strike red\n' | mail dora 'Sat Jan  3 16:00:00 2026' feud | sed s/@example.org/@elsewhere.example/ >"$work/box"
feud process --now 2026-01-04T13:00Z "$work/box"
cp -R "$work/feud/feud/private.git" "$work/fd"; cp -R "$work/feud/feud/public.git" "$work/fdp"
sound "the feud verifies" feud
has "a row set by the host is legal, and listed" "$(cat "$work/out")" "set chip"
sound "its public history is played again, turn by turn" "$work/fdp"
has "almost to its end" "$(cat "$work/out")" "all that is public of them came out the same"
feud explain feud chip 2
has "explain tells of a thing by its number" "$(cat "$work/out")" "wagers: chip 2"
has "with the order" "$(cat "$work/out")" "because of: wager chip 2"
has "and what the host did to it" "$(cat "$work/out")" "worth=40"
hasnt "and of no other" "$(cat "$work/out")" "chip 1"
close=$(($(git -C "$work/fd" rev-list --count turn/1) - 1))
wager=0 # the first step in which a die fell
while ! git -C "$work/fd" show "$(git -C "$work/fd" rev-list --reverse main | sed -n "$((wager + 1))p"):events" 2>/dev/null |
	grep -q '^rolled' && [ "$wager" -lt "$close" ]; do wager=$((wager + 1)); done
[ "$wager" -lt "$close" ] || not "no die has fallen before the close"
other_die="sed -i '/^rolled/s/dice=\"6/dice=\"5/;t;/^rolled/s/dice=\"./dice=\"6/' events"
plant "a die changed, sealed" fd $close "at $close && $other_die" "a die was changed"
plant "a die changed, live" fd $wager "at $wager && sed -i 's/dice=[1-6]/dice=9/' events" "a die was changed"
plant "seed changed" fd $close "at $close && sed -i 's/^seed ..../seed 0000/' dice" "the seed of the dice was changed"
plant "what the dice did changed" fd $close "at $close && sed -i 's/hurt=yes/hurt=no/' events" "what happened is not what follows"
plant "a turn run twice, with the next seed" fd $close "at $((close + 1)) && twice" "a step was run twice"
plant "public: a die changed" fdp $close "at $close && $other_die" "a die was changed"
plant "public: a chip put back" fdp $close 'echo "chip=6 owner=blue worth=0" >>state/chip' "a row is not what follows"
plant "public: an order exchanged" fdp $close "at $close && sed -i /wager/d reveal/1/*" "NOT THE SAME: step"
all=$(git -C "$work/fdp" rev-list --objects --all | cut -d' ' -f1 | git -C "$work/fdp" cat-file --batch | tr -d '\0')
hasnt "no address in public" "$all" "example"
hasnt "no chatter in public" "$all" "7700 900123"
has "but the orders" "$all" "strike blue"

echo "figure: frauds found: $found of $frauds"
total
