/* mind: see mind.h. */
#include "verdict/mind.h"

#include "bind/talk.h"
#include "order/meaning.h"
#include "order/roles.h"
#include "verdict/fill.h"
#include "verdict/gist.h"
#include "verdict/guess_ways.h"

enum { MIND_ORDERS = 24, MIND_STRETCHES = 16 }; /* of a line; of more nothing is made */

/* Phrases between words that take back and the ends of sentences; empty: none. */
struct stretch {
	size_t from, to;
};
/* What stands is read; old: what it is said in the place of. */
struct saying {
	struct stretch now, old;
};
/* Of the orders before a phrase, those that name a place are taken back. */
struct forgotten {
	size_t before;
	const struct phrase *place;
};
struct mind {
	struct task *task;
	guess_reader *read;
	const struct reading *r;
	struct saying said[MIND_STRETCHES];
	struct forgotten forgotten[MIND_STRETCHES];
	size_t nsaid, nforgotten;
	struct stretch dropped; /* last, and nothing is said in its place yet */
	bool changed;
	const struct command *order[MIND_ORDERS];
	size_t of[MIND_ORDERS]; /* the phrase that the stretch begins with that it is said in */
	size_t n;
	struct span left; /* of what is said the first that is not read; or empty */
};

static bool says_drop(const struct mind *m, const struct phrase *p)
{
	const struct words w = words_said(source_text(m->task->source, p->at), m->task->arena);
	return words_have(&w, SAYS_ROLE(DROP));
}

static bool stands_apart(const struct mind *m, size_t i)
{
	const struct reading *r = m->r;
	return (!i || parts_clauses(&r->phrases[i - 1]) || is_stop(&r->phrases[i - 1], STOP_CORRECTION) ||
		r->phrases[i - 1].role == ROLE_CHAT) &&
	       (i + 1 == r->nphrases || parts_clauses(&r->phrases[i + 1]) ||
		is_stop(&r->phrases[i + 1], STOP_CORRECTION));
}

/* "scrap that": of what stands before it. */
static bool drops_that(const struct mind *m, size_t i)
{
	const struct reading *r = m->r;
	const bool opens = !i || parts_clauses(&r->phrases[i - 1]);
	const struct phrase *next = i + 1 < r->nphrases ? &r->phrases[i + 1] : NULL;
	return opens && r->phrases[i].role == ROLE_UNKNOWN && says_drop(m, &r->phrases[i]) && next &&
	       (next->role == ROLE_DESCRIPTION || (is_argument(next) && next->terms->kind == TERM_PRONOUN));
}

/* "no wait", "never mind"; "no," */
static bool takes_back(const struct mind *m, size_t i)
{
	const struct phrase *p = &m->r->phrases[i];
	return is_stop(p, STOP_CORRECTION) || drops_that(m, i) ||
	       (is_stop(p, STOP_NEGATION) && stands_apart(m, i) &&
		str_eq_nocase(source_text(m->task->source, p->at), STR("no")));
}

static bool holds_game(const struct mind *m, struct stretch s)
{
	return has_phrase(m->r->phrases, s.from, s.to, is_game);
}

static bool is_same_kind(const struct phrase *a, const struct phrase *b)
{
	return (names_area(a) && names_area(b) &&
		(a->role == b->role || a->role == ROLE_BARE || b->role == ROLE_BARE)) ||
	       (has_count(a) && has_count(b));
}

static bool has_deed(const struct mind *m, struct stretch s)
{
	return has_phrase(m->r->phrases, s.from, s.to, is_verb);
}

static size_t count_named(const struct mind *m, struct stretch s)
{
	size_t n = 0;
	for (size_t i = s.from; i < s.to; i++)
		n += names_area(&m->r->phrases[i]) || has_count(&m->r->phrases[i]);
	return n;
}

/* Of what is said now that which stands in the place of a phrase, by its role and then by its kind; to: there is none. */
static size_t stand_in(const struct mind *m, const struct phrase *p, struct stretch now, const bool *used)
{
	const struct reading *r = m->r;
	for (int way = 0; way < 2; way++)
		for (size_t k = now.from; is_argument(p) && k < now.to; k++)
			if (!used[k - now.from] && is_argument(&r->phrases[k]) && is_same_kind(p, &r->phrases[k]) &&
			    (way || p->role == r->phrases[k].role))
				return k;
	return now.to;
}

/* "My mistake was Kansas": how it was is said in the place of nothing. */
static bool tells(const struct mind *m, struct stretch now)
{
	for (size_t i = now.from; i < now.to; i++)
		if (is_stop(&m->r->phrases[i], STOP_PAST))
			return true;
	return false;
}

