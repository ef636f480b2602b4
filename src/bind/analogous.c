/* analogous: see analogous.h. */
#include "bind/analogous.h"
#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"
#include "bind/dealt.h"
#include "bind/diagnose.h"
#include "bind/fill.h"
#include "bind/gist.h"
#include "bind/guess.h"
#include "bind/phrase.h"
#include "bind/pieces.h"
#include "bind/refuted.h"
#include "bind/suggest.h"
#include "bind/takes.h"
#include "bind/weigh.h"
#include "order/analogy.h"
#include "order/lean.h"
#include "order/meaning.h"
#include "order/roles.h"

enum {
	NEVER = STOP_CONDITION | STOP_ALTERNATIVE | STOP_CORRECTION | STOP_NEGATION | STOP_VAGUE,
	SURE = LEAN_ONE,
	TOLD = 2 * LEAN_ONE / 5, /* of what is refused for nothing: it may be talk */
	TRIES = 8                /* of a line: who writes more sentences that no rule reads writes no orders */
};

/* What of a line is read. */
struct where {
	struct span at[GIST_SPANS], left; /* left: what is left out, and may bear on it */
	size_t n;
};
struct analogous {
	const struct command **at; /* in the message's memory */
	size_t n;                  /* 0: it is like none */
	int32_t likely;            /* the least likely of them: parts of LEAN_ONE */
	bool whole;                /* nothing that is named or counted is left out, but a "one" */
	bool second;               /* not what is likeliest, but all that is named */
	bool sounds;               /* a number is left out as the word that it sounds like */
};

/* ---- which deeds may be said ------------------------------------------------------------------- */

/* "using", "relocated": its own word, in whatever form. */
static bool is_name_of(const struct task *t, verb_id verb, struct str word)
{
	struct str name = str_c(task_verb(t, verb)->name), first;
	str_cut(&name, ' ', &first);
	first.n -= first.n && first.p[first.n - 1] == 'e';
	return str_starts(word, first);
}

/* named: by its own word, or where it needs no more than that. */
static bool is_admitted(const struct task *t, struct str words, bool named)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	for (uint32_t i = 0; i < g.n; i++)
		for (uint32_t k = 0; g.at[i].term.kind == TERM_VERB && k < g.at[i].term.u.nouns.n; k++) {
			const verb_id verb = g.at[i].term.u.nouns.at[k].id;
			if (set_has(&t->scope->admitted, verb) &&
			    (!named || verb_stands_alone(task_verb(t, verb)) || is_name_of(t, verb, words)))
				return true;
		}
	return false;
}

static bool admits(void *context, struct str deed)
{
	struct str first, rest = deed;
	str_cut(&rest, ' ', &first);
	return is_admitted(context, deed, false) || is_admitted(context, first, false);
}

/* ---- in plain words ---------------------------------------------------------------------------- */

static bool is_used(const struct analogy *found, size_t i)
{
	for (size_t k = 0; k < found->n; k++)
		for (size_t s = 0; s < ANALOGY_SLOTS; s++)
			if (found->orders[k].slots[s] == (int16_t)i)
				return true;
	return false;
}

/* "2 Washington", "4 share 12". */
static bool sounds_like_word(struct str number)
{
	return number.n == 1 && (*number.p == '2' || *number.p == '4');
}

/* "Go, go", "new heads this month": what needs to be told more is no order where its clauses name nothing. */
static bool is_idle_deed(const struct pieces *p, const struct analogy *found, size_t i)
{
	size_t from = i, to = i + 1;
	bool names = false;
	while (from && found->idle[from - 1])
		from--;
	while (to < p->n && found->idle[to])
		to++;
	for (size_t k = from; k < to; k++)
		names |= p->at[k].kind != ANALOGY_WORD;
	return is_admitted(p->task, p->at[i].text, !names);
}

/* A place that is nothing to the orders; a number beside them in their clauses , but "the one in Osaka"; a deed beside them in another. */
static bool is_left_out(const struct pieces *p, const struct analogy *found, size_t i)
{
	int64_t number;
	switch (p->at[i].kind) {
	case ANALOGY_PLACE:
		return p->area[i] && !is_used(found, i);
	case ANALOGY_NUMBER:
		return !found->idle[i] && !is_used(found, i) && !sounds_like_word(p->at[i].text) &&
		       !(byte_is_letter(*p->at[i].text.p) && number_said(p->at[i].text, &number) && number == 1);
	case ANALOGY_WORD:
		return found->idle[i] && is_idle_deed(p, found, i);
	default:
		return false;
	}
}

