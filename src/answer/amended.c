/* amended: see amended.h. */
#include "answer/amended.h"

#include "answer/partly.h"
#include "bind/talk.h"
#include "order/roles.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { PLACE_SIGN = '@' };
#define IS(name) SAYS_ROLE(name)

/* ---- a clause ---- */

static bool is_of_waiting(const struct amend *m, struct str word)
{
	for (size_t k = 0; k < m->waiting; k++)
		if (mentions(ear_words(m->ear, m->at[k].was), word))
			return true;
	return word_is(word, IS(TROOPS)) ||
	       (word.n > 3 && word.p[word.n - 1] == 's' && is_of_waiting(m, str_sub(word, 0, word.n - 1)));
}

static bool is_of_row(void *context, struct str what, struct str word)
{
	const bool place = word.p[0] == PLACE_SIGN;
	int64_t n;

	if (place || str_eq_c(what, "place"))
		return place && str_eq_c(what, "place");
	if (str_eq_c(what, "ordinal"))
		return ordinal_said(word, &n);
	if (str_eq_c(what, "number") || number_said(word, &n))
		return str_eq_c(what, "number") && number_said(word, &n) && !word_is(word, IS(STOP_VAGUE));
	return str_eq_c(what, "held") && is_of_waiting(((const struct clause *)context)->m, word);
}

static void note_value(struct clause *c, struct str word)
{
	const struct str before = c->p.n > 1 ? c->words[c->p.n - 2] : STR_NONE;
	const bool nth = phrasing_says("AM_NTH", before, c->m->ear->a);
	const bool points = c->p.n > 2 && word_is(c->words[c->p.n - 3], IS(ARTICLE) | IS(POINTED));
	int64_t n;

	if (str_eq_c(word, "last"))
		c->nth = c->m->waiting;
	else if (phrasing_says("AM_BIT", word, c->m->ear->a) && (c->nth || (points && before.p[0] == PLACE_SIGN)))
		return; /* "the Ash one" */
	else if (!number_said(word, &n) ? ordinal_said(word, &n) : nth)
		c->nth = n > 0 ? (size_t)n : 0;
	else if (number_said(word, &n) && c->numbers < AMEND_VALUES)
		c->number[c->numbers++] = n;
}

void amend_clause(struct clause *c, const struct amend *m, struct str text)
{
	const struct map *map = m->ear->e->game->map;
	const struct words w = words_singly(text, m->ear->a);
	struct str place = topic_place_in(w.folded, map);

	*c = (struct clause){ .m = m, .p = { .words = c->words, .is = is_of_row, .context = c } };
	for (size_t i = 0; i < w.n && c->p.n < PHRASING_WORDS; i++) {
		const struct str word = w.at[i].text;

		while (place.n && place.p < word.p)
			place = topic_place_in(str_sub(w.folded, (size_t)(word.p - w.folded.p), w.folded.n), map);
		if (!place.n || place.p != word.p || (place.n == word.n && w.at[i].roles & IS(PREPOSITION))) {
			c->words[c->p.n++] = word;
			note_value(c, word);
			continue;
		}
		c->words[c->p.n++] = str_printf(m->ear->a, "%c%.*s", PLACE_SIGN, STR_ARG(place));
		if (c->places < AMEND_VALUES)
			c->place[c->places++] = map_find(map, place);
		while (i + 1 < w.n && w.at[i + 1].text.p < place.p + place.n)
			i++;
	}
	c->p.known = phrasing_memory(c->p.n, m->ear->a);
}

bool amend_says(const struct clause *c, const char *row)
{
	return c->p.n && c->p.n < PHRASING_WORDS && phrasing_fits(&c->p, row, 0, c->p.n);
}

/* ---- what waits ---- */

/* The only one of its class; NULL: there is none, or several. */
static struct arg *arg_of(const struct amend *m, struct command *c, bool place)
{
	const struct verb *verb = m->ear->e->game->verbs[c->verb];
	struct arg *found = NULL;

	for (size_t i = 0; i < c->nargs; i++) {
		const noun_class what = verb->slots[c->arg[i].slot].what;

		if (place ? what != NOUN_AREA : what != NOUN_COUNT && what != NOUN_NUMBER)
			continue;
		if (found || (!place && (c->arg[i].how != HOW_EXACT || c->arg[i].all)))
			return NULL;
		found = &c->arg[i];
	}
	return c->rider ? NULL : found;
}

