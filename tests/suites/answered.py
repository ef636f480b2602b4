"""answered: plays tests/grammar/replies/*.t: of each mail, whether what it confirms of the orders that wait is done, and nothing else.

usage: answered.py PBP FILE...; prints each mail by which something was done that it does not confirm, and a line
"of N that confirm H heard; of all M W done otherwise".
"""
import re
import subprocess
import sys
import tempfile

BOARD = """rules states
option attack_number = ignore
map inline
  area 1 Ash land
  area 2 Birch land
  area 3 Cedar land
  area 4 Elm land
  area 5 Fir land
  area 6 Dogwood land
  area 7 Hazel land
  edge Ash Birch land
  edge Ash Cedar land
  edge Birch Dogwood land
  edge Birch Cedar land
  edge Ash Elm land
  edge Elm Birch land
  edge Elm Fir land
  edge Fir Hazel land
  edge Ash Fir land
seat red ann@example.org
seat yellow bob@example.org
seat buffer

"""
LAND = {"Ash": ("red", 6), "Birch": ("red", 3), "Elm": ("red", 3), "Fir": ("red", 2), "Cedar": ("yellow", 3),
        "Dogwood": ("yellow", 2), "Hazel": ("yellow", 2)}
# what waits: the phase, new troops, the words that are asked about, and of each order the places that show it done
WAITING = {
    "W1": ("deploy", 5, "3 hopefully in Ashh", [["Ash"]]),
    "W2": ("deploy", 5, "3 hopefully in Ashh, hopefully 1 in Birchh, 1 in Ellm hopefully", [["Ash"], ["Birch"], ["Elm"]]),
    "W3": ("attack", 0, "attack Cedarr from Ashh hopefully with 5", [["Ash", "Cedar"]]),
    "W4": ("fortify", 0, "hopefully move 2 from Ellm to Birchh, and 1 hopefully from Firr to Ellm", [["Birch"], ["Fir"]]),
    "W5": ("attack", 0, "attack Cedarr from Ashh hopefully with 5. attack Dogwoodd from Birchh hopefully with 2",
           [["Ash", "Cedar"], ["Birch", "Dogwood"]]),
}


def mails(path):
    with open(path) as file:
        blocks = re.split(r"\n\s*\n", file.read())
    for block in blocks:
        lines = block.strip().split("\n")
        if lines[0] in WAITING:
            labels = dict(re.findall(r"^(yes|no|change|new): *(.*)", block, re.M))
            yes = labels.get("yes", "none")
            confirmed = set() if "none" in yes else {int(n) - 1 for n in re.findall(r"\d", yes)}
            yield lines[0], [line[1:].strip() for line in lines if line.startswith("|")], confirmed, "change" in labels or "new" in labels


def scenario(name, waits, text):
    phase, pool, first, _ = WAITING[waits]
    lines = [f'scenario "{name}"', "state"]
    lines += [f"  land area={area} owner={owner} troops={n}" for area, (owner, n) in LAND.items()]
    lines += [f"  stage active=red mover=red round=1 phase={phase} pool={pool}",
              "turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z", "mail red 2026-01-05T10:01Z", "  " + first,
              "mail red 2026-01-05T10:02Z"]
    return "\n".join(lines + ["  " + line if line else "" for line in text] + ["expect"] + [f"  no land area={a}" for a in LAND]) + "\n"


def main():
    all_mails = [mail for path in sys.argv[2:] for mail in mails(path)]
    with tempfile.NamedTemporaryFile("w", suffix=".t") as file:
        file.write(BOARD + "\n".join(scenario(i, waits, text) for i, (waits, text, _, _) in enumerate(all_mails)))
        file.flush()
        out = subprocess.run([sys.argv[1], "play", file.name], capture_output=True, text=True).stdout
    found = dict(re.findall(r"FAILED  \S+: (\d+)\n(.*?)(?=FAILED |\Z)", out, re.S))
    confirm = heard = wrong = 0
    for i, (waits, text, confirmed, more) in enumerate(all_mails):
        land = {a.capitalize(): (o, int(n)) for a, o, n in re.findall(r"found: +area=(\w+) owner=(\w+) troops=(\d+)", found[str(i)])}
        done = {k for k, places in enumerate(WAITING[waits][3]) if any(land[p] != LAND[p] for p in places)}
        confirm += bool(confirmed)
        heard += bool(confirmed) and confirmed <= done
        if done - confirmed and not more: # what is changed, or ordered besides, may show in the same places
            wrong += 1
            print(waits, " / ".join(text))
    print(f"of {confirm} that confirm {heard} heard; of all {len(all_mails)} {wrong} done otherwise")


main()
