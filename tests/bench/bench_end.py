"""end: a mail from the mailbox to its receipt, a turn from its bell to its report, as a host's machine pays for them.

Games of global-domination on japan, four seats each; every seat writes a quoted-printable mail with two orders, a
greeting and a closing every turn. The same mails are processed once a turn, once for all turns, and one mail alone.
Every receipt is counted, and every game must stand in the turn that it should. Figures are printed beside their goals,
never judged.
usage: B=build [GAMES=200] [TURNS=10] python3 tests/bench/bench_end.py     (TMPDIR says on which disk)
"""
import datetime
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

BUILD = os.path.abspath(os.environ.get("B", "build"))
PBP = os.path.join(BUILD, "pbp")
GAMES = int(os.environ.get("GAMES", "200"))
TURNS = int(os.environ.get("TURNS", "10"))
REST = int(os.environ.get("REST", "1000"))
FEW = 4
SEATS = [("ann", "Osaka", "teal", "Kyoto"), ("bob", "Tokyo", "red", "Saitama"),
         ("cleo", "Fukuoka", "gold", "Oita"), ("dan", "Hokkaido", "navy", "Aomori")]
BEGIN = datetime.datetime(2026, 1, 2, 9)
TURN = datetime.timedelta(days=1)
os.environ["PBP_DATA"] = os.getcwd()
os.environ.pop("PBP_ROOT", None)


def run(root, *args, count=False):
    """One command: seconds by the clock, seconds of the processor, MiB at most, and its system calls where asked."""
    calls = os.path.join(root, "calls")
    command = [PBP, "-C", root, *args]
    if count:
        command = ["strace", "-f", "-c", "-o", calls] + command
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    took = time.monotonic() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"end: {' '.join(args)}: exit {done.returncode}: {done.stderr[:300]}")
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    table = {}
    if count:
        for line in open(calls):
            words = line.split()
            if len(words) > 4 and re.match(r"[0-9.]+$", words[0]):
                table[words[-1]] = int(words[3])
    return took, spent, table


def mail(who, game, when, lines):
    stamp = when.strftime("%a %b %e %H:%M:%S %Y")
    text = "Dear host,=20\n\n" + "\n".join(lines) + "\n\nBest wishes =E2=80=93 and thanks,\n" + who + "\n"
    return (f"From {who}@example.org {stamp}\nFrom: {who} <{who}@example.org>\nTo: pbp@localhost\n"
            f"Subject: [pbp:{game}] orders\nMessage-ID: <{who}.{game}.{when:%Y%m%d%H%M%S}@example.org>\n"
            "MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"
            f"Content-Transfer-Encoding: quoted-printable\n\n{text}\n")


def names(games):
    return [f"g{i:04d}" for i in range(games)]


def make(root, games):
    """A root with that many games, everybody joined, at the bell of the first turn."""
    os.makedirs(os.path.join(root, ".pbp"))
    open(os.path.join(root, ".pbp", "config"), "w").write("host hanna@example.org\n")
    for game in names(games):
        run(root, "new", game, "--rules", "global-domination", "--map", "japan", "--now", "2026-01-01T08:00Z",
            "--key", os.path.abspath("tests/key"), "--option", "begin=2026-01-02T09:00Z", "--option", "deadline=24h")
    joins = [mail(who, game, datetime.datetime(2026, 1, 1, 10, 0, i), [f"join at {home} as {colour}"])
             for game in names(games) for i, (who, home, colour, _) in enumerate(SEATS)]
    feed(root, joins, BEGIN - datetime.timedelta(minutes=1))
    run(root, "process", "--now", stamp(BEGIN))


def stamp(when):
    return when.strftime("%Y-%m-%dT%H:%M:%SZ")


def turn_mails(games, turn):
    when = BEGIN + TURN * turn
    return [mail(who, game, when + datetime.timedelta(hours=1, seconds=i), [f"spawn 1 in {home}",
            f"move 1 from {home} to {next_to}"]) for game in names(games)
            for i, (who, home, _, next_to) in enumerate(SEATS)]


def feed(root, mails, now, count=False):
    box = os.path.join(root, "box")
    open(box, "w").write("".join(mails))
    return run(root, "process", "--now", stamp(now), box, count=count)


def receipts(root):
    return sum("receipt" in name for name in os.listdir(os.path.join(root, ".pbp", "outbox", "new")))


def check(root, games, turns):
    for game in names(games):
        said = subprocess.run([PBP, "-C", root, "status", game, "--now", stamp(BEGIN + TURN * turns)],
                              capture_output=True, text=True).stdout
        if f"turn {turns + 1}" not in said:
            sys.exit(f"end: {game} is not in turn {turns + 1}: {said[:200]}")
    wanted = games * len(SEATS) * (turns + 1)
    if receipts(root) != wanted:
        sys.exit(f"end: {receipts(root)} receipts for {wanted} mails")


