/*
 * queue: the mails of the spool in the order in which a run takes them: by game,
 * arrival, number in the spool, hash. A million of them in 64 MiB: each is packed into 60 bytes, and
 * only a list of numbers is sorted.
 */
#ifndef PBP_RUN_QUEUE_H
#define PBP_RUN_QUEUE_H

#include "mail/spool.h"

enum fate { FATE_PLAYED, FATE_GONE, FATE_DAMAGED, FATE_DEADLY };
struct incoming { /* a mail in the spool, routed */
	struct spool_entry entry;
	enum fate fate; /* other than played: it has no game */
	when arrival;
	uint32_t game; /* number of its game, from 1; 0: of none */
	bool left;     /* it was in the spool before this run */
};

struct queue {
	struct arena *arena;
	VEC(struct packed *) blocks;
	uint32_t *order, n;
};

void queue_init(struct queue *q, struct arena *a);
void queue_add(struct queue *q, const struct incoming *in);
/* To be called once, after the last one was added. */
void queue_sort(struct queue *q);
/* The i-th in order. */
struct incoming queue_get(const struct queue *q, size_t i);
/* The first of a game or of one with a higher number: those of game g lie from it up to that of g + 1. */
size_t queue_first(const struct queue *q, uint32_t game);

#endif
