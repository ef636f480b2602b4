/* amend: see amend.h. */
#include "engine/amend.h"

#include "bind/label.h"
#include "bind/talk.h"
#include "engine/agree.h"
#include "engine/confirm.h"
#include "engine/finished.h"
#include "engine/partly.h"
#include "engine/preview.h"
#include "engine/said.h"
#include "engine/topic.h"
#include "engine/which.h"
#include "order/phrasing.h"
#include "play/game.h"

enum { LONGEST = 400, CLAUSES = 16, FRESH = 8, VALUES = 8, PLACE_SIGN = '@' };
#define BLANKS " \t\r\n,.;:!()"
#define IS(name) SAYS_ROLE(name)

struct one { /* of what waits, or is to wait beside it */
	const struct command *was, *instead_of;
	struct command *now;
	bool touched, dropped;
};
struct amend {
	struct ear *ear;
	struct one at[WHICH_MOST + FRESH];
	size_t waiting, n; /* and with what is new */
	int64_t total;     /* the numbers of all that waits */
	bool yes, no, only, changes, fresh, confirms;
	bool open; /* not all of it is an order as it is written, which its own line is heard for */
};
/* A clause in the words of a row: a place of several words is one. */
struct clause {
	const struct amend *m;
	struct phrasing p;
	struct str words[PHRASING_WORDS];
	area_id place[VALUES];
	int64_t number[VALUES];
	size_t places, numbers, nth; /* nth: "the second one"; 0: none */
};

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
	else if (number_said(word, &n) && c->numbers < VALUES)
		c->number[c->numbers++] = n;
}

static void clause_of(struct clause *c, const struct amend *m, struct str text)
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
		if (c->places < VALUES)
			c->place[c->places++] = map_find(map, place);
		while (i + 1 < w.n && w.at[i + 1].text.p < place.p + place.n)
			i++;
	}
}

static bool says(const struct clause *c, const char *row)
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

static int64_t number_of(const struct amend *m, const struct one *o)
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

		if ((place != AREA_NONE && !is_at(m, o, place)) || (number >= 0 && number_of(m, o) != number) ||
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
	if (m->n == WHICH_MOST + FRESH || !is_placed(m))
		return false;
	o = &m->at[m->n++];
	*o = (struct one){ .now = command_copy(m->at[0].now, m->ear->a), .touched = true };
	arg_of(m, o->now, true)->value = place;
	m->changes = true;
	return set_number(m, o, number);
}

static int64_t total_of(const struct amend *m, bool touched)
{
	int64_t total = 0;

	for (size_t k = 0; k < m->n; k++)
		total += !touched || m->at[k].touched ? number_of(m, &m->at[k]) : 0;
	return total;
}

static void drop_untouched(struct amend *m)
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

	return o ? number_of(m, o) : 0;
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
	const int64_t first = number_of(m, &m->at[0]), second = number_of(m, &m->at[1]);

	return !c->places && m->n == 2 && is_placed(m) && set_number(m, &m->at[0], second) &&
	       set_number(m, &m->at[1], first);
}

static bool do_all(struct amend *m, const struct clause *c)
{
	if (c->places != 1 || !is_placed(m) || (c->numbers && c->number[c->numbers - 1] != m->total))
		return false;
	for (size_t k = 0; k < m->n; k++)
		m->at[k].touched = false;
	if (!set(m, c->place[0], m->total))
		return false;
	drop_untouched(m);
	return true;
}