def show(what, *figures):
    print(f"{what:<40} " + "   ".join(figures), flush=True)


def a_mail(what, took, spent, n, table=None, goal=""):
    figures = [f"{took / n * 1000:8.2f} ms a mail", f"{spent / n * 1000:6.2f} ms of the processor"]
    if table:
        syncs = sum(table.get(name, 0) for name in ("fsync", "fdatasync"))
        opens = sum(table.get(name, 0) for name in ("open", "openat"))
        figures.append(f"{syncs / n:.2f} fsync, {table.get('syncfs', 0)} syncfs a run, {opens / n:.1f} opens a mail")
    show(what, *figures, *([f"({goal})"] if goal else []))


def copied(base, work, now):
    """A copy of a root; what `pbp process` knows of its games at rest is of the copy again, and of no file just written."""
    root = os.path.join(work, "root")
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(base, root)
    time.sleep(2)
    run(root, "process", "--now", stamp(now))
    return root


def at_rest(root, games):
    """One mail, in a root where many games have nothing to do."""
    os.makedirs(os.path.join(root, ".pbp"))
    open(os.path.join(root, ".pbp", "config"), "w").write("host hanna@example.org\n")
    late = BEGIN + TURN * 400
    for game in names(games):
        run(root, "new", game, "--rules", "global-domination", "--map", "japan", "--now", "2026-01-01T08:00Z",
            "--key", os.path.abspath("tests/key"), "--option", f"begin={stamp(late)}", "--option", "deadline=24h")
    run(root, "process", "--now", stamp(BEGIN))
    time.sleep(2)
    run(root, "process", "--now", stamp(BEGIN))
    runs = []
    for nth, (who, home, colour, _) in enumerate(SEATS):
        for n, game in enumerate(names(FEW)):
            when = BEGIN + datetime.timedelta(hours=nth, minutes=n)
            runs.append(feed(root, [mail(who, game, when, [f"join at {home} as {colour}"])], when))
    took, spent = (min(run[i] for run in runs) for i in (0, 1))  # of each the least: one run alone says little
    a_mail(f"1 mail beside {games} games at rest", took, spent, 1,
           goal="at most 5 ms more than beside few" if games > FEW else "")


def main():
    can_count = shutil.which("strace") is not None
    work = tempfile.mkdtemp()
    try:
        base = os.path.join(work, "base")
        make(base, GAMES)
        n = GAMES * len(SEATS)
        root, runs = copied(base, work, BEGIN), []
        for turn in range(TURNS):
            heard = feed(root, turn_mails(GAMES, turn), BEGIN + TURN * turn + datetime.timedelta(hours=2))
            ended = run(root, "process", "--now", stamp(BEGIN + TURN * (turn + 1)))
            runs.append((heard, ended))
        check(root, GAMES, TURNS)
        a_mail(f"{n} mails a run", sum(r[0][0] for r in runs), sum(r[0][1] for r in runs), n * TURNS,
               goal="at most 1.5 and 0.8")
        ended = sum(r[1][0] for r in runs), sum(r[1][1] for r in runs)
        show(f"{GAMES} turns a run", f"{ended[0] / GAMES / TURNS * 1000:8.2f} ms a turn",
             f"{ended[1] / GAMES / TURNS * 1000:6.2f} ms of the processor")
        show("the last run, in first ones", f"{sum(runs[-1][0][:1]) / sum(runs[0][0][:1]):8.2f}", "(at most 1.1)")
        root = copied(base, work, BEGIN)
        feed_all = [m for turn in range(TURNS) for m in turn_mails(GAMES, turn)]
        took, spent, _ = feed(root, feed_all, BEGIN + TURN * TURNS)
        check(root, GAMES, TURNS)
        a_mail(f"{len(feed_all)} mails and {GAMES * TURNS} turns in one run", took, spent, len(feed_all))
        for some in (1, 10, n):
            mails = turn_mails(GAMES, 0)[:some]
            root = copied(base, work, BEGIN)
            took, spent, _ = feed(root, mails, BEGIN + datetime.timedelta(hours=2))
            root = copied(base, work, BEGIN)
            table = feed(root, mails, BEGIN + datetime.timedelta(hours=2), count=True)[2] if can_count else None
            a_mail(f"{some} mails in a run of {GAMES} games", took, spent, some, table,
                   {1: "at most 10 ms", 10: "at most half of today's 4.4"}.get(some, "2 fsync or a syncfs, 12 opens"))
        for games in (FEW, REST):
            at_rest(os.path.join(work, f"rest{games}"), games)
        if not can_count:
            print("strace is not here: system calls are not counted")
        show("most memory", f"{resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024:8d} MiB")
    finally:
        os.environ.get("KEEP") or shutil.rmtree(work, ignore_errors=True)


main()
