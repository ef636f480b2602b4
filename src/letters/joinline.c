/* joinline: see joinline.h. */
#include "letters/joinline.h"

#include <stdlib.h>

#include "base/byte.h"
#include "base/colour.h"
#include "base/phrase.h"
#include "hear/hear.h"
#include "order/roles.h"
#include "speech/mention.h"

enum { LINES = 3, TRIES = 60, PLACES_MOST = 60, SAID_MOST = 4000 /* who wants in says so early */ };

/* "not red" */
static bool is_denied(struct str text, size_t at)
{
	return str_ends(str_sub(text, 0, at), STR("not ")) || str_ends(str_sub(text, 0, at), STR("Not "));
}

/* "I was going to say red, but no, make it green": who changes his mind means what he says last. */
static void heed_changes(struct join_search *s, struct str text)
{
	const roles changes = SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(DENIAL);
	const struct words w = words_said(text, s->arena);
	bool changed = false;
	for (size_t i = 0; i < w.n; i++)
		changed |= (w.at[i].roles & changes) != 0;
	for (size_t i = 0; changed && i < s->nnamed / 2; i++) {
		const char *first = s->named[i];
		s->named[i] = s->named[s->nnamed - 1 - i];
		s->named[s->nnamed - 1 - i] = first;
	}
}

/* large: written so; "Brown" may be his name. */
static void find_colours(struct join_search *s, struct str text, bool large)
{
	for (size_t at = 0; at < text.n; at++)
		for (const struct colour *c = colours; c->name && (!at || !byte_is_word(text.p[at - 1])); c++) {
			const struct str rest = str_sub(text, at, text.n);
			const size_t n = strlen(c->name);
			if (s->nnamed < JOIN_COLOURS_MOST && byte_is_capital(*rest.p) == large &&
			    str_starts_nocase(rest, str_c(c->name)) && (n == rest.n || !byte_is_word(rest.p[n])) &&
			    !is_denied(text, at))
				s->named[s->nnamed++] = c->name;
		}
}

struct join_search join_search_new(struct desk *k, const struct answer *to, const char *pattern, struct arena *a)
{
	struct join_search s = { .desk = k, .to = to, .arena = a };
	s.pattern = phrases_get(k->live.game->phrases, "joining", pattern, 0);
	/* the line that he was offered before, too: who asks something more has not changed his mind */
	const struct str own = str_printf(a, "%.*s\n%.*s", STR_ARG(str_sub(to->in->text->text, 0, SAID_MOST)),
					  STR_ARG(to->m->subject));
	const struct str offered = input_is_offer(to->in) ? to->in->press : STR_NONE;
	s.said = str_printf(a, "%.*s\n%.*s", STR_ARG(own), STR_ARG(offered));
	find_colours(&s, own, false);
	heed_changes(&s, own); /* before what may be a name comes in between */
	find_colours(&s, own, true);
	find_colours(&s, offered, false);
	return s;
}

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	const struct join_search *s = context;
	const struct map *m = s->desk->live.game->map;
	(void)form;
	if (str_eq_c(name, "area"))
		buf_add(out, m->areas[s->area].name);
	else if (str_eq_c(name, "region"))
		buf_add(out, m->regions[s->region].name);
	else if (str_eq_c(name, "colour"))
		buf_add_c(out, s->colour);
	else
		return false;
	return true;
}

static bool has_hole(const struct join_search *s, const char *hole)
{
	return str_find(s->pattern, str_c(hole)) < s->pattern.n;
}

/* Whether it would be taken if he wrote it now. */
static bool would_do(struct join_search *s, struct str line)
{
	struct arena a = ARENA_INIT;
	struct source text = source_new(&a, STR("line"), line);
	struct input in = { .at = s->to->in->at, .address = s->to->m->from, .what = OUTCOME_ORDERS, .text = &text };
	struct outcome o;
	s->tries++;
	in.hash = hash_of(line);
	engine_check(s->desk->live.engine, &in, &o, &a);
	const bool good = o.nlines == 1 && o.lines[0].command && o.lines[0].verdict <= VERDICT_WARNED;
	arena_release(&a);
	return good;
}

static struct str line_of(struct join_search *s)
{
	struct buf line = buf_new(s->arena);
	phrase_write(&line, s->pattern, fill, s);
	if (s->called.n)
		buf_addf(&line, ", called %.*s", STR_ARG(s->called));
	return buf_str(&line);
}

static bool try_line(struct join_search *s, struct buf *out)
{
	const struct str line = line_of(s);
	if (s->tries >= TRIES || !would_do(s, line))
		return false;
	buf_addf(out, "    %.*s\n", STR_ARG(line));
	s->good = s->colour;
	s->found++;
	return true;
}

static bool try_colour(struct join_search *s, struct buf *out, const char *colour, bool named)
{
	s->colour = colour;
	if (!try_line(s, out))
		return false;
	s->meant |= named && s->found == 1;
	return true;
}

