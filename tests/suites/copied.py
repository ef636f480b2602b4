#!/usr/bin/env python3
"""copied: players who do nothing but copy the orders that letters offer them, each letter's once.

    copied.py PBP ROOT RULES MAP TURNS    plays so many turns; a line for each letter that offers the same kind of order
                                          twice, or too many, and for each order that was not taken
"""
import datetime
import email
import email.policy
import glob
import os
import re
import subprocess
import sys

MOST = 6  # orders in a letter
PLAYERS = ("ann", "bob", "cleo")
JOINS = {
    "global-domination": ("join at Aldport as teal", "join at Dunmere as red", "join at Hazelby as gold"),
    "states": ("join as red", "join as yellow"),
    "armies": ("join as red", "join as green", "join as blue"),
    "gilmoria": ("join as Corvan", "join as Orrin", "join as Tharn"),
    "hegemon": ("join as ann", "join as bob", "join as cleo"),
}


class Play:
    def __init__(self, pbp, root, rules):
        self.pbp, self.root, self.rules = pbp, root, rules
        self.now = datetime.datetime(2026, 1, 1, 10)
        self.mails, self.faults, self.orders = 0, [], 0
        os.makedirs(root + "/.pbp")
        with open(root + "/.pbp/config", "w") as f:
            f.write("host hanna@example.org\nauthserv mx.example.org\n")

    def run(self, *words, data=b""):
        done = subprocess.run([self.pbp, *words, "-C", self.root, "--now", self.now.strftime("%Y-%m-%dT%H:%M:%SZ")],
                              input=data, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            sys.exit("copied: %s: %s" % (" ".join(words), done.stdout.decode()))
        return done.stdout.decode()

    def process(self, *mails):
        """Mails: (who, text). The letters that came of it, as (who, text)."""
        self.now += datetime.timedelta(minutes=1)
        box = b""
        for who, text in mails:
            self.mails += 1
            box += ("From %s@example.org %s\nAuthentication-Results: mx.example.org; dkim=pass header.d=example.org\n"
                    "From: %s@example.org\nTo: pbp@localhost\nSubject: [pbp:%s] orders\nMessage-ID: <%d@example.org>\n\n%s\n\n" % (
                        who, self.now.strftime("%a %b %d %H:%M:%S %Y"), who, self.rules, self.mails, text)).encode()
        self.now += datetime.timedelta(minutes=1)
        self.run("process", data=box)
        letters = []
        for name in sorted(glob.glob(self.root + "/.pbp/outbox/new/*")):
            with open(name, "rb") as f:
                letter = email.message_from_binary_file(f, policy=email.policy.default)
            os.unlink(name)
            letters.append((letter["To"].split("@")[0].strip("<"), letter.get_body(("plain",)).get_content()))
        return letters

    def status(self):
        said = self.run("status", self.rules, "--json")
        bells = re.findall(r'"bell": "([\d-]+T[\d:]+Z)', said)
        turn = re.search(r'"turn": (\d+)', said)
        return int(turn.group(1)) if turn else 0, [datetime.datetime.strptime(b, "%Y-%m-%dT%H:%M:%SZ") for b in bells]

    def offers(self, who, text):
        """The orders of a letter, as they are sent; what is wrong with them is kept."""
        lines = [line[2:] for line in text.splitlines() if re.match(r"# \w", line)]
        first = [" ".join(line.split()[:2]) if line.startswith(("buy", "end", "no")) else line.split()[0] for line in lines]
        if len(lines) > MOST:
            self.faults.append("%s is offered %d orders" % (who, len(lines)))
        self.faults += ["%s is offered twice: %s" % (who, word) for word in set(first) if first.count(word) > 1]
        return lines

    def look(self, letters):
        """What was refused; the newest offer of each player."""
        offered = {}
        for who, text in letters:
            for line in re.findall(r"(?m)^(! .*(?:\n    .*)*)", text):
                self.faults.append("%s: %s" % (who, line))
            lines = self.offers(who, text)
            if lines and who in PLAYERS:
                offered[who] = lines
        return offered


def main(pbp, root, rules, board, turns):
    p = Play(pbp, root, rules)
    p.run("new", rules, "--rules", rules, "--map", board, "--secret", "00112233445566778899aabbccddeeff" * 2, "--key", "tests/key")
    p.process(*zip(PLAYERS, JOINS[rules]))
    p.run("host", rules, "begin")
    offered = p.look(p.process())
    for _ in range(60):
        turn, bells = p.status()
        if turn > turns:
            break
        if offered:
            p.orders += sum(len(lines) for lines in offered.values())
            offered = p.look(p.process(*[(who, "\n".join(lines)) for who, lines in offered.items()]))
        elif bells:
            p.now = max(p.now, min(bells))
            offered = p.look(p.process())
        else:
            break
    for fault in p.faults:
        print(fault)
    turn, _ = p.status()
    if turn <= turns:
        print("only turn %d is reached" % turn)
    sys.stderr.write("%d orders were copied in %s\n" % (p.orders, rules))


main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4], int(sys.argv[5]))
