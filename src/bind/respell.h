/*
 * respell: a reading in which what is in no dictionary, and near to one name of the game alone, is that name. For guesses: their
 * writer is asked.
 */
#ifndef PBP_BIND_RESPELL_H
#define PBP_BIND_RESPELL_H

#include "bind/clause.h"

/* Of the phrases from..to; NULL: nothing in it is a slip. In the task's arena. */
const struct reading *respelled(struct task *t, const struct reading *r, size_t from, size_t to);

/* The same of one phrase, where that is a place or a thing: "kobie", "osk", "blackmale"; NULL: it is none. */
const struct phrase *respell_name(const struct task *t, const struct phrase *p);

#endif
