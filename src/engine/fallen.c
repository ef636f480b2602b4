/* fallen: see fallen.h. */
#include "engine/fallen.h"

#include "base/buf.h"

void fallen_note(struct ear *ear, const struct outcome_line *l, struct span at, const struct command *c)
{
	const struct fallen f = { (size_t)(l - ear->lines.at), at, command_copy(c, ear->a), ear_words(ear, c) };

	VEC_PUSH(&ear->fallen, ear->a, f);
}

/* The same but for a word that one of them leaves out: "deploy 5 in Nevada", "deploy 5 troops in Nevada". */
static bool says_less(const struct command *less, const struct command *more)
{
	bool same = less->verb == more->verb && less->seat == more->seat && !less->rider && !more->rider;

	for (unsigned i = 0, k = 0; same && i < less->nargs; i++, k++) {
		while (k < more->nargs && more->arg[k].slot < less->arg[i].slot)
			k++;
		same = k < more->nargs && more->arg[k].slot == less->arg[i].slot &&
		       more->arg[k].how == less->arg[i].how && more->arg[k].value == less->arg[i].value;
	}
	return same;
}

static bool is_ordered_again(const struct ear *ear, const struct command *c)
{
	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];

		if (l->command && (l->verdict <= VERDICT_WARNED || l->verdict == VERDICT_HELD) &&
		    (says_less(l->command, c) || says_less(c, l->command)))
			return true;
	}
	return false;
}

void fallen_tell(struct ear *ear)
{
	for (size_t i = 0, to; i < ear->fallen.n; i = to) {
		const struct fallen *first = &ear->fallen.at[i];
		struct buf words = buf_new(ear->a);

		for (to = i; to < ear->fallen.n && ear->fallen.at[to].line == first->line; to++)
			if (!is_ordered_again(ear, ear->fallen.at[to].order))
				buf_addf(&words, "%s%.*s", words.n ? "; " : "", STR_ARG(ear->fallen.at[to].words));
		if (words.n && first->line < ear->lines.n)
			ear_remark(ear, &ear->lines.at[first->line],
				   SAY(ear->a, "held-replaced", first->at, { "orders", buf_str(&words) }));
	}
}
