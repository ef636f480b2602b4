#!/usr/bin/env python3
"""letters: a game of every ruleset that has a letter of every kind, and its letters in the order in which they leave.

    letters.py play PBP ROOT GAME     plays it into a root of its own
    letters.py text|html ROOT FILE    its letters as they are kept in tests/letters
"""
import email
import email.policy
import glob
import os
import re
import subprocess
import sys

GAMES = {
    # map; how ann, bob and cleo join; two orders and a bad one; a place, a rule, what the host orders for ann; an option
    "global-domination": dict(
        map="tutorial", joins=("join at Aldport as teal, country Sunrise Empire", "join at Dunmere, colour red",
                               "I would like to start in Hazelby as gold"),
        clash="join at Brume as teal", good="spawn 3 in Aldport\nmove 3 from Aldport to Brume", better="spawn 2 in Aldport",
        bad="move 9 from Dunmere to Corran\nspawn 1 in Aldprot", act="spawn 1 in Aldport", place="Aldport", rule="2.3"),
    "states": dict(
        map="usa48", joins=("join as red", "join as yellow", "join as blue"), clash="join as red",
        good="deploy 2 in Alabama", better="deploy all in Alabama\nattack Georgia from Alabama",
        bad="deploy 9 in Utah\nattack Utha from Ohio",
        act="end turn", place="Nevada", rule="2"),
    "armies": dict(
        map="barrows", joins=("join as red", "join as green", "join as blue"), clash="join as red",
        good="place army in Weir", better="place army in Quay", bad="place army in Atlantis\nmove 9 from Weir to Quay",
        act="done", place="Weir", rule="2"),
    "gilmoria": dict(
        map="gilmoria", joins=("join as Corvan", "join as Orrin", "join as Tharn"), clash="join as Corvan",
        good="deploy 1 in Anvil", better="deploy the rest in Anvil\nattack Juniper from Anvil with all",
        bad="deploy 99 in Crag\nattack Juniper from Nowhere", act="end turn", place="Anvil", rule="2"),
    "hegemon": dict(
        map="archipelago", joins=("join as ann", "join as bob", "join as cleo"), clash="join as ann",
        good="bid 2 on share 2", better="bid 3 on share 2", bad="bid 99 on share 1\nbid 2.5 on share 2",
        act="bid 1 on share 3", place="Ardentor", rule="2"),
}
QUESTIONS = ["help", "rules", "rule %(rule)s", "rule 99.9", "status", "what stands", "order form", "my position", "map",
             "neighbours of %(place)s", "neighbours of Atlantis", "who", "history", "report 1", "preview:\n%(good)s", "resign"]
SAID = ["away until Wednesday", "back", "away a while", "more time", "extend by 12 hours", "vote draw", "take back my vote",
        "vote nonsense", "call me Bob Miller", "press to all: hello, all of you", "press to %(first)s: You and I?\n\nSo?\nEND",
        "concede to %(first)s"]
HOST = ["announce Welcome, everybody!", "act for %(first)s: %(act)s", "discard %(first)s", "extend by 24h", "pause", "resume",
        "amend zone = UTC0 because of the summer"]


