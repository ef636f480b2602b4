/* halves: see halves.h. */
#include "verdict/halves.h"

#include "bind/diagnose.h"
#include "bind/talk.h"
#include "bind/tells.h"
#include "order/roles.h"
#include "verdict/alone.h"
#include "verdict/guess_ways.h"

enum { HALVES_MOST = 8 };
#define IS(name) SAYS_ROLE(name)

enum half { TALKS, STANDS, HANGS, LOST };
struct clause_of {
	struct span at;
	size_t from, to; /* phrases */
	enum half is;
	size_t places;
	bool deed;      /* it names one itself, or a word that nobody knows stands where one does, or it is a way */
	bool known;     /* the deed is one of the game's */
	bool points;    /* at what is said beside it */
	bool stops;     /* a word in it leaves open what is meant */
	bool then, and; /* the word before it */
	bool why;       /* it tells why, or goes on to */
	struct bound bound;
};
struct halves {
	struct task *task;
	const struct reading *r;
	struct clause_of at[HALVES_MOST];
	size_t n;
};

/* ---- the sentence ------------------------------------------------------------------------------- */

static bool tells_why(const struct halves *h, const struct clause_of *c)
{
	const struct words w = words_said(source_text(h->task->source, c->at), h->task->arena);
	return w.n && w.at[0].roles & IS(WHY);
}

/* "the Nara men should go"; "only should he attack" makes a condition. */
static bool is_ought(struct task *t, const struct reading *r, const struct clause_of *c, size_t i)
{
	return guess_is_ought(t, r, i) && (i == c->from || is_argument(&r->phrases[i - 1]));
}

/* It limits, corrects or asks; what else is stopped stands by itself in its clause. */
static bool bears_on_all(struct task *t, const struct reading *r, const struct clause_of *c, size_t i)
{
	const struct phrase *p = &r->phrases[i];
	const bool stops = is_stop(p, STOP_CORRECTION) || is_stop(p, STOP_ALTERNATIVE) || is_stop(p, STOP_QUESTION) ||
			   (is_stop(p, STOP_CONDITION) && !is_ought(t, r, c, i));
	return stops || p->role == ROLE_KEEP || p->role == ROLE_KEPT || p->flags & PHRASE_COLON ||
	       (p->nterms && p->terms->kind == TERM_HEADING);
}

/* A story, another's words or orders, or what is to be in place of something else. */
static bool is_of_others(struct task *t, const struct reading *r, const struct clause_of *c)
{
	const struct str text = source_text(t->source, c->at);
	const struct words w = words_singly(text, t->arena);
	const roles told = IS(PAST_TIME) | IS(INSTEAD) | IS(RATHER) | IS(CHANGES) | IS(STOP_CORRECTION) | IS(DENIAL);
	const roles others = IS(HEARSAY) | IS(OTHERS);
	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & told || (w.at[i].roles & others && (w.at[i].roles & others) != others))
			return true;
	for (size_t i = c->from; i < c->to; i++) {
		const struct phrase *p = &r->phrases[i];
		if (is_stop(p, STOP_PAST) && !tells_now(t, p))
			return true;
		if (p->role == ROLE_PAST || (names_seat(p) && !names_area(p) && !task_names_player(t, p, true)))
			return true;
	}
	return str_find_any(text, 0, "\"?") < text.n;
}

static bool is_whole(struct halves *h)
{
	for (size_t k = 0; k < h->n; k++) {
		const struct clause_of *c = &h->at[k];
		if (c->is == LOST && c->points && !c->places)
			return true;
		for (size_t i = c->from; i < c->to; i++)
			if (bears_on_all(h->task, h->r, c, i))
				return true;
		if (!c->why && is_of_others(h->task, h->r, c))
			return true;
		if (c->is == TALKS && !c->why &&
		    (c->stops || c->points || c->known ||
		     talk_of_words(h->task->view, source_text(h->task->source, c->at)) == TALK_AGAINST))
			return true;
	}
	return false;
}

/* ---- its clauses -------------------------------------------------------------------------------- */

