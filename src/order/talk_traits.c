/* talk_traits: see talk_traits.h. */
#include "order/talk_traits.h"

#include <string.h>

#include "base/byte.h"

enum { MOST = 400, NEAR_FROM = 3, NEAR_TO = 6 };

struct pieces { /* words in small letters, and signs */
	struct str at[MOST];
	size_t n;
};

static size_t word_end(struct str text, size_t i)
{
	while (i < text.n && (byte_is_word(text.p[i]) || text.p[i] == '\''))
		i++;
	return i;
}

static void cut(struct pieces *out, struct str text, struct arena *a)
{
	out->n = 0;
	for (size_t i = 0, to; i < text.n && out->n < MOST; i = to) {
		to = byte_is_word(text.p[i]) ? word_end(text, i) : i + 1;
		if (byte_is_word(text.p[i]))
			out->at[out->n++] = str_lower(a, str_sub(text, i, to), 0);
		else if (strchr(",.;:!?-()", text.p[i]))
			out->at[out->n++] = str_sub(text, i, to);
	}
}

/* What follows it, the next two as well, and what stands near behind these. */
static void add_piece(struct traits_maker *m, const struct pieces *p, size_t i)
{
	if (i + 1 < p->n)
		traits_add(m, 's', p->at[i], p->at[i + 1]);
	if (i + 2 < p->n)
		traits_add(m, 't', str_printf(m->arena, "%.*s %.*s", STR_ARG(p->at[i]), STR_ARG(p->at[i + 1])),
			   p->at[i + 2]);
	for (size_t k = i + NEAR_FROM; k < p->n && k < i + NEAR_TO; k++)
		traits_add(m, 'n', p->at[i], p->at[k]);
}

struct traits talk_traits(struct str text, struct arena *a)
{
	struct traits_maker m = { .arena = a };
	struct pieces p;
	traits_add_all(&m, traits_of(text, NULL, NULL, a));
	cut(&p, text, a);
	for (size_t i = 0; i < p.n; i++)
		add_piece(&m, &p, i);
	return traits_made(&m);
}
