/*
 * offers: what a line of a book (sealed.c) may mean, or what its mail leaves open, until its writer says yes. It is kept beside what
 * stands, by the mail that brought it.
 */
#ifndef PBP_ENGINE_OFFERS_H
#define PBP_ENGINE_OFFERS_H

#include "engine/ear.h"
#include "engine/route.h"

bool offer_is(const struct diag *asks); /* and not only a doubt about an order that was understood */
/* Of what stands the one order that differs from it in one value, or (and it does not stand itself) in numbers alone; NULL: none, or several. */
const struct command *offer_corrects(struct ear *ear, const struct command *c, const struct heard_by *by);
const struct command *offer_renumbers(struct ear *ear, const struct command *c, const struct heard_by *by);
/* It stands already, and goes on standing whatever else its mail brings. */
bool offer_stands(struct ear *ear, const struct command *c, const struct heard_by *by);
/* Which of those that stand it is, from 1, as the tape has it; 0: none. And back. */
uint32_t offer_place(struct ear *ear, const struct command *c, const struct heard_by *by);
const struct command *offer_at(struct ear *ear, uint32_t place, const struct heard_by *by);
void offer_add(struct ear *ear, struct command *c, const struct heard_by *by, struct outcome_line *l,
	       const struct diag *why);
/* What waits for a yes waits on beside an edit, or orders for other subjects; else its writer is told that it fell. */
void offers_keep(struct ear *ear, struct draft *d);
/* False: there is none in that book. */
bool offer_confirm(struct ear *ear, const struct command *confirm, const struct heard_by *by);
/* None of them is meant. */
void offers_decline(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *l);

#endif
