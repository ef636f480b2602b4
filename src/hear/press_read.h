/* press_read: letters to other players, in the text of a mail (request/press.h). */
#ifndef PBP_HEAR_PRESS_READ_H
#define PBP_HEAR_PRESS_READ_H

#include "request/press.h"

/* Hears the letters in a text. The text without them: blanks stand in their place. */
const struct source *press_hear(struct ear *ear, const struct source *text);
/* A mail that is one as a whole; heard: it was. */
bool press_hear_mail(struct ear *ear, const struct source *text);
/* A text in which lines were parted (apart.h), each byte in its place: its letters as they were written. */
const struct source *press_kept(struct ear *ear, const struct source *written, const struct source *parted);
/* "press to host: ...": that is sent to him as any question is. */
bool press_is_hosts(struct str text);
/* The line of the first order in that part of a text, as it would be read; 0: there is none. */
uint32_t press_order_in(struct ear *ear, struct span at, const struct source *text);

#endif
