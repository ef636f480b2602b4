/* analogy: see analogy.h. */
#include "order/analogy.h"

#include <string.h>

#include "order/analogy_forms.h"
#include "order/analogy_traits.h"

#include "analogy.inc" /* deeds, places: struct lean; forms, nforms, other[], none */

enum {
	RUN = 7,                        /* clauses of one order */
	BEAM = 5,                       /* ways to a clause that are followed */
	DEEDS = 12,                     /* that are tried */
	NAMED = 7,                      /* of a run: more is no order */
	BEHIND_SUCH = 100,              /* so much rather what orders behind such another have of it */
	MOST_DEED = LEAN_ONE,           /* more than sure is no surer */
	MOST = 3 * LEAN_ONE / 2,        /* of a place */
	MOST_IDLE = LEAN_ONE / 5,       /* of one that is nothing to the order */
	NAMED_IDLE = 3 * LEAN_ONE / 10, /* what that costs */
	LEAST = -3 * LEAN_ONE / 2,      /* what is less like an order is none */
	LEAST_WHOLE = -LEAN_ONE / 2,    /* ... of the readings that leave out nothing */
	LACKS = 13 * LEAN_ONE / 10,     /* what costs a place that is not said */
	LACKS_NUMBER = 3 * LEAN_ONE / 10,
	TAKES = LEAN_ONE / 4, /* ... but is that of another order */
	CUTS = 4,             /* of five parts: how much it counts where orders end */
};

struct option {
	const struct analogy_form *form; /* NULL: no order */
	int16_t slots[ANALOGY_SLOTS];    /* -1: nothing; below that: -2 - what another order has */
	int32_t score;
};
/* Some clauses, and what of them is the same whatever stands before them. */
struct run {
	size_t from, to; /* pieces */
	bool whole;      /* no sign stands within it */
	size_t named[NAMED], n;
	int32_t score[NAMED][LEAN_CLASSES], shares[LEAN_CLASSES];
	struct lean_sum deed;
};
/* A way through the clauses before `to`: what the last of them are. */
struct step {
	int32_t score;
	const struct step *back, *last; /* last: the last order before it */
	size_t from, to;                /* pieces */
	struct option is;
	bool behind; /* it has the number of the order behind it */
};
struct hearing {
	struct analogy_text x;
	struct analogy_clause at[ANALOGY_CLAUSES];
	int32_t cut[ANALOGY_CLAUSES]; /* before each */
	size_t nclauses;
	const struct analogy_search *search;
	bool admitted[LEAN_CLASSES];
	uint32_t games; /* bits: of which it has the forms */
	struct step *steps[ANALOGY_CLAUSES + 1];
	size_t nsteps[ANALOGY_CLAUSES + 1];
	struct arena *arena;
};

bool analogy_parts(struct str word)
{
	return analogy_listed(word, str_c(parts));
}

