/*
 * rows: the clauses of a line, or of one part of it, as they are written, and what they say together.
 */
#ifndef PBP_VERDICT_ROWS_H
#define PBP_VERDICT_ROWS_H

#include "bind/paths.h"

struct row_list {
	const struct path **at;
	size_t n;
};

struct row_list rows_of_path(const struct task *t, const struct path *p);
struct row_list rows_of_part(struct row_list all, uint16_t part);
/* An order that is understood, or what is passed as it stands: chatter, and what stops an order. */
bool row_is_passed(const struct sense *s);
bool rows_are_clear(struct row_list rows);
/* "Spawn 3 and build a fortress in Osaka": where the 3 are to be is asked. */
void rows_doubt_places(struct task *t, struct row_list rows);
/* The first is no order, but what that behind it is about: a place alone, or a thing that is taken to be used. */
bool rows_have_topic(const struct task *t, struct row_list rows);
/* The verb of all clauses, where it is one and is said. */
verb_id rows_verb(struct row_list rows);
/* Orders beside each other, each with a verb of its own: "move 3 from Osaka to Kyoto and spawn 2 in Atlantis". */
bool rows_stand_alone(struct row_list rows);
/* "That's all, I'm done": to say twice that something is over says it once. */
bool rows_say_again(const struct task *t, struct row_list rows, size_t i);
/* "Juniper 5 & Dragonspine 2 attack Blackwater": one of them placed, or both attacking? */
bool rows_share_verb(struct row_list rows);
/* Whether carrying them out is the same. */
bool rows_same(const struct task *t, struct row_list a, struct row_list b);

#endif
