#!/bin/sh
# scenarios: the boards, mails and results of every rulebook.
exec "${B:-build}/pbp" play tests/scenarios/*/*.t
