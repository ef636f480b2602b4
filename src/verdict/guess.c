/* guess: see guess.h. */
#include "verdict/guess.h"

#include "bind/canonical.h"
#include "bind/diagnose.h"
#include "bind/respell.h"
#include "bind/tells.h"
#include "frame/frames.h"
#include "verdict/contrast.h"
#include "verdict/fill.h"
#include "verdict/gist.h"
#include "verdict/guess_ways.h"
#include "verdict/leave.h"
#include "verdict/unheard.h"

static void try_words(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to,
		      struct paths *found)
{
	const size_t before = found->n;
	const struct reading *words = guess_words(t, r, from, to);
	if (words)
		guess_read(t, read, words, found);
	if (found->n == before && (words = guess_plain_words(t, r, from, to)))
		guess_read(t, read, words, found);
}

void guess_sentence(const struct reading *r, struct span at, size_t *from, size_t *to)
{
	*from = 0;
	for (*to = 0;
	     *to < r->nphrases && !(r->phrases[*to].role == ROLE_FULL_STOP && r->phrases[*to].at.from >= at.to);
	     (*to)++)
		if (r->phrases[*to].role == ROLE_FULL_STOP && r->phrases[*to].at.to <= at.from)
			*from = *to + 1;
}

/* "move 4 from Osaka to Kyoto, and how many does that leave me with?": where the question behind a sign begins; to: it
 * asks nothing, or takes back what stands before it, or makes conditions. */
static size_t question_behind(const struct reading *r, size_t from, size_t to)
{
	size_t at = from;
	while (at + 1 < to && !((r->phrases[at].role == ROLE_COMMA || r->phrases[at].role == ROLE_AND) &&
				is_stop(&r->phrases[at + 1], STOP_QUESTION)))
		at++;
	for (size_t i = at; at + 1 < to && i < to; i++)
		if (is_stop(&r->phrases[i], STOP_NEGATION) || is_stop(&r->phrases[i], STOP_CORRECTION) ||
		    is_stop(&r->phrases[i], STOP_CONDITION) || is_stop(&r->phrases[i], STOP_ALTERNATIVE))
			return to;
	return at + 1 < to ? at : to;
}

/* Another binding has a share in its sentence. */
static bool is_shared(const struct reading *r, size_t from, size_t to, const struct binding *b,
		      const struct binding *list, size_t n)
{
	const struct span at = span_join(r->phrases[from].at, r->phrases[to - 1].at);
	size_t i = 0;
	while (i < n && (&list[i] == b || list[i].verdict == VERDICT_CHATTER || list[i].at.from >= at.to ||
			 at.from >= list[i].at.to))
		i++;
	return i < n;
}

/* What is accepted in its sentence did not fall with it. */
static bool stands_beside(const struct line *line, const struct binding *b, const struct binding *list, size_t n)
{
	const struct reading *r = line->readings;
	size_t from = 0, to = 0, i = 0;
	if (r)
		guess_sentence(r, b->at, &from, &to);
	if (from >= to)
		return false;
	const struct span at = span_join(r->phrases[from].at, r->phrases[to - 1].at);
	while (i < n && (list[i].verdict != VERDICT_ACCEPTED || list[i].at.from >= at.to || at.from >= list[i].at.to))
		i++;
	return i < n;
}

/* Its sentence in all ways to read it; no other binding may have a share in that. */
static void guess_binding(struct task *t, const struct line *line, guess_reader *read, struct binding *b,
			  const struct binding *list, size_t n, struct paths *found)
{
	found->n = 0;
	for (const struct reading *r = line->readings; r; r = r->next) {
		size_t from, to;
		guess_sentence(r, b->at, &from, &to);
		if (from >= to)
			continue;
		if (is_shared(r, from, to, b, list, n)) {
			found->n = 0;
			return;
		}
		const struct reading *leave = leave_asked(t, r, from, to);
		to = question_behind(r, from, to);
		bool drops = false;
		const struct reading *told = contrast_plain(t, r, from, to, &drops);
		const struct reading *said = told ? told : r;
		from = told ? 0 : from;
		to = told ? told->nphrases : to;
		const struct path *best = found->n ? found->at[0] : NULL;
		const size_t before = found->n;
		try_words(t, read, said, from, to, found);
		const struct reading *respelt = found->n == before ? respelled(t, said, from, to) : NULL;
		if (respelt)
			try_words(t, read, respelt, 0, respelt->nphrases, found);
		const bool asks = leave && found->n == before;
		if (asks)
			try_words(t, read, leave, 0, leave->nphrases, found);
		if (found->n && found->at[0] != best) {
			b->corrects = told && !asks;
			b->drops = drops && !asks;
			b->leave = asks;
		}
	}
}

