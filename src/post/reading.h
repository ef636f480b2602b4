/*
 * reading: posts of a thread that are for us, as mails into the spool. A post is for us where its first words are the
 * forum's `call` ("@pbp"), quotes of others left out; all else in a thread is talk. Whose orders they are says the line
 * `player` of the settings.
 */
#ifndef PBP_POST_READING_H
#define PBP_POST_READING_H

#include "mail/postmark.h"
#include "post/journal.h"

/* *n: mails that were made. Each post once: what was read stands in the journal, and a mail that is delivered twice, by who was
 * killed in between, has the same bytes and is heard once. */
int reading_run(size_t *n, struct forum *f, struct journal *j, const struct postmark_key *key, struct err *e);

/* What a post says to us, without its call; false: it is talk. */
bool reading_for_us(struct str *out, struct str text, struct str call, struct arena *a);

#endif