int64_t amend_number(const struct amend *m, const struct one *o)
{
	const struct arg *arg = arg_of(m, o->now, false);

	return arg && !o->dropped ? arg->value : 0;
}

static bool is_at(const struct amend *m, const struct one *o, area_id place)
{
	const struct verb *verb = m->ear->e->game->verbs[o->now->verb];

	for (size_t i = 0; i < o->now->nargs; i++)
		if (verb->slots[o->now->arg[i].slot].what == NOUN_AREA && o->now->arg[i].value == place)
			return true;
	return false;
}

/* The only one that has the place; with a number, that has so many. */
static struct one *find(struct amend *m, area_id place, int64_t number)
{
	struct one *found = NULL;

	for (size_t k = 0; k < m->n; k++) {
		struct one *o = &m->at[k];

		if ((place != AREA_NONE && !is_at(m, o, place)) || (number >= 0 && amend_number(m, o) != number) ||
		    o->dropped)
			continue;
		if (found)
			return NULL;
		found = o;
	}
	return found;
}

/* All that waits is of one kind: so many, and where. */
static bool is_placed(const struct amend *m)
{
	for (size_t k = 0; k < m->n; k++) {
		struct command *c = m->at[k].now;

		if (c->verb != m->at[0].now->verb || !arg_of(m, c, true) || !arg_of(m, c, false))
			return false;
	}
	return true;
}

static bool set_number(struct amend *m, struct one *o, int64_t number)
{
	struct arg *arg = arg_of(m, o->now, false);

	if (!arg || number < 0 || number > INT32_MAX)
		return false;
	m->changes |= arg->value != number || o->dropped;
	o->touched = true;
	o->dropped = !number;
	arg->value = (int32_t)number;
	return true;
}

static bool set(struct amend *m, area_id place, int64_t number)
{
	struct one *o = find(m, place, -1);

	if (o)
		return set_number(m, o, number);
	for (size_t k = 0; k < m->n; k++) /* of several that have it */
		if (is_at(m, &m->at[k], place) && !m->at[k].dropped)
			return false;
	if (m->n == WHICH_MOST + AMEND_FRESH || !is_placed(m))
		return false;
	o = &m->at[m->n++];
	*o = (struct one){ .now = command_copy(m->at[0].now, m->ear->a), .touched = true };
	arg_of(m, o->now, true)->value = place;
	m->changes = true;
	return set_number(m, o, number);
}

int64_t amend_total(const struct amend *m, bool touched)
{
	int64_t total = 0;

	for (size_t k = 0; k < m->n; k++)
		total += !touched || m->at[k].touched ? amend_number(m, &m->at[k]) : 0;
	return total;
}

void amend_drop_untouched(struct amend *m)
{
	for (size_t k = 0; k < m->n; k++) {
		m->changes |= !m->at[k].touched && !m->at[k].dropped;
		m->at[k].dropped |= !m->at[k].touched;
	}
}

/* ---- what a clause does to it ---- */
static int64_t has(struct amend *m, area_id place)
{
	struct one *o = find(m, place, -1);

	return o ? amend_number(m, o) : 0;
}

static bool do_set(struct amend *m, const struct clause *c)
{
	if (!c->places || c->numbers != c->places)
		return false;
	for (size_t i = 0; i < c->places; i++) {
		m->fresh |= !has(m, c->place[i]);
		if (!set(m, c->place[i], c->number[i]))
			return false;
	}
	return true;
}

/* "the 3 should go to Elm": those that are so many. */
static bool do_send(struct amend *m, const struct clause *c)
{
	struct one *o = c->places == 1 && c->numbers == 1 ? find(m, AREA_NONE, c->number[0]) : NULL;
	struct arg *arg = o ? arg_of(m, o->now, true) : NULL;

	if (!arg || (arg->value != c->place[0] && find(m, c->place[0], -1)))
		return false;
	m->changes |= arg->value != c->place[0];
	arg->value = c->place[0];
	return o->touched = true;
}

