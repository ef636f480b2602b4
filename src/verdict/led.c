/* led: see led.h. */
#include "verdict/led.h"

#include "bind/label.h"
#include "bind/talk.h"
#include "order/leads.h"
#include "order/roles.h"
#include "verdict/alone.h"
#include "verdict/withheld.h"

/* Of 700 by a writer of whom nothing was learned, 82 of a hundred that stand before orders which are meant lean so far, and 31 of those
 * which are not: what is asked about is not done. */
enum { LEAN_LEAST = 0 };

/* Nothing of it is booked or asked. */
static bool is_refused(struct bound b)
{
	for (size_t i = 0; i < b.n; i++)
		if (b.list[i].verdict == VERDICT_ACCEPTED || b.list[i].nguess)
			return false;
	return b.n > 0;
}

/* What stands before the first colon with something behind it; empty: there is none. */
static struct span label_of(const struct source *source, struct span line)
{
	const struct str text = source_text(source, line);
	const size_t colon = str_find(text, STR(": "));
	return colon == text.n ? (struct span){ 0 } : (struct span){ line.from, line.from + (uint32_t)colon };
}

bool led_doubts(struct str label)
{
	return str_find_char(label, ' ') < label.n && leads_lean(label) <= LEAN_LEAST;
}

/* "My 5": of the order. */
static bool counts(const struct task *t, struct str label)
{
	const struct words w = words_singly(label, t->arena);
	int64_t n;
	for (size_t i = 0; i < w.n; i++)
		if (number_said(w.at[i].text, &n))
			return true;
	return false;
}

static bool leads_up(const struct task *t, struct str label)
{
	return label.n && !counts(t, label) && !talk_names_of_game(t->view, label) &&
	       label_judge(t->view, label) != LABEL_ANOTHERS && leads_lean(label) > LEAN_LEAST;
}

struct bound led_bound(struct task *t, const struct line *line, struct bound whole, ending_binder *bind)
{
	const struct span label = label_of(t->source, line->at);
	if (line->flags & LINE_CUT || span_is_empty(label) || !is_refused(whole) ||
	    !leads_up(t, str_trim(source_text(t->source, label))) || withheld_by_label(t, line->at))
		return whole;
	const struct bound rest = alone_bind(t, line, (struct span){ label.to + 1, line->at.to }, bind);
	if (!alone_is_understood(&rest))
		return whole;
	struct binding *out = ARENA_ARRAY(t->keep, struct binding, rest.n);
	for (size_t i = 0; i < rest.n; i++) {
		out[i] = rest.list[i];
		if (out[i].verdict == VERDICT_ACCEPTED)
			alone_offer(t, &out[i]);
	}
	return (struct bound){ out, rest.n };
}
