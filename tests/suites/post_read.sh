#!/bin/sh
# post_read: orders in a thread come in as mails do, of the seat that the forum's user is bound to, each once; talk stays
# talk; where orders are sealed a post is refused with a word; and no mail can pass for a post.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
. tests/suites/post_lib
r=$work/r
export PBP_ROOT=$r
mkdir -p "$r/.pbp"
printf 'address pbp@localhost\nhost hanna@example.org\n' >"$r/.pbp/config"
play() { "$pbp" process </dev/null 2>&1; }
reads() { "$post" --read "$@"; }
# the newest letter to somebody
letter() { cat "$(grep -l "^To: $1@" "$r"/.pbp/outbox/new/*receipt* | xargs ls -t | head -n 1)"; }
empty() { rm -f "$r"/.pbp/outbox/new/*; }
players='player alice ann@example.org
player Bob bob@example.org
player hanna hanna@example.org'
discourse() { printf 'driver discourse\nuser pbp\nkey sesame-open\ntopic 42\n%s\n' "$players" | forum; }
nodebb() { printf 'driver nodebb\nuser pbp\nkey sesame-open\ntopic 42\n%s\n' "$players" | forum; }

for kind in discourse nodebb; do
	must "$pbp" new $kind --rules states --map usa48 --player red=ann@example.org --player blue=bob@example.org
	opens $kind 0
	forums=$r/$kind/forums
	$kind
	empty

	# ---- the host, who is bound as well ----
	say 'hanna @pbp: begin'
	is "$kind: the host's post" "$(reads $kind)" "$kind, board: 1 post read"
	has "$kind: is heard" "$(play)" "1 with orders"
	has "$kind: the game begins" "$("$pbp" status $kind)" "running"
	one=$("$pbp" status $kind | sed -n 's/.*awaited: 1 of [0-9]*: //p')
	[ "$one" = red ] && { first=alice name=ann second=Bob other=bob; } || { first=Bob name=bob second=alice other=ann; }
	mine=$("$pbp" state $kind | sed -n "s/^area=\([^ ]*\) owner=$one .*/\1/p" | head -n 1)
	[ -n "$mine" ] || not "$kind: $one owns nothing: $("$pbp" state $kind | head -n 5)"

	# ---- talk is none of ours ----
	say "$first I might deploy 3 in $mine, @pbp or not"
	say "$second > @pbp\\n> deploy 3 in $mine\\n\\nReally?"
	say "$second [quote=\"alice, post:1\"]\\n@pbp deploy 3 in $mine\\n[/quote]\\nSurely not."
	say "$first @pbpx deploy 3 in $mine"
	is "$kind: talk is not read" "$(reads $kind 2>&1)" ""
	say "mallory @pbp deploy 3 in $mine"
	has "$kind: somebody unknown" "$(reads $kind 2>&1)" "mallory calls @pbp and is nobody here"
	is "$kind: nothing came of it" "$(play)" ""

	# ---- orders ----
	empty
	say "$first @PBP\\n\\ndeploy 1 in $mine"
	# killed before he could write down what he has read: the mail is the same
	cp "$forums/board.state" "$work/state"
	is "$kind: an order" "$(reads $kind)" "$kind, board: 1 post read"
	cp "$work/state" "$forums/board.state"
	is "$kind: read twice" "$(reads $kind)" "$kind, board: 1 post read"
	has "$kind: is heard once" "$(play)" "1 with orders"
	has "$kind: it is done" "$(letter $name)" "deploy 1 in"
	say "$second @pbp deploy 1 in $mine"
	is "$kind: another's" "$(reads $kind)" "$kind, board: 1 post read"
	play >"$work/said"
	has "$kind: is answered to him" "$(letter $other)" "deploy 1 in $mine"
	is "$kind: and nothing is left" "$(reads $kind; play)" ""
	code "$kind: the history holds" 0 "$pbp" verify $kind
	has "$kind: how it is known who wrote" "$(git -C "$r/$kind/private.git" grep -h '^verdict' main -- mail inbox | sort -u; \
		git -C "$r/$kind/private.git" grep -hw forum main | head -n 1)" "forum"
done

# ---- a post that was changed counts from the change on ----
say "$first +7200 @pbp\\nnote that this was changed"
is "a changed post" "$(reads nodebb)" "nodebb, board: 1 post read"
is "is of the future, and waits" "$(play; ls "$r/.pbp/spool" | grep -c '^0')" 1
rm -f "$r"/.pbp/spool/0*

# ---- sealed orders ----
must "$pbp" new sealed --rules global-domination --map japan --option auth=token --player red=ann@example.org \
	--player blue=bob@example.org
opens discourse 0
forums=$r/sealed/forums
discourse
say 'alice @pbp join at Osaka'
say 'Bob @pbp join at Tokyo'
has "joining by posts" "$(reads sealed)" "2 posts read"
has "needs no token: the forum stands for him" "$(play)" "2 with orders"
must "$pbp" host sealed begin
empty
say 'alice @pbp spawn 3 in Osaka'
reads sealed >"$work/said"
has "a sealed order in a post" "$(play)" "1 refused"
has "is refused with a word" "$(letter ann)" "orders of this turn are sealed"
hasnt "and booked nowhere" "$("$pbp" check sealed --seat red </dev/null)" "spawn 3"
code "the history holds" 0 "$pbp" verify sealed

# ---- what is no post ----
empty
mail=$(printf 'From: ann@example.org\nTo: pbp@localhost\nSubject: [pbp:sealed]\nMessage-ID: <%s>\n\nspawn 2 in Osaka\n')
for mark in "$(printf %064d 0)" "" "zz" "$(sha256sum "$forums/key" | cut -c1-64)"; do
	printf 'X-Pbp-Postmark: %s\nMessage-ID: <%s@example.org>\n%s\n' "$mark" "${mark:-none}" "$mail" >"$work/forged"
	has "a mark that is false: \"$mark\"" "$("$pbp" process <"$work/forged")" "1 refused"
done
has "says what is missing" "$(letter ann)" "your token is not in it"
rm "$forums/key"
printf 'X-Pbp-Postmark: %064d\n%s\n' 1 "$mail" >"$work/forged"
has "a mark where no game reads forums" "$("$pbp" process <"$work/forged")" "1 refused"
[ ! -s "$work/double.err" ] || not "the double: $(cat "$work/double.err")"
total
