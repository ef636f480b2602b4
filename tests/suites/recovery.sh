#!/bin/sh
# Damage of every kind, planted in a game on disk: the doctor finds it and names the way out, and
# `process` writes nothing on top of it. A backup of private.git, inbox, secret, key and spool loses nothing.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_mails "$work/m"
make_root "$work/base"
cat "$work"/m/01 "$work"/m/02 "$work"/m/03 >"$work/early"
cat "$work"/m/04 "$work"/m/05 "$work"/m/06 >"$work/late"
must "$pbp" process -C "$work/base" --now 2026-01-01T13:00Z "$work/early"
must "$pbp" process -C "$work/base" --now 2026-01-02T13:00Z "$work/late"
code "before anything is planted" 0 "$pbp" -C "$work/base" doctor
git=demo/private.git
in_git() { git -C "$work/r/$git" "$@"; }
loose() { # all objects as single files, so that each can be damaged
	mkdir "$work/packs"
	mv "$work/r/$git"/objects/pack/* "$work/packs/"
	for pack in "$work"/packs/*.pack; do in_git unpack-objects -q <"$pack"; done
	rm -rf "$work/packs"
}
object() { echo "$work/r/$git/objects/$(echo "$1" | cut -c1-2)/$(echo "$1" | cut -c3-)"; }
flip() { # FILE: one bit in its middle
	middle=$(($(wc -c <"$1") / 2))
	byte=$(dd if="$1" bs=1 skip=$middle count=1 status=none | od -An -tu1 | tr -d ' ')
	# shellcheck disable=SC2059 # an octal number
	printf "\\$(printf %o $((byte ^ 1)))" | must dd of="$1" bs=1 seek=$middle conv=notrunc
}
# ill "what" DAMAGE: the doctor says so, and says what to do; process commits nothing
ill() {
	rm -rf "$work/r"; cp -a "$work/base" "$work/r"
	before=$(cat "$work/r/$git/refs/heads/main")
	eval "$2"
	chmod -R u+w "$work/r"
	touched=$(cat "$work/r/$git/refs/heads/main" 2>/dev/null)
	code "$1: the doctor" 1 timeout 20 "$pbp" -C "$work/r" doctor
	has "$1: is ill" "$(cat "$work/out")" "ILL "
	case $(cat "$work/out") in *restore* | *backup* | *clone*) ok ;; *) not "$1: no way out in: $(grep ILL "$work/out")" ;; esac
	[ "$3" = later ] || {
		timeout 20 "$pbp" process -C "$work/r" --now $end </dev/null >/dev/null 2>&1
		is "$1: nothing is written" "$(cat "$work/r/$git/refs/heads/main" 2>/dev/null)" "$touched"
	}
	[ -n "$before" ] || not "no tip"
}
tip_tree=$(git -C "$work/base/$git" rev-parse main^{tree})
tip_land=$(git -C "$work/base/$git" rev-parse main:state/land)
tip=$(git -C "$work/base/$git" rev-parse main)
old_game=$(git -C "$work/base/$git" rev-parse main~3:events)
for what in "blob $tip_land now" "tree $tip_tree now" "commit $tip now" "old-blob $old_game later"; do
	# shellcheck disable=SC2086 # three words
	set -- $what
	ill "$1 truncated" 'loose; chmod u+w "$(object '"$2"')"; truncate -s 10 "$(object '"$2"')"' "$3"
	ill "$1 emptied" 'loose; chmod u+w "$(object '"$2"')"; : >"$(object '"$2"')"' "$3"
	ill "$1 missing" 'loose; rm -f "$(object '"$2"')"' "$3"
	ill "$1 flipped" 'loose; chmod u+w "$(object '"$2"')"; flip "$(object '"$2"')"' "$3"
done
ill "a pack truncated" 'p=$(ls -S "$work/r/$git"/objects/pack/*.pack | head -n 1); chmod u+w "$p"; truncate -s 100 "$p"'
ill "an index gone" 'rm -f "$work/r/$git"/objects/pack/*.idx'
ill "the tip names nothing" 'echo 1234567890123456789012345678901234567890 >"$work/r/$git/refs/heads/main"'
ill "the tip is garbage" 'echo hello >"$work/r/$git/refs/heads/main"'
ill "a foreign tip" 'e=$(in_git hash-object -w -t tree /dev/null); in_git update-ref refs/heads/main "$(in_git -c user.name=a -c user.email=a@b commit-tree -m x "$e")"'
ill "a rewritten tip" 'in_git update-ref refs/heads/main main~2'
ill "the private history gone" 'rm -rf "$work/r/$git"'
ill "the secret gone" 'rm "$work/r/demo/secret"'
ill "the secret cut off" 'echo 00ff >"$work/r/demo/secret"'
ill "the key gone" 'rm "$work/r/demo/key"'
ill "the key cut off" 'head -n 3 "$work/base/demo/key" >"$work/r/demo/key"'
cp -a "$work/base" "$work/good"
must "$pbp" process -C "$work/good" --now $end </dev/null
for h in private public; do for f in HEAD config; do for edit in 'echo hello >' ': >' 'rm '; do
	ill "$edit $f of the $h history" "$edit"'"$work/r/demo/'$h.git/$f'"' later
	code "$edit $f of the $h history: the next run" 0 "$pbp" process -C "$work/r" --now $end </dev/null
	is "$edit $f of the $h history: goes on as it should" "$(tips "$work/r")" "$(tips "$work/good")"
	must git clone -q "$work/r/demo/$h.git" "$work/r/clone"
	code "$edit $f of the $h history: the doctor" 0 "$pbp" -C "$work/r" doctor
done; done; done

# what waits in the inbox; restored from the backup the game goes on as if nothing had been
mails=$(cd "$work/base/demo/inbox" && ls ./*.*)
first=$(echo "$mails" | head -n 1) last=$(echo "$mails" | tail -n 1)
inbox() { # "what" DAMAGE
	ill "$1" "cd '$work/r/demo/inbox'; $2; cd '$top'"
	code "$1: a run says it" 75 "$pbp" process -C "$work/r" --now $end </dev/null
	has "$1: and the way out" "$(cat "$work/err")" "from the backup, or, if there is none, "
	rm -rf "$work/r/demo/inbox"; cp -a "$work/base/demo/inbox" "$work/r/demo"
	code "$1: restored it goes on" 0 "$pbp" process -C "$work/r" --now $end </dev/null
	is "$1: as it should" "$(tips "$work/r")" "$(tips "$work/good")"
	code "$1: and verifies" 0 "$pbp" verify -C "$work/r" demo
}
inbox "a byte of a mail changed" 'flip $first'
inbox "a byte of what was understood changed" 'sed -i "s/said spawn count=3/said spawn count=2/" $first'
inbox "the sender changed" 'sed -i "s/^from ann@/from bob@/" $first'
inbox "a mail cut short" 'truncate -s -20 $first'
inbox "a mail cut off in its head" 'truncate -s 60 $first'
inbox "a mail emptied" ': >$first'
inbox "a mail lost" 'rm $first'
inbox "the last mail lost" 'rm $last'
inbox "all mails lost" 'rm ./*.*'
inbox "two mails exchanged" 'mv $first x; mv $last $first; mv x $last'
ill "a mail lost, without a backup" 'rm "$work/r/demo/inbox/$first"'
must rm "$work/r/demo/next"
code "without it the game goes on when the host says so" 0 "$pbp" process -C "$work/r" --now $end </dev/null
is "with one sheet" "$(git -C "$work/r/demo/private.git" show turn/1:played | grep -c sheet)" 1
ill "a mail that was damaged, without a backup" 'echo >>"$work/r/demo/inbox/$first"'
must rm "$work/r/demo/next"; must mv "$work/r/demo/inbox/$first" "$work"
code "taken away the game goes on" 0 "$pbp" process -C "$work/r" --now $end </dev/null
ill "a ticket damaged" 'flip "$(ls "$work"/r/demo/tickets/* | head -n 1)"' later

# tags: without them a turn's end is not found
cp -a "$work/base" "$work/open"
rm -rf "$work/base"; cp -a "$work/good" "$work/base"
for h in private public; do
	git=demo/$h.git
	ill "the tags of the $h history lost" 'in_git for-each-ref --format="%(refname)" refs/tags | xargs -n 1 git -C "$work/r/$git" update-ref -d'
	code "the tags of the $h history lost: a run says it" 75 "$pbp" process -C "$work/r" --now 2026-01-30T13:00Z </dev/null
	has "and what to do" "$(cat "$work/err")" "or make it again: git -C"
	"$pbp" -C "$work/r" doctor | sed -n 's/.*, or do: git/git/p' >"$work/commands"
	must sh "$work/commands"
	code "made again the game goes on" 0 "$pbp" process -C "$work/r" --now 2026-01-30T13:00Z </dev/null
	cp -a "$work/good" "$work/further"
	must "$pbp" process -C "$work/further" --now 2026-01-30T13:00Z </dev/null
	is "as it should" "$(tips "$work/r")" "$(tips "$work/further")"
	code "and verifies" 0 "$pbp" verify -C "$work/r" demo
	rm -rf "$work/further"
done
git=demo/private.git
rm -rf "$work/base" "$work/good"; cp -a "$work/open" "$work/base"
ill "another secret" 'echo 1100112233445566778899aabbccddeeff00112233445566778899aabbccddee | cut -c1-64 >"$work/r/demo/secret"'

# what is left of a run that was killed is no damage
rm -rf "$work/r"; cp -a "$work/base" "$work/r"
: >"$work/r/$git/refs/heads/main.lock"
: >"$work/r/demo/public.git/refs/heads/main.lock"
code "a stale lock does not stop a run" 0 "$pbp" process -C "$work/r" --now $end </dev/null
cp -a "$work/base" "$work/good"
must "$pbp" process -C "$work/good" --now $end </dev/null
is "and it ends as it should" "$(tips "$work/r")" "$(tips "$work/good")"


# a public history that is gone is made again, also where nothing else is to be done
rm -rf "$work/r/demo/public.git"
code "a run where the public history is gone" 0 "$pbp" process -C "$work/r" --now $end </dev/null
is "makes it again" "$(tips "$work/r")" "$(tips "$work/good")"

# a backup while orders wait in inbox and spool; then everything is lost
cp -a "$work/base" "$work/r"; rm -rf "$work/r"; cp -a "$work/base" "$work/r"
sed 1d "$work/m/08" | PBP_ROOT=$work/r "$B/pbp-deliver" -n 1767708000 || not "deliver"
mkdir -p "$work/backup/demo" "$work/backup/.pbp"
cp -a "$work/r/demo/private.git" "$work/r/demo/inbox" "$work/r/demo/secret" "$work/r/demo/key" "$work/backup/demo"
cp -a "$work/r/.pbp/spool" "$work/r/.pbp/config" "$work/backup/.pbp"
must "$pbp" process -C "$work/r" --now $end </dev/null
code "a run on what was restored" 0 "$pbp" process -C "$work/backup" --now $end </dev/null
is "a restored game goes on to the same commits" "$(tips "$work/backup" 2>&1)" "$(tips "$work/r")"
code "and verifies" 0 "$pbp" verify -C "$work/backup" demo

# a backup that is older than what is public: what it lacks is named, nobody is accused, and the game goes on from there
rm -rf "$work/r" "$work/old"; cp -a "$work/base" "$work/r"; cp -a "$work/base/demo/private.git" "$work/old"
must "$pbp" host demo "announce hello" -C "$work/r" --now 2026-01-02T14:00Z
must "$pbp" host demo "extend by 24h" -C "$work/r" --now 2026-01-02T14:01Z
rm -rf "$work/r/demo/private.git"; cp -a "$work/old" "$work/r/demo/private.git"
code "an older backup does not verify" 1 "$pbp" verify -C "$work/r" demo
has "that is said" "$(cat "$work/out")" "INCOMPLETE: the private history ends at step"
hasnt "and accuses nobody" "$(cat "$work/out")" "NOT THE SAME"
has "with the lines that are lost" "$(cat "$work/out")" "host: announce hello"
code "a run does not build on it" 75 "$pbp" process -C "$work/r" --now 2026-01-02T14:02Z </dev/null
has "and says what helps" "$(cat "$work/err")" "pbp doctor --restore"
code "--restore" 0 "$pbp" doctor --restore -C "$work/r"
has "names them too" "$(cat "$work/out")" "lost: 2026-01-02T14:01:00Z  host: extend by 24h"
code "said again" 0 "$pbp" host demo "extend by 24h" -C "$work/r" --now 2026-01-02T15:00Z
code "it goes on" 0 "$pbp" process -C "$work/r" --now $end </dev/null
code "and verifies" 0 "$pbp" verify -C "$work/r" demo
code "in public too" 0 "$pbp" verify "$work/r/demo/public.git"
code "again there is nothing to do" 0 "$pbp" doctor --restore -C "$work/r"
has "that is said too" "$(cat "$work/out")" "demo restored: nothing that is public is missing"

# a root that is moved as a whole goes on
rm -rf "$work/moved"; mkdir "$work/moved"; tar -C "$work/base" -cf - . | tar -C "$work/moved" -xf -
code "moved: the doctor" 0 "$pbp" doctor --restore -C "$work/moved"
code "moved: it goes on" 0 "$pbp" process -C "$work/moved" --now $end </dev/null
is "moved: as it should" "$(tips "$work/moved")" "$(tips "$work/good")"
total
