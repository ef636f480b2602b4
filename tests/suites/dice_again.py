"""
Rolls the dice of a game again as a player would: from the text of its reports, or from a clone of public.git,
with the script of docs/dice.md and nothing else.

usage: dice_again.py SCRIPT GAME report REPORT... | dice_again.py SCRIPT GAME public CLONE
Prints how many rolls came out the same; exits with 1 where one did not.
"""
import contextlib
import io
import re
import subprocess
import sys

script, game, how, *papers = sys.argv[1:]
program = compile(open(script).read(), script, "exec")
rolls = wrong = 0


def again(turn, seed, luck, label, throws):
    global rolls, wrong
    out, kept = io.StringIO(), sys.argv
    wanted = [" ".join(dice) for sides, dice in throws]
    sys.argv = ["dice.py", seed, game, turn, luck, label.split(" = ")[1]]
    for sides, dice in throws:
        sys.argv += [sides, str(len(dice))]
    with contextlib.redirect_stdout(out):
        exec(program, {"__name__": "__main__"})
    sys.argv = kept
    rolls += 1
    if out.getvalue().splitlines() != wanted:
        wrong += 1
        print(f"turn {turn}, {label}: said {wanted}, rolled again {out.getvalue().splitlines()}")


def joined(text):  # a line that was broken goes on deeper
    return re.sub(r"\n    +", " ", text)


def told(text):  # a line of a report, "LABEL, d6: 1 2 3, d5: 4"
    label, throws = re.fullmatch(r"(.*?)((?:, d\d+: [\d ]+)+)", text).groups()
    return label, [(s, d.split()) for s, d in re.findall(r", d(\d+): ([\d ]+)", throws)]


def read_report(path):
    text = joined(open(path).read())
    for turn, seed, rest in re.findall(
            r"^Step \d+ of turn (\d+), from the seed\n  (\w{64})\n((?:  .*\n)+)", text, re.M):
        lines = [line[2:] for line in rest.splitlines()]
        luck = "".join(line[5:] + "\n" for line in lines if line.startswith("luck "))
        for line in lines:
            if not line.startswith("luck "):
                again(turn, seed, luck, *told(line))


class Clone:
    """Of all files that are asked for, one git."""

    def __init__(self, clone):
        self.git = ["git", "-c", "safe.directory=*", "-C", clone]
        self.files = subprocess.Popen(self.git + ["cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def commits(self):
        return subprocess.run(self.git + ["rev-list", "main"], stdout=subprocess.PIPE, text=True).stdout.split()

    def file(self, name):
        self.files.stdin.write(name.encode() + b"\n")
        self.files.stdin.flush()
        said = self.files.stdout.readline().split()
        if said[-1] == b"missing":
            return ""
        return self.files.stdout.read(int(said[-1]) + 1)[:-1].decode()

    def dice(self, commit):
        file = re.findall(r"^(\S+) (.*)$", self.file(commit + ":dice"), re.M)
        return dict(file), "".join(value + "\n" for name, value in file if name == "luck")


def read_clone(path):
    clone = Clone(path)
    commits = clone.commits()
    seeds = {}
    for commit in commits:  # the seed stands in the step that ends its turn
        key, _ = clone.dice(commit)
        if "seed" in key:
            seeds[key["turn"]] = key["seed"]
    for commit in commits:
        events = clone.file(commit + ":events")
        if not re.search("^rolled ", events, re.M):
            continue
        (key, luck), streams = clone.dice(commit), {}
        for line in re.findall("^rolled (.*)$", events, re.M):
            label = re.search(r'label=(?:"((?:[^"\\]|\\.)*)"|(\S+))', line)
            sides, dice = re.search(r"sides=(\d+)", line), re.search(r'dice="?([\d ]+)', line)
            streams.setdefault(label[1] or label[2], []).append((sides[1], dice[1].split()))
        for label, throws in streams.items():
            if key["turn"] in seeds:
                again(key["turn"], seeds[key["turn"]], luck, label, throws)
    clone.files.stdin.close()
    clone.files.wait()


for paper in papers:
    (read_report if how == "report" else read_clone)(paper)
print(rolls)
sys.exit(wrong > 0 or rolls == 0)