/* "the one left over goes to Elm", "4 in Ash, the rest in Elm" */
static bool do_rest(struct amend *m, const struct clause *c)
{
	int64_t rest = m->total - total_of(m, false);

	if (c->places != 1 || !is_placed(m) || !total_of(m, true))
		return false;
	if (rest <= 0) {
		rest = m->total - total_of(m, true);
		drop_untouched(m);
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
	return m->only = total_of(m, true) > 0 && c->p.n;
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
	{ "AM_ALLS", do_all },        { "AM_RESTS", do_rest },   { "AM_SHIFTS", do_shift }, { "AM_NOS", do_no },
};

/* It says why, or is polite, and bears on nothing. */
static bool is_idle(struct amend *m, struct str text, const struct clause *c)
{
	const roles never = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION) | IS(UNSETTLED) | IS(DROP) |
			    IS(RETRACTS) | IS(CHANGES) | IS(ADDS) | IS(NUMBER);
	const struct words w = words_said(text, m->ear->a);
	const struct at_issue asked = agree_issue(m->ear, waiting_seat(m->ear));

	const bool tells = partly_tells_why(&w) && !c->numbers && !(c->places && ear_says_deed(m->ear, text));

	return !w.n || words_are_courtesy(&w) || tells || says(c, "COURTEOUS") || says(c, "AM_AGAIN") ||
	       assent_goes_beside(text, &asked, m->ear->a) ||
	       (!c->places && !c->numbers && !words_have(&w, never) && !assent_is_undone(text, &asked, m->ear->a) &&
		!ear_says_deed(m->ear, text) && finished_says(m->ear, text) == FINISHED_NOT);
}

static bool hear_clause(struct amend *m, struct str text)
{
	const seat_id seat = waiting_seat(m->ear);
	const bool changes = m->changes;
	struct clause c;

	text = str_strip(text, BLANKS);
	clause_of(&c, m, text);
	m->changes = false;
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		if (says(&c, deeds[i].row) && deeds[i].does(m, &c)) {
			m->open |= m->changes && !says(&c, "AM_BARES");
			m->changes |= changes;
			return true;
		}
	m->changes = changes;
	if (c.p.n && (agree_by_phrase(m->ear, seat, text) || agree_says_yes(m->ear, seat, text)))
		return m->yes = true;
	return !c.p.n || is_idle(m, text, &c);
}

/* ---- all clauses ---- */

/* Where the one ends that begins there: at a sign, or before what joins. */
static size_t end_of(struct str text, size_t from, struct arena *a)
{
	size_t at = from + 1;

	while (at < text.n && !strchr(",;.!?\n()", text.p[at]) &&
	       !(text.p[at] == ' ' &&
		 phrasing_says("AM_PARTS", str_sub(text, at + 1, str_find_any(text, at + 1, " \n,")), a)))
		at++;
	return at;
}

/* Up to the end of its last sentence of which each clause is heard. */
static size_t hear_sentences(struct amend *m, struct str text)
{
	struct amend before = *m;
	size_t heard = 0, n = 0;

	for (size_t from = 0; from < text.n && n < CLAUSES; n++) {
		size_t to = end_of(text, from, m->ear->a);
		const struct amend begun = *m;
		bool is = false;

		while (!(is = hear_clause(m, str_sub(text, from, to))) && to < text.n && text.p[to] == ' ') {
			*m = begun; /* "one more in Ash and one less": it may be one */
			to = end_of(text, to, m->ear->a);
		}
		if (!is || (to < text.n && text.p[to] == '?'))
			break;
		from = to;
		if (to == text.n || strchr(".!\n", text.p[to])) {
			heard = to;
			before = *m;
		}
	}
	*m = before;
	return heard;
}

static bool begin(struct amend *m, struct ear *ear)
{
	const seat_id seat = waiting_seat(ear);
	const struct call_row *call;
	seat_id asked;

	*m = (struct amend){ .ear = ear };
	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || ear_is_stranger(ear) ||
	    waiting_count(ear, seat) > WHICH_MOST)
		return false;
	call = ear_is_sealed(ear) ? ear_asked(ear, &asked) : NULL;
	const struct seat_book *b = call ? book_seat(ear->e, call->call, asked) : NULL;
	for (m->waiting = waiting_count(ear, seat); m->n < m->waiting; m->n++) {
		struct one *o = &m->at[m->n];

		o->was = waiting_at(ear, seat, m->n);
		if (!o->was)
			return false;
		o->now = command_copy(o->was, ear->a);
		o->instead_of = b && m->n < b->now.noffers ? b->now.offers[m->n].instead_of : NULL;
		m->total += number_of(m, o);
	}
	return m->n > 0;
}

