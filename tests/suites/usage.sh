#!/bin/sh
# usage: every command, used wrongly in every way that can be told from the command line alone, ends in 2 (64 where
# a mail server may stand behind it) and has changed nothing; what only the root can tell is the answer "no", which is 1.
ASAN_OPTIONS=detect_leaks=0; export ASAN_OPTIONS
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
make_root "$work/r"
PBP_ROOT=$work/r; export PBP_ROOT
echo "spawn 3 in Osaka" >"$work/orders"
cd "$work" || exit 1
before=$(find r -type f | sort | xargs sha256sum)

# CODE COMMAND LINE; "pbp" is the program as it was built
while read -r want line; do
	case $want in "" | \#*) continue ;; esac
	set -f; eval "set -- $line"; set +f
	program=$pbp
	[ "$1" = pbp-deliver ] && program=$pbp-deliver
	shift
	code "$line" "$want" "$program" "$@"
	[ "$want" -eq 0 ] || is "$line: a line on stderr and nothing else" "$(wc -l <"$work/err") $(wc -c <"$work/out")" "1 0"
done <<END
# no command, none that we know
0	pbp
0	pbp --help
0	pbp -h
0	pbp --version
2	pbp frobnicate
2	pbp --frobnicate
2	pbp --frobnicate status
2	pbp --json
2	pbp --now
2	pbp --now never
2	pbp ''
0	pbp --
2	pbp help nosuch
2	pbp help status report
2	pbp help --completion tcsh
2	pbp help --completion ''
2	pbp help --man=yes
# options that are none of the command's, or have another form
2	pbp status -json
2	pbp status -now 2026-01-05T20:00Z
2	pbp status --C r
2	pbp status -Cr
2	pbp status ---json
2	pbp status --json=yes
2	pbp status --turn 1
2	pbp report demo --receipt orders
2	pbp host demo --json announce hello
# values
2	pbp status -C
2	pbp status -C ''
2	pbp status --now
2	pbp status --now=
2	pbp status --now yesterday
2	pbp status --now 2026-13-05T20:00Z
2	pbp report demo --turn
2	pbp report demo --turn x
2	pbp report demo --turn 0
2	pbp report demo --turn -1
2	pbp report demo --turn 1.5
2	pbp report demo --turn 99999999999999999999
2	pbp report demo --format pdf
2	pbp report demo --format=
2	pbp report demo --seat ''
2	pbp state demo --turn x
2	pbp log demo --turn x
2	pbp log demo --area ''
2	pbp explain demo Osaka --turn x
2	pbp verify demo --since xyz
2	pbp verify demo --since abc
2	pbp verify demo --receipt
2	pbp verify demo --receipt ''
2	pbp check demo --seat
2	pbp check demo --mail=yes orders
2	pbp parse demo --seat
2	pbp bind demo --seat
# arguments: too few, too many
2	pbp host
2	pbp host demo
2	pbp check
2	pbp check demo orders orders
2	pbp status demo demo
2	pbp state
2	pbp state demo demo
2	pbp report
2	pbp report demo demo
2	pbp log
2	pbp log demo demo
2	pbp verify
2	pbp verify demo demo
2	pbp explain
2	pbp explain demo
2	pbp play
2	pbp parse
2	pbp parse demo orders orders
2	pbp bind
2	pbp bind demo orders orders
2	pbp rules armies states
# new
2	pbp new
2	pbp new one two --rules armies --map europe
2	pbp new one
2	pbp new one --rules global-domination
2	pbp new one --map japan
2	pbp new One/x --rules global-domination --map japan
2	pbp new one --rules global-domination --map japan --secret 12
2	pbp new one --rules global-domination --map japan --option deadline
2	pbp new one --rules global-domination --map japan --option =72h
2	pbp new one --rules global-domination --map japan --player red
2	pbp new one --rules global-domination --map japan --player red=
2	pbp new one --rules global-domination --map japan --player =ann@example.org
2	pbp new one --rules global-domination --map japan --now then
# quarantine
2	pbp quarantine release
2	pbp quarantine discard
2	pbp quarantine abcd1234
2	pbp quarantine restore abcd1234
2	pbp quarantine release xyz
2	pbp quarantine release abc
2	pbp quarantine release ''
2	pbp quarantine discard abcd1234 --game demo
2	pbp quarantine --game demo
2	pbp quarantine release abcd1234 --json
1	pbp quarantine release abcd1234
1	pbp quarantine release abcd1234 --game nosuch
# where a mail server may stand behind it
64	pbp process --frobnicate
64	pbp --frobnicate process
64	pbp process --format pdf
64	pbp process --format
64	pbp process --now never
64	pbp process --outbox
64	pbp process --outbox o --sendmail true
64	pbp process --sendmail=
64	pbp deliver --frobnicate
64	pbp deliver orders
64	pbp deliver --now never
64	pbp-deliver --frobnicate
64	pbp-deliver orders
# the answer is no
1	pbp status nosuch
1	pbp status ../demo
1	pbp report demo --turn 99
1	pbp state demo --seat purple
1	pbp rules chess
1	pbp new demo --rules global-domination --map japan
1	pbp new one --rules chess --map japan
1	pbp new one --rules global-domination --map atlantis
1	pbp new one --rules global-domination --map japan --option warp=9
1	pbp new nosuch.game
# options stand anywhere before "--"
0	pbp --now 2026-01-01T20:00Z status
0	pbp -C r status demo
0	pbp --json status demo
0	pbp --unknown-words --turn=1 log demo
0	pbp --now=2026-01-01T20:00Z -C r state --json demo
0	pbp status -- demo
0	pbp -- status demo
0	pbp --help status
0	pbp -h status
0	pbp status -h
0	pbp status --help --json nonsense nonsense
0	pbp --man help status
END
is "and nothing is changed or left" "$(find r -type f | sort | xargs sha256sum)" "$before"

# before the command or behind it: the same
while read -r option command; do
	# shellcheck disable=SC2086
	is "pbp $option $command" "$("$pbp" $option $command 2>&1)" "$("$pbp" $command $option 2>&1)"
done <<END
--now=2026-01-01T20:00Z status demo
--json log demo
--seat=red report demo
END
is "pbp --help is pbp help" "$("$pbp" --help)" "$("$pbp" help)"
is "pbp --help status is pbp help status" "$("$pbp" --help status)" "$("$pbp" help status)"
# an option takes a value in all commands, or in none: else what stands before the command would not read
is "no option is a flag here and has a value there" "$(for tool in $("$pbp" help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do
	"$pbp" help "$tool" | sed -n 's/^  \(-[-a-zA-Z]*\) [A-Z].*/\1 value/p; s/^  \(-[-a-zA-Z]*\)  .*/\1 flag/p'
done | sort -u | cut -d' ' -f1 | uniq -d)" ""
total
