/* partly: see partly.h. */
#include "answer/partly.h"

#include "answer/agree.h"
#include "answer/which.h"
#include "engine/waiting.h"
#include "order/phrasing.h"
#include "play/game.h"

enum { LONGEST = 160 };
#define IS(name) SAYS_ROLE(name)
#define DENIES (IS(STOP_NEGATION) | IS(AGAINST) | IS(DROP) | IS(RETRACTS) | IS(DENIAL))

bool partly_tells_why(const struct words *w)
{
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION) | IS(STOP_NEGATION) |
			   IS(CHANGES) | IS(HEARSAY) | IS(ADDS) | IS(NUMBER);
	return !words_have_but(w, open, IS(WILL) | IS(MENTION)) && w->n &&
	       w->at[0].roles & (IS(OWN_WORD) | IS(WRITER) | IS(SUBJECT) | IS(WHY));
}

static bool is_one_of(const char *class, struct str word, struct arena *a)
{
	return phrasing_says(class, word, a);
}

/* "1 yes", "yes to line 1": a number and an answer, in either order; false: it is neither. */
static bool hear_pair(struct said *const *w, bool *yes, int64_t *place, struct arena *a)
{
	for (size_t k = 0; k < 2; k++)
		if (number_said(w[!k]->text, place) || ordinal_said(w[!k]->text, place)) {
			*yes = is_one_of("YEA", w[k]->text, a);
			return *yes || word_listed(w[k]->text, LIST_NO);
		}
	return false;
}

/* The words that count, in pairs; false: another stands among them. */
static bool answers_of(struct str text, struct said **out, size_t *n, size_t most, struct arena *a)
{
	const struct words w = words_singly(text, a);
	int64_t place;

	*n = 0;
	for (size_t i = 0; i < w.n; i++) {
		struct said *word = &w.at[i];
		const bool counts = number_said(word->text, &place) || ordinal_said(word->text, &place) ||
				    is_one_of("YEA", word->text, a) || word_listed(word->text, LIST_NO);

		if (!counts && !is_one_of("TALLY_BESIDE", word->text, a))
			return false;
		if (counts && *n == most)
			return false;
		if (counts)
			out[(*n)++] = word;
	}
	return true;
}

size_t partly_answers(struct ear *ear, seat_id seat, struct str text, int32_t out[PARTLY_MOST])
{
	const size_t waiting = seat == SEAT_NONE || text.n > LONGEST ? 0 : waiting_count(ear, seat);
	struct said *w[2 * PARTLY_MOST];
	bool seen[PARTLY_MOST] = { false }, yes;
	size_t n, chosen = 0;
	int64_t place;

	if (waiting < 2 || waiting > PARTLY_MOST || str_find_char(text, '?') < text.n ||
	    !answers_of(text, w, &n, 2 * waiting, ear->a) || n != 2 * waiting)
		return 0;
	for (size_t i = 0; i < n; i += 2) {
		if (!hear_pair(&w[i], &yes, &place, ear->a) || place < 1 || (size_t)place > waiting || seen[place - 1])
			return 0;
		seen[place - 1] = true;
		if (yes)
			out[chosen++] = (int32_t)place;
	}
	return chosen;
}