/* ---- said to its writer --------------------------------------------------------------------------- */

void guess_suggest(struct task *t, struct binding *b)
{
	struct diag *d = ARENA_NEW(t->keep, struct diag);
	struct buf out = buf_new(t->keep);
	for (size_t i = 0; i < b->nguess; i++) {
		buf_add_c(&out, i ? "; " : "write: ");
		command_print(&out, t->binder->game, t->view->state, b->guess[i]);
	}
	if (!b->ndiags)
		return;
	*d = b->diags[0];
	d->hint = buf_str(&out);
	b->diags = d;
	b->ndiags = 1;
}

/* Orders of clauses, in the message's memory, and in words. */
struct parts {
	const struct command **at;
	size_t n;
	struct buf words;
};

static bool all_admitted(const struct task *t, const struct parts *p)
{
	for (size_t i = 0; i < p->n; i++)
		if (!set_has(&t->scope->admitted, p->at[i]->verb))
			return false;
	return p->n > 0;
}

static void set_guess(struct task *t, struct binding *b, const struct path *p)
{
	struct parts parts = { .at = ARENA_ARRAY(t->keep, const struct command *, p->nsenses + 1u) };
	parts.n = path_commands(t, p, parts.at);
	if (!all_admitted(t, &parts))
		return;
	b->guess = parts.at;
	b->nguess = parts.n;
	b->part = false;
	guess_suggest(t, b);
}

/* ---- what falls with it ------------------------------------------------------------------------ */

/* Where the clause ends that begins at i; clear: nothing in it must not be left out. */
static size_t end_of_clause(struct task *t, const struct reading *r, size_t i, size_t to, bool *clear)
{
	const size_t begin = i;
	for (*clear = true; i < to && !parts_clauses(&r->phrases[i]) && (i == begin || !tells_aside(t, &r->phrases[i]));
	     i++)
		*clear &= guess_fate(t, &r->phrases[i], i && r->phrases[i - 1].flags & PHRASE_COLON) != FORBIDS;
	return i;
}

/* "and keep going into Utah if you can": the clause has an order of its own, which what must not be left out is said of; "if it is
 * empty" is said of the clauses beside it. */
static bool has_own_order(struct task *t, const struct reading *r, size_t i, size_t to)
{
	for (; i < to && !parts_clauses(&r->phrases[i]); i++) {
		if (is_game(&r->phrases[i]))
			return true;
		if (guess_fate(t, &r->phrases[i], i && r->phrases[i - 1].flags & PHRASE_COLON) == FORBIDS)
			return false;
	}
	return false;
}

static bool path_is_complete(const struct path *p)
{
	for (; p; p = p->before)
		if (p->sense && p->sense->fault.kind != FAULT_CHATTER && !sense_is_complete(p->sense))
			return false;
	return true;
}

/* What clauses beside each other order, where they do in one way. */
static void add_part(struct task *t, guess_reader *read, const struct reading *r, size_t from, size_t to,
		     struct parts *out)
{
	const struct reading *words = from < to ? guess_words(t, r, from, to) : NULL;
	struct paths found = { .n = 0 };
	if (words && guess_deeds(words))
		guess_read_said(t, read, words, &found);
	if (found.n != 1 || !path_is_complete(found.at[0]))
		return;
	const size_t first = out->n;
	out->n += path_commands(t, found.at[0], out->at + first);
	for (size_t i = first; i < out->n; i++) {
		buf_add_c(&out->words, out->words.n ? "; " : "");
		command_print(&out->words, t->binder->game, t->view->state, out->at[i]);
	}
}

/* "Take Idaho from Montana, and keep going if you can": what the clauses order that are not the one which is refused. Its writer
 * reads that they are not done, and in which words; and is asked whether they are meant without it. */
