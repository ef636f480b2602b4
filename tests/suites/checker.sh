#!/bin/sh
# checker: what the checker in the page says is what `pbp check` says, on one in a hundred of the texts of tests/grammar, in games
# of every ruleset. Here it is built as pbp is; `make checked` asks the WebAssembly, and of every text.
B=${B:-build}
. tests/suites/lib
python3 tests/checker/compare "$pbp" "$B/tests/checker" 100
