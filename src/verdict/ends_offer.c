/* ends_offer: see ends_offer.h. */
#include "verdict/ends_offer.h"

#include <string.h>

#include "base/byte.h"
#include "base/utf8.h"
#include "bind/diagnose.h"
#include "bind/phrase.h"
#include "order/ends.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "verdict/ended.h"

enum {
	ENDS_MOST = 4,
	CLAUSES_MOST = 12,
	SENTENCE_MOST = 300,
	BEFORE_MOST = 2000,
	LIKE = -LEAN_ONE /
	       5, /* what is less like an end is none: of 45 ends 32 are found, of as many others 6 are asked about */
	LIKE_BESIDE = LEAN_ONE / 3 /* beside what is an order: it may be of that */
};
#define IS(name) SAYS_ROLE(name)

struct asked {
	struct task *t;
	const struct line *line;
	ending_reader *read;
};
/* What a sentence may end. */
struct ends_in {
	const struct command *at[ENDS_MOST];
	size_t n;
	bool other; /* a clause beside that says a deed which is no end */
};

/* ---- one clause -------------------------------------------------------------------------------- */

static bool is_player(const struct task *t, struct str word)
{
	for (size_t i = 0; i < row_count(t->view->state, TABLE_SEAT); i++) {
		const struct str name = words_folded(seat_name(t->view->state, (seat_id)i), t->arena);
		if (words_hold(name, word) ||
		    (str_ends(word, STR("s")) && words_hold(name, str_sub(word, 0, word.n - 1))))
			return true;
	}
	return false;
}

/* "end", "phase" are of any end, and "the" may begin the word for one. */
static struct noun_said noun_of(const struct asked *q, struct str word)
{
	static const char *const any[] = { "END_BIDS", "END_STAGE", "ORDERS", "TURN" };
	const struct phrasing p = { .words = &word, .n = 1 };
	for (size_t i = 0; i < sizeof any / sizeof *any; i++)
		if (phrasing_fits(&p, any[i], 0, 1))
			return (struct noun_said){ .near = false };
	return word_is(word, IS(CLOSED)) ? (struct noun_said){ .near = false } : ended_noun_near(q->t, word);
}

static enum ends_word word_here(void *context, struct str word)
{
	const struct asked *q = context;
	if (ended_is_writer(q->t, word, false))
		return ENDS_OWN;
	if (is_player(q->t, word))
		return ENDS_OTHER;
	const struct noun_said noun = noun_of(q, word);
	return noun.over.n || noun.none.n ? ENDS_DEED : ENDS_WORD;
}

/* What its words name, in one way; empty: nothing, or several things. */
static struct noun_said noun_in(const struct asked *q, struct str text)
{
	const struct words w = words_singly(text, q->t->arena);
	struct noun_said found = { .near = false };
	for (size_t i = 0; i < w.n; i++) {
		const struct noun_said one = noun_of(q, w.at[i].text);
		if (!one.over.n && !one.none.n)
			continue;
		if (found.over.n && !str_eq(found.over, one.over))
			return (struct noun_said){ .near = false };
		found = one;
	}
	return found;
}

static bool names_turn(const struct asked *q, struct str text)
{
	const struct words w = words_singly(text, q->t->arena);
	for (size_t i = 0; i < w.n; i++) {
		const struct phrasing p = { .words = &w.at[i].text, .n = 1 };
		if (phrasing_fits(&p, "TURN", 0, 1))
			return true;
	}
	return false;
}

/* The game's words for it; empty: it has none. around: the sentence, which names it where the clause does not. */
static struct str words_for(const struct asked *q, enum ends kind, struct str text, struct str around)
{
	struct noun_said noun = noun_in(q, text);
	const bool turn = kind == ENDS_TURN && (!noun.over.n || names_turn(q, text));
	const bool passes = ended_passes(q->t) && ended_has(q->t, ended_told(TOLD_PASS), ENDED_ENDS);
	if (!noun.over.n && !noun.none.n)
		noun = noun_in(q, around);
	if (turn)
		return ended_has(q->t, ended_told(TOLD_TURN), ENDED_ENDS) ? ended_told(TOLD_TURN) : STR_NONE;
	switch (kind) {
	case ENDS_TURN:
	case ENDS_OVER:
		return noun.over;
	case ENDS_NONE:
		return noun.none.n || !passes ? noun.none : ended_told(TOLD_PASS);
	case ENDS_PASS:
		return passes ? ended_told(TOLD_PASS) : STR_NONE;
	default:
		return STR_NONE;
	}
}

