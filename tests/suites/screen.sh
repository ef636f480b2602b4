#!/bin/sh
# screen: no byte of a repository, a mail or a file paints on a terminal: what src prints goes through base/screen.h
# (what goes round it does not compile), and a history whose subjects, players and events paint "Sound" shows no escape.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib

# ---- nothing goes round it ----

round_it() { # a function that prints, a call
	printf '#include <unistd.h>\nvoid f(void);\nvoid f(void)\n{\n\t%s;\n}\n' "$2" >"$work/round.c"
	cc -std=c11 -D_GNU_SOURCE -DPRINTS_BY_SCREEN -Isrc -include base/banned.h -Werror -fsyntax-only "$work/round.c" 2>"$work/err" &&
		not "$1 compiles"
	ok
}
round_it printf 'printf("%d", 1)'
round_it fprintf 'fprintf(stderr, "x")'
round_it puts 'puts("x")'
round_it fputs 'fputs("x", stdout)'
round_it fputc "fputc('x', stdout)"
round_it fwrite 'fwrite("x", 1, 1, stdout)'
round_it perror 'perror("x")'
# Descriptors: pictures, a child whose answer is read from memory, and two lines that are constants in a signal's hands.
is "who writes to a terminal's descriptor" "$(grep -lE 'STD(OUT|ERR)_FILENO|dprintf|/dev/(tty|stdout|stderr)|write\((1|2),' src/*/*.c src/*/*/*.c | tr '\n' ' ')" \
	"src/app/cmd_map.c src/app/draw.c src/draw/main.c src/post/ask.c src/run/stop.c "

# ---- a history that paints ----

esc=$(printf '\033') c1=$(printf '\302\233') rlo=$(printf '\342\200\256') bad=$(printf '\377')
paint="${esc}[2K${c1}1A${rlo}Sound: all of it${bad}"
must tests/games/played armies/straits "$work/g"
unsafe() { # how many lines of what was said paint
	LC_ALL=C grep -c "$esc\|$c1\|$rlo\|$bad\|$(printf '\r')" "$work/out" "$work/err" | sed 's/.*://' | paste -sd ' '
}
calm() { # what, command...
	what=$1
	shift
	"$@" >"$work/out" 2>"$work/err" </dev/null
	is "$what prints nothing that paints" "$(unsafe)" "0 0"
}
repo=$work/g/straits/private.git
git() { command git -c safe.directory='*' -c user.name="$paint" -c user.email=e@example.org "$@"; }
# the last step with another subject and another event: what verify says of it holds both
tree=$(git -C "$repo" rev-parse 'main^{tree}')
export GIT_INDEX_FILE=$work/index
git -C "$repo" read-tree "$tree"
blob=$(printf 'begun order="%s"\n' "$paint" | git -C "$repo" hash-object -w --stdin)
git -C "$repo" update-index --cacheinfo "100644,$blob,events"
forged=$(git -C "$repo" log -1 --format=%B main | sed "1s/.*/$paint/" |
	git -C "$repo" -c i18n.commitEncoding=binary commit-tree "$(git -C "$repo" write-tree)" -p main~1)
unset GIT_INDEX_FILE
git -C "$repo" update-ref refs/heads/main "$forged"
for command in 'verify straits' 'verify straits --json' 'log straits' 'log straits --json' 'report straits' 'explain straits weir' 'status' \
	'state straits' "verify $repo"; do
	# shellcheck disable=SC2086 # words
	calm "$command" "$pbp" -C "$work/g" $command
done
"$pbp" -C "$work/g" verify "$repo" >"$work/out" 2>"$work/err"
has "and verify finds it" "$(cat "$work/out" "$work/err")" "NOT THE SAME"

has "and shows what its subject says, harmless" "$(cat "$work/out" "$work/err")" "Sound: all of it"

# ---- mails, names of files, arguments ----

box=$work/box
printf 'From a@example.org Mon Jan  5 12:00:00 2026\nFrom: %s <a@example.org>\nTo: pbp@localhost\nSubject: [pbp:none] %s\n\n%s\n' \
	"$paint" "$paint" "$paint" >"$box"
calm "check of a mail" "$pbp" -C "$work/g" check straits "$box"
calm "parse" "$pbp" parse states "$box"
calm "process" "$pbp" -C "$work/g" process "$box"
calm "quarantine" "$pbp" -C "$work/g" quarantine
calm "a file with a name" "$pbp" play "$work/$paint.t"
calm "a tool that is none" "$pbp" "$paint"
calm "a game that is none" "$pbp" -C "$work/g" status "$paint"
calm "an option that is none" "$pbp" status "--$paint"
total
