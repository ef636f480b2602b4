/* analogous: see analogous.h. */
#include "base/buf.h"
#include "base/byte.h"
#include "verdict/analogous.h"
#include "base/utf8.h"
#include "bind/diagnose.h"
#include "bind/phrase.h"
#include "bind/suggest.h"
#include "bind/takes.h"
#include "bind/tells.h"
#include "bind/weigh.h"
#include "frame/dealt.h"
#include "order/analogy.h"
#include "order/lean.h"
#include "order/meaning.h"
#include "order/roles.h"
#include "verdict/fill.h"
#include "verdict/gist.h"
#include "verdict/guess_ways.h"
#include "verdict/guess.h"
#include "verdict/likened.h"
#include "verdict/pieces.h"
#include "verdict/refuted.h"

enum {
	STOPS = STOP_CONDITION | STOP_ALTERNATIVE | STOP_CORRECTION | STOP_NEGATION,
	MEANT = 0,
	MEANT_STOPPED = LEAN_ONE / 2,
	TOLD = LEAN_ONE / 2, /* of what is refused for nothing: it may be talk */
	TRIES = 8            /* of a line: who writes more sentences that no rule reads writes no orders */
};

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

/* "each of the three shares": how many they are, and none of them. */
static bool counts_them(const struct task *t, const struct reading *r, size_t i)
{
	const struct phrase *p = &r->phrases[i], *next = i + 1 < r->nphrases ? p + 1 : NULL;
	const bool label = next && is_argument(next) && next->nterms == 1 && next->terms->kind == TERM_LABEL;
	return label && is_number(p) && p->terms->u.number > 1 && p->role != ROLE_BARE &&
	       str_ends(source_text(t->source, next->terms->at), STR("s"));
}

/* What is like an order there is meant as one, by texts of which that is known: the surer where a word makes conditions, denies or corrects. */
static bool is_meant(struct task *t, const struct line *line, struct span at)
{
	struct pieces p = { .task = t };
	bool stopped = false;
	for (size_t i = 0; i < line->readings->nphrases; i++) {
		const struct phrase *q = &line->readings->phrases[i];
		stopped |= q->role == ROLE_STOP && q->terms->u.stop & STOPS && q->at.from >= at.from &&
			   q->at.to <= at.to;
	}
	pieces_take(&p, line->readings, &at, 1);
	return !p.many && analogy_meant(p.at, p.n) >= (stopped ? MEANT_STOPPED : MEANT);
}

/* What asks, makes conditions or denies is no order, whatever it is like. */
static bool may_order(struct task *t, const struct line *line, struct span at)
{
	const struct str text = source_text(t->source, at);
	for (size_t i = 0; i < line->readings->nphrases; i++) {
		const struct phrase *p = &line->readings->phrases[i];
		if (p->at.from >= at.from && p->at.to <= at.to &&
		    (is_ill_said(t, p, i && p[-1].flags & PHRASE_COLON) || counts_them(t, line->readings, i)))
			return false;
	}
	return !str_ends(str_trim(text), STR("?")) && (at.to == t->source->text.n || t->source->text.p[at.to] != '?') &&
	       !guess_leaves_shares(t, line, at) && is_meant(t, line, at) && !weighs_against(text);
}

