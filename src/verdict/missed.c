/* missed: see missed.h. */
#include "verdict/missed.h"

#include "base/buf.h"
#include "bind/phrase.h"
#include "order/roles.h"

enum { CLAUSES = 16, COMMANDS = 16 };

/* Some phrases between two signs. */
struct clause {
	size_t from, to;
	uint8_t has[COMMANDS]; /* of what it names and counts: how much is in each order */
	uint8_t counts, things, places, sums;
	bool alien; /* some of it is in no order */
	bool tells; /* why, or how things stand */
	bool deed;  /* "Utah gets the fifth" */
	bool kept;
};
struct sentence {
	const struct task *task;
	const struct reading *r;
	const struct binding *b;
	struct clause at[CLAUSES];
	size_t n;
};

static bool is_amount(noun_class what)
{
	return what != NOUN_AREA && what != NOUN_REGION && what != NOUN_THING && what != NOUN_UNIT && what != NOUN_SEAT;
}

/* What the term names is in the order. */
static bool is_in(const struct task *t, const struct term *term, const struct command *c)
{
	for (size_t k = 0; k < c->nargs; k++) {
		const noun_class what = task_verb(t, c->verb)->slots[c->arg[k].slot].what;
		if (term->kind == TERM_COUNT && is_amount(what) && c->arg[k].value == term->u.number)
			return true;
		for (uint32_t i = 0; term->kind != TERM_COUNT && i < term->u.nouns.n; i++)
			if (term->u.nouns.at[i].what == what && term->u.nouns.at[i].id == c->arg[k].value)
				return true;
	}
	return false;
}

/* "This makes eleven": of all of them together. */
static bool is_sum(const struct task *t, const struct binding *b, int64_t number)
{
	int64_t sum = 0;
	for (size_t i = 0; i < b->nguess; i++)
		for (size_t k = 0; k < b->guess[i]->nargs; k++)
			if (task_verb(t, b->guess[i]->verb)->slots[b->guess[i]->arg[k].slot].what == NOUN_COUNT)
				sum += b->guess[i]->arg[k].value;
	return b->nguess > 1 && sum == number;
}

/* What counts, or what the game has a name for, but for its people and for what all orders are about. */
static bool is_named(const struct term *t)
{
	return (t->kind == TERM_COUNT && t->how == COUNT_EXACT && !(t->flags & TERM_ARTICLE)) ||
	       t->kind == TERM_THING || (t->kind == TERM_NAME && !nouns_have(t->u.nouns, NOUN_SEAT));
}

static void look_at_term(const struct sentence *s, struct clause *c, const struct term *t)
{
	bool found = false;
	if (!is_named(t))
		return;
	if (t->kind == TERM_COUNT && is_sum(s->task, s->b, t->u.number)) {
		c->sums++;
		return;
	}
	c->counts += t->kind == TERM_COUNT;
	c->things += t->kind == TERM_THING;
	c->places += t->kind == TERM_NAME;
	for (size_t i = 0; i < s->b->nguess && i < COMMANDS; i++)
		if (is_in(s->task, t, s->b->guess[i])) {
			c->has[i]++;
			found = true;
		}
	c->alien |= !found;
}

/* "From the 5 in Osaka two go to Nara": how many stand there. */
static bool is_stock(const struct sentence *s, size_t i)
{
	const struct phrase *p = &s->r->phrases[i];
	return p->flags & PHRASE_THE && has_count(p) && i + 1 < s->r->nphrases && names_area(&p[1]) &&
	       p[1].role != ROLE_TO;
}

static void cut_clauses(struct sentence *s)
{
	bool open = false;
	for (size_t i = 0; i < s->r->nphrases; i++) {
		const struct phrase *p = &s->r->phrases[i];
		const bool inside = p->at.from >= s->b->at.from && p->at.to <= s->b->at.to;
		if (!inside || parts_clauses(p)) {
			open = false;
			continue;
		}
		if (!open && s->n == CLAUSES)
			return;
		if (!open)
			s->at[s->n++] = (struct clause){ .from = i };
		struct clause *c = &s->at[s->n - 1];
		c->to = i + 1;
		c->tells |= (p->role == ROLE_STOP && !is_stop(p, STOP_VAGUE)) || p->role == ROLE_PAST;
		c->deed |= p->role == ROLE_GETS || p->role == ROLE_LEAD;
		for (size_t k = 0; k < p->nterms && p->role < ROLE_ARGUMENTS && !is_stock(s, i); k++)
			look_at_term(s, c, &p->terms[k]);
		open = !(p->flags & PHRASE_COLON);
	}
}

/* Each order is of the clause that has most of it. */
static void keep_clauses(struct sentence *s)
{
	for (size_t i = 0; i < s->b->nguess && i < COMMANDS; i++) {
		struct clause *best = NULL;
		for (size_t k = 0; k < s->n; k++)
			if (s->at[k].has[i] && (!best || s->at[k].has[i] > best->has[i] ||
						(s->at[k].has[i] == best->has[i] && best->kept && !s->at[k].kept)))
				best = &s->at[k];
		if (best)
			best->kept = true;
	}
}

/* In what is asked about as a whole only what is counted, or is a thing, and is said nowhere. */
static bool is_missed(const struct sentence *s, const struct clause *c)
{
	if (c->kept || c->tells)
		return false;
	return s->b->part ? c->counts + c->things + c->places > 0 && (c->alien || c->counts)
			  : c->alien && (c->things || (c->deed && c->places));
}

static bool is_beside(const struct clause *c)
{
	return !c->kept && !c->tells;
}

/* Clauses beside each other are named together. */
static struct str missed_in(struct task *t, const struct sentence *s)
{
	struct buf out = buf_new(t->keep);
	for (size_t k = 0, end; k < s->n; k = end) {
		bool missed = false;
		for (end = k; end < s->n && is_beside(&s->at[end]); end++)
			missed |= is_missed(s, &s->at[end]);
		end += end == k;
		const struct span at = { s->r->phrases[s->at[k].from].at.from,
					 s->r->phrases[s->at[end - 1].to - 1].at.to };
		if (missed)
			buf_addf(&out, "%s\"%.*s\"", out.n ? ", " : "", STR_ARG(source_text(t->source, at)));
	}
	return buf_str(&out);
}

/* All clauses are of the orders, or name what is in them: then the words that do not fit are idle. */
static bool is_all(const struct sentence *s)
{
	bool all = s->n > 0 && !s->b->corrects && !s->b->drops && !s->b->leave;
	for (size_t k = 0; k < s->n; k++) {
		const struct clause *c = &s->at[k];
		all &= !c->alien && !c->tells && c->counts + c->things + c->places + c->sums > 0;
	}
	return all;
}

struct bound missed_named(struct task *t, const struct line *line, struct bound bound)
{
	struct binding *list = ARENA_ARRAY(t->keep, struct binding, bound.n + 1);
	for (size_t i = 0; i < bound.n; i++) {
		list[i] = bound.list[i];
		if (list[i].verdict != VERDICT_REFUSED || !list[i].nguess || !line->readings)
			continue;
		struct sentence s = { .task = t, .r = line->readings, .b = &list[i] };
		cut_clauses(&s);
		keep_clauses(&s);
		list[i].missed = missed_in(t, &s);
		list[i].part = list[i].missed.n > 0 || (list[i].part && !is_all(&s));
	}
	return (struct bound){ .list = list, .n = bound.n };
}
