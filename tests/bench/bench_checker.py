"""checker: what a page with the checker costs: bytes to load, milliseconds until it answers, milliseconds a text. Under node,
whose engine is Chromium's. Figures are printed, never judged; where the checker was not built that is said.
usage: B=build python3 tests/bench/bench_checker.py     (`make checker` builds it)
"""
import gzip
import json
import os
import subprocess
import sys
import tempfile

BUILD = os.path.abspath(os.environ.get("B", "build"))
CHECKER = BUILD + "/pbp-checker.js"
os.environ["PBP_DATA"] = os.getcwd()
SHEET = "spawn 3 in Osaka\nmove 3 from Osaka to Kyoto\nplease march 2 men from Kyoto on to Nara\nbuild a fortress in Osaka\n"


def row(what, figure, unit):
    print("%-40s %10.2f %s" % (what, figure, unit), flush=True)


def main():
    if not os.path.exists(CHECKER):
        print("not built: `./setup checker` does")
        return
    text = open(CHECKER, "rb").read()
    row("the checker, a script", len(text) / 1024, "KiB")
    row("the same as web servers send it (gzip)", len(gzip.compress(text, 6)) / 1024, "KiB")
    row("of it WebAssembly", os.path.getsize(BUILD + "/checker/checker.wasm") / 1024, "KiB")
    with tempfile.TemporaryDirectory() as work:
        subprocess.run(["tests/games/demo/play", "day", work + "/demo"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([BUILD + "/pbp", "publish", "-C", work + "/demo", "--to", work + "/site"], check=True, stdout=subprocess.DEVNULL)
        position = work + "/site/demo/position.js"
        row("a position (47 areas, 3 seats)", os.path.getsize(position) / 1024, "KiB")
        questions = json.dumps([{"seat": "teal", "text": SHEET, "at": 0}] * 200).encode()
        runs = [json.loads(subprocess.run(["node", "tests/checker/answers.js", CHECKER, position], input=questions,
                                          stdout=subprocess.PIPE, check=True).stdout) for _ in range(5)]
    row("start, until it can answer", sorted(r["start"] for r in runs)[2], "ms")
    row("an answer to four orders", sorted(r["each"] for r in runs)[2], "ms")


sys.exit(main())
