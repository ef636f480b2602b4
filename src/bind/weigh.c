/* weigh: see weigh.h. */
#include "bind/weigh.h"

#include "bind/talk_words.h"
#include "order/talk_traits.h"

/* So much of a text is weighed. */
static struct traits weighed(struct str text, struct arena *a)
{
	return talk_traits(str_sub(text, 0, TALK_BYTES), a);
}

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
	return meant(likely_rather(learned_talk, weighed(text, &a), "withheld", "harmless"));
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