static bool points(const struct phrase *p)
{
	for (unsigned k = 0; is_argument(p) && k < p->nterms; k++)
		if (p->terms[k].kind == TERM_PRONOUN && p->terms[k].u.pronoun != PRONOUN_ME)
			return true;
	return is_argument(p) && is_rest(p);
}

/* What its phrases say; names: it names something of the game. */
static void look_at(struct halves *h, struct clause_of *c)
{
	size_t names = 0; /* a verb alone may be of talk: "end of quote" */
	bool way = false;
	for (size_t i = c->from; i < c->to; i++) {
		const struct phrase *p = &h->r->phrases[i];
		c->known |= p->role == ROLE_VERB && p->terms->how != VERB_WEAK;
		c->deed |= i > c->from && (p->role == ROLE_UNKNOWN || is_unknown(p));
		c->stops |= p->role == ROLE_STOP && !is_ought(h->task, h->r, c, i);
		c->points |= points(p);
		c->places += names_area(p);
		c->deed |= p->role == ROLE_LEAD;
		way |= is_place(p, ROLE_TO);
		names += names_area(p) || is_number(p) || names_kind(p);
	}
	c->deed |= c->known || (way && c->places > 1);
	c->is = !names || (tells_why(h, c) && !c->known) ? TALKS : !c->deed ? HANGS : LOST;
	c->why = tells_why(h, c) || (c->is == TALKS && c->and &&c > h->at && c[-1].why);
}

/* False: it is no sentence of several clauses, or of too many. */
static bool cut(struct halves *h, size_t from, size_t to)
{
	bool then = false, and = false;
	h->n = 0;
	for (size_t end; from < to; from = end) {
		end = from;
		if (parts_clauses(&h->r->phrases[from])) {
			then |= h->r->phrases[from].role == ROLE_THEN;
			and |= h->r->phrases[from].role == ROLE_AND;
			end++;
			continue;
		}
		while (end < to && !parts_clauses(&h->r->phrases[end]))
			end++;
		if (h->n == HALVES_MOST)
			return false;
		struct clause_of *c = &h->at[h->n++];
		*c = (struct clause_of){ .from = from, .to = end, .then = then, .and = and};
		c->at = span_join(h->r->phrases[from].at, h->r->phrases[end - 1].at);
		look_at(h, c);
		then = and = false;
	}
	return h->n > 1;
}

static bool says(const struct bound *b, const char *code)
{
	for (size_t i = 0; i < b->n; i++)
		for (size_t k = 0; k < b->list[i].ndiags; k++)
			if (str_eq_c(b->list[i].diags[k].code, code))
				return true;
	return false;
}

static void judge(struct halves *h, const struct line *line, ending_binder *bind)
{
	bool lost = false;
	for (size_t k = 0; k < h->n; k++) {
		struct clause_of *c = &h->at[k];
		if (c->is == TALKS || c->is == HANGS)
			continue;
		c->bound = alone_bind(h->task, line, c->at, bind);
		if (!c->points && !(lost && c->then) && alone_is_understood(&c->bound))
			c->is = STANDS;
		else if (c->places < 2 && says(&c->bound, "missing")) /* it may share what stands beside it */
			c->is = HANGS;
		lost |= c->is != STANDS;
	}
}

/* ---- verdicts ------------------------------------------------------------------------------------ */

/* What is lost names its own deed, and nothing in it denies or leaves open: it can be said of no other clause. */
static bool may_book(const struct halves *h)
{
	bool lost = false;
	for (size_t k = 0; k < h->n; k++) {
		const struct clause_of *c = &h->at[k];
		const struct str text = source_text(h->task->source, c->at);
		lost |= c->is == LOST;
		if (c->is == TALKS && talk_of_words(h->task->view, text) != TALK_HARMLESS && !c->why)
			return false;
		if (c->is == LOST && (!c->known || c->stops || talk_is_against(h->task->view, text)))
			return false;
	}
	return lost;
}

