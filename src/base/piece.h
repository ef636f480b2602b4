/*
 * piece: a text through a pipe with its length before it: fifteen digits and the end of a line, and so many bytes. So that
 * two programs can hand each other one after another.
 */
#ifndef PBP_BASE_PIECE_H
#define PBP_BASE_PIECE_H

#include "base/arena.h"
#include "base/err.h"
#include "base/str.h"

int piece_write(int fd, struct str bytes, struct err *e);
/* ERR_NOT_FOUND: no more come; ERR_SYNTAX: that is none; ERR_LIMIT: it is longer. */
int piece_read(struct str *out, int fd, size_t limit, struct arena *a, struct err *e);

#endif