/* "bid +1": by how much more is no price. */
static bool is_difference(const struct pieces *p, const struct analogy_order *o, const struct verb *v,
			  const struct command *c)
{
	bool signs = p->more, price = false;
	for (size_t s = 0; s < ANALOGY_SLOTS; s++) {
		const int16_t i = o->slots[s];
		const uint32_t from = i < 0 ? 0 : p->of[i].from;
		signs |= i >= 0 && p->at[i].kind == ANALOGY_NUMBER && from &&
			 strchr("+-", p->task->source->text.p[from - 1]);
	}
	for (size_t k = 0; k < c->nargs; k++)
		price |= v->slots[c->arg[k].slot].what == NOUN_NUMBER;
	return signs && price;
}

static bool is_read(const struct where *w, const struct phrase *p)
{
	size_t i = 0;
	while (i < w->n && !(p->at.from >= w->at[i].from && p->at.to <= w->at[i].to))
		i++;
	return i < w->n;
}

static bool is_ordered(const struct task *t, const struct term *deed, const struct analogous *found)
{
	for (uint32_t k = 0; k < deed->u.nouns.n; k++)
		for (size_t i = 0; i < found->n; i++)
			if (found->at[i]->verb == deed->u.nouns.at[k].id)
				return true;
	return !task_names_deed(t, deed);
}

/* A deed that is said in the word of its own name is none of the orders. */
static bool passes_over(const struct task *t, const struct reading *r, const struct where *w,
			const struct analogous *found)
{
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_VERB && p->terms->how != VERB_WEAK && is_read(w, p) &&
		    !is_ordered(t, p->terms, found))
			return true;
	}
	return false;
}

static bool leads_somewhere(const struct task *t, const struct command *c)
{
	size_t n = 0;
	for (size_t k = 0; k < c->nargs; k++)
		n += task_verb(t, c->verb)->slots[c->arg[k].slot].what == NOUN_AREA;
	return n > 1;
}

/* "My new units: 3 to Ohio, and the old ones stay in Utah": what is new is put somewhere, and leads from no place to another. */
static bool moves_what_is_new(struct task *t, const struct reading *r, const struct where *w,
			      const struct analogous *found)
{
	const struct frames f = { .task = t };
	const verb_id puts = dealt_verb(t, false);
	bool fresh = false, others = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (r->phrases[i].role == ROLE_VERB && is_read(w, &r->phrases[i]))
			return false;
		fresh |= is_read(w, &r->phrases[i]) && dealt_is_fresh(&f, &r->phrases[i]);
	}
	for (size_t i = 0; i < found->n; i++)
		others |= found->at[i]->verb != puts && leads_somewhere(t, found->at[i]);
	return fresh && puts != VERB_NONE && others;
}

/* In a form that cannot be read it is none: false, and that is left out of the search. */
static bool reads_all(struct task *t, const struct pieces *p, const struct analogy *found, struct analogy_search *by,
		      analogous_reader *read, struct analogous *out)
{
	for (out->n = 0; out->n < found->n; out->n++) {
		const struct command *c = read(t, pieces_in_words(p, &found->orders[out->n]));
		if (!c && by->nnever < ANALOGY_NEVER) {
			by->never[by->nnever++] = found->orders[out->n].form;
			return false;
		}
		if (!c || is_difference(p, &found->orders[out->n], task_verb(t, c->verb), c)) {
			out->n = 0;
			return true;
		}
		out->at[out->n] = c;
	}
	return true;
}

/* Where nothing says how many, that it is all of them is no more than likely. */
static bool says_all_go(const struct analogous *found)
{
	for (size_t i = 0; i < found->n; i++)
		for (size_t k = 0; k < found->at[i]->nargs; k++)
			if (found->at[i]->arg[k].how == HOW_ALL)
				return true;
	return false;
}

