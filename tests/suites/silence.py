#!/usr/bin/env python3
"""silence: every mail of tests/mail that a person may have written, as if the player ann@example.org had sent it to a
game in play; and which of them was neither answered nor told of.

    silence.py send FOLDER           writes them, prints how many
    silence.py check FOLDER ROOT     prints those that met with silence
"""
import email
import glob
import hashlib
import os
import re
import sys

# What machines and lists send is not answered; nor is what names nobody, or two, as its sender.
SILENT = ("automatic", "report", "loop", "bulk", "senderless", "unreadable")


def is_a_persons(own):
    return not open(own, errors="replace").readline().startswith(SILENT)


def send(folder):
    os.makedirs(folder)
    n = 0
    for eml in sorted(glob.glob("tests/mail/*.eml")):
        if not is_a_persons(eml[:-4] + ".own"):
            continue
        raw = open(eml, "rb").read()
        end = min((i for i in (raw.find(b"\n\n"), raw.find(b"\n\r\n")) if i >= 0), default=len(raw))
        head, found = re.subn(rb"(?im)^(From:)([^\n]*(?:\n[ \t][^\n]*)*)", b"From: ann@example.org", raw[:end])
        head = re.sub(rb"\[pbp:[^]]*\]", b"[pbp:demo]", head)
        if found != 1 or raw.startswith(b"From "):  # known by its bytes without that line
            continue
        if b"[pbp:demo]" not in head:
            head = re.sub(rb"(?im)^Subject:", b"Subject: [pbp:demo]", head)
        open(os.path.join(folder, os.path.basename(eml)), "wb").write(head + raw[end:])
        n += 1
    print(n)
    return n > 300


def check(folder, root):
    letters = [email.message_from_file(open(f)) for f in glob.glob(root + "/.pbp/outbox/new/*")]
    names = " ".join(os.listdir(root + "/.pbp/outbox/new"))
    text = b"\n".join(p.get_payload(decode=True) for m in letters for p in m.walk() if p.get_content_type() == "text/plain")
    aside = " ".join(os.listdir(root + "/.pbp/quarantine"))
    for sent in sorted(os.listdir(folder)):
        raw = open(os.path.join(folder, sent), "rb").read()
        digits = hashlib.blake2b(raw, digest_size=32).hexdigest()
        told = digits[:24] in names or b"Receipt of mail " + digits[:16].encode() in text or digits in aside
        if not told:
            print(sent)


if __name__ == "__main__":
    if sys.argv[1] == "send":
        sys.exit(0 if send(sys.argv[2]) else 1)
    check(sys.argv[2], sys.argv[3])
