/* acts: what becomes of an order that a call hears: it is done at once, waits for its writer's yes, or waits in a book. */
#ifndef PBP_ENGINE_ACTS_H
#define PBP_ENGINE_ACTS_H

#include "engine/route.h"

/* ---- live.c: a line that acts at once ---- */

void ear_act(struct ear *ear, struct command *c, struct outcome_line *l);
/* Whether the rules would refuse it as things stand; why is said of `tried`. Nothing else is changed. */
bool live_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried);
/* It acts, to be undone (held.c): false: the line is refused. What would roll has no effect. */
bool live_try(struct ear *ear, struct command *c, struct outcome_line *l);
/* It acts, whatever the rules say, in the step that has begun. */
void live_do(struct ear *ear, const struct command *c, struct outcome_line *l);

/* ---- held.c: what would act at once, but its mail leaves open whether it is meant ---- */

void held_add(struct ear *ear, struct command *c, struct outcome_line *l, const struct diag *why);
/* What can be done only behind what waits of this mail waits with it: the question that it asks; NULL: it does not. */
const struct diag *held_behind(struct ear *ear, const struct command *c);
/* What was tried is undone, and waits from now on; nothing where nothing was. */
void trial_end(struct ear *ear);
/* Whether the rules would refuse it behind those of its line, as they were routed. Nothing is changed. */
bool held_would_refuse(struct ear *ear, struct command *const *before, size_t n, const struct command *c,
		       const struct heard_by *by);
void held_confirm(struct ear *ear, struct command *c, struct outcome_line *l);
void held_withdraw(struct ear *ear, struct command *c, struct outcome_line *l);
/* Says what of c's seat waited, and falls; line: of its mail, or 0. */
void held_fall(struct ear *ear, const struct command *c, int32_t line, const struct outcome_line *l);
/* The k-th order that waits for the speaker's word; line: of its mail, or 0. NULL: no more. */
struct command *held_at(struct ear *ear, seat_id seat, int32_t line, size_t k);

/* ---- sealed.c: lines that wait in a book ---- */

void ear_write(struct ear *ear, struct command *c, struct outcome_line *l);
/* Whether the rules would refuse it beside what stands; nothing is written: `tried` holds why. */
bool ear_would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by, struct outcome_line *tried);
/* What stands becomes the draft, once, so that a line of it can be taken out, or added to. */
void draft_standing(struct ear *ear, struct draft *d, const struct outcome_line *l);
void draft_drop(struct draft *d, size_t i);
void ear_drafts(struct ear *ear);
void ear_book(struct ear *ear, struct mail *m);

#endif
