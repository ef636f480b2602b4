/* leads: see leads.h. */
#include "order/leads.h"

#include "order/lean.h"
#include "order/talk_traits.h"

#include "leads.inc" /* leads: struct lean */

int32_t leads_lean(struct str text)
{
	ARENA_SCRATCH(a);
	int32_t score[LEAN_CLASSES];

	lean_scores(score, &leads, talk_traits(text, &a));
	return score[lean_class(&leads, "own")];
}
