"""
Rolls the dice of a game again as a player would: from the text of its reports, or from a clone of public.git,
with the script of docs/dice.md. Of thousands of rolls each would start two programs: what it asks of openssl is reckoned
here, by hand, for all rolls but each game's first.

usage: dice_again.py SCRIPT GAME report REPORT... | dice_again.py SCRIPT GAME public CLONE
Prints how many rolls came out the same; exits with 1 where one did not.
"""
import ast
import contextlib
import io
import re
import subprocess
import sys

script, game, how, *papers = sys.argv[1:]
tree = ast.parse(open(script).read(), script)
program = compile(tree, script, "exec")
tree.body = [part for part in tree.body if getattr(part, "name", "") != "openssl"]
without_openssl = compile(tree, script, "exec")
rolls = wrong = 0


def num(n, size=8):
    return n.to_bytes(size, "little")


def nums(data, size):
    return [int.from_bytes(data[i:i + size], "little") for i in range(0, len(data), size)]


def rot(x, n, bits):
    return (x << n | x >> (bits - n)) & ((1 << bits) - 1)


def siphash(key, data):
    k, m = nums(key, 8), (1 << 64) - 1
    a, b, c, d = (x ^ k[i % 2] for i, x in enumerate(nums(b"uespemosmodnarodarenegylsetybdet", 8)))
    data += bytes(7 - len(data) % 8) + bytes([len(data) % 256])
    for word, rounds in [(w, 2) for w in nums(data, 8)] + [(0, 4)]:
        d, c = d ^ word, c ^ (0xff if rounds == 4 else 0)
        for _ in range(rounds):
            a, c = (a + b) & m, (c + d) & m
            b, d, a = rot(b, 13, 64) ^ a, rot(d, 16, 64) ^ c, rot(a, 32, 64)
            a, c = (a + d) & m, (c + b) & m
            b, d, c = rot(b, 17, 64) ^ c, rot(d, 21, 64) ^ a, rot(c, 32, 64)
        a ^= word
    return num(a ^ b ^ c ^ d)


def chacha(key, nonce, block):
    start = nums(b"expand 32-byte k" + key + num(block) + nonce, 4)
    v = start[:]
    for i in range(80):  # ten times four columns and four diagonals
        k = i % 4
        q = [k] + [4 * r + (k + (r if i % 8 > 3 else 0)) % 4 for r in (1, 2, 3)]
        for x, y, z, n in ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)):
            v[q[x]] = (v[q[x]] + v[q[y]]) & 0xffffffff
            v[q[z]] = rot(v[q[z]] ^ v[q[x]], n, 32)
    return b"".join(num((x + y) & 0xffffffff, 4) for x, y in zip(v, start))


def by_hand(data, what, *how):  # as the script's openssl()
    if what == "mac":
        return siphash(bytes.fromhex(how[1].removeprefix("hexkey:")), data).hex().upper().encode()
    key, iv = bytes.fromhex(how[2]), bytes.fromhex(how[4])
    return (byte for block in range(len(data) // 64) for byte in chacha(key, iv[8:], block))


def again(turn, seed, luck, label, throws):
    global rolls, wrong
    out, kept = io.StringIO(), sys.argv
    wanted = [" ".join(dice) for sides, dice in throws]
    sys.argv = ["dice.py", seed, game, turn, luck, label.split(" = ")[1]]
    for sides, dice in throws:
        sys.argv += [sides, str(len(dice))]
    with contextlib.redirect_stdout(out):
        exec(without_openssl if rolls else program, {"__name__": "__main__", "openssl": by_hand})
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