static bool add(struct amend *m, const struct clause *c, int sign)
{
	return c->numbers == 1 && c->places == 1 && find(m, c->place[0], -1) &&
	       set(m, c->place[0], has(m, c->place[0]) + sign * c->number[0]);
}

static bool do_more(struct amend *m, const struct clause *c)
{
	return add(m, c, 1);
}

static bool do_less(struct amend *m, const struct clause *c)
{
	return add(m, c, -1);
}

static bool replace(struct amend *m, const struct clause *c, area_id old, area_id now)
{
	struct one *o = find(m, old, c->numbers ? c->number[0] : -1);

	if (!o || now == old || find(m, now, -1))
		return false;
	for (size_t i = 0; i < o->now->nargs; i++)
		if (m->ear->e->game->verbs[o->now->verb]->slots[o->now->arg[i].slot].what == NOUN_AREA &&
		    o->now->arg[i].value == old)
			o->now->arg[i].value = now;
	return m->changes = o->touched = true;
}

static bool do_new_old(struct amend *m, const struct clause *c)
{
	return c->places == 2 && c->numbers < 2 && replace(m, c, c->place[1], c->place[0]);
}

static bool do_old_new(struct amend *m, const struct clause *c)
{
	return c->places == 2 && c->numbers < 2 && replace(m, c, c->place[0], c->place[1]);
}

static bool do_swap(struct amend *m, const struct clause *c)
{
	if (c->places || m->n != 2 || !is_placed(m))
		return false;
	const int64_t first = amend_number(m, &m->at[0]), second = amend_number(m, &m->at[1]);

	return set_number(m, &m->at[0], second) && set_number(m, &m->at[1], first);
}

/* Where it goes from, and the other place of it; false: it has not both, or more. */
static bool ends_of(const struct amend *m, struct one *o, struct arg *end[2])
{
	const struct verb *verb = m->ear->e->game->verbs[o->now->verb];
	size_t n[2] = { 0 };

	for (size_t i = 0; i < o->now->nargs; i++) {
		const struct slot *slot = &verb->slots[o->now->arg[i].slot];
		const struct mark *mark = slot->marks;

		if (slot->what != NOUN_AREA)
			continue;
		while (mark && mark->role != MARK_LAST && mark->role != ROLE_FROM)
			mark++;
		const bool to = !mark || mark->role != ROLE_FROM;
		end[to] = &o->now->arg[i];
		n[to]++;
	}
	return n[0] == 1 && n[1] == 1 && !o->dropped && !o->now->rider;
}

/* The only one that goes from a place to another; AREA_NONE: any; NULL: none, or several. */
static struct one *find_way(struct amend *m, area_id a, area_id b, struct arg *end[2])
{
	struct one *found = NULL;

	for (size_t k = 0; k < m->n; k++) {
		if (!ends_of(m, &m->at[k], end) ||
		    (a != AREA_NONE && (!is_at(m, &m->at[k], a) || !is_at(m, &m->at[k], b))))
			continue;
		if (found)
			return NULL;
		found = &m->at[k];
	}
	return found && ends_of(m, found, end) ? found : NULL;
}

static bool lead(struct amend *m, struct one *o, struct arg *const end[2], area_id from, area_id to)
{
	const bool same = end[0]->value == from && end[1]->value == to;

	end[0]->value = from;
	end[1]->value = to;
	m->changes |= !same || !m->yes; /* who said no hears what waits in full */
	m->confirms |= m->yes;
	return o->touched = true;
}

/* "the other way round": what goes from one place to another. */
static bool do_turn(struct amend *m, const struct clause *c)
{
	struct arg *end[2];
	struct one *o = c->places || c->numbers ? NULL : find_way(m, AREA_NONE, AREA_NONE, end);

	return o && lead(m, o, end, end[1]->value, end[0]->value);
}

/* "it's Ash that should attack Birch": whichever way it was. */
static bool do_cleft(struct amend *m, const struct clause *c)
{
	struct arg *end[2];
	struct one *o = c->places != 2 || c->numbers ? NULL : find_way(m, c->place[0], c->place[1], end);

	return o && lead(m, o, end, c->place[0], c->place[1]);
}

/* "not Birch attacking Ash" */
static bool do_not_so(struct amend *m, const struct clause *c)
{
	struct arg *end[2];
	struct one *o = c->places != 2 || c->numbers ? NULL : find_way(m, c->place[0], c->place[1], end);

	return o && lead(m, o, end, c->place[1], c->place[0]);
}

