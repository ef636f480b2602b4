#!/bin/sh
# secrets: a recorded game of two rulesets (tests/games/RULESET/GAME), its first ten mails, with marker words
# in each, mail by mail: all that can be cloned is searched for them after the first two runs and each fourth (a
# history holds what it held); after ten runs a secret number is put into a row, where there are such rows: no size may tell
# it; at the end what every player was sent and can ask for. WHOLE=1 (`make secrets`): every ruleset, forty mails, each of the first sixteen
# and each eighth searched, and a number at each power of two. A ruleset without a recorded game fails here. tests/secrets does it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/games
whole=${WHOLE-} mails=10
plant=$mails
first=2
[ -z "$whole" ] || mails=40 plant=16 first=4
# pbp as the players of recorded games call it. MARK=yes: the mails have no marker words yet
mkdir "$work/B"
cat >"$work/B/pbp" <<END
#!/bin/sh
[ "\$1" = process ] || exec "$pbp" "\$@"
for now; do [ "\$last" != --now ] || break; last=\$now; done
if [ -n "\$MARK" ]; then tests/secrets mark | "$pbp" "\$@" || exit; else "$pbp" "\$@" || exit; fi
echo >>"\$PBP_ROOT.runs"
n=\$(wc -l <"\$PBP_ROOT.runs")
if [ \$n = $plant ] || [ $whole ] && [ \$n -ge 8 ] && [ \$((n & (n - 1))) = 0 ]; then
	tests/secrets plant "$pbp" "\$PBP_ROOT" "\$now"
elif [ \$n -le ${first} ] || [ \$((n % 4)) = 0 ] || [ $whole ] && { [ \$n -lt 16 ] || [ \$((n % 8)) = 0 ]; }; then
	tests/secrets look "$pbp" "\$PBP_ROOT"
fi
END
chmod +x "$work/B/pbp"

# shellcheck disable=SC2046 # a word each
for rules in $(sample 2 $("$pbp" rules | cut -d' ' -f1)); do
	game=$(games_of "$rules" | head -n 1) root=$work/$rules
	need_game "$rules" "$game" || continue
	marked() { first_mails $mails | tests/secrets mark; }
	through "$rules/$game" marked
	[ -n "$whole" ] || end_there "$rules/$game" # not weeks of turns in which nobody writes
	[ -e "tests/games/$rules/$game/game" ] && MARK='' games=$work/games || MARK=yes games=tests/games
	MARK=$MARK GAMES=$games B=$work/B tests/games/play "$rules/$game" "$root" mail >"$work/said" 2>&1 ||
		not "$rules/$game: $(tail -n 3 "$work/said")"
	now=$(TZ=UTC0 git -C "$root/$game/private.git" log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd)
	"$pbp" host -C "$root" "$game" end game --now "$now" >/dev/null 2>&1 # it may be over already
	tests/secrets end "$pbp" "$root" || not "$rules/$game: the end"
	has "$rules/$game: markers are in the mails" "$(git -C "$root/$game/private.git" log -p --all -- mail | grep -a zqchatter | head -n 1)" zqchatter
	bad=$(grep -c '^FAILED' "$root.checks") good=$(grep -c '^ok' "$root.checks")
	passed=$((passed + good)) failed=$((failed + bad))
	grep '^FAILED' "$root.checks" | sort | uniq -c | sort -rn | head -n 20 | sed "s,^,$rules/$game: ,"
	[ "$good" -gt 60 ] || not "$rules/$game: only $good checks"
	echo "$rules/$game: $good checks"
done
total
