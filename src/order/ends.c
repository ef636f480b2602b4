/* ends: see ends.h. */
#include "order/ends.h"

#include "ends.inc" /* struct lean ended */

static const char *const names[] = {
#define FORM(ending)
#define SAYS(name, kind) kind,
#include "../../grammar/ends.def"
#undef FORM
#undef SAYS
};

struct ends_like ends_like(struct str text, ends_reader *is, void *context, struct arena *a)
{
	int32_t scores[LEAN_CLASSES];
	struct ends_like out = { ENDS_NOT, INT32_MIN };
	lean_scores(scores, &ended, ends_traits(text, is, context, a));
	const int32_t no = scores[lean_class(&ended, names[ENDS_NOT])];
	for (uint32_t k = 0; k < ENDS_NOT; k++) {
		const int32_t score = scores[lean_class(&ended, names[k])];
		if (score - no > out.likely)
			out = (struct ends_like){ (enum ends)k, score - no };
	}
	return out;
}
