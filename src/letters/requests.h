/*
 * requests: what is said of a request (request/request.h): to its writer below what stands, to the host in a letter of its
 * own, with what he can do about it. Other players read of it in the news where all may.
 */
#ifndef PBP_LETTERS_REQUESTS_H
#define PBP_LETTERS_REQUESTS_H

#include "speech/ask.h"
#include "letters/letters.h"

/* To its writer: lines of a letter (request.txt). */
int requests_answer(struct buf *out, struct desk *k, const struct answer *to, const struct requested *r, struct err *e);
/* The first that was done, for the subject, or that none was; NULL: there is none. */
const char *requests_news(const struct outcome *o);
/* Lines of what the host is told of a mail, for a letter about more than that (request-said.txt). */
int requests_told(struct buf *out, struct desk *k, const struct answer *to, struct err *e);
/* To the host: one letter for all of a mail; none where nothing was done, and none to himself. And to whoever else has to
 * hear of it at once. */
int requests_to_host(struct desk *k, const struct answer *to, struct arena *a, struct err *e);

#endif