static struct analogous search(struct task *t, const struct pieces *p, struct analogy_search by, analogous_reader *read)
{
	struct analogous out = { .whole = true };
	struct analogy found;
	do {
		found = analogy_read(p->at, p->n, &by);
		out.at = ARENA_ARRAY(t->keep, const struct command *, found.n + 1);
	} while (!reads_all(t, p, &found, &by, read, &out));
	out.likely = found.likely;
	out.second = by.nnever > 0;
	if (by.nnever && out.likely < SURE && says_all_go(&out))
		out.n = 0;
	for (size_t i = 0; i < p->n; i++) {
		out.whole &= !is_left_out(p, &found, i);
		out.sounds |= p->at[i].kind == ANALOGY_NUMBER && !is_used(&found, i) && sounds_like_word(p->at[i].text);
	}
	return out;
}

static bool speaks_against(const struct task *t, const struct line *line, const struct analogous *found)
{
	size_t i = 0;
	while (i < found->n && !refuted_by_marks(t, line, found->at[i]))
		i++;
	return i < found->n;
}

/* "Birch goes to Nowhere": a way of which nobody knows where it ends. */
static bool goes_elsewhere(const struct reading *r, const struct where *w)
{
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if ((p->role == ROLE_TO || p->role == ROLE_FROM) && is_read(w, p) && is_unknown(p))
			return true;
	}
	return false;
}

/* What is likeliest; where that leaves something out, what leaves out nothing. */
static struct analogous orders_of(struct task *t, const struct line *line, const struct where *where,
				  analogous_reader *read)
{
	struct pieces p = { .task = t };
	struct analogy_search by = { .admits = admits, .context = t };
	const struct analogous nothing = { .whole = true };
	if (!line->readings)
		return nothing;
	pieces_take(&p, line->readings, where->at, where->n);
	if (p.many)
		return nothing;
	struct analogous out = search(t, &p, by, read);
	by.whole = true;
	const bool done = (out.n && out.whole) || goes_elsewhere(line->readings, where);
	const struct analogous all = done ? nothing : search(t, &p, by, read);
	if (all.n && all.whole && !speaks_against(t, line, &all)) {
		out = all;
		out.second = true;
	}
	return passes_over(t, line->readings, where, &out) || moves_what_is_new(t, line->readings, where, &out)
		       ? (struct analogous){ .n = 0 }
		       : out;
}

/* ---- guesses ----------------------------------------------------------------------------------- */

/* Parts of one sentence in the list. */
struct sentence {
	size_t from, to, refused;
	struct span at;  /* of those that are refused; where none is, of all */
	struct span all; /* with what stands around them, where none of it is known to be something else */
	bool taken;      /* of one of them more is known */
	bool open;       /* none of them is clear in two ways */
};

/* From the full stop before it, or what is bound there, to the one behind it: its binding begins with what was understood of it. */
static struct span whole_sentence(const struct task *t, const struct binding *list, size_t n, const struct sentence *s)
{
	const struct str text = t->source->text;
	struct span at = s->at;
	const uint32_t first = s->from ? list[s->from - 1].at.to : t->line.from;
	const uint32_t last = s->to < n ? list[s->to].at.from : t->line.to;
	while (at.from > first && !strchr(".!?", text.p[at.from - 1]))
		at.from--;
	while (at.to < last && !strchr(".!?", text.p[at.to]))
		at.to++;
	return at;
}

static struct sentence sentence_at(const struct task *t, const struct binding *list, size_t n, size_t from)
{
	struct sentence s = { .from = from, .open = true };
	for (s.to = from; s.to < n && (s.to == from || !guess_are_apart(t, &list[s.to - 1], &list[s.to])); s.to++) {
		const struct binding *b = &list[s.to];
		s.open &= b->verdict != VERDICT_REFUSED || !b->ndiags || !str_eq_c(b->diags->code, "ambiguous");
		s.taken |= b->verdict == VERDICT_ACCEPTED || b->takes_back || b->changed || b->filled || b->leave ||
			   b->corrects;
		const bool first = s.to == from || (b->verdict == VERDICT_REFUSED && !s.refused);
		if (b->verdict == VERDICT_REFUSED || !s.refused)
			s.at = first ? b->at : span_join(s.at, b->at);
		s.refused += b->verdict == VERDICT_REFUSED;
	}
	s.all = s.taken ? s.at : whole_sentence(t, list, n, &s);
	return s;
}

