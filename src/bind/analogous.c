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
#include "bind/suggest.h"
#include "bind/weigh.h"
#include "order/analogy.h"
#include "order/lean.h"
#include "order/meaning.h"
#include "order/roles.h"

enum {
	NEVER = STOP_CONDITION | STOP_ALTERNATIVE | STOP_CORRECTION | STOP_NEGATION | STOP_VAGUE,
	SURE = LEAN_ONE,
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
	bool whole;                /* nothing that is named or counted is left out, but a "one" */
	bool sounds;               /* a number is left out as the word that it sounds like */
};

struct pieces {
	struct task *task;
	struct analogy_piece at[ANALOGY_PIECES];
	struct span of[ANALOGY_PIECES]; /* where each stands */
	bool area[ANALOGY_PIECES];      /* it names one */
	size_t n;
	bool many; /* more than there is room for */
	bool more; /* "3 more" */
};

/* ---- a sentence in pieces ---------------------------------------------------------------------- */

static void add(struct pieces *p, enum analogy_kind kind, struct span at)
{
	if (p->n == ANALOGY_PIECES) {
		p->many = true;
		return;
	}
	const struct str text = utf8_fold_name(p->task->arena, source_text(p->task->source, at));
	p->of[p->n] = at;
	p->at[p->n++] = (struct analogy_piece){ .kind = (uint8_t)kind, .text = text, .parts = false };
}

static void add_sign(struct pieces *p, struct span at, struct str sign)
{
	add(p, ANALOGY_WORD, at);
	if (p->many)
		return;
	p->at[p->n - 1].text = sign;
	p->at[p->n - 1].parts = analogy_parts(sign);
}

/* What the game has a thing for: "bribe" may be read as a deed. */
static bool is_thing(const struct task *t, struct str word)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), word));
	for (uint32_t k = 0; k < g.n; k++)
		if (g.at[k].term.kind == TERM_THING)
			return true;
	return false;
}

static void add_word(struct pieces *p, struct span at)
{
	int64_t number;
	add(p, ANALOGY_WORD, at);
	if (p->many)
		return;
	struct analogy_piece *q = &p->at[p->n - 1];
	q->parts = analogy_parts(q->text);
	if (number_said(q->text, &number))
		q->kind = ANALOGY_NUMBER;
	else if (is_thing(p->task, q->text))
		q->kind = ANALOGY_THING;
	else if (analogy_points(q->text)) {
		q->kind = ANALOGY_PLACE;
		q->points = true;
	}
}

static bool in_word(struct str text, size_t i)
{
	return byte_is_word(text.p[i]) || (text.p[i] == '\'' && i + 1 < text.n && byte_is_letter(text.p[i + 1]));
}

/* What no name or number of the reading covers. */
static void add_text(struct pieces *p, struct span at)
{
	const struct str text = p->task->source->text;
	for (uint32_t i = at.from, to; i < at.to && !p->many; i = to) {
		to = i + 1;
		if (text.p[i] == '\n') {
			add_sign(p, (struct span){ i, to }, STR("\\n"));
		} else if (byte_is_digit(text.p[i])) {
			while (to < at.to && byte_is_digit(text.p[to]))
				to++;
			add(p, ANALOGY_NUMBER, (struct span){ i, to });
		} else if (byte_is_word(text.p[i])) {
			while (to < at.to && in_word(text, to) && !byte_is_digit(text.p[to]))
				to++;
			add_word(p, (struct span){ i, to });
		} else if (text.p[i] == '-' && to < at.to && text.p[to] == '>') {
			add_sign(p, (struct span){ i, ++to }, STR(">"));
		} else if (!strchr(" \t\r", text.p[i])) {
			add_sign(p, (struct span){ i, to }, source_text(p->task->source, (struct span){ i, to }));
		}
	}
}

static enum analogy_kind kind_of(const struct term *t)
{
	switch (t->kind) {
	case TERM_THING:
		return ANALOGY_THING;
	case TERM_COUNT:
		return t->how == COUNT_EXACT && !(t->flags & TERM_ARTICLE) ? ANALOGY_NUMBER : ANALOGY_WORD;
	case TERM_NAME:
		return nouns_have(t->u.nouns, NOUN_AREA) || nouns_have(t->u.nouns, NOUN_REGION) ? ANALOGY_PLACE
		       : nouns_have(t->u.nouns, NOUN_SEAT)                                      ? ANALOGY_SEAT
												: ANALOGY_THING;
	default:
		return ANALOGY_WORD;
	}
}

static void add_term(struct pieces *p, const struct term *t, uint32_t *from, uint32_t to)
{
	const enum analogy_kind kind = kind_of(t);
	p->more |= t->kind == TERM_MORE && t->at.from >= *from && t->at.to <= to;
	if (kind == ANALOGY_WORD || t->at.from < *from || t->at.to > to)
		return;
	add_text(p, (struct span){ *from, t->at.from });
	add(p, kind, t->at);
	if (!p->many)
		p->area[p->n - 1] = t->kind == TERM_NAME && nouns_have(t->u.nouns, NOUN_AREA);
	*from = t->at.to;
}

static void take_pieces(struct pieces *p, const struct reading *r, struct span at)
{
	uint32_t from = at.from;
	for (size_t i = 0; i < r->nphrases; i++)
		for (size_t k = 0; k < r->phrases[i].nterms && r->phrases[i].role < ROLE_ARGUMENTS; k++)
			add_term(p, &r->phrases[i].terms[k], &from, at.to);
	add_text(p, (struct span){ from, at.to });
}