static void name_fallen(struct task *t, const struct line *line, guess_reader *read, struct binding *b)
{
	const struct reading *r = line->readings;
	size_t first = 0, to = 0, next;
	bool clear = false, fell = false, apart = true;
	if (!r || !b->ndiags)
		return;
	guess_sentence(r, b->at, &first, &to);
	struct parts parts = { ARENA_ARRAY(t->keep, const struct command *, r->nphrases + 1u), 0, buf_new(t->keep) };
	for (size_t run = first, from = first; from < to; from = next) {
		const bool aside = from > first && tells_aside(t, &r->phrases[from]);
		const size_t end = end_of_clause(t, r, from, to, &clear);
		const bool falls = aside || !clear;
		next = end + (end < to && parts_clauses(&r->phrases[end]));
		if (!falls && next < to)
			continue;
		fell |= falls;
		apart &= !falls || aside || has_own_order(t, r, from, to);
		add_part(t, read, r, run, falls ? from : end, &parts);
		run = next;
	}
	if (!parts.n)
		return;
	struct diags diags = { .arena = t->keep };
	for (size_t k = 0; k < b->ndiags; k++)
		diag_add(&diags, &b->diags[k]);
	diagnose_undone(&diags, t, b->at, buf_str(&parts.words));
	b->diags = diags.list.at;
	b->ndiags = diags.list.n;
	if (!fell || !apart || !all_admitted(t, &parts))
		return;
	b->guess = parts.at;
	b->nguess = parts.n;
	b->part = true;
}

static bool names_fallen(const struct binding *b)
{
	for (size_t i = 0; i < b->ndiags; i++)
		if (str_eq_c(b->diags[i].code, "undone"))
			return true;
	return false;
}

bool guess_are_apart(const struct task *t, const struct binding *a, const struct binding *b)
{
	const struct span between = { a->at.to > a->at.from ? a->at.to - 1 : a->at.to, b->at.from };
	const struct str text = between.from < between.to ? source_text(t->source, between) : STR_NONE;
	for (size_t i = 0; i < text.n; i++)
		if (strchr(".!?", text.p[i]))
			return true;
	return false;
}

/* "Move 1 to Thorn. Actually no, ...": what stands before words that take back is not offered. */
static bool is_taken_back(const struct binding *list, size_t n, size_t i)
{
	while (++i < n)
		if (list[i].takes_back)
			return true;
	return false;
}

/* The order of another time that it seems to be, where it names none of those of now. */
static void find_unheard(struct task *t, const struct line *line, guess_reader *read, struct binding *b,
			 const struct binding *list, size_t n)
{
	struct paths found;
	if (b->nguess || (b->verb != VERB_NONE && set_has(&t->scope->admitted, b->verb)))
		return;
	t->untimely = true;
	guess_binding(t, line, read, b, list, n, &found);
	t->untimely = false;
	for (const struct path *p = found.n ? found.at[0] : NULL; p; p = p->before)
		if (path_orders(p) && !set_has(&t->scope->admitted, p->sense->verb))
			b->unheard = sense_command(t, p->sense);
	if (!found.n && b->verb == VERB_NONE && line->readings)
		b->unheard = unheard_deed(t, line->readings, b->at);
}

/* A word that nobody knows may be the deed: the rules cannot say which other one is meant. */
static bool knows_all(const struct reading *r, struct span at)
{
	size_t from, to;
	guess_sentence(r, at, &from, &to);
	for (size_t i = from; i < to; i++)
		if (r->phrases[i].role == ROLE_UNKNOWN || is_unknown(&r->phrases[i]))
			return false;
	return true;
}

/* "A garrison in Kyoto, and 2 extra troops": clauses that name no deed, each by the one that fits it. False: one has none. */
static bool guess_clauses(struct task *t, const struct line *line, guess_reader *read, struct binding *b)
{
	const struct reading *r = line->readings;
	size_t from = 0, to = 0, n = 0;
	if (!r)
		return false;
	guess_sentence(r, b->at, &from, &to);
	const struct command **guess = ARENA_ARRAY(t->keep, const struct command *, to - from + 1);
	for (size_t end; from < to; from = end + 1) {
		struct paths found = { .n = 0 };
		bool clear;
		end = end_of_clause(t, r, from, to, &clear);
		const struct reading *words = clear && from < end ? guess_words(t, r, from, end) : NULL;
		if (!clear)
			return false;
		if (words)
			guess_read(t, read, words, &found);
		const struct path *only = fill_meaning(t, &found, knows_all(r, b->at));
		if (words && (!only || only->nsenses != 1 || !set_has(&t->scope->admitted, only->sense->verb)))
			return false;
		if (words)
			guess[n++] = sense_command(t, only->sense);
	}
	if (n < 2)
		return false;
	b->guess = guess;
	b->nguess = n;
	b->part = false;
	guess_suggest(t, b);
	return true;
}