/* One phrase of what was taken back, or what is said in its place, which is used once where more is said: whether that is. */
static bool put_phrase(const struct mind *m, struct phrase *p, struct stretch now, bool *used)
{
	const size_t k = stand_in(m, p, now, used);
	if (k == now.to)
		return false;
	const uint8_t role = m->r->phrases[k].role == ROLE_BARE ? p->role : m->r->phrases[k].role;
	*p = m->r->phrases[k];
	p->role = role;
	used[k - now.from] = count_named(m, now) > 1;
	return true;
}

/* What was taken back with what is said in its place; NULL: it is not said in the place of anything, or not all of it. Where more is
 * said than a number or a place, the clauses of which nothing is said again are gone: "3 to Ohio and 2 to Iowa. No, 5 to Ohio". */
static const struct reading *in_place_of(struct mind *m, struct stretch old, struct stretch now)
{
	const struct reading *r = m->r;
	struct pick out = pick_new(m->task, r);
	bool *used = ARENA_ARRAY(m->task->arena, bool, now.to - now.from + 1);
	const size_t named = count_named(m, now);
	size_t put = 0, clause = 0, before = 0;
	memset(used, 0, (now.to - now.from + 1) * sizeof *used);
	if (has_deed(m, now) || tells(m, now))
		return NULL;
	for (size_t i = old.from; i < old.to; i++) {
		struct phrase p = r->phrases[i];
		if (parts_clauses(&p) && named > 1 && put && put == before) {
			out.n = clause;
			continue;
		}
		if (parts_clauses(&p)) {
			before = put;
			clause = out.n;
		}
		put += put_phrase(m, &p, now, used);
		out.at[out.n++] = p;
	}
	if (named > 1 && put && put == before)
		out.n = clause;
	return put && put >= named ? picked(m->task, r, out) : NULL;
}

/* "No, not Maine - Massachusetts": what was taken back, with the place that is denied set right; NULL: it is said otherwise. */
static const struct reading *set_right(struct mind *m, struct stretch old, struct stretch now)
{
	const struct phrase *at = m->r->phrases;
	size_t no = now.from, behind, named = 0;
	while (no < now.to && parts_clauses(&at[no]))
		no++;
	behind = no + 2;
	while (behind < now.to && parts_clauses(&at[behind]))
		behind++;
	if (behind >= now.to || !is_stop(&at[no], STOP_NEGATION) || !names_area(&at[no + 1]) ||
	    !names_area(&at[behind]) || has_phrase(at, behind + 1, now.to, is_game))
		return NULL;
	struct pick out = pick_new(m->task, m->r);
	for (size_t i = old.from; i < old.to; i++) {
		struct phrase p = at[i];
		if (names_area(&p) && same_name(&p, &at[no + 1])) {
			p.terms = at[behind].terms;
			p.at = at[behind].at;
			named++;
		}
		out.at[out.n++] = p;
	}
	return named == 1 ? picked(m->task, m->r, out) : NULL;
}

/* ---- what stands ------------------------------------------------------------------------------------ */

/* It may have ordered something: a deed, a number or a way. */
static bool may_order(const struct mind *m, struct stretch s)
{
	size_t places = 0;
	bool number = false;
	for (size_t i = s.from; i < s.to; i++) {
		places += names_area(&m->r->phrases[i]);
		number |= has_count(&m->r->phrases[i]);
	}
	return places > 1 || (places > 0) + number + has_deed(m, s) > 1;
}

static bool says_number_alone(const struct mind *m, struct stretch s)
{
	bool names = false;
	for (size_t i = s.from; i < s.to; i++)
		names |= is_game(&m->r->phrases[i]) && !has_count(&m->r->phrases[i]);
	return !names;
}

static bool say(struct mind *m, size_t from, size_t to)
{
	const struct stretch now = { from, to };
	if (!holds_game(m, now))
		return true;
	if (m->nsaid == MIND_STRETCHES)
		return false;
	m->said[m->nsaid++] = (struct saying){ now, m->dropped };
	m->dropped = (struct stretch){ 0, 0 };
	return true;
}

/* Where its last clause begins that says something. */
static size_t last_clause(const struct mind *m, struct stretch s)
{
	size_t at = s.to;
	while (at > s.from) {
		size_t from = at - 1;
		while (from > s.from && !parts_clauses(&m->r->phrases[from - 1]))
			from--;
		if (holds_game(m, (struct stretch){ from, at }))
			return from;
		at = from;
	}
	return s.from;
}

/* "...", a trail of points: what follows is said in the same breath. */
static bool trails_off(const struct mind *m, size_t i)
{
	return str_starts(source_text(m->task->source, m->r->phrases[i].at), STR(".."));
}

