#!/bin/sh
# Signed histories: every game has a key; git's own tools accept what pbp signs, pbp verify checks it, a key that others
# may read is refused, a lost key is replaced in sight of all, a history made anew under another key is found.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
need ssh-keygen || { total; exit; }
make_mails "$work/m"
cat "$work"/m/0* >"$work/mbox"
new() { # ROOT OPTIONS
	root=$1
	shift
	mkdir -p "$root/.pbp"
	echo 'host hanna@example.org' >"$root/.pbp/config"
	must "$pbp" new -C "$root" demo --rules global-domination --map japan --now 2026-01-01T08:00Z --secret $secret \
		--option begin=2026-01-02T09:00Z "$@"
}
new "$work/r"
is "the key is the host's own" "$(stat -c %a "$work/r/demo/key")" 600
print=$(ssh-keygen -l -f "$work/r/demo/key" | cut -d' ' -f2)
has "ssh-keygen reads it, and its fingerprint is told" "$(cat "$work/.said")" "fingerprint $print"
must ssh-keygen -y -f "$work/r/demo/key"
has "and it is the one that may sign" "$(git -C "$work/r/demo/public.git" show main:allowed_signers)" "$(cut -d' ' -f1,2 "$work/.said")"
new "$work/other"
cmp -s "$work/r/demo/key" "$work/other/demo/key" && not "two games have one key"
code "it plays" 0 "$pbp" process -C "$work/r" --now $end "$work/mbox"

git_says() { # REPOSITORY COMMAND...
	repository=$1
	shift
	git -C "$repository" -c gpg.format=ssh -c gpg.ssh.allowedSignersFile="$work/allowed" "$@"
}
for store in private public; do
	at=$work/r/demo/$store.git
	git -C "$at" show main:allowed_signers >"$work/allowed" || not "$store: no allowed_signers"
	for commit in $(git -C "$at" rev-list main); do
		code "$store: git verify-commit" 0 git_says "$at" verify-commit "$commit"
	done
	for tag in $(git -C "$at" tag); do
		code "$store: git verify-tag $tag" 0 git_says "$at" verify-tag "$tag"
	done
	code "$store: git fsck" 0 git -C "$at" fsck --strict --no-progress
	code "$store: pbp verify" 0 "$pbp" verify -C "$work/r" "$at"
	has "$store: all are signed" "$(cat "$work/out")" "Signed: 7 steps of 7"
done
code "verify of both" 0 "$pbp" verify -C "$work/r" demo
code "the doctor" 0 "$pbp" -C "$work/r" doctor
receipt=$(find "$work/r/.pbp/outbox/new" -name '*receipt*' | head -n 1)
code "a receipt of a signed game" 0 "$pbp" verify -C "$work/r" demo --receipt "$receipt"

