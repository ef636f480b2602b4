/*
 * ending: clauses that say that a part of a turn is over, or that their writer does nothing in it, alone or beside an order: "Two in
 * Maryland, and that's me done deploying". Each is exact (grammar/ending.def), so what is left of its line is read without it.
 */
#ifndef PBP_VERDICT_ENDING_H
#define PBP_VERDICT_ENDING_H

#include "bind/bind.h"
#include "bind/binder.h"

typedef const struct command *ending_reader(const struct task *t, struct str words);
typedef struct bound ending_binder(struct task *t, const struct sheet *sheet, const struct line *line);

/* The line as it was bound, or, where something ends in it that is not in that, that by itself, and the rest bound anew. */
struct bound endings_bound(struct task *t, const struct line *line, struct bound whole, ending_reader *read,
			   ending_binder *bind);

#endif