/* The sentence; where it may be no order as a whole, those of its clauses that may be. */
static struct likened_where find_orders(struct task *t, const struct line *line, struct span at)
{
	const struct span given_up = tells_given_up(t, at);
	at.from = span_is_empty(given_up) ? at.from : given_up.to;
	struct likened_where w = { .at = { at }, .n = 1 };
	if (may_order(t, line, at))
		return w;
	w.n = gist_spans(t, line->readings, at, w.at, &w.left);
	for (size_t i = 0; i < w.n; i++)
		if (!may_order(t, line, w.at[i]))
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

/* It says all of the other, if in more words: "3 troops" for "3". */
static bool says_it(const struct command *c, const struct command *other)
{
	size_t k = 0;
	while (k < other->nargs && has_arg(c, &other->arg[k]))
		k++;
	return c->verb == other->verb && k == other->nargs;
}

static bool says_all(const struct binding *b, const struct likened *found)
{
	size_t i = 0;
	while (i < found->n && i < b->nguess && says_it(b->guess[i], found->at[i]))
		i++;
	return b->nguess == found->n && i == found->n;
}

/* The rules of the board take what was read, and not what it is like. */
static bool is_refuted(struct task *t, const struct binding *b, const struct likened *found)
{
	return b->nguess == 1 && found->n == 1 && !fill_takes(t, found->at[0]) && fill_takes(t, b->guess[0]);
}

static bool has_value(const struct command *c, int64_t value)
{
	size_t k = 0;
	while (k < c->nargs && c->arg[k].value != value)
		k++;
	return k < c->nargs;
}

/* The same of the same places and numbers, of which each is something else to it: the rules know better which way. */
static bool is_turned(const struct binding *b, const struct likened *found)
{
	if (b->nguess != found->n)
		return false;
	for (size_t i = 0; i < found->n; i++) {
		if (b->guess[i]->verb != found->at[i]->verb)
			return false;
		for (size_t k = 0; k < found->at[i]->nargs; k++)
			if (!has_value(b->guess[i], found->at[i]->arg[k].value))
				return false;
	}
	return found->n > 0;
}

static bool names_missing(const struct binding *b)
{
	return b->ndiags && str_eq_c(b->diags->code, "missing");
}

/* "shares 7, 11 and 12 at one coin": of one of them. */
static bool says_less(const struct binding *b, const struct likened *found)
{
	return b->nguess > found->n && !b->part;
}

/* "The new unit in Nara": a deed that nobody said, and that its words leave no doubt of, is not another for its likeness. */
static bool is_other_deed(const struct line *line, const struct binding *b, const struct likened *found)
{
	const struct reading *r = line->readings;
	for (size_t i = 0; r && found->n == 1 && i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_VERB && span_is_empty(p->at) && p->at.from >= b->at.from && p->at.to <= b->at.to &&
		    p->terms->u.nouns.n == 1 && p->terms->u.nouns.at->id != found->at[0]->verb)
			return true;
	}
	return false;
}

/* What the rules say of it is more, or surer: where they miss a number, that all of them go is no more than likely. */
static bool leaves_to_rules(const struct binding *b, const struct likened *found)
{
	return says_less(b, found) || is_turned(b, found) || (names_missing(b) && likened_all_go(found));
}

/* "Osaka to Kobe, Nara too": the rules know of whom that is said, and only whether it is so is open. */
static bool is_alike(const struct task *t, const struct binding *b, const struct likened *found)
{
	const struct str word = b->ndiags && b->nguess && b->nguess >= found->n &&
						str_eq_c(b->diags->code, "unknown-word")
					? source_text(t->source, b->diags->at)
					: STR_NONE;
	return word.n && (text_listed(word, LIST_ADDS_BEHIND) || text_is(word, SAYS_ROLE(SAME) | SAYS_ROLE(ADDS)));
}

static void set_guess(struct task *t, const struct line *line, struct binding *b, const struct likened *found,
		      struct span left)
{
	/* "4 from Osaka to Kyoto, then 2 to Nara": the rules know what is missing */
	const bool missing = found->second && found->n > 1 && names_missing(b);
	if (!found->n || b->changed || is_alike(t, b, found) || leaves_to_rules(b, found) || missing ||
	    is_refuted(t, b, found) || is_other_deed(line, b, found) || !found->whole || says_all(b, found) ||
	    (found->sounds && b->nguess))
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
		const struct likened_where where = find_orders(t, line, b->at);
		const struct likened one = likened_orders(t, line, &where, read);
		if (!s->taken || one.n != 1 || !likened_is_against_rules(t, &one))
			set_guess(t, line, b, &one, where.left);
	}
}

