/* facts: see facts.h. */
#include "report/facts.h"

#include "report/letter.h"
#include "report/moment.h"

static bool is_open(const struct receipt *r)
{
	return r->outcome->call != CALL_NONE && call_find(r->state, r->outcome->call);
}

enum fate facts_fate(const struct facts *f)
{
	const struct receipt *r = f->r;

	if (r->outcome->call == CALL_NONE)
		return GOES_ON;
	return !is_open(r) ? HAS_CLOSED : r->outcome->closes ? WOULD_CLOSE : GOES_ON;
}

static size_t count(const struct receipt *r, unsigned verdicts)
{
	const struct outcome *o = r->outcome;
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += verdicts >> o->lines[i].verdict & 1 && !receipt_is_yes(&o->lines[i]) &&
		     !receipt_talks(r, &o->lines[i]);
	return n;
}

/* The verb, which has nothing beside it, where what stands is no order: "wait", "done"; or NULL. */
static const struct verb *word_of(const struct receipt *r, struct str text)
{
	for (size_t i = r->game->nverbs; i-- > 0;) {
		const struct verb *v = r->game->verbs[i];

		if (!v->admitted && v->flags & (VERB_TALKS | VERB_ENDS) && str_eq_c(text, v->canonical))
			return v;
	}
	return NULL;
}

static size_t take_words(struct str *out, const struct str *list, size_t n, struct facts *f)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		const struct verb *v = word_of(f->r, list[i]);

		f->waits |= v && v->flags & VERB_TALKS;
		f->finished |= v && !(v->flags & VERB_TALKS);
		if (!v)
			out[kept++] = list[i];
	}
	return kept;
}

/* The mail itself asks for it, though nothing may stand that waits. */
static bool asks_to_wait(const struct receipt *r)
{
	bool any = false;

	for (size_t i = 0; i < r->outcome->nlines; i++) {
		const struct outcome_line *l = &r->outcome->lines[i];
		const struct verb *v = l->verdict <= VERDICT_WARNED ? word_of(r, l->canonical) : NULL;

		any |= v && v->flags & VERB_TALKS && v->flags & VERB_ONCE;
	}
	return any;
}

/* Of what stands, and stood, the orders alone. */
static const struct outcome *without_words(struct facts *f, struct arena *a)
{
	struct outcome *o = ARENA_NEW(a, struct outcome);
	struct facts before = *f;

	*o = *f->r->outcome;
	struct str *stands = ARENA_ARRAY(a, struct str, o->nstanding + 1),
		   *fallen = ARENA_ARRAY(a, struct str, o->nfallen + 1);
	o->nstanding = take_words(stands, o->standing, o->nstanding, f);
	o->nfallen = take_words(fallen, o->fallen, o->nfallen, &before);
	f->waits |= asks_to_wait(f->r);
	o->standing = stands;
	o->fallen = fallen;
	return o;
}

/* Once, whatever line of the mail it fell with. */
static struct str dropped(const struct receipt *r, struct arena *a)
{
	const struct outcome *o = r->outcome;
	struct buf b = buf_new(a);

	for (size_t i = 0; i < o->nlines; i++)
		for (size_t k = 0; k < o->lines[i].ndiags; k++) {
			const struct diag *d = &o->lines[i].diags[k];

			if (receipt_tells_drop(d) && str_find(buf_str(&b), d->detail) == b.n)
				buf_addf(&b, "%s%.*s", b.n ? "; " : "", STR_ARG(d->detail));
		}
	return buf_str(&b);
}

static size_t held(const struct outcome *o)
{
	size_t n = 0;

	for (size_t i = 0; i < o->nlines; i++)
		n += o->lines[i].verdict == VERDICT_HELD && o->lines[i].canonical.n > 0;
	return n;
}

void facts_set(json_t *o, const struct facts *f, const char *key, struct str words)
{
	model_set_some(o, key, words, f->arena);
}

void facts_set_moment(json_t *o, const struct facts *f, const char *key, when t)
{
	const bool comes = t != WHEN_NEVER && t != WHEN_NONE;

	facts_set(o, f, key, comes ? moment_words(f->r->state, f->o->player, t, f->arena) : STR_NONE);
}

void facts_set_turn(json_t *o, const struct facts *f, const char *key, int32_t turn, bool first)
{
	facts_set(o, f, key, turn > 0 ? turn_words(f->r->game, f->r->state, turn, first, f->arena) : STR_NONE);
}

void facts_set_seat(json_t *o, const struct facts *f, const char *key, seat_id seat)
{
	facts_set(o, f, key, seat == SEAT_NONE ? STR_NONE : seat_name(f->r->state, seat));
}

json_t *facts_within(json_t *o, const char *key)
{
	json_t *inner = json_object();

	json_object_set_new(o, key, inner);
	return inner;
}

bool facts_is_sealed(const struct facts *f)
{
	return f->o->kind && f->o->kind->hearing == SEALED;
}

/* Who, where, when, how many: for the subject too. */
static void set_facts(const struct facts *f)
{
	const struct outcome *o = f->o;
	json_t *v = f->value;

	model_set(v, "game", f->r->game->name, f->arena);
	model_set_flag(v, "shell", f->r->shell);
	facts_set_turn(v, f, "title", o->turn, true);
	facts_set_seat(v, f, "seat", o->seat);
	facts_set(v, f, "news", str_c(f->r->news));
	model_set_count(v, "good", f->good, f->arena);
	model_set_count(v, "bad", f->bad, f->arena);
	model_set_count(v, "waiting", f->held, f->arena);
	model_set_count(v, "standing", o->nstanding, f->arena);
	model_set_flag(v, "closed", facts_fate(f) == HAS_CLOSED);
	model_set_flag(v, "handed_over", facts_fate(f) == HAS_CLOSED && !facts_is_sealed(f));
	model_set_flag(v, "would_close", facts_fate(f) == WOULD_CLOSE);
}

struct facts facts_of(const struct receipt *r, struct arena *a)
{
	struct facts f = { .r = r, .o = r->outcome, .value = json_object(), .arena = a };

	f.o = without_words(&f, a);
	f.good = count(r, 1u << VERDICT_ACCEPTED | 1u << VERDICT_WARNED);
	f.bad = count(r, 1u << VERDICT_REFUSED);
	f.held = held(f.o);
	f.dropped = dropped(r, a);
	set_facts(&f);
	return f;
}