static bool is_named(const struct join_search *s, const char *colour)
{
	for (size_t i = 0; i < s->nnamed; i++)
		if (!strcmp(s->named[i], colour))
			return true;
	return false;
}

/* The colours that he names, in his order; the others as they are given. */
static bool try_colours(struct join_search *s, struct buf *out)
{
	if (!has_hole(s, "{colour}"))
		return try_line(s, out);
	for (size_t i = 0; i < s->nnamed; i++)
		if (try_colour(s, out, s->named[i], true))
			return true;
	for (const struct colour *c = colours; c->name; c++) {
		if (is_named(s, c->name))
			continue;
		if (try_colour(s, out, c->name, false))
			return true;
		if (s->found + 6 < s->tries)
			return false; /* it is not the colour */
	}
	return false;
}

static void try_place(struct join_search *s, struct buf *out, int32_t *place, int32_t at, bool named)
{
	const struct map *m = s->desk->live.game->map;
	*place = at;
	if (s->found < LINES && (!has_hole(s, "{area}") || m->areas[at].is_land) && try_colours(s, out))
		s->meant |= named && s->found == 1;
}

struct named {
	int32_t place;
	size_t at;
};

static int by_position(const void *a, const void *b)
{
	const struct named *x = a, *y = b;
	return x->at != y->at ? (x->at < y->at ? -1 : 1) : x->place - y->place;
}

/* Those that he names, in his order; then others, spread over the map. */
static void try_places(struct join_search *s, struct buf *out, int32_t *place, int32_t n, bool areas)
{
	const struct map *m = s->desk->live.game->map;
	const int32_t step = n / (LINES + 2) + 1;
	struct named *named = ARENA_ARRAY(s->arena, struct named, (size_t)n + 1);
	struct named *spread = ARENA_ARRAY(s->arena, struct named, (size_t)n + 1);
	for (int32_t i = 0; i < n; i++)
		named[i] = (struct named){ i, mention_at(s->said, areas ? m->areas[i].name : m->regions[i].name) };
	memcpy(spread, named, (size_t)n * sizeof *named);
	qsort(named, (size_t)n, sizeof *named, by_position);
	for (int32_t k = 0; k < n && named[k].at < s->said.n; k++)
		try_place(s, out, place, named[k].place, true);
	for (int32_t k = 0; k < n && s->found < LINES; k++) {
		const int32_t at = n % step ? (int32_t)((int64_t)k * step % n) : k;
		if (spread[at].at == s->said.n)
			try_place(s, out, place, at, false);
	}
}

static void try_each(struct join_search *s, struct buf *out)
{
	const struct map *m = s->desk->live.game->map;
	if (has_hole(s, "{area}"))
		try_places(s, out, &s->area, m->nareas, true);
	else if (has_hole(s, "{region}"))
		try_places(s, out, &s->region, m->nregions, false);
	else
		try_colours(s, out);
}

/* With his name; where that can be none, without. */
void join_search_lines(struct join_search *s, struct buf *out)
{
	try_each(s, out);
	if (s->found || !s->called.n)
		return;
	s->called = STR_NONE;
	s->tries = 0;
	try_each(s, out);
}

/* ---- all that is free ------------------------------------------------------------------------- */

struct choice {
	struct buf list;
	unsigned n, most;
	bool cut; /* there are more */
};

static void choose(struct choice *c, struct join_search *s, struct str name)
{
	if (c->n == c->most)
		c->cut = true;
	else if (would_do(s, line_of(s)) && ++c->n)
		buf_addf(&c->list, "%s%.*s", c->list.n ? ", " : "", STR_ARG(name));
}

static void choose_places(struct choice *c, struct join_search *s)
{
	const struct map *m = s->desk->live.game->map;
	const bool areas = has_hole(s, "{area}");
	s->colour = s->good;
	for (int32_t i = 0; i < (areas ? m->nareas : m->nregions) && !c->cut; i++) {
		s->area = s->region = i;
		if (!areas || m->areas[i].is_land)
			choose(c, s, areas ? m->areas[i].name : m->regions[i].name);
	}
}

static void choose_colours(struct choice *c, struct join_search *s)
{
	c->most = JOIN_COLOURS_MOST;
	for (const struct colour *colour = colours; colour->name && !c->cut; colour++) {
		s->colour = colour->name;
		choose(c, s, str_c(colour->name));
	}
}

struct str join_search_free(struct join_search *s)
{
	struct choice c = { .list = buf_new(s->arena), .most = PLACES_MOST };
	if (has_hole(s, "{area}") || has_hole(s, "{region}"))
		choose_places(&c, s);
	else if (has_hole(s, "{colour}"))
		choose_colours(&c, s);
	if (c.cut)
		buf_add_c(&c.list, " and others");
	return c.n > 1 ? buf_str(&c.list) : STR_NONE;
}
