#include "order/readings.h"

#include "order.tab.h"
#include "order/phrases.h"

#define UNREACHABLE UINT32_MAX

/* One word of a way, and the way before it. */
struct step {
	const struct lexeme *lexeme; /* NULL: the beginning */
	const struct step *before;
	uint32_t price;    /* up to here */
	uint32_t expected; /* of the whole way, if it goes on as cheaply as it can */
	uint32_t order;    /* later first: among equals the search goes deep */
	enum context context;
	uint32_t at;
};

struct search {
	const struct lattice *lattice;
	struct arena *arena;
	uint32_t (*rest)[CONTEXTS]; /* the least price from token i to the end */
	VEC(const struct step *) heap;
	uint32_t order;
};

static uint32_t price_through(const struct search *s, const struct lexeme *l, enum context c)
{
	const uint32_t rest = s->rest[l->to][context_after(c, l)];

	return rest == UNREACHABLE || l->price[c] == PRICE_NEVER ? UNREACHABLE : rest + l->price[c];
}

static void find_rest(struct search *s)
{
	const struct lattice *l = s->lattice;

	s->rest = (uint32_t(*)[CONTEXTS])(void *)ARENA_ARRAY(s->arena, uint32_t, CONTEXTS * (l->ntokens + 1));
	for (size_t at = l->ntokens; at-- > 0;)
		for (int c = 0; c < CONTEXTS; c++) {
			uint32_t best = UNREACHABLE;

			for (uint32_t i = l->first[at]; i < l->first[at + 1]; i++) {
				const uint32_t price = price_through(s, &l->list.at[i], (enum context)c);

				best = price < best ? price : best;
			}
			s->rest[at][c] = best;
		}
}

static bool goes_first(const struct step *a, const struct step *b)
{
	return a->expected != b->expected ? a->expected < b->expected : a->order > b->order;
}

static void heap_push(struct search *s, const struct step *step)
{
	size_t i = s->heap.n;

	VEC_PUSH(&s->heap, s->arena, step);
	for (; i && goes_first(step, s->heap.at[(i - 1) / 2]); i = (i - 1) / 2)
		s->heap.at[i] = s->heap.at[(i - 1) / 2];
	s->heap.at[i] = step;
}

static const struct step *heap_pop(struct search *s)
{
	const struct step *top = s->heap.at[0], *last = s->heap.at[--s->heap.n];
	size_t i = 0;

	for (size_t child; (child = 2 * i + 1) < s->heap.n; i = child) {
		if (child + 1 < s->heap.n && goes_first(s->heap.at[child + 1], s->heap.at[child]))
			child++;
		if (!goes_first(s->heap.at[child], last))
			break;
		s->heap.at[i] = s->heap.at[child];
	}
	if (s->heap.n)
		s->heap.at[i] = last;
	return top;
}

static void push_step(struct search *s, const struct step *before, const struct lexeme *l)
{
	const uint32_t through = price_through(s, l, before->context);
	struct step *step;

	if (through == UNREACHABLE)
		return;
	step = ARENA_NEW(s->arena, struct step);
	*step = (struct step){
		.lexeme = l,
		.before = before,
		.price = before->price + l->price[before->context],
		.expected = before->price + through,
		.order = s->order++,
		.context = context_after(before->context, l),
		.at = l->to,
	};
	heap_push(s, step);
}

/* The next cheapest whole way, or NULL. */
static const struct step *next_way(struct search *s)
{
	const struct lattice *l = s->lattice;

	while (s->heap.n) {
		const struct step *step = heap_pop(s);

		if (step->at == l->ntokens)
			return step;
		for (uint32_t i = l->first[step->at + 1]; i-- > l->first[step->at];)
			push_step(s, step, &l->list.at[i]);
	}
	return NULL;
}

static struct reading *make_reading(const struct lexeme *const *path, size_t n, uint32_t price, struct span at,
				    struct arena *a)
{
	struct reading *r = ARENA_NEW(a, struct reading);
	struct phrases p;

	phrases_parse(&p, path, n, a);
	*r = (struct reading){
		.at = at, .phrases = p.list.at, .nphrases = (uint32_t)p.list.n, .price = price, .stops = p.stops
	};
	return r;
}

static struct reading *read_way(const struct step *end, struct span at, struct arena *scratch, struct arena *a)
{
	const struct lexeme **path = ARENA_ARRAY(scratch, const struct lexeme *, end->at + 1);
	size_t from = end->at;

	for (const struct step *s = end; s->lexeme; s = s->before)
		if (s->lexeme->symbol != W_FILLER)
			path[--from] = s->lexeme;
	return make_reading(path + from, end->at - from, end->price, at, a);
}

/* Most lines can be read in one way only. */
static bool is_single(const struct lattice *l)
{
	for (size_t at = 0; at < l->ntokens; at = l->list.at[l->first[at]].to)
		if (l->first[at + 1] != l->first[at] + 1)
			return false;
	return true;
}

static void read_single(struct line *out, const struct lattice *l, struct arena *scratch, struct arena *a)
{
	const struct lexeme **path = ARENA_ARRAY(scratch, const struct lexeme *, l->ntokens + 1);
	enum context c = CONTEXT_NONE;
	uint32_t price = 0;
	size_t n = 0;

	for (size_t at = 0; at < l->ntokens; at = l->list.at[l->first[at]].to) {
		const struct lexeme *lexeme = &l->list.at[l->first[at]];

		price += lexeme->price[c];
		c = context_after(c, lexeme);
		if (lexeme->symbol != W_FILLER)
			path[n++] = lexeme;
	}
	out->readings = make_reading(path, n, price, out->at, a);
	out->nreadings = 1;
}

static void search_readings(struct line *out, const struct lattice *l, uint32_t limit, struct arena *scratch,
			    struct arena *a)
{
	struct search s = { .lattice = l, .arena = scratch };
	const struct step start = { 0 }, *way;
	const struct reading **tail = &out->readings;

	find_rest(&s);
	heap_push(&s, &start);
	while (out->nreadings < limit && (way = next_way(&s))) {
		struct reading *r = read_way(way, out->at, scratch, a);

		*tail = r;
		tail = &r->next;
		out->nreadings++;
	}
	out->flags |= next_way(&s) ? LINE_CUT : 0;
}

void readings_find(struct line *out, const struct lattice *l, uint32_t limit, struct arena *scratch, struct arena *a)
{
	if (is_single(l))
		read_single(out, l, scratch, a);
	else
		search_readings(out, l, limit, scratch, a);
	out->stops = out->readings->stops;
}
