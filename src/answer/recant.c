/* recant: see recant.h. */
#include "answer/recant.h"

#include "speech/mention.h"
#include "speech/topic.h"
#include "order/phrasing.h"
#include "play/game.h"

#define IS(name) SAYS_ROLE(name)
enum { PLACES = 4, PLACE_SIGN = '\x01' };
enum way { WAY_ANY, WAY_TO, WAY_FROM };

struct recant {
	struct ear *ear;
	const struct command *const *orders;
	size_t n;
	struct str words[PHRASING_WORDS];
	struct phrasing p;
	struct {
		area_id area;
		enum way way;
		size_t at; /* of the words */
	} place[PLACES];
	size_t places;
};

/* ---- words ---- */

static bool in_class(const struct recant *r, const char *class, struct str word)
{
	(void)r;
	return phrasing_fits(&(struct phrasing){ .words = &word, .n = 1 }, class, 0, 1);
}

/* One of the orders has it, as they are printed. */
static bool stands_in(const struct recant *r, size_t k, struct str word)
{
	const struct str text = ear_words(r->ear, r->orders[k]);

	return mentions(text, word) ||
	       (word.n > 3 && str_ends(word, STR("s")) && mentions(text, str_sub(word, 0, word.n - 1)));
}

static bool is_held(const struct recant *r, struct str word)
{
	const struct words w = words_singly(word, r->ear->a);
	bool any = false;

	for (size_t k = 0; k < r->n; k++)
		any |= stands_in(r, k, word);
	return any && w.n == 1 && !(w.at[0].roles & (IS(CLOSED) | IS(PREPOSITION) | IS(ARTICLE)));
}

static bool is_of_row(void *context, struct str what, struct str word)
{
	const struct recant *r = context;
	const bool place = word.p[0] == PLACE_SIGN;
	int64_t n;

	if (place || str_eq_c(what, "place"))
		return place && str_eq_c(what, "place");
	if (str_eq_c(what, "number") || number_said(word, &n))
		return str_eq_c(what, "number") && number_said(word, &n) && n > 0;
	return str_eq_c(what, "deed") && is_held(r, word);
}

/* What stands before a place says whether it goes there: "on Corran", and not "hold off on Corran", "on the Corran thing". */
static enum way way_of(const struct recant *r, size_t at)
{
	const size_t i = at > 1 && in_class(r, "RC_DET", r->words[at - 1]) ? at - 2 : at - 1;
	const bool part = at && i && i < at && in_class(r, "RC_PART", r->words[i - 1]);
	const struct str next = at + 1 < r->p.n ? r->words[at + 1] : STR_NONE;

	if (!at || i >= at || part || (next.n && (in_class(r, "RC_WORD", next) || in_class(r, "RC_GOING", next))))
		return WAY_ANY;
	if (in_class(r, "RC_FROM", r->words[i]))
		return WAY_FROM;
	return in_class(r, "RC_TO", r->words[i]) ? WAY_TO : WAY_ANY;
}

static bool read_words(struct recant *r, struct str clause)
{
	const struct map *map = r->ear->e->game->map;
	const struct words w = words_singly(clause, r->ear->a);
	struct str place = topic_place_in(w.folded, map);

	r->p = (struct phrasing){ .words = r->words, .is = is_of_row, .context = r };
	for (size_t i = 0; i < w.n && r->p.n < PHRASING_WORDS; i++) {
		const struct str word = w.at[i].text;

		while (place.n && place.p < word.p)
			place = topic_place_in(str_sub(w.folded, (size_t)(word.p - w.folded.p), w.folded.n), map);
		if (!place.n || place.p != word.p) {
			r->words[r->p.n++] = word;
			continue;
		}
		if (r->places == PLACES)
			return false;
		r->place[r->places].area = map_find(map, place);
		r->place[r->places++].at = r->p.n;
		r->words[r->p.n++] = str_printf(r->ear->a, "%c%.*s", PLACE_SIGN, STR_ARG(place));
		while (i + 1 < w.n && w.at[i + 1].text.p < place.p + place.n)
			i++;
	}
	for (size_t i = 0; i < r->places; i++)
		r->place[i].way = way_of(r, r->place[i].at);
	return r->p.n && r->p.n < PHRASING_WORDS;
}

/* ---- which ---- */

static bool is_from(const struct slot *slot)
{
	const struct mark *m = slot->marks;

	while (m && m->role != MARK_LAST && m->role != ROLE_FROM)
		m++;
	return m && m->role == ROLE_FROM;
}

