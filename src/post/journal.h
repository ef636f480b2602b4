/*
 * journal: how far a forum is, in its NAME.state, so that who is killed anywhere goes on and says nothing twice: the parts
 * of the turn in hand are in it before the first is posted, and which of them was begun before it is sent. A part that
 * was begun and not done may be there: the forum is asked.
 */
#ifndef PBP_POST_JOURNAL_H
#define PBP_POST_JOURNAL_H

#include <jansson.h>

#include "post/post.h"

struct journal {
	char *path;
	struct arena *arena;
	json_t *state;
	int lock; /* nobody else posts to or reads this forum meanwhile */
};

/* ERR_AGAIN where another pbp-post is at it; ERR_DAMAGED. */
int journal_open(struct journal *j, const struct forum *f, struct err *e);
void journal_close(struct journal *j);

/* The turns that were posted whole, from 1 on; and as what: the commit that ended each. */
int32_t journal_turns(const struct journal *j);
struct str journal_commit(const struct journal *j, int32_t turn);
/* Turns from this one on were annulled: they are posted again when they have been played again. The turn in hand is
 * posted to its end all the same: half a report puzzles more than one that is taken back. */
int journal_forget(struct journal *j, int32_t turn, struct err *e);
/* Which posting of a turn that was annulled it is: 1, 2 ...; 0: it was posted never before. */
int32_t journal_again(const struct journal *j, int32_t turn);

/* The parts of the turn in hand, none where none is. */
size_t journal_parts(const struct journal *j);
struct part journal_part(const struct journal *j, size_t i);
enum part_state { PART_WAITS, PART_BEGUN, PART_DONE };
enum part_state journal_part_state(const struct journal *j, size_t i);
/* Each is durable when it returns. take: the parts of the turn behind those posted. */
int journal_take(struct journal *j, const struct part *parts, size_t n, struct str commit, struct err *e);
int journal_begin(struct journal *j, size_t i, struct err *e);
int journal_done(struct journal *j, size_t i, struct str id, when now, struct err *e);
/* When something was posted last; WHEN_NONE. */
when journal_last(const struct journal *j);

struct str journal_read_to(const struct journal *j);
int journal_set_read(struct journal *j, struct str to, struct err *e);

#endif
