#!/bin/sh
# Every command, order, scenario and map that the documents show is run (tests/docs.py says how they are marked).
cd "$(dirname "$0")/../.." || exit 1
exec python3 tests/docs.py "${B:-build}" README.md CONTRIBUTING.md docs/*.md maps/README.md docs/man/*.scd tests/toys/wreckers/*.md