/* New places take the place of all the others where they come to as many, or the answer was no. */
static bool is_settled(struct amend *m)
{
	bool left = false;

	if (m->fresh || m->no) {
		if (total_of(m, true) == m->total || (m->no && !m->yes && m->fresh))
			drop_untouched(m);
		else if (m->fresh)
			return false;
	}
	for (size_t k = 0; k < m->n; k++)
		left |= !m->at[k].dropped;
	return m->changes && m->open && left && !m->only && total_of(m, false) <= m->total;
}

static void ask(struct amend *m, struct str text, struct span at)
{
	struct ear *ear = m->ear;
	struct buf all = buf_new(ear->a);

	for (size_t k = 0; k < m->n; k++)
		if (!m->at[k].dropped)
			ear_list(ear, &all, m->at[k].now);
	for (size_t k = 0; k < m->n; k++) {
		const struct one *o = &m->at[k];
		struct heard_by by;

		if (o->dropped || !ear_route(ear, o->now, &by))
			continue;
		struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, at);
		l->instead_of = o->instead_of;
		said_order(ear, l, o->now, &by, true,
			   SAY(ear->a, o->instead_of ? "guess-instead" : "guess-open", at,
			       { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
			       { "text", talk_quoted(text, ear->a) },
			       { "order", o->instead_of ? ear_words(ear, o->now) : buf_str(&all) },
			       { "old", o->instead_of ? ear_words(ear, o->instead_of) : STR_NONE }));
	}
}

/* "No to Ash, yes to Birch": nothing is another in it, and some are meant, and some are not. */
static size_t chosen(const struct amend *m, int32_t *out)
{
	bool all = true, some = false;
	size_t n = 0;

	for (size_t k = 0; k < m->n; k++) {
		all &= m->at[k].touched;
		some |= m->at[k].dropped;
		if (!m->at[k].dropped && (m->at[k].touched || (m->yes && !m->only)))
			out[n++] = (int32_t)k + 1;
	}
	return !m->changes && (((all || m->yes) && some) || (all && m->confirms) || m->only) ? n : 0;
}

static bool choose(struct amend *m, struct span at)
{
	int32_t out[WHICH_MOST + FRESH];
	const size_t n = chosen(m, out);
	struct heard_by by;

	if (!n)
		return false;
	const struct binding b = bound_to(own_command(m->ear->e->game, OWN_CONFIRM_ORDER, at, out, n, m->ear->a));
	if (ear_route(m->ear, b.command, &by))
		said_order(m->ear, ear_add(m->ear, VERDICT_ACCEPTED, at), b.command, &by, true, NULL);
	return true;
}

const struct source *amend_hear(struct ear *ear, const struct source *text)
{
	const struct str all = text->text, said = str_strip(all, BLANKS);
	const uint32_t from = (uint32_t)(said.p - all.p);
	struct amend m;
	size_t to;

	if (!begin(&m, ear) || !(to = hear_sentences(&m, str_sub(said, 0, LONGEST))))
		return text;
	const struct span at = { from, from + (uint32_t)to };
	ear->line = (uint32_t)source_line_of(ear->in->text, from + ear->base);
	if (is_settled(&m))
		ask(&m, str_sub(said, 0, to), at);
	else if ((to < said.n && !confirm_opens_more(ear, str_lower(ear->a, str_sub(said, to, said.n), 0))) ||
		 !choose(&m, at))
		return text;
	struct source *rest = ARENA_NEW(ear->a, struct source);
	*rest = preview_blanked(text, at.from, at.to, ear->a);
	return rest;
}