static bool is_one_breath(const struct mind *m, size_t from, size_t to)
{
	while (from < to && (m->r->phrases[from].role != ROLE_FULL_STOP || trails_off(m, from)))
		from++;
	return from == to;
}

/* The words at i take back the clause that they stand beside, or the sentence before theirs. */
static void drop_last(struct mind *m, size_t i)
{
	struct saying *last = m->nsaid ? &m->said[m->nsaid - 1] : NULL;
	if (!last || m->dropped.to)
		return;
	const size_t from = is_one_breath(m, last->now.to, i) ? last_clause(m, last->now) : last->now.from;
	const struct stretch back = { from, last->now.to };
	if (says_number_alone(m, back) && !last->old.to) /* "One last thing: make it 3" */
		return;
	m->dropped = last->old.to ? last->old : back;
	m->changed = true;
	last->now.to = from;
	while (last->now.to > last->now.from && parts_clauses(&m->r->phrases[last->now.to - 1]))
		last->now.to--;
	if (last->now.from == last->now.to)
		m->nsaid--;
}

/* The words at i that take back, and what they name; the phrase behind them. */
static size_t heed(struct mind *m, size_t i)
{
	const struct reading *r = m->r;
	const bool named = says_drop(m, &r->phrases[i]) && i + 1 < r->nphrases && names_area(&r->phrases[i + 1]) &&
			   (i + 2 == r->nphrases || parts_clauses(&r->phrases[i + 2]));
	if (named && m->nforgotten < MIND_STRETCHES) {
		m->forgotten[m->nforgotten++] = (struct forgotten){ i, &r->phrases[i + 1] };
		m->changed = true;
		return i + 2;
	}
	drop_last(m, i);
	return i + 1;
}

/* "Wait, no": nothing but a verb that needs no more stands before the words that take back in their sentence. */
static bool is_interjection(const struct mind *m, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++) {
		const struct phrase *p = &m->r->phrases[i];
		for (uint32_t k = 0; p->role == ROLE_VERB && k < p->terms->u.nouns.n; k++)
			if (verb_slots(task_verb(m->task, p->terms->u.nouns.at[k].id)))
				return false;
		if (is_game(p) && p->role != ROLE_VERB)
			return false;
	}
	return true;
}

static bool hear(struct mind *m)
{
	const struct reading *r = m->r;
	size_t from = 0;
	for (size_t i = 0; i < r->nphrases; i++) {
		const bool back = takes_back(m, i);
		if (!back && r->phrases[i].role != ROLE_FULL_STOP)
			continue;
		if (from < i && !(back && is_interjection(m, from, i)) && !say(m, from, i))
			return false;
		from = back ? heed(m, i) : i + 1;
		i = from - 1;
	}
	return from >= r->nphrases || say(m, from, r->nphrases);
}

/* ---- what it orders --------------------------------------------------------------------------------- */

static bool add_orders(struct mind *m, const struct paths *found, size_t at)
{
	const struct path *only = found->n ? fill_meaning(m->task, found, true) : NULL;
	if (!only || only->nsenses > MIND_ORDERS - m->n)
		return false;
	const size_t n = path_commands(m->task, only, m->order + m->n);
	for (const size_t end = m->n + n; m->n < end; m->n++)
		m->of[m->n] = at;
	return n > 0;
}

/* In the place of what was taken back, or by itself. */
static void read_said(struct mind *m, const struct saying *s)
{
	struct span left = { 0 };
	const struct reading *right = s->old.to ? set_right(m, s->old, s->now) : NULL;
	const struct reading *instead = right || !s->old.to ? right : in_place_of(m, s->old, s->now);
	bool read = false;
	for (int way = instead ? 0 : 1; way < 2 && !read; way++) {
		struct paths found = { .n = 0 };
		if (!way)
			gist_read(m->task, m->read, instead, 0, instead->nphrases, &found, &left);
		else
			gist_read(m->task, m->read, m->r, s->now.from, s->now.to, &found, &left);
		read = add_orders(m, &found, s->now.from);
	}
	if (!read && may_order(m, s->now))
		left = span_join(m->r->phrases[s->now.from].at, m->r->phrases[s->now.to - 1].at);
	if (span_is_empty(m->left))
		m->left = left;
}

static bool names(const struct mind *m, const struct command *c, area_id a)
{
	for (unsigned i = 0; i < c->nargs; i++)
		if (task_verb(m->task, c->verb)->slots[c->arg[i].slot].what == NOUN_AREA && c->arg[i].value == a)
			return true;
	return false;
}

