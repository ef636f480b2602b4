/* look: what the lines of a mail were bound to. */
#ifndef PBP_ANSWER_LOOK_H
#define PBP_ANSWER_LOOK_H

#include "bind/bind.h"
#include "engine/ear.h"

/* The mail's text, read; its lines are bound when they are asked about, once for each state. */
struct page ear_read(struct ear *ear, const struct source *text);
struct bound ear_bind(struct ear *ear, const struct page *page, size_t i);
struct bound ear_bind_plain(struct ear *ear, const struct page *page, size_t i); /* by the reader alone */
/* A line, or a line and the one below it, as if a comma stood for the break, and for the full stops between. */
struct bound ear_bind_as_one(struct ear *ear, const struct page *page, size_t i, size_t n, struct span between);
/* For what is asked of lines far off: as it was bound last, against whatever state. */
struct bound ear_glance(struct ear *ear, const struct page *page, size_t i);
bool bound_is_heard(const struct bound *b);   /* an order of this moment is in it */
bool bound_is_refused(const struct bound *b); /* or a part of it */
bool bound_is_chatter(const struct bound *b); /* and nothing else */
/* What a place in a mail is taken for. */
struct binding bound_to(struct command *c);

#endif
