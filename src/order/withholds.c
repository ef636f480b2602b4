/* withholds: see withholds.h. */
#include "order/withholds.h"

#include "order/lean.h"

#include "withholds.inc" /* withholds: struct lean */

int32_t withholds_lean(struct traits t)
{
	int32_t score[LEAN_CLASSES];

	lean_scores(score, &withholds, t);
	return score[lean_class(&withholds, "withheld")];
}