static void forget(struct mind *m, const struct forgotten *f)
{
	size_t n = 0;
	for (size_t i = 0; i < m->n; i++) {
		bool named = false;
		for (uint32_t k = 0; k < f->place->terms->u.nouns.n; k++)
			named |= f->place->terms->u.nouns.at[k].what == NOUN_AREA &&
				 names(m, m->order[i], f->place->terms->u.nouns.at[k].id);
		if (named && m->of[i] < f->before)
			continue;
		m->of[n] = m->of[i];
		m->order[n++] = m->order[i];
	}
	m->n = n;
}

static bool same_places(const struct mind *m, const struct command *a, const struct command *b)
{
	const struct slot *slots = task_verb(m->task, a->verb)->slots;
	for (unsigned i = 0; i < a->nargs; i++)
		if (slots[a->arg[i].slot].what == NOUN_AREA && !names(m, b, (area_id)a->arg[i].value))
			return false;
	return true;
}

/* "3 in Texas, 2 in Ohio... no, all five in Texas": what is said anew, or of all, is said in the place of the rest of its breath. */
static void supersede(struct mind *m, size_t said)
{
	const struct stretch now = m->said[said].now;
	const struct words w = words_said(
		source_text(m->task->source, span_join(m->r->phrases[now.from].at, m->r->phrases[now.to - 1].at)),
		m->task->arena);
	const bool all = words_have(&w, SAYS_ROLE(ALL));
	size_t n = 0;
	if (!said || !m->said[said].old.to || !is_one_breath(m, m->said[said - 1].now.to, now.from))
		return;
	for (size_t i = 0; i < m->n; i++) {
		bool again = false;
		for (size_t k = i + 1; k < m->n && m->of[i] == m->said[said - 1].now.from; k++)
			again |= m->of[k] == now.from && m->order[i]->verb == m->order[k]->verb &&
				 (all || same_places(m, m->order[i], m->order[k]));
		if (again)
			continue;
		m->of[n] = m->of[i];
		m->order[n++] = m->order[i];
	}
	m->n = n;
}

static void tell_left(const struct mind *m, struct binding *all)
{
	struct diag *d = ARENA_NEW(m->task->keep, struct diag);
	*d = (struct diag){ .severity = SEVERITY_ERROR,
			    .at = m->left,
			    .code = STR("unread"),
			    .what = str_printf(
				    m->task->keep, "not read: \"%.*s\"",
				    STR_ARG(talk_quoted(source_text(m->task->source, m->left), m->task->keep))) };
	all->diags = d;
	all->ndiags = 1;
}

/* "so Alabama instead": the word goes before what it says is to be. */
static const struct reading *with_instead_first(struct task *t, const struct reading *r)
{
	struct pick out = pick_new(t, r);
	size_t clause = 0;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		const bool ends = i + 1 == r->nphrases || parts_clauses(p + 1);
		out.at[out.n++] = *p;
		if (is_stop(p, STOP_CORRECTION) && ends && out.n - 1 > clause &&
		    str_eq_nocase(source_text(t->source, p->at), STR("instead")))
			put_before(out.at, clause, out.n - 1);
		if (parts_clauses(p))
			clause = out.n;
	}
	return picked(t, r, out);
}

/* The first reading in which a word does; "no" does in all of them. */
static const struct reading *that_corrects(const struct line *line)
{
	for (const struct reading *r = line->readings; r; r = r->next)
		for (size_t i = 0; i < r->nphrases; i++)
			if (is_stop(&r->phrases[i], STOP_CORRECTION))
				return r;
	return line->readings;
}

bool mind_changed(struct task *t, const struct line *line, guess_reader *read, struct binding *all)
{
	struct mind m = { .task = t, .read = read };
	const struct reading *r = that_corrects(line);
	m.r = r ? with_instead_first(t, r) : NULL;
	if (!m.r || !hear(&m) || !m.changed)
		return false;
	for (size_t i = 0; i < m.nsaid; i++)
		read_said(&m, &m.said[i]);
	for (size_t i = 0; i < m.nsaid; i++)
		supersede(&m, i);
	for (size_t i = 0; i < m.nforgotten; i++)
		forget(&m, &m.forgotten[i]);
	for (size_t i = 0; i < m.n; i++)
		if (!set_has(&t->scope->admitted, m.order[i]->verb))
			return false;
	if (!m.n)
		return false;
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, m.n);
	memcpy(guess, m.order, m.n * sizeof *guess);
	all->guess = guess;
	all->nguess = m.n;
	all->changed = true;
	all->part = !span_is_empty(m.left);
	if (all->part)
		tell_left(&m, all);
	return true;
}