/* Not what any game is told, which is said of orders that wait: but where it bids, to pass is its own. */
static bool is_of_game(const struct task *t, verb_id id, bool pass)
{
	const struct verb *of = t->binder->game->rules->verbs;
	verb_id n = 0;
	while (of[n].name)
		n++;
	return id < n || (pass && ended_passes(t));
}

/* "5 on 12. No other bids.": nothing more, and not nothing. */
static bool is_spoken_of(const struct asked *q, struct str kin, const char *at)
{
	const struct str before = { q->t->source->text.p, (size_t)(at - q->t->source->text.p) };
	const struct str words = words_folded(
		str_sub(before, before.n > BEFORE_MOST ? before.n - BEFORE_MOST : 0, before.n), q->t->arena);
	struct str one;
	for (size_t i = 0; i < words.n; i++)
		if (byte_is_digit(words.p[i]))
			return true;
	while (str_cut(&kin, ' ', &one))
		if (words_hold(words, one))
			return true;
	return false;
}

/* "Nobody else has bid", "no one bids": who bids are the players; "nobody moves" is said of one's own. */
static bool is_of_others(const struct asked *q, struct str text)
{
	enum { OPENS = 2 }; /* behind "well" */
	const struct words said = words_said(text, q->t->arena), singly = words_singly(text, q->t->arena);
	bool others = false;
	for (size_t i = 0; i < OPENS; i++)
		others |= (i < said.n && said.at[i].roles & IS(SOMEONE)) ||
			  (i < singly.n && singly.at[i].roles & IS(SOMEONE));
	return others;
}

/* NULL: it is like no end. */
static const struct command *end_in(struct asked *q, struct str text, struct str around, int32_t least)
{
	const struct ends_like like = ends_like(text, word_here, q, q->t->arena);
	const struct str words = like.likely < least ? STR_NONE : words_for(q, like.kind, text, around);
	const bool pass = str_eq(words, ended_told(TOLD_PASS));
	const struct command *c =
		words.n && !(pass && (is_of_others(q, text) || is_spoken_of(q, noun_in(q, around).kin, text.p)))
			? q->read(q->t, words)
			: NULL;
	return c && is_of_game(q->t, c->verb, pass) ? c : NULL;
}

/* ---- a sentence -------------------------------------------------------------------------------- */

static bool is_within(struct span at, struct span in)
{
	return at.from >= in.from && at.to <= in.to;
}

/* Not "this one". */
static bool counts(const struct phrase *p)
{
	return is_number(p) && p->terms->u.number > 1;
}

/* It names a place, or how many: that is of an order. */
static bool names_of_order(const struct asked *q, struct span at)
{
	const struct reading *r = q->line->readings;
	for (size_t i = 0; r && i < r->nphrases; i++)
		if (is_within(r->phrases[i].at, at) && (names_area(&r->phrases[i]) || counts(&r->phrases[i])))
			return true;
	return false;
}

/* "yellow's turn": of what is another's nothing of his ends. */
static bool is_anothers(const struct asked *q, struct str text)
{
	for (size_t at = 0; (at = str_find_any(text, at, "'")) < text.n; at++) {
		size_t from = at, to = at + 3;
		if (!str_starts(str_sub(text, at, text.n), STR("'s ")))
			continue;
		while (from && text.p[from - 1] != ' ')
			from--;
		while (to < text.n && byte_is_word(text.p[to]))
			to++;
		const struct str owner = utf8_fold_name(q->t->arena, str_sub(text, from, at)),
				 owned = utf8_fold_name(q->t->arena, str_sub(text, at + 3, to));
		const struct phrasing p = { .words = &owned, .n = 1 };
		const bool part = noun_of(q, owned).over.n || phrasing_fits(&p, "TURN", 0, 1);
		if (part && !word_is(owner, IS(CLOSED)) && !ended_is_writer(q->t, owner, false))
			return true;
	}
	return false;
}

/* It asks, makes a condition, leaves open, or is another's. */
static bool is_open(const struct asked *q, struct span at)
{
	const roles open = IS(STOP_CONDITION) | IS(UNSETTLED) | IS(STOP_CORRECTION) | IS(RETRACTS) | IS(HEARSAY);
	const struct str text = q->t->source->text;
	const struct words w = words_said(source_text(q->t->source, at), q->t->arena);
	return (at.to < text.n && text.p[at.to] == '?') || is_anothers(q, source_text(q->t->source, at)) ||
	       words_have_but(&w, open, IS(SOMEONE) | IS(ONCE) | IS(PREDICATE)) ||
	       (w.n && (w.at[0].roles & IS(STOP_QUESTION) || word_listed(w.at[0].text, LIST_IS)));
}