static void add_lost(struct halves *h, const struct clause_of *c, struct binding *out)
{
	struct diags diags;
	diags_init(&diags, h->task->keep);
	diagnose_lost(&diags, h->task, c->at);
	*out = (struct binding){ .at = c->at, .verdict = VERDICT_REFUSED, .verb = VERB_NONE };
	for (size_t i = 0; i < c->bound.n; i++)
		if (c->bound.list[i].verb != VERB_NONE)
			out->verb = c->bound.list[i].verb;
	out->diags = diags.list.at;
	out->ndiags = diags.list.n;
}

static size_t add_clauses(struct halves *h, struct binding *out)
{
	const bool book = may_book(h);
	size_t n = 0;
	for (size_t k = 0; k < h->n; k++) {
		const struct clause_of *c = &h->at[k];
		if (c->is == LOST)
			add_lost(h, c, &out[n++]);
		for (size_t i = 0; c->is == STANDS && i < c->bound.n; i++) {
			out[n] = c->bound.list[i];
			if (out[n].verdict == VERDICT_ACCEPTED && (!book || !c->known))
				alone_offer(h->task, &out[n]);
			n++;
		}
	}
	return n;
}

static size_t count(const struct halves *h, enum half what)
{
	size_t n = 0;
	for (size_t k = 0; k < h->n; k++)
		n += h->at[k].is == what;
	return n;
}

/* Several are lost, and none points at another. */
static bool all_by_themselves(const struct halves *h)
{
	for (size_t k = 0; k < h->n; k++)
		if (h->at[k].is == LOST && h->at[k].points)
			return false;
	return count(h, LOST) > 1;
}

/* The bindings from..to are all of the sentence, and nothing of it is offered; one is refused, and not for what it lacks alone, which
 * its clauses may share. */
static bool is_fallen(const struct bound *b, size_t from, size_t to)
{
	bool refused = false;
	for (size_t i = from; i < to; i++) {
		if (b->list[i].verdict == VERDICT_ACCEPTED || (b->list[i].nguess && !b->list[i].part) ||
		    b->list[i].takes_back || b->list[i].filled || b->list[i].labelled)
			return false;
		for (size_t k = 0; b->list[i].verdict == VERDICT_REFUSED && k < b->list[i].ndiags; k++) {
			const struct str code = b->list[i].diags[k].code;
			if (str_eq_c(code, "ambiguous"))
				return false;
			refused |= !str_eq_c(code, "missing") && !str_eq_c(code, "undone");
		}
	}
	return refused;
}

/* The sentence of the bindings in its clauses; 0: it stays whole. */
static size_t split(struct halves *h, const struct line *line, size_t from, size_t to, ending_binder *bind,
		    struct binding *out)
{
	for (const struct reading *r = line->readings; r; r = r->next) {
		h->r = r;
		if (!cut(h, from, to) || is_whole(h))
			return 0;
		judge(h, line, bind);
		if (!count(h, HANGS) && (count(h, STANDS) || all_by_themselves(h)))
			return add_clauses(h, out);
		return 0;
	}
	return 0;
}

struct bound halves_bound(struct task *t, const struct line *line, struct bound whole, ending_binder *bind)
{
	struct halves h = { .task = t };
	const struct reading *r = line->readings;
	if (!r || !whole.n || line->flags & LINE_CUT)
		return whole;
	struct binding *out = ARENA_ARRAY(t->keep, struct binding, whole.n * 2 * (HALVES_MOST + 1));
	size_t n = 0;
	for (size_t i = 0, end; i < whole.n; i = end) {
		size_t from, to, added;
		guess_sentence(r, whole.list[i].at, &from, &to);
		for (end = i + 1; end < whole.n && to > from && whole.list[end].at.from < r->phrases[to - 1].at.to;)
			end++;
		added = from < to && is_fallen(&whole, i, end) ? split(&h, line, from, to, bind, out + n) : 0;
		if (!added) {
			memcpy(out + n, whole.list + i, (end - i) * sizeof *out);
			added = end - i;
		}
		n += added;
	}
	return (struct bound){ out, n };
}
