/*
 * draft: a sheet in the making, as the rules see it, and what they say of it beside what waits for a yes. For sealed.c, which makes it.
 */
#ifndef PBP_ENGINE_DRAFT_H
#define PBP_ENGINE_DRAFT_H

#include "engine/ear.h"

struct view draft_view(struct ear *ear, const struct draft *d);
/* For so many orders, nothing said of any. */
struct notes *draft_notes(struct arena *a, size_t n);
/* "Move 9", where 5 stand: of what waits for a yes its writer reads before he gives it how it would stand beside the rest. */
void draft_warn_of_offers(struct ear *ear, const struct draft *d);

#endif