/* Where it goes, or from where; AREA_NONE. */
static area_id end_of(const struct recant *r, const struct command *c, enum way way)
{
	const struct verb *verb = r->ear->e->game->verbs[c->verb];
	area_id found = AREA_NONE;

	for (size_t i = 0; i < c->nargs; i++) {
		const struct slot *slot = &verb->slots[c->arg[i].slot];

		if (slot->what == NOUN_AREA && is_from(slot) == (way == WAY_FROM))
			found = (area_id)c->arg[i].value;
	}
	return found;
}

static bool is_at(const struct recant *r, const struct command *c, area_id area, enum way way)
{
	const struct verb *verb = r->ear->e->game->verbs[c->verb];
	bool any = false;

	if (way != WAY_ANY)
		return end_of(r, c, way) == area;
	for (size_t i = 0; i < c->nargs; i++)
		any |= verb->slots[c->arg[i].slot].what == NOUN_AREA && c->arg[i].value == area;
	return any;
}

/* In word and place what is said fits it. */
static bool is_meant(const struct recant *r, size_t k, bool stays)
{
	const struct command *c = r->orders[k];

	for (size_t i = 0; i < r->places; i++)
		if (!is_at(r, c, r->place[i].area, stays ? WAY_FROM : r->place[i].way))
			return false;
	for (size_t i = 0; !stays && i < r->p.n; i++) {
		const struct str word = r->words[i];
		const bool going = in_class(r, "RC_GOING", word), of_it = is_held(r, word);

		if (word.p[0] == PLACE_SIGN || in_class(r, "RC_WORD", word) || (!going && !of_it))
			continue;
		if (in_class(r, "RC_GOES", word) && !going)
			continue;
		if (of_it ? !stands_in(r, k, word) : end_of(r, c, WAY_FROM) == AREA_NONE)
			return false;
	}
	return true;
}

static bool is_several(const struct recant *r, struct str word)
{
	return word.n > 3 && str_ends(word, STR("s")) &&
	       (in_class(r, "RC_WORD", word) || in_class(r, "RC_GOING", word) || is_held(r, word));
}

/* How many it says there are; 0: as many as there are; 1: one. */
static int64_t said_count(const struct recant *r)
{
	int64_t count = 1, n;

	for (size_t i = 0; i < r->p.n; i++) {
		const struct str word = r->words[i];
		const bool of = i + 1 < r->p.n && in_class(r, "RC_OF", r->words[i + 1]);

		if (number_said(word, &n) && (n > 1 || of))
			return n;
		if (in_class(r, "RC_TWO", word))
			return 2;
		if (in_class(r, "RC_ALL", word) || is_several(r, word))
			count = 0;
	}
	return count;
}

/* Of those that stay: the same, and in the order that moves them the number stands, where one is said. */
static int64_t staying(const struct recant *r, const bool *set)
{
	int64_t n;

	for (size_t i = 0; i < r->p.n; i++)
		if (number_said(r->words[i], &n) && n > 1) {
			for (size_t k = 0; k < r->n; k++)
				if (set[k] && !mentions(ear_words(r->ear, r->orders[k]),
							str_printf(r->ear->a, "%lld", (long long)n)))
					return -1;
			return 1;
		}
	for (size_t i = 0; i < r->p.n; i++)
		if (in_class(r, "RC_CROWD", r->words[i]))
			return 0;
	return 1;
}

bool recant_tells_why(struct str clause, struct arena *a)
{
	return phrasing_says("RC_WHY", clause, a);
}

bool recant_named(struct ear *ear, struct str clause, const struct command *const *orders, size_t n,
		  bool set[WHICH_MOST])
{
	struct recant r = { .ear = ear, .orders = orders, .n = n };
	bool own[WHICH_MOST] = { false };
	int64_t found = 0;

	if (n > WHICH_MOST || !read_words(&r, clause))
		return false;
	const bool stays = phrasing_fits(&r.p, "STAYS_ON", 0, r.p.n);
	if (!stays && !phrasing_fits(&r.p, "RECANTS", 0, r.p.n))
		return false;
	for (size_t k = 0; k < n; k++)
		found += own[k] = orders[k] && is_meant(&r, k, stays);
	const int64_t said = stays ? staying(&r, own) : said_count(&r);
	if (!found || (said && found != said) || (!r.places && said < 2))
		return false;
	for (size_t k = 0; k < n; k++)
		set[k] |= own[k];
	return true;
}