/* "2.5", "tactic: flattery", "to Atlantis": what is said of the order is no number or name here. */
static bool is_ill_said(const struct task *t, const struct phrase *p, bool behind_colon)
{
	const struct term *last = p->nterms ? &p->terms[p->nterms - 1] : NULL;
	if (p->role >= ROLE_ARGUMENTS || !last)
		return false;
	return last->kind == TERM_BAD_NUMBER ||
	       (last->kind == TERM_UNKNOWN &&
		(behind_colon || p->role == ROLE_WITH ||
		 (p->role != ROLE_BARE && byte_is_capital(*last->u.text.p) && !suggest_is_plain(last, t))));
}

/* "Ohio, except 2, to Utah": it denies nothing. */
static bool says_how_many_stay(const struct task *t, const struct phrase *p)
{
	const struct words w = words_singly(source_text(t->source, p->at), t->arena);
	int64_t number;
	return is_stop(p, STOP_NEGATION) && w.n == 2 && number_said(w.at[1].text, &number);
}

/* "Have a pop at Ohio": it bids, and tells of nothing; not "we have a pop song". */
static bool bids(const struct task *t, const struct phrase *p, struct span at)
{
	static const char *const leads[] = {
#define LEAD(text, role) text,
#include "lexicon.inc"
	};
	const struct str word = utf8_fold_name(t->arena, source_text(t->source, p->at));
	const struct str before = source_text(t->source, (struct span){ at.from, p->at.from });
	size_t i = 0;
	while (i < sizeof leads / sizeof *leads && !str_eq_c(word, leads[i]))
		i++;
	return is_stop(p, STOP_PAST) && i < sizeof leads / sizeof *leads && !str_trim(before).n;
}

/* What asks, makes conditions or denies is no order, whatever it is like. */
static bool may_order(const struct task *t, const struct line *line, struct span at, unsigned never)
{
	const struct str text = source_text(t->source, at);
	for (size_t i = 0; i < line->readings->nphrases; i++) {
		const struct phrase *p = &line->readings->phrases[i];
		const bool here = p->at.from >= at.from && p->at.to <= at.to;
		if (here && ((p->role == ROLE_STOP && p->terms->u.stop & never && !says_how_many_stay(t, p) &&
			      !bids(t, p, at)) ||
			     is_ill_said(t, p, i && p[-1].flags & PHRASE_COLON)))
			return false;
	}
	return !str_ends(str_trim(text), STR("?")) && (at.to == t->source->text.n || t->source->text.p[at.to] != '?') &&
	       !weighs_against(text);
}

/* The sentence; where it may be no order as a whole, those of its clauses that may be. */
static struct where find_orders(struct task *t, const struct line *line, struct span at, unsigned never)
{
	struct where w = { .at = { at }, .n = 1 };
	if (may_order(t, line, at, never))
		return w;
	w.n = gist_spans(t, line->readings, at, w.at, &w.left);
	for (size_t i = 0; i < w.n; i++)
		if (!may_order(t, line, w.at[i], never))
			w.n = 0;
	return w;
}

static bool has_arg(const struct command *c, const struct arg *arg)
{
	for (size_t k = 0; k < c->nargs; k++)
		if (c->arg[k].slot == arg->slot && c->arg[k].how == arg->how && c->arg[k].value == arg->value)
			return true;
	return false;
}

/* What the rules guess says all of this, if in more words: "3 troops" for "3". */
static bool says_all(const struct binding *b, const struct analogous *found)
{
	if (b->nguess != found->n)
		return false;
	for (size_t i = 0; i < found->n; i++) {
		if (b->guess[i]->verb != found->at[i]->verb)
			return false;
		for (size_t k = 0; k < found->at[i]->nargs; k++)
			if (!has_arg(b->guess[i], &found->at[i]->arg[k]))
				return false;
	}
	return true;
}

/* The rules of the board take what was read, and not what it is like. */
static bool is_refuted(struct task *t, const struct binding *b, const struct analogous *found)
{
	return b->nguess == 1 && found->n == 1 && !fill_takes(t, found->at[0]) && fill_takes(t, b->guess[0]);
}

