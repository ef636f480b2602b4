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
	STOPS = STOP_CONDITION | STOP_ALTERNATIVE | STOP_CORRECTION | STOP_NEGATION,
	MEANT = 0,
	MEANT_STOPPED = LEAN_ONE / 2,
	OFFERED = -LEAN_ONE / 2, /* what is less like an order is not asked about */
	SURE = LEAN_ONE,
	LIKE = LEAN_ONE / 4,
	TOLD = LEAN_ONE / 2, /* of what is refused for nothing: it may be talk */
	TRIES = 8            /* of a line: who writes more sentences that no rule reads writes no orders */
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
	const char *form;          /* of the first */
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

static size_t has_places(const struct task *t, const struct command *c)
{
	size_t n = 0;
	for (size_t k = 0; k < c->nargs; k++)
		n += task_verb(t, c->verb)->slots[c->arg[k].slot].what == NOUN_AREA;
	return n;
}

/* "bid +1": by how much more is no price. */
static bool is_difference(const struct pieces *p, const struct analogy_order *o, const struct command *c)
{
	bool signs = p->more;
	for (size_t s = 0; s < ANALOGY_SLOTS; s++) {
		const int16_t i = o->slots[s];
		const uint32_t from = i < 0 ? 0 : p->of[i].from;
		signs |= i >= 0 && p->at[i].kind == ANALOGY_NUMBER && from &&
			 strchr("+-", p->task->source->text.p[from - 1]);
	}
	return signs && c->nargs && !has_places(p->task, c);
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
		others |= found->at[i]->verb != puts && has_places(t, found->at[i]) > 1;
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
		if (!c || is_difference(p, &found->orders[out->n], c)) {
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

static struct analogous search_once(struct task *t, const struct pieces *p, struct analogy_search by,
				    analogous_reader *read)
{
	struct analogous out = { .whole = true };
	struct analogy found;
	do {
		found = analogy_read(p->at, p->n, &by);
		out.at = ARENA_ARRAY(t->keep, const struct command *, found.n + 1);
	} while (!reads_all(t, p, &found, &by, read, &out));
	out.form = found.n ? found.orders->form : NULL;
	out.likely = found.likely;
	out.n = out.likely < OFFERED ? 0 : out.n;
	out.second = by.nnever > 0;
	if (by.nnever && out.likely < SURE && says_all_go(&out))
		out.n = 0;
	for (size_t i = 0; i < p->n; i++) {
		out.whole &= !is_left_out(p, &found, i);
		out.sounds |= p->at[i].kind == ANALOGY_NUMBER && !is_used(&found, i) && sounds_like_word(p->at[i].text);
	}
	return out;
}

static bool is_against_rules(struct task *t, const struct analogous *found)
{
	return found->n && row_count(t->view->state, TABLE_GAME) && !fill_takes(t, found->at[0]);
}

/* What the rules of the board would not take makes way for the next likeliest that they would. */
static struct analogous search(struct task *t, const struct pieces *p, struct analogy_search by, analogous_reader *read)
{
	const struct analogous first = search_once(t, p, by, read);
	struct analogous next = first;
	while (next.form && (next.n != first.n || is_against_rules(t, &next)) && by.nnever < ANALOGY_NEVER) {
		by.never[by.nnever++] = next.form;
		next = search_once(t, p, by, read);
	}
	return next.n == first.n && !is_against_rules(t, &next) ? next : first;
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
	struct analogy_search by = { .admits = admits, .context = t, .game = str_c(t->binder->game->rules->name) };
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
		if (p->at.from >= at.from && p->at.to <= at.to && is_ill_said(t, p, i && p[-1].flags & PHRASE_COLON))
			return false;
	}
	return !str_ends(str_trim(text), STR("?")) && (at.to == t->source->text.n || t->source->text.p[at.to] != '?') &&
	       is_meant(t, line, at) && !weighs_against(text);
}

/* The sentence; where it may be no order as a whole, those of its clauses that may be. */
static struct where find_orders(struct task *t, const struct line *line, struct span at)
{
	struct where w = { .at = { at }, .n = 1 };
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

static bool has_value(const struct command *c, int64_t value)
{
	size_t k = 0;
	while (k < c->nargs && c->arg[k].value != value)
		k++;
	return k < c->nargs;
}

/* The same of the same places and numbers, of which each is something else to it: the rules know better which way. */
static bool is_turned(const struct binding *b, const struct analogous *found)
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
static bool says_less(const struct binding *b, const struct analogous *found)
{
	return b->nguess > found->n && !b->part;
}

/* What the rules say of it is more, or surer: where they miss a number, that all of them go is no more than likely. */
static bool leaves_to_rules(const struct binding *b, const struct analogous *found)
{
	return says_less(b, found) || is_turned(b, found) || (names_missing(b) && says_all_go(found));
}

static void set_guess(struct task *t, struct binding *b, const struct analogous *found, struct span left)
{
	/* "4 from Osaka to Kyoto, then 2 to Nara": the rules know what is missing */
	const bool missing = found->second && found->n > 1 && names_missing(b);
	if (!found->n || b->changed || leaves_to_rules(b, found) || missing || is_refuted(t, b, found) ||
	    !found->whole || says_all(b, found) || (found->sounds && b->nguess))
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
		const struct where where = find_orders(t, line, b->at);
		const struct analogous one = orders_of(t, line, &where, read);
		if (!s->taken || one.n != 1 || !is_against_rules(t, &one))
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
static bool leave_booked(const struct binding *list, size_t n, struct analogous *found)
{
	for (size_t i = 0; i < n; i++) {
		size_t k = 0;
		if (list[i].verdict != VERDICT_ACCEPTED)
			continue;
		while (k < found->n && !command_equal(found->at[k], list[i].command))
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

/* All that is named is in it, and it is much like such orders: whatever deeds its words may be elsewhere. */
static bool is_sure(const struct analogous *found)
{
	size_t i = 0;
	while (i < found->n && found->at[i]->nargs)
		i++;
	return i == found->n && found->whole && found->likely >= LIKE;
}

/* All that is refused of it is one part: as it is understood all together. */
static bool guess_line(struct task *t, const struct line *line, struct binding *list, size_t *n, analogous_reader *read)
{
	const struct where where = { .at = { t->line }, .n = 1 };
	struct pieces p = { .task = t };
	size_t refused, first = 0, k = 0;
	if (!line->readings || !is_open(list, *n, &refused) || !may_order(t, line, t->line))
		return false;
	pieces_take(&p, line->readings, where.at, where.n);
	if (p.many)
		return false;
	const struct analogy_search by = { .admits = admits,
					   .context = t,
					   .game = str_c(t->binder->game->rules->name) };
	struct analogous all = search(t, &p, by, read);
	if (!all.n || (!is_sure(&all) && passes_over(t, line->readings, &where, &all)) ||
	    moves_what_is_new(t, line->readings, &where, &all) || !leave_booked(list, *n, &all) ||
	    speaks_against(t, line, &all) || goes_elsewhere(line->readings, &where))
		return false;
	while (list[first].verdict != VERDICT_REFUSED)
		first++;
	if ((names_missing(&list[first]) && *n > refused) || leaves_to_rules(&list[first], &all) ||
	    (*n > refused && all.n == 1 && is_against_rules(t, &all)) || is_refuted(t, &list[first], &all))
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
		const struct where where = find_orders(t, line, s.all);
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