/* "Yellow has nothing left": what is told of him, and why. */
static bool begins_with_another(const struct asked *q, struct span at)
{
	const struct words w = words_singly(source_text(q->t->source, at), q->t->arena);
	return w.n && is_player(q->t, w.at[0].text) && !ended_is_writer(q->t, w.at[0].text, false);
}

static bool says_deed(const struct asked *q, struct span at)
{
	const struct reading *r = q->line->readings;
	for (size_t i = 0; r && i < r->nphrases; i++)
		if (is_within(r->phrases[i].at, at) && is_verb(&r->phrases[i]))
			return true;
	return false;
}

static void add_end(struct ends_in *out, const struct command *c)
{
	for (size_t i = 0; i < out->n; i++)
		if (command_equal(out->at[i], c))
			return;
	if (out->n < ENDS_MOST)
		out->at[out->n++] = c;
}

static bool parts(const char *p, uint32_t i, uint32_t to)
{
	return strchr(",;:\n(", p[i]) || (p[i] == '-' && i + 1 < to && p[i + 1] == ' ');
}

/* Up to a sign, or a word that joins; from: moved behind it. */
static struct span next_clause(const struct asked *q, uint32_t *from, uint32_t to)
{
	const struct str text = q->t->source->text;
	uint32_t i = *from, word;
	struct span out = { *from, to };
	for (; i < to; i = word) {
		while (i < to && (text.p[i] == ' ' || text.p[i] == '\t'))
			i++;
		for (word = i; word < to && text.p[word] != ' ' && !parts(text.p, word, to);)
			word++;
		const bool joins = i > out.from && word < to && text_listed(str_sub(text, i, word), LIST_LINKS);
		if (joins || (word < to && parts(text.p, word, to))) {
			out.to = joins ? i : word;
			*from = joins ? word : word + 1;
			return out;
		}
	}
	*from = to;
	return out;
}

/* Of each of its clauses; where none is, of all of it. */
static struct ends_in ends_of(struct asked *q, struct span at, int32_t least)
{
	const int32_t surely = least > 0 ? least : 0; /* a part of it alone */
	const struct str all = source_text(q->t->source, at);
	struct ends_in out = { .n = 0 };
	size_t n = 0;
	for (uint32_t from = at.from; from < at.to && n < CLAUSES_MOST; n++) {
		const struct span clause = next_clause(q, &from, at.to);
		const struct str text = str_trim(source_text(q->t->source, clause));
		const bool heads = clause.to < at.to && q->t->source->text.p[clause.to] == ':';
		const struct command *c = text.n && !heads && !names_of_order(q, clause) ? end_in(q, text, all, surely)
											 : NULL;
		if (c)
			add_end(&out, c);
		else
			out.other |= says_deed(q, clause);
	}
	const struct command *whole = out.n || names_of_order(q, at) || str_find_char(all, ':') < all.n
					      ? NULL
					      : end_in(q, all, all, least);
	if (whole)
		out = (struct ends_in){ { whole }, 1, false };
	return out;
}

/* ---- what becomes of it ------------------------------------------------------------------------ */

/* The bindings of one sentence. */
struct sentence {
	struct span at;
	size_t from, to, refused, accepted, guessed;
	bool closed; /* more is known of one of them */
};

static struct span sentence_around(const struct task *t, struct span line, struct span at)
{
	const char *p = t->source->text.p;
	while (at.to > at.from && strchr(".!?", p[at.to - 1]))
		at.to--;
	while (at.from > line.from && !strchr(".!?", p[at.from - 1]))
		at.from--;
	while (at.to < line.to && !strchr(".!?", p[at.to]))
		at.to++;
	while (at.from < at.to && strchr(" \t\n", p[at.from]))
		at.from++;
	return at;
}

static struct sentence sentence_at(const struct asked *q, const struct bound *b, size_t from)
{
	struct sentence s = { .at = sentence_around(q->t, q->line->at, b->list[from].at), .from = from };
	for (s.to = from; s.to < b->n && is_within(b->list[s.to].at, s.at); s.to++) {
		const struct binding *x = &b->list[s.to];
		s.refused += x->verdict == VERDICT_REFUSED;
		s.accepted += x->verdict == VERDICT_ACCEPTED;
		s.guessed += x->nguess > 0;
		s.closed |= x->takes_back || x->corrects || x->changed || x->leave || x->labelled || x->agrees ||
			    x->drops || !span_is_empty(x->open);
	}
	s.to += s.to == from;
	return s;
}

