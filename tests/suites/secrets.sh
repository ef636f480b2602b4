#!/bin/sh
# secrets: a recorded game of every ruleset (tests/games/RULESET/GAME), its first forty mails, with marker words
# in each, mail by mail: all that can be cloned is searched for them after a run; at powers of two a secret
# number is put into a row, where there are such rows: no size may tell it; at the end what every player
# was sent and can ask for. A ruleset without a recorded game fails here. tests/secrets does it.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
mkdir "$work/B"
cat >"$work/B/pbp" <<END
#!/bin/sh
[ "\$1" = process ] || exec "$pbp" "\$@"
for now; do [ "\$last" != --now ] || break; last=\$now; done
tests/secrets mark | "$pbp" "\$@" || exit
tests/secrets look "$pbp" "\$PBP_ROOT" "\$now"
END
chmod +x "$work/B/pbp"

first_game() { # RULESET
	for folder in tests/games/"$1"/*/; do
		[ ! -e "$folder/game" ] && [ ! -x "$folder/play" ] || { basename "$folder"; return; }
	done
}
short() { # RULESET GAME: the folder of games to play from
	[ -e "tests/games/$1/$2/game" ] || { echo tests/games; return; }
	mkdir -p "$work/games/$1"
	cp -R "tests/games/$1/$2" "$work/games/$1"
	for box in "$work/games/$1/$2"/*.mbox; do
		awk '/^From / { n++ } n <= 40' "$box" >"$work/box" && mv "$work/box" "$box"
	done
	echo "$work/games"
}

for rules in $("$pbp" rules | cut -d' ' -f1); do
	game=$(first_game "$rules") root=$work/$rules
	[ -n "$game" ] || { not "the ruleset $rules has no recorded game: tests/games/$rules/GAME/game (docs/rulesets.md tells how)"; continue; }
	GAMES=$(short "$rules" "$game") B=$work/B tests/games/play "$rules/$game" "$root" mail >"$work/said" 2>&1 ||
		not "$rules/$game: $(tail -n 3 "$work/said")"
	now=$(TZ=UTC0 git -C "$root/$game/private.git" log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd)
	"$pbp" host -C "$root" "$game" end game --now "$now" >/dev/null 2>&1 # it may be over already
	tests/secrets end "$pbp" "$root" || not "$rules/$game: the end"
	has "$rules/$game: markers are in the mails" "$(git -C "$root/$game/private.git" log -p --all -- mail | grep -a zqchatter | head -n 1)" zqchatter
	bad=$(grep -c '^FAILED' "$root.checks") good=$(grep -c '^ok' "$root.checks")
	passed=$((passed + good)) failed=$((failed + bad))
	grep '^FAILED' "$root.checks" | sort | uniq -c | sort -rn | head -n 20 | sed "s,^,$rules/$game: ,"
	[ "$good" -gt 100 ] || not "$rules/$game: only $good checks"
	echo "$rules/$game: $good checks"
done
total
