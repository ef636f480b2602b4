/* weigh: see weigh.h. */
#include "bind/weigh.h"

#include "bind/talk_words.h"
#include "order/lean.h"
#include "order/talk_traits.h"
#include "order/withholds.h"

/* So much of a text is weighed. */
static struct traits weighed(struct str text, struct arena *a)
{
	return talk_traits(str_sub(text, 0, TALK_BYTES), a);
}

/* How the two are held together: so much of the one, and of the other for each bit of the first. */
enum { PER_CENT = 55, LEANING = 25, FEW = 40 /* traits: a word or two lean nowhere */ };

/* A text has so many traits, which do not speak for themselves alone, that margins run higher than they mean. */
static int32_t meant(int32_t margin)
{
	return (int32_t)((int64_t)margin * 3 / 4);
}

static int sort_of_kind(const char *kind)
{
	return *kind;
}

int32_t weigh(struct str text)
{
	ARENA_SCRATCH(a);
	const struct traits t = weighed(text, &a);
	const int64_t counted = meant(likely_rather(learned_talk, t, "withheld", "harmless")),
		      leant = (int64_t)withholds_lean(t) * LEANING * LIKELY_BIT / LEAN_ONE * (int64_t)t.n /
			      (int64_t)(t.n + FEW);

	return (int32_t)((counted + leant) * PER_CENT / 100);
}

bool weighs_safe(struct str text)
{
	return text.n <= TALK_BYTES && weigh(text) <= WEIGHT_SAFE;
}

static struct likely kind_of(struct str text)
{
	ARENA_SCRATCH(a);
	const struct likely l = likely_of(learned_talk, weighed(text, &a), sort_of_kind);
	return l.kind ? (struct likely){ l.kind, meant(l.margin) } : (struct likely){ "", 0 };
}

bool weighs_against(struct str text)
{
	if (draws_arrow(text))
		return false;
	const struct likely l = kind_of(text);
	return *l.kind == 'w' && l.margin >= WEIGHT_HOLDS;
}

bool weighs_as_talk(struct str text)
{
	const struct likely l = kind_of(text);
	return *l.kind == 'h' && l.margin >= WEIGHT_TALK;
}

bool weighs_unlike_order(struct str text)
{
	ARENA_SCRATCH(a);
	return likely_rather(learned_talk, weighed(text, &a), "order", "harmless") <= WEIGHT_NO_ORDER;
}

bool weighs_as_order(struct str text)
{
	const struct likely l = kind_of(text);
	return *l.kind == 'o' && l.margin >= WEIGHT_ORDER;
}
