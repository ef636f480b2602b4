#!/usr/bin/env python3
"""observers: the lines of the report that an address was sent which are not in the public report.

    observers.py ROOT ADDRESS FILE
"""
import email
import glob
import re
import sys

OWN = re.compile(r"----- A letter of pbp|You read along in game demo|No more of them\? Answer: stop reports|"
                 r"Public history: commit [0-9a-f]{40}.$")
public = {line.strip() for line in open(sys.argv[3])}
for path in glob.glob(sys.argv[1] + "/.pbp/outbox/new/*observer-*"):
    m = email.message_from_file(open(path))
    if sys.argv[2] not in m["To"]:
        continue
    for part in m.walk():
        if part.get_content_type() == "text/plain":
            for line in part.get_payload(decode=True).decode().splitlines():
                if line.strip() not in public and not OWN.match(line.strip()):
                    print(line)