static void set_guess(struct task *t, struct binding *b, const struct analogous *found, struct span left)
{
	const bool less = b->nguess > found->n && !b->part; /* "shares 7, 11 and 12 at one coin": of one of them */
	/* "4 from Osaka to Kyoto, then 2 to Nara": the rules know what is missing */
	const bool missing = found->second && found->n > 1 && b->ndiags && str_eq_c(b->diags->code, "missing");
	if (!found->n || b->changed || less || missing || is_refuted(t, b, found) || !found->whole ||
	    says_all(b, found) || (found->sounds && b->nguess))
		return; /* "Osaka 2 Nara 1": where the rules know what it counts, it is a number */
	b->guess = found->at;
	b->nguess = found->n;
	b->part = !span_is_empty(left);
	b->drops = b->changed = false;
}

/* The sentence is one part, which is refused for the reason of its first. */
static struct binding *join(struct binding *list, size_t *n, const struct sentence *s)
{
	size_t first = s->from, k = s->from;
	while (list[first].verdict != VERDICT_REFUSED)
		first++;
	for (size_t i = s->from; i < *n; i++)
		if (i <= first || i >= s->to || list[i].verdict != VERDICT_REFUSED)
			list[k++] = list[i];
	*n = k;
	list[first].at = s->at;
	return &list[first];
}

/* One part of the line is refused: by itself. */
static void guess_parts(struct task *t, const struct line *line, struct binding *list, const struct sentence *s,
			analogous_reader *read, size_t *tries)
{
	for (size_t k = s->from; k < s->to && *tries; k++) {
		struct binding *b = &list[k];
		if (b->verdict != VERDICT_REFUSED || b->takes_back || b->changed || b->filled || b->leave ||
		    b->corrects)
			continue;
		(*tries)--;
		const struct where where = find_orders(t, line, b->at, NEVER);
		const struct analogous one = orders_of(t, line, &where, read);
		set_guess(t, b, &one, where.left);
	}
}

/* "3 coins for share 12, mine, haha": nothing in it need be an order, and all together is one. */
static void guess_told(struct task *t, const struct line *line, struct binding *first, struct span at,
		       analogous_reader *read)
{
	const struct where where = { .at = { at }, .n = 1 };
	const struct analogous all = orders_of(t, line, &where, read);
	struct diags diags;
	if (!all.n || !all.whole || all.likely < TOLD || !all.at[0]->nargs)
		return;
	diags_init(&diags, t->keep);
	diagnose_deedless(&diags, at);
	*first = (struct binding){ .at = at, .verdict = VERDICT_REFUSED, .verb = VERB_NONE };
	first->diags = diags.list.at;
	first->ndiags = diags.list.n;
	set_guess(t, first, &all, where.left);
}

/* "My first army goes in Barrow", where armies are placed: by a word that is not the name of its deed, and for which it is not the time. */
static bool is_said_otherwise(const struct task *t, const struct binding *list, const struct sentence *s)
{
	const struct binding *b = &list[s->from];

	if (s->to != s->from + 1 || b->verdict != VERDICT_ACCEPTED || !b->untimely)
		return false;
	const struct str text = words_folded(source_text(t->source, b->at), t->arena);
	struct str name = str_c(task_verb(t, b->command->verb)->name), first;

	str_cut(&name, ' ', &first);
	return !words_hold(text, first);
}

void analogous_guess(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read)
{
	size_t tries = TRIES;
	for (size_t i = 0, before; i < *n && tries;) {
		struct sentence s = sentence_at(t, list, *n, i);
		i = s.to;
		const bool otherwise = is_said_otherwise(t, list, &s);

		if (!s.open || !line->readings || (!s.refused && s.taken && !otherwise))
			continue;
		if (!s.refused) {
			if (may_order(t, line, s.all, NEVER | STOP_PAST)) {
				tries--;
				guess_told(t, line, &list[s.from], s.all, read);
			}
			continue;
		}
		const struct where where = find_orders(t, line, s.all, NEVER);
		const bool alone = s.taken;
		if (!where.n && !alone)
			continue;
		tries -= !alone;
		const struct analogous all = alone ? (struct analogous){ .n = 0 } : orders_of(t, line, &where, read);
		if (!all.n || !all.whole) {
			guess_parts(t, line, list, &s, read, &tries);
			continue;
		}
		before = *n;
		set_guess(t, join(list, n, &s), &all, where.left);
		i -= before - *n;
	}
}
