"""pages: what a reader waits for: reports of a turn in which all 47 areas of Japan are held, maps, a site of fifty turns, and
the same site when nothing or one turn is new. Times are the processor's: the machine may have other work. Figures are printed
beside their goals, never judged.
usage: B=build python3 tests/bench/bench_pages.py     (needs rsvg-convert to compare pictures with: librsvg2-bin)
"""
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

BUILD = os.path.abspath(os.environ.get("B", "build"))
PBP, DRAW = BUILD + "/pbp", BUILD + "/pbp-draw"
os.environ["PBP_DATA"] = os.getcwd()
os.environ.pop("PBP_ROOT", None)


def run(*args, data=None):
    done = subprocess.run(args, input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode:
        sys.exit("%s: %s" % (" ".join(args), done.stderr.decode()))
    return done.stdout


def row(what, figure, unit, goal):
    print("%-40s %10.2f %-9s (%s)" % (what, figure, unit, goal), flush=True)


def used():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def best(rounds, *args, data=None):
    """The middle one of so many times, in ms."""
    took = []
    for _ in range(rounds):
        before = used()
        run(*args, data=data)
        took.append((used() - before) * 1e3)
    return sorted(took)[rounds // 2]


def root_in(folder):
    os.makedirs(folder + "/.pbp")
    with open(folder + "/.pbp/config", "w") as out:
        out.write("address pbp@example.org\nhost host@example.org\n")
    return folder


def full_board(root):
    """A turn of Global Domination in which four seats hold all of Japan."""
    seats = ["teal", "red", "gold", "navy"]
    players = [w for s in seats for w in ("--player", "%s=%s@example.org" % (s, s))]
    run(PBP, "new", "-C", root, "full", "--rules", "global-domination", "--map", "japan", *players,
        "--option", "deadline=24h", "--now", "2026-01-01T09:00Z")
    run(PBP, "host", "-C", root, "full", "begin", "--now", "2026-01-01T10:00Z")
    areas = [a["name"] for a in __import__("json").loads(run(PBP, "map", "-C", root, "full", "--json"))["areas"]]
    for i, area in enumerate(areas):
        run(PBP, "host", "-C", root, "full", 'set land area="%s" owner=%s troops=%d' % (area, seats[i * 4 // len(areas)], 1 + i % 4),
            "--now", "2026-01-01T10:01Z")
    run(PBP, "process", "-C", root, "--now", "2026-01-03T11:00Z")
    return len(areas)


def svg_of(picture):
    """One picture of many that one program draws: what 81 take more than one, in ms."""
    piece = b"%015d\n%s" % (len(picture), picture)
    return (best(5, DRAW, "--outlines=maps", "--many", data=piece * 81)
            - best(5, DRAW, "--outlines=maps", "--many", data=piece)) / 80


def maps(root):
    empty = b'{"areas":[{"name":"A","x":1,"y":1}]}'
    row("pbp-draw, its start", best(15, DRAW, "--outlines=maps", data=empty), "ms", "the libraries")
    for name, rules, goal in (("japan", "global-domination", 3), ("world", "armies", 12)):
        run(PBP, "new", "-C", root, name, "--rules", rules, "--map", name, "--now", "2026-01-05T12:00Z")
        picture = run(PBP, "map", "-C", root, name, "--json")
        row("SVG of %s, beyond the start" % name, svg_of(picture), "ms", "goal: %d" % goal)
        if not shutil.which("rsvg-convert"):
            continue
        svg = run(DRAW, "--outlines=maps", data=picture)
        alone = best(9, "rsvg-convert", data=svg)
        row("PNG of %s" % name, best(9, DRAW, "--outlines=maps", "--format=png", data=picture) / alone, "times",
            "librsvg alone, %.0f ms; goal: 1.2" % alone)


def fifty_turns(root):
    """The first mails of a recorded game, until fifty turns have ended."""
    games = os.path.join(root, "games")
    shutil.copytree("tests/games/states/duel", games + "/states/duel")
    box = games + "/states/duel/turns.mbox"
    mails = re.split(rb"(?m)^(?=From \S+@)", open(box, "rb").read())
    with open(box, "wb") as out:
        out.write(b"".join(mails[:int(os.environ.get("MAILS", "105"))]))
    line = "mail turns.mbox 2026-01-26T20:00:00Z\n"
    text = open(games + "/states/duel/game").read()
    with open(games + "/states/duel/game", "w") as out:
        out.write(re.sub(r"mail turns.mbox .*\n(.|\n)*", line, text))
    to = os.path.join(root, "played")
    subprocess.run(["tests/games/play", "states/duel", to, "once"], check=True, stdout=subprocess.DEVNULL,
                   env=dict(os.environ, GAMES=games, B=BUILD))
    return to


def site(root):
    to = os.path.join(root, "site")

    def publish():
        before = used()
        said = run(PBP, "publish", "-C", root, "--to", to).decode()
        return used() - before, said.split(": ", 1)[1].strip()

    turns = len(run("git", "-C", root + "/duel/public.git", "tag").split())
    for what in ("a site of %d turns" % turns, "the same, nothing new"):
        took, said = publish()
        row(what, took, "s", "goal: 2; " + said)
    os.remove("%s/duel/turn/%d.html" % (to, turns))
    took, said = publish()
    row("the same, one page is missing", took, "s", said)


def main():
    with tempfile.TemporaryDirectory() as work:
        root = root_in(work + "/root")
        areas = full_board(root)
        if areas != 47:
            sys.exit("wrong result: %d areas" % areas)
        sys.stdout.write(run(BUILD + "/bench/report", root, "full", "1").decode())
        maps(root_in(work + "/maps"))
        site(fifty_turns(root_in(work + "/fifty")))


main()
