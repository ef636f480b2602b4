/*
 * joining: what who wants to play is told: lines that would do, tried on the game as it stands, those first that hold
 * what he named; and when he has joined, what he has joined.
 */
#ifndef PBP_LETTERS_JOINING_H
#define PBP_LETTERS_JOINING_H

#include "letters/letters.h"

/* Who plays no part yet is invited: players are gathered, or a seat is vacant, and his mail is answered. */
bool joining_invites(const struct desk *k, const struct answer *to);
/* He wants to join what no longer takes anybody. */
bool joining_is_late(const struct desk *k, const struct answer *to);
/* Of his mail only what tries to join: all else is answered by the invitation, and was no order. */
void joining_trim(struct outcome *o, const struct desk *k, const struct answer *to, struct arena *a);
/* Lines that would do, and what game it is; or that it is too late. Nothing for who plays. reply_to: where "yes" is the
 * first of the lines, for it stands in the address, "pbp+isles+join.as.red@example.org" (hear/stranger.c); left as it is
 * where no line is offered, or its words cannot stand there. */
int joining_invite(struct buf *out, struct str *reply_to, struct desk *k, const struct answer *to, struct err *e);
/* The game, its rules in three sentences, how its turns end, who has joined and when it begins: for about.txt. now: when it is
 * read. */
int joining_about(json_t *value, struct desk *k, when now, struct arena *a, struct err *e);
/* When turns end, in words. */
struct str joining_turns_end(const struct game *g, const struct state *s, struct arena *a);
/* For who has joined by this mail while players are gathered. */
int joining_welcome(struct buf *out, struct desk *k, const struct answer *to, struct err *e);

#endif
