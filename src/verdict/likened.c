/* likened: see likened.h. */
#include "base/buf.h"
#include "base/byte.h"
#include "bind/phrase.h"
#include "bind/takes.h"
#include "frame/dealt.h"
#include "order/analogy.h"
#include "order/lean.h"
#include "order/meaning.h"
#include "order/roles.h"
#include "verdict/fill.h"
#include "verdict/likened.h"
#include "verdict/pieces.h"
#include "verdict/refuted.h"

enum {
	OFFERED = -LEAN_ONE / 2, /* what is less like an order is not asked about */
	SURE = LEAN_ONE,
	LIKE = LEAN_ONE / 4,
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

static bool is_read(const struct likened_where *w, const struct phrase *p)
{
	size_t i = 0;
	while (i < w->n && !(p->at.from >= w->at[i].from && p->at.to <= w->at[i].to))
		i++;
	return i < w->n;
}

static bool is_ordered(const struct task *t, const struct term *deed, const struct likened *found)
{
	for (uint32_t k = 0; k < deed->u.nouns.n; k++)
		for (size_t i = 0; i < found->n; i++)
			if (found->at[i]->verb == deed->u.nouns.at[k].id)
				return true;
	return !task_names_deed(t, deed);
}

/* A deed that is said in the word of its own name is none of the orders. */
static bool passes_over(const struct task *t, const struct reading *r, const struct likened_where *w,
			const struct likened *found)
{
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (p->role == ROLE_VERB && p->terms->how != VERB_WEAK && is_read(w, p) &&
		    !is_ordered(t, p->terms, found))
			return true;
	}
	return false;
}

/* "My new units: 3 to Ohio, and the old ones stay in Utah": what is new is put somewhere, and leads from no place to another,
 * unless it is both: "all new ones in Utah, then three of them walk to Idaho". */
static bool moves_what_is_new(struct task *t, const struct reading *r, const struct likened_where *w,
			      const struct likened *found)
{
	const struct frames f = { .task = t };
	const verb_id puts = dealt_verb(t, false);
	bool fresh = false, others = false, put = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		if (r->phrases[i].role == ROLE_VERB && is_read(w, &r->phrases[i]))
			return false;
		fresh |= is_read(w, &r->phrases[i]) && dealt_is_fresh(&f, &r->phrases[i]);
	}
	for (size_t i = 0; i < found->n; i++) {
		put |= found->at[i]->verb == puts;
		others |= found->at[i]->verb != puts && has_places(t, found->at[i]) > 1;
	}
	return fresh && puts != VERB_NONE && others && !put;
}

static bool is_kept(const struct phrase *p)
{
	return p->role == ROLE_KEPT;
}

/* It counts somebody, or leads from one place to another. */
static bool leads_or_counts(const struct task *t, const struct command *c)
{
	bool counts = has_places(t, c) > 1;
	for (size_t k = 0; k < c->nargs; k++)
		counts |= task_verb(t, c->verb)->slots[c->arg[k].slot].what == NOUN_COUNT;
	return counts;
}

/* "Five remain in Osaka": nothing that it says is done with who stays, unless a clause without such a word orders something. */
static bool moves_who_stay(const struct task *t, const struct reading *r, const struct likened_where *w,
			   const struct likened *found)
{
	bool any = false, stays = false, orders = false;
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if (parts_clauses(p)) {
			any |= orders && !stays;
			stays = orders = false;
		} else if (is_read(w, p)) {
			stays |= p->role == ROLE_KEPT;
			orders |= p->role == ROLE_VERB || p->role == ROLE_TO || p->role == ROLE_ARROW || has_count(p);
		}
	}
	if (any || (orders && !stays) || !has_phrase(r->phrases, 0, r->nphrases, is_kept))
		return false;
	for (size_t i = 0; i < found->n; i++)
		if (leads_or_counts(t, found->at[i]))
			return true;
	return false;
}

/* "From Osaka to Osaka" */
static bool leads_nowhere(const struct task *t, const struct command *c)
{
	const struct verb *v = task_verb(t, c->verb);
	for (size_t i = 0; i < c->nargs; i++)
		for (size_t k = 0; k < i; k++)
			if (v->slots[c->arg[i].slot].what == NOUN_AREA && v->slots[c->arg[k].slot].what == NOUN_AREA &&
			    c->arg[i].slot != c->arg[k].slot && c->arg[i].value == c->arg[k].value)
				return true;
	return false;
}

/* In a form that cannot be read it is none: false, and that is left out of the search. */
static bool reads_all(struct task *t, const struct pieces *p, const struct analogy *found, struct analogy_search *by,
		      analogous_reader *read, struct likened *out)
{
	for (out->n = 0; out->n < found->n; out->n++) {
		const struct command *c = read(t, pieces_in_words(p, &found->orders[out->n]));
		if (!c && by->nnever < ANALOGY_NEVER) {
			by->never[by->nnever++] = found->orders[out->n].form;
			return false;
		}
		if (!c || leads_nowhere(t, c) || is_difference(p, &found->orders[out->n], c)) {
			out->n = 0;
			return true;
		}
		out->at[out->n] = c;
	}
	return true;
}

