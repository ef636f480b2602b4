/* misheard: see misheard.h. */
#include "hear/misheard.h"

#include "answer/correct.h"
#include "answer/look.h"
#include "engine/waiting.h"
#include "hear/leftover.h"
#include "hear/line.h"

enum { LEFTOVER_MOST = 20 };

bool misheard_hear(struct ear *ear, const struct page *page, struct span at)
{
	const struct binding none = { .at = at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE };
	const struct bound b = leftover_find(ear, page, (struct bound){ &none, 1 });

	if (bound_is_chatter(&b))
		return false;
	for (size_t k = 0; k < b.n; k++)
		ear_binding(ear, &b.list[k]);
	return true;
}

/* ---- what puts right something, and was not understood ---- */

static bool is_correction(struct ear *ear, struct str text)
{
	const struct words w = words_singly(text, ear->a);

	return leftover_corrects(&w);
}

/* The first such sentence of a mail of which nothing came. */
static const struct outcome_line *not_understood(struct ear *ear)
{
	const struct outcome_line *found = NULL;

	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if (l->verdict == VERDICT_HELD || l->yes || (l->verdict <= VERDICT_WARNED && l->command))
			return NULL;
		if (!found && l->verdict == VERDICT_REFUSED && is_correction(ear, source_text(ear->in->text, l->at)))
			found = l;
	}
	return found;
}

void misheard_doubt(struct ear *ear)
{
	const bool none[LEFTOVER_MOST] = { false };
	const bool heard = !ear->who.host && !*ear->prefix && !ear_is_stranger(ear);
	const seat_id seat = heard ? waiting_seat(ear) : SEAT_NONE;
	const size_t n = seat == SEAT_NONE ? 0 : waiting_count(ear, seat);
	const struct outcome_line *l = n && n <= LEFTOVER_MOST ? not_understood(ear) : NULL;

	if (!l)
		return;
	ear->line = l->line;
	correct_lets(ear, &(struct binding){ .at = l->at }, none, "guess-doubted");
}
