/* answers: see answers.h. */
#include "order/answers.h"

#include "base/byte.h"
#include "order/lean.h"
#include "order/talk_traits.h"

#include "answers.inc" /* answers: struct lean */

static bool is_known(struct str word, struct arena *a)
{
	const uint32_t trait = trait_of_word(word, a);
	uint32_t low = 0, high = answers.ntraits;

	while (low < high) {
		const uint32_t middle = low + (high - low) / 2;
		if (answers.traits[middle][0] < trait)
			low = middle + 1;
		else
			high = middle;
	}
	return low < answers.ntraits && answers.traits[low][0] == trait;
}

int32_t answers_unknown(struct str text)
{
	ARENA_SCRATCH(a);
	int32_t words = 0, unknown = 0;

	for (size_t i = 0, to; i < text.n; i = to) {
		to = i + 1;
		if (!byte_is_word(text.p[i]))
			continue;
		while (to < text.n && (byte_is_word(text.p[to]) || text.p[to] == '\''))
			to++;
		words++;
		unknown += !is_known(str_lower(&a, str_sub(text, i, to), 0), &a);
	}
	return words ? unknown * LEAN_ONE / words : 0;
}

int32_t answers_lean(struct str text)
{
	ARENA_SCRATCH(a);
	int32_t score[LEAN_CLASSES];

	lean_scores(score, &answers, talk_traits(text, &a));
	return score[lean_class(&answers, "yes")];
}
