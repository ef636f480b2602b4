#!/usr/bin/env python3
"""replies: letters to ann that come back unquoted.

    replies.py send ROOT FILE     a mailbox of replies to every letter to her in the outbox, in ten styles, or three of them
    replies.py check ROOT         which answers say that something was taken
"""
import email
import glob
import html
import os
import re
import sys
import textwrap


def body_of(m):
    part = m
    while part.is_multipart():
        part = part.get_payload(0)
    return part.get_payload(decode=True).decode()


def as_html(text):
    return "<html><body><p>Thanks!</p><div>" + "<br>\n".join(html.escape(l) for l in text.split("\n")) + "</div></body></html>"


STYLES = {
    "above": lambda b: "Thanks!\n\n" + b,
    "below": lambda b: b + "\n\nThanks!\n",
    "ruler": lambda b: "Thanks!\n\n________________________________\n" + b,
    "original": lambda b: "Thanks!\n\n-----Original Message-----\nFrom: pbp <pbp@localhost>\nSent: Friday\nTo: Ann\n\n" + b,
    "wrote": lambda b: "Thanks!\n\nOn Fri, 2 Jan 2026 at 10:00, pbp <pbp@localhost> wrote:\n\n" + b,
    "indented": lambda b: "Thanks!\n\n" + textwrap.indent(b, "    "),
    "narrow": lambda b: "Thanks!\n\n" + "\n".join(textwrap.fill(l, 40) for l in b.split("\n")),
    "dense": lambda b: "Thanks!\n" + re.sub(r"\n\n+", "\n", b),
    "crlf": lambda b: ("Thanks!\n\n" + b).replace("\n", "\r\n"),
    "html": as_html,
}


def send(root, path):
    with open(path, "w") as out:
        for i, name in enumerate(sorted(glob.glob(root + "/.pbp/outbox/new/*"))):
            m = email.message_from_file(open(name))
            game = re.search(r"\[pbp:([a-z-]+)\]", re.sub(r"\n", "", m["Subject"]))
            if m["To"] != "ann@example.org" or not game:
                continue
            # of the ten styles each letter has three, the next another three; WHOLE=1: all
            styles = list(STYLES.items())
            if not os.environ.get("WHOLE"):
                styles = [styles[(3 * i + k) % len(styles)] for k in range(3)]
            for style, reply in styles:
                kind = "html" if style == "html" else "plain"
                text = re.sub(r"(?m)^From ", ">From ", reply(body_of(m)))
                out.write(
                    "From ann@example.org Mon Jan 12 13:00:00 2026\n"
                    "Authentication-Results: mx.example.org; dkim=pass header.d=example.org\n"
                    "From: ann@example.org\nTo: pbp@localhost\nSubject: Re: [pbp:%s]\nMessage-ID: <%d.%s@example.org>\n"
                    "MIME-Version: 1.0\nContent-Type: text/%s; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n\n"
                    % (game.group(1), i, style, kind, text))


def check(root):
    answers = [body_of(email.message_from_file(open(f))) for f in glob.glob(root + "/.pbp/outbox/new/*receipt*")]
    answers += [open(f).read() for f in glob.glob(root + "/*/later/*.answers")]  # behind the tenth of a day
    for text in answers:
        if re.search(r"(?m)^(Understood|Taken):$", text):
            print(re.findall(r"(?m)^(?:You are|  lines? ).*$", text)[:4])


if __name__ == "__main__":
    send(*sys.argv[2:]) if sys.argv[1] == "send" else check(sys.argv[2])
