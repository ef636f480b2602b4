"""What refused lines are told, compared with what is written in a file of this folder.

A file has boards (the lines of a scenario up to its mails), cases (whose line it is, on which row of the
stage or under which call) and lines, each with its answers below it: code | what | facts | what to write.

    board NAME, then the lines of the board, to a line "end"
    case BOARD SEAT: more lines of the board
    > a line of a mail
    code | what is wrong | the facts | what to send instead

Every line is played alone. What no message may do is looked for in all of them: name the one who is written
to in the third person, say a number below zero that he has not written, leave a hole open.
usage: compare.py PBP FILE [--write]
"""
import json
import re
import subprocess
import sys
import tempfile


def read(path):
    boards, cases, board = {}, [], None
    with open(path, encoding="utf-8") as f:
        for text in f.read().split("\n"):
            if board is not None:
                if text == "end":
                    board = None
                else:
                    boards[board].append(text)
            elif text.startswith("board "):
                board = text.split()[1]
                boards[board] = []
            elif text.startswith("case "):
                head, more = text[5:].split(":", 1)
                name, seat = head.split()
                cases.append({"head": text, "board": name, "seat": seat, "more": more.strip(), "lines": []})
            elif text.startswith("> "):
                cases[-1]["lines"].append([text[2:], []])
            elif text.strip() and not text.startswith("#"):
                cases[-1]["lines"][-1][1].append(text.rstrip())
    return boards, cases


def scenario(boards, case, line):
    out = ['scenario "wording"'] + boards[case["board"]]
    out += ["  " + m.strip() for m in case["more"].split(";") if m.strip()]
    if not any(l.strip().startswith(("call ", "turn ")) for l in out):
        out.append("turn 1 open 2026-01-05T08:00Z bell 2026-01-08T08:00Z")
    calls = [l for l in out if l.strip().startswith(("call ", "turn "))]
    out = [l for l in out if l not in calls] + [l.strip() for l in calls]
    return "\n".join(out + ["mail %s 2026-01-05T10:00Z" % case["seat"], "  " + line, ""])


def answers(pbp, boards, cases):
    text = "\n".join(scenario(boards, c, l) for c in cases for l, _ in c["lines"])
    with tempfile.NamedTemporaryFile("w", suffix=".t", encoding="utf-8") as f:
        f.write(text)
        f.flush()
        said = subprocess.run([pbp, "play", "--json", f.name], capture_output=True, text=True, check=False)
    if said.returncode not in (0, 1) or not said.stdout.endswith("\n"):
        sys.exit("pbp play: %d %s" % (said.returncode, said.stderr))
    out = [json.loads(l) for l in said.stdout.split("\n") if l]
    if len(out) != sum(len(c["lines"]) for c in cases):
        sys.exit("pbp play: " + (said.stderr or "it has not answered every line"))
    return out


def row(d):
    return " | ".join([d["code"], d["what"], d.get("detail") or "", d.get("hint") or ""]).rstrip(" |")


def offences(seat, line, d):
    said = " ".join(x for x in [d["what"], d.get("detail"), d.get("hint")] if x)
    if re.search(r"\b%s\b" % re.escape(seat), said) and not re.search(r"\b%s\b" % re.escape(seat), line):
        yield "names its reader as somebody else"
    if re.search(r"(?<![\w-])-\d", said) and not re.search(r"-\d", line):
        yield "says a number below zero"
    if "{" in said or "}" in said or "  " in said:
        yield "leaves a hole"
    if d["refused"] and not d.get("hint"):
        yield "does not say what to write"


def main():
    pbp, path = sys.argv[1:3]
    boards, cases = read(path)
    said, k, passed, failed, new = answers(pbp, boards, cases), 0, 0, 0, []
    for c in cases:
        new += ["", c["head"]]
        for line, expected in c["lines"]:
            verdicts = said[k]["lines"]
            k += 1
            diags = [dict(d, refused=l["verdict"] == "refused") for l in verdicts for d in l["diagnostics"]]
            found = [row(d) for d in diags] if diags else [verdicts[0]["verdict"] if verdicts else "not read"]
            new += ["> " + line] + found
            wrong = ["%s: %s" % (row(d), o) for d in diags for o in offences(c["seat"], line, d)]
            if found != expected:
                wrong += ["expected: " + e for e in expected] + ["found:    " + f for f in found]
            passed, failed = passed + (not wrong), failed + bool(wrong)
            if wrong and "--write" not in sys.argv:
                print("%s: %s: %s" % (path, c["head"], line))
                print("\n".join("  " + w for w in wrong))
    if "--write" in sys.argv:
        with open(path, encoding="utf-8") as f:
            head = f.read().split("\ncase ")[0].rstrip("\n")
        with open(path, "w", encoding="utf-8") as f:
            f.write(head + "\n" + "\n".join(new) + "\n")
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


sys.exit(main())