/* "3 coins for share 12, mine, haha": nothing in it need be an order, and all together is one. */
static void guess_told(struct task *t, const struct line *line, struct binding *first, struct span at,
		       analogous_reader *read)
{
	const struct likened_where where = { .at = { at }, .n = 1 };
	const struct likened all = likened_orders(t, line, &where, read);
	struct diags diags;
	if (!all.n || !all.whole || all.likely < TOLD || !all.at[0]->nargs)
		return;
	diags_init(&diags, t->keep);
	diagnose_deedless(&diags, at);
	*first = (struct binding){ .at = at, .verdict = VERDICT_REFUSED, .verb = VERB_NONE };
	first->diags = diags.list.at;
	first->ndiags = diags.list.n;
	set_guess(t, line, first, &all, where.left);
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

/* ---- the whole line ---------------------------------------------------------------------------- */

/* What of a line is booked, and whether the rest of it may be asked about as one. */
static bool is_open(const struct binding *list, size_t n, size_t *refused)
{
	*refused = 0;
	for (size_t i = 0; i < n; i++) {
		const struct binding *b = &list[i];
		if (b->takes_back || b->changed || b->filled || b->leave || b->corrects || b->untimely ||
		    (b->verdict == VERDICT_REFUSED && b->ndiags && str_eq_c(b->diags->code, "ambiguous")))
			return false;
		for (size_t k = 0; b->verdict == VERDICT_REFUSED && k < b->ndiags; k++)
			if (str_ends(b->diags[k].code, STR("number")) || str_eq_c(b->diags[k].code, "zero") ||
			    str_eq_c(b->diags[k].code, "rest-of-what"))
				return false;
		*refused += b->verdict == VERDICT_REFUSED;
	}
	return *refused > 0;
}

/* Without the orders that are booked, each of which must be among them. */
static bool leave_booked(const struct binding *list, size_t n, struct likened *found)
{
	for (size_t i = 0; i < n; i++) {
		size_t k = 0;
		if (list[i].verdict != VERDICT_ACCEPTED)
			continue;
		while (k < found->n && !says_it(list[i].command, found->at[k]))
			k++;
		if (k == found->n)
			return false;
		for (found->n--; k < found->n; k++)
			found->at[k] = found->at[k + 1];
	}
	return found->n > 0;
}

static struct span refused_of(const struct binding *list, size_t n)
{
	struct span at = { 0 };
	for (size_t i = 0; i < n; i++)
		if (list[i].verdict == VERDICT_REFUSED)
			at = span_is_empty(at) ? list[i].at : span_join(at, list[i].at);
	return at;
}

/* All that is refused of it is one part: as it is understood all together. */
static bool guess_line(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read)
{
	const struct likened_where where = { .at = { t->line }, .n = 1 };
	size_t refused, first = 0, k = 0;
	if (!line->readings || !is_open(list, *n, &refused) || !span_is_empty(tells_given_up(t, t->line)) ||
	    !may_order(t, line, t->line))
		return false;
	struct likened all = likened_line(t, line, &where, read);
	if (!all.n || !leave_booked(list, *n, &all))
		return false;
	while (list[first].verdict != VERDICT_REFUSED)
		first++;
	if ((names_missing(&list[first]) && *n > refused) || leaves_to_rules(&list[first], &all) ||
	    is_alike(t, &list[first], &all) || (*n > refused && all.n == 1 && likened_is_against_rules(t, &all)) ||
	    is_refuted(t, &list[first], &all) || is_other_deed(line, &list[first], &all))
		return false;
	list[first].at = refused_of(list, *n);
	list[first].guess = all.at;
	list[first].nguess = all.n;
	list[first].part = !all.whole;
	list[first].drops = list[first].changed = false;
	for (size_t i = 0; i < *n; i++)
		if (i <= first || list[i].verdict != VERDICT_REFUSED)
			list[k++] = list[i];
	*n = k;
	return true;
}

void analogous_guess(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read)
{
	size_t tries = TRIES;
	if (guess_line(t, line, list, n, read))
		return;
	for (size_t i = 0, before; i < *n && tries;) {
		struct sentence s = sentence_at(t, list, *n, i);
		i = s.to;
		const bool otherwise = is_said_otherwise(t, list, &s);

		if (!s.open || !line->readings || (!s.refused && s.taken && !otherwise))
			continue;
		if (!s.refused) {
			if (may_order(t, line, s.all)) {
				tries--;
				guess_told(t, line, &list[s.from], s.all, read);
			}
			continue;
		}
		const struct likened_where where = find_orders(t, line, s.all);
		const bool alone = s.taken;
		if (!where.n && !alone)
			continue;
		tries -= !alone;
		const struct likened all = alone ? (struct likened){ .n = 0 } : likened_orders(t, line, &where, read);
		if (!all.n || !all.whole) {
			guess_parts(t, line, list, &s, read, &tries);
			continue;
		}
		before = *n;
		set_guess(t, line, join(list, n, &s), &all, where.left);
		i -= before - *n;
	}
}
