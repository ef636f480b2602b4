#!/bin/sh
# rules: every rule of every rulebook has its proof.
exec tests/rules