bool analogy_opens(struct str word)
{
	return analogy_listed(word, str_c(opens));
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

/* ---- what an order has of another --------------------------------------------------------------- */

static bool is_number(uint32_t slot)
{
	return *places.classes[slot] == ANALOGY_NUMBER;
}

/* Where an order has what is this to it; -1: nowhere. */
static int16_t piece_of(const struct option *o, uint32_t class)
{
	for (uint32_t s = 0; o->form && s < o->form->nslots; s++)
		if (o->form->slots[s] == class && o->slots[s] != -1)
			return o->slots[s] < 0 ? (int16_t)(-2 - o->slots[s]) : o->slots[s];
	return -1;
}

static const struct step *last_order(const struct step *s)
{
	return s->is.form ? s : s->last;
}

/* "2 from Osaka to Nara and 3 to Kyoto": what an order lacks it has from the one before it, as such orders mostly do. */
static int16_t taken_from(const struct option *before, const struct analogy_form *form, uint32_t slot)
{
	uint32_t most = 0;
	int16_t out = -1;
	for (size_t k = 0; before && k < sizeof sources / sizeof *sources; k++) {
		const struct analogy_source *s = &sources[k];
		const uint32_t count = s->count * (s->before == before->form->deed ? BEHIND_SUCH : 1);
		if (s->deed != form->deed || s->slot != form->slots[slot] || count <= most)
			continue;
		const int16_t piece = piece_of(before, s->from);
		most = piece >= 0 ? count : most;
		out = piece >= 0 ? piece : out;
	}
	return out >= 0 || !before ? out : piece_of(before, form->slots[slot]);
}

/* ---- one run of clauses ------------------------------------------------------------------------ */

struct filling {
	const struct analogy_piece *at;
	const struct run *run;
	const struct option *before;
	const struct analogy_form *form;
	struct option now, best;
};

static int32_t at_most(int32_t score, int32_t most)
{
	return score < most ? score : most;
}

/* What is not named. */
static int32_t lacks(const struct filling *f, struct option *o, uint32_t slot)
{
	const bool again = slot && f->form->slots[slot] == f->form->slots[slot - 1]; /* the next of a chain is said */
	const int16_t piece = again ? -1 : taken_from(f->before, f->form, slot);
	const int32_t *of = f->run->shares;
	if (!is_number(f->form->slots[slot])) {
		if (piece >= 0 && f->form->nslots > 1 && f->run->n)
			o->slots[slot] = (int16_t)(-2 - piece);
		return piece >= 0 ? TAKES : LACKS;
	}
	if (piece >= 0 && of[ahead] > of[unshared] && of[ahead] > of[behind]) {
		o->slots[slot] = (int16_t)(-2 - piece);
		return TAKES - at_most(of[ahead], MOST) / 2;
	}
	return of[behind] > of[unshared] ? TAKES - at_most(of[behind], MOST) / 2 : LACKS_NUMBER;
}

/* Every way to give what is named its slots, or none. */
static void fill(struct filling *f, size_t k)
{
	if (k == f->run->n) {
		struct option o = f->now;
		for (uint32_t s = 0; s < f->form->nslots; s++)
			o.score -= f->now.slots[s] < 0 ? lacks(f, &o, s) : 0;
		if (!f->best.form || o.score > f->best.score)
			f->best = o;
		return;
	}
	const size_t i = f->run->named[k];
	const int32_t *score = f->run->score[k];
	const int32_t before = f->now.score;
	f->now.score = before + at_most(score[other[f->at[i].kind - 'A']], MOST_IDLE) - NAMED_IDLE;
	fill(f, k + 1);
	for (uint32_t s = 0; s < f->form->nslots; s++) {
		const uint32_t class = f->form->slots[s];
		if (f->now.slots[s] >= 0 || *places.classes[class] != f->at[i].kind ||
		    (s && class == f->form->slots[s - 1] && f->now.slots[s - 1] < 0))
			continue;
		f->now.slots[s] = (int16_t)i;
		f->now.score = before + at_most(score[class], MOST);
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
	if (!out->form || f->best.score > out->score)
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
static struct option best_order(const struct hearing *h, const struct run *r, const struct step *last,
				const int32_t deed[LEAN_CLASSES])
{
	struct filling f = { .at = h->x.at, .run = r, .before = last ? &last->is : NULL };
	struct option out = { 0 };
	uint32_t list[DEEDS];
	const size_t n = best_deeds(h, list, deed);
	for (size_t k = 0; k < n; k++)
		for (size_t i = 0; i < nforms; i++)
			if (forms[i].deed == list[k] && may_be(h->search, &forms[i]) && forms[i].games & h->games)
				try_form(&f, &out, &forms[i], at_most(deed[list[k]], MOST_DEED));
	return out;
}

static int32_t idle_score(const struct hearing *h, const struct run *r, const int32_t deed[LEAN_CLASSES])
{
	int32_t score = at_most(deed[none], MOST_DEED);
	for (size_t k = 0; k < r->n; k++)
		score += at_most(r->score[k][other[h->x.at[r->named[k]].kind - 'A']], 0);
	return score;
}

/* False: too much is named in it. */
static bool look_at_run(const struct hearing *h, size_t first, size_t last, struct run *r)
{
	*r = (struct run){ .from = h->at[first].from, .to = h->at[last].to, .whole = true };
	for (size_t k = first; k < last; k++)
		r->whole &= !analogy_are_parted(h->at[k], h->at[k + 1]);
	for (size_t i = r->from; i < r->to; i++) {
		if (h->x.at[i].kind == ANALOGY_WORD)
			continue;
		if (r->n == NAMED)
			return false;
		lean_scores(r->score[r->n], &places, analogy_place_traits(h->x, i, r->from, r->to, h->arena));
		r->named[r->n++] = i;
	}
	lean_add(&r->deed, &deeds, analogy_deed_traits(h->x, r->from, r->to, h->arena));
	lean_scores(r->shares, &shares, analogy_share_traits(h->x, r->from, r->to, h->arena));
	return true;
}

/* ---- all of them ------------------------------------------------------------------------------- */

static bool cut_clauses(struct hearing *h)
{
	h->nclauses = analogy_clauses(h->x, h->at, ANALOGY_CLAUSES);
	for (size_t k = 1; k < h->nclauses && h->nclauses <= ANALOGY_CLAUSES; k++) {
		int32_t score[LEAN_CLASSES];
		lean_scores(score, &cuts, analogy_cut_traits(h->x, h->at[k - 1], h->at[k], h->arena));
		h->cut[k] = at_most(score[cut], MOST);
		h->cut[k] = -at_most(-h->cut[k], MOST);
	}
	return h->nclauses > 0 && h->nclauses <= ANALOGY_CLAUSES;
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

/* The best of those that lead there are kept, the best of them first. */
static void keep_step(struct hearing *h, size_t to, struct step s)
{
	struct step *list = h->steps[to];
	size_t k = h->nsteps[to];
	if (k == BEAM && list[--k].score >= s.score)
		return;
	h->nsteps[to] = k + 1;
	for (; k && list[k - 1].score < s.score; k--)
		list[k] = list[k - 1];
	list[k] = s;
}

static void try_run(struct hearing *h, size_t from, size_t to, int32_t cuts_of)
{
	struct run r;
	if (!look_at_run(h, from, to - 1, &r))
		return;
	for (size_t k = 0; k < h->nsteps[from]; k++) {
		const struct step *back = &h->steps[from][k], *last = last_order(back);
		const struct str before = last ? str_c(deeds.classes[last->is.form->deed]) : STR("");
		int32_t deed[LEAN_CLASSES];
		struct lean_sum sum = r.deed;
		lean_add(&sum, &deeds, analogy_behind_traits(h->x, r.from, r.to, before, h->arena));
		lean_of(deed, &deeds, &sum);
		struct step s = { .back = back, .last = last, .from = r.from, .to = r.to };
		const int32_t so_far = back->score + cuts_of, idle = idle_score(h, &r, deed);
		s.score = so_far + idle;
		if (r.whole)
			keep_step(h, to, s);
		s.is = best_order(h, &r, last, deed);
		s.behind = r.shares[behind] > r.shares[unshared] && r.shares[behind] > r.shares[ahead];
		s.score = so_far + s.is.score;
		if (s.is.form && s.is.score >= (h->search->whole ? LEAST_WHOLE : LEAST))
			keep_step(h, to, s);
	}
}

/* The likeliest way through. */
static const struct step *find_way(struct hearing *h)
{
	for (size_t to = 0; to <= h->nclauses; to++)
		h->steps[to] = arena_calloc(h->arena, BEAM, sizeof(struct step), alignof(struct step));
	h->nsteps[0] = 1;
	for (size_t to = 1; to <= h->nclauses; to++) {
		int32_t inner = 0;
		for (size_t n = 1; n <= RUN && n <= to; n++) {
			const size_t from = to - n;
			try_run(h, from, to, (inner + (from ? h->cut[from] : 0)) * CUTS / 5);
			inner -= h->cut[from];
		}
	}
	return h->nsteps[h->nclauses] ? h->steps[h->nclauses] : NULL;
}

static bool is_counted_there(const struct analogy_piece *at, int16_t i, struct str mark)
{
	return i > 1 && at[i].points && str_eq(at[i - 1].text, mark) && at[i - 2].kind == ANALOGY_NUMBER;
}

/* "Three from there to Nara, one from there to Kyoto": both from the same place. */
static int16_t pointed_first(const struct analogy_piece *at, int16_t i)
{
	const struct str mark = i ? at[i - 1].text : STR("");
	int16_t first = i;
	for (int16_t k = i; k > 1 && is_counted_there(at, i, mark) && analogy_marks(mark); k--)
		first = is_counted_there(at, k, mark) ? k : first;
	return first;
}

static bool add_order(struct analogy *out, const struct analogy_piece *at, const struct step *step)
{
	if (out->n == ANALOGY_ORDERS)
		return false;
	const struct option *r = &step->is;
	struct analogy_order *o = &out->orders[out->n];
	*o = (struct analogy_order){ .form = r->form->words };
	for (uint32_t s = 0; s < ANALOGY_SLOTS; s++)
		o->slots[s] = r->slots[s] <= -2 ? (int16_t)(-2 - r->slots[s]) : r->slots[s];
	for (uint32_t s = 0; s < r->form->nslots; s++)
		if (o->slots[s] >= 0 && at[o->slots[s]].points)
			o->slots[s] = pointed_at(at, r->slots, pointed_first(at, o->slots[s]));
	out->likely = at_most(r->score, out->likely);
	out->n++;
	return true;
}

/* "Shares 12 and 13, two each": what an order lacks and the one behind it has. */
static void take_over(struct analogy *out, const struct step *const *steps)
{
	for (size_t k = out->n; k-- > 0;)
		for (uint32_t s = 0; s < steps[k]->is.form->nslots; s++)
			for (uint32_t b = 0;
			     out->orders[k].slots[s] < 0 && k + 1 < out->n && b < steps[k + 1]->is.form->nslots; b++)
				if (steps[k + 1]->is.form == steps[k]->is.form && b == s &&
				    (!is_number(steps[k]->is.form->slots[s]) || steps[k]->behind))
					out->orders[k].slots[s] = out->orders[k + 1].slots[b];
}

static uint32_t games_of(struct str game)
{
	for (size_t k = 0; games[k]; k++)
		if (str_eq_c(game, games[k]))
			return (uint32_t)1 << k;
	return UINT32_MAX;
}

int32_t analogy_meant(const struct analogy_piece *at, size_t n)
{
	ARENA_SCRATCH(a);
	int32_t score[LEAN_CLASSES];
	lean_scores(score, &meant, analogy_meant_traits((struct analogy_text){ at, n }, &a));
	return score[lean_class(&meant, "meant")];
}

struct analogy analogy_read(const struct analogy_piece *at, size_t n, const struct analogy_search *search)
{
	ARENA_SCRATCH(a);
	struct hearing h = { .x = { at, n }, .search = search, .arena = &a };
	struct analogy out = { .likely = INT32_MAX };
	const struct step *way[ANALOGY_CLAUSES], *orders[ANALOGY_ORDERS];
	size_t steps = 0;
	if (n > ANALOGY_PIECES || !cut_clauses(&h))
		return (struct analogy){ 0 };
	h.games = games_of(search->game);
	for (uint32_t c = 0; c < deeds.nclasses; c++)
		h.admitted[c] = *deeds.classes[c] && search->admits(search->context, str_c(deeds.classes[c]));
	for (const struct step *s = find_way(&h); s && s->back; s = s->back)
		way[steps++] = s;
	while (steps--) {
		if (!way[steps]->is.form) {
			memset(out.idle + way[steps]->from, 1, way[steps]->to - way[steps]->from);
			continue;
		}
		if (out.n < ANALOGY_ORDERS)
			orders[out.n] = way[steps];
		if (!add_order(&out, at, way[steps]))
			return (struct analogy){ 0 };
	}
	take_over(&out, orders);
	return out;
}