/* Of no place and no number: it ends something. */
static bool only_ends(const struct task *t, const struct command *c)
{
	const struct verb *v = task_verb(t, c->verb);
	for (size_t k = 0; k < c->nargs; k++)
		if (v->slots[c->arg[k].slot].what == NOUN_AREA || v->slots[c->arg[k].slot].what == NOUN_NUMBER)
			return false;
	return v->flags & VERB_ENDS;
}

/* In place of what it was taken to end. */
static void add_guesses(const struct asked *q, struct binding *b, const struct ends_in *e)
{
	const struct command **guess = ARENA_ARRAY(q->t->keep, const struct command *, b->nguess + e->n);
	size_t n = 0;
	for (size_t i = 0; i < b->nguess; i++)
		if (!only_ends(q->t, b->guess[i]))
			guess[n++] = b->guess[i];
	memcpy(guess + n, e->at, e->n * sizeof *guess);
	b->guess = guess;
	b->nguess = n + e->n;
	b->part |= e->other;
	b->ends = true;
}

static struct binding offered(const struct asked *q, struct span at, const struct ends_in *e)
{
	struct binding out = { .at = at, .verdict = VERDICT_REFUSED, .verb = VERB_NONE };
	struct diags diags;
	diags_init(&diags, q->t->keep);
	diagnose_deedless(&diags, at);
	out.diags = diags.list.at;
	out.ndiags = diags.list.n;
	add_guesses(q, &out, e);
	return out;
}

/* What is offered of another part of the line ends it too. */
static bool is_offered(const struct binding *b, const struct command *end, struct span at)
{
	const bool other = b->at.to <= at.from || b->at.from >= at.to;
	for (size_t i = 0; other && i < b->nguess; i++)
		if (command_equal(b->guess[i], end))
			return true;
	return false;
}

/* An order of the line ends it anyway, or something behind it. */
static bool is_said(const struct task *t, const struct bound *b, const struct ends_in *e, struct span at)
{
	for (size_t i = 0; i < b->n; i++)
		for (size_t k = 0; k < e->n; k++) {
			const struct command *c = b->list[i].command;
			if (is_offered(&b->list[i], e->at[k], at) ||
			    (c && (command_equal(c, e->at[k]) || (b->list[i].at.from >= at.to && only_ends(t, c)))))
				return true;
		}
	return false;
}

/* Beside what is offered, or is an order, the talk of its sentence may end something. */
static size_t beside(struct asked *q, const struct bound *b, const struct sentence *s, struct binding *out)
{
	for (size_t i = s->from; i < s->to; i++) {
		struct binding *x = &out[i - s->from];
		*x = b->list[i];
		if (x->verdict != VERDICT_CHATTER && !x->nguess)
			continue;
		struct ends_in e = ends_of(q, x->at, LIKE_BESIDE);
		e.other &= x->verdict == VERDICT_CHATTER;
		if (!e.n || is_said(q->t, b, &e, x->at))
			continue;
		if (x->verdict == VERDICT_CHATTER)
			*x = offered(q, x->at, &e);
		else
			add_guesses(q, x, &e);
	}
	return s->to - s->from;
}

static size_t hear(struct asked *q, const struct bound *b, const struct sentence *s, struct binding *out)
{
	const bool may = !s->closed && s->at.to - s->at.from <= SENTENCE_MOST && !is_open(q, s->at) &&
			 !(s->refused && begins_with_another(q, s->at));
	if (may && (s->accepted || s->guessed))
		return beside(q, b, s, out);
	struct ends_in e = may && !names_of_order(q, s->at) ? ends_of(q, s->at, LIKE) : (struct ends_in){ .n = 0 };
	if (!e.n || is_said(q->t, b, &e, s->at)) {
		memcpy(out, b->list + s->from, (s->to - s->from) * sizeof *out);
		return s->to - s->from;
	}
	size_t first = s->from;
	while (s->refused && b->list[first].verdict != VERDICT_REFUSED)
		first++;
	*out = s->refused ? b->list[first] : offered(q, s->at, &e);
	out->at = s->at;
	add_guesses(q, out, &e);
	return 1;
}

struct bound ends_offered(struct task *t, const struct line *line, struct bound bound, ending_reader *read)
{
	struct asked q = { t, line, read };
	struct binding *list = ARENA_ARRAY(t->keep, struct binding, bound.n + 1);
	size_t n = 0;
	for (size_t i = 0; i < bound.n;) {
		const struct sentence s = sentence_at(&q, &bound, i);
		n += hear(&q, &bound, &s, list + n);
		i = s.to;
	}
	return (struct bound){ list, n };
}
