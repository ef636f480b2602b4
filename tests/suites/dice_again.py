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


def again(step, seed, mails, luck, label, throws):
    global rolls, wrong
    out, kept = io.StringIO(), sys.argv
    wanted = [" ".join(dice) for sides, dice in throws]
    sys.argv = ["dice.py", seed, game, step, mails, luck, label]
    for sides, dice in throws:
        sys.argv += [sides, str(len(dice))]
    with contextlib.redirect_stdout(out):
        exec(program, {"__name__": "__main__"})
    sys.argv = kept
    rolls += 1
    if out.getvalue().splitlines() != wanted:
        wrong += 1
        print(f"step {step}, {label}: said {wanted}, rolled again {out.getvalue().splitlines()}")


def joined(text):  # a line that was broken goes on deeper
    return re.sub(r"\n    +", " ", text)


def told(text):  # a line of a report, "LABEL, d6: 1 2 3, d5: 4"
    label, throws = re.fullmatch(r"(.*?)((?:, d\d+: [\d ]+)+)", text).groups()
    return label, [(s, d.split()) for s, d in re.findall(r", d(\d+): ([\d ]+)", throws)]


def read_report(path):
    text = joined(open(path).read())
    for step, seed, mails, rest in re.findall(
            r"^Step (\d+), from the seed\n  (\w{64})\nand the mails\n  (\w{64})\n((?:  .*\n)+)", text, re.M):
        lines = [line[2:] for line in rest.splitlines()]
        luck = "".join(line[5:] + "\n" for line in lines if line.startswith("luck "))
        for line in lines:
            if not line.startswith("luck "):
                again(step, seed, mails, luck, *told(line))


def git(clone, *args):
    done = subprocess.run(["git", "-c", "safe.directory=*", "-C", clone, *args], capture_output=True, text=True)
    return done.stdout


def read_clone(clone):
    for commit in git(clone, "rev-list", "main").split():
        events = git(clone, "show", commit + ":events")
        if not re.search("^rolled ", events, re.M):
            continue
        file = re.findall(r"^roll-(\w+) (.*)$", git(clone, "show", commit + ":dice"), re.M)
        key, streams = dict(file), {}
        luck = "".join(value + "\n" for name, value in file if name == "luck")
        for line in re.findall("^rolled (.*)$", events, re.M):
            label = re.search(r'label=(?:"((?:[^"\\]|\\.)*)"|(\S+))', line)
            sides, dice = re.search(r"sides=(\d+)", line), re.search(r'dice="?([\d ]+)', line)
            streams.setdefault(label[1] or label[2], []).append((sides[1], dice[1].split()))
        for label, throws in streams.items():
            again(key["step"], key["seed"], key["mails"], luck, label, throws)


for paper in papers:
    (read_report if how == "report" else read_clone)(paper)
print(rolls)
sys.exit(wrong > 0 or rolls == 0)
