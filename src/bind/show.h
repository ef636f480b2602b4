/*
 * show: what the floor below understood, before any verb is looked for, for `pbp parse` and `pbp log
 * --unknown-words`: for people who write rulesets or wonder about a line.
 */
#ifndef PBP_BIND_SHOW_H
#define PBP_BIND_SHOW_H

#include "bind/bind.h"

/* Words and phrases of all readings, a line a node. */
void show_sheet(struct buf *out, const struct binder *b, const struct source *text);

/* The words of refused lines that nobody knew, as written, in order. */
size_t show_unknown_words(struct str **out, const struct binder *b, const struct source *text, struct arena *a);

#endif
