/* analogy: see analogy.h. */
#include "order/analogy.h"

#include <stdlib.h>
#include <string.h>

#include "order/analogy_forms.h"
#include "order/analogy_traits.h"

#include "analogy.inc" /* deeds, places: struct lean; forms, nforms, other[], none */

enum {
	RUN = 4,                        /* clauses of one order */
	DEEDS = 6,                      /* that are tried */
	NAMED = 7,                      /* of a run: more is no order */
	MOST = LEAN_ONE,                /* more than sure is no surer */
	NAMED_IDLE = 3 * LEAN_ONE / 10, /* something named that is nothing to the order */
	LEAST = LEAN_ONE / 5,           /* what is less like an order is none: half of those were not meant */
	LEAST_WHOLE = -LEAN_ONE / 2,    /* ... but of the readings that leave out nothing */
	LACKS = 9 * LEAN_ONE / 10,
	LACKS_NUMBER = 3 * LEAN_ONE / 10,
};

struct option {
	const struct analogy_form *form; /* NULL: no order */
	int16_t slots[ANALOGY_SLOTS];
	int32_t score;
};
struct hearing {
	const struct analogy_piece *at;
	size_t from[ANALOGY_CLAUSES], to[ANALOGY_CLAUSES], nclauses;
	const struct analogy_search *search;
	bool admitted[LEAN_CLASSES];
	struct arena *arena;
};

bool analogy_parts(struct str word)
{
	return analogy_listed(word, str_c(parts));
}

bool analogy_points(struct str word)
{
	return analogy_listed(word, str_c(points));
}

bool analogy_stands_for(struct str word)
{
	return word.n == 1 && memchr("PNTS", *word.p, 4);
}

bool analogy_marks(struct str word)
{
	return analogy_listed(word, str_c(marks));
}

/* ---- one run of clauses ------------------------------------------------------------------------ */

struct filling {
	const struct analogy_piece *at;
	size_t named[NAMED], n;
	int32_t score[NAMED][LEAN_CLASSES];
	const struct analogy_form *form;
	struct option now, best;
};

static int32_t lacks(const struct analogy_form *form, uint32_t slot)
{
	return *places.classes[form->slots[slot]] == ANALOGY_NUMBER ? LACKS_NUMBER : LACKS;
}

/* Every way to give what is named its slots, or none. */
static void fill(struct filling *f, size_t k)
{
	if (k == f->n) {
		struct option o = f->now;
		for (uint32_t s = 0; s < f->form->nslots; s++)
			o.score -= o.slots[s] < 0 ? lacks(f->form, s) : 0;
		if (!f->best.form || o.score > f->best.score)
			f->best = o;
		return;
	}
	const struct analogy_piece *p = &f->at[f->named[k]];
	const int32_t before = f->now.score, idle = f->score[k][other[p->kind - 'A']];
	f->now.score = before + (idle < MOST / 2 ? idle : MOST / 2) - NAMED_IDLE;
	fill(f, k + 1);
	for (uint32_t s = 0; s < f->form->nslots; s++) {
		const uint32_t class = f->form->slots[s];
		if (f->now.slots[s] >= 0 || *places.classes[class] != p->kind ||
		    (s && class == f->form->slots[s - 1] && f->now.slots[s - 1] < 0))
			continue;
		f->now.slots[s] = (int16_t)f->named[k];
		f->now.score = before + (f->score[k][class] < MOST ? f->score[k][class] : MOST);
		fill(f, k + 1);
		f->now.slots[s] = -1;
	}
	f->now.score = before;
}

static void try_form(struct filling *f, struct option *out, const struct analogy_form *form, int32_t deed)
{
	f->form = form;
	f->best = (struct option){ 0 };
	f->now = (struct option){ .form = form, .score = deed };
	memset(f->now.slots, -1, sizeof f->now.slots);
	fill(f, 0);
	if (f->best.score > out->score)
		*out = f->best;
}

/* The deeds that may be said here, the likeliest first. */
static size_t best_deeds(const struct hearing *h, uint32_t out[DEEDS], const int32_t *score)
{
	size_t n = 0;
	for (uint32_t c = 0; c < deeds.nclasses; c++) {
		if (!h->admitted[c])
			continue;
		size_t k = n < DEEDS ? n : DEEDS;
		for (; k && score[out[k - 1]] < score[c]; k--)
			if (k < DEEDS)
				out[k] = out[k - 1];
		if (k < DEEDS)
			out[k] = c;
		n += n < DEEDS;
	}
	return n;
}

static bool may_be(const struct analogy_search *s, const struct analogy_form *form)
{
	size_t i = 0;
	while (i < s->nnever && s->never[i] != form->words)
		i++;
	return i == s->nnever;
}

/* The deeds that are likeliest, in every form. */
static void try_deeds(const struct hearing *h, struct filling *f, struct option *out, const int32_t deed[LEAN_CLASSES])
{
	uint32_t list[DEEDS];
	const size_t n = best_deeds(h, list, deed);
	for (size_t k = 0; k < n; k++)
		for (size_t i = 0; i < nforms; i++)
			if (forms[i].deed == list[k] && may_be(h->search, &forms[i]))
				try_form(f, out, &forms[i], deed[list[k]]);
}

