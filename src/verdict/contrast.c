/* contrast: see contrast.h. */
#include "verdict/contrast.h"

#include "base/utf8.h"
#include "frame/frame.h"

static struct str words_of(const struct frames *f, const struct phrase *p)
{
	return utf8_fold_name(f->task->arena, source_text(f->task->source, p->at));
}

/* "instead of 4", "rather than Kyoto" */
static bool is_instead_of(const struct frames *f, const struct phrase *p)
{
	return p->role == ROLE_STOP && word_is(words_of(f, p), SAYS_ROLE(INSTEAD));
}

/* "I would rather send 2 to Osaka than to Kyoto" */
static bool is_than(const struct frames *f, size_t i)
{
	bool rather = false;

	for (size_t k = clause_begin(f, i); k < i; k++)
		rather |= words_hold(words_folded(source_text(f->task->source, f->at[k].at), f->task->arena),
				     STR("rather"));
	return rather && i + 1 < f->n && str_eq_c(words_of(f, &f->at[i]), "than") && is_argument(&f->at[i + 1]);
}

/* "cancel", "forget about": of an order that stands. */
static bool takes_out(const struct frames *f, const struct phrase *p)
{
	const struct words w = words_said(source_text(f->task->source, p->at), f->task->arena);

	return words_have(&w, SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS));
}

/* "except one": how many are meant. */
static bool excepts(const struct frames *f, const struct phrase *p)
{
	return word_is(words_of(f, p), SAYS_ROLE(BUT));
}

static bool is_but(const struct frames *f, size_t i)
{
	return i < f->n && str_eq_c(words_of(f, &f->at[i]), "but");
}

/* Of two phrases of a clause, the one behind says again what the one before does. */
static bool says_again(const struct phrase *a, const struct phrase *b)
{
	if (a->role == ROLE_VERB || b->role == ROLE_VERB)
		return a->role == b->role;
	if (has_count(a) || has_count(b))
		return has_count(a) && has_count(b);
	return names_area(a) && names_area(b) && (a->role == b->role || b->role == ROLE_BARE);
}

/* Of phrase i, something between those two does. */
static bool is_said_again(const struct frames *f, size_t i, size_t from, size_t to)
{
	while (from < to && !says_again(&f->at[i], &f->at[from]))
		from++;
	return from < to;
}

/* "does not go to Kyoto but to Kobe": what is said behind "but" in the place of what is denied. */
static bool drop_but(struct frames *f, size_t no, size_t but)
{
	size_t end = clause_end(f, but + 1);
	const bool own = has_role(f, but + 1, end, ROLE_VERB);

	if (but + 1 >= end)
		return false;
	for (size_t i = but; i-- > no + 1;)
		if (own || !is_game(&f->at[i]) || is_said_again(f, i, but + 1, end)) {
			drop(f, i);
			but--;
			end--;
		}
	drop(f, but);
	drop(f, no);
	return true;
}

/* "instead of 1 send 2": names and numbers up to a deed or a sign. */
static bool drop_instead(struct frames *f, size_t no)
{
	const size_t was = f->n;

	while (no + 1 < f->n && is_argument(&f->at[no + 1]))
		drop(f, no + 1);
	if (f->n == was)
		return false;
	drop(f, no);
	return true;
}

/* ", not 4"; "and do not attack": a clause of its own with the sign before it. */
static bool drop_denied(struct frames *f, size_t no)
{
	const size_t end = clause_end(f, no);
	size_t from = has_role(f, no, end, ROLE_VERB) ? clause_begin(f, no) : no;

	if (end == no + 1 && !is_but(f, end))
		return false;
	if (from && parts_clauses(&f->at[from - 1]))
		from--;
	drop_range(f, from, end);
	return true;
}

/* "No, ..." */
static bool drop_answer(struct frames *f, size_t no)
{
	if (no && !parts_clauses(&f->at[no - 1]) && !is_stop(&f->at[no - 1], STOP_CORRECTION))
		return false;
	if (no + 1 < f->n && !parts_clauses(&f->at[no + 1]) && !is_stop(&f->at[no + 1], STOP_CORRECTION))
		return false;
	drop(f, no);
	return true;
}

/* ", and forget about Kyoto" beside a deed: a clause that names what is taken back, and no deed. */
static bool drop_taken_out(struct frames *f, size_t i)
{
	const size_t end = clause_end(f, i);
	const size_t from = signs_begin(f->at, i);

	if (!from || from == i || end != f->n || has_role(f, i, end, ROLE_VERB) || !has_role(f, 0, from, ROLE_VERB) ||
	    end != i + 2 || !names_area(&f->at[i + 1]))
		return false;
	drop_range(f, from, end);
	return true;
}

static bool drop_contrast(struct frames *f, size_t i, bool *drops)
{
	const struct phrase *p = &f->at[i];

	if (is_stop(p, STOP_CORRECTION)) {
		if (!takes_out(f, p))
			drop(f, i);
		else if (drop_taken_out(f, i))
			*drops = true;
		else
			return false;
		return true;
	}
	if (excepts(f, p))
		return false;
	if (is_instead_of(f, p) || is_than(f, i))
		return drop_instead(f, i);
	if (drop_answer(f, i))
		return true;
	for (size_t k = clause_end(f, i); k < f->n && k == clause_end(f, i); k++)
		if (is_but(f, k))
			return drop_but(f, i, k);
	return drop_denied(f, i);
}

static bool is_alone(const struct frames *f, size_t i)
{
	for (size_t k = clause_begin(f, i); k < clause_end(f, i); k++)
		if (k != i && is_game(&f->at[k]))
			return false;
	return true;
}

/* "oh wait, ..." */
static void drop_halts(struct frames *f)
{
	for (size_t i = f->n; i-- > 0;) {
		const struct words w = words_said(words_of(f, &f->at[i]), f->task->arena);

		if (f->at[i].role == ROLE_VERB && w.n == 1 && w.at[0].roles & SAYS_ROLE(DENIAL) && is_alone(f, i))
			drop(f, i);
	}
}

const struct reading *contrast_plain(struct task *t, const struct reading *r, size_t from, size_t to, bool *drops)
{
	struct frames f = { .task = t, .n = to - from, .room = r->nphrases };

	f.at = ARENA_ARRAY(t->arena, struct phrase, r->nphrases + 1u);
	memcpy(f.at, r->phrases + from, f.n * sizeof *f.at);
	for (size_t i = 0; i < f.n;) {
		if (!is_stop(&f.at[i], STOP_CORRECTION) && !is_stop(&f.at[i], STOP_NEGATION) &&
		    !is_instead_of(&f, &f.at[i]) && !is_than(&f, i)) {
			i++;
			continue;
		}
		if (!task_pay(t, (uint32_t)f.n) || !drop_contrast(&f, i, drops))
			return NULL;
		i = 0;
	}
	if (!f.changed)
		return NULL;
	drop_halts(&f);
	while (f.n && parts_clauses(&f.at[0])) /* behind "No, " */
		drop(&f, 0);
	if (!f.n)
		return NULL;
	return task_reading(t, r, f.at, f.n);
}