class Play:
    def __init__(self, pbp, root, game):
        self.pbp, self.root, self.game, self.of = pbp, root, game, dict(GAMES[game])
        self.day, self.minute, self.box, self.mails, self.runs = 1, 600, [], 0, 0
        self.at = {}
        os.makedirs(root + "/.pbp/sent")
        with open(root + "/.pbp/config", "w") as f:
            f.write("host hanna@example.org\nauthserv mx.example.org\ndigest 08:00\n")

    def moment(self, seconds=0):
        return "2026-01-%02dT%02d:%02d:%02dZ" % (self.day, self.minute // 60, self.minute % 60, seconds)

    def run(self, *words, data=b""):
        done = subprocess.run([self.pbp, *words], input=data, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode and words[0] != "host":
            sys.exit("letters: %s: %s" % (" ".join(words), done.stdout.decode()))
        self.keep()

    def keep(self):
        """Out of the outbox, behind those of the runs before."""
        self.runs += 1
        for name in sorted(glob.glob(self.root + "/.pbp/outbox/new/*")):
            os.rename(name, "%s/.pbp/sent/%04d.%s" % (self.root, self.runs, os.path.basename(name)))

    def new(self, game, *words):
        self.run("new", "-C", self.root, game, "--rules", self.game, "--map", self.of["map"], "--now", self.moment(),
                 "--secret", "00112233445566778899aabbccddeeff" * 2, "--key", "tests/key", *words)

    def says(self, who, text, subject=None, proof="dkim=pass header.d=example.org", reply=""):
        self.minute += 1
        self.mails += 1
        month = "From %s@example.org Thu Jan %2d %02d:%02d:00 2026\n" % (who, self.day, self.minute // 60, self.minute % 60)
        self.box.append((month + "Authentication-Results: mx.example.org; %s\nFrom: %s <%s@example.org>\nTo: pbp@localhost\n"
                         "Subject: %s\nMessage-ID: <%d@example.org>\n%s\n%s\n\n" % (
                             proof, who, who, "[pbp:%s] mail" % self.game if subject is None else subject, self.mails,
                             reply, text % self.of)).encode())

    def process(self):
        self.minute += 1
        self.run("process", "-C", self.root, "--now", self.moment(), data=b"".join(self.box))
        self.box = []

    def host(self, line):
        self.minute += 1
        self.run("host", self.game, line % self.of, "-C", self.root, "--now", self.moment())

    def bell(self):
        """Of what is open now the first."""
        said = subprocess.run([self.pbp, "status", self.game, "--json", "-C", self.root, "--now", self.moment()],
                              stdout=subprocess.PIPE, check=True).stdout
        bells = re.findall(r'"bell": "2026-01-(\d\d)T(\d\d):(\d\d)', said.decode())
        return min(bells) if bells else None

    def wait_for_bell(self, hours=0):
        at = self.bell()
        if at:
            day, hour, minute = map(int, at)
            all_of = (day * 24 + hour - hours) * 60 + minute
            if all_of > self.day * 1440 + self.minute:
                self.day, self.minute = divmod(all_of, 1440)
        self.process()

    def letter(self, kind):
        """The Message-ID of the newest letter to ann of a kind."""
        return re.search(r"(?mi)^Message-ID: (\S+)", open(sorted(glob.glob(self.root + "/.pbp/sent/*." + kind + "*"))[-1]).read())


def gather(p):
    p.new(p.game, "--option", "begin=2026-01-02T09:00Z", "--option", "anonymous=on")
    p.says("eve", "Some words about the weather.")
    p.says("dora", "Might I still play?")
    p.says("ann", p.of["joins"][0])
    p.says("ann", "withdraw" if p.game != "hegemon" else "help")
    p.process()
    p.day, p.minute = 2, 540
    p.process()
    p.host("extend by 2 days")
    p.says("ann", p.of["joins"][0])
    p.says("bob", p.of["clash"])
    p.says("bob", p.of["joins"][1])
    p.says("cleo", p.of["joins"][2])
    p.process()
    p.host("begin")
    p.of["first"] = p.of["joins"][0].split(",")[0].split()[-1]


def talk(p):
    for words in QUESTIONS:
        p.says("ann", words)
    for words in SAID:
        p.says("bob", words)
    p.says("cleo", "", subject="[pbp:%s] status" % p.game)
    p.process()
    for words in (p.of["good"], p.of["bad"], p.of["good"] + "\n" + p.of["bad"], p.of["better"], p.of["better"] + "\nhmm, or not?",
                  "withdraw"):
        p.says("ann", words)
    p.says("bob", "May I wear a hat at the table, and what does it cost?")
    p.says("bob", "The northern thing as agreed.")
    p.process()


def hosted(p):
    for line in HOST:
        p.host(line)


def strange(p):
    p.says("ann", "hello", proof="dmarc=fail header.from=example.org")
    p.says("ann", "hello", subject="[pbp:nowhere] hello")
    p.says("ann", "hello", subject="hello")
    p.says("eve", p.of["good"])
    p.says("eve", p.of["good"], reply="In-Reply-To: %s\n" % p.letter("receipt").group(1))
    p.process()
    for i in range(12 if p.game == "global-domination" else 0):
        p.says("cleo", "Something is odd with the letters here.")
    p.process()


def turns(p):
    p.wait_for_bell(24)
    p.wait_for_bell()
    p.says("ann", p.of["better"])
    p.says("ann", "report 1")
    p.says("ann", "history")
    p.process()
    p.wait_for_bell()
    p.host("annul turn 1")
    p.host("resume")


def seats(p):
    p.says("ann", "I also write from anna@work.example")
    p.process()
    p.says("ann", "forget the address anna@work.example")
    p.process()
    p.says("ann", "my address is anna@home.example")
    p.process()
    p.says("bob", "yes, I resign")
    p.process()
    p.host("replace %(first)s by dora@example.org")
    p.host("second %(first)s erin@example.net")
    p.host("remind")
    p.host("who owes")
    p.host("open %(first)s")
    p.host("admit %(first)s dora@example.org")
    p.says("olaf", "I only want to read along.")
    p.process()
    p.wait_for_bell()
    p.says("olaf", "stop reports")
    p.says("rudi", "observe")
    p.says("sara", "observe")
    p.process()
    p.host("dismiss rudi@example.org")
    p.says("rudi", "start reports")
    p.says("dora", "my zone is America/New_York")
    p.says("dora", "my zone is Middle-earth\nstatus")
    p.process()
    p.host("end game the pub has burnt down")
    p.process()


def play(pbp, root, game):
    p = Play(pbp, root, game)
    p.new("other")
    for part in (gather, talk, hosted, strange, turns, seats):
        part(p)


# ---- the letters

def steady(text):
    """Without what hangs on the version: commits, and what is signed with them; and on the place of the root."""
    text = re.sub(r"(?m)^/\S+/\.pbp/", "ROOT/.pbp/", text)
    text = re.sub(r"\b[0-9a-f]{40}\b", "<commit>", text)
    return re.sub(r"(?s)-----BEGIN SSH SIGNATURE-----.*?-----END SSH SIGNATURE-----", "<signature>", text)


def letters(root):
    """What others read as well is kept once."""
    found = []
    for name in glob.glob(root + "/.pbp/sent/*"):
        m = email.message_from_binary_file(open(name, "rb"), policy=email.policy.default)
        kind = re.match("<pbp.([a-z]+)", m["Message-ID"]).group(1)
        answered = re.match("<([0-9]+)@", m["In-Reply-To"] or "<0@").group(1)
        if kind not in ("news", "report", "tickets") or not re.match("bob|cleo", m["To"]):
            run = os.path.basename(name)[:4]
            found.append(((run, m["Date"].datetime, int(answered), m["To"], m["Message-ID"]), m))
    return [m for _, m in sorted(found, key=lambda f: f[0])]


def part(m, kind):
    body = m.get_body((kind,))
    return body.get_content() if body else ""


def as_text(m):
    return "%s\nTo: %s\nSubject: %s\n\n%s\n" % ("=" * 72, m["To"], m["Subject"], steady(part(m, "plain")))


def as_html(m):
    """Without the head, which is the same in all."""
    body = re.sub(r"(?s)^.*<body>\n?|</body>.*$", "", steady(part(m, "html")))
    return '<hr><p class="quiet">To: %s<br>Subject: %s</p>\n%s' % (m["To"], m["Subject"], body)


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(*sys.argv[2:])
    else:
        with open(sys.argv[3], "w") as out:
            for letter in letters(sys.argv[2]):
                out.write({"text": as_text, "html": as_html}[sys.argv[1]](letter))