static struct option hear_run(const struct hearing *h, size_t first, size_t last)
{
	const size_t from = h->from[first], to = h->to[last];
	int32_t deed[LEAN_CLASSES];
	struct filling f = { .at = h->at };
	lean_scores(deed, &deeds, analogy_deed_traits(h->at, from, to, h->arena));
	struct option no = { .score = deed[none] };
	for (size_t i = from; i < to; i++) {
		if (h->at[i].kind == ANALOGY_WORD)
			continue;
		if (f.n == NAMED)
			return no;
		lean_scores(f.score[f.n], &places, analogy_place_traits(h->at, i, from, to, h->arena));
		const int32_t idle = f.score[f.n][other[h->at[i].kind - 'A']];
		no.score += idle < 0 ? idle : 0;
		f.named[f.n++] = i;
	}
	struct option out = no;
	try_deeds(h, &f, &out, deed);
	return out.form && out.score < (h->search->whole ? LEAST_WHOLE : LEAST) ? no : out;
}

/* ---- all of them ------------------------------------------------------------------------------- */

static bool cut_clauses(struct hearing *h, size_t n)
{
	for (size_t i = 0, to; i < n; i = to + 1) {
		for (to = i; to < n && !h->at[to].parts;)
			to++;
		if (to == i)
			continue;
		if (h->nclauses == ANALOGY_CLAUSES)
			return false;
		h->from[h->nclauses] = i;
		h->to[h->nclauses++] = to;
	}
	return h->nclauses > 0;
}

static bool is_in(const int16_t slots[ANALOGY_SLOTS], int16_t piece)
{
	size_t k = 0;
	while (k < ANALOGY_SLOTS && slots[k] != piece)
		k++;
	return k < ANALOGY_SLOTS;
}

/* "There" is the place named last that is nothing else to the same order. */
static int16_t pointed_at(const struct analogy_piece *at, const int16_t slots[ANALOGY_SLOTS], int16_t i)
{
	int16_t k = i;
	while (k >= 0 && (at[k].kind != ANALOGY_PLACE || at[k].points || is_in(slots, k)))
		k--;
	return k;
}

static bool add_order(struct analogy *out, const struct analogy_piece *at, const struct option *r)
{
	if (out->n == ANALOGY_ORDERS)
		return false;
	const struct analogy_form *form = r->form;
	struct analogy_order *o = &out->orders[out->n];
	*o = (struct analogy_order){ .form = form->words };
	memcpy(o->slots, r->slots, sizeof o->slots);
	for (uint32_t s = 0; s < form->nslots; s++)
		if (o->slots[s] >= 0 && at[o->slots[s]].points)
			o->slots[s] = pointed_at(at, r->slots, o->slots[s]);
	out->likely = r->score < out->likely ? r->score : out->likely;
	out->n++;
	return true;
}

/* "2 from Osaka to Nara and 3 to Kyoto": what an order lacks is what it was to the one before. */
static void take_over(struct analogy *out, const struct analogy_form *const *form)
{
	for (size_t k = 1; k < out->n; k++)
		for (uint32_t s = 0; s < form[k]->nslots; s++)
			for (uint32_t b = 0; out->orders[k].slots[s] < 0 && b < form[k - 1]->nslots; b++)
				if (form[k - 1]->slots[b] == form[k]->slots[s] &&
				    *places.classes[form[k]->slots[s]] != ANALOGY_NUMBER)
					out->orders[k].slots[s] = out->orders[k - 1].slots[b];
}

/* The likeliest way through: best[to] is that of the clauses before `to`, its last run begins at before[to]. */
static void find_way(const struct hearing *h, struct option runs[ANALOGY_CLAUSES][RUN],
		     size_t before[ANALOGY_CLAUSES + 1])
{
	int32_t best[ANALOGY_CLAUSES + 1] = { 0 };
	for (size_t to = 1; to <= h->nclauses; to++) {
		best[to] = INT32_MIN;
		for (size_t n = 1; n <= RUN && n <= to; n++) {
			const size_t from = to - n;
			runs[from][n - 1] = hear_run(h, from, to - 1);
			const int32_t score = best[from] + runs[from][n - 1].score;
			if (score <= best[to])
				continue;
			best[to] = score;
			before[to] = from;
		}
	}
}

struct analogy analogy_read(const struct analogy_piece *at, size_t n, const struct analogy_search *search)
{
	ARENA_SCRATCH(a);
	struct hearing h = { .at = at, .search = search, .arena = &a };
	struct analogy out = { .likely = INT32_MAX };
	struct option(*runs)[RUN] = arena_calloc(&a, ANALOGY_CLAUSES, sizeof *runs, alignof(struct option));
	size_t before[ANALOGY_CLAUSES + 1], way[ANALOGY_CLAUSES], steps = 0;
	const struct analogy_form *form[ANALOGY_ORDERS];
	if (n > ANALOGY_PIECES || !cut_clauses(&h, n))
		return (struct analogy){ 0 };
	for (uint32_t c = 0; c < deeds.nclasses; c++)
		h.admitted[c] = *deeds.classes[c] && search->admits(search->context, str_c(deeds.classes[c]));
	find_way(&h, runs, before);
	for (size_t to = h.nclauses; to; to = before[to])
		way[steps++] = to;
	while (steps--) {
		const struct option *r = &runs[before[way[steps]]][way[steps] - before[way[steps]] - 1];
		if (!r->form) {
			const size_t from = h.from[before[way[steps]]];
			memset(out.idle + from, 1, h.to[way[steps] - 1] - from);
			continue;
		}
		if (out.n < ANALOGY_ORDERS)
			form[out.n] = r->form;
		if (!add_order(&out, at, r))
			return (struct analogy){ 0 };
	}
	take_over(&out, form);
	return out;
}