/* Where nothing says how many, that it is all of them is no more than likely. */
bool likened_all_go(const struct likened *found)
{
	for (size_t i = 0; i < found->n; i++)
		for (size_t k = 0; k < found->at[i]->nargs; k++)
			if (found->at[i]->arg[k].how == HOW_ALL)
				return true;
	return false;
}

static struct likened search_once(struct task *t, const struct pieces *p, struct analogy_search by,
				  analogous_reader *read)
{
	struct likened out = { .whole = true };
	struct analogy found;
	do {
		found = analogy_read(p->at, p->n, &by);
		out.at = ARENA_ARRAY(t->keep, const struct command *, found.n + 1);
	} while (!reads_all(t, p, &found, &by, read, &out));
	out.form = found.n ? found.orders->form : NULL;
	out.likely = found.likely;
	out.n = out.likely < OFFERED ? 0 : out.n;
	out.second = by.nnever > 0;
	if (by.nnever && out.likely < SURE && likened_all_go(&out))
		out.n = 0;
	for (size_t i = 0; i < p->n; i++) {
		out.whole &= !is_left_out(p, &found, i);
		out.sounds |= p->at[i].kind == ANALOGY_NUMBER && !is_used(&found, i) && sounds_like_word(p->at[i].text);
	}
	return out;
}

bool likened_is_against_rules(struct task *t, const struct likened *found)
{
	return found->n && row_count(t->view->state, TABLE_GAME) && !fill_takes(t, found->at[0]);
}

/* What the rules of the board would not take makes way for the next likeliest that they would. */
static struct likened search(struct task *t, const struct pieces *p, struct analogy_search by, analogous_reader *read)
{
	const struct likened first = search_once(t, p, by, read);
	struct likened next = first;
	while (next.form && (next.n != first.n || likened_is_against_rules(t, &next)) && by.nnever < ANALOGY_NEVER) {
		by.never[by.nnever++] = next.form;
		next = search_once(t, p, by, read);
	}
	/* "9 from Ohio to Utah" where 5 stand is not "all" */
	const bool leaves_out = likened_all_go(&next) && !likened_all_go(&first);
	return next.n == first.n && !leaves_out && !likened_is_against_rules(t, &next) ? next : first;
}

static bool speaks_against(const struct task *t, const struct line *line, const struct likened *found)
{
	size_t i = 0;
	while (i < found->n && !refuted_by_marks(t, line, found->at[i]))
		i++;
	return i < found->n;
}

/* "Birch goes to Nowhere": a way of which nobody knows where it ends. */
static bool goes_elsewhere(const struct reading *r, const struct likened_where *w)
{
	for (size_t i = 0; i < r->nphrases; i++) {
		const struct phrase *p = &r->phrases[i];
		if ((p->role == ROLE_TO || p->role == ROLE_FROM) && is_read(w, p) && is_unknown(p))
			return true;
	}
	return false;
}

/* What is likeliest; where that leaves something out, what leaves out nothing. */
struct likened likened_orders(struct task *t, const struct line *line, const struct likened_where *where,
			      analogous_reader *read)
{
	struct pieces p = { .task = t };
	struct analogy_search by = { .admits = admits, .context = t, .game = str_c(t->binder->game->rules->name) };
	const struct likened nothing = { .whole = true };
	if (!line->readings)
		return nothing;
	pieces_take(&p, line->readings, where->at, where->n);
	if (p.many)
		return nothing;
	struct likened out = search(t, &p, by, read);
	by.whole = true;
	const bool done = (out.n && out.whole) || goes_elsewhere(line->readings, where);
	const struct likened all = done ? nothing : search(t, &p, by, read);
	if (all.n && all.whole && !speaks_against(t, line, &all)) {
		out = all;
		out.second = true;
	}
	return passes_over(t, line->readings, where, &out) || moves_what_is_new(t, line->readings, where, &out) ||
			       moves_who_stay(t, line->readings, where, &out)
		       ? (struct likened){ .n = 0 }
		       : out;
}

/* All that is named is in it, and it is much like such orders: whatever deeds its words may be elsewhere. */
static bool is_sure(const struct likened *found)
{
	size_t i = 0;
	while (i < found->n && found->at[i]->nargs)
		i++;
	return i == found->n && found->whole && found->likely >= LIKE;
}

struct likened likened_line(struct task *t, const struct line *line, const struct likened_where *where,
			    analogous_reader *read)
{
	struct pieces p = { .task = t };
	const struct likened nothing = { .whole = true };
	pieces_take(&p, line->readings, where->at, where->n);
	if (p.many)
		return nothing;
	const struct analogy_search by = { .admits = admits,
					   .context = t,
					   .game = str_c(t->binder->game->rules->name) };
	const struct likened all = search(t, &p, by, read);
	if (!all.n || (!is_sure(&all) && passes_over(t, line->readings, where, &all)) ||
	    moves_what_is_new(t, line->readings, where, &all) || moves_who_stay(t, line->readings, where, &all) ||
	    speaks_against(t, line, &all) || goes_elsewhere(line->readings, where))
		return nothing;
	return all;
}