/* The clauses of it that can be read; of what puts right, without what it denies. */
static void guess_gist(struct task *t, const struct line *line, guess_reader *read, struct binding *b,
		       const struct binding *list, size_t n)
{
	const struct reading *r = line->readings;
	struct paths found = { .n = 0 };
	size_t from, to;
	struct span left = { 0 };
	bool drops = false;
	if (!r)
		return;
	guess_sentence(r, b->at, &from, &to);
	if (from >= to || is_shared(r, from, to, b, list, n))
		return;
	const struct reading *told = b->takes_back ? contrast_plain(t, r, from, to, &drops) : NULL;
	if (told)
		gist_read(t, read, told, 0, told->nphrases, &found, &left);
	else if (!b->takes_back)
		gist_read(t, read, r, from, to, &found, &left);
	const struct path *only = fill_meaning(t, &found, found.n > 0);
	if (!only)
		return;
	b->nguess = 0;
	set_guess(t, b, only);
	b->corrects = told != NULL;
	b->drops = drops;
	b->part = !span_is_empty(left) && b->nguess;
}

/* All that they ask, or nothing: half of it is no order. Two meanings at one price are no guess. */
static void guess_together(struct task *t, const struct line *line, guess_reader *read, struct binding *list, size_t n,
			   size_t from, size_t to)
{
	struct binding *before = ARENA_ARRAY(t->arena, struct binding, n);
	bool all = true;
	memcpy(before, list, n * sizeof *list);
	for (size_t i = from; all && i < to; i++) {
		struct paths found;
		if (list[i].verdict != VERDICT_REFUSED || list[i].filled)
			continue;
		guess_binding(t, line, read, &list[i], list, n, &found);
		const struct path *only = is_taken_back(list, n, i)
						  ? NULL
						  : fill_meaning(t, &found,
								 found.n && knows_all(line->readings, list[i].at));
		if (only)
			set_guess(t, &list[i], only);
		else if (!found.n && !is_taken_back(list, n, i) && !guess_clauses(t, line, read, &list[i]))
			guess_gist(t, line, read, &list[i], list, n);
		all = list[i].nguess > 0 && !list[i].part;
	}
	for (size_t i = from; !all && i < to; i++) {
		if (list[i].filled)
			continue;
		if (before[i].part && before[i].nguess > list[i].nguess)
			list[i] = before[i];
		if (!list[i].part || (list[i].takes_back && !list[i].corrects) || is_taken_back(list, n, i))
			list[i].nguess = 0;
		if (list[i].verdict == VERDICT_REFUSED && !list[i].takes_back && !is_taken_back(list, n, i) &&
		    !names_fallen(&list[i]) && !stands_beside(line, &list[i], list, n))
			name_fallen(t, line, read, &list[i]);
		if (list[i].verdict == VERDICT_REFUSED)
			find_unheard(t, line, read, &list[i], list, n);
	}
}

/* "send two to Brume so we've something there": why it is meant says nothing of what is meant. */
static struct line without_reasons(struct task *t, const struct line *line)
{
	struct line out = *line;
	const struct reading **last = &out.readings;
	for (const struct reading *r = line->readings; r; r = r->next) {
		struct reading *copy = ARENA_NEW(t->arena, struct reading);
		*copy = *frames_without_reasons(t, r);
		copy->next = NULL;
		*last = copy;
		last = (const struct reading **)&copy->next;
	}
	return out;
}

void guess_orders(struct task *t, const struct line *said, guess_reader *read, struct binding *list, size_t n)
{
	bool refused = false;
	for (size_t i = 0; i < n; i++)
		refused |= list[i].verdict == VERDICT_REFUSED;
	const struct line plain = refused ? without_reasons(t, said) : *said, *line = &plain;
	for (size_t from = 0, to; from < n; from = to) {
		for (to = from + 1; to < n && !guess_are_apart(t, &list[to - 1], &list[to]);)
			to++;
		guess_together(t, line, read, list, n, from, to);
	}
}