static bool do_all(struct amend *m, const struct clause *c)
{
	if (c->places != 1 || !is_placed(m) || (c->numbers && c->number[c->numbers - 1] != m->total))
		return false;
	for (size_t k = 0; k < m->n; k++)
		m->at[k].touched = false;
	if (!set(m, c->place[0], m->total))
		return false;
	amend_drop_untouched(m);
	return true;
}

/* "the one left over goes to Elm", "4 in Ash, the rest in Elm" */
static bool do_rest(struct amend *m, const struct clause *c)
{
	int64_t rest = m->total - amend_total(m, false);

	if (c->places != 1 || !is_placed(m) || !amend_total(m, true))
		return false;
	if (rest <= 0) {
		rest = m->total - amend_total(m, true);
		amend_drop_untouched(m);
	}
	return rest > 0 && (!c->numbers || c->number[c->numbers - 1] == rest) &&
	       set(m, c->place[0], has(m, c->place[0]) + rest);
}

/* "of the two for Birch put one in Cedar", "1 from Ash to Birch instead" */
static bool do_shift(struct amend *m, const struct clause *c)
{
	const int64_t n = c->numbers ? c->number[c->numbers - 1] : 0;

	return c->places == 2 && c->place[0] != c->place[1] && is_placed(m) && n > 0 && has(m, c->place[0]) >= n &&
	       (c->numbers == 1 || c->number[0] == has(m, c->place[0])) &&
	       set(m, c->place[0], has(m, c->place[0]) - n) && set(m, c->place[1], has(m, c->place[1]) + n);
}

/* Which of them a clause names. */
static struct one *named(struct amend *m, const struct clause *c)
{
	if (c->places > 1 || c->numbers > 1 || c->nth > m->waiting)
		return NULL;
	if (!c->places && c->nth)
		return &m->at[c->nth - 1];
	return c->places || c->numbers ? find(m, c->places ? c->place[0] : AREA_NONE, c->numbers ? c->number[0] : -1)
				       : NULL;
}

static bool do_keep(struct amend *m, const struct clause *c)
{
	struct one *o = named(m, c);

	m->confirms |= word_is(c->words[0], IS(YES)) || phrasing_says("AGREES", c->words[0], m->ear->a);
	return o && !o->dropped && (o->touched = true);
}

static bool do_only(struct amend *m, const struct clause *c)
{
	return m->only = do_keep(m, c);
}

static bool do_drop(struct amend *m, const struct clause *c)
{
	struct one *o = named(m, c);

	return o && !o->touched && (o->touched = o->dropped = true);
}

static bool do_except(struct amend *m, const struct clause *c)
{
	if (!do_drop(m, c))
		return false;
	for (size_t k = 0; k < m->n; k++)
		m->at[k].touched = true;
	return true;
}

static bool do_no_rest(struct amend *m, const struct clause *c)
{
	return m->only = amend_total(m, true) > 0 && c->p.n;
}

static bool do_no(struct amend *m, const struct clause *c)
{
	return m->no = c->p.n > 0;
}

static const struct {
	const char *row;
	bool (*does)(struct amend *m, const struct clause *c);
} deeds[] = {
	{ "AM_ONLYS", do_only },      { "AM_KEEPS", do_keep },   { "AM_DROPS", do_drop },   { "AM_EXCEPTS", do_except },
	{ "AM_NORESTS", do_no_rest }, { "AM_SETS", do_set },     { "AM_SENDS", do_send },   { "AM_MORES", do_more },
	{ "AM_LESSES", do_less },     { "AM_NEWS", do_new_old }, { "AM_OLDS", do_old_new }, { "AM_SWAPS", do_swap },
	{ "AM_TURNS", do_turn },      { "AM_CLEFTS", do_cleft }, { "AM_NOTSO", do_not_so }, { "AM_ALLS", do_all },
	{ "AM_RESTS", do_rest },      { "AM_SHIFTS", do_shift }, { "AM_NOS", do_no },
};

bool amend_does(struct amend *m, const struct clause *c)
{
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		if (amend_says(c, deeds[i].row) && deeds[i].does(m, c))
			return true;
	return false;
}