# who joins, and all when it begins, are told the fingerprint
for letter in receipt news; do
	told=$(cat "$work/r/.pbp/outbox/new"/*."$letter"* | tr -d '\n')
	has "a $letter tells the key" "$told" "is signed with the key$print"
done

# the same mails, the same key, the same commits
new "$work/s" --key "$work/r/demo/key"
must "$pbp" process -C "$work/s" --now $end "$work/mbox"
is "the same mails and key make the same signed histories" "$(tips "$work/s")" "$(tips "$work/r")"
printf 'this is no key\n' >"$work/nokey"
code "a key that is none makes no game" 1 "$pbp" new -C "$work/s" more --rules armies --map barrows --key "$work/nokey"
has "and that is said" "$(cat "$work/err")" "no private key of OpenSSH"
is "nothing of it lies about" "$(ls -d "$work"/s/more "$work"/s/.pbp/new-* 2>/dev/null)" ""

# whoever was told the fingerprint of the key finds a history that was made anew under another
public=$work/r/demo/public.git
code "the key that the player knows" 0 "$pbp" verify "$public" --fingerprint "$print"
has "the tip to compare is told" "$(cat "$work/out")" "ends at commit $(git -C "$public" rev-parse main)"
new "$work/anew"
sed 's/spawn 3/spawn 2/' "$work/mbox" >"$work/other.mbox"
must "$pbp" process -C "$work/anew" --now $end "$work/other.mbox"
code "made anew it is sound in itself" 0 "$pbp" verify "$work/anew/demo/public.git"
code "but it is signed by another" 1 "$pbp" verify "$work/anew/demo/public.git" --fingerprint "$print"
has "it is said" "$(cat "$work/out")" "step 0 of 2026-01-01T08:00:00Z"
has "in words" "$(cat "$work/out")" "signed by another key than the one that you know"
code "nor can it be passed off by a clone" 1 "$pbp" verify "$public" --fingerprint "SHA256:$(printf %043d 0)"
code "a mistyped fingerprint" 2 "$pbp" verify "$public" --fingerprint "${print%??}"

# what is not as it should be
chmod 644 "$work/r/demo/key"
code "a key that others may read" 75 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
has "it says how to mend it" "$(cat "$work/err")" "chmod 600"
chmod 600 "$work/r/demo/key"
rm -rf "$work/forged"; cp -R "$work/r/demo/private.git" "$work/forged"
tip=$(git -C "$work/forged" rev-parse main)
git -C "$work/forged" cat-file commit "$tip" | sed 's/^Turn 2: /Turn 2: surely /' >"$work/commit"
git -C "$work/forged" update-ref refs/heads/main "$(git -C "$work/forged" hash-object -t commit -w "$work/commit")"
code "a signed commit that was changed" 1 "$pbp" verify "$work/forged"
has "it is said" "$(cat "$work/out")" "its signature does not fit"
git -C "$work/forged" cat-file commit "$tip" | sed '/^gpgsig/d;/^ /d' >"$work/commit"
git -C "$work/forged" update-ref refs/heads/main "$(git -C "$work/forged" hash-object -t commit -w "$work/commit")"
code "a signature taken away" 1 "$pbp" verify "$work/forged"
has "it is said" "$(cat "$work/out")" "it is not signed, as every step of such a game is"

# the newest signature of a key covers what is before it, and each is looked at where that is asked for
step() { git -C "$work/forged" rev-list --reverse main | sed -n "$1p"; }
signature() { git -C "$work/forged" cat-file commit "$1" | sed -n '/^gpgsig/,/^ -----END/p'; }
rm -rf "$work/forged"; must git clone -q --bare --no-tags "$work/r/demo/public.git" "$work/forged"
code "each signature by itself" 0 "$pbp" verify "$work/forged" --signatures
has "it is said" "$(cat "$work/out")" "Signed: 7 steps of 7, each checked by itself."
parent=
for n in 1 2 3 4 5 6 7; do
	commit=$(step $n)
	git -C "$work/forged" cat-file commit "$commit" >"$work/commit"
	if [ $n -le 4 ]; then
		[ $n -eq 4 ] && { signature "$(step 3)"; sed '/^gpgsig/,/^ -----END/d' "$work/commit"; } |
			awk '/^gpgsig/ { sig = 1 } sig { kept = kept $0 "\n"; sig = !/END/; next } /^$/ && !done { printf "%s", kept; done = 1 } 1' >"$work/swapped"
		[ $n -eq 4 ] && commit=$(git -C "$work/forged" hash-object -t commit -w "$work/swapped")
	else
		export GIT_AUTHOR_NAME=pbp GIT_AUTHOR_EMAIL=pbp@localhost GIT_COMMITTER_NAME=pbp GIT_COMMITTER_EMAIL=pbp@localhost
		at=$(git -C "$work/forged" log -1 --format=%ct "$commit")
		sed '1,/^$/d' "$work/commit" >"$work/words"
		commit=$(GIT_AUTHOR_DATE="$at +0000" GIT_COMMITTER_DATE="$at +0000" git -C "$work/forged" -c gpg.format=ssh \
			-c user.signingkey="$work/r/demo/key" commit-tree -S -p "$parent" -F "$work/words" "$commit^{tree}")
	fi
	parent=$commit
done
unset GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL
must git -C "$work/forged" update-ref refs/heads/main "$parent"
code "one of a step in the middle, of which the newest says that it is the host's" 0 "$pbp" verify "$work/forged"
code "looked at by itself" 1 "$pbp" verify "$work/forged" --signatures
has "it is said" "$(cat "$work/out")" "step 3 of 2026"
has "in words" "$(cat "$work/out")" "its signature does not fit"

# the key is lost: another one, in the open
must mv "$work/r/demo/key" "$work/lost"
code "without its key nothing is committed" 75 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
has "it says where to read on" "$(cat "$work/err")" "restore it from the backup; docs/disputes.md"
code "the doctor says so" 1 "$pbp" -C "$work/r" doctor
has "in the same words" "$(cat "$work/out")" "ILL  demo key: the signing key"
must ssh-keygen -q -t ed25519 -N '' -C second -f "$work/r/demo/key"
code "a new key goes on" 0 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
code "and verifies" 0 "$pbp" verify -C "$work/r" demo
has "the change is shown" "$(cat "$work/out")" "from step 7 on by SHA256:"
has "and what to do" "$(cat "$work/out")" "whether he changed his key"
git -C "$work/r/demo/public.git" show main:allowed_signers >"$work/allowed"
is "both keys are allowed" "$(wc -l <"$work/allowed")" 2
code "git takes the new ones" 0 git_says "$work/r/demo/public.git" verify-commit main
code "git takes the old ones" 0 git_says "$work/r/demo/public.git" verify-tag turn/1
code "who knows the first key is told" 1 "$pbp" verify "$public" --fingerprint "$print"
has "from which step on" "$(cat "$work/out")" "step 7 of"
code "and who knows both goes on" 0 "$pbp" verify "$public" --fingerprint "$print" \
	--fingerprint "$(ssh-keygen -l -f "$work/r/demo/key" | cut -d' ' -f2)"

# a public history that is lost cannot be made again where the key of its first steps is lost
must mv "$public" "$work/kept.git"
code "another key must not sign what was signed" 75 "$pbp" process -C "$work/r" --now 2026-01-20T08:00Z
has "what to do is said" "$(cat "$work/err")" "restore public.git from a backup, or from a player's clone"
rm -rf "$public"
must mv "$work/kept.git" "$public"
code "restored it goes on" 0 "$pbp" process -C "$work/r" --now 2026-01-23T08:00Z
code "and verifies" 0 "$pbp" verify -C "$work/r" demo

# a game of before keys goes on unsigned, or with the key that the config names
mkdir -p "$work/old/.pbp" "$work/old/demo/inbox"
printf '%s\n' $secret >"$work/old/demo/secret"
for h in private public; do
	git init -q --bare -b main "$work/old/demo/$h.git"
	git -C "$work/old/demo/$h.git" fast-import --quiet <"tests/games/format-2/demo.$h" || not "the old demo does not import"
done
code "an old game goes on" 0 "$pbp" process -C "$work/old" --now 2026-01-23T12:00Z
code "unsigned" 0 "$pbp" verify -C "$work/old" demo
hasnt "as it was" "$(cat "$work/out")" "Signed"
must ssh-keygen -q -t ed25519 -N '' -f "$work/config.key"
printf 'host hanna@example.org\nsigning-key %s\n' "$work/config.key" >"$work/old/.pbp/config"
code "a key in the config signs it" 0 "$pbp" process -C "$work/old" --now 2026-01-27T12:00Z
code "from then on" 0 "$pbp" verify -C "$work/old" demo
has "and that is said" "$(cat "$work/out")" "Signed: "

# tags: one whose signature is another's, and one without, in a short game and in one that a second process helps to check
for turns in 3 210; do
	rm -rf "$work/t"
	new "$work/t" --option deadline=1h
	{ echo "join at Osaka as teal" | mail ann 'Thu Jan  1 10:00:00 2026'
	echo "join at Kagoshima as red" | mail bob 'Thu Jan  1 11:00:00 2026'; } >"$work/joins"
	must "$pbp" process -C "$work/t" --now 2026-01-01T12:00Z "$work/joins"
	must "$pbp" process -C "$work/t" --now "$(date -u -d "2026-01-02T09:00Z + $turns hours" +%Y-%m-%dT%H:%MZ)" </dev/null
	at=$work/t/demo/private.git
	code "$turns turns verify" 0 "$pbp" verify "$at"
	has "$turns turns, each with its tag" "$(git -C "$at" tag | wc -l)" "$turns"
	git -C "$at" cat-file tag turn/2 >"$work/tag"
	{ sed '/BEGIN SSH/,$d' "$work/tag"; git -C "$at" cat-file tag turn/1 | sed -n '/BEGIN SSH/,$p'; } >"$work/other.tag"
	sed '/BEGIN SSH/,$d' "$work/tag" >"$work/bare.tag"
	for forged in other bare; do
		git -C "$at" update-ref refs/tags/turn/2 "$(git -C "$at" hash-object -t tag -w "$work/$forged.tag")"
		code "$turns turns: a tag with a signature that is not its own ($forged)" 1 "$pbp" verify "$at"
		has "$turns turns: it is named ($forged)" "$(tr '\n' ' ' <"$work/out")" "the tag turn/2 is not signed with a key of this game"
	done
done
total
