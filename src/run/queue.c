/*
 * queue: see queue.h. Times are of 40 bits, as names in the spool are of twelve
 * digits, and so are numbers there.
 */
#include <stdlib.h>

#include "run/queue.h"

enum { BLOCK = 4096, TIME_BYTES = 5, STATE_BITS = 3, NULL_BIT = 4, LEFT_BIT = 8, TRIES_SHIFT = 4, FATE_BITS = 3 };

struct packed {
	struct hash hash;
	uint8_t stored[TIME_BYTES], envelope[TIME_BYTES], arrival[TIME_BYTES], number[TIME_BYTES];
	uint8_t flags; /* state, null sender, left, tries */
	uint32_t game; /* and below it the fate */
};

static const uint64_t no_time = (UINT64_C(1) << 8 * TIME_BYTES) - 1;

static void put_time(uint8_t out[TIME_BYTES], when t)
{
	const uint64_t n = t == WHEN_NONE ? no_time : t < 0 ? 0 : (uint64_t)t < no_time ? (uint64_t)t : no_time - 1;
	for (int i = 0; i < TIME_BYTES; i++)
		out[i] = (uint8_t)(n >> 8 * i);
}

static when get_time(const uint8_t in[TIME_BYTES])
{
	uint64_t n = 0;
	for (int i = 0; i < TIME_BYTES; i++)
		n |= (uint64_t)in[i] << 8 * i;
	return n == no_time ? WHEN_NONE : (when)n;
}

void queue_init(struct queue *q, struct arena *a)
{
	*q = (struct queue){ .arena = a };
}

static struct packed *packed_at(const struct queue *q, uint32_t i)
{
	return &q->blocks.at[i / BLOCK][i % BLOCK];
}

void queue_add(struct queue *q, const struct incoming *in)
{
	if (q->n % BLOCK == 0)
		VEC_PUSH(&q->blocks, q->arena, ARENA_ARRAY(q->arena, struct packed, BLOCK));
	struct packed *p = packed_at(q, q->n++);
	p->hash = in->entry.hash;
	put_time(p->stored, in->entry.stored);
	put_time(p->envelope, in->entry.envelope);
	put_time(p->arrival, in->arrival);
	put_time(p->number, (when)in->entry.number);
	p->flags = (uint8_t)(in->entry.state | (in->entry.null_sender ? NULL_BIT : 0) | (in->left ? LEFT_BIT : 0) |
			     in->entry.tries << TRIES_SHIFT);
	p->game = in->game << 2 | in->fate;
}

static struct incoming unpacked(const struct packed *p)
{
	struct incoming in = { .fate = p->game & FATE_BITS, .game = p->game >> 2, .arrival = get_time(p->arrival) };
	in.left = p->flags & LEFT_BIT;
	in.entry = (struct spool_entry){
		.stored = get_time(p->stored),
		.envelope = get_time(p->envelope),
		.hash = p->hash,
		.number = (uint64_t)get_time(p->number),
		.state = p->flags & STATE_BITS,
		.null_sender = p->flags & NULL_BIT,
		.tries = p->flags >> TRIES_SHIFT,
	};
	return in;
}

static int by_game_and_time(const void *a, const void *b, void *queue)
{
	const struct packed *x = packed_at(queue, *(const uint32_t *)a), *y = packed_at(queue, *(const uint32_t *)b);
	const uint32_t gx = x->game >> 2, gy = y->game >> 2;
	const when tx = get_time(x->arrival), ty = get_time(y->arrival);
	const when nx = get_time(x->number), ny = get_time(y->number);
	if (gx != gy)
		return gx < gy ? -1 : 1;
	if (tx != ty)
		return tx < ty ? -1 : 1;
	if (nx != ny)
		return nx < ny ? -1 : 1;
	return hash_cmp(&x->hash, &y->hash);
}

void queue_sort(struct queue *q)
{
	q->order = ARENA_ARRAY(q->arena, uint32_t, q->n + 1);
	for (uint32_t i = 0; i < q->n; i++)
		q->order[i] = i;
	if (q->n)
		qsort_r(q->order, q->n, sizeof *q->order, by_game_and_time, q);
}

struct incoming queue_get(const struct queue *q, size_t i)
{
	return unpacked(packed_at(q, q->order[i]));
}

size_t queue_first(const struct queue *q, uint32_t game)
{
	size_t low = 0, high = q->n;
	while (low < high) {
		const size_t mid = low + (high - low) / 2;
		if (packed_at(q, q->order[mid])->game >> 2 < game)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}
