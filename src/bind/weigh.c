/* weigh: see weigh.h. */
#include "bind/weigh.h"

#include "bind/talk_words.h"

static size_t no_name(const void *context, struct str rest)
{
	(void)context;
	(void)rest;
	return 0;
}

/* Of what is no order. */
static int sort_of_talk(const char *kind)
{
	return *kind == 'o' ? -1 : *kind == 'w';
}

/* Of what may be one as well, which says nothing of the others. */
static int sort_of_any(const char *kind)
{
	return *kind == 'w';
}

static int32_t weight_by(struct str text, int (*sort)(const char *kind))
{
	struct arena a = ARENA_INIT;
	const struct likely l = likely_of(learned_talk, traits_of(text, no_name, NULL, &a), sort);
	arena_release(&a);
	return l.kind && sort(l.kind) ? l.margin : -l.margin;
}

int32_t weigh(struct str text)
{
	return weight_by(text, sort_of_talk);
}

bool weighs_safe(struct str text)
{
	return text.n <= TALK_BYTES && weigh(text) <= WEIGHT_SAFE;
}

bool weighs_against(struct str text)
{
	return text.n > TALK_BYTES || (!draws_arrow(text) && weight_by(text, sort_of_any) >= WEIGHT_HOLDS);
}