static void take_all(struct pieces *p, const struct reading *r, const struct where *w)
{
	for (size_t i = 0; i < w->n; i++) {
		if (i)
			add_sign(p, (struct span){ w->at[i].from, w->at[i].from }, STR(","));
		take_pieces(p, r, w->at[i]);
	}
}

/* ---- which deeds may be said ------------------------------------------------------------------- */

static bool is_admitted(const struct task *t, struct str words)
{
	const struct vocab *v = binder_vocab(t->binder);
	const struct meanings g = vocab_meanings(v, trie_find(vocab_trie(v), words));
	for (uint32_t i = 0; i < g.n; i++)
		for (uint32_t k = 0; g.at[i].term.kind == TERM_VERB && k < g.at[i].term.u.nouns.n; k++)
			if (set_has(&t->scope->admitted, g.at[i].term.u.nouns.at[k].id))
				return true;
	return false;
}

static bool admits(void *context, struct str deed)
{
	struct str first, rest = deed;
	str_cut(&rest, ' ', &first);
	return is_admitted(context, deed) || is_admitted(context, first);
}

/* ---- in plain words ---------------------------------------------------------------------------- */

static struct str in_words(const struct pieces *p, const struct analogy_order *o)
{
	struct buf out = buf_new(p->task->keep);
	struct str rest = str_c(o->form), word, mark = STR("");
	size_t slot = 0;
	while (str_cut(&rest, ' ', &word)) {
		const bool stands = analogy_stands_for(word);
		const int16_t piece = stands ? o->slots[slot++] : -1;
		if (stands ? piece >= 0 : mark.n > 0)
			buf_addf(&out, "%.*s ", STR_ARG(mark));
		mark = !stands && analogy_marks(word) ? word : STR("");
		if (stands && piece >= 0)
			buf_addf(&out, "%.*s ", STR_ARG(source_text(p->task->source, p->of[piece])));
		else if (!stands && !mark.n)
			buf_addf(&out, "%.*s ", STR_ARG(word));
	}
	return str_trim(buf_str(&out));
}

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

/* A place that is nothing to the orders; a number beside them in their clauses, but "the one in Osaka"; a deed beside them in another. */
static bool is_left_out(const struct pieces *p, const struct analogy *found, size_t i)
{
	int64_t number;
	switch (p->at[i].kind) {
	case ANALOGY_PLACE:
		return p->area[i] && !is_used(found, i);
	case ANALOGY_NUMBER:
		return !found->idle[i] && !is_used(found, i) && !sounds_like_word(p->at[i].text) &&
		       !(number_said(p->at[i].text, &number) && number == 1);
	case ANALOGY_WORD:
		return found->idle[i] && is_admitted(p->task, p->at[i].text);
	default:
		return false;
	}
}

/* "bid +1": by how much more is no price. */
static bool is_difference(const struct pieces *p, const struct analogy_order *o, const struct verb *v)
{
	bool signs = p->more, price = false;
	for (size_t s = 0; s < ANALOGY_SLOTS; s++) {
		const int16_t i = o->slots[s];
		const uint32_t from = i < 0 ? 0 : p->of[i].from;
		signs |= i >= 0 && p->at[i].kind == ANALOGY_NUMBER && from &&
			 strchr("+-", p->task->source->text.p[from - 1]);
	}
	for (unsigned k = 0; k < verb_slots(v); k++)
		price |= v->slots[k].what == NOUN_NUMBER;
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
		others |= found->at[i]->verb != puts;
	return fresh && puts != VERB_NONE && others;
}

/* In a form that cannot be read it is none: false, and that is left out of the search. */
static bool reads_all(struct task *t, const struct pieces *p, const struct analogy *found, struct analogy_search *by,
		      analogous_reader *read, struct analogous *out)
{
	for (out->n = 0; out->n < found->n; out->n++) {
		const struct command *c = read(t, in_words(p, &found->orders[out->n]));
		if (!c && by->nnever < ANALOGY_NEVER) {
			by->never[by->nnever++] = found->orders[out->n].form;
			return false;
		}
		if (!c || is_difference(p, &found->orders[out->n], task_verb(t, c->verb))) {
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
	if (by.nnever && out.likely < SURE && says_all_go(&out))
		out.n = 0;
	for (size_t i = 0; i < p->n; i++) {
		out.whole &= !is_left_out(p, &found, i);
		out.sounds |= p->at[i].kind == ANALOGY_NUMBER && !is_used(&found, i) && sounds_like_word(p->at[i].text);
	}
	return out;
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
	take_all(&p, line->readings, where);
	if (p.many)
		return nothing;
	struct analogous out = search(t, &p, by, read);
	by.whole = true;
	const struct analogous all = out.n && out.whole ? nothing : search(t, &p, by, read);
	if (all.n && all.whole)
		out = all;
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

/* What asks, makes conditions or denies is no order, whatever it is like. */
static bool may_order(const struct task *t, const struct line *line, struct span at, unsigned never)
{
	const struct str text = source_text(t->source, at);
	for (size_t i = 0; i < line->readings->nphrases; i++) {
		const struct phrase *p = &line->readings->phrases[i];
		const bool here = p->at.from >= at.from && p->at.to <= at.to;
		if (here && ((p->role == ROLE_STOP && p->terms->u.stop & never) ||
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
	if (!found->n || b->changed || less || is_refuted(t, b, found) || !found->whole || says_all(b, found) ||
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
