#!/bin/sh
# alike: `pbp bind` takes a line for what `pbp check` takes it for: the lines of the corpus, each a mail of its
# own, and mails in which lines bear on each other, said to the call that is open for a seat.
cd "$(dirname "$0")/../.." || exit 1
. tests/suites/lib
export PBP_ROOT="$work/r"
mkdir -p "$PBP_ROOT"
day=2026-01-01
for game in trio:gilmoria four:armies duel:global-domination archipelago:hegemon; do
	must "$pbp" new --now ${day}T08:00Z "games/${game#*:}/${game%:*}.game"
	must "$pbp" host "${game%:*}" begin --now ${day}T09:00Z
done
must "$pbp" new states --rules states --map usa48 --player red=ann@example.org --player yellow=bob@example.org \
	--now ${day}T08:00Z
must "$pbp" host states begin --now ${day}T09:00Z

cat >"$work/alike.py" <<'END'
import glob, json, re, subprocess, sys
pbp, passed, failed, wanted = sys.argv[1], 0, 0, int(sys.argv[2])
SEATS = {"armies": ("four", "red"), "gilmoria": ("trio", "Corvan"), "global-domination": ("duel", "red"),
         "hegemon": ("archipelago", "ann"), "states": ("states", "red")}
PAGES = ["{0}\nscratch that", "{0}\n{1}\nNo.", "If he attacks:\n{0}", "{0}\nonly if Bob agrees", "Bob wrote:\n{0}\n{1}",
         "... please don't\n{0}", "{0}\n{0}\n{1}", "done\n{0}", "turn 9:\n{0}", "", "hello", "{0}, {1}", "begin\n{0}"]

def corpus(path):
    text = open(path).read()
    rules = re.search(r"^ruleset (\S+)", text, re.M)
    blocks = [b.split("\n") for b in text.split("\n\n")[1:]]
    texts = ["\n".join(l for l in b if l and l[0] not in "=!?~#") for b in blocks]
    return rules and rules.group(1), [t for t in texts if t and not t.startswith("family ")]

def heard(tool, game, seat, text):
    who = ["--seat", seat] if seat else []
    r = subprocess.run([pbp, tool, game, *who, "--now", "2026-01-01T10:00Z", "--json"], input=text.encode(), capture_output=True)
    if r.returncode not in (0, 1) or r.stderr:
        return r.stderr.decode()
    out = json.loads(r.stdout)
    return out["lines"] if tool == "check" else out

def compare(game, seat, text):
    global passed, failed
    bound, checked = (heard(tool, game, seat, text) for tool in ("bind", "check"))
    verdicts.update(l["verdict"] for l in checked if isinstance(l, dict))
    if bound == checked:
        passed += 1
        return
    failed += 1
    print(f"{game} {seat}: {text!r}\n  bind:  {bound}\n  check: {checked}", file=sys.stderr)

lines, verdicts = {}, set()
for path in sorted(glob.glob("tests/grammar/built/*.t") + glob.glob("tests/grammar/held/*.t")):
    rules, texts = corpus(path)
    lines.setdefault(rules, []).extend(texts)
for rules, (game, seat) in SEATS.items():
    all = lines[rules]
    some = all[::max(1, len(all) // wanted)]
    for text in some:
        compare(game, seat, text)
    for i, page in enumerate(PAGES):
        if wanted < 100 and (i + len(rules)) % 2:
            continue
        compare(game, seat, page.format(some[i % len(some)], some[(i + 7) % len(some)]))
    compare(game, None, some[0])
compare("duel", "red", "move 1 from Aldport to Brume\nMy left hand has doubts, as the colonel used to say.") # it is warned of
for v in ("accepted", "warned", "refused", "chatter"):
    passed, failed = (passed + 1, failed) if v in verdicts else (passed, failed + 1)
    if v not in verdicts:
        print(f"no line was {v}: the comparison says nothing of these", file=sys.stderr)
print(passed, failed)
END
figures=$(python3 "$work/alike.py" "$pbp" "${LINES_EACH:-6}") || not "the comparison broke off"
passed=$((passed + ${figures% *})) failed=$((failed + ${figures#* }))
total
