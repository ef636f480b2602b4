/* dice_label: what a roll is for: as numbers, from which its dice follow, and in words. */
#include "play/dice.h"

#include "base/bug.h"
#include "base/phrase.h"
#include "world/map.h"

enum { VERSION = 1, NUMBERS = 5 };

static char *put_number(char *to, int32_t n)
{
	for (unsigned i = 0; i < sizeof n; i++)
		*to++ = (char)((uint32_t)n >> 8 * i);
	return to;
}

struct str dice_label(const struct dice_kind *k, const struct dice_about *about, int32_t nth, struct arena *a)
{
	const int32_t numbers[NUMBERS] = { about->seat, about->from, about->to, about->number, nth };
	const struct str name = str_c(k->name);
	const size_t n = 1 + sizeof numbers + name.n;
	char *label = arena_take(a, n, 1), *to = label;

	*to++ = VERSION;
	for (size_t i = 0; i < NUMBERS; i++)
		to = put_number(to, numbers[i]);
	memcpy(to, name.p, name.n);
	return (struct str){ label, n };
}

struct worded {
	const struct dice_kind *kind;
	const struct dice_about *about;
	const struct map *map;
};

static void put_place(struct buf *out, const struct worded *w, int32_t id, bool slug)
{
	const struct map *m = w->map;

	if (w->kind->place == NOUN_AREA)
		buf_add(out, slug ? m->areas[id].slug : m->areas[id].name);
	else if (w->kind->place == NOUN_REGION)
		buf_add(out, slug ? m->regions[id].slug : m->regions[id].name);
	else
		buf_addf(out, "%d", (int)id);
}

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	const struct worded *w = context;
	const bool slug = str_eq_c(form, "slug");

	if (str_eq_c(name, "from"))
		put_place(out, w, w->about->from, slug);
	else if (str_eq_c(name, "to"))
		put_place(out, w, w->about->to, slug);
	else if (str_eq_c(name, "seat"))
		buf_addf(out, "%d", (int)w->about->seat);
	else if (str_eq_c(name, "number"))
		buf_addf(out, "%d", (int)w->about->number);
	else
		return false;
	return true;
}

void dice_words(struct buf *out, const struct dice_kind *k, const struct dice_about *about, const struct map *m)
{
	struct worded w = { k, about, m };

	if (phrase_write(out, str_c(k->words), fill, &w))
		BUG("dice %s: what may stand in their words is not \"%s\"", k->name, k->words);
}
